//! Whether a state can be: pieces conserved, limits kept, pending work possible.

use epoka_core::{BadPosition, Seat};
use strum::VariantArray;

use crate::{StoneAge, data::STACK_HEIGHT, effect, feed, place, state::*, using};

/// No stock grows beyond this in a game of the longest length.
const STOCK: u16 = 9_999;
/// No score does either.
const SCORE: i16 = 9_999;

/// Says what is wrong with a state, if anything is.
pub fn check(game: &StoneAge, state: &State) -> Result<(), BadPosition> {
    check_cards(game, state)?;
    check_tiles(game, state)?;
    let limits = &game.data.board.limits;
    BadPosition::when(state.first.number() >= game.players, || "the first player is not at the table".into())?;
    BadPosition::when(state.round > limits.rounds, || format!("round {} is after the last", state.round))?;
    for seat in Seat::all(epoka_core::MAX_SEATS as u8) {
        if seat.number() < game.players {
            check_tribe(game, state, seat)?;
        } else {
            let empty = state.tribes[seat] == Tribe::default() && state.feeding[seat] == Feeding::default();
            BadPosition::when(!empty, || format!("seat {seat} is not at the table"))?;
        }
    }
    check_board(game, state)?;
    check_tasks(game, state)
}

fn check_cards(game: &StoneAge, state: &State) -> Result<(), BadPosition> {
    let all = CardSet::first(game.data.card.len());
    let mut seen = state.deck;
    let mut count = u32::from(state.deck.len());
    for card in state.display.iter().flatten() {
        seen.insert(*card);
        count += 1;
    }
    for seat in Seat::all(game.players) {
        let tribe = &state.tribes[seat];
        seen = seen.and(tribe.cards);
        count += u32::from(tribe.cards.len());
        let inside = tribe.face_up.without(tribe.cards).is_empty() && tribe.secret.without(tribe.cards).is_empty();
        BadPosition::when(!inside, || format!("seat {seat} has a card that is not among its cards"))?;
        let kept = |card| effect::one_use_tool(game, card).or(effect::any_resources(game, card)).is_some();
        let wrong = !tribe.face_up.in_both(tribe.secret).is_empty() || !tribe.face_up.iter().all(kept);
        BadPosition::when(wrong, || format!("seat {seat} has a card face up that is not kept so"))?;
    }
    let whole = seen == all && count == u32::from(all.len());
    BadPosition::when(!whole, || "the civilization cards are not each there once".into())
}

fn check_tiles(game: &StoneAge, state: &State) -> Result<(), BadPosition> {
    let all = BuildingSet::first(game.data.building.len());
    let mut seen = state.tiles;
    let mut count = u32::from(state.tiles.len());
    for tile in state.stacks.iter().filter_map(|stack| stack.top) {
        seen.insert(tile);
        count += 1;
    }
    for seat in Seat::all(game.players) {
        seen = seen.and(state.tribes[seat].buildings);
        count += u32::from(state.tribes[seat].buildings.len());
    }
    let whole = seen == all && count == u32::from(all.len());
    BadPosition::when(!whole, || "the building tiles are not each there once".into())?;
    let boxed = all.len() - game.table.stacks * STACK_HEIGHT;
    let too_high = |stack: &Stack| stack.hidden > STACK_HEIGHT - u8::from(stack.top.is_some());
    BadPosition::when(state.stacks.iter().any(too_high), || format!("a stack has {STACK_HEIGHT} tiles at the most"))?;
    // SA-30: the next tile is turned up at once; SA-54: an empty stack and the last round go together.
    let turning = state.tasks.as_slice().iter().any(|task| matches!(task, Task::TurnUp { .. } | Task::FirstPlayer));
    let in_game = &state.stacks[..usize::from(game.table.stacks)];
    let uncovered = in_game.iter().any(|stack| stack.top.is_none() && stack.hidden > 0);
    BadPosition::when(uncovered && !turning, || "the top tile of a stack is not turned up".into())?;
    let emptied = in_game.iter().any(|stack| stack.top.is_none() && stack.hidden == 0);
    BadPosition::when(emptied != state.last_round, || "an empty stack and the last round go together".into())?;
    let hidden: u8 = state.stacks.iter().map(|stack| stack.hidden).sum();
    BadPosition::when(hidden + boxed != state.tiles.len(), || {
        format!("{hidden} tiles lie face down in the stacks, {boxed} in the box, but {} are unseen", state.tiles.len())
    })
}

fn check_tribe(game: &StoneAge, state: &State, seat: Seat) -> Result<(), BadPosition> {
    let (tribe, board) = (&state.tribes[seat], &game.data.board);
    let placed: u16 = Spot::VARIANTS.iter().map(|&spot| u16::from(state.placed[spot][seat])).sum();
    BadPosition::when(u16::from(tribe.home) + placed != u16::from(tribe.figures), || {
        format!("seat {seat} has {} figures, {} at home and {placed} on the board", tribe.figures, tribe.home)
    })?;
    let figures = board.start.figures..=board.limits.figures;
    BadPosition::when(!figures.contains(&tribe.figures), || {
        format!("seat {seat} cannot have {} figures", tribe.figures)
    })?;
    BadPosition::when(tribe.track > board.limits.food_track, || format!("the food track ends before {}", tribe.track))?;
    let (least, most) = (tribe.tools.iter().min(), tribe.tools.iter().max());
    let level = least.zip(most).is_some_and(|(least, most)| most - least <= 1 && *most <= 4);
    BadPosition::when(!level, || format!("seat {seat} cannot have tools of {:?}", tribe.tools))?;
    let idle = (0..3).all(|slot| tribe.used & (1 << slot) == 0 || tribe.tools[slot] > 0) && tribe.used < 8;
    BadPosition::when(!idle, || format!("seat {seat} has used a tool it does not have"))?;
    let stock = Resource::VARIANTS.iter().all(|&kind| tribe.resources[kind] <= STOCK) && tribe.food <= STOCK;
    let Ledger { buildings, cards, hunger } = tribe.ledger;
    let score = (0..=SCORE).contains(&buildings) && (0..=SCORE).contains(&cards) && (-SCORE..=0).contains(&hunger);
    BadPosition::when(!stock || !score, || format!("seat {seat} has more than any game gives"))
}

fn check_board(game: &StoneAge, state: &State) -> Result<(), BadPosition> {
    let beyond = |spot: Spot| state.placed[spot].0[usize::from(game.players)..].iter().any(|&figures| figures > 0);
    let mut village = 0;
    for &spot in Spot::VARIANTS {
        let (there, tribes) = (state.figures_at(spot), state.tribes_at(spot));
        let possible = match spot.kind() {
            Place::Gather(Good::Food) => true,
            Place::Gather(_) => there <= game.slots(spot) && tribes <= game.table.tribes_per_area,
            Place::Village => {
                village += u8::from(there > 0);
                there == 0 || (there == game.slots(spot) && tribes == 1)
            }
            Place::Card(space) => there == 0 || (there == 1 && state.display[space].is_some()),
            Place::Building(stack) => there == 0 || (there == 1 && state.stacks[stack].top.is_some()),
        };
        BadPosition::when(!possible || beyond(spot), || format!("{there} figures cannot stand on `{}`", name(spot)))?;
    }
    BadPosition::when(village > game.table.village_places, || "too many village places are taken".into())
}

fn name(spot: Spot) -> &'static str {
    spot.into()
}

/// The pending work is what some game could owe, and nothing that would have been done already.
fn check_tasks(game: &StoneAge, state: &State) -> Result<(), BadPosition> {
    let tasks = state.tasks.as_slice();
    let at_table = |seat: Seat| seat.number() < game.players;
    let possible = match (state.end, tasks) {
        (Some(_), []) => true,
        (None, [Task::FirstPlayer]) => state.round == 0,
        (None, [Task::TurnUp { .. }, Task::FillDisplay]) => state.round == 0 && state.deck.len() >= SPACES as u8,
        (None, [Task::TurnUp { stacks }]) => state.round == 0 && can_turn_up(state, *stacks),
        (None, [Task::FillDisplay]) => {
            let free = crate::round::free_spaces(state);
            state.round > 0 && free > 0 && free <= state.deck.len() && nobody_placed(game, state)
        }
        (None, [Task::Place { seat }]) => {
            at_table(*seat)
                && state.round > 0
                && state.display.iter().all(Option::is_some)
                && place::can_place(game, state, *seat)
        }
        (None, [Task::Use { seat }]) => at_table(*seat) && state.round > 0 && using::has_figures(state, *seat),
        (None, [Task::Use { seat }, task]) => at_table(*seat) && state.round > 0 && can_owe(game, state, *seat, *task),
        (None, [Task::Feed]) => state.round > 0 && nobody_placed(game, state) && can_feed(game, state),
        (Some(_) | None, _) => false,
    };
    BadPosition::when(!possible, || "the pending work cannot be".into())?;
    let feeding = tasks == [Task::Feed];
    let idle = Seat::all(game.players).all(|seat| state.feeding[seat] == Feeding::default());
    BadPosition::when(feeding == idle, || "the feeding phase and who still has to feed contradict each other".into())
}

fn nobody_placed(game: &StoneAge, state: &State) -> bool {
    Seat::all(game.players).all(|seat| !using::has_figures(state, seat))
}

fn can_turn_up(state: &State, stacks: u8) -> bool {
    let open = |stack: &usize| stacks & (1 << stack) != 0;
    stacks != 0
        && stacks < 1 << STACKS
        && (0..STACKS).filter(open).all(|stack| state.stacks[stack].top.is_none() && state.stacks[stack].hidden > 0)
}

/// Whether the seat whose turn it is can owe this task.
fn can_owe(game: &StoneAge, state: &State, turn: Seat, task: Task) -> bool {
    match task {
        Task::Roll { seat, dice, .. } => seat == turn && (1..=10).contains(&dice),
        Task::AddTools { seat, good, pips, added } => {
            let roll = crate::gather::Roll { seat, good, pips, added };
            let asked = (1..=6).contains(&added) || added == 0 && crate::gather::has_tools(game, state, roll);
            seat == turn && pips > 0 && pips <= 100 && asked
        }
        Task::Pay { seat, spot, paid } => seat == turn && crate::pay::can_be(game, state, seat, spot, paid),
        Task::RollForAll { seat } => seat == turn,
        Task::TakeDie { seat, dice } => {
            let (count, kinds) =
                (dice.iter().map(|&die| u32::from(die)).sum::<u32>(), dice.iter().filter(|&&die| die > 0).count());
            // The buyer chooses first, so the dice left say whose choice it is.
            let chosen = u32::from(game.players).checked_sub(count);
            let chooser = chosen.and_then(|chosen| turn.around(game.players).nth(chosen as usize));
            kinds >= 2 && chooser == Some(seat)
        }
        Task::DrawExtra { seat } => seat == turn && !state.deck.is_empty(),
        Task::Choose { seat, left, taken } => seat == turn && (1..=9).contains(&left) && taken <= 9,
        Task::TurnUp { stacks } => stacks.is_power_of_two() && can_turn_up(state, stacks),
        Task::FirstPlayer | Task::FillDisplay | Task::Place { .. } | Task::Use { .. } | Task::Feed => false,
    }
}

fn can_feed(game: &StoneAge, state: &State) -> bool {
    let sound = |seat: Seat| {
        let (tribe, feeding) = (&state.tribes[seat], &state.feeding[seat]);
        let choice: u8 = tribe.face_up.iter().filter_map(|card| effect::any_resources(game, card)).sum();
        let figures = u16::from(feeding.food) + u16::from(feeding.missing) + feeding.paid.total();
        let enough = tribe.resources.total() + u16::from(choice + feeding.choices.min(9)) >= u16::from(feeding.missing);
        *feeding == Feeding::default()
            || (feeding.missing > 0
                && figures == u16::from(tribe.figures)
                && tribe.food == 0
                && enough
                && feeding.choices <= 9
                && feeding.chosen <= if feeding.choices > 0 { 9 } else { 0 })
    };
    !feed::asked(state).is_empty() && Seat::all(game.players).all(sound)
}
