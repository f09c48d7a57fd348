//! What a tribe can expect in the end, judged between two rounds: for a search that does not play to the end.
//!
//! The weights are points. They come from recorded games of the search itself (what tribes with so much of this and that
//! had in the end) and from tournaments between searches with different weights.

use epoka_core::Seat;

use crate::{
    StoneAge,
    effect::{Person, Top},
    score,
    state::{State, Tribe},
};

/// What a figure brings in a round.
const FIGURE: f32 = 3.4;
/// What food that has to be found somewhere costs.
const HUNGER: f32 = 1.8;
/// What a tribe that goes hungry loses for each of the rule's points beyond it: a bot that lets its people starve for a profit is no
/// good company. With less than this it now and then bought a card with what could have fed the tribe.
const SHAME: f32 = 4.0;
/// What food nobody needs is worth.
const SURPLUS: f32 = 0.2;
/// What a tool brings in a round for each point of its value.
const TOOL: f32 = 0.9;
/// The part of a resource's points in a building, beyond the one it is worth anyhow, that it will earn.
const RESOURCE: f32 = 0.4;
/// What a point of a one-use tool is worth.
const ONE_USE_TOOL: f32 = 0.8;
/// What a resource of choice is worth.
const ANY_RESOURCE: f32 = 4.0;
/// How far a tribe comes in a whole game on what is still ahead of it: track, tools and figures.
const GROWTH: [f32; 3] = [0.5, 0.4, 0.4];
/// The rounds of a whole game, about.
const WHOLE_GAME: f32 = 12.0;
/// The buildings a tribe buys in a round.
const BUILDINGS: f32 = 0.4;

/// The points a seat can expect in the end.
pub fn outlook(game: &StoneAge, state: &State, seat: Seat) -> f32 {
    let tribe = &state.tribes[seat];
    let now = score::total(game, tribe) as f32 + SHAME * f32::from(tribe.ledger.hunger);
    if state.end.is_some() {
        // SA-58: a tie goes to the further developed tribe.
        return now + f32::from(score::tie(tribe)) / 100.0;
    }
    now + upkeep(tribe, rounds_left(game, state)) + growth(game, tribe, rounds_left(game, state)) + stock(game, tribe)
}

/// How many rounds are still to be played, about: the deck usually ends the game.
pub fn rounds_left(game: &StoneAge, state: &State) -> f32 {
    let stacks = &state.stacks[..usize::from(game.table.stacks)];
    let lowest = stacks.iter().map(|stack| stack.hidden + u8::from(stack.top.is_some())).min().unwrap_or(0);
    let rounds_per_card = 0.47 - 0.03 * f32::from(game.players);
    (0.6 + rounds_per_card * f32::from(state.deck.len())).min(2.0 * f32::from(lowest))
}

/// What the tribe will earn, less what it will eat.
fn upkeep(tribe: &Tribe, rounds: f32) -> f32 {
    let figures = f32::from(tribe.figures);
    let eaten = (figures - f32::from(tribe.track)).max(0.0) * rounds;
    let left = f32::from(tribe.food) - eaten;
    let food = if left < 0.0 { HUNGER * left } else { SURPLUS * left };
    FIGURE * figures * rounds + TOOL * f32::from(tribe.tool_value()) * rounds + food
}

/// What the people on the cards will multiply in the end beyond what they do now.
fn growth(game: &StoneAge, tribe: &Tribe, rounds: f32) -> f32 {
    let people = |person| f32::from(score::figures(game, tribe, person));
    let [track, tools, figures] = GROWTH.map(|growth| growth * (rounds / WHOLE_GAME).min(1.0));
    people(Person::Farmer) * track * (10.0 - f32::from(tribe.track))
        + people(Person::ToolMaker) * tools * (12.0 - f32::from(tribe.tool_value()))
        + people(Person::Shaman) * figures * (10.0 - f32::from(tribe.figures))
        + people(Person::Builder) * BUILDINGS * rounds
}

/// What resources and cards kept face up will earn.
fn stock(game: &StoneAge, tribe: &Tribe) -> f32 {
    let worth = game.data.board.divisor.value(tribe.resources) - tribe.resources.total();
    let kept = tribe.face_up.iter().map(|card| match game.data.card(card).top {
        Top::OneUseTool(value) => ONE_USE_TOOL * f32::from(value),
        Top::AnyResources(count) => ANY_RESOURCE * f32::from(count),
        Top::DicePick | Top::Gain(_) | Top::Points(_) | Top::Roll { .. } => 0.0,
        Top::Tool | Top::FoodTrack | Top::ExtraCard => 0.0,
    });
    RESOURCE * f32::from(worth) + kept.sum::<f32>()
}
