//! What a viewer may see: CVL-146. Hands and face-down stacks are hidden, all else lies open.

use epoka_core::{BadPosition, BySeat, Seat, Seats, Viewer, pile::Pile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{
    Civolution,
    action::Event,
    continent,
    effect::Deck,
    matrix,
    payment::{self, Payment},
    pending, position,
    state::*,
    task::Task,
};

/// The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct View {
    /// What lies open.
    pub open: Open,
    /// Which territories touch each territory.
    pub adjacent: Vec<TerritorySet>,
    /// Which slots of areas each territory touches.
    pub touches: Vec<Vec<u8>>,
    /// Points by seat; those of V.I.C.I. last.
    pub scores: Vec<i16>,
    /// The hands by seat.
    pub hands: Vec<Vec<HandCard>>,
    /// The face-down stacks, by deck.
    pub decks: Vec<DeckView>,
    /// Who has chosen in secret.
    pub has_chosen: Vec<bool>,
    /// What was chosen, for who may know it.
    pub chosen: Vec<Option<u8>>,
    /// The start-marker cards to choose from, for who may know them.
    pub dealt: Vec<Option<MarkersSet>>,
    /// The ways to pay for modules, of whoever has a turn or is paying. The referee's view does without: it follows from the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payments: Option<Vec<Payment>>,
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HandCard {
    /// Its deck: backs are open.
    pub deck: Deck,
    /// The card, for who may know it.
    pub card: Option<Card>,
    /// Who knows it: everybody has seen who drew it from where.
    pub seen_by: Seats,
    /// Whether its owner decides now whether it stays.
    pub looked_at: bool,
}

/// A face-down stack: cards laid under it, the bottom first, and above them those in unknown order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DeckView {
    /// The cards laid under it.
    pub under: Vec<UnderCard>,
    /// How many lie above them.
    pub count: u8,
    /// Which, for the referee.
    pub cards: Option<Vec<Card>>,
}

/// A card laid under a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UnderCard {
    /// The card, for who may know it.
    pub card: Option<Card>,
    /// Who knows it.
    pub seen_by: Seats,
}

/// What a viewer may see.
pub fn view(game: &Civolution, state: &State, viewer: Viewer) -> View {
    let referee = viewer == Viewer::Referee;
    let seats = || Seat::all(game.people);
    let slots = |touches: &u32| (0..SLOTS as u8).filter(|slot| touches & 1 << slot != 0).collect();
    View {
        open: state.open.clone(),
        adjacent: state.adjacent.to_vec(),
        touches: state.touches.iter().map(slots).collect(),
        scores: Seat::all(game.players).map(|seat| state.civs[seat].ledger.total()).collect(),
        hands: seats().map(|seat| hand(game, state, seat, viewer)).collect(),
        decks: state.decks.iter().map(|pile| deck(pile, viewer)).collect(),
        has_chosen: seats().map(|seat| state.picked[seat].is_some()).collect(),
        chosen: seats().map(|seat| state.picked[seat].filter(|_| viewer.is(seat))).collect(),
        dealt: seats().map(|seat| (referee || viewer.is(seat)).then_some(state.dealt[seat])).collect(),
        payments: (!referee).then(|| payment::payments(game, state)),
    }
}

fn hand(game: &Civolution, state: &State, seat: Seat, viewer: Viewer) -> Vec<HandCard> {
    let all = Seats::all(game.players);
    let knows = |number: usize| viewer.is_among(state.seen[number]) || state.seen[number] == all;
    let card = |number: usize| HandCard {
        deck: Deck::VARIANTS[number / DECK],
        card: knows(number).then_some(Card(number as u8)),
        seen_by: state.seen[number],
        looked_at: state.drawn.contains(number),
    };
    let mut cards: Vec<HandCard> = state.hands[seat].iter().map(card).collect();
    // The order must not tell between which cards the unknown ones lie.
    cards.sort_by_key(|card| (card.deck, card.looked_at, card.seen_by, card.card));
    cards
}

fn deck(pile: &Pile<DECK>, viewer: Viewer) -> DeckView {
    let fixed = (0..pile.len()).take_while(|&at| pile.is_fixed(at)).count();
    let (under, above) = pile.cards().split_at(fixed);
    let card = |hidden: &epoka_core::pile::Hidden| UnderCard {
        card: viewer.is_among(hidden.seen_by).then_some(Card(hidden.card as u8)),
        seen_by: hidden.seen_by,
    };
    DeckView {
        under: under.iter().map(card).collect(),
        count: above.len() as u8,
        cards: (viewer == Viewer::Referee).then(|| above.iter().map(|hidden| Card(hidden.card as u8)).collect()),
    }
}

/// An event as a viewer may know it.
pub fn project(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::CardDrawn { seat, deck, .. } if !viewer.is(*seat) => {
            Event::CardDrawn { seat: *seat, deck: *deck, card: None }
        }
        other => other.clone(),
    }
}

/// The state a referee's view shows.
pub fn restore(game: &Civolution, view: &View) -> Result<State, BadPosition> {
    let wrong = |what: &str| BadPosition(format!("`{what}` is not what a referee sees"));
    let people = usize::from(game.people);
    let lists = [view.hands.len(), view.chosen.len(), view.dealt.len(), view.has_chosen.len()];
    if lists.iter().any(|&len| len != people) || view.decks.len() != 5 {
        return Err(wrong("hands"));
    }
    let mut open = view.open.clone();
    for seat in Seat::all(game.players) {
        matrix::rebuild(game, &mut open.civs[seat]);
    }
    if is_laid(&open) && !continent::fills(&game.data, &open.tiles) {
        return Err(BadPosition("the tiles do not fill the frame".into()));
    }
    let (adjacent, touches) = if is_laid(&open) {
        continent::touching(&game.data, &open.tiles)
    } else {
        ([TerritorySet::default(); TERRITORIES], [0; TERRITORIES])
    };
    let mut state = State {
        open,
        adjacent,
        touches,
        decks: Default::default(),
        hands: BySeat::default(),
        seen: [Seats::NONE; CARDS],
        drawn: CardSet::default(),
        dealt: BySeat::default(),
        picked: BySeat::default(),
    };
    for (own, shown) in state.decks.iter_mut().zip(&view.decks) {
        let mut cards = Vec::new();
        for entry in &shown.under {
            cards.push((entry.card.ok_or_else(|| wrong("decks"))?.0.into(), entry.seen_by, true));
        }
        let above = shown.cards.as_ref().ok_or_else(|| wrong("decks"))?;
        cards.extend(above.iter().map(|card| (card.0.into(), Seats::NONE, false)));
        *own = Pile::from_cards(cards).ok_or_else(|| wrong("decks"))?;
        own.tidy();
    }
    for (seat, shown) in Seat::all(game.people).zip(&view.hands) {
        for entry in shown {
            let card = entry.card.ok_or_else(|| wrong("hands"))?;
            state.hands[seat].insert(card.index());
            state.seen[card.index()] = entry.seen_by;
            if entry.looked_at {
                state.drawn.insert(card.index());
            }
        }
        state.picked[seat] = view.chosen[seat.index()];
        state.dealt[seat] = view.dealt[seat.index()].ok_or_else(|| wrong("dealt"))?;
    }
    position::check(game, &state)?;
    pending::check(game, &state)?;
    // What follows from the matrix is not written, so the open part is compared as it was read.
    let right = View { open: view.open.clone(), ..self::view(game, &state, Viewer::Referee) };
    if right == *view { Ok(state) } else { Err(BadPosition::contradiction(&game.data.names, view, &right)) }
}

/// Whether the continent lies as it will.
fn is_laid(open: &Open) -> bool {
    !open.tasks.iter().any(|task| matches!(task, Task::PickTiling | Task::PlaceTiles | Task::TurnTiles))
}
