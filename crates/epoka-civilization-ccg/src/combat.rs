//! Combat: CCG-80 to CCG-93.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Ccg,
    action::{Event, Fighter, SIDE},
    army,
    attack::{self, enemy_at},
    cards::Mode,
    effect::{Deed, topic},
    rate,
    rules::*,
    state::*,
    travel, wholes,
    words::*,
    zones,
};

/// CCG-81: the combat, unless nobody is left to attack or to be attacked (CCG-108).
pub fn fight(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let (seat, place) = (state.active, state.venture.place);
    attack::leave_behind(game, state, log);
    let enemy = enemy_at(state, seat, place);
    let building = state.venture.building;
    let there = building.is_none_or(|card| rate::buildings(state, place).any(|item| item.card == card));
    state.tasks.push(Task::Aftermath);
    if state.venture.units == 0 || !there || (building.is_none() && enemy.is_none()) {
        // Who has not attacked is not exhausted by it.
        if log.cite(CCG_108) {
            (state.venture.units, state.venture.carried) = (0, 0);
        }
        return;
    }
    state.tasks.push(Task::Enter);
    state.tasks.push(Task::Bury);
    log.cite(CCG_80);
    log.cite(CCG_81);
    log.cite(CCG_101);
    // CCG-109: nobody reacts any more.
    if !log.cite(CCG_109) {
        state.tasks.push(Task::Window { moment: Moment::AttackDeclared, seat, passes: 0 });
    }
    state.tasks.push(Task::Strike);
    if building.is_none() {
        state.venture.defenders = state.units_at(place);
        for task in [Task::AimDestroyers { early: false }, Task::Early, Task::AimDestroyers { early: true }] {
            state.tasks.push(task);
        }
    }
    state.tasks.push(Task::Favour { line: Line::Attackers, nth: 0 });
}

/// The role of a unit in the combat, and whom it meets.
pub fn side(state: &State, at: usize) -> (Option<Role>, u128) {
    let venture = &state.venture;
    if venture.units & (1 << at) != 0 {
        (Some(Role::Attacker), venture.defenders)
    } else if venture.defenders & (1 << at) != 0 {
        (Some(Role::Defender), venture.units)
    } else {
        (None, 0)
    }
}

/// CCG-80: attackers count as standing on the attacked terrain.
pub fn field(state: &State, at: usize) -> Place {
    let attacks = state.venture.units & (1 << at) != 0 && CCG_80.in_force();
    if attacks { state.venture.place } else { state.units[at].place }
}

fn strength(game: &Ccg, state: &State, at: usize) -> u8 {
    army::stats(game, state, &state.units[at], field(state, at), side(state, at)).0
}

fn skill(game: &Ccg, state: &State, at: usize, of: Skill) -> u8 {
    army::skill(game, state, &state.units[at], field(state, at), side(state, at).0, of)
}

/// Whether a unit flies.
pub fn is_air(game: &Ccg, state: &State, at: usize) -> bool {
    game.data.card(state.units[at].card).mode == Mode::Fly
}

/// CCG-90: the units of a line that profit from its nth effect on some units, how many may, and by how much.
pub fn favoured(game: &Ccg, state: &State, line: Line, nth: u8) -> Option<(u128, u8, (i8, i8), Seat)> {
    let venture = &state.venture;
    let (units, place) = match line {
        Line::Attackers => (venture.units, venture.place),
        Line::Defenders => (venture.defenders, venture.place),
    };
    let seat = match line {
        Line::Attackers => state.active,
        Line::Defenders => enemy_at(state, state.active, place)?,
    };
    let (mut count, mut found) = (0, None);
    if !CCG_90.in_force() {
        return None;
    }
    rate::each(game, state, seat, topic::UNIT, |effect, from| {
        let Deed::UnitStat { strength, toughness, scope, .. } = effect.does else { return };
        if effect.limit == 0 {
            return;
        }
        if count == nth {
            let reaches = |at: &usize| {
                let unit = &state.units[*at];
                let near = match scope {
                    Scope::Own => true,
                    Scope::OwnHere => from.place == Some(place),
                    Scope::OwnTerritory => place.seat == seat,
                    _ => false,
                };
                near && army::profits(game, state, unit, place, side(state, *at), effect)
            };
            let profit = bits(units).filter(reaches).fold(0, |set, at| set | 1 << at);
            found = Some((profit, effect.limit, (strength, toughness), seat));
        }
        count += 1;
    });
    found
}

/// CCG-90: names a unit that profits.
pub fn favour(game: &Ccg, state: &mut State, name: u8, log: &mut Log<Event>) -> Result<(), Illegal> {
    let Some(Task::Favour { line, nth }) = state.tasks.top() else { return Err(Illegal::by(CCG_90)) };
    let (units, limit, ..) = favoured(game, state, line, nth).ok_or(Illegal::by(CCG_90))?;
    let unit = wholes::meant(state, units, units & !state.venture.chosen, name).ok_or(Illegal::by(CCG_90))?;
    state.venture.chosen |= 1 << unit;
    if state.venture.chosen.count_ones() >= limit.into() {
        bestow(game, state, (line, nth), log);
    }
    Ok(())
}

/// CCG-90: an effect on some units goes to those named, or to all who can have it if there are not more. Answers whether somebody
/// has to name them.
pub fn settle_favour(game: &Ccg, state: &mut State, (line, nth): (Line, u8), log: &mut Log<Event>) -> bool {
    let Some((units, limit, ..)) = favoured(game, state, line, nth) else {
        state.tasks.pop();
        match line {
            Line::Attackers => state.tasks.push(Task::Favour { line: Line::Defenders, nth: 0 }),
            Line::Defenders => tell(game, state, log),
        }
        return false;
    };
    let alike = bits(units).all(|at| !wholes::is_name(state, units, at) || at == units.trailing_zeros() as usize);
    if state.venture.chosen != 0 || (units.count_ones() > limit.into() && !alike) {
        return true;
    }
    state.venture.chosen = bits(units).take(limit.into()).fold(0, |set, at| set | 1 << at);
    bestow(game, state, (line, nth), log);
    false
}

/// CCG-90: the units named profit, and the next effect is looked at.
fn bestow(game: &Ccg, state: &mut State, (line, nth): (Line, u8), log: &mut Log<Event>) {
    let found = favoured(game, state, line, nth);
    for at in bits(std::mem::take(&mut state.venture.chosen)) {
        log.cite(CCG_90);
        if let Some((_, _, (strength, toughness), _)) = found {
            state.units[at].strength += strength;
            state.units[at].toughness += toughness;
        }
    }
    state.tasks.pop();
    state.tasks.push(Task::Favour { line, nth: nth + 1 });
}

/// Tells who fights now that all that lasts for the combat is given out: units, then a capital or a building.
pub fn tell(game: &Ccg, state: &State, log: &mut Log<Event>) {
    let Venture { place, building, units, defenders, .. } = state.venture;
    let unit = |at: usize| {
        let Unit { seat, card, .. } = state.units[at];
        let (strength, toughness) = (dealt_by(game, state, at), remaining(game, state, at));
        Fighter { seat, card, unit: Some(at as u8), strength, toughness }
    };
    // CCG-86, CCG-87: without Anti-air the ground does not reach aircraft.
    let flying = bits(units).all(|at| is_air(game, state, at));
    let anti_air = if building.is_none() { army::capital_anti_air(game, state, place.seat) } else { 0 };
    let ground = |card: Card, (strength, toughness): (u8, u8), damage: u8| {
        let air = bits(units).any(|at| is_air(game, state, at));
        let strength =
            if flying && anti_air == 0 { 0 } else { strength.saturating_add(if air { anti_air } else { 0 }) };
        let toughness = toughness.saturating_sub(damage);
        Fighter { seat: place.seat, card, unit: None, strength, toughness }
    };
    let terrain = state.terrain(place);
    let under = match building {
        Some(card) => {
            let hurt = rate::buildings(state, place).find(|item| item.card == card).map_or(0, |item| item.damage);
            Some(ground(card, army::building(game, state, place.seat, card), hurt))
        }
        None if place.is_capital() && place.seat != state.active => {
            terrain.card.map(|card| ground(card, capital(game, state), terrain.damage))
        }
        None => None,
    };
    let attacking = || bits(units).map(unit);
    let defending = || bits(defenders).map(unit).chain(under);
    let strong = |one: Fighter| u16::from(one.strength);
    let (attack, defence) = (attacking().map(strong).sum(), defending().map(strong).sum());
    let (attackers, defenders) = (attacking().take(SIDE).collect(), defending().take(SIDE).collect());
    log.tell(Event::Fought { seat: state.active, place: state.site(place), attack, defence, attackers, defenders });
}

/// What a unit can deal in this combat: its strength, with Destroyer at a building (CCG-85) and with Anti-air at aircraft, which
/// others on the ground cannot hurt where only aircraft attack (CCG-87).
fn dealt_by(game: &Ccg, state: &State, at: usize) -> u8 {
    let venture = &state.venture;
    if venture.building.is_some() {
        return strength(game, state, at).saturating_add(skill(game, state, at, Skill::Destroyer));
    }
    let attacks = venture.units & (1 << at) != 0;
    let (line, against) = if attacks { (Line::Defenders, venture.defenders) } else { (Line::Attackers, venture.units) };
    let flying = !attacks && bits(against).all(|other| is_air(game, state, other));
    let [at_air, at_ground, at_all] = pools(game, state, 1 << at, line);
    at_air.saturating_add(if flying { 0 } else { at_ground }).saturating_add(at_all)
}

/// What is dealt by these units to the other side, in three pools: CCG-88.
fn pools(game: &Ccg, state: &State, dealing: u128, to: Line) -> [u8; 3] {
    let against = if to == Line::Attackers { state.venture.units } else { state.venture.defenders };
    let meets_air = bits(against).any(|at| is_air(game, state, at));
    let mut pools = [0u8; 3];
    for at in bits(dealing) {
        let (strength, anti_air) = (strength(game, state, at), skill(game, state, at, Skill::AntiAir));
        if meets_air && CCG_88.in_force() {
            pools[0] = pools[0].saturating_add(anti_air);
        }
        // CCG-87: only aircraft and Anti-air hurt attacking aircraft.
        let ground = to == Line::Attackers && meets_air && anti_air == 0 && !is_air(game, state, at);
        let pool = &mut pools[if ground && CCG_87.in_force() { 1 } else { 2 }];
        *pool = pool.saturating_add(strength);
    }
    pools
}

/// C3: defenders and snipers strike first.
pub fn early(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let has = |at: &usize, of: Skill| skill(game, state, *at, of) > 0;
    let first = bits(state.venture.defenders).filter(|at| has(at, Skill::Defender)).fold(0, |set, at| set | 1 << at);
    let dealt = if CCG_102.in_force() { pools(game, state, first, Line::Attackers) } else { [0; 3] };
    state.tasks.push(Task::Snipe);
    if first != 0 && log.cite(CCG_102) {
        state.venture.struck |= first;
        state.tasks.push(Task::Assign { seat: state.active, line: Line::Attackers, pools: dealt });
    }
}

/// C3: the next sniper deals its damage; its controller assigns it. Those already destroyed have struck as well.
pub fn snipe(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let waits = |at: &usize| state.venture.struck & (1 << at) == 0 && skill(game, state, *at, Skill::Sniper) > 0;
    let Some(at) = bits(state.venture.units).find(waits) else { return };
    let dealt = pools(game, state, 1 << at, Line::Defenders);
    log.cite(CCG_102);
    log.cite(CCG_A17);
    state.venture.struck |= 1 << at;
    state.tasks.push(Task::Snipe);
    state.tasks.push(Task::Assign { seat: state.active, line: Line::Defenders, pools: dealt });
}

/// C4: the destroyer that has not chosen yet, and the buildings it may hit.
pub fn destroyer(game: &Ccg, state: &State, early: bool) -> Option<usize> {
    let venture = &state.venture;
    let place = venture.place;
    let early_aim = (!early || CCG_A18.in_force()) && CCG_85.in_force();
    if !early_aim || !standing(game, state, place).any(|_| true) || place.seat == state.active {
        return None;
    }
    let open = venture.units & !venture.fallen & !venture.struck & !venture.chosen;
    bits(open).find(|&at| {
        skill(game, state, at, Skill::Destroyer) > 0 && (!early || skill(game, state, at, Skill::Sniper) > 0)
    })
}

/// The buildings of a place that are not destroyed yet.
pub fn standing<'a>(game: &'a Ccg, state: &'a State, place: Place) -> impl Iterator<Item = &'a Item> {
    rate::buildings(state, place)
        .filter(move |item| item.damage == 0 || item.damage < army::building(game, state, place.seat, item.card).1)
}

/// CCG-85: a destroyer hits the units or a building.
pub fn aim(game: &Ccg, state: &mut State, building: Option<Card>, log: &mut Log<Event>) -> Result<(), Illegal> {
    let Some(Task::AimDestroyers { early }) = state.tasks.top() else { return Err(Illegal::by(CCG_85)) };
    let at = destroyer(game, state, early).ok_or(Illegal::by(CCG_85))?;
    let Some(card) = building else {
        state.venture.chosen |= 1 << at;
        return Ok(());
    };
    let place = state.venture.place;
    if !standing(game, state, place).any(|item| item.card == card) {
        return Err(Illegal::by(CCG_85));
    }
    log.cite(CCG_85);
    log.cite(CCG_A19);
    if early {
        log.cite(CCG_A18);
    }
    state.venture.struck |= 1 << at;
    let damage = strength(game, state, at).saturating_add(skill(game, state, at, Skill::Destroyer));
    // CCG-A19: what is too much for the building is lost.
    let surplus = damage.saturating_sub(army::building(game, state, place.seat, card).1);
    if !CCG_A19.in_force() && surplus > 0 {
        state.tasks.push(Task::Assign { seat: state.active, line: Line::Defenders, pools: [0, 0, surplus] });
    }
    hit_building(state, place, card, damage, log);
    Ok(())
}

fn hit_building(state: &mut State, place: Place, card: Card, damage: u8, log: &mut Log<Event>) {
    let fits = |item: &&mut Item| item.form == Form::Building && item.place == Some(place) && item.card == card;
    if let Some(item) = state.realms[place.seat].items.iter_mut().find(fits) {
        item.damage = item.damage.saturating_add(damage);
        log.tell(Event::BuildingHit { place: state.site(place), card, damage });
    }
}

/// CCG-86: units attack a building.
fn raze(game: &Ccg, state: &mut State, card: Card, log: &mut Log<Event>) {
    let place = state.venture.place;
    let deals = |at: usize| strength(game, state, at).saturating_add(skill(game, state, at, Skill::Destroyer));
    let damage = bits(state.venture.units).map(deals).fold(0u8, u8::saturating_add);
    let (strikes_back, _) = army::building(game, state, place.seat, card);
    hit_building(state, place, card, damage, log);
    state.tasks.push(Task::Assign { seat: state.active, line: Line::Attackers, pools: [0, strikes_back, 0] });
}

/// C4: everybody who is left strikes, at a building or at the defenders; the defending player assigns first.
pub fn strike(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let venture = state.venture;
    if let Some(card) = venture.building {
        raze(game, state, card, log);
        return;
    }
    if bits(venture.units).any(|at| is_air(game, state, at)) {
        log.cite(CCG_87);
        log.cite(CCG_88);
    }
    let left = if CCG_81.in_force() { !venture.fallen & !venture.struck } else { 0 };
    let mut dealt = pools(game, state, venture.defenders & left, Line::Attackers);
    let place = venture.place;
    if place.is_capital() {
        let (strength, _) = capital(game, state);
        let anti_air = army::capital_anti_air(game, state, place.seat);
        let air = bits(venture.units).any(|at| is_air(game, state, at));
        if air {
            dealt[0] = dealt[0].saturating_add(anti_air);
        }
        let pool = &mut dealt[if air && anti_air == 0 && CCG_87.in_force() { 1 } else { 2 }];
        *pool = pool.saturating_add(strength);
    }
    let received = pools(game, state, venture.units & left, Line::Defenders);
    let enemy = enemy_at(state, state.active, place).unwrap_or(place.seat);
    state.tasks.push(Task::Assign { seat: state.active, line: Line::Attackers, pools: dealt });
    state.tasks.push(Task::Assign { seat: enemy, line: Line::Defenders, pools: received });
}

/// CCG-91: strength and toughness of the attacked capital.
fn capital(game: &Ccg, state: &State) -> (u8, u8) {
    let (strength, toughness) = army::capital(game, state, state.venture.place.seat);
    (strength.saturating_add_signed(state.venture.strength), toughness.saturating_add_signed(state.venture.toughness))
}

/// What is left of a unit's toughness.
pub fn remaining(game: &Ccg, state: &State, at: usize) -> u8 {
    let (_, toughness) = army::stats(game, state, &state.units[at], field(state, at), side(state, at));
    toughness.saturating_sub(state.units[at].damage)
}

/// CCG-82, CCG-88, CCG-91: to whom the damage of a pool may go: units, or else the capital.
pub fn eligible(game: &Ccg, state: &State, line: Line, pool: usize) -> (u128, bool) {
    let venture = &state.venture;
    let side = if line == Line::Attackers { venture.units } else { venture.defenders } & !venture.fallen;
    let fits = |at: &usize| match pool {
        0 => is_air(game, state, *at),
        1 => !is_air(game, state, *at),
        _ => true,
    };
    let units = bits(side).filter(fits).fold(0, |set, at| set | 1 << at);
    let capital = line == Line::Defenders && venture.place.is_capital() && pool > 0;
    (units, capital && (side == 0 || !CCG_91.in_force()))
}

/// CCG-82: damage goes to a unit. Answers what is left of it.
pub fn hit(game: &Ccg, state: &mut State, at: usize, damage: u8, log: &mut Log<Event>) -> u8 {
    let left = remaining(game, state, at);
    if !log.cite(CCG_82) || (left == 0 && !log.cite(CCG_83)) {
        return 0;
    }
    let Unit { seat, card, .. } = state.units[at];
    log.tell(Event::Hit { seat, card, unit: at as u8, damage: damage.min(left) });
    if damage >= left {
        state.venture.fallen |= 1 << at;
        damage - left
    } else {
        state.units[at].damage += damage;
        0
    }
}

/// CCG-91: damage goes to the capital.
pub fn hit_capital(state: &mut State, damage: u8, log: &mut Log<Event>) {
    let place = state.venture.place;
    log.cite(CCG_91);
    log.tell(Event::CapitalHit { seat: place.seat, damage });
    let terrain = state.terrain_mut(place);
    terrain.damage = terrain.damage.saturating_add(damage);
}

/// CCG-82: the assigner picks a unit.
pub fn assign(game: &Ccg, state: &mut State, unit: u8, log: &mut Log<Event>) -> Result<(), Illegal> {
    let Some(Task::Assign { seat, line, mut pools }) = state.tasks.top() else { return Err(Illegal::by(CCG_82)) };
    let pool = pools.iter().position(|&damage| damage > 0).ok_or(Illegal::by(CCG_82))?;
    let (units, _) = eligible(game, state, line, pool);
    if usize::from(unit) >= UNITS || units & (1 << unit) == 0 || !travel::is_first(state, unit.into(), !units) {
        return Err(Illegal::by(CCG_82));
    }
    pools[pool] = hit(game, state, unit.into(), pools[pool], log);
    // CCG-A17: a sniper's controller goes on with what is left.
    if !CCG_A17.in_force() && line == Line::Defenders && seat == state.active {
        pools[pool] = 0;
    }
    state.tasks.pop();
    state.tasks.push(Task::Assign { seat, line, pools });
    Ok(())
}

/// Assigns what needs no decision. Answers whether somebody has to decide.
pub fn settle_damage(game: &Ccg, state: &mut State, log: &mut Log<Event>) -> bool {
    let Some(Task::Assign { seat, line, mut pools }) = state.tasks.top() else { return false };
    for pool in 0..3 {
        while pools[pool] > 0 {
            let (units, capital) = eligible(game, state, line, pool);
            if units == 0 {
                if capital {
                    hit_capital(state, pools[pool], log);
                }
                pools[pool] = 0;
                break;
            }
            let total: u16 = bits(units).map(|at| u16::from(remaining(game, state, at))).sum();
            let first = units.trailing_zeros() as usize;
            let alike = bits(units).all(|at| !travel::is_first(state, at, !units) || at == first);
            // With the capital behind them, what is left over when all have fallen goes on.
            if !alike
                && (total > u16::from(pools[pool])
                    || (total == u16::from(pools[pool]) && has_frail(game, state, units)))
            {
                state.tasks.pop();
                state.tasks.push(Task::Assign { seat, line, pools });
                return true;
            }
            pools[pool] = hit(game, state, first, pools[pool], log);
        }
    }
    state.tasks.pop();
    false
}

/// CCG-83: whether a unit of toughness 0 is among them, which falls only while damage is left.
fn has_frail(game: &Ccg, state: &State, units: u128) -> bool {
    bits(units).any(|at| remaining(game, state, at) == 0)
}

/// C5: what is destroyed leaves.
pub fn bury(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let place = state.venture.place;
    for at in bits(state.venture.fallen & state.live) {
        let Unit { seat, card, .. } = state.units[at];
        log.tell(Event::Destroyed { seat, card, unit: Some(at as u8), place: state.site(place) });
        zones::remove_unit(state, at, log);
    }
    state.venture.fallen = 0;
    loop {
        let broken = |item: &Item| {
            item.form == Form::Building
                && item.place == Some(place)
                && item.damage > 0
                && item.damage >= army::building(game, state, place.seat, item.card).1
        };
        let Some(at) = state.realms[place.seat].items.iter().position(broken) else { break };
        let item = zones::remove_item(game, state, place.seat, at, log);
        log.tell(Event::Destroyed { seat: place.seat, card: item.card, unit: None, place: state.site(place) });
    }
    // CCG-93: a destroyed capital is the end of its player.
    if place.is_capital() && place.seat != state.active {
        let damage = state.terrain(place).damage;
        if damage > 0 && damage >= capital(game, state).1 && log.cite(CCG_93) {
            zones::eliminate(game, state, place.seat, log);
        }
    }
}

/// C6: the attackers that may still enter, beside those named: aircraft as well where a carrier may yet enter before them.
pub fn entrants(game: &Ccg, state: &State) -> u128 {
    entrants_beside(game, state, state.venture.chosen)
}

fn entrants_beside(game: &Ccg, state: &State, named: u128) -> u128 {
    let venture = &state.venture;
    let place = venture.place;
    if venture.building.is_some()
        || state.terrain(place).card.is_none()
        || enemy_at(state, state.active, place).is_some()
        || !zones::has_room(game, state, place, state.active)
    {
        return 0;
    }
    let there = state.all_units().filter(|(_, unit)| unit.place == place).count() as u32;
    let room = u32::from(rate::room(game, state, place, state.active, Number::Stack)) - there;
    let may = |at: &usize| {
        let unit = &state.units[*at];
        let fits = is_air(game, state, *at) || zones::may_be(game, state, unit, place);
        unit.place != place && fits && !army::entry(game, state, unit, place).1
    };
    let all = bits(venture.units).filter(may).fold(0u128, |set, at| set | 1 << at);
    let based =
        |set: u128| rate::is_base(game, state, place, state.active) || bits(set).any(|at| bases(game, state, at));
    // A place is kept for a carrier that the aircraft need.
    let fits = |set: u128| {
        let flies = bits(set).any(|at| is_air(game, state, at)) && CCG_71.in_force();
        let carrier = u32::from(flies && !based(set));
        (carrier == 0 || based(all & !set)) && set.count_ones() + carrier <= room
    };
    bits(all & !named).filter(|&at| fits(named | 1 << at)).fold(0, |set, at| set | 1 << at)
}

/// CCG-71: whether aircraft have a base on this unit.
fn bases(game: &Ccg, state: &State, at: usize) -> bool {
    game.data.speaks(state.units[at].card, topic::BASING)
}

/// C6: whether a unit can enter after those that are named.
pub fn enters_now(game: &Ccg, state: &State, at: usize) -> bool {
    let may_be = zones::may_be(game, state, &state.units[at], state.venture.place);
    may_be || bits(state.venture.chosen).any(|at| bases(game, state, at))
}

/// C6: whether more than one attacker may enter, so that they are named one by one.
pub fn enters_several(game: &Ccg, state: &State) -> bool {
    bits(entrants_beside(game, state, 0)).any(|at| entrants_beside(game, state, 1 << at) != 0)
}

/// C6: an attacker is named to enter.
pub fn enter(game: &Ccg, state: &mut State, name: u8, log: &mut Log<Event>) -> Result<(), Illegal> {
    let (all, open) = (state.venture.units, entrants(game, state));
    let unit = wholes::meant(state, all, open, name).ok_or(Illegal::by(CCG_81))?;
    let several = enters_several(game, state);
    state.venture.chosen |= 1 << unit;
    if several { Ok(()) } else { enter_all(game, state, log) }
}

/// CCG-71: whether the aircraft that are named to enter have a base there.
pub fn may_enter(game: &Ccg, state: &State) -> Result<(), Illegal> {
    let (place, named) = (state.venture.place, state.venture.chosen);
    let carried = bits(named).any(|at| bases(game, state, at));
    let flies = |at: usize| is_air(game, state, at) && !zones::may_be(game, state, &state.units[at], place);
    refuse(CCG_71, !carried && bits(named).any(flies))
}

/// C6: those named enter, carriers before their aircraft; the others stay.
pub fn enter_all(game: &Ccg, state: &mut State, log: &mut Log<Event>) -> Result<(), Illegal> {
    may_enter(game, state)?;
    let (place, named) = (state.venture.place, state.venture.chosen);
    state.tasks.pop();
    let carriers = bits(named).filter(|&at| bases(game, state, at)).fold(0u128, |set, at| set | 1 << at);
    for at in bits(carriers).chain(bits(named & !carriers)) {
        log.cite(CCG_81);
        zones::arrive(game, state, at, place, log);
    }
    Ok(())
}

/// CCG-79: whoever has attacked is exhausted; what was given for the combat ends.
pub fn aftermath(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    log.cite(CCG_79);
    for at in bits(state.venture.units) {
        state.units[at].exhausted = true;
        state.units[at].moved = true;
    }
    for at in bits(state.live) {
        (state.units[at].strength, state.units[at].toughness) = (0, 0);
    }
    let place = state.venture.place;
    state.venture = Venture::default();
    zones::bury_hurt(game, state, log);
    // A capital that stood by a bonus alone falls with it.
    let damage = state.terrain(place).damage;
    let stands = damage == 0 || damage < army::capital(game, state, place.seat).1;
    if place.is_capital() && place.seat != state.active && !stands && log.cite(CCG_84) {
        zones::eliminate(game, state, place.seat, log);
    }
}
