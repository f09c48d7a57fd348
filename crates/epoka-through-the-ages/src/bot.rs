//! What looks good at first sight, for greedy play and playouts. Only what the seat may know counts.

use epoka_core::{Seat, Tuning};

use crate::{
    ThroughTheAges,
    action::Action,
    cards::MilitaryKind,
    data::Banks,
    effect::{Age, Kind},
    people, produce,
    state::{Civil, Goods, Military, Nation, State, Task},
    tokens,
};

/// How a search plays it: two rounds ahead, then by the outlook.
pub const TUNING: Tuning =
    Tuning { iterations: [10, 75, 400], horizon: 2, exploration: 0.7, lead: 25.0, temperature: 15.0, noise: 6 };

/// How good an action looks at first sight: larger is better.
pub fn instinct(game: &ThroughTheAges, state: &State, seat: Seat, action: &Action) -> i32 {
    match *action {
        Action::Finish => 0,
        Action::Resign => -1000,
        Action::Take { space } => take(game, state, seat, space),
        Action::Grow | Action::GrowFree => grow(game, &state.nations[seat]),
        Action::Enlist { .. } => arms(state, seat) - 8,
        Action::Build { card } => build(game, state, seat, card),
        Action::Upgrade { from, to } | Action::Convert { from, to } => upgrade(game, state, seat, from, to),
        Action::Destroy { card } => destroy(game, state, seat, card),
        Action::Lead { card } => lead(game, &state.nations[seat], card),
        Action::Construct { stages } => 90 + i32::from(stages),
        Action::Develop { card } => 70 + 5 * level(game, card) + calming(game, &state.nations[seat], card),
        Action::Revolt { card } => 55 + 8 * level(game, card),
        Action::Play { .. } => 60,
        Action::Adopt { card } => adopt(game, &state.nations[seat], card),
        Action::Copy { card } => adopt(game, &state.nations[seat], card) - 10,
        Action::Inspire => 58,
        Action::Arm => arms(state, seat) - 10,
        Action::Exchange => 12,
        Action::Barter => -5,
        Action::Prepare { card } => 30 + 5 * i32::from(game.data.face(card).age.level()),
        Action::Attack { card, .. } => 60 + 5 * i32::from(game.data.face(card).age.level()),
        Action::Declare { rival, .. } => {
            let strength = |of: Seat| i32::from(state.nations[of].rates.strength);
            8 * (strength(seat) - strength(rival)) - 30
        }
        Action::Offer { as_a, .. } => 10 + 10 * i32::from(as_a),
        Action::Accept => accept(game, state),
        Action::Cancel { .. } => -30,
        Action::Retire => -20,
        Action::Settle { .. } => 75,
        Action::Peek => 95,
        Action::Bid { strength } => bid(game, state, seat, strength),
        Action::Send { card } => 20 - i32::from(game.data.card(card).gives.strength),
        Action::Launch => 100,
        Action::Use { card } => defend(game, state, card, game.data.face(card).defence.into()).unwrap_or(50),
        Action::Discard { card } => defend(game, state, card, 1).unwrap_or(12 - worth(game, card)),
        Action::Steal { card } => 50 + level(game, card),
        Action::Remove { card } => 10 + 5 * level(game, card),
        Action::Ruin { card } => 10 - i32::from(game.data.card(card).gives.culture),
        Action::Mix { food } => mix(game, &state.nations[seat], food),
        Action::Plunder { food, resources } => 10 * i32::from(food + resources) + mix(game, &state.nations[seat], food),
        Action::Choose { goods } => {
            let hungry = is_hungry(game, &state.nations[seat]);
            10 + i32::from((goods == Goods::Food) == hungry)
        }
        Action::Decline => 9 + i32::from(matches!(state.tasks.top(), Some(Task::Raid { .. }))),
        Action::Tuck { .. }
        | Action::Pay { .. }
        | Action::Store { .. }
        | Action::Give { .. }
        | Action::Cede { .. }
        | Action::Wage { .. } => 10,
    }
}

fn level(game: &ThroughTheAges, card: Civil) -> i32 {
    game.data.card(card).age.level().into()
}

/// Whether more is eaten than grown.
fn is_hungry(game: &ThroughTheAges, nation: &Nation) -> bool {
    let eaten = Banks::at(&game.data.banks.consumption, nation.yellow);
    produce::food(game, nation) < i16::from(eaten) + 2
}

/// How many more happy faces are needed before one more worker is safe; not above zero if it is.
fn unrest(game: &ThroughTheAges, nation: &Nation, yellow: u8, unused: u8) -> i32 {
    let needed = Banks::at(&game.data.banks.happiness, yellow);
    i32::from(needed) - i32::from(nation.rates.happiness) - i32::from(unused)
}

/// One more worker: wanted when none is idle, not when it brings unrest or hunger.
fn grow(game: &ThroughTheAges, nation: &Nation) -> i32 {
    let after = nation.yellow.saturating_sub(1);
    let eaten = i16::from(Banks::at(&game.data.banks.consumption, after));
    let price = i16::from(people::growth_price(game, nation, 0).unwrap_or(0));
    let stored = tokens::stock(game, nation, Goods::Food) as i16;
    let fed = produce::food(game, nation) + (stored - price).max(0) >= eaten;
    let now = unrest(game, nation, nation.yellow, nation.unused);
    let then = unrest(game, nation, after, nation.unused + 1);
    if now > 0 {
        // One more idle worker keeps the others quiet, unless it takes another face.
        return if then < now && fed { 72 } else { -10 };
    }
    if then > 0 {
        return -10;
    }
    if unrest(game, nation, after, nation.unused) > 0 {
        return 4;
    }
    if !fed {
        return -5;
    }
    if nation.unused == 0 { 64 } else { 6 }
}

/// How much strength is wanted.
fn arms(state: &State, seat: Seat) -> i32 {
    let own = i32::from(state.nations[seat].rates.strength);
    let rivals = state.playing.iter().filter(|&rival| rival != seat);
    let most = rivals.map(|rival| i32::from(state.nations[rival].rates.strength)).max().unwrap_or(0);
    34 + (4 * (most + 1 - own)).clamp(-24, 34)
}

/// How welcome a card is that makes people happy, or feeds the hungry.
fn calming(game: &ThroughTheAges, nation: &Nation, card: Civil) -> i32 {
    let data = game.data.card(card);
    let calms = data.gives.happy > 0 && unrest(game, nation, nation.yellow, nation.unused) >= -1;
    let feeds = data.kind == Kind::Farm && is_hungry(game, nation);
    14 * i32::from(calms || feeds)
}

fn build(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> i32 {
    let (nation, data) = (&state.nations[seat], game.data.card(card));
    // Who sends the last idle workers to work may have an uprising.
    if data.gives.happy <= 0 && unrest(game, nation, nation.yellow, nation.unused.saturating_sub(1)) > 0 {
        return -8;
    }
    let level = 4 * i32::from(data.age.level());
    let calms = data.gives.happy > 0 && unrest(game, nation, nation.yellow, nation.unused) >= 0;
    let base = match data.kind {
        Kind::Farm if is_hungry(game, nation) => 66,
        Kind::Farm => 36,
        Kind::Mine => 58,
        Kind::Lab => 56,
        kind if kind.is(Kind::UNITS) => arms(state, seat),
        _ => 48 + 3 * i32::from(data.gives.culture + data.gives.science),
    };
    base + level + 36 * i32::from(calms)
}

fn upgrade(game: &ThroughTheAges, state: &State, seat: Seat, from: Civil, to: Civil) -> i32 {
    let steps = level(game, to) - level(game, from);
    let kind = game.data.card(to).kind;
    let base = if kind.is(Kind::UNITS) { arms(state, seat) } else { 52 };
    base + 5 * steps + calming(game, &state.nations[seat], to)
}

/// Something has to go, or somebody else's; nobody gives up a building for nothing.
fn destroy(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> i32 {
    match state.tasks.top() {
        Some(Task::Raid { .. }) => 10 + i32::from(game.data.card(card).resources),
        Some(Task::Raze { rival, .. }) if rival != seat => 10 + i32::from(game.data.card(card).resources),
        Some(Task::Raze { .. } | Task::LosePopulation { .. }) => 10 - i32::from(game.data.card(card).resources),
        _ if quiets(game, state, seat, card) => 24 - 4 * level(game, card),
        _ => -40,
    }
}

/// Whether giving up a building or unit can help to keep the workers quiet this turn.
fn quiets(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> bool {
    let (nation, data) = (&state.nations[seat], game.data.card(card));
    let needed = unrest(game, nation, nation.yellow, nation.unused);
    let actions = if data.kind.is(Kind::UNITS) { nation.military } else { nation.civil };
    needed > 0 && needed <= actions.into() && data.gives.happy <= 0 && data.kind != Kind::Farm
}

fn lead(game: &ThroughTheAges, nation: &Nation, card: Civil) -> i32 {
    match nation.leader {
        None => 82,
        Some(old) if level(game, old) < level(game, card) => 62,
        Some(_) => -5,
    }
}

/// A card of the row: what it is, less what it costs, and less the fuller the hand is.
fn take(game: &ThroughTheAges, state: &State, seat: Seat, space: u8) -> i32 {
    let at = usize::from(space).wrapping_sub(1);
    let Some(card) = state.row.get(at).copied().flatten() else { return 0 };
    let (nation, data) = (&state.nations[seat], game.data.card(card));
    let price = i32::from(game.data.board.row.prices[at]);
    let late = state.age >= Age::IV || state.last_round.is_some();
    let base = match data.kind {
        Kind::Wonder if late => 0,
        Kind::Wonder => 58 - 6 * i32::from(nation.wonders.len()),
        Kind::Leader if late => 6,
        Kind::Leader => 50,
        Kind::Action => 40,
        Kind::Government => 46,
        kind if kind.is(Kind::UNITS) => 34,
        _ => 44,
    };
    let full = 3 * nation.hand.len() as i32;
    base + 2 * i32::from(data.age.level()) + calming(game, nation, card) - 9 * price - full
}

/// A tactic is worth the armies it forms now.
fn adopt(game: &ThroughTheAges, nation: &Nation, card: Military) -> i32 {
    let strength = |tactic: Option<Military>| {
        let tactic = tactic.and_then(|tactic| game.data.tactics[tactic.index()]);
        let units = crate::army::units(game, nation);
        tactic.map_or(0, |tactic| crate::army::strength(tactic, &units, false, &mut |rule| rule.in_force()))
    };
    let better = strength(Some(card)) - strength(nation.tactic);
    if better > 0 { 56 + 3 * i32::from(better) } else { -10 }
}

/// Pacts that give something are welcome; side B of the others pays for them.
fn accept(game: &ThroughTheAges, state: &State) -> i32 {
    let Some(Task::Consider { card, owner_is_a, .. }) = state.tasks.top() else { return 10 };
    let data = game.data.face(card);
    let gives = crate::data::pact_side(data, !owner_is_a);
    let worth = 3 * i32::from(gives.culture) + 2 * i32::from(gives.resources + gives.food) + i32::from(gives.strength);
    10 + 2 * worth + i32::from(data.symmetric)
}

/// In a defence: the least card that is enough, or else the one that adds most.
fn defend(game: &ThroughTheAges, state: &State, card: Military, adds: i16) -> Option<i32> {
    let Some(Task::Defend { missing, .. }) = state.tasks.top() else { return None };
    if missing <= 0 {
        return Some(-worth(game, card));
    }
    let enough = if adds >= missing { 60 } else { 30 + 3 * i32::from(adds) };
    Some(enough - worth(game, card))
}

/// Territories are worth a few units, more of them later.
fn bid(game: &ThroughTheAges, state: &State, seat: Seat, strength: u8) -> i32 {
    let Some(Task::Auction { card, .. }) = state.tasks.top() else { return 0 };
    let worth = 3 + 4 * i32::from(game.data.face(card).age.level()) + i32::from(state.nations[seat].rates.colonization);
    let strength = i32::from(strength);
    if strength > worth { -strength } else { 40 - strength }
}

/// What a military card in hand is worth keeping.
pub fn worth(game: &ThroughTheAges, card: Military) -> i32 {
    let data = game.data.face(card);
    let kind = match data.kind {
        MilitaryKind::Bonus => 6,
        MilitaryKind::Territory => 5,
        MilitaryKind::Event | MilitaryKind::Aggression => 4,
        MilitaryKind::War | MilitaryKind::Pact => 2,
        MilitaryKind::Tactic => 3,
    };
    kind + 2 * i32::from(data.age.level())
}

fn mix(game: &ThroughTheAges, nation: &Nation, food: u8) -> i32 {
    let food = i32::from(food);
    if is_hungry(game, nation) { 10 + food } else { 20 - food }
}
