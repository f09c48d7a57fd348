//! Phase 2, using figures: SA-18 to SA-30, the dice for all of SA-38 and the resources of choice of SA-45.

use epoka_core::{Illegal, Log, Seat, allow};
use strum::VariantArray;

use crate::{
    StoneAge,
    action::{Action, Dice, Event},
    effect, gather, pay,
    rules::*,
    state::{Card, Place, Resource, Spot, State, Task},
};

/// Whether the seat still has figures to use.
pub fn has_figures(state: &State, seat: Seat) -> bool {
    state.tribes[seat].home < state.tribes[seat].figures
}

/// Every figure the seat can use now, and its floating actions.
pub fn list(game: &StoneAge, state: &State, seat: Seat, list: &mut Vec<Action>) {
    for &spot in Spot::VARIANTS {
        if state.placed[spot][seat] == 0 {
            continue;
        }
        match spot.kind() {
            Place::Gather(_) | Place::Village => list.push(Action::Use { spot }),
            Place::Card(_) | Place::Building(_) => {
                if pay::can_pay(game, state, seat, spot) {
                    list.push(Action::Use { spot });
                }
                list.push(Action::Leave { spot });
            }
        }
    }
    floating(game, state, seat, list);
}

/// SA-45, SA-A4: what the seat may do at any moment of its turn or feeding.
pub fn floating(game: &StoneAge, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let cards = state.tribes[seat].face_up.iter();
    list.extend(cards.filter(|&card| effect::any_resources(game, card).is_some()).map(|card| Action::UseCard { card }));
}

/// SA-18: uses the figures of one place; they go home.
pub fn use_spot(
    game: &StoneAge,
    state: &mut State,
    seat: Seat,
    spot: Spot,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let figures = state.placed[spot][seat];
    if figures == 0 {
        return Err(Illegal::by(SA_18));
    }
    match spot.kind() {
        Place::Card(_) | Place::Building(_) => return pay::begin(game, state, seat, spot, log),
        Place::Gather(_) | Place::Village => go_home(state, seat, spot, log),
    }
    match spot {
        Spot::ToolMaker => {
            if log.cite(SA_19) {
                gather::gain_tool(state, seat, log);
            }
        }
        Spot::Hut => gather::grow(game, state, seat, log),
        Spot::Field => gather::advance_track(game, state, seat, log),
        Spot::Hunt | Spot::Forest | Spot::ClayPit | Spot::Quarry | Spot::River => {
            if let Place::Gather(good) = spot.kind() {
                state.tasks.push(Task::Roll { seat, good, dice: figures });
            }
        }
        Spot::Card1 | Spot::Card2 | Spot::Card3 | Spot::Card4 => unreachable!("cards are bought"),
        Spot::Building1 | Spot::Building2 | Spot::Building3 | Spot::Building4 => unreachable!("buildings are bought"),
    }
    Ok(())
}

/// SA-18: figures that have been used return to their owner's board.
pub fn go_home(state: &mut State, seat: Seat, spot: Spot, log: &mut Log<Event>) {
    if log.cite(SA_18) {
        state.tribes[seat].home += state.placed[spot][seat];
        state.placed[spot][seat] = 0;
    }
}

/// SA-25, SA-30: the figure comes back, what it stood on stays.
pub fn leave(state: &mut State, seat: Seat, spot: Spot, log: &mut Log<Event>) -> Result<(), Illegal> {
    let rule = match spot.kind() {
        Place::Card(_) => SA_25,
        Place::Building(_) => SA_30,
        // SA-18: figures elsewhere are used.
        Place::Gather(_) | Place::Village => return Err(Illegal::by(SA_18)),
    };
    if state.placed[spot][seat] == 0 {
        return Err(Illegal::by(SA_18));
    }
    allow(rule, true)?;
    log.cite(rule);
    go_home(state, seat, spot, log);
    log.tell(Event::Left { seat, spot });
    Ok(())
}

/// SA-38: the dice for all lie on the table; the buyer chooses first.
pub fn rolled_for_all(game: &StoneAge, state: &mut State, seat: Seat, dice: &[u8], log: &mut Log<Event>) {
    log.tell(Event::RolledForAll { seat, dice: Dice(dice.iter().copied().take(10).collect()) });
    let mut counts = [0; 6];
    for &die in dice {
        counts[usize::from(die) - 1] += 1;
    }
    // SA-A11: the buyer chooses first, whoever is first player.
    let first = if log.cite(SA_A11) { seat } else { state.first };
    offer_dice(game, state, first, counts, log);
}

/// Asks the seat to take a die; where all dice are alike they are handed out.
fn offer_dice(game: &StoneAge, state: &mut State, mut seat: Seat, mut dice: [u8; 6], log: &mut Log<Event>) {
    loop {
        let mut kinds = (0..6).filter(|&kind| dice[kind] > 0);
        match (kinds.next(), kinds.next()) {
            (None, _) => return,
            (Some(only), None) => {
                dice[only] -= 1;
                hand_over(game, state, seat, only as u8 + 1, log);
                seat = seat.next(game.players);
            }
            (Some(_), Some(_)) => {
                state.tasks.push(Task::TakeDie { seat, dice });
                return;
            }
        }
    }
}

/// SA-38: the seat takes one of the dice.
pub fn take_die(
    game: &StoneAge,
    state: &mut State,
    seat: Seat,
    mut dice: [u8; 6],
    pips: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let count = pips.checked_sub(1).and_then(|kind| dice.get_mut(usize::from(kind)));
    let count = count.filter(|count| **count > 0).ok_or(Illegal::by(SA_38))?;
    *count -= 1;
    state.tasks.pop();
    hand_over(game, state, seat, pips, log);
    offer_dice(game, state, seat.next(game.players), dice, log);
    Ok(())
}

fn hand_over(game: &StoneAge, state: &mut State, seat: Seat, pips: u8, log: &mut Log<Event>) {
    log.tell(Event::DieTaken { seat, pips });
    // SA-A12: nobody may refuse a die, even one that gives nothing.
    if !(log.cite(SA_38) && log.cite(SA_A12)) {
        return;
    }
    match pips {
        1..=4 => gather::gain(state, seat, Resource::VARIANTS[usize::from(pips) - 1].good(), 1, log),
        5 => gather::gain_tool(state, seat, log),
        _ => gather::advance_track(game, state, seat, log),
    }
}

/// SA-45: turns the card over; what it gives is chosen next.
pub fn use_card(
    game: &StoneAge,
    state: &mut State,
    seat: Seat,
    card: Card,
    log: &mut Log<Event>,
) -> Result<u8, Illegal> {
    let tribe = &mut state.tribes[seat];
    let count = effect::any_resources(game, card).filter(|_| tribe.face_up.contains(card));
    let count = count.ok_or(Illegal::by(SA_45))?;
    log.use_component(card.index());
    log.cite(SA_45);
    tribe.face_up.remove(card);
    log.tell(Event::CardUsed { seat, card });
    Ok(count)
}

/// SA-45: takes one resource of choice.
pub fn choose(state: &mut State, seat: Seat, resource: Resource, log: &mut Log<Event>) {
    log.cite(SA_60);
    gather::gain(state, seat, resource.good(), 1, log);
}

/// The resources that may be named, from one kind on.
pub fn list_choices(from: Resource, list: &mut Vec<Action>) {
    let kinds = Resource::VARIANTS.iter().copied().filter(|&resource| resource >= from);
    list.extend(kinds.map(|resource| Action::Choose { resource }));
}
