//! What successful aggressions do: TTA-65, TTA-153, TTA-199, TTA-203.

use epoka_core::{Illegal, Log, Rule, Seat};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    choices,
    effect::{Age, Harm, Kind},
    events, leaders, people, rate,
    rules::*,
    state::*,
    tokens,
};

/// TTA-F14: whether an aggression could do anything to a rival it needs something from.
pub fn can_be(game: &ThroughTheAges, state: &State, card: Military, rival: Seat) -> bool {
    let nation = &state.nations[rival];
    game.data.face(card).does.iter().all(|harm| match harm {
        Harm::Raid { ages } => {
            let oldest = ages.iter().copied().max().unwrap_or(Age::A);
            raidable(game, nation, oldest).next().is_some()
        }
        Harm::Annex {} => !nation.colonies.is_empty(),
        Harm::Infiltrate { .. } => nation.leader.is_some() || nation.unfinished.is_some(),
        Harm::RivalLoses(_) | Harm::Gain(_) | Harm::Plunder { .. } | Harm::Take { .. } => true,
    })
}

/// The urban buildings up to an age.
fn raidable<'a>(game: &'a ThroughTheAges, nation: &'a Nation, age: Age) -> impl Iterator<Item = Civil> + 'a {
    rate::manned(game, nation, Kind::URBAN).map(|(card, _)| card).filter(move |&card| game.data.card(card).age <= age)
}

/// The next step of an aggression.
pub fn go_on(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, rival): (Seat, Seat),
    (card, step): (Military, u8),
    log: &mut Log<Event>,
) {
    state.tasks.pop();
    let Some(harm) = game.data.face(card).does.get(usize::from(step)) else { return };
    state.tasks.push(Task::Harm { seat, rival, card, step: step + 1 });
    match harm {
        Harm::RivalLoses(goods) => events::lose(game, state, rival, goods, |ledger| &mut ledger.conflicts, log),
        Harm::Gain(goods) => events::gain(game, state, seat, goods, |ledger| &mut ledger.conflicts, log),
        Harm::Plunder { amount } => state.tasks.push(Task::Plunder { seat, rival, amount: *amount }),
        Harm::Raid { .. } => state.tasks.push(Task::Raid { seat, rival, card, spent: 0, cost: 0 }),
        Harm::Annex {} => state.tasks.push(Task::Annex { seat, rival }),
        Harm::Infiltrate { culture_per_level } => {
            state.tasks.push(Task::Infiltrate { seat, rival, culture: *culture_per_level });
        }
        Harm::Take { science, culture } => {
            take_science(state, (seat, rival), *science, log);
            take_culture(state, (seat, rival), (*culture).into(), TTA_203, log);
        }
    }
}

/// TTA-203: science points change hands, as many as there are.
pub fn take_science(state: &mut State, (seat, rival): (Seat, Seat), amount: u8, log: &mut Log<Event>) {
    let nation = &mut state.nations[rival];
    let lost = nation.science.min(amount.into());
    if lost > 0 && log.cite(TTA_203) {
        nation.science -= lost;
        log.tell(Event::Science { seat: rival, amount: -(lost as i16) });
        people::gain_science(state, seat, lost as i16, log);
    }
}

/// TTA-203: culture points change hands, as many as there are; `limit` says so as well.
pub fn take_culture(state: &mut State, (seat, rival): (Seat, Seat), amount: i16, limit: Rule, log: &mut Log<Event>) {
    if amount == 0 {
        return;
    }
    let lost = people::score(state, rival, -amount, |ledger| &mut ledger.conflicts, log);
    let gained = if log.cite(TTA_203) && log.cite(limit) { -lost } else { amount };
    people::score(state, seat, gained, |ledger| &mut ledger.conflicts, log);
}

/// What can be plundered as food and resources, up to the amount and every result once; the most comes first.
pub fn plunders(
    game: &ThroughTheAges,
    state: &State,
    (seat, rival, amount): (Seat, Seat, u8),
) -> impl Iterator<Item = (u8, u8)> {
    let (attacker, victim) = (&state.nations[seat], &state.nations[rival]);
    let most = |goods: Goods| tokens::stock(game, victim, goods).min(amount.into()) as u8;
    let (foods, resources) = (most(Goods::Food), most(Goods::Resources));
    let is_same = move |one: (u8, u8), other: (u8, u8)| {
        tokens::is_same_loss(game, victim, one, other)
            && tokens::is_same_gain(game, attacker, Goods::Resources, swapped(one), swapped(other))
    };
    let mixes = move || {
        (0..=amount.min(foods + resources)).rev().flat_map(move |total| {
            (total.saturating_sub(resources)..=foods.min(total)).map(move |food| (food, total - food))
        })
    };
    let is_new = move |&(at, mix): &(usize, (u8, u8))| !mixes().take(at).any(|other| is_same(mix, other));
    mixes().enumerate().filter(is_new).map(|(_, mix)| mix)
}

/// Food and resources as resources and food.
fn swapped((food, resources): (u8, u8)) -> (u8, u8) {
    (resources, food)
}

/// TTA-199: the rival loses food and resources, and the attacker gains what was lost.
pub fn plunder(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, rival, amount): (Seat, Seat, u8),
    (food, resources): (u8, u8),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !plunders(game, state, (seat, rival, amount)).any(|mix| mix == (food, resources)) {
        return Err(Illegal::by(TTA_F66));
    }
    state.tasks.pop();
    log.cite(TTA_F11);
    log.cite(TTA_F66);
    let food = tokens::lose(game, state, rival, Goods::Food, food, log);
    let resources = tokens::lose(game, state, rival, Goods::Resources, resources, log);
    if log.cite(TTA_199) {
        // TTA-F66: resources first.
        state.tasks.push(Task::Store { seat, goods: Goods::Food, amount: food });
        state.tasks.push(Task::Store { seat, goods: Goods::Resources, amount: resources });
    }
    Ok(())
}

/// The ages up to which buildings may be raided by a card.
fn raid_ages(game: &ThroughTheAges, card: Military) -> &[Age] {
    let ages = game.data.face(card).does.iter().find_map(|harm| match harm {
        Harm::Raid { ages } => Some(ages.as_slice()),
        _ => None,
    });
    ages.unwrap_or_default()
}

/// TTA-F12: which of the ages on the card, of those not spent, a building takes: the lowest that allows it. So the order in which
/// buildings are named means nothing.
fn raid_slot(game: &ThroughTheAges, card: Military, spent: u8, age: Age) -> Option<usize> {
    let ages = raid_ages(game, card);
    let open = (0..ages.len()).filter(|&at| spent & (1 << at) == 0 && age <= ages[at]);
    open.min_by_key(|&at| ages[at])
}

/// The buildings a raid can still destroy, and how many workers they have.
fn raid_targets(
    game: &ThroughTheAges,
    state: &State,
    rival: Seat,
    (card, spent): (Military, u8),
) -> impl Iterator<Item = (Civil, i16)> {
    let manned = rate::manned(game, &state.nations[rival], Kind::URBAN);
    manned.filter(move |&(building, _)| raid_slot(game, card, spent, game.data.card(building).age).is_some())
}

/// Whether a raid can go on.
pub fn can_raid(game: &ThroughTheAges, state: &State, rival: Seat, card: Military, spent: u8) -> bool {
    raid_targets(game, state, rival, (card, spent)).next().is_some()
}

/// Whether a raid can destroy two buildings, so that they are named one by one.
pub fn raids_several(game: &ThroughTheAges, state: &State, rival: Seat, card: Military) -> bool {
    raid_targets(game, state, rival, (card, 0)).any(|(one, workers)| {
        let spent = raid_slot(game, card, 0, game.data.card(one).age).map_or(0, |at| 1 << at);
        raid_targets(game, state, rival, (card, spent)).any(|(other, _)| other != one || workers > 1)
    })
}

/// The buildings a raid can destroy now; TTA-F13: after the first it may stop.
pub fn list_raid(
    game: &ThroughTheAges,
    state: &State,
    rival: Seat,
    (card, spent): (Military, u8),
    list: &mut Vec<Action>,
) {
    list.extend(raid_targets(game, state, rival, (card, spent)).map(|(card, _)| Action::Destroy { card }));
    if spent > 0 && TTA_F13.in_force() {
        list.push(Action::Decline);
    }
}

/// TTA-F12, TTA-F13: a building is destroyed, or no more.
pub fn raid(
    game: &ThroughTheAges,
    state: &mut State,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Task::Raid { seat, rival, card, spent, cost } = task else { return Err(Illegal::by(TTA_65)) };
    match action {
        Action::Destroy { card: building } => {
            if !raid_targets(game, state, rival, (card, spent)).any(|(other, _)| other == building) {
                return Err(Illegal::by(TTA_F12));
            }
            let several = spent > 0 || raids_several(game, state, rival, card);
            let slot = raid_slot(game, card, spent, game.data.card(building).age).expect("the building was checked");
            choices::pull_down(game, state, (seat, rival), building, log);
            let (spent, cost) = (spent | 1 << slot, cost + game.data.card(building).resources);
            *state.tasks.top_mut().expect("the raid") = Task::Raid { seat, rival, card, spent, cost };
            if !several {
                end_raid(state, seat, cost, log);
            }
            Ok(())
        }
        Action::Decline if spent > 0 && TTA_F13.in_force() => {
            end_raid(state, seat, cost, log);
            Ok(())
        }
        _ => Err(Illegal::by(TTA_F12)),
    }
}

/// TTA-F12: half of the printed costs together, rounded up once.
pub fn end_raid(state: &mut State, seat: Seat, cost: u8, log: &mut Log<Event>) {
    state.tasks.pop();
    log.cite(TTA_F13);
    if log.cite(TTA_F12) && log.cite(TTA_A9) {
        state.tasks.push(Task::Store { seat, goods: Goods::Resources, amount: cost.div_ceil(2) });
    }
}

/// TTA-153: a colony moves to another area with its permanent effect.
pub fn annex(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, rival): (Seat, Seat),
    card: Military,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let colonies = &mut state.nations[rival].colonies;
    let at = colonies.iter().position(|&own| own == card).ok_or(Illegal::by(TTA_F11))?;
    colonies.remove(at);
    state.tasks.pop();
    log.cite(TTA_F11);
    log.tell(Event::Annexed { seat, rival, card });
    if log.cite(TTA_153) && TTA_F11.in_force() {
        state.nations[seat].colonies.push(card);
    }
    rate::update(game, state, seat, log);
    rate::update(game, state, rival, log);
    Ok(())
}

/// What can be removed from a civilization.
pub fn list_removed(state: &State, rival: Seat, list: &mut Vec<Action>) {
    let nation = &state.nations[rival];
    list.extend(nation.leader.into_iter().chain(nation.unfinished).map(|card| Action::Remove { card }));
}

/// A leader or an unfinished wonder is removed for culture points by its level.
pub fn infiltrate(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, rival, culture): (Seat, Seat, u8),
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let nation = &mut state.nations[rival];
    if nation.leader == Some(card) {
        state.tasks.pop();
        log.cite(TTA_F41);
        leaders::leave(game, state, rival, log);
    } else if nation.unfinished == Some(card) {
        if log.cite(TTA_F62) {
            nation.blue += nation.stages;
        }
        (nation.unfinished, nation.stages) = (None, 0);
        state.tasks.pop();
        log.tell(Event::WonderLost { seat: rival, card });
    } else {
        return Err(Illegal::by(TTA_F14));
    }
    rate::update(game, state, rival, log);
    if log.cite(TTA_4) {
        let culture = i16::from(culture) * i16::from(game.data.card(card).age.level());
        people::score(state, seat, culture, |ledger| &mut ledger.conflicts, log);
    }
    Ok(())
}
