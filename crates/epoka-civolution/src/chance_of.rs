//! What chance is asked, and what it can answer.

use epoka_core::{Chance, ChanceKind, Odds, Seat, Viewer, pile::Top};

use crate::{Civolution, cards, effect::Deck, flow::dice, rules::*, setup, state::*, task::Task, test, vici};

/// The labels of what chance draws and picks.
pub const TILINGS: &str = "tilings";
/// Tiles of the continent.
pub const TILES: &str = "tiles";
/// Rows of material tokens.
pub const TOKENS: &str = "tokens";
/// Scoring tiles.
pub const SCORING: &str = "scoring-tiles";
/// Goal chips.
pub const GOALS: &str = "goals";
/// Income chips.
pub const INCOMES: &str = "incomes";
/// Attribute chips.
pub const ATTRIBUTES: &str = "attributes";
/// Who begins.
pub const FIRST_PLAYER: &str = "first-player";
/// Ready-made hands.
pub const SETS: &str = "sets";
/// Start-marker cards.
pub const MARKERS: &str = "start-markers";
/// Start-chip cards.
pub const STARTS: &str = "start-chips";
/// Research cards.
pub const CARDS_OF: &str = "research-cards";
/// Events.
pub const EVENTS: &str = "events";
/// Areas.
pub const AREAS: &str = "areas";

/// CVL-24: how many income and attribute chips are on display.
fn display() -> u8 {
    if CVL_24.in_force() { 3 } else { 2 }
}

/// What chance is asked by a task, if it is.
pub fn question(game: &Civolution, state: &State, task: Task) -> Option<Chance> {
    let draw = |count: u8, label| (count > 0).then_some(Chance { kind: ChanceKind::Draw { count }, label });
    let pick = |label| Some(Chance { kind: ChanceKind::Pick, label });
    match task {
        Task::Vici { step } => vici::question(state, step),
        Task::PickTiling => pick(TILINGS),
        Task::PlaceTiles => draw(setup::free_tiles(game).count() as u8, TILES),
        Task::TurnTiles => Some(dice(setup::free_tiles(game).count() as u8, 2, "half-turns")),
        Task::Develop { .. } => pick(TOKENS),
        Task::LayScoring => draw(7, SCORING),
        Task::RefillGoals => draw((game.table.goals - state.goals.len() as u8).min(state.goal_bag.len()), GOALS),
        Task::RefillIncomes => draw((display() - state.incomes.len() as u8).min(state.income_bag.len()), INCOMES),
        Task::RefillAttributes => {
            draw((display() - state.attributes.len() as u8).min(state.attribute_bag.len()), ATTRIBUTES)
        }
        Task::FirstPlayer => pick(FIRST_PLAYER),
        Task::DealSets => draw(setup::newcomers(game).count() as u8, SETS),
        Task::DealMarkers { .. } => draw(3, MARKERS),
        Task::DrawCard { deck, .. } | Task::RevealCard { deck } => {
            draw(u8::from(cards::is_open(state, deck)), CARDS_OF)
        }
        Task::LayStarts => draw(setup::choosing(game).len() as u8 + 1, STARTS),
        Task::LayStartGoals => draw(state.starts.len() as u8, GOALS),
        Task::RevealEvent => draw(1, EVENTS),
        Task::RollReset { count, .. } => Some(dice(count, 6, "activation-dice")),
        Task::RollDie { .. } => Some(dice(1, 6, "activation-dice")),
        Task::Reveal { slots, .. } => draw(slots.count_ones() as u8, AREAS),
        Task::RollHunt { seat, .. } | Task::RollFind { seat, .. } => Some(dice(state.civs[seat].fate, 6, "fate-dice")),
        Task::Test { seat, .. } => {
            let civ = &state.civs[seat];
            (!test::is_sure(civ)).then(|| dice(test::dice(civ), 6, "fate-dice"))
        }
        asked!() | by_itself!() | Task::Draft { .. } => None,
    }
}

/// The card on top of a stack, if its place is fixed.
pub fn fixed_top(state: &State, deck: Deck) -> Option<u16> {
    match state.decks[deck as usize].top() {
        Top::Fixed(hidden) => Some(hidden.card),
        Top::Nothing | Top::Bag => None,
    }
}

/// What chance can answer, as the viewer knows it.
pub fn among(game: &Civolution, state: &State, task: Task, viewer: Viewer, list: &mut Vec<Odds>) {
    let one = |item: u16| Odds { item, copies: 1 };
    match task {
        Task::Vici { step } => vici::among(state, step, list),
        Task::PickTiling => list.extend(setup::open_tilings(game).map(one)),
        Task::PlaceTiles => list.extend(setup::free_tiles(game).map(|tile| one(tile.into()))),
        Task::Develop { territory, .. } => {
            let terrain = game.data.terrain(territory);
            let taken = |row: u8| {
                let of = |number: usize| game.data.territories[number].terrain == terrain;
                state.lands.iter().enumerate().any(|(number, land)| of(number) && land.token == row)
            };
            list.extend((1..=3).filter(|&row| !taken(row)).map(|row| one(row.into())));
        }
        Task::LayScoring => list.extend((0..9).map(one)),
        Task::RefillGoals | Task::LayStartGoals => list.extend(state.goal_bag.odds()),
        Task::RefillIncomes => list.extend(state.income_bag.odds()),
        Task::RefillAttributes => list.extend(state.attribute_bag.odds()),
        Task::FirstPlayer => list.extend((0..u16::from(game.players)).map(one)),
        Task::DealSets => list.extend((0..6).map(one)),
        Task::DealMarkers { .. } => list.extend(free_markers(game, state, viewer).odds()),
        Task::DrawCard { deck, .. } | Task::RevealCard { deck } => deck_odds(game, state, deck, viewer, list),
        Task::LayStarts => {
            let dealt = setup::dealt_sets(game, state);
            let free = |start: &u16| dealt & 1 << game.data.starts[usize::from(*start)].set == 0;
            list.extend((0..game.data.starts.len() as u16).filter(free).map(one));
        }
        Task::RevealEvent => {
            // CVL-21: no event happens twice.
            let shown = |event: u16| state.events.iter().any(|shown| u16::from(shown.0) == event);
            let hidden = |event: &u16| !shown(*event) || !CVL_21.in_force();
            list.extend((0..game.data.events.len() as u16).filter(hidden).map(one));
        }
        Task::Reveal { .. } => list.extend(state.hidden_areas.odds()),
        // Dice, or nothing.
        Task::TurnTiles
        | Task::RollReset { .. }
        | Task::RollDie { .. }
        | Task::RollHunt { .. }
        | Task::RollFind { .. }
        | Task::Test { .. }
        | asked!()
        | by_itself!()
        | Task::Draft { .. } => {}
    }
}

/// CVL-33: start-marker cards that may be dealt, as a viewer knows.
fn free_markers(game: &Civolution, state: &State, viewer: Viewer) -> MarkersSet {
    let dealt = setup::dealt_sets(game, state);
    let open = |card: &StartMarkers| dealt & 1 << game.data.markers[card.index()].set == 0;
    let mut free: MarkersSet = MarkersSet::first(game.data.markers.len()).iter().filter(open).collect();
    for seat in Seat::all(game.players).filter(|&seat| viewer.is(seat)) {
        free = free.without(state.dealt[seat]);
    }
    free
}

/// The cards a face-down stack may show next, as a viewer knows: all of the deck it has not seen elsewhere.
fn deck_odds(game: &Civolution, state: &State, deck: Deck, viewer: Viewer, list: &mut Vec<Odds>) {
    let pile = &state.decks[deck as usize];
    if viewer == Viewer::Referee {
        return pile.odds(list);
    }
    let range = deck as usize * DECK..(deck as usize + 1) * DECK;
    let hidden_in_hand = Seat::all(game.players)
        .flat_map(|seat| state.hands[seat].iter())
        .filter(|&card| range.contains(&card) && !viewer.is_among(state.seen[card]));
    let open = |card: &usize| state.seen[*card] != epoka_core::Seats::all(game.players);
    list.extend(hidden_in_hand.filter(open).map(|card| Odds { item: card as u16, copies: 1 }));
    let in_pile = pile.cards().iter().filter(|hidden| !viewer.is_among(hidden.seen_by));
    list.extend(in_pile.map(|hidden| Odds { item: hidden.card, copies: 1 }));
    list.sort_unstable_by_key(|odds| odds.item);
}

/// The id of a thing chance can draw or pick.
pub fn id(game: &Civolution, label: &'static str, item: u16) -> String {
    let kind = match label {
        TILES => Tile::KIND,
        SCORING => ScoringTile::KIND,
        GOALS => Goal::KIND,
        INCOMES => Income::KIND,
        ATTRIBUTES => Attribute::KIND,
        MARKERS => StartMarkers::KIND,
        STARTS => StartChip::KIND,
        CARDS_OF => Card::KIND,
        EVENTS => EventCard::KIND,
        AREAS => Area::KIND,
        vici::VICI_CARDS => vici::ViciCard::KIND,
        _ => return item.to_string(),
    };
    game.data.names.id(kind, usize::from(item)).expect("chance draws what there is").to_owned()
}
