//! Decks, set-up and what is refused in a file.

use epoka_civilization_ccg::{
    data,
    deck::{self, DeckList},
};
use epoka_core::data::Source;

use crate::common::*;

fn list() -> DeckList {
    let starter = &DATA.starters[5].raw;
    DeckList { capital: starter.capital.clone(), atlas: starter.atlas.clone(), library: starter.library.clone() }
}

fn refusal(change: impl FnOnce(&mut DeckList)) -> String {
    let mut list = list();
    change(&mut list);
    let setup = Setup { decks: vec![DeckChoice::List(list)], ..Setup::default() };
    Ccg::bind(&DATA, 2, &setup).expect_err("the deck is broken").0
}

/// CCG-20, CCG-21. A deck that breaks a rule is refused, and the rule is named.
#[test]
fn the_checker_names_the_broken_rule() {
    let short = refusal(|list| *list.library.get_mut("farm").expect("there are farms") = 3);
    assert_eq!(short, "deck of seat 0: CCG-20: the library has 59 cards, not 60");
    let five = refusal(|list| {
        *list.library.get_mut("farm").expect("there are farms") = 5;
        *list.library.get_mut("mine").expect("there are mines") = 1;
    });
    assert_eq!(five, "deck of seat 0: CCG-20: there are 5 of `farm`, and 4 at most");
    let twice = refusal(|list| {
        list.atlas.insert("iron".into(), 2);
        *list.atlas.get_mut("plains").expect("there are plains") = 3;
    });
    assert_eq!(twice, "deck of seat 0: CCG-21: there are 2 of `iron`, and 1 at most");
    let misplaced = refusal(|list| {
        list.atlas.remove("iron");
        list.atlas.insert("farm".into(), 1);
    });
    assert_eq!(misplaced, "deck of seat 0: CCG-21: `farm` does not belong in the atlas");
    assert_eq!(refusal(|list| list.capital = "plains".into()), "deck of seat 0: CCG-21: `plains` is no capital");
    let mut table = Table::new(rules(2, &Setup::default()));
    table.observe(|game, _, log| {
        let own = &game.decks[0];
        let short = deck::check(&DATA, own.capital, &own.atlas, &own.library[1..], |rule| log.cite(rule));
        let small = deck::check(&DATA, own.capital, &own.atlas[1..], &own.library, |rule| log.cite(rule));
        assert!(short.is_err() && small.is_err());
    });
}

/// CCG-24, CCG-25, CCG-125. Seven cards each; the highest die begins, who ties rolls again. All others have a food where a table wants it.
#[test]
fn everybody_draws_seven_and_rolls_for_the_start() {
    let table = begun(&Setup::default());
    assert_eq!((table.state.active, table.state.first), (GREEN, GREEN));
    let food = |table: &Table<Ccg>| [RED, BLUE, GREEN].map(|seat| table.state.realms[seat].food);
    assert_eq!(food(&table), [0, 0, 0]);
    let helped = begun(&Setup { later_food: true, ..Setup::default() });
    assert_eq!(food(&helped), [1, 1, 0]);
}

/// Three seats who have drawn their hands and rolled, Green highest.
fn begun(setup: &Setup) -> Table<Ccg> {
    let mut table = Table::new(rules(3, setup));
    let mut random = epoka_core::Random::new(1);
    for _ in 0..3 {
        let Turn::Chance(chance) = table.turn() else { panic!("cards are drawn") };
        let mut odds = Vec::new();
        table.rules().among(&table.state, Viewer::Referee, &mut odds);
        let outcome = random.answer(chance, &mut odds);
        table.chance(outcome);
    }
    for seat in Seat::all(3) {
        assert_eq!((table.state.realms[seat].hand.len(), table.state.realms[seat].library.len()), (7, 53));
    }
    table.chance(dice([4, 6, 6]));
    table.chance(dice([2, 5]));
    table
}

#[test]
fn the_set_has_the_cards_it_should() {
    let count = |kind: Kind| DATA.of(kind).count();
    let counts = [Kind::Capital, Kind::Terrain, Kind::Resource, Kind::Building, Kind::Wonder, Kind::Unit];
    assert_eq!(counts.map(count), [12, 33, 18, 49, 16, 58]);
    assert_eq!((count(Kind::Invention), count(Kind::Event), DATA.starters.len()), (49, 53, 6));
}

#[test]
fn a_wrong_correction_names_the_item() {
    let error = |text: &str| {
        let mut sources = data::sources();
        sources.push(Source::new("mine.toml", text));
        Data::load(&sources).expect_err("the correction is wrong").to_string()
    };
    let unknown = "[[terrain]]\nid = \"moon\"\nera = \"gold\"\ntypes = [\"hills\"]\nconfidence = \"ours\"\n\
                   effects = [{ kind = \"happiness\", amount = 1, colour = \"red\" }]\n";
    assert!(error(unknown).starts_with("mine.toml: `moon`: effect 1: unknown field `colour`"), "{}", error(unknown));
    let free = "[[unit]]\nid = \"ghost\"\nera = \"gold\"\nunit-type = \"infantry\"\nconfidence = \"ours\"\n";
    assert!(error(free).contains("`ghost`: what is built or invented"), "{}", error(free));
}
