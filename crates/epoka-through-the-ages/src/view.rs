//! What a viewer may see: TTA-9.

use epoka_core::{BadPosition, BySeat, Odds, Seat, Seats, Tasks, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    ThroughTheAges,
    action::{Event, Layout},
    data::Banks,
    effect::Age,
    imagine, politics, position, produce, rate,
    reckon::{self, Reckoned},
    rules::*,
    state::*,
    tokens,
};

/// The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct View {
    /// The round, from 1; 0 while the table is laid.
    pub round: u8,
    /// The last round, once it is known.
    pub last_round: Option<u8>,
    /// The age.
    pub age: Age,
    /// Who began.
    pub start: Seat,
    /// Whose turn it is.
    pub current: Seat,
    /// Who has not resigned.
    pub playing: Seats,
    /// Whether the game has ended.
    pub over: bool,
    /// The card row from the left.
    pub row: Vec<Option<Civil>>,
    /// The civil cards still in the deck, which everybody can reckon.
    pub deck: Vec<Copies>,
    /// The military deck.
    pub military_deck: Vec<CardView>,
    /// The discard pile of the age.
    pub discards: Vec<CardView>,
    /// Military cards that cannot come back.
    pub gone: Vec<CardView>,
    /// The current events; for the top one see `top-event`.
    pub events: Vec<CardView>,
    /// The top current event, once somebody has looked at it.
    pub top_event: Option<CardView>,
    /// The future events.
    pub future: Vec<CardView>,
    /// The common tactics.
    pub tactics: Vec<Military>,
    /// What the seats have.
    pub nations: Vec<NationView>,
    /// What happened in the turn that is being played.
    pub turn: TurnState,
    /// The colonization force that is being put together.
    pub force: Force,
    /// What the game waits for, the last first.
    pub tasks: Vec<Task>,
    /// What follows from all this. The referee's view is a position and does without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reckoned: Option<Reckoned>,
}

/// Copies of a civil card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Copies {
    /// The card.
    pub card: Civil,
    /// How many.
    pub copies: u8,
}

/// A military card: its back shows the age.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CardView {
    /// Its age.
    pub age: Age,
    /// The card, for who knows it.
    pub card: Option<Military>,
    /// Who knows it; in a shuffled pile only those who know it see that.
    pub seen_by: Seats,
}

/// What a seat has, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NationView {
    /// Technologies in play, government and specials included.
    pub technologies: Vec<TechnologyView>,
    /// The government.
    pub government: Civil,
    /// Tokens on farms, mines and labs.
    pub stored: Layout,
    /// Unused workers.
    pub unused: u8,
    /// Tokens in the yellow bank.
    pub yellow: u8,
    /// Tokens in the blue bank.
    pub blue: u8,
    /// Food.
    pub food: u16,
    /// Resources.
    pub resources: u16,
    /// Science points.
    pub science: u16,
    /// Culture points.
    pub culture: i16,
    /// Culture points by where they came from.
    pub ledger: Ledger,
    /// Ratings and totals.
    pub rates: Rates,
    /// Civil actions available.
    pub civil: u8,
    /// Military actions available.
    pub military: u8,
    /// Discontent workers.
    pub discontent: u8,
    /// Food eaten at the end of the turn.
    pub consumption: u8,
    /// What corruption takes at the end of the turn, as things stand.
    pub corruption: u8,
    /// Food for one more population.
    pub growth: Option<u8>,
    /// Food of one production.
    pub food_production: i16,
    /// Resources of one production.
    pub resource_production: i16,
    /// The leader.
    pub leader: Option<Civil>,
    /// The ages of which a leader was taken.
    pub leaders_taken: Vec<Age>,
    /// Completed wonders.
    pub wonders: Vec<Civil>,
    /// Those of them that are ruins.
    pub ruins: Vec<Civil>,
    /// The wonder a leader is tucked under.
    pub tucked: Option<Civil>,
    /// The wonder under construction.
    pub unfinished: Option<Civil>,
    /// How many of its stages are covered.
    pub stages: u8,
    /// Civil cards in hand.
    pub hand: Vec<Civil>,
    /// Military cards in hand.
    pub cards: Vec<CardView>,
    /// Colonies.
    pub colonies: Vec<Military>,
    /// The current tactic.
    pub tactic: Option<Military>,
    /// Whether it still lies in the own area.
    pub own_tactic: bool,
    /// The pact in the own area.
    pub pact: Option<Pact>,
    /// The wars in the own area.
    pub wars: Vec<War>,
    /// Whether the one extra political action of the game is used.
    pub used_extra_politics: bool,
    /// Whether the next political action is skipped.
    pub skips_politics: bool,
}

/// A technology in play and the workers on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TechnologyView {
    /// The card.
    pub card: Civil,
    /// The workers on it.
    pub workers: u8,
}

/// What a viewer may see.
pub fn view(game: &ThroughTheAges, state: &State, viewer: Viewer) -> View {
    let pile = |faces: &[Face]| pile_view(game, faces, Laid::Apart, viewer);
    let shuffled = |faces: &[Face]| pile_view(game, faces, Laid::Shuffled, viewer);
    let copies = |(card, &copies): (usize, &u8)| Copies { card: Civil(card as u8), copies };
    View {
        round: state.round,
        last_round: state.last_round,
        age: state.age,
        start: state.start,
        current: state.current,
        playing: state.playing,
        over: state.over,
        row: state.row.to_vec(),
        deck: state.deck.iter().enumerate().filter(|&(_, &copies)| copies > 0).map(copies).collect(),
        military_deck: shuffled(&state.military_deck),
        discards: pile(&state.discards),
        gone: shuffled(&state.gone),
        events: shuffled(&state.events),
        top_event: state.top_event.and_then(|face| pile(&[face]).pop()),
        future: pile(&state.future),
        tactics: state.tactics.to_vec(),
        nations: Seat::all(game.players).map(|seat| nation_view(game, state, seat, viewer)).collect(),
        turn: state.turn,
        force: state.force,
        tasks: state.tasks.as_slice().iter().rev().copied().collect(),
        reckoned: (viewer != Viewer::Referee).then(|| reckon::reckon(game, state)),
    }
}

/// How the cards of a pile lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Laid {
    /// Everybody saw who drew them or laid them there.
    Apart,
    /// Nobody sees which is which: who knows how many of those that are left would tell which have gone.
    Shuffled,
}

/// TTA-9: what a viewer sees of military cards: those it knows, and the backs of the others.
fn pile_view(game: &ThroughTheAges, faces: &[Face], laid: Laid, viewer: Viewer) -> Vec<CardView> {
    let referee = viewer == Viewer::Referee;
    let mut list: Vec<CardView> = faces
        .iter()
        .map(|face| {
            let known = viewer.is_among(face.seen_by) || is_open(game, face.seen_by) || !TTA_9.in_force();
            CardView {
                age: game.data.face(face.card).age,
                card: known.then_some(face.card),
                seen_by: if known || referee || laid == Laid::Apart { face.seen_by } else { Seats::NONE },
            }
        })
        .collect();
    if !referee {
        list.sort_by_key(|card| (card.card.is_none(), card.card, card.age, card.seen_by));
    }
    list
}

/// Whether everybody has seen a card.
fn is_open(game: &ThroughTheAges, seen_by: Seats) -> bool {
    Seats::all(game.players).within(seen_by)
}

fn nation_view(game: &ThroughTheAges, state: &State, seat: Seat, viewer: Viewer) -> NationView {
    let nation = &state.nations[seat];
    let workers = |card: Civil| nation.workers.get(card.index()).copied().unwrap_or(0);
    let ages = [Age::A, Age::I, Age::II, Age::III];
    NationView {
        technologies: nation
            .technologies
            .iter()
            .map(|card| TechnologyView {
                card,
                workers: if card.index() < game.worker_cards { workers(card) } else { 0 },
            })
            .collect(),
        government: nation.government,
        stored: Layout(nation.stored),
        unused: nation.unused,
        yellow: nation.yellow,
        blue: nation.blue,
        food: tokens::stock(game, nation, Goods::Food),
        resources: tokens::stock(game, nation, Goods::Resources),
        science: nation.science,
        culture: nation.ledger.total(),
        ledger: nation.ledger,
        rates: nation.rates,
        civil: nation.civil,
        military: nation.military,
        discontent: rate::discontent(game, nation),
        consumption: Banks::at(&game.data.banks.consumption, nation.yellow),
        corruption: Banks::at(&game.data.banks.corruption, nation.blue),
        growth: crate::people::growth_price(game, nation, 0),
        food_production: produce::food(game, nation),
        resource_production: produce::resources(game, nation),
        leader: nation.leader,
        leaders_taken: ages.into_iter().filter(|age| nation.leaders_taken & (1 << age.level()) != 0).collect(),
        wonders: nation.wonders.iter().collect(),
        ruins: nation.ruins.iter().collect(),
        tucked: nation.tucked,
        unfinished: nation.unfinished,
        stages: nation.stages,
        hand: nation.hand.to_vec(),
        cards: pile_view(game, &nation.cards, Laid::Apart, viewer),
        colonies: nation.colonies.to_vec(),
        tactic: nation.tactic,
        own_tactic: nation.own_tactic,
        pact: nation.pact,
        wars: nation.wars.to_vec(),
        used_extra_politics: nation.used_extra_politics,
        skips_politics: nation.skips_politics,
    }
}

/// An event as a viewer may know it.
pub fn project(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
        Event::Discarded { seat, .. } if !viewer.is(seat) => Event::Discarded { seat, card: None },
        Event::Prepared { seat, age, .. } if !viewer.is(seat) => Event::Prepared { seat, card: None, age },
        Event::Peeked { seat, .. } if !viewer.is(seat) => Event::Peeked { seat, card: None },
        ref other => other.clone(),
    }
}

/// Cards of a pile in their order as chances of a draw.
pub fn odds(faces: &[Face], list: &mut Vec<Odds>) {
    // A pile has an order of its own, unless somebody set it up by hand.
    if !faces.is_sorted_by_key(|face| face.card) {
        return faces.iter().for_each(|face| count(face.card, list));
    }
    for of_a_kind in faces.chunk_by(|one, other| one.card == other.card) {
        list.push(Odds { item: u16::from(of_a_kind[0].card.0), copies: of_a_kind.len() as u16 });
    }
}

fn count(card: Military, list: &mut Vec<Odds>) {
    let item = u16::from(card.0);
    match list.last_mut().filter(|odds| odds.item == item) {
        Some(odds) => odds.copies += 1,
        None => match list.iter_mut().find(|odds| odds.item == item) {
            Some(odds) => odds.copies += 1,
            None => list.push(Odds { item, copies: 1 }),
        },
    }
}

/// What the military deck may hold, as a viewer knows it.
pub fn deck_odds(game: &ThroughTheAges, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
    if viewer == Viewer::Referee {
        return odds(&state.military_deck, list);
    }
    let knows = |face: &Face| viewer.is_among(face.seen_by) || is_open(game, face.seen_by);
    state.military_deck.iter().filter(|face| knows(face)).for_each(|face| count(face.card, list));
    imagine::piles(state, |_, faces| {
        let hidden = faces.iter().filter(|face| !knows(face) && game.data.face(face.card).age == state.age);
        hidden.for_each(|face| count(face.card, list));
    });
    list.sort_unstable_by_key(|odds| odds.item);
}

/// What can lie on top of the current events, as a viewer knows it.
pub fn event_odds(game: &ThroughTheAges, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
    let age = politics::top_age(game, state);
    let of_age = |face: &&Face| game.data.face(face.card).age == age;
    let knows = |face: &Face| viewer == Viewer::Referee || viewer.is_among(face.seen_by) || is_open(game, face.seen_by);
    state.events.iter().filter(of_age).filter(|face| knows(face)).for_each(|face| count(face.card, list));
    if state.events.iter().filter(of_age).any(|face| !knows(face)) {
        imagine::piles(state, |_, faces| {
            let hidden = faces.iter().filter(of_age).filter(|face| !knows(face));
            let events = hidden.filter(|face| game.data.face(face.card).kind.is_event());
            events.for_each(|face| count(face.card, list));
        });
    }
    list.sort_unstable_by_key(|odds| odds.item);
}

/// The state a referee's view shows.
pub fn restore(game: &ThroughTheAges, view: &View) -> Result<State, BadPosition> {
    let wrong = |what: &str| BadPosition(format!("`{what}` has the wrong length"));
    if view.nations.len() != usize::from(game.players) || view.row.len() != ROW {
        return Err(wrong("nations or row"));
    }
    let mut nations = BySeat::default();
    for (seat, shown) in Seat::all(game.players).zip(&view.nations) {
        nations[seat] = restore_nation(game, shown)?;
    }
    let mut deck = [0; CIVIL];
    view.deck.iter().for_each(|entry| deck[entry.card.index()] = entry.copies);
    let mut row = [None; ROW];
    row.copy_from_slice(&view.row);
    let tasks: Vec<Task> = view.tasks.iter().rev().copied().collect();
    let tactics = view.tactics.iter().copied();
    if view.tactics.len() > 20 {
        return Err(wrong("tactics"));
    }
    let mut state = State {
        round: view.round,
        last_round: view.last_round,
        age: view.age,
        start: view.start,
        current: view.current,
        playing: view.playing,
        row,
        deck,
        deck_size: view.deck.iter().map(|entry| entry.copies).fold(0, u8::saturating_add),
        military_deck: faces(&view.military_deck)?,
        discards: faces(&view.discards)?,
        gone: faces(&view.gone)?,
        events: faces(&view.events)?,
        top_event: faces::<1>(view.top_event.as_slice())?.pop(),
        future: faces(&view.future)?,
        tactics: tactics.collect(),
        nations,
        turn: view.turn,
        force: view.force,
        tasks: Tasks::from_slice(&tasks).ok_or_else(|| wrong("tasks"))?,
        over: view.over,
    };
    for seat in Seat::all(game.players) {
        state.nations[seat].rates = rate::compute(game, &state, seat, &mut |rule| rule.in_force());
    }
    position::check(game, &state)?;
    let right = self::view(game, &state, Viewer::Referee);
    if right == *view { Ok(state) } else { Err(BadPosition::contradiction(&game.data.names, view, &right)) }
}

/// Military cards as a referee sees them.
fn faces<const N: usize>(cards: &[CardView]) -> Result<Faces<N>, BadPosition> {
    let hidden = || BadPosition("a military card is hidden: a position is what the referee sees".into());
    let mut list = Faces::new();
    for view in cards {
        let (card, seen_by) = (view.card.ok_or_else(hidden)?, view.seen_by);
        list.try_push(Face { card, seen_by }).map_err(|_| BadPosition("a pile has too many cards".into()))?;
    }
    list.sort_unstable();
    Ok(list)
}

fn restore_nation(game: &ThroughTheAges, shown: &NationView) -> Result<Nation, BadPosition> {
    let wrong = || BadPosition("a list of a civilization is too long".into());
    if shown.hand.len() > 20 || shown.colonies.len() > 12 || shown.wars.len() > 2 {
        return Err(wrong());
    }
    let mut nation = Nation {
        stored: shown.stored.0,
        unused: shown.unused,
        yellow: shown.yellow,
        blue: shown.blue,
        science: shown.science,
        ledger: shown.ledger,
        technologies: shown.technologies.iter().map(|entry| entry.card).collect(),
        government: shown.government,
        leader: shown.leader,
        leaders_taken: shown.leaders_taken.iter().fold(0, |bits, age| bits | 1 << age.level()),
        wonders: shown.wonders.iter().copied().collect(),
        ruins: shown.ruins.iter().copied().collect(),
        tucked: shown.tucked,
        unfinished: shown.unfinished,
        stages: shown.stages,
        hand: shown.hand.iter().copied().collect(),
        cards: faces(&shown.cards)?,
        colonies: shown.colonies.iter().copied().collect(),
        tactic: shown.tactic,
        own_tactic: shown.own_tactic,
        pact: shown.pact,
        wars: shown.wars.iter().copied().collect(),
        civil: shown.civil,
        military: shown.military,
        used_extra_politics: shown.used_extra_politics,
        skips_politics: shown.skips_politics,
        ..Nation::default()
    };
    for entry in &shown.technologies {
        if entry.card.index() < game.worker_cards {
            nation.workers[entry.card.index()] = entry.workers;
        } else if entry.workers > 0 {
            return Err(BadPosition("no worker stands on such a card".into()));
        }
    }
    Ok(nation)
}
