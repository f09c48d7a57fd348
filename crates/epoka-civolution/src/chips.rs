//! Goal, income and attribute chips, and activities: CVL-100 to CVL-102, CVL-140, CVL-141, CVL-143, CVL-150.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    ask::Ways,
    data::ChipData,
    effect::{Ability, Need, Price, Span, Stock, Terrain, When},
    markers::{give, trigger},
    materials, matrix,
    rules::*,
    run,
    state::*,
    task::{Gain, Task},
};

/// CVL-141: a goal chip comes from the display.
pub fn take_goal(state: &mut State, seat: Seat, goal: Goal, refill: bool, log: &mut Log<Event>) {
    log.cite(CVL_141);
    state.goals.take(goal);
    log.tell(Event::GoalTaken { seat, goal });
    if refill {
        state.tasks.push(Task::RefillGoals);
    }
    state.tasks.push(Task::GoalSpace { seat, goal });
}

/// CVL-141: the space of a new chip: an empty one, or any if all are taken.
pub fn check_space(game: &Civolution, civ: &Civ, space: u8) -> Result<(), Illegal> {
    let spaces = game.data.limits.goal_spaces;
    refuse(CVL_141, space >= spaces)?;
    let taken = |space: u8| civ.zone.iter().any(|chip| chip.space == space);
    // Empty spaces are all alike: the first one is taken.
    let empty = (0..spaces).find(|&space| !taken(space));
    refuse(CVL_141, empty.is_some_and(|first| first != space))
}

/// Whether a goal chip is on top of its space.
fn is_visible(civ: &Civ, goal: Goal) -> bool {
    let Some(at) = civ.zone.iter().position(|chip| chip.goal == goal) else { return false };
    !civ.zone[at + 1..].iter().any(|above| above.space == civ.zone[at].space)
}

/// CVL-140: how many there are of what a goal needs.
pub fn found(game: &Civolution, state: &State, seat: Seat, need: Need) -> u16 {
    let civ = &state.civs[seat];
    let terrain = |at: Territory| game.data.terrain(at);
    let here = civ.presence();
    match need {
        Need::TribesInOneTerritory(of) => {
            let most = here.iter().filter(|&at| terrain(at) == of).map(|at| civ.here[at.index()]).max();
            most.unwrap_or(0).into()
        }
        Need::TerritoriesOfTerrain(of) => here.iter().filter(|&at| terrain(at) == of).count() as u16,
        Need::FireCampOnTerrain(of) => {
            let own = |at: &Territory| state.lands[at.index()].fire.is_some_and(|tribe| tribe.seat == seat);
            here.iter().filter(|at| terrain(*at) == of && own(at)).count() as u16
        }
        Need::Trait(of) => civ.of_trait(of).into(),
        Need::Count(what) => run::count(state, seat, what),
        Need::TribesOnOneBoat => civ.boats.iter().map(|boat| boat.crew[0] + boat.crew[1]).max().unwrap_or(0).into(),
        Need::RevealedAreasAdjacent => {
            let touched = here.iter().fold(0, |slots, at| slots | state.touches[at.index()]);
            let shown =
                state.areas.iter().enumerate().filter(|(slot, area)| area.is_some() && touched & 1 << slot != 0);
            shown.count() as u16
        }
        Need::ModuleUpgrades => civ.upgrades().into(),
        Need::ModulesAtLevel3 => civ.levels.iter().map(|&level| u16::from(level == 3)).sum(),
        Need::FavorSpace => civ.favor.into(),
        Need::HighestColumnItems => {
            (0..COLUMNS as u8).map(|column| matrix::items_in(civ, column)).max().unwrap_or(0).into()
        }
        Need::TerrainTypesWithTribes => {
            let mut kinds = 0u8;
            here.iter().for_each(|at| kinds |= 1 << terrain(at) as u8);
            kinds.count_ones() as u16
        }
    }
}

/// Whether a price can be paid.
fn affords(civ: &Civ, pay: [Option<Price>; 2]) -> bool {
    pay.into_iter().flatten().all(|price| match price {
        Price::Stock(stock, n) => civ.has(stock) >= n,
        Price::Material(material, n) => civ.stored[material.index()] >= n,
        Price::Row(row) => (0..6).any(|terrain| civ.stored[terrain * 3 + usize::from(row) - 1] > 0),
    })
}

/// What is returned is returned; a material of choice is asked for.
fn pay(state: &mut State, seat: Seat, prices: [Option<Price>; 2], log: &mut Log<Event>) {
    for price in prices.into_iter().flatten() {
        match price {
            Price::Stock(stock, n) => give(state, seat, Gain::Stock(stock), n, log),
            Price::Material(material, n) => give(state, seat, Gain::Stored(material), n, log),
            Price::Row(row) => state.tasks.push(Task::PayRow { seat, row }),
        }
    }
}

/// CVL-140: whether a goal chip can be installed.
pub fn check_goal(game: &Civolution, state: &State, seat: Seat, goal: Goal) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    refuse(CVL_140, !is_visible(civ, goal))?;
    let data = &game.data.goals[goal.index()];
    refuse(CVL_140, !affords(civ, data.pay))?;
    refuse(CVL_140, data.need.is_some_and(|(need, n)| found(game, state, seat, need) < n.into()))?;
    let open = (0..COLUMNS as u8).any(|column| matrix::check_column(civ, Kind::Goals, column).is_ok());
    refuse(CVL_104, !open)
}

/// CVL-140: a goal chip leaves its zone; a space that is empty now gives an upgrade.
pub fn install_goal(game: &Civolution, state: &mut State, seat: Seat, goal: Goal, log: &mut Log<Event>) {
    log.cite(CVL_140);
    log.use_component(game.data.names.first(Goal::KIND) + goal.index());
    let civ = &mut state.civs[seat];
    let at = civ.zone.iter().position(|chip| chip.goal == goal).expect("the chip is in the zone");
    let space = civ.zone.remove(at).space;
    if !civ.zone.iter().any(|chip| chip.space == space) {
        state.tasks.push(Task::Upgrade { seat, value: 0 });
    }
    state.tasks.push(Task::PlaceGoal { seat, goal });
    pay(state, seat, game.data.goals[goal.index()].pay, log);
}

/// CVL-100: an income chip comes from the display.
pub fn take_income(state: &mut State, seat: Seat, income: Income, log: &mut Log<Event>) {
    let refill = log.cite(CVL_100);
    state.incomes.take(income);
    state.tasks.push(Task::PlaceIncome { seat, income });
    state.tasks.extend(refill.then_some(Task::RefillIncomes));
}

/// CVL-100, CVL-101: it is installed and performed once.
pub fn place_income(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    (income, column): (Income, u8),
    log: &mut Log<Event>,
) {
    log.cite(CVL_101);
    matrix::insert(game, state, seat, Item::Income { income }, column, log);
    let item = state.civs[seat].items.len() as u8 - 1;
    state.tasks.push(Task::PerformHow { seat, item });
}

/// The action of an income chip or start-chip card.
pub fn chip_of(game: &Civolution, item: Item) -> Option<ChipData> {
    match item {
        Item::Income { income } => Some(game.data.incomes[income.index()]),
        Item::Start { chip } => Some(game.data.starts[chip.index()].chip),
        Item::Card { .. } | Item::Goal { .. } | Item::Attribute { .. } => None,
    }
}

/// CVL-102: whether something in the matrix is an income chip.
pub fn check_perform(game: &Civolution, civ: &Civ, item: u8) -> Result<(), Illegal> {
    let placed = civ.items.get(usize::from(item));
    refuse(CVL_102, placed.and_then(|placed| chip_of(game, placed.item)).is_none())
}

/// CVL-102: the action of a chip, or its VP.
pub fn perform(game: &Civolution, state: &mut State, seat: Seat, item: u8, number: u8, log: &mut Log<Event>) {
    log.cite(CVL_102);
    let placed = state.civs[seat].items[usize::from(item)].item;
    let chip = chip_of(game, placed).expect("an income chip is performed");
    match placed {
        Item::Income { income } => log.use_component(game.data.names.first(Income::KIND) + income.index()),
        Item::Start { chip } => log.use_component(game.data.names.first(StartChip::KIND) + chip.index()),
        Item::Card { .. } | Item::Goal { .. } | Item::Attribute { .. } => {}
    }
    if number == 0 {
        log.tell(Event::Worked { seat, holder: placed });
        let Span { at, end } = chip.does;
        state.tasks.push(Task::Run { seat, line: Line::Chips, at, end });
    } else {
        crate::markers::score(state, seat, chip.vp.into(), Line::Chips, log);
    }
}

/// CVL-143: whether an attribute chip can be installed.
pub fn check_attribute(game: &Civolution, state: &State, seat: Seat, attribute: Attribute) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    refuse(CVL_143, !state.attributes.contains(attribute))?;
    let data = &game.data.attributes[attribute.index()];
    // CVL-Q8: the marker that is returned may be one of those.
    refuse(CVL_143, civ.of_trait(data.of) < data.have + u8::from(!CVL_Q8.in_force()))?;
    let open = (0..COLUMNS as u8).any(|column| matrix::check_column(civ, Kind::Attributes, column).is_ok());
    refuse(CVL_104, !open)
}

/// CVL-143: one of the markers returns, the chip is taken.
pub fn take_attribute(game: &Civolution, state: &mut State, seat: Seat, attribute: Attribute, log: &mut Log<Event>) {
    log.cite(CVL_143);
    log.use_component(game.data.names.first(Attribute::KIND) + attribute.index());
    let data = &game.data.attributes[attribute.index()];
    if state.civs[seat].of_trait(data.of) == data.have {
        log.cite(CVL_Q8);
    }
    state.attributes.take(attribute);
    give(state, seat, Gain::Trait(game.data.attributes[attribute.index()].of), 1, log);
    state.tasks.push(Task::PlaceAttribute { seat, attribute });
    state.tasks.push(Task::RefillAttributes);
}

/// The number of an activity: its card, or the console.
pub fn number(card: Option<Card>) -> u8 {
    card.map_or(u8::MAX, |card| card.0)
}

/// CVL-150: whether an activity can be performed.
pub fn check_activity(
    game: &Civolution,
    state: &State,
    seat: Seat,
    different: bool,
    card: Option<Card>,
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    let effect = state.tasks.len() as u8;
    refuse(CVL_156, different && state.doing.performed.contains(&(effect, number(card))))?;
    let Some(card) = card else {
        return refuse(CVL_150, civ.has(Stock::Money) < game.data.own_activity.0);
    };
    refuse(CVL_150, card.index() >= CARDS || !civ.able.contains(card.index()))?;
    match *game.data.ability(card.index()) {
        Ability::Activity { pay, .. } => refuse(CVL_150, !affords(civ, pay)),
        Ability::None | Ability::On { .. } | Ability::ColumnBonus { .. } | Ability::Changes(_) => {
            // CVL-115: it has no activity.
            refuse(CVL_115, true)?;
            Err(Illegal::by(CVL_150))
        }
    }
}

/// Every activity that can be performed.
pub fn list_activities(game: &Civolution, state: &State, seat: Seat, different: bool, ways: &mut Ways) {
    let own = state.civs[seat].able.in_both(&game.data.activities);
    let cards = own.iter().filter(|&number| number < CARDS).map(|number| Some(Card(number as u8)));
    for card in cards.chain([None]) {
        if check_activity(game, state, seat, different, card).is_ok() {
            ways.put(Action::Activity { card });
        }
    }
}

/// CVL-150: an activity.
pub fn activity(game: &Civolution, state: &mut State, seat: Seat, card: Option<Card>, log: &mut Log<Event>) {
    log.cite(CVL_150);
    trigger(game, state, seat, When::ACTIVITY, log);
    let Some(card) = card else {
        let (money, Span { at, end }) = game.data.own_activity;
        state.tasks.push(Task::Run { seat, line: Line::Modules, at, end });
        return give(state, seat, Gain::Stock(Stock::Money), money, log);
    };
    log.use_component(game.data.names.first(Card::KIND) + card.index());
    log.tell(Event::Worked { seat, holder: Item::Card { card } });
    let Ability::Activity { pay: price, does } = *game.data.ability(card.index()) else { return };
    state.tasks.push(Task::Run { seat, line: Line::Cards, at: does.at, end: does.end });
    pay(state, seat, price, log);
}

/// Whether a stored material is of a row.
pub fn check_row_material(civ: &Civ, row: u8, material: Material) -> Result<(), Illegal> {
    refuse(CVL_150, materials::row(material) != row || civ.stored[material.index()] == 0)
}

/// Whether a material can be gained by choice.
pub fn check_gain(row: u8, terrain: Option<Terrain>, material: Material) -> Result<(), Illegal> {
    refuse(CVL_198, row > 0 && materials::row(material) != row)?;
    refuse(CVL_198, terrain.is_some_and(|terrain| material.0 / 3 != terrain as u8))
}
