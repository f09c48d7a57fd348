//! What a civilization can expect in the end, judged between two turns: for a search that does not play to the end.
//!
//! The weights are points. What scores later counts as it stands now, for every scoring to come; what helps to score
//! more counts by the time that is left.

use epoka_core::Seat;
use strum::VariantArray;

use crate::{
    Civolution,
    effect::{Ability, Category, Stock, Track},
    score,
    state::*,
    task::Task,
    tribes, vici,
    worth::Eye,
};

/// The categories of the scoring.
const ALL: &[Category] = Category::VARIANTS;
/// How often a module is used in an era.
const USES: f32 = 0.6;
/// What an activation die and a fate die bring in an era.
const DIE: f32 = 1.4;
const FATE: f32 = 0.8;
/// What a die is worth that is ready to be used.
const READY: f32 = 0.3;
/// What an income chip brings in an income phase.
const INCOME: f32 = 1.5;
/// What ideas, focus, planning, money, food and materials are worth while there is time to use them.
const IDEA: f32 = 0.5;
const FOCUS: f32 = 1.0;
const PLANNING: f32 = 0.5;
const MONEY: f32 = 0.5;
const FOOD: f32 = 0.3;
const STORED: f32 = 0.8;
const RAW: f32 = 0.4;
/// What a marker of a trait is worth beside its score, and a step on the favor track in an era.
const TRAIT: f32 = 0.5;
const FAVOR: f32 = 0.25;
/// What food that is missing costs.
const HUNGER: f32 = 1.6;
/// How much of the points for strong tribes comes true.
const STRONG: f32 = 0.8;
/// What a step beyond a threshold is worth on the way to the next.
const HALFWAY: f32 = 1.0;

/// Alone: what the outlook grows by in an era, and where it usually ends.
const PACE: f32 = 20.0;
const USUAL: f32 = 260.0;
/// Where the outlook of V.I.C.I. begins, and what it grows by in an era with blue and with red halves.
const HER_START: f32 = 30.0;
const HER_PACE: f32 = 44.0;
const HER_RED_PACE: f32 = 70.0;

/// A count that grows from turn to turn; what comes after the turns of an era belongs to the last of them.
pub fn stage(state: &State) -> u16 {
    let era = u16::from(state.era) * 256;
    if let Some(&Task::Phase { number: ..=4 }) = state.tasks.first() {
        return era;
    }
    era + 1 + state.civs.0.iter().map(|civ| u16::from(civ.turns)).sum::<u16>()
}

/// How many points a seat can expect in the end. Alone, how much better than usual it does, and V.I.C.I. worse: against her
/// there is no lead that leaves a doubt about who wins, so points are what is played for.
pub fn outlook(game: &Civolution, state: &State, seat: Seat) -> f32 {
    let own = expects(game, state, seat);
    if game.vici.is_none() {
        // CVL-190: who has made more upgrades wins a tie.
        let tie = if state.over { f32::from(state.civs[seat].upgrades()) / 100.0 } else { 0.0 };
        return own + tie;
    }
    let time = if state.over { 0.0 } else { time(game, state) };
    let red = 5.0 - f32::from(game.data.vici.red_from[game.setup.level as usize]);
    let pace = HER_PACE + (HER_RED_PACE - HER_PACE) * red / 4.0;
    (own + PACE * time - USUAL) - (hers(game, state) - HER_START - pace * (4.0 - time))
}

/// How many eras of turns are still to come.
fn time(game: &Civolution, state: &State) -> f32 {
    let left = 4.0 - f32::from(state.era);
    match state.tasks.first() {
        Some(&Task::Phase { number: ..=4 }) => left + 1.0,
        Some(Task::Phase { .. } | Task::EndEra) | None => left,
        Some(_) if state.final_round => left,
        Some(_) => left + 1.0 - f32::from(state.resets) / f32::from(game.table.resets),
    }
}

/// What the categories score, as they stand: in the eras to come and in the end.
fn scorings(eye: &Eye) -> f32 {
    let each = ALL.iter().map(|&category| {
        let units = score::units(eye.game, eye.state, eye.seat, category);
        f32::from(units) * eye.unit(category) as f32 / 10.0
    });
    each.sum()
}

fn expects(game: &Civolution, state: &State, seat: Seat) -> f32 {
    let eye = Eye::new(game, state, seat);
    let points = f32::from(eye.civ.ledger.total());
    if state.over {
        return points;
    }
    let time = time(game, state);
    // Feeding comes before the era is scored, income after it.
    let incomes = 5.0 - f32::from(state.era);
    let scored = state.era_tiles.len() <= usize::from(4 - state.era);
    let feedings = if scored { incomes - 1.0 } else { incomes };
    points
        + scorings(&eye)
        + people(&eye, feedings)
        + matrix(&eye, incomes, time)
        + stock(&eye, time)
        + tools(&eye, time)
        + plans(&eye, time)
}

/// CVL-163, CVL-172: strong tribes and monuments, and the hungry.
fn people(eye: &Eye, feedings: f32) -> f32 {
    let strong = f32::from(tribes::strong(eye.state, eye.seat));
    let missing = (eye.appetite() - i32::from(eye.civ.has(Stock::Food))).max(0) as f32;
    let monuments: u8 = eye.civ.monuments.iter().sum();
    strong * feedings * STRONG - missing * HUNGER * feedings.min(1.0)
        + f32::from(monuments) * eye.monument() as f32 / 10.0
}

/// CVL-185, CVL-186: what lies in the matrix, and what its chips and abilities still bring.
fn matrix(eye: &Eye, incomes: f32, time: f32) -> f32 {
    let mut points = 0.0;
    for placed in eye.civ.items.iter() {
        points += eye.row(placed.row) as f32 / 10.0;
        points += match placed.item {
            Item::Income { .. } | Item::Start { .. } => INCOME * incomes,
            Item::Goal { .. } => 0.0,
            Item::Card { card } => ability(eye, &eye.game.data.cards[card.index()].ability, placed.column, time),
            Item::Attribute { attribute } => {
                ability(eye, &eye.game.data.attributes[attribute.index()].ability, placed.column, time)
            }
        };
    }
    points
}

/// What an ability in force still brings.
fn ability(eye: &Eye, ability: &Ability, column: u8, time: f32) -> f32 {
    match *ability {
        Ability::None => 0.0,
        Ability::ColumnBonus { n } => f32::from(n) * f32::from(crate::matrix::items_in(eye.civ, column)),
        Ability::On { .. } | Ability::Activity { .. } | Ability::Changes(_) => {
            eye.ability(ability) as f32 / 10.0 * time / (1.0 + 2.0 * eye.left as f32).max(1.0) * 2.0
        }
    }
}

/// What lies ready to be used.
fn stock(eye: &Eye, time: f32) -> f32 {
    let civ = eye.civ;
    let soon = (time * 2.0).min(1.0);
    let stored: u8 = civ.stored.iter().sum();
    let raw: u8 = civ.raw.iter().sum();
    let planning: u8 = civ.planning.iter().sum();
    let traits: u8 = civ.traits.iter().sum();
    soon * (f32::from(civ.has(Stock::Idea).min(10)) * IDEA
        + f32::from(civ.has(Stock::Focus).min(4)) * FOCUS
        + f32::from(planning.min(6)) * PLANNING
        + f32::from(civ.has(Stock::Money).min(8)) * MONEY
        + f32::from(civ.has(Stock::Food).min(12)) * FOOD
        + f32::from(stored.min(12)) * STORED
        + f32::from(raw.min(6)) * RAW
        + f32::from(traits) * TRAIT
        + f32::from(civ.resets) * IDEA)
}

/// Levels of modules, dice, favor.
fn tools(eye: &Eye, time: f32) -> f32 {
    let civ = eye.civ;
    let ready: u8 = civ.dice.iter().sum();
    time * (levels(eye) * USES
        + f32::from(ready + civ.used) * DIE
        + f32::from(civ.fate) * FATE
        + f32::from(civ.favor) * FAVOR)
        + f32::from(ready) * READY * time.min(1.0)
}

/// What the levels of the modules add to one use of each.
fn levels(eye: &Eye) -> f32 {
    let more = (0..MAIN as u8).map(Module).filter(|&module| eye.civ.level(module) > 1);
    more.map(|module| (eye.at_level(module, eye.civ.level(module)) - eye.at_level(module, 1)) as f32 / 10.0).sum()
}

/// Cards in hand, goals that are not installed yet, and tracks between two thresholds.
fn plans(eye: &Eye, time: f32) -> f32 {
    let soon = time.min(1.0);
    let mut hand: f32 = 0.0;
    for number in eye.state.hands[eye.seat].iter() {
        hand += eye.card(Card(number as u8)).max(0) as f32 / 10.0;
    }
    let mut goals = 0.0;
    for chip in eye.civ.zone.iter() {
        goals += eye.goal(chip.goal) as f32 / 10.0 * (0.1 + 0.06 * eye.progress(chip.goal) as f32);
    }
    let odd = Track::VARIANTS.iter().filter(|&&track| eye.civ.on_track(track) % 2 == 1).count();
    soon * (hand.min(3.0 + 4.0 * time) + goals) + odd as f32 * HALFWAY * soon
}

/// CVL-219: what V.I.C.I. can expect.
fn hers(game: &Civolution, state: &State) -> f32 {
    let eye = Eye::new(game, state, vici::SEAT);
    let points = f32::from(eye.civ.ledger.total());
    if state.over {
        return points;
    }
    let incomes = 5.0 - f32::from(state.era);
    points + scorings(&eye) + people(&eye, incomes)
}
