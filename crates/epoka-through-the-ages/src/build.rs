//! Farms, mines, urban buildings and units: TTA-95 to TTA-99, TTA-118 to TTA-120, TTA-213.

use epoka_core::{Illegal, Log, Rule, Seat, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    army,
    effect::{Ability, Kind, Kinds},
    people, rate, row,
    rules::*,
    state::*,
    tokens,
};

/// Why something is built: with an action, or because a card says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permit {
    /// TTA-84: whether an action is paid.
    pub action: bool,
    /// What may be built.
    pub kinds: Kinds,
    /// Whether new ones may be built, and not only upgrades.
    pub new: bool,
    /// Whether upgrades may be made.
    pub upgrade: bool,
    /// How much cheaper it is.
    pub discount: u8,
}

impl Permit {
    /// In the Action Phase.
    pub const ACTION: Permit =
        Permit { action: true, kinds: Kinds::range(Kind::Farm, Kind::AirForce), new: true, upgrade: true, discount: 0 };
}

/// The rule about building one of a kind.
fn build_rule(kind: Kind) -> Rule {
    if kind.is(Kind::UNITS) { TTA_118 } else { TTA_95 }
}

/// The rule about upgrading one of a kind.
fn upgrade_rule(kind: Kind) -> Rule {
    if kind.is(Kind::UNITS) { TTA_119 } else { TTA_98 }
}

/// TTA-97: the resources for one building or unit, by the seat's cards.
pub fn price(game: &ThroughTheAges, nation: &Nation, card: Civil) -> u8 {
    let data = game.data.card(card);
    if !data.kind.is(Kind::URBAN) {
        return data.resources;
    }
    let mut off = 0;
    if let Some(special) = construction(game, nation)
        && TTA_97.in_force()
    {
        off += game.data.card(special).urban_discount[usize::from(data.age.level())];
    }
    for (_, ability) in rate::abilities(game, nation) {
        if let Ability::PairDiscount { with, on, resources, .. } = ability
            && *on == data.kind
            && is_paired(game, nation, *with)
        {
            off += resources;
        }
    }
    lowered(data.resources, off)
}

/// TTA-F35: whether there is a building of a kind: one with a worker.
pub fn is_paired(game: &ThroughTheAges, nation: &Nation, with: Kind) -> bool {
    let mut in_play = nation.technologies.iter().filter(|&card| game.data.card(card).kind == with);
    rate::of_kind(game, nation, with) > 0 || (in_play.next().is_some() && !TTA_F35.in_force())
}

/// TTA-85: a cost never falls below nothing; without the rule one that would is not lowered.
pub fn lowered(cost: u8, off: u8) -> u8 {
    if off <= cost || TTA_85.in_force() { cost.saturating_sub(off) } else { cost }
}

/// The construction technology of a seat.
pub fn construction(game: &ThroughTheAges, nation: &Nation) -> Option<Civil> {
    CivilSet(nation.technologies.0 & game.construction.0).iter().next()
}

/// What a seat can pay with.
struct Funds {
    civil: u8,
    military: u8,
    resources: u16,
    /// TTA-86: beside them, for units alone.
    for_units: u8,
}

impl Funds {
    fn of(game: &ThroughTheAges, state: &State, seat: Seat) -> Funds {
        Funds {
            civil: people::civil(state, seat),
            military: army::available(state, seat),
            resources: tokens::means(game, state, seat, Goods::Resources),
            for_units: people::unit_purse(game, state, seat),
        }
    }

    /// TTA-83: whether an action for a kind can be paid.
    fn check_action(&self, kind: Kind) -> Result<(), Illegal> {
        let available = if kind.is(Kind::UNITS) { self.military } else { self.civil };
        refuse(TTA_83, available < 1)
    }

    /// TTA-83, TTA-196: whether the resources are there, those for units included.
    fn check_price(&self, kind: Kind, price: u8) -> Result<(), Illegal> {
        let purse = if kind.is(Kind::UNITS) { self.for_units } else { 0 };
        refuse(TTA_196, self.resources + u16::from(purse) < u16::from(price))
    }
}

fn pay_action(state: &mut State, seat: Seat, kind: Kind, log: &mut Log<Event>) {
    if kind.is(Kind::UNITS) {
        army::pay(state, seat, 1, log);
    } else {
        people::pay_civil(state, seat, 1, log);
    }
}

/// TTA-84: an action is paid only where nothing else allows what is done.
fn pay_permit(state: &mut State, seat: Seat, kind: Kind, permit: Permit, log: &mut Log<Event>) {
    if permit.action || !log.cite(TTA_84) {
        pay_action(state, seat, kind, log);
    }
}

/// Pays for a building or unit.
fn pay_price(game: &ThroughTheAges, state: &mut State, seat: Seat, kind: Kind, price: u8, log: &mut Log<Event>) {
    if price == 0 {
        log.cite(TTA_85);
    }
    let own = if kind.is(Kind::UNITS) { people::use_unit_purse(game, state, seat, price, log) } else { price };
    tokens::pay(game, state, seat, Goods::Resources, own, log);
}

/// What building something costs now, if it may be built.
pub fn cost(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil, permit: Permit) -> Option<u8> {
    check_build(game, &state.nations[seat], card, permit, &Funds::of(game, state, seat)).ok()
}

/// What building something would cost, if nothing but resources is missing for it.
pub fn missing(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> Option<u8> {
    let rich = Funds { resources: u8::MAX.into(), ..Funds::of(game, state, seat) };
    let price = check_build(game, &state.nations[seat], card, Permit::ACTION, &rich).ok()?;
    cost(game, state, seat, card, Permit::ACTION).is_none().then_some(price)
}

/// What an upgrade costs now, if it may be made.
pub fn upgrade_cost(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    cards: (Civil, Civil),
    permit: Permit,
) -> Option<u8> {
    check_upgrade(game, &state.nations[seat], cards, permit, &Funds::of(game, state, seat)).ok()
}

/// TTA-95, TTA-118: whether a seat may build one on a card; what it costs.
fn check_build(
    game: &ThroughTheAges,
    nation: &Nation,
    card: Civil,
    permit: Permit,
    funds: &Funds,
) -> Result<u8, Illegal> {
    let data = game.data.card(card);
    let rule = build_rule(data.kind);
    let can_hold = data.kind.is(Kind::BUILDINGS) || data.kind.is(Kind::UNITS);
    if !can_hold || !nation.technologies.contains(card) || nation.unused == 0 {
        return Err(Illegal::by(rule));
    }
    if !permit.new || !data.kind.is(permit.kinds) {
        return Err(Illegal::by(TTA_116));
    }
    check_limit(game, nation, data.kind)?;
    if permit.action {
        funds.check_action(data.kind)?;
    }
    let price = lowered(price(game, nation, card), permit.discount);
    funds.check_price(data.kind, price)?;
    Ok(price)
}

/// TTA-96: no more urban buildings of one type than the government allows.
pub fn check_limit(game: &ThroughTheAges, nation: &Nation, kind: Kind) -> Result<(), Illegal> {
    let limit = game.data.card(nation.government).urban_limit;
    refuse(TTA_96, kind.is(Kind::URBAN) && rate::of_kind(game, nation, kind) >= limit.into())
}

/// TTA-98, TTA-119: whether a seat may upgrade; what it costs.
fn check_upgrade(
    game: &ThroughTheAges,
    nation: &Nation,
    (from, to): (Civil, Civil),
    permit: Permit,
    funds: &Funds,
) -> Result<u8, Illegal> {
    let (old, new) = (game.data.card(from), game.data.card(to));
    let rule = upgrade_rule(old.kind);
    let manned = nation.workers.get(from.index()).is_some_and(|&workers| workers > 0);
    if !manned || !nation.technologies.contains(to) || old.kind != new.kind || old.age >= new.age {
        return Err(Illegal::by(rule));
    }
    if !permit.upgrade || !old.kind.is(permit.kinds) {
        return Err(Illegal::by(TTA_116));
    }
    if permit.action {
        funds.check_action(old.kind)?;
    }
    let price = lowered(price(game, nation, to).saturating_sub(price(game, nation, from)), permit.discount);
    funds.check_price(old.kind, price)?;
    Ok(price)
}

/// TTA-213: whether a leader lets a seat turn one urban building into another; what it costs.
pub fn check_convert(game: &ThroughTheAges, state: &State, seat: Seat, from: Civil, to: Civil) -> Result<u8, Illegal> {
    let nation = &state.nations[seat];
    let (old, new) = (game.data.card(from), game.data.card(to));
    let allowed = rate::abilities(game, nation)
        .any(|(_, ability)| matches!(ability, Ability::Convert { to: kind } if *kind == new.kind));
    let manned = nation.workers.get(from.index()).is_some_and(|&workers| workers > 0);
    let fits = old.kind.is(Kind::URBAN) && old.kind != new.kind && old.age <= new.age;
    if !allowed || !manned || !fits || !nation.technologies.contains(to) {
        return Err(Illegal::by(TTA_213));
    }
    refuse(TTA_213, state.turn.converted)?;
    check_limit(game, nation, new.kind)?;
    let funds = Funds::of(game, state, seat);
    funds.check_action(old.kind)?;
    let price = price(game, nation, to).saturating_sub(price(game, nation, from));
    funds.check_price(old.kind, price)?;
    Ok(price)
}

/// What a seat may build and upgrade.
pub fn list(game: &ThroughTheAges, state: &State, seat: Seat, permit: Permit, list: &mut Vec<Action>) {
    find(game, state, seat, permit, |action| {
        list.push(action);
        false
    });
}

/// Whether a seat may build or upgrade anything.
pub fn any(game: &ThroughTheAges, state: &State, seat: Seat, permit: Permit) -> bool {
    find(game, state, seat, permit, |_| true)
}

/// Looks through all a seat may build and upgrade until told to stop; whether it was.
fn find(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    permit: Permit,
    mut stop: impl FnMut(Action) -> bool,
) -> bool {
    let (nation, funds) = (&state.nations[seat], Funds::of(game, state, seat));
    for card in nation.technologies.iter().take_while(|card| card.index() < game.worker_cards) {
        // Without an action there is nothing to look for.
        if permit.action && funds.check_action(game.data.card(card).kind).is_err() {
            continue;
        }
        let can_build = permit.new && nation.unused > 0 && check_build(game, nation, card, permit, &funds).is_ok();
        if can_build && stop(Action::Build { card }) {
            return true;
        }
        if nation.workers[card.index()] == 0 || !permit.upgrade {
            continue;
        }
        // Cards of a kind stand side by side, lower ages first.
        let same = game.places[game.data.card(card).kind as usize] & (u64::MAX << card.0 << 1);
        for to in CivilSet(nation.technologies.0 & u128::from(same)).iter() {
            let open = check_upgrade(game, nation, (card, to), permit, &funds).is_ok();
            if open && stop(Action::Upgrade { from: card, to }) {
                return true;
            }
        }
    }
    false
}

/// What else a seat may do with its buildings and units in the Action Phase.
pub fn list_more(game: &ThroughTheAges, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let nation = &state.nations[seat];
    let converts = rate::abilities(game, nation).any(|(_, ability)| matches!(ability, Ability::Convert { .. }));
    let enlists = rate::abilities(game, nation).any(|(_, ability)| matches!(ability, Ability::GrowAndRecruit { .. }));
    for card in nation.technologies.iter().take_while(|card| card.index() < game.worker_cards) {
        if nation.workers[card.index()] > 0 && check_destroy(game, state, seat, card).is_ok() {
            list.push(Action::Destroy { card });
        }
        if enlists && people::check_enlist(game, state, seat, card).is_ok() {
            list.push(Action::Enlist { card });
        }
        if converts {
            let cards = nation.technologies.iter().take_while(|card| card.index() < game.worker_cards);
            let open = cards.filter(|&to| check_convert(game, state, seat, card, to).is_ok());
            list.extend(open.map(|to| Action::Convert { from: card, to }));
        }
    }
}

/// TTA-95, TTA-118: an unused worker becomes a building or unit.
pub fn build(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    permit: Permit,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let resources = check_build(game, &state.nations[seat], card, permit, &Funds::of(game, state, seat))?;
    let kind = game.data.card(card).kind;
    pay_permit(state, seat, kind, permit, log);
    cite_discounts(game, state, seat, card, log);
    put(game, state, seat, card, resources, log);
    pay_price(game, state, seat, kind, resources, log);
    Ok(())
}

/// An unused worker goes to a card.
pub fn put(game: &ThroughTheAges, state: &mut State, seat: Seat, card: Civil, resources: u8, log: &mut Log<Event>) {
    if log.cite(build_rule(game.data.card(card).kind)) && log.cite(TTA_6) {
        let nation = &mut state.nations[seat];
        nation.unused -= 1;
        nation.workers[card.index()] += 1;
    }
    log.use_component(card.index());
    log.tell(Event::Built { seat, card, resources });
    rate::update(game, state, seat, log);
}

/// Records what made an urban building cheaper.
fn cite_discounts(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil, log: &mut Log<Event>) {
    let data = game.data.card(card);
    let nation = &state.nations[seat];
    if let Some(special) = construction(game, nation)
        && data.kind.is(Kind::URBAN)
        && game.data.card(special).urban_discount[usize::from(data.age.level())] > 0
        && log.cite(TTA_97)
    {
        log.use_component(special.index());
    }
    let paired = |ability: &Ability| matches!(ability, Ability::PairDiscount { on, .. } if *on == data.kind);
    if rate::abilities(game, nation).any(|(_, ability)| paired(ability)) {
        log.cite(TTA_F35);
    }
    people::cite_leader(game, state, seat, log, paired);
}

/// TTA-98, TTA-119: a worker moves to a better card.
pub fn upgrade(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    (from, to): (Civil, Civil),
    permit: Permit,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let resources = check_upgrade(game, &state.nations[seat], (from, to), permit, &Funds::of(game, state, seat))?;
    let kind = game.data.card(from).kind;
    pay_permit(state, seat, kind, permit, log);
    cite_discounts(game, state, seat, to, log);
    if log.cite(upgrade_rule(kind)) {
        shift(game, state, seat, from, to, resources, log);
    }
    pay_price(game, state, seat, kind, resources, log);
    Ok(())
}

fn shift(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    from: Civil,
    to: Civil,
    resources: u8,
    log: &mut Log<Event>,
) {
    let nation = &mut state.nations[seat];
    nation.workers[from.index()] -= 1;
    nation.workers[to.index()] += 1;
    log.use_component(to.index());
    log.tell(Event::Upgraded { seat, from, to, resources });
    rate::update(game, state, seat, log);
}

/// TTA-213: an urban building becomes a theater.
pub fn convert(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    (from, to): (Civil, Civil),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    let resources = check_convert(game, state, seat, from, to)?;
    people::pay_civil(state, seat, 1, log);
    people::cite_leader(game, state, seat, log, |ability| matches!(ability, Ability::Convert { .. }));
    if log.cite(TTA_213) {
        state.turn.converted = true;
        shift(game, state, seat, from, to, resources, log);
    }
    pay_price(game, state, seat, game.data.card(to).kind, resources, log);
    Ok(())
}

/// TTA-99, TTA-120: whether a seat may destroy one.
fn check_destroy(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> Result<(), Illegal> {
    let kind = game.data.card(card).kind;
    let rule = if kind.is(Kind::UNITS) { TTA_120 } else { TTA_99 };
    if state.nations[seat].workers.get(card.index()).is_none_or(|&workers| workers == 0) {
        return Err(Illegal::by(rule));
    }
    let available = if kind.is(Kind::UNITS) { army::available(state, seat) } else { people::civil(state, seat) };
    refuse(TTA_83, available < 1)
}

/// TTA-99, TTA-120: the worker of a building or unit is unused again.
pub fn destroy(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    check_destroy(game, state, seat, card)?;
    let kind = game.data.card(card).kind;
    pay_action(state, seat, kind, log);
    if log.cite(if kind.is(Kind::UNITS) { TTA_120 } else { TTA_99 }) {
        let nation = &mut state.nations[seat];
        nation.workers[card.index()] -= 1;
        nation.unused += 1;
    }
    log.tell(Event::Destroyed { seat, card, unit: kind.is(Kind::UNITS) });
    rate::update(game, state, seat, log);
    Ok(())
}

/// TTA-F29: one more population that becomes a unit at once.
pub fn enlist(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    let (food, resources) = people::check_enlist(game, state, seat, card)?;
    log.cite(TTA_F29);
    people::cite_leader(game, state, seat, log, |ability| matches!(ability, Ability::GrowAndRecruit { .. }));
    army::pay(state, seat, 1, log);
    people::grow(game, state, seat, food, log);
    put(game, state, seat, card, resources, log);
    pay_price(game, state, seat, game.data.card(card).kind, resources, log);
    Ok(())
}
