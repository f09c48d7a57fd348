//! The task stack: from one decision to the next.

use epoka_core::{Chance, ChanceKind, Illegal, Log, Odds, Outcome, Part, Reveal, Rule, Seat, Tasks, Turn, Viewer};

use crate::{
    StoneAge,
    action::{Action, Event},
    feed,
    gather::{self, Roll},
    pay, place, round,
    rules::*,
    state::{Card, Good, Place, Resource, State, Task},
    using, view,
};

/// The label of the draws for the display and of the extra card.
pub const CARDS: &str = "civilization-cards";
/// The label of the draws for the stacks.
pub const TILES: &str = "building-tiles";
/// The label of the lots at the beginning.
pub const FIRST_PLAYER: &str = "first-player";

/// What the state waits for.
pub fn turn(game: &StoneAge, state: &State) -> Turn {
    let Some(task) = state.tasks.top().filter(|_| state.end.is_none()) else { return Turn::Over };
    let draw = |count: u8, label| Turn::Chance(Chance { kind: ChanceKind::Draw { count }, label });
    let dice = |count: u8, label| Turn::Chance(Chance { kind: ChanceKind::Dice { count, sides: 6 }, label });
    match task {
        Task::FirstPlayer => Turn::Chance(Chance { kind: ChanceKind::Pick, label: FIRST_PLAYER }),
        Task::FillDisplay => draw(round::free_spaces(state).min(state.deck.len()), CARDS),
        Task::TurnUp { stacks } => draw(stacks.count_ones() as u8, TILES),
        Task::DrawExtra { .. } => draw(1, CARDS),
        Task::Roll { good, dice: count, .. } => dice(count, roll_label(good)),
        Task::RollForAll { .. } => dice(game.players, "dice-for-all"),
        Task::Place { seat }
        | Task::Use { seat }
        | Task::AddTools { seat, .. }
        | Task::Pay { seat, .. }
        | Task::TakeDie { seat, .. }
        | Task::Choose { seat, .. } => Turn::of(seat),
        Task::Feed => {
            let asked = feed::asked(state);
            // SA-A14: nobody waits for another.
            let seats = if SA_A14.in_force() { asked } else { asked.iter().take(1).collect() };
            Turn::Decision { seats, reveal: Reveal::Independent(u16::from(state.round)) }
        }
    }
}

fn roll_label(good: Good) -> &'static str {
    match good {
        Good::Food => "hunt",
        Good::Wood => "wood",
        Good::Brick => "brick",
        Good::Stone => "stone",
        Good::Gold => "gold",
    }
}

/// The rule that says what may be done now.
pub fn turn_rule(state: &State) -> Rule {
    match state.tasks.top() {
        None => SA_6,
        Some(task) => match task {
            Task::FirstPlayer => SA_5,
            Task::FillDisplay => SA_52,
            Task::TurnUp { .. } => SA_30,
            Task::Place { .. } => SA_7,
            Task::Use { .. } => SA_18,
            Task::Roll { .. } | Task::AddTools { .. } => SA_33,
            Task::Pay { spot, .. } if matches!(spot.kind(), Place::Building(_)) => SA_26,
            Task::Pay { .. } => SA_24,
            Task::RollForAll { .. } | Task::TakeDie { .. } => SA_38,
            Task::DrawExtra { .. } => SA_44,
            Task::Choose { .. } => SA_45,
            Task::Feed => SA_49,
        },
    }
}

/// What the seat is asked, in a word.
pub fn asks(state: &State, seat: Seat) -> &'static str {
    match state.tasks.top() {
        Some(Task::Feed) if state.feeding[seat].choices > 0 => "choose",
        Some(task) => task.into(),
        None => "nothing",
    }
}

/// Every legal action of a seat that owes a decision.
pub fn actions(game: &StoneAge, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let Some(task) = state.tasks.top() else { return };
    match task {
        Task::Place { .. } => place::list(game, state, seat, list),
        Task::Use { .. } => using::list(game, state, seat, list),
        Task::AddTools { seat, good, pips, added } => {
            gather::list(game, state, Roll { seat, good, pips, added }, list);
        }
        Task::Pay { seat, spot, paid } => pay::list(game, state, seat, spot, paid, list),
        Task::TakeDie { dice, .. } => {
            let shown = (1..=6).filter(|&pips| dice[usize::from(pips) - 1] > 0);
            list.extend(shown.map(|pips| Action::TakeDie { pips }));
        }
        Task::Choose { .. } => using::list_choices(Resource::Wood, list),
        Task::Feed => feed::list(game, state, seat, list),
        Task::FirstPlayer
        | Task::FillDisplay
        | Task::TurnUp { .. }
        | Task::Roll { .. }
        | Task::RollForAll { .. }
        | Task::DrawExtra { .. } => {}
    }
}

/// What an action does for a whole: SA-60.
pub fn part(action: Action) -> Part {
    match action {
        Action::AddTool { .. } | Action::AddCard { .. } | Action::Pay { .. } | Action::Choose { .. } => Part::Piece,
        Action::Take | Action::Build => Part::Done,
        Action::Place { .. }
        | Action::Use { .. }
        | Action::Leave { .. }
        | Action::TakeDie { .. }
        | Action::UseCard { .. }
        | Action::Starve => Part::Alone,
    }
}

/// How many things the seat has named of a payment, of tools for a roll or of resources of choice.
pub fn named(state: &State, seat: Seat) -> u8 {
    match state.tasks.top() {
        Some(Task::AddTools { added, .. }) => added,
        Some(Task::Pay { paid, .. }) => paid.total() as u8,
        Some(Task::Choose { taken, .. }) => taken,
        Some(Task::Feed) => feed::named(&state.feeding[seat]),
        Some(
            Task::FirstPlayer
            | Task::FillDisplay
            | Task::TurnUp { .. }
            | Task::Place { .. }
            | Task::Use { .. }
            | Task::Roll { .. }
            | Task::RollForAll { .. }
            | Task::TakeDie { .. }
            | Task::DrawExtra { .. },
        )
        | None => 0,
    }
}

/// The legal actions, with the things of a whole in one order.
pub fn canonical(game: &StoneAge, state: &State, seat: Seat, after: Option<Action>, list: &mut Vec<Action>) {
    let after = after.filter(|_| named(state, seat) > 0);
    let last = match after {
        Some(Action::Pay { resource } | Action::Choose { resource }) => resource,
        _ => Resource::Wood,
    };
    match state.tasks.top() {
        Some(Task::AddTools { seat, good, pips, added }) => {
            gather::canonical(game, state, Roll { seat, good, pips, added }, after, list);
        }
        Some(Task::Pay { seat, spot, paid }) => pay::canonical(game, state, (seat, spot, paid), last, list),
        Some(Task::Choose { .. }) => using::list_choices(last, list),
        Some(Task::Feed) => feed::canonical(game, state, seat, last, list),
        _ => actions(game, state, seat, list),
    }
}

/// Plays an action, or refuses it and changes nothing.
pub fn act(
    game: &StoneAge,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    act_alone(game, state, seat, action, log)?;
    round::settle(game, state, log);
    Ok(())
}

/// What the action itself does, before the game goes on to the next decision.
pub fn act_alone(
    game: &StoneAge,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let task = state.tasks.top().ok_or(Illegal::by(SA_6))?;
    match (task, action) {
        (Task::Place { seat }, Action::Place { spot, figures }) => {
            place::place(game, state, seat, spot, figures, log)?;
            // SA-7: after one place the turn goes on.
            let next = if log.cite(SA_7) { seat.next(game.players) } else { seat };
            round::next_to_place(game, state, next, log);
        }
        (Task::Use { seat }, Action::Use { spot }) => using::use_spot(game, state, seat, spot, log)?,
        (Task::Use { seat }, Action::Leave { spot }) => using::leave(state, seat, spot, log)?,
        (Task::Use { seat }, Action::UseCard { card }) => {
            let left = using::use_card(game, state, seat, card, log)?;
            state.tasks.push(Task::Choose { seat, left, taken: 0 });
        }
        (Task::Choose { seat, left, taken }, Action::Choose { resource }) => {
            using::choose(state, seat, resource, log);
            state.tasks.pop();
            if left > 1 {
                state.tasks.push(Task::Choose { seat, left: left - 1, taken: taken + 1 });
            }
        }
        (Task::AddTools { seat, good, pips, added }, Action::AddTool { value }) => {
            gather::add_tool(state, Roll { seat, good, pips, added }, value, log)?;
        }
        (Task::AddTools { seat, good, pips, added }, Action::AddCard { card }) => {
            gather::add_card(game, state, Roll { seat, good, pips, added }, card, log)?;
        }
        (Task::AddTools { seat, good, pips, added }, Action::Take) => {
            state.tasks.pop();
            gather::take(game, state, Roll { seat, good, pips, added }, log);
        }
        (Task::Pay { seat, spot, paid }, Action::Pay { resource }) => {
            pay::pay(game, state, (seat, spot, paid), resource, log)?;
        }
        (Task::Pay { seat, spot, paid }, Action::Build) => pay::enough(game, state, (seat, spot, paid), log)?,
        (Task::TakeDie { seat, dice }, Action::TakeDie { pips }) => {
            using::take_die(game, state, seat, dice, pips, log)?;
        }
        (Task::Feed, Action::Pay { resource }) => feed::pay(state, seat, resource, log)?,
        (Task::Feed, Action::Starve) => feed::go_hungry(game, state, seat, log)?,
        (Task::Feed, Action::UseCard { card }) => feed::use_card(game, state, seat, card, log)?,
        (Task::Feed, Action::Choose { resource }) => feed::choose(game, state, seat, resource, log)?,
        // Any other action belongs to another question.
        (_, action) => return Err(Illegal::by(misplaced(state, action))),
    }
    Ok(())
}

/// The table as a seat may expect to find it when it is asked next in this round: with a figure to place or to use.
pub fn ahead(game: &StoneAge, state: &State, seat: Seat) -> State {
    let mut ahead = state.clone();
    let places = matches!(state.tasks.as_slice(), [Task::Place { .. }, ..]);
    let uses = places || matches!(state.tasks.as_slice(), [Task::Use { .. }, ..]);
    let next = if places && place::can_place(game, state, seat) {
        Some(Task::Place { seat })
    } else if uses && using::has_figures(state, seat) {
        Some(Task::Use { seat })
    } else {
        None
    };
    if let Some(task) = next.filter(|_| !turn(game, state).asks(seat)) {
        ahead.tasks = Tasks::new();
        ahead.tasks.push(task);
    }
    ahead
}

/// The rule that refuses an action which does not answer the question.
fn misplaced(state: &State, action: Action) -> Rule {
    let dice_for_all = matches!(state.tasks.top(), Some(Task::TakeDie { .. }));
    match action {
        // SA-33: tools do not change the dice for all.
        Action::AddTool { .. } | Action::AddCard { .. } if dice_for_all && SA_33.in_force() => SA_33,
        // SA-35: a tool is only ever added to a roll made by figures.
        Action::AddTool { .. } | Action::AddCard { .. } if SA_35.in_force() => SA_35,
        // SA-A4: cards wait for the own turn.
        Action::UseCard { .. } if SA_A4.in_force() => SA_A4,
        Action::Place { .. }
        | Action::Use { .. }
        | Action::Leave { .. }
        | Action::AddTool { .. }
        | Action::AddCard { .. }
        | Action::Take
        | Action::Pay { .. }
        | Action::Build
        | Action::TakeDie { .. }
        | Action::UseCard { .. }
        | Action::Choose { .. }
        | Action::Starve => turn_rule(state),
    }
}

/// Carries out an answer of chance.
pub fn chance(game: &StoneAge, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let Some(task) = state.tasks.top() else { return };
    match task {
        Task::FirstPlayer => {
            let seat = outcome.items().first().and_then(|&item| Seat::new(item as u8));
            round::begin(game, state, seat.expect("the outcome was checked"), log);
        }
        Task::FillDisplay => round::fill_display(state, outcome.items(), log),
        Task::TurnUp { stacks } => round::turn_up(state, stacks, outcome.items(), log),
        Task::DrawExtra { seat } => {
            let card = Card(*outcome.items().first().expect("the outcome was checked") as u8);
            log.use_component(card.index());
            round::draw_extra(state, seat, card, log);
        }
        Task::Roll { seat, good, .. } => {
            state.tasks.pop();
            gather::rolled(game, state, seat, good, outcome.dice(), log);
        }
        Task::RollForAll { seat } => {
            state.tasks.pop();
            using::rolled_for_all(game, state, seat, outcome.dice(), log);
        }
        Task::Place { .. }
        | Task::Use { .. }
        | Task::AddTools { .. }
        | Task::Pay { .. }
        | Task::TakeDie { .. }
        | Task::Choose { .. }
        | Task::Feed => unreachable!("the match waits for a seat"),
    }
    round::settle(game, state, log);
}

/// What chance can draw or pick now, as the viewer knows it.
pub fn among(game: &StoneAge, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
    let one = |item: u16| Odds { item, copies: 1 };
    let Some(task) = state.tasks.top() else { return };
    match task {
        Task::FirstPlayer => list.extend((0..u16::from(game.players)).map(one)),
        Task::FillDisplay | Task::DrawExtra { .. } => {
            list.extend(view::may_be_in_deck(game, state, viewer).odds());
        }
        Task::TurnUp { .. } => list.extend(state.tiles.odds()),
        Task::Roll { .. } | Task::RollForAll { .. } => {}
        Task::Place { .. }
        | Task::Use { .. }
        | Task::AddTools { .. }
        | Task::Pay { .. }
        | Task::TakeDie { .. }
        | Task::Choose { .. }
        | Task::Feed => {}
    }
}
