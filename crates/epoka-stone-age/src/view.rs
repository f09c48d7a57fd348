//! What a viewer may see, and the worlds a seat can imagine: SA-47, SA-A13.

use epoka_core::{ArrayVec, BadPosition, BySeat, Random, Seat, Tasks, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{StoneAge, action::Event, place, rules::*, state::*};

/// The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct View {
    /// The round, from 1; 0 while the table is laid.
    pub round: u8,
    /// Who holds the first-player figure.
    pub first: Seat,
    /// Whether this round is the last because a stack is empty.
    pub last_round: bool,
    /// Why the game has ended, if it has.
    pub end: Option<End>,
    /// The places with figures on them.
    pub board: Vec<SpotView>,
    /// The players' boards, by seat.
    pub tribes: Vec<TribeView>,
    /// The cards on display; the first space is the rightmost and costs 1.
    pub display: Vec<Option<Card>>,
    /// How many cards the deck has.
    pub deck_count: u8,
    /// The cards of the deck, for the referee.
    pub deck: Option<Vec<Card>>,
    /// The stacks of buildings.
    pub stacks: Vec<Stack>,
    /// The tiles nobody has seen, for the referee.
    pub tiles: Option<Vec<Building>>,
    /// What the game waits for, the last first.
    pub tasks: Vec<Task>,
    /// What seats owe in the feeding phase, by seat.
    pub feeding: Vec<Feeding>,
}

/// A place with the figures on it, by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SpotView {
    /// The place.
    pub spot: Spot,
    /// The figures on it, by seat.
    pub figures: Vec<u8>,
    /// The rule that closes it to every tribe that is not there yet. The referee's view is a position and does without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<String>,
}

/// A player's board as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TribeView {
    /// Wood, brick, stone and gold.
    pub resources: Resources,
    /// Food.
    pub food: u16,
    /// The food track.
    pub track: u8,
    /// The values of the tools.
    pub tools: [u8; 3],
    /// Which of them are used this round.
    pub used: [bool; 3],
    /// All figures.
    pub figures: u8,
    /// Figures on the own board.
    pub home: u8,
    /// The score track.
    pub score: i16,
    /// Points by where they came from.
    pub ledger: Ledger,
    /// The buildings.
    pub buildings: Vec<Building>,
    /// How many cards the player has.
    pub card_count: u8,
    /// The cards the viewer knows of all of these; `null` if some are hidden from the viewer.
    pub cards: Option<Vec<Card>>,
    /// With open cards: those everybody saw being bought.
    pub open_cards: Option<Vec<Card>>,
    /// The cards kept face up until their top half is used.
    pub face_up: Vec<Card>,
    /// The cards drawn from the deck that the others have not seen, for who may know.
    pub secret: Option<Vec<Card>>,
}

/// The cards of a tribe that a viewer does not know.
fn hidden_from(game: &StoneAge, state: &State, tribe: Seat, viewer: Viewer) -> CardSet {
    // At the end all cards are turned over. SA-47: one may look at one's own.
    if state.end.is_some() || (viewer.is(tribe) && SA_47.in_force()) || viewer == Viewer::Referee {
        return CardSet::default();
    }
    let tribe = &state.tribes[tribe];
    // SA-A13: others see how many cards one has, not which; with open cards only what was drawn is secret.
    let open =
        if game.setup.open_cards || !SA_A13.in_force() { tribe.cards.without(tribe.secret) } else { tribe.face_up };
    tribe.cards.without(open)
}

/// The cards that may be in the deck as far as the viewer knows.
pub fn may_be_in_deck(game: &StoneAge, state: &State, viewer: Viewer) -> CardSet {
    let hidden = Seat::all(game.players).map(|tribe| hidden_from(game, state, tribe, viewer));
    hidden.fold(state.deck, CardSet::and)
}

/// What a viewer may see.
pub fn view(game: &StoneAge, state: &State, viewer: Viewer) -> View {
    let seats = || Seat::all(game.players);
    let referee = viewer == Viewer::Referee;
    let on = |&spot: &Spot| SpotView {
        spot,
        figures: seats().map(|seat| state.placed[spot][seat]).collect(),
        closed: place::closed(game, state, spot).filter(|_| !referee).map(|rule| rule.id().to_owned()),
    };
    View {
        round: state.round,
        first: state.first,
        last_round: state.last_round,
        end: state.end,
        board: Spot::VARIANTS.iter().map(on).collect(),
        tribes: seats().map(|seat| tribe_view(game, state, seat, viewer)).collect(),
        display: state.display.to_vec(),
        deck_count: state.deck.len(),
        deck: referee.then(|| state.deck.iter().collect()),
        stacks: state.stacks[..usize::from(game.table.stacks)].to_vec(),
        tiles: referee.then(|| state.tiles.iter().collect()),
        tasks: state.tasks.as_slice().iter().rev().copied().collect(),
        feeding: seats().map(|seat| state.feeding[seat]).collect(),
    }
}

fn tribe_view(game: &StoneAge, state: &State, seat: Seat, viewer: Viewer) -> TribeView {
    let tribe = &state.tribes[seat];
    let knows_all = hidden_from(game, state, seat, viewer).is_empty();
    let knows_secret = viewer.is(seat) || state.end.is_some();
    TribeView {
        resources: tribe.resources,
        food: tribe.food,
        track: tribe.track,
        tools: tribe.tools,
        used: [0, 1, 2].map(|slot| tribe.used & (1 << slot) != 0),
        figures: tribe.figures,
        home: tribe.home,
        score: game_score(game, state, seat),
        ledger: tribe.ledger,
        buildings: tribe.buildings.iter().collect(),
        card_count: tribe.cards.len(),
        cards: knows_all.then(|| tribe.cards.iter().collect()),
        open_cards: game.setup.open_cards.then(|| tribe.cards.without(tribe.secret).iter().collect()),
        face_up: tribe.face_up.iter().collect(),
        secret: knows_secret.then(|| tribe.secret.iter().collect()),
    }
}

/// The score everybody sees: the track while the game goes on, the total at its end.
pub fn game_score(game: &StoneAge, state: &State, seat: Seat) -> i16 {
    let tribe = &state.tribes[seat];
    if state.end.is_some() { crate::score::total(game, tribe) as i16 } else { tribe.ledger.total() }
}

/// An event as a viewer may know it.
pub fn project(event: &Event, viewer: Viewer) -> Event {
    match event {
        // SA-44: only the owner sees the extra card.
        Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, card: None },
        other => other.clone(),
    }
}

/// A state the seat cannot tell from the true one: what it does not know is dealt anew.
pub fn imagine(game: &StoneAge, state: &State, seat: Seat, random: &mut Random) -> State {
    let viewer = Viewer::Seat(seat);
    let mut world = state.clone();
    let mut unknown: ArrayVec<Card, { CardSet::CAPACITY }> = may_be_in_deck(game, state, viewer).iter().collect();
    random.shuffle(&mut unknown);
    let mut dealt = unknown.into_iter();
    for other in Seat::all(game.players) {
        let hidden = hidden_from(game, state, other, viewer);
        if hidden.is_empty() {
            continue;
        }
        let tribe = &mut world.tribes[other];
        let secret = tribe.secret.in_both(hidden).len();
        tribe.cards = tribe.cards.without(hidden);
        tribe.secret = tribe.secret.without(hidden);
        for (count, card) in dealt.by_ref().take(usize::from(hidden.len())).enumerate() {
            tribe.cards.insert(card);
            if count < usize::from(secret) {
                tribe.secret.insert(card);
            }
        }
    }
    world.deck = dealt.collect();
    world
}

/// The state a referee's view shows.
pub fn restore(game: &StoneAge, view: &View) -> Result<State, BadPosition> {
    let missing = |what: &str| BadPosition(format!("`{what}` is hidden: a position is what the referee sees"));
    let wrong = |what: &str| BadPosition(format!("`{what}` has the wrong length"));
    let players = usize::from(game.players);
    if view.tribes.len() != players || view.feeding.len() != players {
        return Err(BadPosition(format!("{} players' boards for {players} players", view.tribes.len())));
    }
    let mut placed = BySpot::<BySeat<u8>>::default();
    for SpotView { spot, figures, .. } in &view.board {
        if figures.len() != players {
            return Err(wrong("figures"));
        }
        Seat::all(game.players).zip(figures).for_each(|(seat, &count)| placed[*spot][seat] = count);
    }
    let mut tribes = BySeat::default();
    let mut feeding = BySeat::default();
    for ((seat, tribe), owed) in Seat::all(game.players).zip(&view.tribes).zip(&view.feeding) {
        feeding[seat] = *owed;
        tribes[seat] = Tribe {
            resources: tribe.resources,
            food: tribe.food,
            track: tribe.track,
            tools: tribe.tools,
            used: (0..3).map(|slot| u8::from(tribe.used[slot]) << slot).sum(),
            figures: tribe.figures,
            home: tribe.home,
            ledger: tribe.ledger,
            cards: tribe.cards.as_ref().ok_or_else(|| missing("cards"))?.iter().copied().collect(),
            face_up: tribe.face_up.iter().copied().collect(),
            secret: tribe.secret.as_ref().ok_or_else(|| missing("secret"))?.iter().copied().collect(),
            buildings: tribe.buildings.iter().copied().collect(),
        };
    }
    let mut stacks = [Stack::default(); STACKS];
    if view.stacks.len() != usize::from(game.table.stacks) {
        return Err(wrong("stacks"));
    }
    stacks[..view.stacks.len()].copy_from_slice(&view.stacks);
    let tasks: Vec<Task> = view.tasks.iter().rev().copied().collect();
    let state = State {
        round: view.round,
        first: view.first,
        placed,
        tribes,
        display: view.display.as_slice().try_into().map_err(|_| wrong("display"))?,
        deck: view.deck.as_ref().ok_or_else(|| missing("deck"))?.iter().copied().collect(),
        stacks,
        tiles: view.tiles.as_ref().ok_or_else(|| missing("tiles"))?.iter().copied().collect(),
        last_round: view.last_round,
        feeding,
        tasks: Tasks::from_slice(&tasks).ok_or_else(|| wrong("tasks"))?,
        end: view.end,
    };
    // Counts, scores and lists that say a thing twice must agree with what they were made of.
    crate::position::check(game, &state)?;
    let right = self::view(game, &state, Viewer::Referee);
    if right == *view { Ok(state) } else { Err(BadPosition::contradiction(&game.data.names, view, &right)) }
}
