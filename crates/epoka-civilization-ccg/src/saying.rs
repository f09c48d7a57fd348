//! An action as it is spoken of. What it names by number is given its card, and what it costs or brings is added, so that
//! its label can say "Attack with Spearmen (Hills 2)" rather than "unit 5".

use epoka_core::Seat;
use serde_json::{Value, json};

use crate::{
    Ccg,
    action::Action,
    bar, combat, flow, rate,
    state::*,
    travel, turns,
    words::{Flank, Number},
};

/// The fields of an action, with what only the table knows. A seat asks for its own actions: it may know all of this. Of an action
/// that the text of a card forbids, `barred-by` names the card.
pub fn saying(game: &Ccg, state: &State, seat: Seat, action: &Action) -> Value {
    let mut said = serde_json::to_value(action).expect("an action is JSON");
    name(state, &mut said);
    for (field, value) in besides(game, state, seat, *action) {
        said[field] = value;
    }
    if let Some(card) = bar::barring(game, state, seat, *action) {
        said["barred-by"] = json!(card);
    }
    said
}

/// Gives every place its terrain and every number of a unit its card and place.
fn name(state: &State, said: &mut Value) {
    let Some(fields) = said.as_object_mut() else { return };
    if let (Some(seat), Some(slot)) = (fields.get("seat").and_then(Value::as_u64), fields.get("slot")) {
        let place = Place { seat: Seat::at(seat as u8), slot: slot.as_u64().unwrap_or(0) as u8 };
        *said = json!(state.site(place));
        return;
    }
    if let Some(number) = fields.get("unit").and_then(Value::as_u64) {
        fields.insert("unit".into(), unit(state, number as u8));
    }
    fields.values_mut().filter(|value| value.get("number").is_none()).for_each(|value| name(state, value));
}

fn unit(state: &State, number: u8) -> Value {
    let Some(unit) = state.units.get(usize::from(number)) else { return json!(number) };
    json!({"number": number, "card": unit.card, "place": state.site(unit.place), "damage": unit.damage})
}

/// What is added to the fields of an action.
fn besides(game: &Ccg, state: &State, seat: Seat, action: Action) -> Vec<(&'static str, Value)> {
    // What is asked about need not be legal: a card without stages has no price.
    let price = |card: Card, stage: u8, place: Option<Place>| {
        let has_stage = usize::from(stage) < game.data.card(card).cost.len();
        has_stage.then(|| rate::cost(game, state, seat, card, stage, place))
    };
    let stage = |card: Option<Card>, place: Option<Place>| {
        let open = |item: &&Item| item.form == Form::Project && item.place == place;
        let item = state.realms[seat].items.iter().filter(open).find(|item| card.is_none_or(|card| item.card == card));
        item.map_or_else(Vec::new, |item| {
            vec![("card", json!(item.card)), ("price", json!(price(item.card, item.markers, place)))]
        })
    };
    match action {
        Action::Discover { card, .. } => {
            let free = matches!(state.tasks.top(), Some(Task::FreeTerrain { .. }));
            vec![("price", json!(if free { 0 } else { rate::price(game, state, seat, card) }))]
        }
        Action::Prospect { card, .. } => vec![("price", json!(rate::price(game, state, seat, card)))],
        Action::Collect { place, income } => vec![("amount", json!(rate::income(game, state, place, income)))],
        Action::BuyCard => vec![("price", json!(rate::number(game, state, seat, Number::PaidDrawCost)))],
        Action::Build { card, place } => vec![("price", json!(price(card, 0, Some(place))))],
        Action::Invent { card } => vec![("price", json!(price(card, 0, None)))],
        Action::Advance { card, place } => stage(Some(card), Some(place)),
        Action::Research => stage(None, None),
        Action::Burn { card } => {
            let data = game.data.card(card);
            vec![("amount", json!(rate::fuel(game, state, seat, card))), ("kind", json!(data.kind))]
        }
        Action::Play { card } => vec![("price", json!(game.data.card(card).pay.food))],
        Action::Finish { .. } => vec![("card", json!(turns::rivals(game, state)))],
        Action::Lose { flank } => {
            let mut line = state.places(seat);
            let end = if flank == Flank::Left { line.next() } else { line.next_back() };
            vec![("card", json!(end.and_then(|place| state.terrain(place).card)))]
        }
        Action::Choose { option } => vec![("option", chosen(game, state, option)), ("amount", json!(option))],
        Action::Feed { unit } => match state.tasks.top() {
            Some(Task::Upkeep) if state.live & (1u128 << unit.min(127)) != 0 => {
                let (named, at) = (state.venture.chosen, 1 << unit);
                let of = |units: u128| travel::bill(game, state, units).0;
                // Those alike cost the same, named or not.
                vec![(
                    "price",
                    json!(if named & at == 0 { of(named | at) - of(named) } else { of(named) - of(named & !at) }),
                )]
            }
            _ => Vec::new(),
        },
        Action::Enter { .. } => vec![("place", json!(state.site(state.venture.place)))],
        Action::Starve => only(state, travel::hungry(game, state)),
        Action::Stay => only(state, combat::entrants(game, state) | state.venture.chosen),
        Action::Aim { .. } => asked_of(game, state),
        Action::Sink { nth } => match state.tasks.top() {
            Some(Task::Sink { count, .. }) if nth < count => {
                let library = &state.realms[seat].library;
                vec![("card", json!(Card(library.cards()[library.len() - 1 - usize::from(nth)].card)))]
            }
            _ => vec![("card", Value::Null)],
        },
        Action::Keep => vec![("task", json!(flow::asks(state)))],
        Action::Pay => match state.tasks.top() {
            Some(Task::Ransom { food, .. }) => vec![("price", json!(food))],
            _ => Vec::new(),
        },
        Action::Done | Action::Take { .. } | Action::Decline | Action::Join { .. } => {
            vec![("task", json!(flow::asks(state)))]
        }
        Action::Target { target: Target::Resource { place } } => {
            vec![("resource", json!(state.terrain(place).resource))]
        }
        Action::Abandon { .. }
        | Action::Activate { .. }
        | Action::Move { .. }
        | Action::Attack { .. }
        | Action::Raze { .. }
        | Action::Favour { .. }
        | Action::Hit { .. }
        | Action::Dismiss { .. }
        | Action::Demolish { .. }
        | Action::Against { .. }
        | Action::On { .. }
        | Action::Target { .. }
        | Action::First { .. }
        | Action::Redraw
        | Action::Pass
        | Action::Resign => Vec::new(),
    }
}

/// The name of one of several effects: the card's id and its number. Taxes that become production have none.
fn chosen(game: &Ccg, state: &State, option: u8) -> Value {
    match state.tasks.top() {
        Some(Task::Announce { card, .. }) => json!(format!("{}-{option}", game.data.card(card).id)),
        _ => Value::Null,
    }
}

/// The unit a question is about if it is about one alone.
fn only(state: &State, units: u128) -> Vec<(&'static str, Value)> {
    let alone = units.is_power_of_two().then(|| unit(state, units.trailing_zeros() as u8));
    vec![("unit", json!(alone))]
}

/// The unit a question is about.
fn asked_of(game: &Ccg, state: &State) -> Vec<(&'static str, Value)> {
    match state.tasks.top() {
        Some(Task::AimDestroyers { early }) => {
            combat::destroyer(game, state, early).map_or_else(Vec::new, |at| vec![("unit", unit(state, at as u8))])
        }
        _ => Vec::new(),
    }
}
