//! The laws of every game, for every table of Civilization, the card game: a game of every set, or as many as are asked for
//! (`cargo xtask soak civilization-ccg --games 20000`).
//!
//! `cargo test -p epoka-civilization-ccg --test laws -- --record tests/replays` writes the recorded games anew.

use std::{process::ExitCode, sync::Arc};

use epoka_civilization_ccg::{
    Ccg, Setup,
    action::{Action, Event},
    cards::Requires,
    data::Data,
    deck::{DeckChoice, DeckList},
    state::{Card, Ended, State},
    words::{Flank, Kind},
};
use epoka_core::{Random, Seat};
use epoka_testkit::{
    Laws, Policy,
    soak::{self, Recording, Set},
};

/// Longer than any game, even one of 400 rounds.
const BOUND: usize = 200_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 500;
/// Expensive laws are checked at every so many steps: many games find more than many looks at one.
const EVERY: usize = 64;

fn main() -> ExitCode {
    soak::run(sets, &recordings())
}

/// All sets of games: every table, starter decks played well and decks of chance played at random, open and hidden lists, from
/// the start or the middle, some who think and some who give up, and rich worlds with the cards that few games reach.
fn sets() -> Vec<Set<Ccg>> {
    let (data, rich) = (Arc::new(Data::printed()), Arc::new(rich_world()));
    let ids: Vec<&str> = data.starters.iter().map(|starter| starter.id.as_str()).collect();
    let mut sets = Vec::new();
    for players in 2..=4 {
        let limited = Setup { round_limit: true, ..Setup::default() };
        let laws = || Laws::new(&data, players, limited.clone()).bound(BOUND).every(EVERY);
        sets.push((format!("{players} players who think"), laws().policy(Policy::Easy).drawing(any_setup)));
        sets.push((format!("{players} players who may give up"), laws().conceding()));
        for policy in [Policy::Random, Policy::Greedy] {
            let laws = Laws::new(&rich, players, Setup::default()).bound(BOUND).every(EVERY);
            sets.push((
                format!("{players} players in a rich world, {policy:?}"),
                laws.policy(policy).drawing(any_setup),
            ));
        }
        for shift in 0..ids.len() {
            for (way, middle) in [("start", 0), ("middle", MIDDLE)] {
                let deck = |seat: u8| DeckChoice::Starter(ids[(shift + 2 * usize::from(seat)) % ids.len()].into());
                let setup = Setup {
                    decks: (0..players).map(deck).collect(),
                    hidden_lists: shift % 2 == 1,
                    later_food: shift % 3 == 1,
                    redraw: shift % 3 == 2,
                    resources_return: shift % 2 == 0,
                    round_limit: shift % 3 == 0,
                };
                let laws = Laws::new(&data, players, setup).bound(BOUND).every(EVERY).from_middle(middle);
                let name = format!("{players} players, {}, from the {way}", ids[shift]);
                sets.push((name, laws.policy(Policy::Greedy)));
                // As many tables play whatever decks chance makes, others in every game.
                let laws = Laws::new(&data, players, Setup::default()).bound(BOUND).every(EVERY).from_middle(middle);
                let name = format!("{players} players, any decks {}, from the {way}", shift + 1);
                sets.push((name, laws.policy(Policy::Random).drawing(any_setup)));
            }
        }
    }
    sets.into_iter().map(|(name, laws)| (name, laws.wishing(any_wish))).collect()
}

/// The printed cards where whatever is started is finished soon: random play reaches the late ones.
fn rich_world() -> Data {
    let mut data = Data::printed();
    (data.numbers.silver_era_terrains, data.numbers.gold_era_terrains) = (2, 3);
    data.numbers.starting_food = 9;
    for card in &mut data.cards {
        card.requires = Requires::default();
        card.cost.iter_mut().for_each(|cost| *cost = 1);
    }
    data
}

/// Decks and options as chance makes them.
fn any_setup(data: &Data, players: u8, random: &mut Random) -> Setup {
    let decks = (0..players).map(|_| DeckChoice::List(DeckList::any(data, random))).collect();
    // Random play seldom ends by itself: few games go on to the last of 400 rounds.
    let round_limit = random.below(12) != 0;
    let mut coin = || random.below(2) == 0;
    Setup { decks, hidden_lists: coin(), later_food: coin(), redraw: coin(), resources_return: coin(), round_limit }
}

/// What a player may try: any card of the hand or the atlas and any unit, anywhere.
fn any_wish(game: &Ccg, state: &State, seat: Seat, random: &mut Random) -> Option<Action> {
    let mut one_of = |cards: &mut dyn Iterator<Item = Card>| random.choose(&cards.collect::<Vec<_>>()).copied();
    let realm = &state.realms[seat];
    let (hand, atlas) = (one_of(&mut realm.hand.distinct()), one_of(&mut realm.atlas.distinct()));
    let unit = random.choose(&state.all_units().map(|(at, _)| at as u8).collect::<Vec<_>>()).copied();
    let own: Vec<_> = state.places(seat).collect();
    let there: Vec<_> = state.all_places().collect();
    let (here, there) = (*random.choose(&own)?, *random.choose(&there)?);
    let flank = if random.below(2) == 0 { Flank::Left } else { Flank::Right };
    match random.below(8) {
        0..=2 => hand.map(|card| match game.data.card(card).kind {
            Kind::Invention => Action::Invent { card },
            Kind::Event => Action::Play { card },
            _ => Action::Build { card, place: here },
        }),
        3 | 4 => atlas.map(|card| match game.data.card(card).kind {
            Kind::Resource => Action::Prospect { card, place: here },
            _ => Action::Discover { card, flank },
        }),
        5 => unit.map(|unit| Action::Move { unit, to: there }),
        6 => unit.map(|unit| Action::Join { unit }),
        _ => Some(Action::Attack { place: there }),
    }
}

/// Games that show what is rare.
fn recordings() -> [Recording<Ccg>; 3] {
    [
        Recording {
            name: "two-seats-with-an-attack-on-a-capital",
            players: 2,
            setup: Setup::default(),
            shows: |game| game.told(0).iter().any(|told| matches!(told.event, Event::CapitalHit { .. })),
        },
        Recording {
            name: "two-seats-with-hidden-lists-until-prosperity",
            players: 2,
            setup: Setup { hidden_lists: true, ..Setup::default() },
            shows: |game| matches!(game.state().ended, Some(Ended::Prosperity(_))),
        },
        Recording {
            name: "four-seats-with-every-variant",
            players: 4,
            setup: Setup {
                later_food: true,
                redraw: true,
                resources_return: true,
                round_limit: true,
                ..Setup::default()
            },
            shows: |game| game.told(0).iter().any(|told| matches!(told.event, Event::Attacked { .. })),
        },
    ]
}
