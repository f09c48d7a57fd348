//! Seats, tables and cards that the chapters share.
//!
//! A table as laid has Black as first player and
//!
//! | what | which |
//! | --- | --- |
//! | the time track | Hunting, Fishing, Agriculture, Conquest, Construction, Culture, Trade, Plague |
//! | alone | the same with the Plague on position 5 |
//! | the civilization pool | Egypt, Arabs, Siam, Korea, Celts |
//! | the wonder pool | Great Pyramid, Colosseum, Stonehenge, Petra and as many more as are needed |
//!
//! The Malay as main civilization give a table on which nothing but Fishing has another slot; the others have
//! civilizations without strength.

use std::sync::{Arc, LazyLock};

use epoka_age_of_civilization::data::Data;
pub use epoka_age_of_civilization::{
    AgeOfCivilization, Setup,
    action::{Action, Action::*, Event},
    state::{
        Ability, Achievement, Civilization, Nation, Offer, Source, Special, Stack, State, Task, Technology, TimeCard,
        Token, Verb, Wonder,
    },
};
use epoka_core::Tasks;
pub use epoka_core::{Game, Seat, Turn, Viewer, names};
pub use epoka_testkit::{Table, pick};

pub const BLACK: Seat = Seat::at(0);
pub const BROWN: Seat = Seat::at(1);
pub const YELLOW: Seat = Seat::at(2);

/// The printed components, read once for all tests.
pub static DATA: LazyLock<Arc<Data>> = LazyLock::new(|| Arc::new(Data::printed()));

pub type Board = Table<AgeOfCivilization>;

pub const POOL: [&str; 5] = ["egypt", "arabs", "siam", "korea", "celts"];
pub const WONDERS: [&str; 7] =
    ["great-pyramid", "colosseum", "stonehenge", "petra", "moai", "angkor-wat", "hanging-gardens"];
pub const TRACK: [&str; 8] =
    ["hunting", "fishing", "agriculture", "conquest", "construction", "culture", "trade", "plague"];
pub const SPECIALS: [&str; 5] = ["sp1", "sp2", "sp3", "sp4", "sp5"];
pub const TOKENS: [&str; 3] = ["baby-boom", "rats", "harvest"];
/// What the other seats rule over: no strength, and nothing that touches anybody.
const QUIET: [&str; 5] = ["khmer", "chola", "inca", "tiwanaku", "lydia"];

pub fn innovations() -> Setup {
    Setup { innovations: true, ..Setup::default() }
}

pub fn winds() -> Setup {
    Setup { winds_of_change: true, ..Setup::default() }
}

pub fn draft() -> Setup {
    Setup { draft: true, ..Setup::default() }
}

pub fn scenario(id: &str) -> Setup {
    Setup { scenario: Some(id.into()), ..Setup::default() }
}

/// The rules of a match.
pub fn rules(players: u8, setup: &Setup) -> AgeOfCivilization {
    AgeOfCivilization::bind(&DATA, players, setup).expect("such a match can be")
}

/// A table as laid, but for the civilizations.
pub fn without_civilizations(players: u8, setup: &Setup) -> Board {
    let mut table = Table::new(rules(players, setup));
    table.chance(pick(0));
    let wonders = usize::from(table.rules().wonder_pool());
    table.chance_ids(&WONDERS[..wonders]);
    if !setup.first_game {
        table.chance_ids(if players == 1 { &TRACK[..7] } else { &TRACK });
    }
    if setup.innovations {
        table.chance_ids(&SPECIALS[..=usize::from(players)]);
    }
    if setup.winds_of_change {
        table.chance_ids(&TOKENS);
    }
    table
}

/// A table as laid, in round 1 before Black's birth.
pub fn laid(players: u8, setup: &Setup) -> Board {
    let mut table = without_civilizations(players, setup);
    table.chance_ids(&POOL);
    table
}

/// Black's turn in a round: Black has these civilizations, the first as main one, 4 workers and 10 coins, the
/// others a quiet civilization, 3 workers and 5 coins each.
pub fn turn(players: u8, setup: &Setup, round: u8, civilizations: &[&str], change: impl FnOnce(&mut State)) -> Board {
    let mut table = laid(players, setup);
    table.arrange(|state| {
        state.round = round;
        for seat in Seat::all(players) {
            (state.nations[seat].coins, state.nations[seat].workers) = (5, 3);
        }
        (state.nations[BLACK].coins, state.nations[BLACK].workers) = (10, 4);
        reign(state, BLACK, civilizations);
        // In round 1 the others have their births still before them.
        for seat in Seat::all(players).skip(1).filter(|_| round > 1) {
            let quiet = next_quiet(state);
            reign(state, seat, &[quiet]);
        }
        ask(state, Task::Work { seat: BLACK });
        change(state);
    });
    table
}

/// Black is to act at a table of two.
pub fn acting(round: u8, civilizations: &[&str], change: impl FnOnce(&mut State)) -> Board {
    turn(2, &Setup::default(), round, civilizations, change)
}

/// Black is to choose a civilization at a table of two.
pub fn choosing(round: u8, civilizations: &[&str], change: impl FnOnce(&mut State)) -> Board {
    acting(round, civilizations, |state| {
        ask(state, Task::Civilization { seat: BLACK });
        change(state);
    })
}

/// The game waits for this.
pub fn ask(state: &mut State, task: Task) {
    state.tasks = Tasks::from_slice(&[task]).expect("one task");
}

pub fn civilization(id: &str) -> Civilization {
    Civilization(DATA.names.number(0, id).unwrap_or_else(|| panic!("no civilization `{id}`")) as u8)
}

pub fn wonder(id: &str) -> Wonder {
    Wonder(DATA.names.number(1, id).unwrap_or_else(|| panic!("no wonder `{id}`")) as u8)
}

pub fn technology(id: &str) -> Technology {
    Technology(DATA.names.number(2, id).unwrap_or_else(|| panic!("no technology `{id}`")) as u8)
}

pub fn special(id: &str) -> Special {
    Special(DATA.names.number(3, id).unwrap_or_else(|| panic!("no special technology `{id}`")) as u8)
}

pub fn token(id: &str) -> Token {
    Token(DATA.names.number(4, id).unwrap_or_else(|| panic!("no token `{id}`")) as u8)
}

pub fn card(id: &str) -> TimeCard {
    TimeCard(DATA.names.number(5, id).unwrap_or_else(|| panic!("no action card `{id}`")) as u8)
}

pub fn achievement(id: &str) -> Achievement {
    Achievement(DATA.names.number(7, id).unwrap_or_else(|| panic!("no achievement `{id}`")) as u16)
}

pub fn birth(id: &str) -> Action {
    Birth { civilization: civilization(id) }
}

pub fn absorb(id: &str) -> Action {
    Absorb { civilization: civilization(id) }
}

pub fn research(id: &str) -> Action {
    Research { technology: Some(technology(id)) }
}

pub fn learn(id: &str) -> Action {
    Learn { technology: technology(id) }
}

pub fn build(id: &str) -> Action {
    Build { wonder: Some(wonder(id)) }
}

pub fn innovate(id: &str) -> Action {
    Innovate { special: special(id) }
}

pub fn work(verb: Verb) -> Action {
    Work { verb }
}

/// The first ability of a card at the end of the turn.
pub fn resolve(source: Source) -> Action {
    Resolve { ability: Ability { source, number: 0 } }
}

pub fn resolve_education() -> Action {
    resolve(Source::Technology { technology: technology("education") })
}

/// A quiet civilization that nobody has.
fn next_quiet(state: &State) -> &'static str {
    let free = |id: &&&str| state.deck.contains(civilization(id));
    QUIET.iter().find(free).expect("there are enough")
}

/// Takes a civilization from where it is; another takes its place in the pool or as the only one of a seat.
fn fetch(state: &mut State, id: &str) -> Civilization {
    let wanted = civilization(id);
    let has = |nation: &Nation| nation.civilizations.cards() == [wanted];
    if let Some(owner) = Seat::all(4).find(|&seat| has(&state.nations[seat])) {
        let quiet = next_quiet(state);
        reign(state, owner, &[quiet]);
    }
    if let Some(at) = state.pool.iter().position(|offer| offer.civilization == wanted) {
        let next = state.deck.iter().next().expect("the deck has a card");
        state.deck.remove(next);
        state.pool[at] = Offer { civilization: next, coins: 0 };
    } else {
        assert!(state.deck.contains(wanted), "{id} belongs to somebody");
        state.deck.remove(wanted);
    }
    wanted
}

/// A seat has these civilizations, the first as main one.
pub fn reign(state: &mut State, seat: Seat, ids: &[&str]) {
    let before = std::mem::take(&mut state.nations[seat].civilizations);
    before.cards().iter().for_each(|&card| state.deck.insert(card));
    let cards: Vec<Civilization> = ids.iter().map(|id| fetch(state, id)).collect();
    state.nations[seat].civilizations = Stack::from_cards(&cards, cards.first().copied()).expect("three at most");
}

/// The pool has this card, with these coins on it.
pub fn offer(state: &mut State, id: &str, coins: u8) {
    let wanted = civilization(id);
    let at = state.pool.iter().position(|offer| offer.civilization == wanted).unwrap_or_else(|| {
        fetch(state, id);
        state.deck.insert(state.pool[0].civilization);
        0
    });
    state.pool[at] = Offer { civilization: wanted, coins };
}

/// The coins on a card of the pool.
pub fn coins_on(table: &Board, id: &str) -> u8 {
    let wanted = civilization(id);
    table.state.pool.iter().find(|offer| offer.civilization == wanted).expect("it is in the pool").coins
}

/// A seat knows these technologies; those of a special card once it has the card.
pub fn know(state: &mut State, seat: Seat, ids: &[&str]) {
    let nation = &mut state.nations[seat];
    for id in ids {
        let number = technology(id).index();
        let position = match number.checked_sub(9) {
            None => number,
            Some(half) => {
                assert_eq!(nation.special, Some(Special((half / 2) as u8)), "{id} is on another card");
                DATA.special[half / 2].column as usize * 3 + half % 2
            }
        };
        nation.positions |= 1 << position;
    }
}

/// Whether a seat has a technology.
pub fn knows(table: &Board, seat: Seat, id: &str) -> bool {
    table.view(Viewer::Referee).nations[seat.index()].technologies.contains(&technology(id))
}

/// A seat has this special technology card, which another in the pool makes room for.
pub fn cover(state: &mut State, seat: Seat, id: &str) {
    let wanted = special(id);
    if state.specials.contains(wanted) {
        state.specials.remove(wanted);
    } else {
        state.hidden_specials.remove(wanted);
        let other = state.specials.iter().next().expect("a card is in the pool");
        state.specials.remove(other);
        state.hidden_specials.insert(other);
    }
    state.nations[seat].special = Some(wanted);
}

/// The wonder pool has this one.
pub fn reveal(state: &mut State, id: &str) {
    let wanted = wonder(id);
    if !state.wonders.contains(wanted) {
        assert!(state.hidden_wonders.contains(wanted), "{id} belongs to somebody");
        let other = state.wonders.iter().next().expect("a wonder is in the pool");
        state.wonders.remove(other);
        state.hidden_wonders.insert(other);
        state.hidden_wonders.remove(wanted);
        state.wonders.insert(wanted);
    }
}

/// A seat has this wonder of those in the game.
pub fn own(state: &mut State, seat: Seat, id: &str) {
    reveal(state, id);
    state.wonders.remove(wonder(id));
    state.nations[seat].wonders.insert(wonder(id));
}

pub fn own_all(state: &mut State, seat: Seat, ids: &[&str]) {
    for id in ids {
        own(state, seat, id);
    }
}

/// These cards lie in the window of the round.
pub fn window(state: &mut State, ids: &[&str]) {
    let first = usize::from(state.round) - 1;
    ids.iter().enumerate().for_each(|(at, id)| lay(state, first + at + 1, id));
}

/// This card comes in at the end of the round.
pub fn coming(state: &mut State, id: &str) {
    lay(state, usize::from(state.round) + 3, id);
}

/// This card lies on a position of the track, counted from 1.
pub fn lay(state: &mut State, position: usize, id: &str) {
    let from = state.track.iter().position(|&laid| laid == card(id)).expect("every card is on the track");
    state.track.swap(position - 1, from);
}

/// A seat's coins, points and workers.
pub fn purse(table: &Board, seat: Seat) -> (u16, i16, u8) {
    let nation = &table.state.nations[seat];
    (nation.coins, nation.ledger.total(), nation.workers)
}

pub fn coins(table: &Board, seat: Seat) -> u16 {
    table.state.nations[seat].coins
}

pub fn points(table: &Board, seat: Seat) -> i16 {
    table.state.nations[seat].ledger.total()
}

pub fn workers(table: &Board, seat: Seat) -> u8 {
    table.state.nations[seat].workers
}

pub fn strength(table: &Board, seat: Seat) -> u8 {
    table.view(Viewer::Referee).nations[seat.index()].strength
}

/// Everybody who still has a turn in this round does nothing in it; the round ends.
pub fn end_round(table: &mut Board) {
    let round = table.state.round;
    while table.state.round == round && !table.state.over {
        idle(table);
    }
}

/// The turn of a seat that does nothing more.
pub fn end_turn(table: &mut Board, seat: Seat) {
    while table.turn().asks(seat) {
        idle(table);
    }
}

/// The question that is asked is answered in the quietest way.
fn idle(table: &mut Board) {
    match table.state.tasks.top().expect("the game goes on") {
        Task::Civilization { seat } => table.act(seat, Skip),
        Task::Work { seat } => table.act(seat, Finish),
        Task::Follow { seat, .. } | Task::Offer { seat, .. } => table.act(seat, Decline),
        Task::Learn { seat, .. } | Task::Receive { seat } | Task::EndTurn { seat } => {
            let action = *table.actions(seat).last().expect("something is listed");
            table.act(seat, action)
        }
        _ => table.play_chance(1),
    };
}

/// Whether a kind of event was told in the last step.
pub fn told(table: &Board, event: &Event) -> bool {
    table.events().contains(event)
}

/// Where an event was told in the last step.
pub fn place_in_log(table: &Board, event: &Event) -> usize {
    let place = table.events().iter().position(|told| told == event);
    place.unwrap_or_else(|| panic!("{event:?} was not told: {:?}", table.events()))
}
