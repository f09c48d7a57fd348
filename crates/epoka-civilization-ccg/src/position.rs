//! Whether a state can be: cards conserved, limits kept.

use epoka_core::{BadPosition, MAX_SEATS, Rule, Seat, Turn, pile::Top};

use crate::{
    Ccg, deck, flow, rate,
    state::*,
    words::{Kind, Phase},
};

/// The cards of a seat's library that everybody sees.
pub fn open_cards(game: &Ccg, state: &State, seat: Seat, mut see: impl FnMut(Card)) {
    let realm = &state.realms[seat];
    let of_library = |card: &Card| game.data.card(*card).kind != Kind::Resource;
    realm.discard.iter().copied().filter(of_library).for_each(&mut see);
    realm.items.iter().for_each(|item| see(item.card));
    bits(realm.inventions).for_each(|bit| see(game.data.invention(bit as u8)));
    state.all_units().filter(|(_, unit)| unit.owner == seat).for_each(|(_, unit)| see(unit.card));
    state.announced.iter().filter(|event| event.seat == seat).for_each(|event| see(event.card));
    for task in state.tasks.as_slice() {
        if let Task::Announce { seat: by, card } = task
            && *by == seat
        {
            see(*card);
        }
    }
}

/// The resources of lost terrains in a seat's discard pile.
pub fn lost_resources<'a>(game: &'a Ccg, state: &'a State, seat: Seat) -> impl Iterator<Item = Card> + 'a {
    state.realms[seat].discard.iter().copied().filter(|&card| game.data.card(card).kind == Kind::Resource)
}

/// Says what is wrong with a state, if anything is.
pub fn check(game: &Ccg, state: &State) -> Result<(), BadPosition> {
    let at_table = |seat: Seat| seat.number() < game.players;
    let wrong = |words: &str| Err(BadPosition(words.into()));
    if !at_table(state.first) || !at_table(state.active) || !state.playing.iter().all(at_table) {
        return wrong("a seat is not at the table");
    }
    if state.playing.is_empty() || state.round > game.rounds {
        return wrong("somebody plays, and not for ever");
    }
    if state.tasks.is_empty() != state.ended.is_some() {
        return wrong("something is pending unless the game is over");
    }
    for seat in Seat::all(MAX_SEATS as u8) {
        if state.playing.contains(seat) {
            check_line(game, state, seat)?;
            check_cards(game, state, seat)?;
        } else if state.realms[seat] != Realm::default() {
            return wrong("somebody has something who has lost");
        }
    }
    check_units(game, state)?;
    check_pending(game, state)
}

fn check_line(game: &Ccg, state: &State, seat: Seat) -> Result<(), BadPosition> {
    let realm = &state.realms[seat];
    let when = |wrong: bool, words: &str| BadPosition::when(wrong, || format!("seat {seat}: {words}"));
    let slots = realm.line.iter().fold(0u32, |set, &slot| set | 1 << slot.min(31));
    let filled = (0..TERRAINS).filter(|&at| realm.terrains[at].card.is_some()).fold(0u32, |set, at| set | 1 << at);
    when(slots != filled || slots.count_ones() as usize != realm.line.len(), "the line is not what is in play")?;
    when(slots & 1 == 0, "there is no capital")?;
    for (at, terrain) in realm.terrains.iter().enumerate() {
        let Some(card) = terrain.card else {
            when(*terrain != Terrain::default(), "something lies where no terrain is")?;
            continue;
        };
        let kind = game.data.card(card).kind;
        when(kind != if at == 0 { Kind::Capital } else { Kind::Terrain }, "a card of the line is no terrain")?;
        let resource = terrain.resource.is_none_or(|card| game.data.card(card).kind == Kind::Resource);
        when(!resource, "a resource is none")?;
        let place = Place { seat, slot: at as u8 };
        when(terrain.added != rate::added(game, state, place), "a terrain has types nobody gives")?;
    }
    for item in &realm.items {
        let data = game.data.card(item.card);
        let there =
            item.place.is_none_or(|place| usize::from(place.slot) < TERRAINS && state.terrain(place).card.is_some());
        when(!there, "a card lies on a terrain that is not in play")?;
        let fits = match item.form {
            Form::Building => data.is_building() && item.place.is_some_and(|place| place.seat == seat),
            Form::Project => match data.kind {
                Kind::Building | Kind::Wonder | Kind::Unit => item.place.is_some_and(|place| place.seat == seat),
                Kind::Invention => item.place.is_none(),
                Kind::Capital | Kind::Terrain | Kind::Resource | Kind::Event => false,
            },
            Form::Event => data.kind == Kind::Event,
        };
        when(!fits, "a card in play is of the wrong kind")?;
        let paid = item.form != Form::Project || (1..=data.cost.len()).contains(&item.markers.into());
        when(!paid, "a project has a wrong number of markers")?;
    }
    let sorted = realm.discard.is_sorted() && realm.hand.0.is_sorted_by_key(|held| held.card);
    when(!sorted || !realm.atlas.0.is_sorted_by_key(|held| held.card), "cards are not in order")?;
    when(realm.food > 999, "there is too much food")
}

/// With open lists all cards of the deck are there; with hidden ones, those of some legal deck.
fn check_cards(game: &Ccg, state: &State, seat: Seat) -> Result<(), BadPosition> {
    let realm = &state.realms[seat];
    let (mut library, mut atlas) = (Vec::new(), Vec::new());
    open_cards(game, state, seat, |card| library.push(card));
    library.extend(realm.hand.0.iter().map(|held| held.card));
    library.extend(realm.library.cards().iter().map(|hidden| Card(hidden.card)));
    atlas.extend(realm.atlas.0.iter().map(|held| held.card));
    for terrain in &realm.terrains[1..] {
        atlas.extend(terrain.card);
    }
    atlas.extend(realm.terrains.iter().filter_map(|terrain| terrain.resource));
    atlas.extend(lost_resources(game, state, seat));
    library.sort_unstable();
    atlas.sort_unstable();
    let capital = realm.terrains[0].card.ok_or_else(|| BadPosition(format!("seat {seat}: there is no capital")))?;
    if game.hidden_lists {
        return deck::check(&game.data, capital, &atlas, &library, Rule::in_force)
            .map_err(|broken| BadPosition(format!("seat {seat}: {broken}")));
    }
    let own = &game.decks[seat.index()];
    let same = own.capital == capital && own.atlas.as_slice() == atlas && own.library.as_slice() == library;
    BadPosition::when(!same, || format!("seat {seat}: the cards are not those of the deck"))
}

fn check_units(game: &Ccg, state: &State) -> Result<(), BadPosition> {
    let wrong = |words: &str| Err(BadPosition(words.into()));
    if state.live >> UNITS != 0 {
        return wrong("there are too many units");
    }
    for at in 0..UNITS {
        if state.live & (1 << at) == 0 && state.units[at] != Unit::NONE {
            return wrong("something stands where no unit is");
        }
    }
    for (_, unit) in state.all_units() {
        let place = unit.place;
        let there = usize::from(place.slot) < TERRAINS && state.terrain(place).card.is_some();
        if !there || !state.playing.contains(unit.seat) || !state.playing.contains(unit.owner) {
            return wrong("a unit stands nowhere or belongs to nobody");
        }
        if game.data.card(unit.card).kind != Kind::Unit || (place.is_capital() && place.seat != unit.seat) {
            return wrong("a unit is none, or stands in an enemy capital");
        }
        if state.all_units().any(|(_, other)| other.place == place && other.seat != unit.seat) {
            return wrong("units of two players stand on one terrain");
        }
    }
    for seat in state.playing.iter() {
        // CCG-36, CCG-39: in the activation phase there may be too many for a moment.
        let most = usize::from(rate::unit_cap(game, state, seat)) + LIBRARY;
        if usize::from(rate::units(state, seat)) > most && state.phase != Phase::Activation {
            return wrong("somebody has too many units");
        }
    }
    Ok(())
}

fn check_pending(game: &Ccg, state: &State) -> Result<(), BadPosition> {
    let live = |set: u128| set & !state.live == 0;
    let venture = &state.venture;
    let known = |seat: Seat| state.playing.contains(seat);
    let tasks = state.tasks.as_slice().iter().all(|task| task.seat().is_none_or(known));
    let cards = state.tasks.as_slice().iter().all(|task| match *task {
        Task::Trigger { card, effect } | Task::Deploy { card, effect, .. } | Task::Search { card, effect, .. } => {
            usize::from(effect) < game.data.card(card).effects.len()
        }
        Task::Announce { card, .. } => game.data.card(card).kind == Kind::Event,
        Task::Sink { seat, count, .. } => {
            (1..=8).contains(&count) && usize::from(count) <= state.realms[seat].library.len()
        }
        _ => true,
    });
    let fits = tasks
        && cards
        && live(venture.units)
        && live(venture.defenders)
        && live(venture.carried)
        && live(venture.chosen);
    BadPosition::when(!fits, || "the pending work cannot be".into())?;
    let waits = state.tasks.top().is_none_or(|task| is_answered(game, state, task));
    BadPosition::when(!waits, || "the work on top waits for nobody".into())
}

/// Whether somebody can answer the task on top: chance, or a seat with an action.
fn is_answered(game: &Ccg, state: &State, task: Task) -> bool {
    match task {
        Task::FirstPlayer { seats } => !seats.is_empty() && seats.iter().all(|seat| state.playing.contains(seat)),
        Task::Draw { seat, count } => count > 0 && state.realms[seat].library.top() == Top::Bag,
        Task::Peek { seat, count } => {
            flow::seen_on_top(state, seat) < usize::from(count).min(state.realms[seat].library.len())
        }
        _ => match flow::turn(state) {
            Turn::Decision { seats, .. } => {
                let mut list = Vec::new();
                seats.iter().for_each(|seat| flow::actions(game, state, seat, &mut list));
                !list.is_empty()
            }
            Turn::Chance(_) | Turn::Over => true,
        },
    }
}
