//! Seats, tables and cards that the chapters share.
//!
//! A scene is a phase of the first seat's second turn: everybody has a capital, empty hands and a library of some legal
//! deck. A test lays out what it needs; a card that comes takes the place of one of the library or atlas, which hidden
//! lists allow.

use std::sync::{Arc, LazyLock};

pub use epoka_civilization_ccg::{
    Ccg, Setup,
    action::{Action, Action::*, Event},
    data::{self, Data},
    deck::DeckChoice,
    state::{Access, Card, Ended, Form, Item, Place, State, Stride, Target, Task, Unit},
    words::{Era, Flank, Income, Kind, Phase},
};
pub use epoka_core::{Game, Seat, Seats, Turn, Viewer};
use epoka_core::{Tasks, data::Source, pile::Pile};
pub use epoka_testkit::{Table, dice};

pub const RED: Seat = Seat::at(0);
pub const BLUE: Seat = Seat::at(1);
pub const GREEN: Seat = Seat::at(2);

/// The printed components, read once for all tests.
pub static DATA: LazyLock<Arc<Data>> = LazyLock::new(|| Arc::new(Data::printed()));

pub type Board = Table<Ccg>;

pub fn card(id: &str) -> Card {
    DATA.find(id).unwrap_or_else(|| panic!("no card `{id}`"))
}

pub fn capital(seat: Seat) -> Place {
    Place::capital(seat)
}

pub fn rules(players: u8, setup: &Setup) -> Ccg {
    Ccg::bind(&DATA, players, setup).expect("such a match can be")
}

/// Pax Romana for everybody, with hidden lists.
pub fn plain(players: u8) -> Ccg {
    let decks = (0..players).map(|_| DeckChoice::Starter("pax-romana".into())).collect();
    rules(players, &Setup { decks, hidden_lists: true, ..Setup::default() })
}

/// What a scene is made of.
pub struct Scene {
    pub state: State,
}

/// A phase of Red's second turn, in its own part.
pub fn scene(players: u8, phase: Phase, change: impl FnOnce(&mut Scene)) -> Board {
    let game = plain(players);
    let mut state = game.start();
    (state.round, state.phase) = (2, phase);
    for seat in Seat::all(players) {
        state.realms[seat].turns = 2;
    }
    let later = [Phase::End, Phase::Management, Phase::Military, Phase::Explorers];
    let mut tasks = vec![Task::NextTurn];
    tasks.extend(later.into_iter().filter(|&other| other > phase).map(|phase| Task::StartPhase { phase }));
    tasks.push(Task::EndPhase { phase });
    if phase == Phase::End {
        tasks.push(Task::DiscardDown { named: 0 });
    }
    tasks.push(Task::Main);
    state.tasks = Tasks::from_slice(&tasks).expect("few tasks");
    let mut scene = Scene { state };
    change(&mut scene);
    Table::from_state(game, scene.state)
}

/// The end of the turn before Red's: Red's next turn begins when Blue ends the turn.
pub fn before_turn(players: u8, change: impl FnOnce(&mut Scene)) -> Board {
    let last = Seat::at(players - 1);
    scene(players, Phase::End, |scene| {
        scene.state.active = last;
        change(scene);
    })
}

/// The same table with a correction of the components.
pub fn corrected(table: &Board, correction: &str) -> Board {
    let mut sources = data::sources();
    sources.push(Source::new("mine.toml", correction));
    let data = Arc::new(Data::load(&sources).expect("the correction is right"));
    let decks = vec![DeckChoice::Starter("pax-romana".into()); 2];
    let setup = Setup { decks, hidden_lists: true, ..Setup::default() };
    Table::from_state(Ccg::bind(&data, 2, &setup).expect("two play"), table.state.clone())
}

/// What is wrong with a file laid over the components; nothing if it may be.
pub fn wrong(text: &str) -> String {
    let mut sources = data::sources();
    sources.push(Source::new("mine.toml", text));
    Data::load(&sources).map(|_| ()).err().map_or(String::new(), |error| error.to_string())
}

/// Ends the turn of whoever is active, from the end phase, so that the next one begins.
pub fn end_turn(table: &mut Board) {
    let seat = table.state.active;
    table.act(seat, Done);
}

impl Scene {
    /// Takes a card out of a library, or another one in its stead.
    fn draw(&mut self, seat: Seat, id: &str) -> Card {
        let card = card(id);
        let library = &mut self.state.realms[seat].library;
        let mut cards: Vec<u16> = library.cards().iter().map(|hidden| hidden.card).collect();
        let at = cards.iter().position(|&other| other == card.0).unwrap_or(0);
        cards.remove(at);
        *library = Pile::bag(cards);
        card
    }

    pub fn hand(&mut self, seat: Seat, id: &str) -> &mut Scene {
        let card = self.draw(seat, id);
        self.state.realms[seat].hand.add(card, Seats::NONE);
        self
    }

    pub fn discarded(&mut self, seat: Seat, id: &str) -> &mut Scene {
        let card = self.draw(seat, id);
        self.state.realms[seat].discard.push(card);
        self.state.realms[seat].discard.sort_unstable();
        self
    }

    /// Takes a card out of an atlas, or another one in its stead.
    fn find(&mut self, seat: Seat, id: &str) -> Card {
        let wanted = card(id);
        let atlas = &mut self.state.realms[seat].atlas;
        let other = atlas.0.last().expect("the atlas is not empty").card;
        let taken = if atlas.contains(wanted) { wanted } else { other };
        atlas.remove(taken);
        wanted
    }

    /// Makes sure that a card is in an atlas.
    pub fn atlas(&mut self, seat: Seat, id: &str) -> &mut Scene {
        let card = self.find(seat, id);
        self.state.realms[seat].atlas.add(card, Seats::NONE);
        self
    }

    /// A terrain on the shorter side, on the left if they are equal.
    pub fn terrain(&mut self, seat: Seat, id: &str) -> Place {
        let card = self.find(seat, id);
        let left = self.state.flank(seat, Flank::Left) <= self.state.flank(seat, Flank::Right);
        let realm = &mut self.state.realms[seat];
        let slot = realm.terrains.iter().position(|terrain| terrain.card.is_none()).expect("there is room") as u8;
        realm.terrains[usize::from(slot)].card = Some(card);
        if left {
            realm.line.insert(0, slot);
        } else {
            realm.line.push(slot);
        }
        Place { seat, slot }
    }

    pub fn resource(&mut self, place: Place, id: &str) -> &mut Scene {
        let card = self.find(place.seat, id);
        self.state.terrain_mut(place).resource = Some(card);
        self
    }

    fn item(&mut self, seat: Seat, id: &str, form: Form, place: Option<Place>, markers: u8) -> &mut Scene {
        let card = self.draw(seat, id);
        let item = Item { card, form, place, markers, damage: 0, against: Seats::NONE, access: Access::NONE };
        self.state.realms[seat].items.push(item);
        self
    }

    pub fn building(&mut self, place: Place, id: &str) -> &mut Scene {
        self.item(place.seat, id, Form::Building, Some(place), 0)
    }

    pub fn project(&mut self, place: Place, id: &str, markers: u8) -> &mut Scene {
        self.item(place.seat, id, Form::Project, Some(place), markers)
    }

    pub fn idea(&mut self, seat: Seat, id: &str, markers: u8) -> &mut Scene {
        self.item(seat, id, Form::Project, None, markers)
    }

    pub fn event(&mut self, seat: Seat, id: &str, markers: u8) -> &mut Scene {
        self.item(seat, id, Form::Event, None, markers)
    }

    pub fn invention(&mut self, seat: Seat, id: &str) -> &mut Scene {
        let card = self.draw(seat, id);
        self.state.realms[seat].inventions |= 1 << DATA.bit(card);
        self
    }

    pub fn unit(&mut self, seat: Seat, place: Place, id: &str) -> u8 {
        let card = self.draw(seat, id);
        let at = (!self.state.live).trailing_zeros() as u8;
        self.state.units[usize::from(at)] = Unit { card, owner: seat, seat, place, ..Unit::NONE };
        self.state.live |= 1 << at;
        at
    }

    pub fn food(&mut self, seat: Seat, food: u16) -> &mut Scene {
        self.state.realms[seat].food = food;
        self
    }

    pub fn era(&mut self, seat: Seat, era: Era) -> &mut Scene {
        self.state.realms[seat].era = Stride(era);
        self
    }
}

/// Lets everybody who is asked in a window pass.
pub fn pass(table: &mut Board) {
    while let Some(Task::Window { seat, .. }) = table.state.tasks.top() {
        table.act(seat, Pass);
    }
}

/// Red's attack is made by these units. Where one alone can attack, nobody is asked.
pub fn muster(table: &mut Board, units: &[u8]) {
    if table.state.tasks.top() != Some(Task::Muster) {
        return;
    }
    for &unit in units {
        let of = table.state.units[usize::from(unit)];
        let unit = table.state.units.iter().position(|other| *other == of).expect("the unit is there") as u8;
        table.act(RED, Join { unit });
    }
    table.act(RED, Done);
}

/// The cards of units in play at a place.
pub fn army(table: &Board, place: Place) -> Vec<&'static str> {
    let ids = table.state.all_units().filter(|(_, unit)| unit.place == place);
    ids.map(|(_, unit)| DATA.card(unit.card).id.as_str()).collect()
}

pub fn is_discarded(table: &Board, seat: Seat, id: &str) -> bool {
    table.state.realms[seat].discard.contains(&card(id))
}
