//! Whether what a restored position still owes can be: every task has what it needs, lies where such a task can lie, and the
//! top one waits for somebody.

use epoka_core::{BadPosition, ChanceKind, Seat, Viewer};

use crate::{
    Civolution,
    action::Proceeds,
    ask::{self, Options},
    build, cards, chance_of, chips,
    effect::{Ability, Deck, Die, Terrain},
    manner::Way,
    markers, materials,
    raw::AreaKind,
    setup,
    state::*,
    task::{Die6, Gain, Task},
    test, tribes, turns, vici,
};

/// More times than any effect gives.
const TIMES: u8 = 40;
/// Room that is left on the stack for what one answer may push.
const STACK: usize = 44;

/// What the stack stands on: the task that goes on with the game when all others are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Base {
    /// The table is laid.
    Setup,
    /// The phase before this one is played.
    Phase(u8),
    /// Somebody has a turn.
    Turn(Seat),
    /// The income phase.
    EndEra,
    /// The next era begins.
    NextEra,
}

/// Says what is wrong with what the game still owes, if anything is.
pub fn check(game: &Civolution, state: &State) -> Result<(), BadPosition> {
    let Some((&bottom, &top)) = state.tasks.first().zip(state.tasks.last()) else { return Ok(()) };
    let base =
        base(state, bottom).ok_or_else(|| BadPosition(format!("no game stands on the task {}", name(bottom))))?;
    check_course(state, base)?;
    for (at, &task) in state.tasks.iter().enumerate() {
        let wrong = |when: bool, words: &str| BadPosition::when(when, || format!("the task {} {words}", name(task)));
        wrong(at > 0 && is_base(task), "belongs at the bottom of the stack")?;
        wrong(!fits_seat(game, task), "asks a seat that is not asked for it")?;
        wrong(!fits_base(base, task), "does not belong to this phase")?;
        wrong(is_single(task) && state.tasks[..at].iter().any(|other| name(*other) == name(task)), "is there twice")?;
        wrong(!fits_numbers(game, state, task), "has a number that cannot be")?;
        wrong(!fits_table(game, state, task, at), "does not fit what lies on the table")?;
        wrong(is_fleeting(task) && !state.tasks[at + 1..].iter().all(|above| is_draw(*above)), "is answered first")?;
    }
    if base == Base::Setup {
        check_setup(game, state)?;
    } else {
        BadPosition::when(state.tasks.len() > STACK, || "too much is owed".into())?;
    }
    check_drawn(state)?;
    check_picked(game, state, top)?;
    BadPosition::when(!waits(game, state, top), || format!("nobody is asked anything by the task {}", name(top)))
}

fn name(task: Task) -> &'static str {
    task.into()
}

fn base(state: &State, bottom: Task) -> Option<Base> {
    match bottom {
        Task::Phase { number: 1 } if state.era == 0 => Some(Base::Setup),
        Task::Phase { number: 1 } if state.era < 4 => Some(Base::NextEra),
        Task::Phase { number: number @ (2..=4 | 6..=8) } if state.era > 0 => Some(Base::Phase(number)),
        Task::EndTurn { seat } if state.era > 0 => Some(Base::Turn(seat)),
        Task::EndEra if state.era > 0 => Some(Base::EndEra),
        _ => None,
    }
}

fn is_base(task: Task) -> bool {
    matches!(task, Task::Phase { .. } | Task::EndTurn { .. } | Task::EndEra)
}

/// Events and scoring tiles are as many as the phase says.
fn check_course(state: &State, base: Base) -> Result<(), BadPosition> {
    let owed = |wanted: fn(&Task) -> bool| usize::from(state.tasks.iter().any(wanted));
    let era = usize::from(state.era);
    let events = era - owed(|task| matches!(task, Task::RevealEvent)).min(era);
    BadPosition::when(state.events.len() != events, || format!("{events} events were revealed by now"))?;
    let tiles = match base {
        Base::Setup => return Ok(()),
        Base::Phase(8) => 4 + owed(|task| matches!(task, Task::ScoreEra)) - era,
        Base::Phase(_) | Base::Turn(_) => 5 - era,
        Base::EndEra | Base::NextEra => 4 - era,
    };
    BadPosition::when(state.era_tiles.len() != tiles, || format!("{tiles} eras are still to be scored"))
}

/// While the table is laid, what is owed is what was owed at the start and not done yet.
fn check_setup(game: &Civolution, state: &State) -> Result<(), BadPosition> {
    let added = |task: &Task| matches!(task, Task::LayStartGoals | Task::TakeStart { .. });
    let old: Vec<Task> = state.tasks.iter().copied().filter(|task| !added(task)).collect();
    let right = setup::start(game).open.tasks.starts_with(&old);
    BadPosition::when(!right, || "the table is laid in another order".into())?;
    let waiting = state.tasks.iter().filter(|task| matches!(task, Task::TakeStart { .. })).count();
    let goals = state.tasks.contains(&Task::LayStartGoals);
    let starts = state.starts.len();
    let right = if goals { starts > 0 && waiting == 0 } else { starts == 0 && waiting == 0 || starts == waiting + 1 };
    BadPosition::when(!right, || "start-chip cards are not as many as are chosen".into())
}

/// CVL-33: what was chosen in secret is what may be chosen.
fn check_picked(game: &Civolution, state: &State, top: Task) -> Result<(), BadPosition> {
    let offered = |seat: Seat, picked: u8| {
        let Task::Draft { block } = top else { return false };
        let mut found = block == 5 && state.dealt[seat].contains(StartMarkers(picked));
        setup::each_to_keep(game, state, seat, block, |card| found |= card.0 == picked);
        found
    };
    let right = Seat::all(game.people).all(|seat| state.picked[seat].is_none_or(|picked| offered(seat, picked)));
    BadPosition::when(!right, || "somebody has chosen what was not offered".into())
}

/// CVL-147: cards are looked at by who keeps some of them.
fn check_drawn(state: &State) -> Result<(), BadPosition> {
    let keeper =
        state.tasks.iter().find_map(|task| if let Task::Keep { seat, .. } = task { Some(*seat) } else { None });
    let right = state.drawn.is_empty()
        || keeper.is_some_and(|seat| state.drawn.iter().all(|card| state.hands[seat].contains(card)));
    BadPosition::when(!right, || "cards are looked at that nobody keeps".into())
}

/// Tasks there is one of.
fn is_single(task: Task) -> bool {
    matches!(
        task,
        Task::Turn { .. }
            | Task::RevealEvent
            | Task::Oaks
            | Task::ScoreStrong
            | Task::Happen
            | Task::ScoreEra
            | Task::Monuments
            | Task::Keep { .. }
            | Task::ChooseDraws { .. }
            | Task::Feed { .. }
    )
}

/// Tasks in the middle of something: nothing comes between them and their answer but a draw or a roll.
fn is_fleeting(task: Task) -> bool {
    matches!(
        task,
        Task::PayDice { .. }
            | Task::AddDice { .. }
            | Task::Sale { .. }
            | Task::CardColumn { .. }
            | Task::CardRow { .. }
            | Task::IgnoreSlot { .. }
            | Task::PayCard { .. }
            | Task::Walk { .. }
            | Task::UseHunt { .. }
            | Task::UseFind { .. }
            | Task::FixTest { .. }
            | Task::PaySettlement { .. }
            | Task::Rescue { .. }
            | Task::TakeDie { .. }
            | Task::GiveDie { .. }
            | Task::PayRow { .. }
            | Task::RollReset { .. }
            | Task::RollDie { .. }
            | Task::RollHunt { .. }
            | Task::RollFind { .. }
            | Task::Test { .. }
            | Task::Keep { .. }
            | Task::ChooseDraws { .. }
            | Task::Vici { step: vici::Step::Wheel { .. } | vici::Step::Torch { .. } | vici::Step::Row { .. } }
    )
}

/// Tasks by which only chance draws something.
fn is_draw(task: Task) -> bool {
    matches!(
        task,
        Task::RefillGoals
            | Task::RefillIncomes
            | Task::RefillAttributes
            | Task::DrawCard { .. }
            | Task::RevealCard { .. }
            | Task::Develop { .. }
    )
}

/// Whether such a task can be owed by its seat: V.I.C.I. is asked nothing.
fn fits_seat(game: &Civolution, task: Task) -> bool {
    let Some(seat) = task.seat() else { return true };
    let hers = matches!(
        task,
        Task::EndTurn { .. }
            | Task::Steps { .. }
            | Task::GainDie { of: Some(_), .. }
            | Task::TakeDie { .. }
            | Task::Reveal { .. }
    );
    seat.number() < if hers { game.players } else { game.people }
}

/// Whether a task belongs to the phase.
fn fits_base(base: Base, task: Task) -> bool {
    use vici::Step;
    match task {
        Task::PickTiling
        | Task::PlaceTiles
        | Task::TurnTiles
        | Task::LayScoring
        | Task::FirstPlayer
        | Task::DealSets
        | Task::DealMarkers { .. }
        | Task::Draft { .. }
        | Task::LayStarts
        | Task::LayStartGoals
        | Task::TakeStart { .. } => base == Base::Setup,
        Task::RefillGoals
        | Task::RefillIncomes
        | Task::RefillAttributes
        | Task::Develop { .. }
        | Task::DrawCard { .. } => true,
        Task::Phase { .. } | Task::EndTurn { .. } | Task::EndEra => true,
        Task::RevealEvent => base == Base::Phase(2),
        Task::NewGoal { .. } | Task::Vici { step: Step::Goal } => base == Base::Phase(3),
        Task::ExtraFind { .. } => base == Base::Phase(4),
        Task::Glacier { .. } | Task::Oaks => base == Base::Phase(6),
        Task::Hunger { .. }
        | Task::Feed { .. }
        | Task::Starve { .. }
        | Task::ScoreStrong
        | Task::Vici { step: Step::Feed | Step::Starve | Step::Return } => base == Base::Phase(7),
        Task::Weather { .. } | Task::Happen | Task::GiveBack { .. } | Task::ScoreEra => base == Base::Phase(8),
        Task::IncomePhase { .. } | Task::FullRows { .. } | Task::Monuments => base == Base::EndEra,
        Task::Turn { seat }
        | Task::PayDice { seat, .. }
        | Task::AddDice { seat, .. }
        | Task::RollReset { seat, .. }
        | Task::ResetMarker { seat }
        | Task::Options { seat, .. }
        | Task::After { seat, .. }
        | Task::Grotto { seat, .. }
        | Task::GrottoTransport { seat, .. }
        | Task::Rock { seat, .. }
        | Task::RockBirth { seat, .. } => base == Base::Turn(seat),
        Task::Vici { step: Step::Reveal | Step::Row { .. } | Step::PutAway } => base == Base::Turn(vici::SEAT),
        _ => base != Base::Setup,
    }
}

/// Whether the numbers of a task are some it can have.
fn fits_numbers(game: &Civolution, state: &State, task: Task) -> bool {
    let times = |n: u8| (1..=TIMES).contains(&n);
    let effects = game.data.effects.len();
    match task {
        Task::Vici { step } => vici::fits(game, state, step),
        Task::Draft { block } => block < 6,
        Task::PayDice { first, .. } => first.is_none_or(|with| match with {
            Die6::Die(value) | Die6::Planning(value) => (1..=6).contains(&value),
            Die6::Focus => true,
        }),
        Task::Glacier { slot, .. } | Task::Grotto { slot, .. } | Task::Rock { slot, .. } => usize::from(slot) < SLOTS,
        Task::Feed { camps, total, .. } => camps <= TIMES && total <= TIMES,
        Task::Weather { space, .. } => space <= 6,
        Task::Run { at, end, .. } => at <= end && usize::from(end) <= effects,
        Task::Choose { at, of, .. } => of > 0 && usize::from(at) + usize::from(of) <= effects,
        Task::Fire { holder, .. } => usize::from(holder) < CARDS + game.data.attributes.len(),
        Task::Options { module, level, left, .. } => {
            let levels = &game.data.modules[module.index()].levels;
            let options =
                usize::from(level).checked_sub(1).and_then(|at| levels.get(at)).map_or(0, |level| level.1.len());
            left > 0 && u32::from(left) < 1 << options
        }
        Task::Planning { n, .. }
        | Task::GainTrait { n, .. }
        | Task::MoveTrait { n, .. }
        | Task::ChooseTrack { n, .. }
        | Task::Steps { n, .. }
        | Task::Produce { n, .. }
        | Task::Transport { n, .. }
        | Task::Migrate { n, .. }
        | Task::Procreate { n, .. }
        | Task::Strengthen { n, .. }
        | Task::Hunt { n, .. }
        | Task::Find { n, .. }
        | Task::Explore { n, .. }
        | Task::TakeCard { n, .. }
        | Task::Perform { n, .. }
        | Task::WeakTribes { n, .. }
        | Task::Activity { n, .. } => times(n),
        Task::Walk { n, .. } => n <= TIMES,
        Task::GainMaterial { row, n, .. } => row <= 3 && times(n),
        Task::Build { n, kinds, .. } => times(n) && kinds < 16,
        Task::PaySettlement { ground, slot, .. } => usize::from(ground) < GROUNDS && slot < 4,
        Task::Trade { sell, buy, .. } => sell <= TIMES && buy <= TIMES,
        Task::ChooseDraws { left, keep, .. } => {
            (1..=8).contains(&left) && (1..=8).contains(&keep) && state.doing.draws.iter().all(|&n| n <= 8)
        }
        Task::Keep { n, named, .. } => (1..=8).contains(&n) && named <= 8,
        Task::CardRow { column, .. } | Task::PlaceCard { column, .. } => usize::from(column) < COLUMNS,
        Task::IgnoreSlot { column, row, .. } => usize::from(column) < COLUMNS && (1..=5).contains(&row),
        Task::PayCard { column, row, ignore, .. } => {
            usize::from(column) < COLUMNS && (1..=5).contains(&row) && ignore <= 5
        }
        Task::PerformHow { seat, item } => chips::check_perform(game, &state.civs[seat], item).is_ok(),
        Task::Upgrade { value, .. } => value <= 6,
        Task::PayRow { row, .. } => (1..=3).contains(&row),
        Task::Room { gain, n, .. } => {
            times(n)
                && match gain {
                    Gain::Planning(value) => (1..=6).contains(&value),
                    Gain::Cargo(boat) => boat < 2,
                    Gain::Stock(_) | Gain::Trait(_) | Gain::Stored(_) | Gain::Raw(_) | Gain::Reset => true,
                }
        }
        Task::Test { guards, more, .. } | Task::FixTest { guards, more, .. } => guards <= TIMES && more <= TIMES,
        _ => true,
    }
}

/// Whether a task fits what lies on the table.
fn fits_table(game: &Civolution, state: &State, task: Task, at: usize) -> bool {
    let area = |slot: u8| state.areas[usize::from(slot)].map(|area| game.data.areas[area.index()].kind);
    let below = at.checked_sub(1).map(|at| state.tasks[at]);
    match task {
        Task::Develop { territory, seat } => {
            let land = game.data.terrain(territory) != Terrain::Water && state.lands[territory.index()].token == 0;
            let again = |other: &Task| matches!(other, Task::Develop { territory: same, .. } if *same == territory);
            let seated = seat.is_none_or(|seat| seat.number() < game.players);
            land && seated && !state.tasks[..at].iter().any(again)
        }
        Task::Glacier { slot, .. } => area(slot) == Some(AreaKind::Glacier),
        Task::Grotto { slot, .. } => area(slot) == Some(AreaKind::HiddenGrotto),
        Task::Rock { slot, .. } => area(slot) == Some(AreaKind::HolyRock),
        Task::Fire { seat, holder, last } => {
            let works = matches!(game.data.ability(usize::from(holder)), Ability::On { .. });
            let above = matches!(below, Some(Task::Fire { seat: same, .. }) if same == seat);
            works && state.civs[seat].able.contains(usize::from(holder)) && (last || above)
        }
        Task::Reveal { slots, .. } => {
            slots < 1 << SLOTS && (0..SLOTS).all(|slot| slots & 1 << slot == 0 || state.areas[slot].is_none())
        }
        Task::Board { seat, water } => state.civs[seat].boat_at(water).is_some(),
        Task::PaySettlement { seat, ground, slot } => {
            let permit = build::Permit { kinds: u8::MAX, same: false };
            build::check_settlement(game, state, seat, permit, (ground, slot)).is_ok()
        }
        Task::PayDice { seat, module, first } => match first {
            None => turns::check_activate(game, state, seat, module).is_ok(),
            Some(with) => turns::check_pay(game, state, seat, (module, None), with).is_ok(),
        },
        Task::RollReset { seat, count } => count > 0 && count == state.civs[seat].used,
        Task::RollDie { seat } => state.civs[seat].used > 0,
        Task::GiveDie { seat, to } => {
            let some = state.civs[seat].dice_of(Die::Activation) > 0;
            some && seat != to && to.number() < game.players && state.dice[Die::Activation as usize] == 0
        }
        Task::TakeDie { of, .. } => state.dice[of as usize] == 0,
        Task::RollHunt { seat, .. } | Task::RollFind { seat, .. } | Task::Test { seat, .. } => {
            let civ = &state.civs[seat];
            let land = !matches!(task, Task::RollFind { terrain: Terrain::Water, .. });
            land && civ.fate > 0 && usize::from(test::dice(civ)) <= ROLL
        }
        Task::UseHunt { .. } | Task::UseFind { .. } | Task::FixTest { .. } => {
            let land = !matches!(task, Task::UseFind { terrain: Terrain::Water, .. });
            land && !state.roll.is_empty() && state.roll.iter().all(|die| (1..=6).contains(die))
        }
        Task::DrawCard { seat, look, .. } => {
            let keeps = |other: &Task| matches!(other, Task::Keep { seat: same, .. } if *same == seat);
            !look || state.tasks[..at].iter().any(keeps)
        }
        Task::AddDice { seat, named } => named <= state.civs[seat].used,
        Task::Feed { named, .. } => {
            let fed = &state.doing.fed;
            fed.is_sorted_by(|one, other| one.place < other.place)
                && fed.iter().map(|fed| fed.count).sum::<u8>() >= named
        }
        Task::Sale { seat, money, points } => {
            let pair = money.map(|material| (material, Proceeds::Money));
            let sold = pair.into_iter().chain(points.map(|material| (material, Proceeds::Points)));
            let other = |into: Proceeds| if into == Proceeds::Money { (None, points) } else { (money, None) };
            let fits =
                |(material, into)| materials::check_sale(game, state, seat, other(into), (material, into)).is_ok();
            (money, points) != (None, None) && sold.into_iter().all(fits)
        }
        Task::ChooseDraws { left, .. } => {
            let fits = state.decks.iter().zip(state.doing.draws).all(|(deck, n)| usize::from(n) <= deck.len());
            fits && (state.doing.draws == [0; 5] || cards::drawable(state, Deck::Invention) >= left.into())
        }
        Task::CardColumn { seat, card, special } => {
            let deck = game.data.cards[card.index()].deck;
            cards::check_install(game, state, seat, (deck, special), card).is_ok()
        }
        Task::CardRow { seat, card, column, special } => in_column(game, state, seat, (card, special), column),
        Task::IgnoreSlot { seat, card, column, row } => {
            in_column(game, state, seat, (card, true), column)
                && cards::check_row(game, state, seat, (card, column, true), row).is_ok()
        }
        Task::PayCard { seat, card, column, row, ignore } => {
            in_column(game, state, seat, (card, ignore > 0), column)
                && cards::check_cost(game, state, seat, card, (row, ignore, None)).is_ok()
        }
        Task::PlaceCard { seat, card, column } => {
            let kind: Kind = game.data.cards[card.index()].deck.into();
            state.civs[seat].columns[usize::from(column)] == Some(kind) && state.civs[seat].items.len() < ITEMS
        }
        Task::Walk { seat, from, at, .. } => {
            let on_its_way = state.doing.moved.last().is_some_and(|moved| moved.seat == seat);
            on_its_way && from != at && state.civs[seat].tribes() < game.data.limits.tribes
        }
        Task::Rescue { seat, place } => tribes::count(state, seat, place) > 0,
        Task::Room { seat, gain: Gain::Reset, n } => state.civs[seat].resets + n <= 4,
        Task::Room { seat, gain: Gain::Cargo(boat), .. } => state.civs[seat].boats[usize::from(boat)].at.is_some(),
        _ => true,
    }
}

/// Whether a card of the hand can come to a column.
fn in_column(game: &Civolution, state: &State, seat: Seat, card: (Card, bool), column: u8) -> bool {
    state.hands[seat].contains(card.0.index()) && cards::check_column(game, state, seat, card, column).is_ok()
}

/// Whether somebody is asked: chance, or a seat that has a choice.
fn waits(game: &Civolution, state: &State, top: Task) -> bool {
    match top.way() {
        Way::Itself => false,
        Way::Chance => chance_of::question(game, state, top).is_some_and(|chance| {
            let mut among = Vec::new();
            chance_of::among(game, state, top, Viewer::Referee, &mut among);
            let copies: usize = among.iter().map(|odds| usize::from(odds.copies)).sum();
            match chance.kind {
                ChanceKind::Draw { count } => copies >= usize::from(count),
                ChanceKind::Pick => copies > 0,
                ChanceKind::Dice { count, .. } => count > 0,
            }
        }),
        Way::Together => {
            let Task::Draft { block } = top else { return false };
            setup::choosing(game).iter().all(|seat| {
                let mut some = block == 5 && !state.dealt[seat].is_empty();
                setup::each_to_keep(game, state, seat, block, |_| some = true);
                some
            })
        }
        Way::Asked => {
            let open = match top {
                Task::Fire { .. } => markers::is_order_open(game, state),
                Task::Options { left, .. } => left.count_ones() > 1,
                Task::Keep { n, .. } => state.drawn.len() > usize::from(n),
                Task::PayDice { seat, module, first: None } => turns::only_way(game, state, seat, module).is_none(),
                Task::ChooseDraws { left, .. } => cards::only_draws(state, left).is_none(),
                Task::PayCard { seat, .. } => state.civs[seat].mods.skip_material,
                Task::GainDie { of, .. } => of.is_none(),
                _ => true,
            };
            open && matches!(ask::options(game, state, top), Options::Many)
        }
    }
}
