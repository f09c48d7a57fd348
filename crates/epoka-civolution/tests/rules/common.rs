//! Seats, tables and things that the chapters share.
//!
//! A scene is a turn of Red in the first era of a first game: everybody has what the set-up gives, in hands that
//! were dealt. A test changes what it needs.

use std::sync::{Arc, LazyLock};

pub use epoka_civolution::{
    Civolution, Setup,
    action::{Action::*, Camp, Event, Proceeds},
    data::Data,
    effect::{Deck, Die as DieKind, Stock, Terrain, Track as TrackOf, Trait as TraitOf},
    state::{
        Area, Card, Civ, DECK, EventCard, Goal, ITEMS, Income, Item, Kind, Line, MAIN, MATERIALS, Module, Place,
        Placement, ScoringTile, Spot, StartMarkers, State, Territory, Tribe,
    },
    task::{Die6, Gain, Task},
    vici::Level,
};
pub use epoka_core::{Game, Seat, Seats};
pub use epoka_testkit::{Table, dice, pick};

pub const RED: Seat = Seat::at(0);
pub const BLUE: Seat = Seat::at(1);

/// The printed components, read once for all tests.
pub static DATA: LazyLock<Arc<Data>> = LazyLock::new(|| Arc::new(Data::printed()));

pub type Scene = Table<Civolution>;

pub const FIRST: Setup = Setup {
    first_game: true,
    newcomers: true,
    advanced: Seats::NONE,
    level: Level::Beginner,
    harder: false,
    free_choice: false,
};

pub fn rules(players: u8, setup: &Setup) -> Civolution {
    Civolution::bind(&DATA, players, setup).expect("such a match can be")
}

fn number(kind: usize, id: &str) -> u8 {
    DATA.names.number(kind, id).unwrap_or_else(|| panic!("there is no `{id}`")) as u8
}

pub fn territory(id: &str) -> Territory {
    Territory(number(Territory::KIND, id))
}

pub fn module(id: &str) -> Module {
    Module(number(Module::KIND, id))
}

pub fn material(id: &str) -> epoka_civolution::state::Material {
    epoka_civolution::state::Material(number(epoka_civolution::state::Material::KIND, id))
}

pub fn card(id: &str) -> Card {
    Card(number(Card::KIND, id))
}

pub fn area(id: &str) -> Area {
    Area(number(Area::KIND, id))
}

pub fn goal(id: &str) -> Goal {
    Goal(number(Goal::KIND, id))
}

pub fn income(id: &str) -> Income {
    Income(number(Income::KIND, id))
}

pub fn attribute(id: &str) -> epoka_civolution::state::Attribute {
    epoka_civolution::state::Attribute(number(epoka_civolution::state::Attribute::KIND, id))
}

pub fn event(id: &str) -> EventCard {
    EventCard(number(EventCard::KIND, id))
}

pub fn tile(id: &str) -> ScoringTile {
    ScoringTile(number(ScoringTile::KIND, id))
}

/// A first game as laid, before the first decision.
pub fn laid(players: u8, setup: &Setup, seed: u64) -> Scene {
    let mut table = Table::new(rules(players, setup));
    table.play_chance(seed);
    table
}

/// The turn of Red in the action phase of the first era.
pub fn turn(players: u8, change: impl FnOnce(&mut State)) -> Scene {
    let mut table = laid(players, &FIRST, 7);
    table.arrange(|state| {
        (state.era, state.first) = (1, RED);
        ask(state, Task::Turn { seat: RED });
        for seat in Seat::all(players) {
            empty(&mut state.open.civs[seat]);
            state.open.civs[seat].levels = [1; MAIN];
        }
        change(state);
    });
    table
}

/// Puts every marker of a civilization back into its supply.
pub fn empty(civ: &mut Civ) {
    civ.supply += civ.traits.iter().sum::<u8>() + civ.stored.iter().sum::<u8>() + civ.stock.iter().sum::<u8>();
    (civ.traits, civ.stored, civ.stock) = ([0; 6], [0; MATERIALS], [0; 4]);
}

/// What is asked next, in a turn of Red.
pub fn ask(state: &mut State, task: Task) {
    state.tasks.clear();
    state.tasks.push(Task::EndTurn { seat: RED });
    state.tasks.push(task);
}

/// Markers of Red from the supply.
pub fn put(state: &mut State, to: Gain, n: u8) {
    let civ = &mut state.open.civs[RED];
    civ.supply -= n;
    *epoka_civolution::markers::count(civ, to) += n;
}

/// A tribe comes to a place.
pub fn tribe(state: &mut State, seat: Seat, id: &str, spot: Spot, weak: bool) {
    epoka_civolution::tribes::change(state, seat, Place { territory: territory(id), spot, weak }, 1);
}

/// A tribe leaves a place.
pub fn no_tribe(state: &mut State, seat: Seat, id: &str, spot: Spot) {
    epoka_civolution::tribes::change(state, seat, Place { territory: territory(id), spot, weak: false }, -1);
}

/// The dice of Red on their spaces; the others are used.
pub fn dice_of(state: &mut State, values: &[u8]) {
    let civ = &mut state.open.civs[RED];
    civ.dice = [0; 6];
    for &value in values {
        civ.dice[usize::from(value) - 1] += 1;
    }
    civ.used = 6 - values.len() as u8;
}

/// An area lies face up on a slot.
pub fn reveal(state: &mut State, slot: u8, id: &str) {
    state.hidden_areas.remove(area(id));
    state.areas[usize::from(slot)] = Some(area(id));
}

/// A card of Red lies in the matrix.
pub fn installed(state: &mut State, id: &str) {
    let deck = Kind::from(DATA.cards[card(id).index()].deck);
    let civ = &state.civs[RED];
    let own = civ.columns.iter().position(|&of| of == Some(deck));
    let column = own.or_else(|| civ.columns.iter().position(core::option::Option::is_none)).expect("a column is free");
    installed_at(state, id, column as u8);
}

/// A card of Red lies in this column of the matrix.
pub fn installed_at(state: &mut State, id: &str, column: u8) {
    take(state, card(id));
    lay(state, Item::Card { card: card(id) }, column);
}

/// Something lies on the lowest free row of a column of Red.
pub fn lay(state: &mut State, item: Item, column: u8) {
    epoka_civolution::matrix::insert(&rules(2, &FIRST), state, RED, item, column, &mut epoka_core::Log::new());
}

/// An attribute chip is on display.
pub fn shown(state: &mut State, id: &str) -> epoka_civolution::state::Attribute {
    let chip = attribute(id);
    if !state.attributes.contains(chip) {
        let out = state.attributes.take_at(0).expect("all places are taken");
        state.attributes.put(chip);
        state.attribute_bag.remove(chip);
        state.attribute_bag.insert(out);
    }
    chip
}

/// An attribute chip of Red lies in the matrix.
pub fn chip_installed(state: &mut State, id: &str) {
    let attribute = shown(state, id);
    state.attributes.take(attribute);
    lay(state, Item::Attribute { attribute }, 7);
    let next = state.attribute_bag.iter().next().expect("the bag has chips");
    state.attribute_bag.remove(next);
    state.attributes.put(next);
}

/// A card comes out of its stack or a hand.
pub fn take(state: &mut State, card: Card) {
    for seat in Seat::all(4) {
        state.hands[seat].remove(card.index());
    }
    state.seen[card.index()] = Seats::NONE;
    for stack in &mut state.open.face_up {
        stack.retain(|other| *other != card);
    }
    let deck = card.index() / DECK;
    if state.decks[deck].cards().iter().any(|hidden| hidden.card == u16::from(card.0)) {
        state.decks[deck].draw(card.0.into());
    }
}

/// A card of the hand of Red.
pub fn in_hand(state: &mut State, id: &str) {
    take(state, card(id));
    state.hands[RED].insert(card(id).index());
    state.seen[card(id).index()] = Seats::one(RED);
}

pub fn civ(table: &Scene) -> &Civ {
    &table.state.civs[RED]
}

pub fn has(table: &Scene, at: Gain) -> u8 {
    *epoka_civolution::markers::count(&mut civ(table).clone(), at)
}

pub fn stock(table: &Scene, of: Stock) -> u8 {
    civ(table).has(of)
}

pub fn points(table: &Scene) -> i16 {
    civ(table).ledger.total()
}

pub fn stored(table: &Scene, id: &str) -> u8 {
    civ(table).stored[material(id).index()]
}

/// Red activates a module with dice of its values.
pub fn activate(table: &mut Scene, id: &str) {
    table.act(RED, Activate { module: module(id) });
    for value in DATA.modules[module(id).index()].dice {
        if matches!(table.state.tasks.last(), Some(Task::PayDice { .. })) {
            table.act(RED, Pay { with: Die6::Die(value) });
        }
    }
}

/// Red activates a module and chooses an option, if it is asked to.
pub fn by_module(table: &mut Scene, id: &str, option: u8) {
    activate(table, id);
    if matches!(table.state.tasks.last(), Some(Task::Options { .. })) {
        table.act(RED, Option { number: option });
    }
}

type Sold = std::option::Option<epoka_civolution::state::Material>;

/// Red sells a material for money, another one for points, or both.
pub fn sell(table: &mut Scene, money: Sold, points: Sold) {
    for (material, into) in [(money, Proceeds::Money), (points, Proceeds::Points)] {
        if let Some(material) = material {
            table.act(RED, Sell { material, into });
        }
    }
    table.act(RED, Done);
}

/// A module of Red is on this level.
pub fn level(state: &mut State, id: &str, level: u8) {
    state.open.civs[RED].levels[module(id).index()] = level;
}

pub fn place(id: &str, spot: Spot) -> Place {
    Place { territory: territory(id), spot, weak: false }
}
