//! What a civilization can expect in the end, judged at the beginning of a round: for a search that does not play to the end.
//!
//! The weights are culture points. What a rating or a production is worth follows from the turns that are left; what was
//! spent on things that are not there yet (a wonder, cards in hand) counts a little, or nobody would begin them.

use epoka_core::{Rule, Seat};

use crate::{
    ThroughTheAges, compare,
    data::Banks,
    effect::{Age, Deed, Kind},
    produce, rate,
    state::{Civil, Goods, Nation, State},
    tokens,
};

/// The turns in which production still becomes something: later than that nobody plans.
const PLANNED: f32 = 8.0;
/// What science, resources, spare food, civil and military actions of a turn are worth.
const SCIENCE: f32 = 0.7;
const RESOURCE: f32 = 0.7;
const SPARE_FOOD: f32 = 0.4;
const CIVIL_ACTION: f32 = 0.6;
const MILITARY_ACTION: f32 = 0.2;
/// What food that will be missing costs: it is more than the rule's four points only late.
const HUNGER: f32 = 2.0;
/// What an uprising costs for each face that is missing.
const UPRISING: f32 = 6.0;
/// What is kept: science, resources, resources in an unfinished wonder, military cards.
const KEPT_SCIENCE: f32 = 0.3;
const KEPT_RESOURCE: f32 = 0.25;
const COVERED: f32 = 0.9;
const MILITARY_CARD: f32 = 0.3;
/// What a level of a technology, a colony and an idle worker are worth beside what they give.
const LEVEL: f32 = 0.6;
const COLONY: f32 = 2.0;
const IDLE: f32 = 1.0;
/// What a point of strength is worth, and what one more than the strongest rival has.
const STRENGTH: f32 = 0.15;
const PARITY: f32 = 0.8;

/// How many points a seat can expect in the end.
pub fn outlook(game: &ThroughTheAges, state: &State, seat: Seat) -> f32 {
    let nation = &state.nations[seat];
    let score = f32::from(nation.ledger.total());
    if state.over || !state.playing.contains(seat) {
        return score;
    }
    let turns = turns_left(game, state);
    score
        + f32::from(nation.rates.culture) * turns
        + economy(game, nation, turns)
        + stock(game, nation, turns)
        + arms(state, seat)
        + impacts(game, state, seat)
}

/// How many more turns a seat can expect.
fn turns_left(game: &ThroughTheAges, state: &State) -> f32 {
    if let Some(last) = state.last_round {
        return f32::from(last.saturating_sub(state.round)) + 0.5;
    }
    let by_players = state.by_players();
    let later = match state.age {
        Age::A => 3,
        Age::I => 2,
        Age::II => 1,
        Age::III | Age::IV => 0,
    };
    let cards = f32::from(state.deck_size) + later as f32 * f32::from(game.data.board.decks.civil[1][by_players]);
    let a_turn = f32::from(game.data.board.row.cleared[by_players]) * 0.7 + 1.7;
    cards / (a_turn * f32::from(state.players())) + 1.0
}

/// What a civilization produces, less what its people miss.
fn economy(game: &ThroughTheAges, nation: &Nation, turns: f32) -> f32 {
    let planned = turns.min(PLANNED);
    let food = f32::from(produce::food(game, nation));
    let eaten = f32::from(Banks::at(&game.data.banks.consumption, nation.yellow));
    let stored = f32::from(tokens::stock(game, nation, Goods::Food));
    let hunger = ((eaten - food) * turns - stored).max(0.0);
    let unrest = rate::discontent(game, nation).saturating_sub(nation.unused);
    planned
        * (f32::from(nation.rates.science) * SCIENCE
            + f32::from(produce::resources(game, nation)) * RESOURCE
            + (food - eaten).clamp(-2.0, 3.0) * SPARE_FOOD
            + f32::from(nation.rates.civil) * CIVIL_ACTION
            + f32::from(nation.rates.military) * MILITARY_ACTION)
        - hunger * HUNGER
        - f32::from(unrest) * UPRISING
}

/// What lies ready to be used.
fn stock(game: &ThroughTheAges, nation: &Nation, turns: f32) -> f32 {
    let soon = (turns / 4.0).min(1.0);
    let levels: f32 = nation.technologies.iter().map(|card| f32::from(game.data.card(card).age.level())).sum();
    let covered = nation.unfinished.map_or(0, |wonder| {
        game.data.card(wonder).stages.prices()[..usize::from(nation.stages)].iter().sum::<u8>() + 1
    });
    let hand: f32 = nation.hand.iter().map(|&card| in_hand(game, nation, card)).sum();
    levels * LEVEL
        + f32::from(nation.colonies.len() as u8) * COLONY
        + f32::from(nation.unused.min(2)) * IDLE
        + soon
            * (f32::from(nation.science.min(20)) * KEPT_SCIENCE
                + f32::from(tokens::stock(game, nation, Goods::Resources).min(12)) * KEPT_RESOURCE
                + f32::from(covered) * COVERED
                + hand
                + f32::from(nation.cards.len().min(usize::from(nation.rates.military_hand)) as u8) * MILITARY_CARD)
}

/// What a civil card in hand is worth.
fn in_hand(game: &ThroughTheAges, nation: &Nation, card: Civil) -> f32 {
    let data = game.data.card(card);
    let level = f32::from(data.age.level());
    match data.kind {
        Kind::Leader if nation.leader.is_none() => 4.0,
        Kind::Leader => 2.0,
        Kind::Government => 2.5,
        Kind::Action => 0.8 + 0.4 * level,
        _ => 0.8 + 0.5 * level,
    }
}

/// Whoever is weaker is attacked, and has the worse of most events.
fn arms(state: &State, seat: Seat) -> f32 {
    let strength = f32::from(state.nations[seat].rates.strength);
    let rivals = state.playing.iter().filter(|&rival| rival != seat);
    let strongest = rivals.map(|rival| f32::from(state.nations[rival].rates.strength)).fold(0.0, f32::max);
    (strength - strongest).clamp(-12.0, 8.0) * PARITY + strength * STRENGTH
}

/// What the events that are scored in the end would bring now.
fn impacts(game: &ThroughTheAges, state: &State, seat: Seat) -> f32 {
    if state.age < Age::III {
        return 0.0;
    }
    let piles = state.events.iter().chain(&state.top_event).chain(&state.future);
    let cards = piles.map(|face| game.data.face(face.card)).filter(|card| card.age == Age::III);
    cards.flat_map(|card| &card.steps).map(|step| impact(game, state, seat, &step.does)).sum()
}

fn impact(game: &ThroughTheAges, state: &State, seat: Seat, deed: &Deed) -> f32 {
    let nation = &state.nations[seat];
    let points = match deed {
        Deed::Score { each, per } => {
            i16::from(*each) * rate::count(game, nation, *per, &mut |rule: Rule| rule.in_force())
        }
        Deed::ScoreFed { culture } => {
            let eaten = Banks::at(&game.data.banks.consumption, nation.yellow);
            if produce::food(game, nation) > eaten.into() { (*culture).into() } else { 0 }
        }
        Deed::ScoreRank { of, culture } => {
            let ranking = compare::ranking(state, |nation| compare::rating(nation, *of));
            let place = ranking.iter().position(|&other| other == seat).unwrap_or(0);
            culture[state.by_players()][place].into()
        }
        Deed::ScoreWonders { by_age } => {
            nation.wonders.iter().map(|card| i16::from(by_age[usize::from(game.data.card(card).age.level())])).sum()
        }
        _ => 0,
    };
    f32::from(points)
}
