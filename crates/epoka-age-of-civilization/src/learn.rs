//! Gaining technologies and wonders, and covering a column with a special technology: AC-5, AC-28, AC-38,
//! AC-39, AC-52 to AC-54.

use epoka_core::{Illegal, Log, Seat, allow, refuse};

use crate::{
    AgeOfCivilization,
    action::{Action, Event},
    data,
    effect::{Effect, Moment},
    ending,
    nation::{self, technology_at},
    rules::*,
    state::*,
};

/// AC-28: whether a seat may unlock a position.
fn check_position(game: &AgeOfCivilization, nation: &Nation, position: usize) -> Result<(), Illegal> {
    let needs = game.data.effects.needs[position];
    refuse(AC_5, nation.positions & (1 << position) != 0)
        .and(refuse(AC_28, needs != 0 && nation.positions & needs == 0))
}

/// Where a technology is on a seat's board.
pub fn position_of(game: &AgeOfCivilization, nation: &Nation, technology: Technology) -> Option<usize> {
    (0..POSITIONS).find(|&position| technology_at(game, nation, position) == technology)
}

/// AC-28: whether a seat may gain a technology, and where it is.
pub fn check(game: &AgeOfCivilization, nation: &Nation, technology: Technology) -> Result<usize, Illegal> {
    // AC-54: covered technologies are lost for the seat.
    let position = position_of(game, nation, technology).ok_or(Illegal::by(AC_54))?;
    check_position(game, nation, position)?;
    if nation.positions & (1 << position) != 0 {
        return Err(Illegal::by(AC_5));
    }
    Ok(position)
}

/// The technologies a seat may gain now.
pub fn open<'a>(game: &'a AgeOfCivilization, nation: &'a Nation) -> impl Iterator<Item = Technology> + 'a {
    let open = |position: usize| u16::from(check_position(game, nation, position).is_ok()) << position;
    let positions = (0..POSITIONS).fold(0, |positions, position| positions | open(position));
    nation::bits(positions & !nation.positions).map(|position| technology_at(game, nation, position))
}

/// AC-5: a seat gains a technology that [`check`] has passed.
pub fn learn(game: &AgeOfCivilization, state: &mut State, seat: Seat, position: usize, log: &mut Log<Event>) {
    let nation = &mut state.nations[seat];
    let technology = technology_at(game, nation, position);
    log.cite(AC_28);
    if technology.index() >= POSITIONS {
        log.cite(AC_54);
    }
    if !log.cite(AC_5) {
        return;
    }
    nation.positions |= 1 << position;
    let source = Source::Technology { technology };
    log.use_component(game.data.number(source));
    log.tell(Event::Learned { seat, technology });
    fire_gain(game, state, seat, source, log);
    ending::join(game, state, seat, source, log);
}

/// AC-5: a seat gains a wonder of the pool.
pub fn receive(game: &AgeOfCivilization, state: &mut State, seat: Seat, wonder: Wonder, log: &mut Log<Event>) {
    if !log.cite(AC_5) {
        return;
    }
    state.wonders.remove(wonder);
    state.nations[seat].wonders.insert(wonder);
    let source = Source::Wonder { wonder };
    log.use_component(game.data.number(source));
    log.tell(Event::Received { seat, wonder });
    fire_gain(game, state, seat, source, log);
}

/// AC-A9: abilities "when gained" fire however it was gained.
fn fire_gain(game: &AgeOfCivilization, state: &mut State, seat: Seat, source: Source, log: &mut Log<Event>) {
    for effect in game.data.effects.of(source) {
        if let Effect::On { moment: Moment::Gain, gain } = effect
            && log.cite(AC_A9)
        {
            nation::gain(game, state, seat, source, gain, log);
        }
    }
}

/// Hands over what can be chosen in one way only; answers whether the seat has to choose.
pub fn settle_learn(game: &AgeOfCivilization, state: &mut State, seat: Seat, count: u8, log: &mut Log<Event>) -> bool {
    let mut open = open(game, &state.nations[seat]);
    match (open.next(), open.next()) {
        (Some(_), Some(_)) => return true,
        (None, _) => {
            log.cite(AC_5);
            state.tasks.pop();
        }
        (Some(only), None) => {
            drop(open);
            let position = position_of(game, &state.nations[seat], only).expect("it is on the board");
            take_one(state, seat, count);
            learn(game, state, seat, position, log);
        }
    }
    false
}

/// One of the technologies to be gained is chosen.
fn take_one(state: &mut State, seat: Seat, count: u8) {
    state.tasks.pop();
    if count > 1 {
        state.tasks.push(Task::Learn { seat, count: count - 1 });
    }
}

/// AC-5: a seat gains a technology without Research.
pub fn choose(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    count: u8,
    technology: Technology,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let position = check(game, &state.nations[seat], technology)?;
    take_one(state, seat, count);
    learn(game, state, seat, position, log);
    Ok(())
}

/// AC-5: a seat gains a wonder without the Wonder action.
pub fn choose_wonder(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    wonder: Wonder,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !state.wonders.contains(wonder) {
        return Err(Illegal::by(AC_5));
    }
    state.tasks.pop();
    receive(game, state, seat, wonder, log);
    Ok(())
}

/// AC-53, AC-A13: whether a seat may cover a column.
fn check_special(game: &AgeOfCivilization, state: &State, seat: Seat, special: Special) -> Result<(), Illegal> {
    let nation = &state.nations[seat];
    // AC-A13: not in the first step alone, but until the turn's work is done.
    allow(AC_A13, matches!(state.tasks.top(), Some(Task::Work { .. })))?;
    if !state.specials.contains(special) {
        return Err(Illegal::by(AC_52));
    }
    if nation.special.is_some() {
        return Err(Illegal::by(AC_53));
    }
    refuse(AC_53, nation.coins < game.data.setup.innovations.price.into())?;
    let column = data::covered(&game.data, special)[0];
    // AC-53: no own marker in the whole column.
    refuse(AC_53, nation.positions & (0b111 << column) != 0)
}

/// The special technologies a seat may buy now.
pub fn list_specials(game: &AgeOfCivilization, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let open = state.specials.iter().filter(|&special| check_special(game, state, seat, special).is_ok());
    list.extend(open.map(|special| Action::Innovate { special }));
}

/// AC-53: a seat buys a special technology card.
pub fn innovate(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    special: Special,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_special(game, state, seat, special)?;
    log.cite(AC_53);
    log.cite(AC_A13);
    let nation = &mut state.nations[seat];
    nation.coins = nation.coins.saturating_sub(game.data.setup.innovations.price.into());
    nation.special = Some(special);
    state.specials.remove(special);
    log.use_component(game.data.number_of_special(special));
    log.tell(Event::Innovated { seat, special });
    Ok(())
}
