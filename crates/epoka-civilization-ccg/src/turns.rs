//! Set-up, the activation phase, the end of phases and turns: CCG-24, CCG-25, CCG-33 to CCG-43, CCG-63 to CCG-65.

use epoka_core::{Illegal, Log, Seat, Seats, Tasks, pile::Pile, refuse};

use crate::{
    Ccg,
    action::{Action, Event},
    effect::topic,
    geography, manage, rate,
    rules::*,
    state::*,
    travel, wholes,
    words::*,
    zones,
};

/// CCG-24: capitals in play, libraries shuffled; hands are drawn.
pub fn start(game: &Ccg) -> State {
    let mut state = State {
        round: 0,
        first: Seat::at(0),
        active: Seat::at(0),
        phase: Phase::Activation,
        playing: Seats::all(game.players),
        realms: epoka_core::BySeat::default(),
        units: [Unit::NONE; UNITS],
        live: 0,
        turn: TurnState::default(),
        venture: Venture::default(),
        choice: Choice::default(),
        announced: epoka_core::ArrayVec::new_const(),
        tasks: Tasks::new(),
        ended: None,
    };
    for seat in Seat::all(game.players) {
        let deck = &game.decks[seat.index()];
        let realm = &mut state.realms[seat];
        realm.line.push(0);
        // CCG-23: the capital is in play.
        realm.terrains[0].card = Some(deck.capital).filter(|_| CCG_23.in_force());
        realm.food = game.data.numbers.starting_food.into();
        deck.atlas.iter().for_each(|&card| realm.atlas.add(card, Seats::NONE));
        realm.library = Pile::bag(deck.library.iter().map(|card| card.0));
    }
    state.tasks.push(Task::FirstPlayer { seats: Seats::all(game.players) });
    if game.redraw {
        for seat in Seat::all(game.players) {
            state.tasks.push(Task::Redraw { seat });
        }
    }
    for seat in Seat::all(game.players).filter(|_| CCG_24.in_force()) {
        state.tasks.push(Task::Draw { seat, count: game.data.numbers.opening_hand });
    }
    state
}

/// CCG-24: a first hand is kept, or goes back for another one.
pub fn redraw(game: &Ccg, state: &mut State, seat: Seat, again: bool, log: &mut Log<Event>) {
    state.tasks.pop();
    if again && log.cite(CCG_24) {
        let realm = &mut state.realms[seat];
        let hand = std::mem::take(&mut realm.hand);
        hand.0.iter().for_each(|held| realm.library.mix_in(held.card.0, Seats::NONE));
        log.tell(Event::HandReturned { seat });
        state.tasks.push(Task::Draw { seat, count: game.data.numbers.opening_hand });
    }
}

/// CCG-25: the highest begins; who ties rolls again.
pub fn rolled(game: &Ccg, state: &mut State, seats: Seats, dice: &[u8], log: &mut Log<Event>) {
    log.cite(CCG_1);
    log.cite(CCG_23);
    log.cite(CCG_25);
    let highest = if CCG_25.in_force() { dice.iter().max() } else { dice.iter().min() };
    let best = highest.copied().unwrap_or(0);
    let rolls = seats.iter().zip(dice);
    let mut tied = Seats::NONE;
    for (seat, &die) in rolls {
        log.tell(Event::Rolled { seat, die });
        if die == best {
            tied.insert(seat);
        }
    }
    if tied.len() > 1 {
        state.tasks.push(Task::FirstPlayer { seats: tied });
        return;
    }
    for seat in state.playing.iter() {
        use_deck(game, seat, log);
    }
    let first = tied.iter().next().expect("somebody rolled highest");
    log.tell(Event::FirstPlayer { seat: first });
    (state.first, state.active, state.round) = (first, first, 1);
    if game.later_food && log.cite(CCG_125) {
        for seat in state.playing.iter().filter(|&seat| seat != first) {
            state.realms[seat].food += 1;
        }
    }
    state.tasks.push(Task::StartTurn);
}

/// Records the deck and the capital of a seat.
fn use_deck(game: &Ccg, seat: Seat, log: &mut Log<Event>) {
    let deck = &game.decks[seat.index()];
    log.use_component(deck.capital.index());
    if let Some(number) = game.data.starters.iter().position(|starter| starter.deck == *deck) {
        log.use_component(game.data.cards.len() + number);
    }
}

/// CCG-33, CCG-34: a turn begins; everything is made ready.
pub fn begin(state: &mut State, log: &mut Log<Event>) {
    let seat = state.active;
    state.phase = Phase::Activation;
    state.turn = TurnState::default();
    state.realms[seat].turns = state.realms[seat].turns.saturating_add(1);
    for other in state.playing.iter() {
        state.realms[other].used.clear();
    }
    log.tell(Event::TurnBegan { seat, round: state.round });
    let third = if log.cite(CCG_33) { Phase::Military } else { Phase::Management };
    let fourth = if log.cite(CCG_A29) { Phase::Management } else { Phase::End };
    if log.cite(CCG_34) {
        state.realms[seat].terrains.iter_mut().for_each(|terrain| terrain.exhausted = false);
        for at in bits(state.live) {
            let unit = &mut state.units[at];
            if unit.seat == seat {
                (unit.exhausted, unit.moved, unit.spent, unit.roads) = (false, false, 0, 0);
            }
        }
    }
    let tasks = [
        Task::NextTurn,
        Task::StartPhase { phase: Phase::End },
        Task::StartPhase { phase: fourth },
        Task::StartPhase { phase: third },
        Task::StartPhase { phase: Phase::Explorers },
        Task::Unrest,
        Task::Surplus { seat, named: 0 },
        Task::Complete,
    ];
    for task in tasks {
        state.tasks.push(task);
    }
    // CCG-111: nobody reacts in this phase.
    if !log.cite(CCG_111) {
        state.tasks.push(Task::Window { moment: Moment::PhaseStart, seat, passes: 0 });
    }
}

/// Whether all stages of a project are paid.
pub fn is_paid(game: &Ccg, item: &Item) -> bool {
    item.form == Form::Project && usize::from(item.markers) >= game.data.card(item.card).cost.len()
}

/// CCG-35: the unique card of which the active player has paid for two copies, if there is one.
pub fn rivals(game: &Ccg, state: &State) -> Option<Card> {
    let items = &state.realms[state.active].items;
    let paid = |item: &&Item| is_paid(game, item) && game.data.card(item.card).traits.contains(Trait::Unique);
    let twice = |card: Card| items.iter().filter(paid).filter(|item| item.card == card).count() > 1;
    items.iter().filter(paid).map(|item| item.card).find(|&card| twice(card) && !zones::is_taken(game, state, card))
}

/// CCG-35: of two copies of a unique card one is completed.
pub fn finish(game: &Ccg, state: &mut State, place: Place, log: &mut Log<Event>) -> Result<(), Illegal> {
    let (card, seat) = (rivals(game, state).ok_or(Illegal::by(CCG_35))?, state.active);
    let fits = |item: &Item| is_paid(game, item) && item.card == card && item.place == Some(place);
    let at = state.realms[seat].items.iter().position(fits).ok_or(Illegal::by(CCG_35))?;
    complete(game, state, at, log);
    Ok(())
}

/// CCG-35: everything that is paid for comes into play.
pub fn complete_all(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let seat = state.active;
    let mut invention = None;
    while let Some(at) = state.realms[seat].items.iter().position(|item| is_paid(game, item) && CCG_35.in_force()) {
        let card = state.realms[seat].items[at].card;
        if game.data.card(card).kind == Kind::Invention {
            invention = Some(card);
        }
        complete(game, state, at, log);
    }
    state.tasks.push(Task::Completed { card: invention });
}

fn complete(game: &Ccg, state: &mut State, at: usize, log: &mut Log<Event>) {
    let seat = state.active;
    let item = state.realms[seat].items[at];
    let data = game.data.card(item.card);
    // CCG-37, CCG-98: one unique card for all.
    let too_late = zones::is_taken(game, state, item.card) && log.cite(CCG_37);
    // CCG-A10: what the card requires does not matter any more.
    let unmet = !log.cite(CCG_A10) && manage::check_requires(game, state, seat, item.card).is_err();
    if too_late || unmet {
        zones::remove_item(game, state, seat, at, log);
        return;
    }
    log.cite(CCG_35);
    if data.kind == Kind::Wonder {
        log.cite(CCG_15);
    }
    if item.place.is_some_and(Place::is_capital) {
        log.cite(CCG_10);
    }
    log.use_component(item.card.index());
    log.tell(Event::Completed { seat, card: item.card });
    match data.kind {
        Kind::Building | Kind::Wonder => {
            // The marker says that what happens on completion is still to come.
            let done = &mut state.realms[seat].items[at];
            (done.form, done.markers) = (Form::Building, u8::from(data.topics & topic::TRIGGER != 0));
            if data.topics & topic::TYPE != 0 {
                rate::refresh(game, state);
            }
        }
        Kind::Unit => {
            state.realms[seat].items.remove(at);
            zones::add_unit(state, item.card, seat, item.place.expect("a unit is built somewhere"));
        }
        Kind::Invention => {
            state.realms[seat].items.remove(at);
            invented(game, state, item.card, log);
        }
        Kind::Capital | Kind::Terrain | Kind::Resource | Kind::Event => unreachable!("they are not built"),
    }
    if data.traits.contains(Trait::Unique) && log.cite(CCG_37) {
        for other in state.playing.iter() {
            // CCG-A24: to the discard pile.
            let unfinished =
                |other: &Item| other.form == Form::Project && other.card == item.card && CCG_A24.in_force();
            log.cite(CCG_A24);
            zones::remove_items(game, state, other, unfinished, log);
        }
    }
}

/// CCG-97: a new government or religion takes the place of the old one.
fn invented(game: &Ccg, state: &mut State, card: Card, log: &mut Log<Event>) {
    let seat = state.active;
    for of in [Trait::Government, Trait::Religion] {
        if !game.data.card(card).traits.contains(of) {
            continue;
        }
        for bit in bits(state.realms[seat].inventions) {
            let old = game.data.invention(bit as u8);
            if game.data.card(old).traits.contains(of) && log.cite(CCG_97) && log.cite(CCG_38) {
                state.realms[seat].inventions &= !(1 << bit);
                zones::discard(state, seat, old, log);
            }
        }
    }
    state.realms[seat].inventions |= 1 << game.data.bit(card);
}

/// What a seat has too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// CCG-36: units on a terrain.
    Units(Place),
    /// CCG-36: buildings on a terrain.
    Buildings(Place),
    /// CCG-39: units altogether.
    Cap,
}

/// CCG-36, CCG-39: what a seat has too much of, if anything.
pub fn excess(game: &Ccg, state: &State, seat: Seat) -> Option<Excess> {
    for place in state.places(seat) {
        let units = state.all_units().filter(|(_, unit)| unit.place == place && unit.seat == seat).count();
        if units > usize::from(rate::room(game, state, place, seat, Number::Stack)) && CCG_36.in_force() {
            return Some(Excess::Units(place));
        }
        let buildings = rate::buildings(state, place).count();
        let slots = usize::from(rate::room(game, state, place, seat, Number::BuildingSlots));
        let holds_any = place.is_capital() && CCG_10.in_force();
        if !holds_any && buildings > slots && CCG_36.in_force() {
            return Some(Excess::Buildings(place));
        }
    }
    (rate::units(state, seat) > rate::unit_cap(game, state, seat) && CCG_39.in_force()).then_some(Excess::Cap)
}

/// CCG-36, CCG-39: discards a unit that is too much.
pub fn dismiss(game: &Ccg, state: &mut State, seat: Seat, name: u8, log: &mut Log<Event>) -> Result<(), Illegal> {
    let over = excess(game, state, seat);
    let rule = if over == Some(Excess::Cap) { CCG_39 } else { CCG_36 };
    let unit = wholes::last_meant(state, spare(state, seat, over), name).ok_or(Illegal::by(rule))?;
    log.cite(rule);
    log.cite(CCG_A7);
    zones::remove_unit(state, unit, log);
    let goes_on = excess(game, state, seat) == over;
    if let Some(Task::Surplus { named, .. }) = state.tasks.top_mut() {
        *named = if goes_on { *named + 1 } else { 0 };
    }
    Ok(())
}

/// The units of which some are too much.
pub fn spare(state: &State, seat: Seat, over: Option<Excess>) -> u128 {
    let there = |unit: &Unit| match over {
        Some(Excess::Units(place)) => unit.place == place,
        Some(Excess::Cap) => true,
        Some(Excess::Buildings(_)) | None => false,
    };
    let own = state.all_units().filter(|(_, unit)| unit.seat == seat && there(unit));
    own.fold(0, |set, (at, _)| set | 1 << at)
}

/// How many of these units are too much.
pub fn surplus(game: &Ccg, state: &State, seat: Seat, over: Option<Excess>) -> usize {
    let most = match over {
        Some(Excess::Units(place)) => rate::room(game, state, place, seat, Number::Stack),
        Some(Excess::Cap) => rate::unit_cap(game, state, seat),
        Some(Excess::Buildings(_)) | None => return 0,
    };
    (spare(state, seat, over).count_ones() as usize).saturating_sub(most.into())
}

/// Discards what is too much of units that are all alike. Answers whether that was so.
pub fn settle_surplus(game: &Ccg, state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    let over = excess(game, state, seat);
    let spare = spare(state, seat, over);
    if spare == 0 || !bits(spare).all(|at| at == spare.trailing_zeros() as usize || !wholes::is_name(state, spare, at))
    {
        return false;
    }
    for _ in 0..surplus(game, state, seat, over) {
        dismiss(game, state, seat, spare.trailing_zeros() as u8, log).expect("there are too many");
    }
    true
}

/// CCG-36: discards a building that is too much.
pub fn demolish(game: &Ccg, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) -> Result<(), Illegal> {
    let Some(Excess::Buildings(place)) = excess(game, state, seat) else { return Err(Illegal::by(CCG_36)) };
    let fits = |item: &Item| item.form == Form::Building && item.place == Some(place) && item.card == card;
    let at = state.realms[seat].items.iter().position(fits).ok_or(Illegal::by(CCG_36))?;
    log.cite(CCG_36);
    zones::remove_item(game, state, seat, at, log);
    Ok(())
}

/// What a seat may discard of what is too much.
pub fn list_excess(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    match excess(game, state, seat) {
        Some(Excess::Buildings(place)) => {
            list.extend(rate::buildings(state, place).map(|item| Action::Demolish { card: item.card }));
        }
        over => wholes::list(state, spare(state, seat, over), list, |unit| Action::Dismiss { unit }),
    }
}

/// CCG-40, CCG-41: long-term events run out, and an unhappy people costs food.
pub fn unrest(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let seat = state.active;
    if log.cite(CCG_40) {
        for item in &mut state.realms[seat].items {
            if item.form == Form::Event && game.data.card(item.card).stay == Stay::LongTerm {
                item.markers -= 1;
                log.tell(Event::Faded { seat, card: item.card, markers: item.markers });
            }
        }
        let over = |item: &Item| {
            item.form == Form::Event && item.markers == 0 && game.data.card(item.card).stay == Stay::LongTerm
        };
        zones::remove_items(game, state, seat, over, log);
    }
    log.cite(CCG_96);
    log.cite(CCG_A6);
    log.cite(CCG_4);
    let held = |item: &Item| item.form == Form::Building && item.place.is_some_and(|place| state.is_occupied(place));
    if state.realms[seat].items.iter().any(held) {
        log.cite(CCG_A14);
    }
    if state.places(seat).any(|place| state.is_occupied(place)) {
        log.cite(CCG_A11);
    }
    let missing = discontent(game, state, seat);
    if missing > 0 && log.cite(CCG_41) {
        let short = i32::from(missing) > i32::from(state.realms[seat].food);
        zones::add_food(state, seat, -missing, log);
        if short && state.terrains(seat) > 1 {
            state.tasks.push(Task::LoseTerrain { seat });
        }
    }
}

/// CCG-41: the food that unrest will cost a seat at the start of its next turn: one for each terrain beyond its happiness.
pub fn discontent(game: &Ccg, state: &State, seat: Seat) -> i16 {
    (i16::from(state.terrains(seat)) - rate::happiness(game, state, seat)).max(0)
}

/// CCG-30: the sides on which an end terrain may be lost.
pub fn losable(state: &State, seat: Seat) -> impl Iterator<Item = Flank> {
    let (left, right) = (state.flank(seat, Flank::Left), state.flank(seat, Flank::Right));
    let fits = move |flank: &Flank| {
        let (own, other) = if *flank == Flank::Left { (left, right) } else { (right, left) };
        own > 0 && (own >= other || !CCG_30.in_force())
    };
    [Flank::Left, Flank::Right].into_iter().filter(fits)
}

/// CCG-41: an end terrain is lost.
pub fn lose(state: &mut State, seat: Seat, flank: Flank, log: &mut Log<Event>) -> Result<(), Illegal> {
    refuse(CCG_30, !losable(state, seat).any(|side| side == flank))?;
    log.cite(CCG_30);
    let line = &state.realms[seat].line;
    let slot = if flank == Flank::Left { line[0] } else { line[line.len() - 1] };
    state.tasks.pop();
    state.tasks.push(Task::Surplus { seat, named: 0 });
    state.tasks.push(Task::Clear { place: Place { seat, slot }, named: 0 });
    Ok(())
}

/// CCG-118: prosperity in the own explorers phase.
pub fn prosperity(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let seat = state.active;
    if state.phase != Phase::Explorers {
        return;
    }
    let (terrains, food) = (state.terrains(seat), state.realms[seat].food);
    let wanted = rate::number(game, state, seat, Number::VictoryTerrains);
    let stock = u16::from(rate::number(game, state, seat, Number::VictoryFood));
    // CCG-A12: more will do as well.
    let enough = terrains >= wanted && food >= stock;
    let exact = terrains == wanted && food == stock;
    if enough && (exact || log.cite(CCG_A12)) && log.cite(CCG_118) {
        zones::end(state, Ended::Prosperity(seat), log);
    }
}

/// A phase ends: what is left of incomes is gone, damage is healed.
pub fn end_phase(game: &Ccg, state: &mut State, phase: Phase, log: &mut Log<Event>) {
    match phase {
        Phase::Military => {
            travel::send_home(game, state, log);
            for at in bits(state.live) {
                state.units[at].homebound = false;
            }
            heal(state, log);
        }
        Phase::Management | Phase::End => {
            // CCG-50: production and taxes vanish.
            if log.cite(CCG_50) {
                let turn = &mut state.turn;
                (turn.production, turn.tax) = (0, 0);
                (turn.for_buildings, turn.for_units, turn.for_inventions) = (0, 0, 0);
            }
        }
        Phase::Activation | Phase::Explorers => {}
    }
    zones::rebase(game, state, log);
}

/// CCG-84: with the military phase all damage is gone.
pub fn heal(state: &mut State, log: &mut Log<Event>) {
    if !log.cite(CCG_84) {
        return;
    }
    bits(state.live).for_each(|at| state.units[at].damage = 0);
    // CCG-A25: buildings and capitals too.
    for seat in state.playing.iter().filter(|_| CCG_A25.in_force()) {
        log.cite(CCG_A25);
        state.realms[seat].items.iter_mut().for_each(|item| item.damage = 0);
        state.realms[seat].terrains[0].damage = 0;
    }
}

/// CCG-33, CCG-122, CCG-124: the next player's turn, or the end of the last round.
pub fn next_turn(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    for at in bits(state.live) {
        let unit = &mut state.units[at];
        (unit.march, unit.crosses) = (0, false);
    }
    let place = |seat: Seat| (seat.number() + game.players - state.first.number()) % game.players;
    log.cite(CCG_26);
    let next = geography::next(game, state, state.active);
    if place(next) <= place(state.active) {
        let last = if game.rounds < game.data.numbers.round_cap { CCG_122 } else { CCG_124 };
        if state.round >= game.rounds && log.cite(last) {
            zones::end(state, Ended::Limit, log);
            return;
        }
        state.round = state.round.saturating_add(1);
    }
    state.active = next;
    state.tasks.push(Task::StartTurn);
}

/// CCG-65: discards a card because the hand is too large.
pub fn discard_down(game: &Ccg, state: &mut State, card: Card, log: &mut Log<Event>) -> Result<(), Illegal> {
    let seat = state.active;
    refuse(CCG_65, !is_hand_full(game, state))?;
    if !state.realms[seat].hand.contains(card) {
        return Err(Illegal::by(CCG_65));
    }
    log.cite(CCG_65);
    state.realms[seat].hand.remove(card);
    zones::discard(state, seat, card, log);
    if let Some(Task::DiscardDown { named }) = state.tasks.top_mut() {
        *named += 1;
    }
    Ok(())
}

/// Whether the active player holds more cards than a hand may have.
pub fn is_hand_full(game: &Ccg, state: &State) -> bool {
    state.realms[state.active].hand.len() > hand_size(game, state) && CCG_65.in_force()
}

/// How many cards the active player may hold.
pub fn hand_size(game: &Ccg, state: &State) -> usize {
    rate::number(game, state, state.active, Number::HandSize).into()
}
