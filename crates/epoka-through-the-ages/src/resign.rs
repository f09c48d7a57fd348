//! Resigning: TTA-77 to TTA-81.

use epoka_core::{Illegal, Log, Seat, Tasks, refuse};

use crate::{ThroughTheAges, action::Event, effect::Age, hand, pact, people, rate, rules::*, state::*};

/// TTA-81: nobody resigns in Age IV.
pub fn check(state: &State) -> Result<(), Illegal> {
    refuse(TTA_81, state.age == Age::IV)
}

/// TTA-77: a civilization leaves the game.
pub fn resign(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    check(state)?;
    log.cite(TTA_50);
    log.tell(Event::Resigned { seat });
    for owner in state.playing.iter() {
        let involved = owner == seat || state.nations[owner].pact.is_some_and(|pact| pact.partner == seat);
        if involved {
            pact::end(game, state, owner, log);
        }
    }
    end_wars(game, state, seat, log);
    if log.cite(TTA_77) {
        clear(game, state, seat);
    }
    state.playing.remove(seat);
    state.tasks = Tasks::new();
    if (state.players() == 1 && log.cite(TTA_79)) || !log.cite(TTA_80) {
        log.cite(TTA_23);
        state.over = true;
        log.tell(Event::GameOver);
        return Ok(());
    }
    let next = state.next(seat);
    // TTA-A17: it is the next player's turn at once.
    let next = if log.cite(TTA_A17) { next } else { state.next(next) };
    if seat == state.start && log.cite(TTA_A1) {
        // The round goes on: its first turn begins anew.
        state.start = next;
        state.round -= 1;
    }
    state.turn = TurnState::default();
    state.tasks.push(Task::StartTurn { seat: next });
    Ok(())
}

/// TTA-78: wars against who resigns are over and bring culture; the own ones vanish.
fn end_wars(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    for owner in state.playing.iter() {
        let wars = std::mem::take(&mut state.nations[owner].wars);
        for war in wars {
            if owner != seat && war.rival != seat {
                state.nations[owner].wars.push(war);
                continue;
            }
            hand::discard(game, state, war.card, hand::everybody(game));
            log.tell(Event::WarOver { seat: owner, card: war.card });
            if owner != seat && log.cite(TTA_78) {
                let culture = game.data.board.resignation.culture;
                people::score(state, owner, culture.into(), |ledger| &mut ledger.conflicts, log);
            }
        }
    }
}

/// TTA-77: the hand is discarded, and everything in play is removed.
fn clear(game: &ThroughTheAges, state: &mut State, seat: Seat) {
    let nation = std::mem::take(&mut state.nations[seat]);
    for face in nation.cards {
        hand::discard(game, state, face.card, face.seen_by);
    }
    let own = nation.tactic.filter(|_| nation.own_tactic);
    for card in nation.colonies.into_iter().chain(own) {
        hand::discard(game, state, card, hand::everybody(game));
    }
    let left = &mut state.nations[seat];
    left.ledger = nation.ledger;
    left.government = game.data.despotism;
    state.nations[seat].rates = rate::compute(game, state, seat, &mut |rule| rule.in_force());
}
