//! Final scoring: SA-55 to SA-58.

use epoka_core::{Log, Points, Seat, Standing};

use crate::{
    StoneAge,
    action::Event,
    effect::{Bottom, Person},
    rules::*,
    state::{Source, State, Tribe},
};

/// Points by source, in the order of the score sheet.
pub fn breakdown(game: &StoneAge, tribe: &Tribe) -> [(Source, i16); 9] {
    let people = |person| i16::from(figures(game, tribe, person));
    [
        (Source::Buildings, tribe.ledger.buildings),
        (Source::Cards, tribe.ledger.cards),
        (Source::Hunger, tribe.ledger.hunger),
        (Source::Resources, if SA_55.in_force() { tribe.resources.total() as i16 } else { 0 }),
        (Source::Symbols, symbols(game, tribe)),
        (Source::Farmers, people(Person::Farmer) * i16::from(tribe.track)),
        // SA-A3: one-use tools are not on the board.
        (Source::ToolMakers, people(Person::ToolMaker) * i16::from(tribe.tool_value() + unused_tools(game, tribe))),
        (Source::Builders, people(Person::Builder) * i16::from(tribe.buildings.len())),
        (Source::Shamans, people(Person::Shaman) * i16::from(tribe.figures)),
    ]
}

/// SA-56: each set of different symbols scores the square of its size; the larger set takes one of every symbol.
fn symbols(game: &StoneAge, tribe: &Tribe) -> i16 {
    let mut counts = [0u8; 8];
    for card in tribe.cards.iter() {
        if let Bottom::Symbol { symbol } = game.data.card(card).bottom {
            counts[symbol as usize] += 1;
        }
    }
    if !SA_56.in_force() {
        return 0;
    }
    let most = counts.into_iter().max().unwrap_or(0);
    (1..=most).map(|set| counts.iter().filter(|&&count| count >= set).count() as i16).map(|size| size * size).sum()
}

/// SA-57: how many figures of a kind the yellow cards show.
pub fn figures(game: &StoneAge, tribe: &Tribe, wanted: Person) -> u8 {
    if !SA_57.in_force() {
        return 0;
    }
    let cards = tribe.cards.iter().map(|card| game.data.card(card).bottom);
    cards
        .map(|bottom| match bottom {
            Bottom::People { person, figures } if person == wanted => figures,
            Bottom::People { .. } | Bottom::Symbol { .. } => 0,
        })
        .sum()
}

/// SA-A3: nothing, while that ruling holds.
fn unused_tools(game: &StoneAge, tribe: &Tribe) -> u8 {
    if SA_A3.in_force() {
        0
    } else {
        tribe.face_up.iter().filter_map(|card| crate::effect::one_use_tool(game, card)).sum()
    }
}

/// The final score, or what it would be if the game ended now.
pub fn total(game: &StoneAge, tribe: &Tribe) -> i32 {
    breakdown(game, tribe).iter().map(|(_, points)| i32::from(*points)).sum()
}

/// Tells every seat's points at the end.
pub fn tell(game: &StoneAge, state: &State, log: &mut Log<Event>) {
    for rule in [SA_55, SA_56, SA_57, SA_58, SA_A3] {
        log.cite(rule);
    }
    for seat in Seat::all(game.players) {
        for (source, points) in breakdown(game, &state.tribes[seat]) {
            if points != 0 {
                log.tell(Event::FinalPoints { seat, source, points });
            }
        }
    }
}

/// SA-58: what decides a tie: food track, tools and figures together.
pub fn tie(tribe: &Tribe) -> u8 {
    tribe.track + tribe.tool_value() + tribe.figures
}

/// SA-58: the highest total wins; a tie goes to the higher sum of food track, tools and figures.
pub fn standings(game: &StoneAge, state: &State) -> Vec<Standing> {
    let rank = |seat: Seat| {
        let tribe = &state.tribes[seat];
        let tie = tie(tribe) + unused_tools(game, tribe);
        if SA_58.in_force() { (total(game, tribe), tie) } else { (0, 0) }
    };
    let mut seats: Vec<Seat> = Seat::all(game.players).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(rank(seat)));
    let place = |seat: Seat| 1 + seats.iter().filter(|&&other| rank(other) > rank(seat)).count() as u8;
    let standing = |&seat: &Seat| {
        let points = breakdown(game, &state.tribes[seat]);
        let breakdown = points.map(|(source, points)| Points { source: source.into(), points: points.into() });
        Standing { seat, place: place(seat), score: total(game, &state.tribes[seat]), breakdown: breakdown.to_vec() }
    };
    seats.iter().map(standing).collect()
}
