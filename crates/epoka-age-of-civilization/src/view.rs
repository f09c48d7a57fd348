//! What a viewer may see, and the worlds a seat can imagine: AC-6, AC-58.

use epoka_core::{BadPosition, BySeat, MAX_SEATS, Random, Seat, Tasks, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{AgeOfCivilization, action::Event, draft, nation, position, rules::*, state::*};

/// The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct View {
    /// The round, from 1; 0 while the table is laid.
    pub round: u8,
    /// Who holds the first-player marker.
    pub first: Seat,
    /// Whether the game has ended.
    pub over: bool,
    /// The time track from the left.
    pub track: Vec<TimeCard>,
    /// The civilizations on offer.
    pub pool: Vec<Offer>,
    /// How many civilizations the deck has.
    pub deck_count: u8,
    /// The civilizations of the deck, for the referee.
    pub deck: Option<Vec<Civilization>>,
    /// The wonders on offer.
    pub wonders: Vec<Wonder>,
    /// The special technologies on offer.
    pub specials: Vec<Special>,
    /// The event tokens above positions 6, 7 and 8.
    pub tokens: Vec<Token>,
    /// What the seats have.
    pub nations: Vec<NationView>,
    /// What was done in the turn that is being played.
    pub work: Work,
    /// The end-of-turn abilities still to be carried out.
    pub pending: Vec<Ability>,
    /// The draft, if there is one.
    pub draft: Option<DraftView>,
    /// The strength of the virtual opponent.
    pub rival: u8,
    /// What the game waits for, the last first.
    pub tasks: Vec<Task>,
}

/// What a seat has, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NationView {
    /// Coins.
    pub coins: u16,
    /// Workers, those on slots included.
    pub workers: u8,
    /// The score track.
    pub score: i16,
    /// Points by where they came from.
    pub ledger: Ledger,
    /// Strength.
    pub strength: u8,
    /// The civilizations in the order they came.
    pub civilizations: Vec<Civilization>,
    /// The main one.
    pub main: Option<Civilization>,
    /// The technologies.
    pub technologies: Vec<Technology>,
    /// The special technology card.
    pub special: Option<Special>,
    /// The wonders.
    pub wonders: Vec<Wonder>,
    /// How many cards of the draft are not played yet.
    pub hand_count: u8,
    /// These cards, for who may know them.
    pub hand: Option<Vec<Civilization>>,
}

/// The draft as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DraftView {
    /// How many picks are finished.
    pub picks: u8,
    /// Who has chosen for the pick that is going on.
    pub has_chosen: Vec<bool>,
    /// The cards that were left over and made the pool: everybody has seen them there.
    pub left_over: Vec<Civilization>,
    /// The packs a seat has looked at, pick by pick, the present one last.
    pub seen: Option<Vec<Vec<Civilization>>>,
    /// What the seat has chosen for the pick that is going on.
    pub choice: Option<Civilization>,
    /// The packs as dealt, for the referee, and for all when the game has ended.
    pub packs: Option<Vec<Vec<Civilization>>>,
    /// What each seat took, pick by pick: a seat knows its own picks.
    pub taken: Vec<Option<Vec<Civilization>>>,
    /// What each seat has chosen, for the referee.
    pub choices: Option<Vec<Option<Civilization>>>,
}

/// The civilizations that may be in the deck as far as a viewer knows.
pub fn may_be_in_deck(game: &AgeOfCivilization, state: &State, viewer: Viewer) -> CivilizationSet {
    match viewer {
        Viewer::Referee => state.deck,
        Viewer::Seat(seat) => draft::never_seen(game, state, seat),
        Viewer::Spectator => draft::not_public(state),
    }
}

/// What a viewer may see.
pub fn view(game: &AgeOfCivilization, state: &State, viewer: Viewer) -> View {
    let referee = viewer == Viewer::Referee;
    View {
        round: state.round,
        first: state.first,
        over: state.over,
        track: state.track.to_vec(),
        pool: state.pool.to_vec(),
        deck_count: state.deck.len(),
        // AC-6: only the deck lies face down.
        deck: (referee || !AC_6.in_force()).then(|| state.deck.iter().collect()),
        wonders: state.wonders.iter().collect(),
        specials: state.specials.iter().collect(),
        tokens: state.tokens.to_vec(),
        nations: Seat::all(game.players).map(|seat| nation_view(game, state, seat, viewer)).collect(),
        work: state.work,
        pending: state.pending.to_vec(),
        draft: game.setup.draft.then(|| draft_view(game, state, viewer)),
        rival: state.rival,
        tasks: state.tasks.as_slice().iter().rev().copied().collect(),
    }
}

fn nation_view(game: &AgeOfCivilization, state: &State, seat: Seat, viewer: Viewer) -> NationView {
    let nation = &state.nations[seat];
    let unlocked = (0..POSITIONS).filter(|position| nation.positions & (1 << position) != 0);
    // AC-6, AC-58: all is open but the hands of a draft.
    let knows_hand = viewer.is(seat) || state.over || !AC_58.in_force();
    NationView {
        coins: nation.coins,
        workers: nation.workers,
        score: nation.ledger.total(),
        ledger: nation.ledger,
        strength: nation::strength(game, nation),
        civilizations: nation.civilizations.cards().to_vec(),
        main: nation.civilizations.main(),
        technologies: unlocked.map(|position| nation::technology_at(game, nation, position)).collect(),
        special: nation.special,
        wonders: nation.wonders.iter().collect(),
        hand_count: nation.hand.len(),
        hand: knows_hand.then(|| nation.hand.iter().collect()),
    }
}

fn draft_view(game: &AgeOfCivilization, state: &State, viewer: Viewer) -> DraftView {
    let (draft, players) = (&state.draft, usize::from(game.players));
    let open = viewer == Viewer::Referee || state.over;
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    };
    let done = usize::from(draft.picks);
    let picks = |seat: Seat| (open || own == Some(seat)).then(|| draft.taken[seat.index()][..done].to_vec());
    let left_over = (0..players).filter(|_| done == PICKS).map(|pack| draft.content(game.players, pack, PICKS));
    DraftView {
        picks: draft.picks,
        left_over: left_over.flat_map(CivilizationSet::iter).collect(),
        has_chosen: draft.chosen[..players].iter().map(Option::is_some).collect(),
        seen: own.map(|seat| draft.seen(game.players, seat).map(|pack| pack.iter().collect()).collect()),
        choice: own.and_then(|seat| draft.chosen[seat.index()]),
        packs: open.then(|| draft.packs[..players].iter().map(|pack| pack.iter().collect()).collect()),
        taken: Seat::all(game.players).map(picks).collect(),
        choices: open.then(|| draft.chosen[..players].to_vec()),
    }
}

/// An event as a viewer may know it.
pub fn project(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Chosen { seat, .. } if !viewer.is(*seat) => Event::Chosen { seat: *seat, civilization: None },
        other => other.clone(),
    }
}

/// A state the seat cannot tell from the true one.
pub fn imagine(game: &AgeOfCivilization, state: &State, seat: Seat, random: &mut Random) -> State {
    let mut world = state.clone();
    // At the end the hands are open.
    if !game.setup.draft || state.over {
        return world;
    }
    let done = usize::from(state.draft.picks);
    (world.draft, world.deck) = draft::imagine(game, state, seat, random);
    for other in Seat::all(game.players).filter(|&other| other != seat) {
        let taken = |draft: &Draft| draft.taken[other.index()][..done].iter().copied().collect::<CivilizationSet>();
        let played = taken(&state.draft).without(state.nations[other].hand);
        world.nations[other].hand = taken(&world.draft).without(played);
    }
    world
}

/// The state a referee's view shows.
pub fn restore(game: &AgeOfCivilization, view: &View) -> Result<State, BadPosition> {
    let missing = |what: &str| BadPosition(format!("`{what}` is hidden: a position is what the referee sees"));
    let wrong = |what: &str| BadPosition(format!("`{what}` has the wrong length"));
    if view.nations.len() != usize::from(game.players) {
        return Err(wrong("nations"));
    }
    let mut nations = BySeat::default();
    for (seat, shown) in Seat::all(game.players).zip(&view.nations) {
        nations[seat] = restore_nation(game, shown)?;
    }
    let draft = match (&view.draft, game.setup.draft) {
        (None, false) => Draft::default(),
        (Some(shown), true) => restore_draft(game, shown)?,
        (None, true) | (Some(_), false) => return Err(BadPosition("a draft belongs to its variant".into())),
    };
    let fits = |found: usize, most: usize, what: &str| if found <= most { Ok(()) } else { Err(wrong(what)) };
    fits(view.track.len(), TRACK, "track")?;
    fits(view.pool.len(), 12, "pool")?;
    fits(view.tokens.len(), TOKENS, "tokens")?;
    fits(view.pending.len(), 10, "pending")?;
    let wonders: WonderSet = view.wonders.iter().copied().collect();
    let specials: SpecialSet = view.specials.iter().copied().collect();
    let owned_wonders = nations.0.iter().fold(wonders, |all, nation: &Nation| all.and(nation.wonders));
    let owned_specials: SpecialSet = nations.0.iter().filter_map(|nation| nation.special).collect();
    let tasks: Vec<Task> = view.tasks.iter().rev().copied().collect();
    let state = State {
        round: view.round,
        first: view.first,
        track: view.track.iter().copied().collect(),
        pool: view.pool.iter().copied().collect(),
        deck: view.deck.as_ref().ok_or_else(|| missing("deck"))?.iter().copied().collect(),
        wonders,
        hidden_wonders: WonderSet::first(game.data.wonder.len()).without(owned_wonders),
        specials,
        hidden_specials: SpecialSet::first(game.data.special.len()).without(specials.and(owned_specials)),
        tokens: view.tokens.iter().copied().collect(),
        nations,
        work: view.work,
        pending: view.pending.iter().copied().collect(),
        draft,
        rival: view.rival,
        tasks: Tasks::from_slice(&tasks).ok_or_else(|| wrong("tasks"))?,
        over: view.over,
    };
    position::check(game, &state)?;
    let right = self::view(game, &state, Viewer::Referee);
    if right == *view { Ok(state) } else { Err(BadPosition::contradiction(&game.data.names, view, &right)) }
}

fn restore_nation(game: &AgeOfCivilization, shown: &NationView) -> Result<Nation, BadPosition> {
    let hidden = || BadPosition("`hand` is hidden: a position is what the referee sees".into());
    let mut nation = Nation {
        coins: shown.coins,
        workers: shown.workers,
        ledger: shown.ledger,
        civilizations: Stack::from_cards(&shown.civilizations, shown.main)
            .ok_or_else(|| BadPosition("these civilizations cannot be together".into()))?,
        positions: 0,
        special: shown.special,
        wonders: shown.wonders.iter().copied().collect(),
        hand: shown.hand.as_ref().ok_or_else(hidden)?.iter().copied().collect(),
    };
    for &technology in &shown.technologies {
        let position = crate::learn::position_of(game, &nation, technology)
            .ok_or_else(|| BadPosition("a technology is not on the board of its owner".into()))?;
        nation.positions |= 1 << position;
    }
    Ok(nation)
}

fn restore_draft(game: &AgeOfCivilization, shown: &DraftView) -> Result<Draft, BadPosition> {
    let wrong = || BadPosition("the draft is not one a referee sees".into());
    let taken: Option<Vec<&Vec<Civilization>>> = shown.taken.iter().map(Option::as_ref).collect();
    let (packs, taken, choices) =
        (shown.packs.as_ref().ok_or_else(wrong)?, taken.ok_or_else(wrong)?, shown.choices.as_ref().ok_or_else(wrong)?);
    let players = usize::from(game.players);
    let done = usize::from(shown.picks);
    let fits = packs.len() == players && taken.len() == players && choices.len() == players && done <= PICKS;
    if !fits || taken.iter().any(|taken| taken.len() != done) {
        return Err(wrong());
    }
    let mut draft = Draft { picks: shown.picks, ..Draft::default() };
    for seat in 0..players.min(MAX_SEATS) {
        draft.packs[seat] = packs[seat].iter().copied().collect();
        draft.taken[seat][..done].copy_from_slice(taken[seat]);
        draft.chosen[seat] = choices[seat];
    }
    Ok(draft)
}
