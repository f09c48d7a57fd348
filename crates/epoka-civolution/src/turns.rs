//! Turns of the action phase: activating modules and Resets. CVL-60 to CVL-67.

use epoka_core::{ArrayVec, Illegal, Log, Seat, allow, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    ask::Ways,
    effect::{Stock, When},
    list::List,
    markers::{gain, give, pay_ideas, trigger},
    raw::{AreaKind, Choice},
    rules::*,
    run,
    state::*,
    task::{Die6, Gain, Task},
    test::steps,
    vici,
};

/// CVL-A1: so many turns a seat has in one action phase before it can only do Resets.
pub const MOST_TURNS: u8 = 40;

/// A turn begins.
pub fn begin(state: &mut State, seat: Seat) {
    state.doing = Doing::default();
    state.tasks.push(Task::EndTurn { seat });
    for task in [Task::Attributes { seat }, Task::Turn { seat }] {
        let task = vici::instead(state, task);
        state.tasks.extend(task);
    }
}

/// Activation dice on their spaces.
fn ready(civ: &Civ) -> u8 {
    civ.dice.iter().sum()
}

/// Ideas and free steps a seat can use for its dice.
fn budget(state: &State, seat: Seat) -> u8 {
    let civ = &state.civs[seat];
    civ.has(Stock::Idea) + free_steps(state, seat)
}

/// CVL-Q22: steps of dice that cost no idea in this turn.
fn free_steps(state: &State, seat: Seat) -> u8 {
    let left = state.civs[seat].mods.free_shift.saturating_sub(state.doing.shifted);
    if CVL_Q22.in_force() { left } else { 0 }
}

/// What it costs to use a space for a value; 0 is any.
fn cost(space: u8, wanted: u8) -> u8 {
    if wanted == 0 { 0 } else { steps(space, wanted) }
}

/// What a seat can pay modules with: for every value the cheapest space, and what the next one costs.
struct Purse {
    budget: u8,
    focus: u8,
    /// Dice and planning markers by space.
    sources: [u8; 6],
    /// By value, 0 for any: the cost of the best space, the space, and the cost of the best other one.
    best: [(u8, u8, u8); 7],
}

/// More than any budget.
const NO_SPACE: u8 = 100;

impl Purse {
    fn of(state: &State, seat: Seat) -> Purse {
        let civ = &state.civs[seat];
        let planning = if CVL_63.in_force() { civ.planning } else { [0; 6] };
        let sources: [u8; 6] = std::array::from_fn(|at| civ.dice[at] + planning[at]);
        let mut best = [(NO_SPACE, 0, NO_SPACE); 7];
        for space in (0..6u8).filter(|&space| sources[usize::from(space)] > 0) {
            for (wanted, (least, at, next)) in best.iter_mut().enumerate() {
                let cost = cost(space + 1, wanted as u8);
                if cost < *least {
                    (*next, *least, *at) = (*least, cost, space);
                } else {
                    *next = cost.min(*next);
                }
            }
        }
        Purse { budget: budget(state, seat), focus: civ.has(Stock::Focus), sources, best }
    }

    /// Whether the two values can be paid at all.
    fn pays(&self, dice: [u8; 2]) -> bool {
        let (one, two) = (self.best[usize::from(dice[0])], self.best[usize::from(dice[1])]);
        let least = match self.focus {
            // One die does not pay for both.
            0 if one.1 == two.1 && self.sources[usize::from(one.1)] < 2 => (one.0 + two.2).min(one.2 + two.0),
            0 => one.0 + two.0,
            1 => one.0.min(two.0),
            2.. => 0,
        };
        least <= self.budget
    }
}

/// CVL-61: whether a module can be activated.
pub fn check_activate(game: &Civolution, state: &State, seat: Seat, module: Module) -> Result<(), Illegal> {
    check_with(game, state, seat, &Purse::of(state, seat), module)
}

fn check_with(game: &Civolution, state: &State, seat: Seat, purse: &Purse, module: Module) -> Result<(), Illegal> {
    refuse(CVL_A1, state.civs[seat].turns >= MOST_TURNS)?;
    // CVL-Q27: that it does nothing is no reason.
    allow(CVL_Q27, !CVL_Q27.in_force() && is_idle(game, state, seat, module))?;
    refuse(CVL_61, !purse.pays(game.data.modules[module.index()].dice))
}

/// Whether nothing a module does can be carried out now.
fn is_idle(game: &Civolution, state: &State, seat: Seat, module: Module) -> bool {
    let level = usize::from(state.civs[seat].level(module));
    let mut spans = game.data.modules[module.index()].levels[level - 1].1.iter();
    spans.all(|span| {
        let mut effects = game.data.effects[usize::from(span.at)..usize::from(span.end)].iter();
        effects.all(|&effect| run::is_idle(game, state, seat, effect))
    })
}

/// CVL-66: whether a Reset is possible.
pub fn check_reset(state: &State, seat: Seat) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    refuse(CVL_66, ready(civ) > civ.mods.reset_dice && civ.turns < MOST_TURNS)
}

/// What may be done on a turn.
pub fn list(game: &Civolution, state: &State, seat: Seat, ways: &mut Ways) {
    let purse = Purse::of(state, seat);
    for module in (0..MODULES as u8).map(Module) {
        if check_with(game, state, seat, &purse, module).is_ok() {
            ways.put(Action::Activate { module });
        }
        if ways.is_enough() {
            return;
        }
    }
    if check_reset(state, seat).is_ok() {
        ways.put(Action::Reset);
    }
}

/// A module is chosen; its dice come next.
pub fn activate(state: &mut State, seat: Seat, module: Module) {
    state.tasks.pop();
    state.tasks.push(Task::PayDice { seat, module, first: None });
}

fn source_cost(with: Die6, wanted: u8) -> u8 {
    match with {
        Die6::Die(value) | Die6::Planning(value) => cost(value, wanted),
        Die6::Focus => 0,
    }
}

fn has_source(civ: &Civ, with: Die6) -> Result<(), Illegal> {
    match with {
        Die6::Die(value) => refuse(CVL_61, !(1..=6).contains(&value) || civ.dice[usize::from(value) - 1] == 0),
        Die6::Planning(value) => refuse(CVL_63, !(1..=6).contains(&value) || civ.planning[usize::from(value) - 1] == 0),
        Die6::Focus => refuse(CVL_64, civ.has(Stock::Focus) == 0),
    }
}

/// The steps of dice that two sources take for the values of a module, and which of them stands for which: whatever takes fewer.
fn assigned([one, two]: [u8; 2], [first, second]: [Die6; 2]) -> (u8, [Die6; 2]) {
    let so = source_cost(first, one) + source_cost(second, two);
    let other = source_cost(second, one) + source_cost(first, two);
    if so <= other { (so, [first, second]) } else { (other, [second, first]) }
}

/// Every source of a die.
pub fn sources() -> impl Iterator<Item = Die6> {
    (1..=6).map(Die6::Die).chain((1..=6).map(Die6::Planning)).chain([Die6::Focus])
}

/// CVL-62: the ideas it costs to pay for a module with two sources, in any order, and which stands for which value.
pub fn ideas_for(game: &Civolution, state: &State, seat: Seat, module: Module, with: [Die6; 2]) -> (u8, [Die6; 2]) {
    let (steps, with) = assigned(game.data.modules[module.index()].dice, with);
    (steps.saturating_sub(free_steps(state, seat)), with)
}

/// Whether a source can pay for a module together with the one that is named, or with another one.
pub fn check_pay(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (module, first): (Module, Option<Die6>),
    with: Die6,
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    has_source(civ, with)?;
    let others = || sources().filter(|&second| first.is_none_or(|first| first == second));
    refuse(CVL_61, !others().any(|second| enough(civ, with, second)))?;
    refuse(CVL_62, !others().any(|second| is_pair(game, state, seat, module, [with, second])))
}

/// Whether two sources that are there can pay for a module.
pub fn is_pair(game: &Civolution, state: &State, seat: Seat, module: Module, with: [Die6; 2]) -> bool {
    let steps = assigned(game.data.modules[module.index()].dice, with).0;
    enough(&state.civs[seat], with[0], with[1]) && steps <= budget(state, seat)
}

/// The sources a seat has for a module.
struct Sources {
    own: ArrayVec<Source, 13>,
    budget: u8,
}

struct Source {
    with: Die6,
    /// The steps it takes to the first and to the second value of the module.
    costs: [u8; 2],
    /// Whether there are two of it.
    is_double: bool,
}

impl Sources {
    fn of(game: &Civolution, state: &State, seat: Seat, module: Module) -> Sources {
        let civ = &state.civs[seat];
        let values = game.data.modules[module.index()].dice;
        let source = |with: Die6| Source {
            with,
            costs: values.map(|value| source_cost(with, value)),
            is_double: enough(civ, with, with),
        };
        let own = sources().filter(|&with| has_source(civ, with).is_ok()).map(source).collect();
        Sources { own, budget: budget(state, seat) }
    }

    /// Whether two sources pay together: what [`is_pair`] answers, for many pairs.
    fn pay(&self, first: usize, second: usize) -> bool {
        let (one, other) = (&self.own[first], &self.own[second]);
        let steps = (one.costs[0] + other.costs[1]).min(other.costs[0] + one.costs[1]);
        (first != second || one.is_double) && steps <= self.budget
    }
}

/// CVL-A4: the two sources that pay for a module, where there are no others.
pub fn only_way(game: &Civolution, state: &State, seat: Seat, module: Module) -> Option<[Die6; 2]> {
    let sources = Sources::of(game, state, seat, module);
    let mut only = None;
    for first in 0..sources.own.len() {
        for second in first..sources.own.len() {
            let pair = [sources.own[first].with, sources.own[second].with];
            if sources.pay(first, second) && only.replace(pair).is_some() {
                return None;
            }
        }
    }
    only
}

/// Leaves the payments that come first in the canonical order: those that go with one that does not come before them.
pub fn retain_first(game: &Civolution, state: &State, seat: Seat, module: Module, list: &mut Vec<Action>) {
    let sources = Sources::of(game, state, seat, module);
    let is_first = |with: Die6| {
        let at = sources.own.iter().position(|source| source.with == with);
        at.is_some_and(|at| (at..sources.own.len()).any(|second| sources.pay(at, second)))
    };
    list.retain(|action| match *action {
        Action::Pay { with } => is_first(with),
        _ => true,
    });
}

/// Whether both sources are there.
fn enough(civ: &Civ, first: Die6, second: Die6) -> bool {
    let left = |with: Die6| match with {
        Die6::Die(value) => civ.dice[usize::from(value) - 1],
        Die6::Planning(value) => civ.planning[usize::from(value) - 1],
        Die6::Focus => civ.has(Stock::Focus),
    };
    left(second) > u8::from(first == second)
}

/// Everything that can pay for a module.
pub fn list_pay(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (module, first): (Module, Option<Die6>),
    ways: &mut Ways,
) {
    let sources = Sources::of(game, state, seat, module);
    let named = first.map(|first| sources.own.iter().position(|source| source.with == first));
    for (at, &Source { with, .. }) in sources.own.iter().enumerate() {
        let open = match named {
            Some(named) => named.is_some_and(|named| sources.pay(at, named)),
            None => (0..sources.own.len()).any(|second| sources.pay(at, second)),
        };
        if open {
            ways.put(Action::Pay { with });
        }
        if ways.is_enough() {
            return;
        }
    }
}

/// A source is named; after the second the module works.
pub fn pay(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    (module, first): (Module, Option<Die6>),
    with: Die6,
    log: &mut Log<Event>,
) {
    log.cite(CVL_A4);
    state.tasks.pop();
    match first {
        None => state.tasks.push(Task::PayDice { seat, module, first: Some(with) }),
        Some(first) => pay_both(game, state, seat, module, [first.min(with), first.max(with)], log),
    }
}

/// CVL-61: two sources pay for a module, and it works.
pub fn pay_both(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    module: Module,
    with: [Die6; 2],
    log: &mut Log<Event>,
) {
    log.cite(CVL_61);
    let (steps, with) = assigned(game.data.modules[module.index()].dice, with);
    tell_paid(game, state, seat, module, with, log);
    // CVL-Q22: free steps go first.
    let free = free_steps(state, seat).min(steps);
    state.doing.shifted += free;
    if free > 0 {
        log.cite(CVL_Q22);
    }
    if steps > free {
        log.cite(CVL_62);
        pay_ideas(state, seat, steps - free, log);
    }
    for used in with {
        match used {
            Die6::Die(value) => {
                // CVL-9: it lies below the console now.
                if log.cite(CVL_9) {
                    let civ = &mut state.civs[seat];
                    civ.dice[usize::from(value) - 1] -= 1;
                    civ.used += 1;
                }
            }
            Die6::Planning(value) => {
                log.cite(CVL_63);
                give(state, seat, Gain::Planning(value), 1, log);
            }
            Die6::Focus => {
                log.cite(CVL_64);
                give(state, seat, Gain::Stock(Stock::Focus), 1, log);
            }
        }
    }
    start(game, state, seat, module, log);
}

/// Says what pays for a module.
fn tell_paid(game: &Civolution, state: &State, seat: Seat, module: Module, with: [Die6; 2], log: &mut Log<Event>) {
    let dice = with.iter().filter_map(|used| if let Die6::Die(value) = used { Some(*value) } else { None });
    let planning = with.iter().filter_map(|used| if let Die6::Planning(value) = used { Some(*value) } else { None });
    log.tell(Event::Paid {
        seat,
        module,
        dice: List(dice.collect()),
        planning: List(planning.collect()),
        focus: with.iter().filter(|used| **used == Die6::Focus).count() as u8,
        ideas: ideas_for(game, state, seat, module, with).0,
    });
}

/// A module works: areas that come first, its options, and what comes after it.
fn start(game: &Civolution, state: &mut State, seat: Seat, module: Module, log: &mut Log<Event>) {
    log.use_component(game.data.names.first(Module::KIND) + module.index());
    log.tell(Event::Activated { seat, module });
    if is_idle(game, state, seat, module) {
        log.cite(CVL_Q27);
    }
    state.doing.module = Some(module);
    let level = state.civs[seat].level(module);
    let (choice, options) = &game.data.modules[module.index()].levels[usize::from(level) - 1];
    let left = (1u8 << options.len()) - 1;
    state.tasks.push(Task::After { seat, module });
    state.tasks.push(Task::Options { seat, module, level, left, one: *choice == Choice::One });
    for slot in (0..SLOTS as u8).rev() {
        let kind = state.areas[usize::from(slot)].map(|area| game.data.areas[area.index()].kind);
        if kind == Some(AreaKind::HiddenGrotto) && module == game.production && log.cite(CVL_116) {
            state.tasks.push(Task::Grotto { seat, slot });
        }
        if kind == Some(AreaKind::HolyRock) && module == game.procreation && log.cite(CVL_117) {
            state.tasks.push(Task::Rock { seat, slot });
        }
    }
}

/// CVL-65: an option of a module is carried out.
pub fn choose(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    (module, level, left, one): (Module, u8, u8, bool),
    number: u8,
    log: &mut Log<Event>,
) {
    // CVL-65: one of them, or all.
    let one = log.cite(CVL_65) && one;
    state.tasks.pop();
    if !log.cite(if usize::from(module.0) < MAIN { CVL_156 } else { CVL_155 }) {
        return;
    }
    let rest = left & !(1 << number);
    if rest != 0 && !one {
        state.tasks.push(Task::Options { seat, module, level, left: rest, one });
    }
    let span = game.data.modules[module.index()].levels[usize::from(level) - 1].1[usize::from(number)];
    state.doing.built = 0;
    state.tasks.push(Task::Run { seat, line: Line::Modules, at: span.at, end: span.end });
}

/// CVL-66 A: a Reset begins.
pub fn reset(game: &Civolution, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.cite(CVL_66);
    log.tell(Event::Reset { seat });
    state.tasks.pop();
    state.resets = (state.resets + 1).min(game.table.resets);
    state.tasks.push(Task::AddDice { seat, named: 0 });
}

/// CVL-66 B: an unused die is rolled too.
pub fn add_die(state: &mut State, seat: Seat, value: u8, named: u8) {
    let civ = &mut state.civs[seat];
    civ.dice[usize::from(value) - 1] -= 1;
    civ.used += 1;
    state.tasks.pop();
    state.tasks.push(Task::AddDice { seat, named: named + 1 });
}

/// CVL-66 B: the dice are rolled.
pub fn roll(state: &mut State, seat: Seat) {
    let count = state.civs[seat].used;
    state.tasks.pop();
    state.tasks.push(Task::ResetMarker { seat });
    if count > 0 {
        state.tasks.push(Task::RollReset { seat, count });
    }
}

/// The dice go to their spaces.
pub fn rolled(state: &mut State, seat: Seat, dice: &[u8]) {
    let civ = &mut state.civs[seat];
    for &value in dice {
        civ.dice[usize::from(value) - 1] += 1;
        civ.used -= 1;
    }
}

/// CVL-66 C: the reset marker becomes an idea or food.
pub fn put_marker(game: &Civolution, state: &mut State, seat: Seat, stock: Stock, log: &mut Log<Event>) {
    state.tasks.pop();
    trigger(game, state, seat, When::RESET, log);
    let civ = &mut state.civs[seat];
    if civ.resets > 0 {
        civ.resets -= 1;
        civ.stock[stock as usize] += 1;
        log.tell(Event::Markers { seat, to: Gain::Stock(stock), amount: 1 });
    } else {
        gain(state, seat, Gain::Stock(stock), 1, log);
    }
}

/// CVL-67: whose turn is next, or whether the phase ends.
pub fn end(game: &Civolution, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    state.civs[seat].turns = state.civs[seat].turns.saturating_add(1);
    // CVL-60: one turn each.
    let next = if log.cite(CVL_60) { seat.next(game.players) } else { seat };
    if next == state.first {
        if state.final_round {
            state.final_round = false;
            state.tasks.push(Task::Phase { number: 5 });
            return;
        }
        let red = state.resets >= game.table.resets;
        state.final_round = red && log.cite(CVL_67);
    }
    begin(state, next);
}
