//! Answers to questions about research cards.

use epoka_core::{Illegal, Log, Seat, Seats, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    answer::{Done, once},
    cards,
    rules::*,
    state::*,
    task::Task,
};

/// Plays an answer about research cards, or refuses it.
pub fn act(game: &Civolution, state: &mut State, seat: Seat, task: Task, action: Action, log: &mut Log<Event>) -> Done {
    match (task, action) {
        (Task::TakeCard { n, up, down, .. }, Action::TakeCard { deck, face_up }) => {
            cards::check_take(state, deck, face_up, (up, down))?;
            once(state, n, |n| Task::TakeCard { seat, n, up, down });
            if face_up {
                cards::take_open(game, state, seat, deck, log);
            } else {
                log.cite(CVL_146);
                state.tasks.push(Task::DrawCard { seat, deck, look: false });
            }
        }
        (Task::ChooseDraws { left, keep, .. }, Action::DrawFrom { deck }) => {
            cards::check_draw(state, deck)?;
            log.cite(CVL_147);
            log.cite(CVL_A4);
            state.doing.draws[deck as usize] += 1;
            state.tasks.pop();
            if left > 1 {
                state.tasks.push(Task::ChooseDraws { seat, left: left - 1, keep });
            } else {
                draw_all(state, seat, keep);
            }
        }
        (Task::Keep { n, named, .. }, Action::Keep { card }) => {
            refuse(CVL_147, card.index() >= CARDS || !state.drawn.contains(card.index()))?;
            cards::keep(game, state, seat, (n, named), card, log);
        }
        (Task::Install { deck, special, .. }, Action::Install { card }) => {
            refuse(CVL_110, card.index() >= CARDS)?;
            cards::check_install(game, state, seat, (deck, special), card)?;
            // It lies on the table from now on.
            state.seen[card.index()] = Seats::all(game.players);
            state.tasks.pop();
            state.tasks.push(Task::CardColumn { seat, card, special });
        }
        (Task::CardColumn { card, special, .. }, Action::Column { column }) => {
            cards::check_column(game, state, seat, (card, special), column)?;
            state.tasks.pop();
            state.tasks.push(Task::CardRow { seat, card, column, special });
        }
        (Task::CardRow { card, column, special, .. }, Action::Row { row }) => {
            cards::check_row(game, state, seat, (card, column, special), row)?;
            log.cite(CVL_111);
            state.tasks.pop();
            if special {
                state.tasks.push(Task::IgnoreSlot { seat, card, column, row });
            } else {
                state.tasks.push(Task::PayCard { seat, card, column, row, ignore: 0 });
            }
        }
        (Task::IgnoreSlot { card, column, row, .. }, Action::Ignore { slot }) => {
            cards::check_ignore(game, state, seat, (card, row), slot)?;
            state.tasks.pop();
            state.tasks.push(Task::PayCard { seat, card, column, row, ignore: slot });
        }
        (Task::IgnoreSlot { card, column, row, .. }, Action::Skip) => {
            cards::check_cost(game, state, seat, card, (row, 0, None))?;
            log.cite(CVL_114);
            state.tasks.pop();
            let deck = game.data.cards[card.index()].deck;
            state.tasks.push(Task::Install { seat, deck, special: false });
            state.tasks.push(Task::PayCard { seat, card, column, row, ignore: 0 });
        }
        (Task::PayCard { card, column, row, ignore, .. }, Action::Spare { material }) => {
            cards::check_spare(game, state, seat, (card, row, ignore), material)?;
            log.cite(CVL_198);
            state.tasks.pop();
            cards::pay(game, state, seat, (card, column, row), (ignore, Some(material)), log);
        }
        _ => return Err(Illegal::by(task.manner().rule)),
    }
    Ok(())
}

/// CVL-147: all cards are drawn, then looked at.
pub fn draw_all(state: &mut State, seat: Seat, keep: u8) {
    state.tasks.push(Task::Keep { seat, n: keep, named: 0 });
    for (number, &deck) in <crate::effect::Deck as strum::VariantArray>::VARIANTS.iter().enumerate().rev() {
        for _ in 0..state.doing.draws[number] {
            state.tasks.push(Task::DrawCard { seat, deck, look: true });
        }
    }
    state.doing.draws = [0; 5];
}
