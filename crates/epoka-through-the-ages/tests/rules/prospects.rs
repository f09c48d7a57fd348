//! What a view tells of things to come: prices, makings of ratings, the end of a turn. The forecast is held against the
//! turn that is then played.

use epoka_core::Random;
use epoka_through_the_ages::{
    cards::MilitaryKind,
    reckon::{Forecast, Makeup, Part, Prospects},
    tally::Source,
};

use crate::common::*;

fn prospects(table: &Board, seat: Seat) -> Prospects {
    table.view(Viewer::Spectator).reckoned.expect("everybody is told").nations[seat.index()].clone()
}

/// What the end of a turn brought, read off what was told of it.
#[derive(Debug, Default)]
struct Played {
    forecast: Forecast,
    over: bool,
}

/// Ends the turn of a seat and adds up what happens until the next one begins.
fn finish(table: &mut Board, seat: Seat, random: &mut Random) -> Played {
    let before = &table.view(Viewer::Referee).nations[seat.index()];
    let mut played = Played::default();
    let mut goods = (before.food as i16, before.resources as i16, before.science as i16);
    played.forecast.culture = before.culture;
    played.forecast.excess = before.cards.len().saturating_sub(before.rates.military_hand.into()) as u8;
    table.act(seat, Finish);
    loop {
        for event in table.events() {
            let forecast = &mut played.forecast;
            match *event {
                Event::TurnBegan { .. } | Event::GameOver => {
                    played.over = table.state.over;
                    let (food, resources, science) = goods;
                    (forecast.food, forecast.resources) = (food as u16, resources as u16);
                    forecast.science = science as u16;
                    return played;
                }
                Event::Culture { amount, .. } => forecast.culture += amount,
                Event::Science { amount, .. } => goods.2 += amount,
                Event::Stock { goods: Goods::Food, amount, .. } => goods.0 += amount,
                Event::Stock { goods: Goods::Resources, amount, .. } => goods.1 += amount,
                Event::Uprising { .. } => forecast.uprising = true,
                Event::Eaten { food, .. } => goods.0 -= i16::from(food),
                Event::Famine { food, .. } => forecast.hunger = food,
                Event::Corrupted { resources, food, .. } => {
                    forecast.corrupted = resources + food;
                    (goods.0, goods.1) = (goods.0 - i16::from(food), goods.1 - i16::from(resources));
                }
                _ => {}
            }
        }
        if let Turn::Chance(chance) = table.turn() {
            let mut odds = Vec::new();
            table.rules().among(&table.state, Viewer::Referee, &mut odds);
            table.chance(random.answer(chance, &mut odds));
        } else {
            let first = table.actions(seat)[0];
            table.act(seat, first);
        }
    }
}

/// Plays a game and holds every forecast against the end of the turn; how many there were, with uprisings, hunger,
/// corruption and too many cards.
fn compare(players: u8, seed: u64) -> [u32; 5] {
    let (mut table, mut random) = (Table::new(rules(players)), Random::new(seed));
    let mut met = [0; 5];
    loop {
        let seat = match table.turn() {
            Turn::Over => return met,
            Turn::Chance(_) => {
                table.play_chance(random.bits());
                continue;
            }
            Turn::Decision { seats, .. } => seats.iter().next().expect("somebody decides"),
        };
        let open: Vec<Action> = table.actions(seat).iter().copied().filter(|action| *action != Resign).collect();
        // Many people are needed for an uprising.
        let grows = open.contains(&Grow) && random.below(2) == 0;
        let action = if grows { Grow } else { *random.choose(&open).expect("something can be done") };
        if action != Finish {
            table.act(seat, action);
            continue;
        }
        let mut told = prospects(&table, seat).forecast;
        let famine = nation(&table, seat).ledger.famine;
        let Played { forecast, over } = finish(&mut table, seat, &mut random);
        if over {
            continue;
        }
        assert_eq!(told.famine, famine - nation(&table, seat).ledger.famine);
        let seen = [true, told.uprising, told.hunger > 0, told.corrupted > 0, told.excess > 0];
        met.iter_mut().zip(seen).for_each(|(met, seen)| *met += u32::from(seen));
        (told.famine, told.unstored_food, told.unstored_resources) = (0, 0, 0);
        assert_eq!(told, forecast, "seat {seat} in round {}", table.state.round);
    }
}

/// TTA-124, TTA-126, TTA-127, TTA-129, TTA-131. What is foretold of the end of a turn is what then happens.
#[test]
fn the_end_of_a_turn_is_as_foretold() {
    let mut met = [0; 5];
    for (players, seed) in [(2, 1), (2, 2), (3, 3), (4, 4)] {
        met.iter_mut().zip(compare(players, seed)).for_each(|(all, one)| *all += one);
    }
    assert!(met[0] > 100 && met.iter().all(|&times| times > 2), "{met:?}");
}

/// What is produced and finds no token in the bank is told.
#[test]
fn what_the_bank_cannot_give_is_foretold() {
    let foretold = |blue: u8| {
        let table = scene(2, Age::I, |scene| {
            scene.has(RED, "agriculture", 0).has(RED, "bronze", 3).of(RED).blue = blue;
        });
        prospects(&table, RED).forecast
    };
    assert_eq!((foretold(16).unstored_food, foretold(16).unstored_resources), (0, 0));
    assert_eq!((foretold(1).unstored_food, foretold(1).unstored_resources), (0, 2));
}

/// A famine is foretold with what it costs.
#[test]
fn a_famine_is_foretold() {
    let table = scene(2, Age::I, |scene| {
        scene.has(RED, "agriculture", 1).culture(RED, 10);
        let nation = scene.of(RED);
        (nation.yellow, nation.unused) = (3, 6);
    });
    let foretold = prospects(&table, RED).forecast;
    assert_eq!((foretold.hunger, foretold.famine, foretold.culture, foretold.food), (3, 10, 0, 0));
}

/// What a leader brings at the end of the turn is part of the forecast, also out of turn.
#[test]
fn a_leader_counts_in_the_forecast() {
    let table = scene(2, Age::I, |scene| {
        scene.leader(BLUE, "genghis-khan").strength(BLUE, 3);
    });
    let now = culture(&table, BLUE) + nation(&table, BLUE).rates.culture;
    assert_eq!(prospects(&table, BLUE).forecast.culture, now + 3);
}

/// TTA-87, TTA-91. A price is that of whoever asks.
#[test]
fn prices_of_the_row_are_those_of_a_seat() {
    let mut table = scene(2, Age::I, |scene| {
        scene.row(1, "great-wall").row(6, "iron").wonder(RED, "pyramids").wonder(RED, "colossus");
    });
    let prices = |seat| prospects(&table, seat).prices;
    assert_eq!((prices(RED)[0], prices(RED)[5], prices(RED)[1]), (Some(3), Some(2), None));
    assert_eq!(prices(BLUE)[0], Some(1));
    let before = left(&table, RED).0;
    table.act(RED, Take { space: 1 });
    assert_eq!(before - left(&table, RED).0, 3);
}

/// TTA-97. What is open and costs resources is listed with its price, that of the card in play included.
#[test]
fn open_buildings_are_told_with_their_price() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "masonry", 0).has(RED, "alchemy", 0).stored(RED, "bronze", 8).of(RED).unused = 1;
        scene.hand(RED, &["urban-growth-i"]);
    });
    let cost = |table: &Board, action: Action| {
        let costs = table.view(Viewer::Spectator).reckoned.expect("everybody is told").costs;
        costs.iter().find(|cost| cost.action == action).map(|cost| cost.resources)
    };
    assert_eq!(cost(&table, build("alchemy")), Some(5));
    assert_eq!(cost(&table, upgrade("philosophy", "alchemy")), Some(2));
    assert_eq!(cost(&table, build("iron")), None);
    // TTA-196: what is only too dear has its price, what is not in play has none.
    let mut poor = scene(2, Age::II, |scene| {
        scene.has(RED, "alchemy", 0).stored(RED, "bronze", 1).of(RED).unused = 1;
    });
    assert!(!poor.actions(RED).contains(&build("alchemy")));
    assert_eq!((cost(&poor, build("alchemy")), cost(&poor, build("iron"))), (Some(6), None));
    table.act(RED, play("urban-growth-i"));
    assert_eq!(cost(&table, build("alchemy")), Some(3));
    let before = stock(&table, RED).1;
    table.act(RED, build("alchemy"));
    assert_eq!(before - stock(&table, RED).1, 3);
}

/// Ratings are told by where they come from, and what a limit takes away.
#[test]
fn ratings_are_told_by_their_sources() {
    let table = scene(2, Age::II, |scene| {
        scene.has(RED, "warriors", 3).tactic(RED, "legion").common("phalanx").colony(RED, "historic-territory-i");
        scene.has(RED, "religion", 2).wonder(RED, "st-peters-basilica").wonder(RED, "hanging-gardens");
        scene.has(RED, "organized-religion", 1).leader(RED, "michelangelo");
    });
    let Prospects { makeup, tactics, .. } = prospects(&table, RED);
    let Makeup { culture, science, strength, happiness } = makeup;
    let sum = |parts: &[Part]| parts.iter().map(|part| part.amount).sum::<i16>();
    let rates = nation(&table, RED).rates;
    assert_eq!((sum(&culture), sum(&science)), (rates.culture, rates.science));
    assert_eq!((sum(&strength), sum(&happiness)), (rates.strength, i16::from(rates.happiness)));
    let part = |from: Option<Source>, amount: i16| Part { from, amount };
    let army = part(Some(Source::Military(MilitaryKind::Tactic)), 2);
    assert_eq!(strength, [part(Some(Source::Civil(Kind::Infantry)), 3), army]);
    assert!(happiness.last().is_some_and(|last| last.from.is_none() && last.amount < 0), "{happiness:?}");
    let with = |id: &str| tactics.iter().find(|one| one.card == military(id)).map(|one| one.strength);
    assert_eq!((with("legion"), with("phalanx")), (Some(rates.strength), Some(3)));
}

/// What the end of an age will take is told before.
#[test]
fn what_an_age_takes_is_told() {
    let table = scene(3, Age::II, |scene| {
        scene.leader(RED, "michelangelo").unfinished(RED, "great-wall", 0).hand(RED, &["iron", "coal"]);
        scene.leader(BLUE, "napoleon-bonaparte").pact(BLUE, "open-borders-agreement", RED, true);
    });
    let mut leaving = prospects(&table, RED).leaving;
    leaving.sort_unstable();
    let mut expected = ["michelangelo", "great-wall", "iron"].map(civil);
    expected.sort_unstable();
    assert_eq!((leaving.as_slice(), prospects(&table, RED).leaving_pact), (expected.as_slice(), None));
    let Prospects { leaving, leaving_pact, .. } = prospects(&table, BLUE);
    assert_eq!((leaving, leaving_pact), (Vec::new(), Some(military("open-borders-agreement"))));
}

/// The yellow tokens an age takes are told before: as many as the bank has, and none at the end of Age A.
#[test]
fn the_yellow_tokens_an_age_takes_are_told() {
    for (age, bank, lost) in [(Age::A, 18, 0), (Age::I, 18, 2), (Age::II, 1, 1), (Age::III, 2, 2), (Age::IV, 9, 0)] {
        let table = scene(2, age, |scene| scene.of(RED).yellow = bank);
        assert_eq!(prospects(&table, RED).leaving_yellow, lost, "at the end of Age {age:?}");
    }
}

/// TTA-24. The end of Age A takes nothing, and nothing is foretold.
#[test]
fn the_end_of_age_a_takes_what_was_told_of_it() {
    let mut table = laid(2, 1);
    let (told, before) = (prospects(&table, RED), nation(&table, RED).yellow);
    assert_eq!((told.leaving_yellow, told.leaving, told.leaving_pact), (0, Vec::new(), None));
    for seat in [RED, BLUE] {
        table.act(seat, Finish);
    }
    while let Turn::Chance(_) = table.turn() {
        table.play_chance(1);
    }
    assert_eq!((table.state.age, nation(&table, RED).yellow), (Age::I, before));
}

/// Who has no unit is told to be out of an auction, and nobody is where none is held.
#[test]
fn who_cannot_bid_is_told() {
    let table = event(2, "historic-territory-i", |scene| {
        scene.strength(RED, 3).has(BLUE, "warriors", 0);
    });
    let told = |table: &Board| table.view(Viewer::Spectator).reckoned.expect("everybody is told").cannot_bid;
    assert_eq!(told(&table), Some(Seats::one(BLUE)));
    assert_eq!(told(&scene(2, Age::I, |_| ())), None);
}

/// TTA-147. The force put together so far is told with its strength.
#[test]
fn a_force_is_told_with_its_strength() {
    let mut table = event(2, "historic-territory-i", |scene| {
        scene.strength(RED, 3).tactic(RED, "legion").cards(RED, &["phalanx"]);
    });
    let force = |table: &Board| table.view(Viewer::Seat(BLUE)).reckoned.expect("everybody is told").force;
    assert_eq!(force(&table), None);
    table.act(RED, Bid { strength: 4 });
    assert_eq!(force(&table), Some(0));
    for strength in [1, 2, 5] {
        table.act(RED, send("warriors"));
        assert_eq!(force(&table), Some(strength));
    }
}
