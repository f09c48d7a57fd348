//! Seats, tables and cards that the chapters share.
//!
//! A scene is the Action Phase of the first seat in some age: everybody has what the player boards give, an empty row and
//! empty hands, and all actions. A test changes what it needs.

use std::sync::{Arc, LazyLock};

use epoka_core::Tasks;
pub use epoka_core::{Game, Seat, Seats, Turn, Viewer};
pub use epoka_testkit::{Table, pick};
pub use epoka_through_the_ages::{
    Setup, ThroughTheAges,
    action::{Action, Action::*, Event, Layout},
    effect::{Age, Kind},
    state::{Civil, CivilSet, Face, Goods, Military, Nation, Pact, State, Task, War},
};
use epoka_through_the_ages::{age, data::Data, rate};

pub const RED: Seat = Seat::at(0);
pub const BLUE: Seat = Seat::at(1);
pub const GREEN: Seat = Seat::at(2);
pub const GREY: Seat = Seat::at(3);

/// The printed components, read once for all tests.
pub static DATA: LazyLock<Arc<Data>> = LazyLock::new(|| Arc::new(Data::printed()));

pub type Board = Table<ThroughTheAges>;

pub fn rules(players: u8) -> ThroughTheAges {
    ThroughTheAges::bind(&DATA, players, &Setup {}).expect("such a match can be")
}

pub fn civil(id: &str) -> Civil {
    Civil(DATA.names.number(0, id).unwrap_or_else(|| panic!("no civil card `{id}`")) as u8)
}

pub fn military(id: &str) -> Military {
    Military(DATA.names.number(1, id).unwrap_or_else(|| panic!("no military card `{id}`")) as u8)
}

/// A table as laid, before the first turn of Red.
pub fn laid(players: u8, seed: u64) -> Board {
    let mut table = Table::new(rules(players));
    table.chance(pick(0));
    table.play_chance(seed);
    table
}

/// What a scene is made of.
pub struct Scene {
    game: ThroughTheAges,
    pub state: State,
    actions: [Option<(u8, u8)>; 4],
}

/// The Action Phase of Red in an age.
pub fn scene(players: u8, of: Age, change: impl FnOnce(&mut Scene)) -> Board {
    let mut scene = prepared(players, of);
    change(&mut scene);
    begun(players, scene)
}

/// A scene that a test has not changed yet.
fn prepared(players: u8, of: Age) -> Scene {
    let table = laid(players, 7);
    let game = rules(players);
    let mut state = table.state.clone();
    std::mem::forget(table);
    state.round = 5;
    state.row = [None; 13];
    for (card, data) in DATA.military_cards().filter(|(_, data)| data.age > Age::A && data.age <= of) {
        let copies = data.copies[usize::from(players) - 2];
        for _ in 0..copies {
            let face = Face { card, seen_by: Seats::NONE };
            if data.age == of { state.military_deck.push(face) } else { state.gone.push(face) }
        }
    }
    state.age = of;
    state.last_round = (of == Age::IV).then_some(20);
    age::lay_civil_deck(&game, &mut state, of);
    ask(&mut state, RED, Task::Actions { seat: RED });
    Scene { game, state, actions: [None; 4] }
}

/// The table of a scene as a test has changed it.
fn begun(players: u8, scene: Scene) -> Board {
    let Scene { game, mut state, actions } = scene;
    for seat in Seat::all(players) {
        let rates = rate::compute(&game, &state, seat, &mut |rule| rule.in_force());
        let nation = &mut state.nations[seat];
        nation.rates = rates;
        (nation.civil, nation.military) = actions[seat.index()].unwrap_or((rates.civil, rates.military));
    }
    state.gone.sort_unstable();
    Table::from_state(game, state)
}

/// The Politics Phase of Red in an age.
pub fn politics(players: u8, of: Age, change: impl FnOnce(&mut Scene)) -> Board {
    politics_of(RED, players, of, change)
}

/// The Politics Phase of a seat in an age.
pub fn politics_of(seat: Seat, players: u8, of: Age, change: impl FnOnce(&mut Scene)) -> Board {
    scene(players, of, |scene| {
        ask(&mut scene.state, seat, Task::Politics { seat });
        change(scene);
    })
}

/// The event of Age A that tests prepare: it scores nothing.
pub const FILLER: &str = "development-of-science";

/// Red prepares an event, and this one is turned up.
pub fn event(players: u8, id: &str, change: impl FnOnce(&mut Scene)) -> Board {
    event_of(RED, players, id, change)
}

/// A seat prepares an event, and this one is turned up, in the age it comes from.
pub fn event_of(seat: Seat, players: u8, id: &str, change: impl FnOnce(&mut Scene)) -> Board {
    let of = DATA.face(military(id)).age.max(Age::I);
    event_in(of, seat, players, id, change)
}

/// The same in another age.
pub fn event_in(of: Age, seat: Seat, players: u8, id: &str, change: impl FnOnce(&mut Scene)) -> Board {
    let filler = if id == FILLER { "development-of-crafts" } else { FILLER };
    let mut table = politics_of(seat, players, of, |scene| {
        scene.current(&[id]).cards(seat, &[filler]);
        change(scene);
    });
    table.act(seat, prepare(filler));
    table.chance_ids(&[id]);
    table
}

/// What a turn of a seat waits for, beginning with this.
pub fn ask(state: &mut State, seat: Seat, task: Task) {
    let end = [
        Task::FinishTurn { seat },
        Task::MilitaryDraw { seat },
        Task::Produce { seat },
        Task::Excess { seat, named: 0 },
        Task::Actions { seat },
    ];
    let rest = end.iter().position(|other| *other == task).unwrap_or(end.len());
    let tasks: Vec<Task> = end[..rest].iter().copied().chain([task]).collect();
    state.tasks = Tasks::from_slice(&tasks).expect("few tasks");
    state.current = seat;
}

impl Scene {
    pub fn of(&mut self, seat: Seat) -> &mut Nation {
        &mut self.state.nations[seat]
    }

    /// A technology in play with so many workers.
    pub fn has(&mut self, seat: Seat, id: &str, workers: u8) -> &mut Scene {
        let card = civil(id);
        self.forget(card);
        let nation = self.of(seat);
        nation.technologies.insert(card);
        if DATA.card(card).kind < Kind::Government {
            nation.workers[card.index()] = workers;
        }
        if DATA.card(card).kind == Kind::Government {
            let before = std::mem::replace(&mut nation.government, card);
            if before != card {
                nation.technologies.remove(before);
            }
        }
        self
    }

    /// Takes one copy out of the civil deck, if it is there.
    fn forget(&mut self, card: Civil) {
        if self.state.deck[card.index()] > 0 {
            self.state.deck[card.index()] -= 1;
            self.state.deck_size -= 1;
        }
    }

    pub fn leader(&mut self, seat: Seat, id: &str) -> &mut Scene {
        self.forget(civil(id));
        self.of(seat).leader = Some(civil(id));
        self.of(seat).leaders_taken |= 1 << DATA.card(civil(id)).age.level();
        self
    }

    pub fn wonder(&mut self, seat: Seat, id: &str) -> &mut Scene {
        self.forget(civil(id));
        self.of(seat).wonders.insert(civil(id));
        self
    }

    pub fn ruin(&mut self, seat: Seat, id: &str) -> &mut Scene {
        self.wonder(seat, id);
        self.of(seat).ruins.insert(civil(id));
        self
    }

    /// A wonder with so many stages covered by tokens of the bank.
    pub fn unfinished(&mut self, seat: Seat, id: &str, stages: u8) -> &mut Scene {
        self.forget(civil(id));
        let nation = self.of(seat);
        (nation.unfinished, nation.stages) = (Some(civil(id)), stages);
        self
    }

    pub fn hand(&mut self, seat: Seat, ids: &[&str]) -> &mut Scene {
        for id in ids {
            self.forget(civil(id));
            self.of(seat).hand.push(civil(id));
        }
        self
    }

    /// A card on a space of the row, counted from 1.
    pub fn row(&mut self, space: usize, id: &str) -> &mut Scene {
        self.forget(civil(id));
        self.state.row[space - 1] = Some(civil(id));
        self
    }

    /// Military cards from the deck, or from what is gone, to a hand.
    pub fn cards(&mut self, seat: Seat, ids: &[&str]) -> &mut Scene {
        for id in ids {
            let card = self.take(id);
            self.of(seat).cards.push(Face { card, seen_by: Seats::one(seat) });
            self.of(seat).cards.sort_unstable();
        }
        self
    }

    /// A military card is taken from where it lies.
    pub fn take(&mut self, id: &str) -> Military {
        let card = military(id);
        if let Some(at) = self.state.military_deck.iter().position(|face| face.card == card) {
            self.state.military_deck.remove(at);
        } else {
            let at = self.state.gone.iter().position(|face| face.card == card);
            self.state.gone.remove(at.unwrap_or_else(|| panic!("no copy of `{id}` is left")));
        }
        card
    }

    /// These are the current events, and there are no future ones.
    pub fn current(&mut self, ids: &[&str]) -> &mut Scene {
        let events = std::mem::take(&mut self.state.events);
        self.state.gone.extend(events);
        for id in ids {
            let card = self.take(id);
            self.state.events.push(Face { card, seen_by: Seats::NONE });
        }
        self.state.events.sort_unstable();
        self
    }

    /// These are among the future events; nobody at the table knows them.
    pub fn future(&mut self, ids: &[&str]) -> &mut Scene {
        for id in ids {
            let card = self.take(id);
            self.state.future.push(Face { card, seen_by: Seats::NONE });
        }
        self.state.future.sort_unstable();
        self
    }

    /// So many Warriors, the only strength a seat has.
    pub fn strength(&mut self, seat: Seat, warriors: u8) -> &mut Scene {
        self.has(seat, "warriors", warriors)
    }

    pub fn pact(&mut self, owner: Seat, id: &str, partner: Seat, owner_is_a: bool) -> &mut Scene {
        let card = self.take(id);
        self.of(owner).pact = Some(Pact { card, partner, owner_is_a });
        self
    }

    pub fn war(&mut self, seat: Seat, id: &str, rival: Seat) -> &mut Scene {
        let card = self.take(id);
        self.of(seat).wars.push(War { card, rival });
        self
    }

    pub fn colony(&mut self, seat: Seat, id: &str) -> &mut Scene {
        let card = self.take(id);
        self.of(seat).colonies.push(card);
        self
    }

    /// A common tactic is the current one of a seat.
    pub fn tactic(&mut self, seat: Seat, id: &str) -> &mut Scene {
        self.common(id);
        self.of(seat).tactic = Some(military(id));
        self
    }

    /// Every free space of the row has a card of the deck, one of a kind.
    pub fn fill_row(&mut self) -> &mut Scene {
        for space in 0..13 {
            if self.state.row[space].is_none() {
                let card = (0..128).rev().find(|&card| self.state.deck[card] > 0).expect("a deck");
                self.state.deck[card] -= 1;
                self.state.deck_size -= 1;
                self.state.row[space] = Some(Civil(card as u8));
            }
        }
        self
    }

    pub fn common(&mut self, id: &str) -> &mut Scene {
        let card = self.take(id);
        self.state.tactics.push(card);
        self
    }

    /// So many tokens on a card, taken from the bank.
    pub fn stored(&mut self, seat: Seat, id: &str, tokens: u8) -> &mut Scene {
        let nation = self.of(seat);
        nation.stored[civil(id).index()] = tokens;
        self
    }

    pub fn actions(&mut self, seat: Seat, civil: u8, military: u8) -> &mut Scene {
        self.actions[seat.index()] = Some((civil, military));
        self
    }

    pub fn culture(&mut self, seat: Seat, points: i16) -> &mut Scene {
        self.of(seat).ledger.production = points;
        self
    }
}

pub fn prepare(id: &str) -> Action {
    Prepare { card: military(id) }
}

pub fn attack(id: &str, rival: Seat) -> Action {
    Attack { card: military(id), rival }
}

pub fn declare(id: &str, rival: Seat) -> Action {
    Declare { card: military(id), rival }
}

pub fn offer(id: &str, rival: Seat, as_a: bool) -> Action {
    Offer { card: military(id), rival, as_a }
}

/// A bonus card is used.
pub fn bonus(id: &str) -> Action {
    Use { card: military(id) }
}

pub fn cede(id: &str) -> Action {
    Cede { card: military(id) }
}

pub fn send(id: &str) -> Action {
    Send { card: civil(id) }
}

pub fn build(id: &str) -> Action {
    Build { card: civil(id) }
}

pub fn upgrade(from: &str, to: &str) -> Action {
    Upgrade { from: civil(from), to: civil(to) }
}

pub fn develop(id: &str) -> Action {
    Develop { card: civil(id) }
}

pub fn revolt(id: &str) -> Action {
    Revolt { card: civil(id) }
}

pub fn play(id: &str) -> Action {
    Play { card: civil(id) }
}

pub fn lead(id: &str) -> Action {
    Lead { card: civil(id) }
}

pub fn destroy(id: &str) -> Action {
    Destroy { card: civil(id) }
}

pub fn adopt(id: &str) -> Action {
    Adopt { card: military(id) }
}

pub fn discard(id: &str) -> Action {
    Discard { card: military(id) }
}

pub fn nation(table: &Board, seat: Seat) -> &Nation {
    &table.state.nations[seat]
}

/// Food and resources of a seat.
pub fn stock(table: &Board, seat: Seat) -> (u16, u16) {
    let view = &table.view(Viewer::Referee).nations[seat.index()];
    (view.food, view.resources)
}

pub fn culture(table: &Board, seat: Seat) -> i16 {
    nation(table, seat).ledger.total()
}

/// Tokens on a card.
pub fn on(table: &Board, seat: Seat, id: &str) -> u8 {
    nation(table, seat).stored[civil(id).index()]
}

/// Workers on a card.
pub fn at(table: &Board, seat: Seat, id: &str) -> u8 {
    nation(table, seat).workers[civil(id).index()]
}

/// Civil and military actions available.
pub fn left(table: &Board, seat: Seat) -> (u8, u8) {
    (nation(table, seat).civil, nation(table, seat).military)
}

/// Somebody else's Politics Phase begins: the own turn ends, and everything chance has to say is said.
pub fn end_turn_only(table: &mut Board, seat: Seat) {
    table.act(seat, Finish);
    table.play_chance(3);
}

/// Somebody else's Action Phase begins.
pub fn end_turn(table: &mut Board, seat: Seat) {
    end_turn_only(table, seat);
    pass_politics(table);
}

/// Whoever is asked for a political action takes none.
pub fn pass_politics(table: &mut Board) {
    if let Some(Task::Politics { seat }) = table.state.tasks.top()
        && !table.state.over
    {
        table.act(seat, Decline);
    }
}
