//! What a viewer may see: CCG-2.

use epoka_core::{BadPosition, BySeat, Odds, Seat, Seats, Tasks, Viewer, pile::Pile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Ccg, action::Event, army, geography, position, rate, state::*, turns, words::*};

/// The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it; the state explains them")]
pub struct View {
    pub round: u16,
    pub first: Seat,
    pub active: Seat,
    pub phase: Phase,
    pub playing: Seats,
    pub ended: Option<Ended>,
    pub realms: Vec<RealmView>,
    pub units: Vec<UnitView>,
    pub turn: TurnState,
    pub venture: VentureView,
    pub choice: Choice,
    pub announced: Vec<Announced>,
    /// What the game waits for, the next first.
    pub tasks: Vec<Task>,
}

/// What a seat has, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it; the state explains them")]
pub struct RealmView {
    pub line: Vec<TerrainView>,
    pub items: Vec<Item>,
    pub inventions: Vec<Card>,
    /// The hand: for others the cards they know first.
    pub hand: Vec<CardView>,
    /// The library from the bottom; its owner knows what is in it.
    pub library: Vec<LibraryCard>,
    pub discard: Vec<Card>,
    pub atlas: Vec<CardView>,
    pub food: u16,
    pub era: Era,
    pub turns: u8,
    pub used: Vec<Used>,
    pub happiness: i16,
    /// The food that unrest costs at the start of its next turn, as things stand.
    pub unrest: i16,
    pub unit_cap: u8,
    pub capital_strength: u8,
    pub capital_toughness: u8,
    /// What it needs for prosperity. For the referee nothing: it follows from the cards, and positions are compared without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prosperity: Option<Prosperity>,
    /// What lies beyond the ends of its line, while anybody else is there. For the referee nothing either.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub borders: Option<Borders>,
}

/// CCG-26 to CCG-29: the ends of other lines that the ends of a line touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Borders {
    pub left: Place,
    pub right: Place,
}

/// CCG-118: the terrains and the food that win the game for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Prosperity {
    pub terrains: u8,
    pub food: u8,
}

/// An effect that was used in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Used {
    pub card: Card,
    pub effect: u8,
}

/// A terrain with what it yields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it; the state explains them")]
pub struct TerrainView {
    pub slot: u8,
    pub card: Card,
    pub resource: Option<Card>,
    pub exhausted: bool,
    pub damage: u8,
    /// All its types, those that other cards add included.
    pub types: Vec<Type>,
    pub occupied: bool,
    pub production: u8,
    pub tax: u8,
    pub food: u8,
}

/// A card that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CardView {
    /// The card, for who knows it.
    pub card: Option<Card>,
    /// Who else knows it, for its owner.
    pub seen_by: Option<Seats>,
}

/// A card of a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LibraryCard {
    /// The card, for its owner.
    pub card: Option<Card>,
    /// Whether its place is fixed because its owner has seen it there.
    pub fixed: bool,
}

/// A unit with its place in the list and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it; the state explains them")]
pub struct UnitView {
    pub number: u8,
    pub unit: Unit,
    pub strength: u8,
    pub toughness: u8,
    pub points: u8,
}

/// A move or attack that is being made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it; the state explains them")]
pub struct VentureView {
    pub place: Place,
    pub building: Option<Card>,
    pub units: Vec<u8>,
    pub carried: Vec<u8>,
    pub defenders: Vec<u8>,
    pub struck: Vec<u8>,
    pub fallen: Vec<u8>,
    pub chosen: Vec<u8>,
    pub strength: i8,
    pub toughness: i8,
}

fn numbers(set: u128) -> Vec<u8> {
    bits(set).map(|at| at as u8).collect()
}

fn set(numbers: &[u8]) -> u128 {
    numbers.iter().fold(0, |set, &at| set | 1u128.checked_shl(at.into()).unwrap_or(0))
}

/// What a viewer may see.
pub fn view(game: &Ccg, state: &State, viewer: Viewer) -> View {
    let unit = |(at, unit): (usize, &Unit)| {
        let (strength, toughness) = army::stats(game, state, unit, unit.place, (None, 0));
        UnitView { number: at as u8, unit: *unit, strength, toughness, points: army::points(game, state, unit).0 }
    };
    let venture = &state.venture;
    View {
        round: state.round,
        first: state.first,
        active: state.active,
        phase: state.phase,
        playing: state.playing,
        ended: state.ended,
        realms: Seat::all(game.players).map(|seat| realm_view(game, state, seat, viewer)).collect(),
        units: state.all_units().map(unit).collect(),
        turn: state.turn,
        venture: VentureView {
            place: venture.place,
            building: venture.building,
            units: numbers(venture.units),
            carried: numbers(venture.carried),
            defenders: numbers(venture.defenders),
            struck: numbers(venture.struck),
            fallen: numbers(venture.fallen),
            chosen: numbers(venture.chosen),
            strength: venture.strength,
            toughness: venture.toughness,
        },
        choice: state.choice,
        announced: state.announced.to_vec(),
        tasks: state.tasks.as_slice().iter().rev().copied().collect(),
    }
}

fn realm_view(game: &Ccg, state: &State, seat: Seat, viewer: Viewer) -> RealmView {
    let realm = &state.realms[seat];
    let terrain = |place: Place| {
        let terrain = state.terrain(place);
        let income = |income| rate::income(game, state, place, income);
        TerrainView {
            slot: place.slot,
            card: terrain.card.expect("a terrain in the line is a card"),
            resource: terrain.resource,
            exhausted: terrain.exhausted,
            damage: terrain.damage,
            types: rate::types(game, state, place).iter().collect(),
            occupied: state.is_occupied(place),
            production: income(Income::Production),
            tax: income(Income::Tax),
            food: income(Income::Food),
        }
    };
    let library = |at: usize| LibraryCard {
        card: viewer.is(seat).then(|| Card(realm.library.cards()[at].card)),
        fixed: realm.library.is_fixed(at),
    };
    let (capital_strength, capital_toughness) = army::capital(game, state, seat);
    RealmView {
        line: state.places(seat).map(terrain).collect(),
        items: realm.items.to_vec(),
        inventions: bits(realm.inventions).map(|bit| game.data.invention(bit as u8)).collect(),
        hand: held(&realm.hand.0, seat, viewer, false),
        library: (0..realm.library.len()).map(library).collect(),
        discard: realm.discard.to_vec(),
        atlas: held(&realm.atlas.0, seat, viewer, !game.hidden_lists),
        food: realm.food,
        era: realm.era.0,
        turns: realm.turns,
        used: realm.used.iter().map(|&(card, effect)| Used { card, effect }).collect(),
        happiness: rate::happiness(game, state, seat),
        unrest: turns::discontent(game, state, seat),
        unit_cap: rate::unit_cap(game, state, seat),
        capital_strength,
        capital_toughness,
        prosperity: (viewer != Viewer::Referee).then(|| Prosperity {
            terrains: rate::number(game, state, seat, Number::VictoryTerrains),
            food: rate::number(game, state, seat, Number::VictoryFood),
        }),
        borders: if viewer == Viewer::Referee { None } else { borders(game, state, seat) },
    }
}

fn borders(game: &Ccg, state: &State, seat: Seat) -> Option<Borders> {
    let end = |flank| geography::beyond(game, state, seat, flank).filter(|place| place.seat != seat);
    let plays = state.playing.contains(seat);
    plays.then(|| Some(Borders { left: end(Flank::Left)?, right: end(Flank::Right)? })).flatten()
}

/// Cards that are held: their owner sees all, others those they know, before the rest.
fn held(cards: &[HeldCard], owner: Seat, viewer: Viewer, open: bool) -> Vec<CardView> {
    if viewer.is(owner) {
        return cards.iter().map(|held| CardView { card: Some(held.card), seen_by: Some(held.seen_by) }).collect();
    }
    let knows = |held: &&HeldCard| {
        open || match viewer {
            Viewer::Seat(seat) => held.seen_by.contains(seat),
            Viewer::Spectator | Viewer::Referee => false,
        }
    };
    let known = cards.iter().filter(knows).map(|held| CardView { card: Some(held.card), seen_by: None });
    let hidden = cards.iter().filter(|held| !knows(held)).map(|_| CardView { card: None, seen_by: None });
    known.chain(hidden).collect()
}

/// What may be drawn from a library, for all a viewer knows.
pub fn library_odds(game: &Ccg, state: &State, seat: Seat, viewer: Viewer, list: &mut Vec<Odds>) {
    let realm = &state.realms[seat];
    let mut add = |item: u16| match list.iter_mut().find(|odds| odds.item == item) {
        Some(odds) => odds.copies += 1,
        None => list.push(Odds { item, copies: 1 }),
    };
    if viewer.is(seat) {
        let cards = realm.library.cards().iter().enumerate();
        cards.filter(|&(at, _)| !realm.library.is_fixed(at)).for_each(|(_, hidden)| add(hidden.card));
        return;
    }
    if game.hidden_lists {
        for kind in [Kind::Building, Kind::Wonder, Kind::Unit, Kind::Invention, Kind::Event] {
            game.data.of(kind).for_each(|card| add(card.0));
        }
        return;
    }
    let known = |held: &HeldCard| matches!(viewer, Viewer::Seat(seat) if held.seen_by.contains(seat));
    realm.hand.0.iter().filter(|held| !known(held)).for_each(|held| add(held.card.0));
    realm.library.cards().iter().for_each(|hidden| add(hidden.card));
    list.sort_unstable_by_key(|odds| odds.item);
}

/// The event as the viewer may know it.
pub fn project(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, card: None },
        Event::Found { seat, .. } if viewer == Viewer::Spectator => Event::Found { seat: *seat, card: None },
        _ => event.clone(),
    }
}

/// The state a referee's view shows, if it can be.
pub fn restore(game: &Ccg, view: &View) -> Result<State, BadPosition> {
    let wrong = |words: &str| BadPosition(words.into());
    if view.realms.len() != usize::from(game.players) {
        return Err(wrong("another number of players"));
    }
    let mut realms: BySeat<Realm> = BySeat::default();
    for (seat, realm) in Seat::all(game.players).zip(&view.realms) {
        realms[seat] = restore_realm(game, realm)?;
    }
    let mut units = [Unit::NONE; UNITS];
    let mut live = 0u128;
    for unit in &view.units {
        *units.get_mut(usize::from(unit.number)).ok_or_else(|| wrong("a unit has too large a number"))? = unit.unit;
        live |= 1 << unit.number;
    }
    let mut tasks = view.tasks.clone();
    tasks.reverse();
    let venture = &view.venture;
    let mut state = State {
        round: view.round,
        first: view.first,
        active: view.active,
        phase: view.phase,
        playing: view.playing,
        realms,
        units,
        live,
        turn: view.turn,
        venture: Venture {
            place: venture.place,
            building: venture.building,
            units: set(&venture.units),
            carried: set(&venture.carried),
            defenders: set(&venture.defenders),
            struck: set(&venture.struck),
            fallen: set(&venture.fallen),
            chosen: set(&venture.chosen),
            strength: venture.strength,
            toughness: venture.toughness,
        },
        choice: view.choice,
        announced: view.announced.iter().copied().take(ANNOUNCED).collect(),
        tasks: Tasks::from_slice(&tasks).ok_or_else(|| wrong("too much is pending"))?,
        ended: view.ended,
    };
    rate::refresh(game, &mut state);
    position::check(game, &state)?;
    Ok(state)
}

fn restore_realm(game: &Ccg, view: &RealmView) -> Result<Realm, BadPosition> {
    let wrong = |words: &str| BadPosition(words.into());
    let mut realm = Realm { food: view.food, era: Stride(view.era), turns: view.turns, ..Realm::default() };
    for terrain in &view.line {
        let place = realm.terrains.get_mut(usize::from(terrain.slot));
        let place = place.filter(|place| place.card.is_none()).ok_or_else(|| wrong("a terrain has a wrong number"))?;
        *place = Terrain {
            card: Some(terrain.card),
            resource: terrain.resource,
            exhausted: terrain.exhausted,
            damage: terrain.damage,
            added: Set::default(),
        };
        realm.line.try_push(terrain.slot).map_err(|_| wrong("too many terrains"))?;
    }
    let many = |_| BadPosition("too many cards".into());
    view.items.iter().try_for_each(|&item| realm.items.try_push(item)).map_err(|_| wrong("too many cards"))?;
    for &card in &view.inventions {
        if game.data.card(card).kind != Kind::Invention {
            return Err(wrong("what is no invention is among them"));
        }
        realm.inventions |= 1 << game.data.bit(card);
    }
    let known = |held: &CardView| match (held.card, held.seen_by) {
        (Some(card), Some(seen_by)) => Ok(HeldCard { card, seen_by }),
        _ => Err(BadPosition("a position shows all cards".into())),
    };
    for held in &view.hand {
        realm.hand.0.try_push(known(held)?).map_err(|_| wrong("too many cards in a hand"))?;
    }
    for held in &view.atlas {
        realm.atlas.0.try_push(known(held)?).map_err(|_| wrong("too many cards in an atlas"))?;
    }
    let hidden = |card: &LibraryCard| card.card.map(|number| (number.0, Seats::NONE, card.fixed));
    let library: Option<Vec<_>> = view.library.iter().map(hidden).collect();
    let library = library.ok_or_else(|| wrong("a position shows all cards"))?;
    realm.library = Pile::from_cards(library).ok_or_else(|| wrong("too many cards in a library"))?;
    // A bag has one order, whichever a position was written in.
    realm.library.tidy();
    view.discard.iter().try_for_each(|&card| realm.discard.try_push(card)).map_err(many)?;
    for used in &view.used {
        realm.used.try_push((used.card, used.effect)).map_err(|_| wrong("too much was used"))?;
    }
    Ok(realm)
}
