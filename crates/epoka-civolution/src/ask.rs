//! What a seat can answer to a question. Whom it is asked, by which rule and how is in `manner.rs`.

use epoka_core::Seat;
use strum::VariantArray;

use crate::{
    Civolution,
    action::Action,
    build::{self, Permit},
    cards, chips,
    effect::{Deck, Die, Project, Stock, Terrain, Track, Trait},
    era, feed,
    manner::Chips,
    markers, materials, matrix, run,
    state::*,
    task::Task,
    test::{self, Use},
    track,
    tribes::{self, Walker},
    turns, whole,
};

/// How many ways there are to go on.
#[derive(Clone, Copy)]
pub enum Options {
    /// None: the question is not asked.
    None,
    /// One.
    One(Action),
    /// Several, or enough to know that there is one.
    Many,
}

/// Where the ways to go on are taken down: all of them in a list, each by who looks at it, or only how many there are.
pub struct Ways<'a> {
    taken: Taken<'a>,
    found: Options,
    /// Whether one of them is enough to know.
    one: bool,
}

enum Taken<'a> {
    List(&'a mut Vec<Action>),
    Each(&'a mut dyn FnMut(Action)),
    Counted,
}

impl<'a> Ways<'a> {
    /// Shows every way to somebody.
    pub const fn each(look: &'a mut dyn FnMut(Action)) -> Ways<'a> {
        Ways { taken: Taken::Each(look), found: Options::None, one: false }
    }
}

impl Ways<'_> {
    /// Takes one down.
    pub fn put(&mut self, action: Action) {
        match &mut self.taken {
            Taken::List(list) => list.push(action),
            Taken::Each(look) => look(action),
            Taken::Counted => {
                self.found = match self.found {
                    Options::None if !self.one => Options::One(action),
                    Options::None | Options::One(_) | Options::Many => Options::Many,
                }
            }
        }
    }

    /// Whether nobody needs to hear of more: a long list may stop.
    pub const fn is_enough(&self) -> bool {
        matches!(self.found, Options::Many)
    }
}

/// How many ways there are to go on, letting things go by apart; where one is not taken without asking, one is many. Once something
/// is named, nothing is.
pub fn options(game: &Civolution, state: &State, task: Task) -> Options {
    let manner = task.manner();
    let mut ways = Ways {
        taken: Taken::Counted,
        found: Options::None,
        one: !manner.is_automatic || whole::named(state, task) > 0,
    };
    each(game, state, task, &mut ways);
    if let Some(seat) = task.seat().filter(|_| manner.chips == Chips::Alone && !ways.is_enough()) {
        list_attributes(game, state, seat, &mut ways);
    }
    ways.found
}

/// Lists every way to go on, letting things go by apart.
pub fn list(game: &Civolution, state: &State, task: Task, list: &mut Vec<Action>) {
    each(game, state, task, &mut Ways { taken: Taken::List(list), found: Options::None, one: false });
}

/// Lists the attribute chips a seat may install beside a question.
pub fn list_floating(game: &Civolution, state: &State, seat: Seat, list: &mut Vec<Action>) {
    list_attributes(game, state, seat, &mut Ways { taken: Taken::List(list), found: Options::None, one: false });
}

/// CVL-143: the attribute chips a seat may install.
fn list_attributes(game: &Civolution, state: &State, seat: Seat, ways: &mut Ways) {
    for attribute in state.attributes.iter() {
        if chips::check_attribute(game, state, seat, attribute).is_ok() {
            ways.put(Action::Attribute { attribute });
        }
    }
}

/// Whether an option of a module is one: where all do nothing, the first stands for them.
pub fn is_open(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (module, level, left, one): (Module, u8, u8, bool),
    number: u8,
) -> bool {
    if number >= 8 || left & 1 << number == 0 {
        return false;
    }
    let spans = &game.data.modules[module.index()].levels[usize::from(level) - 1].1;
    let works = |number: usize| {
        let span = spans[number];
        let mut effects = game.data.effects[usize::from(span.at)..usize::from(span.end)].iter();
        effects.any(|&effect| !run::is_idle(game, state, seat, effect))
    };
    let is_left = |number: &usize| left & 1 << number != 0;
    if !(0..spans.len()).filter(is_left).any(works) {
        return u32::from(number) == left.trailing_zeros();
    }
    // Of several that are all carried out, one that does nothing yet may come first.
    !one || works(usize::from(number))
}

/// Every way to go on, letting things go by apart.
fn each(game: &Civolution, state: &State, task: Task, ways: &mut Ways) {
    let Some(seat) = task.seat() else { return };
    match task {
        of_turns!() => list_turns(game, state, task, seat, ways),
        of_phases!() => list_phases(game, state, task, seat, ways),
        of_tribes!() => list_tribes(game, state, task, seat, ways),
        of_cards!() => list_cards(game, state, task, seat, ways),
        of_chips!() => list_chips(game, state, task, seat, ways),
        of_effects!() => list_effects(game, state, task, seat, ways),
        by_chance!() | by_itself!() | Task::Draft { .. } => {}
    }
}

/// The questions of set-up, phases 2 and 3, and turns.
fn list_turns(game: &Civolution, state: &State, task: Task, seat: Seat, ways: &mut Ways) {
    let civ = &state.civs[seat];
    match task {
        Task::TakeStart { .. } => {
            state.starts.iter().for_each(|start| ways.put(Action::TakeStart { chip: start.chip }));
        }
        Task::NewGoal { .. } => list_goals(state, seat, ways),
        Task::ExtraFind { .. } => {
            materials_where(|material| era::check_extra(game, state, seat, material).is_ok(), ways);
        }
        Task::Turn { .. } => turns::list(game, state, seat, ways),
        Task::PayDice { module, first, .. } => turns::list_pay(game, state, seat, (module, first), ways),
        Task::AddDice { .. } => {
            (1..=6)
                .filter(|&value| civ.dice[usize::from(value) - 1] > 0)
                .for_each(|value| ways.put(Action::AddDie { value }));
            ways.put(Action::Roll);
        }
        Task::ResetMarker { .. } => {
            for stock in [Stock::Idea, Stock::Food] {
                ways.put(Action::Marker { stock });
            }
        }
        of_phases!()
        | of_tribes!()
        | of_cards!()
        | of_chips!()
        | of_effects!()
        | by_chance!()
        | by_itself!()
        | Task::Draft { .. } => {}
    }
}

/// The questions of phases 5 to 8, tests and the supply.
fn list_phases(game: &Civolution, state: &State, task: Task, seat: Seat, ways: &mut Ways) {
    let civ = &state.civs[seat];
    match task {
        Task::Glacier { slot, .. } => tribes::places(state, seat, |place, _| {
            if era::check_lay_down(state, seat, slot, place).is_ok() {
                ways.put(Action::LayDown { place });
            }
        }),
        Task::Feed { camps, total, named, .. } => feed::list(game, state, seat, (camps, total), named, ways),
        Task::GiveBack { project, .. } => list_give_back(game, state, seat, project, ways),
        Task::IncomePhase { .. } => {
            (0..civ.items.len() as u8)
                .filter(|item| !state.doing.income.contains(item))
                .filter(|&item| chips::check_perform(game, civ, item).is_ok())
                .for_each(|item| ways.put(Action::Perform { item }));
        }
        Task::LoseTribe { .. } => tribes::places(state, seat, |place, _| ways.put(Action::LoseTribe { place })),
        Task::Rescue { .. } => {
            if civ.favor > 1 {
                ways.put(Action::Rescue);
            }
        }
        Task::Room { .. } => markers::list_room(state, seat, ways),
        Task::FixTest { rerolled, .. } => {
            if test::check_ideas(state, seat).is_ok() {
                ways.put(Action::Ideas);
            }
            if test::check_reroll(state, seat, rerolled).is_ok() {
                ways.put(Action::Reroll);
            }
        }
        of_turns!()
        | of_tribes!()
        | of_cards!()
        | of_chips!()
        | of_effects!()
        | by_chance!()
        | by_itself!()
        | Task::Draft { .. } => {}
    }
}

/// The questions about tribes.
fn list_tribes(game: &Civolution, state: &State, task: Task, seat: Seat, ways: &mut Ways) {
    match task {
        Task::Migrate { n, anywhere, .. } => tribes::list_moves(game, state, seat, (n, anywhere), ways),
        Task::Walk { n, from, at, weak, anywhere, .. } => {
            tribes::list_walk(game, state, Walker { seat, n, from, at, weak, anywhere }, ways);
        }
        Task::Procreate { .. } => tribes::list_births(game, state, seat, None, ways),
        Task::RockBirth { territory, .. } => tribes::list_births(game, state, seat, Some(territory), ways),
        Task::Strengthen { .. } => tribes::places(state, seat, |place, _| {
            if place.weak {
                ways.put(Action::Strengthen { territory: place.territory, spot: place.spot });
            }
        }),
        Task::WeakTribes { at, .. } => {
            for territory in state.civs[seat].presence().iter() {
                for fire in [true, false] {
                    if tribes::check_weak(game, state, seat, at, (territory, fire)).is_ok() {
                        ways.put(Action::WeakTribe { territory, fire });
                    }
                }
            }
        }
        Task::Board { water, .. } => tribes::places(state, seat, |from, _| {
            if build::check_board(state, seat, water, from).is_ok() {
                ways.put(Action::Board { from });
            }
        }),
        of_turns!()
        | of_phases!()
        | of_cards!()
        | of_chips!()
        | of_effects!()
        | by_chance!()
        | by_itself!()
        | Task::Draft { .. } => {}
    }
}

/// The questions about research cards.
fn list_cards(game: &Civolution, state: &State, task: Task, seat: Seat, ways: &mut Ways) {
    match task {
        Task::TakeCard { up, down, .. } => {
            for &deck in Deck::VARIANTS {
                for face_up in [true, false] {
                    if cards::check_take(state, deck, face_up, (up, down)).is_ok() {
                        ways.put(Action::TakeCard { deck, face_up });
                    }
                }
            }
        }
        Task::ChooseDraws { .. } => Deck::VARIANTS
            .iter()
            .filter(|&&deck| cards::check_draw(state, deck).is_ok())
            .for_each(|&deck| ways.put(Action::DrawFrom { deck })),
        Task::Keep { .. } => {
            state.drawn.iter().for_each(|number| ways.put(Action::Keep { card: Card(number as u8) }));
        }
        Task::Install { deck, special, .. } => cards::list_installs(game, state, seat, (deck, special), ways),
        Task::CardColumn { card, special, .. } => (0..COLUMNS as u8)
            .filter(|&column| cards::check_column(game, state, seat, (card, special), column).is_ok())
            .for_each(|column| ways.put(Action::Column { column })),
        Task::CardRow { card, column, special, .. } => (1..=5)
            .filter(|&row| cards::check_row(game, state, seat, (card, column, special), row).is_ok())
            .for_each(|row| ways.put(Action::Row { row })),
        Task::IgnoreSlot { card, row, .. } => {
            (1..=5)
                .filter(|&slot| cards::check_ignore(game, state, seat, (card, row), slot).is_ok())
                .for_each(|slot| ways.put(Action::Ignore { slot }));
            if cards::check_cost(game, state, seat, card, (row, 0, None)).is_ok() {
                ways.put(Action::Skip);
            }
        }
        Task::PayCard { card, row, ignore, .. } => {
            materials_spared(|spare| cards::check_spare(game, state, seat, (card, row, ignore), spare).is_ok(), ways);
        }
        of_turns!()
        | of_phases!()
        | of_tribes!()
        | of_chips!()
        | of_effects!()
        | by_chance!()
        | by_itself!()
        | Task::Draft { .. } => {}
    }
}

/// The questions about chips and activities.
fn list_chips(game: &Civolution, state: &State, task: Task, seat: Seat, ways: &mut Ways) {
    let civ = &state.civs[seat];
    let columns = 0..COLUMNS as u8;
    match task {
        Task::GainGoal { .. } => list_goals(state, seat, ways),
        Task::Goals { .. } => {
            list_goals(state, seat, ways);
            list_goal_installs(game, state, seat, ways);
        }
        Task::GoalSpace { .. } => (0..game.data.limits.goal_spaces)
            .filter(|&space| chips::check_space(game, civ, space).is_ok())
            .for_each(|space| ways.put(Action::GoalSpace { space })),
        Task::InstallGoal { .. } => list_goal_installs(game, state, seat, ways),
        Task::PlaceGoal { .. } => {
            for column in columns.filter(|&column| matrix::check_column(civ, Kind::Goals, column).is_ok()) {
                let mut rows = [civ.heights[usize::from(column)]; 2];
                if civ.columns[usize::from(column)].is_some() {
                    rows = civ.halves;
                }
                ways.put(Action::Half { column, row: rows[0] });
                if rows[1] != rows[0] {
                    ways.put(Action::Half { column, row: rows[1] });
                }
            }
        }
        Task::GainIncome { .. } => {
            let open = columns.into_iter().any(|column| matrix::check_income(civ, column).is_ok());
            state.incomes.iter().filter(|_| open).for_each(|income| ways.put(Action::TakeIncome { income }));
        }
        Task::PlaceIncome { .. } => columns
            .filter(|&column| matrix::check_income(civ, column).is_ok())
            .for_each(|column| ways.put(Action::Column { column })),
        Task::Perform { .. } => (0..civ.items.len() as u8)
            .filter(|&item| chips::check_perform(game, civ, item).is_ok())
            .for_each(|item| ways.put(Action::Perform { item })),
        Task::PerformHow { .. } => (0..2).for_each(|number| ways.put(Action::Option { number })),
        Task::PlaceAttribute { .. } => columns
            .filter(|&column| matrix::check_column(civ, Kind::Attributes, column).is_ok())
            .for_each(|column| ways.put(Action::Column { column })),
        Task::Attributes { .. } => {}
        Task::Activity { different, .. } => chips::list_activities(game, state, seat, different, ways),
        Task::PayRow { row, .. } => {
            let all = (0..MATERIALS as u8).map(Material);
            all.filter(|&material| chips::check_row_material(civ, row, material).is_ok())
                .for_each(|material| ways.put(Action::Return { material }));
        }
        of_turns!()
        | of_phases!()
        | of_tribes!()
        | of_cards!()
        | of_effects!()
        | by_chance!()
        | by_itself!()
        | Task::Draft { .. } => {}
    }
}

/// The questions of single effects.
fn list_effects(game: &Civolution, state: &State, task: Task, seat: Seat, ways: &mut Ways) {
    let civ = &state.civs[seat];
    match task {
        Task::Fire { .. } => markers::list_order(state, ways),
        Task::Choose { at, of, .. } => (0..of)
            .filter(|&number| {
                !run::is_idle(game, state, seat, game.data.effects[usize::from(at) + usize::from(number)])
            })
            .for_each(|number| ways.put(Action::Option { number })),
        Task::Options { module, level, left, one, .. } => (0..8)
            .filter(|&number| is_open(game, state, seat, (module, level, left, one), number))
            .for_each(|number| ways.put(Action::Option { number })),
        Task::Grotto { slot, .. } | Task::Rock { slot, .. } => {
            for territory in civ.presence().iter() {
                if materials::check_site(game, state, task, (seat, slot), territory).is_ok() {
                    ways.put(Action::Site { territory });
                }
            }
        }
        Task::GrottoTransport { territory, .. } => {
            materials::list_transports(game, state, seat, (Some(territory), false), ways);
        }
        Task::Planning { .. } => (1..=6).for_each(|value| ways.put(Action::Planning { value })),
        Task::GainTrait { .. } => Trait::VARIANTS.iter().for_each(|&of| ways.put(Action::Trait { of })),
        Task::MoveTrait { .. } => {
            for &from in Trait::VARIANTS.iter().filter(|&&from| civ.of_trait(from) > 0) {
                for &to in Trait::VARIANTS.iter().filter(|&&to| to != from) {
                    ways.put(Action::MoveTrait { from, to });
                }
            }
        }
        Task::GainMaterial { row, terrain, .. } => {
            materials_where(|material| chips::check_gain(row, terrain, material).is_ok(), ways);
        }
        Task::ChooseTrack { .. } => Track::VARIANTS.iter().for_each(|&track| ways.put(Action::Track { track })),
        Task::Produce { .. } => {
            let here = civ.presence().iter();
            here.filter(|&at| materials::check_produce(game, state, seat, at).is_ok())
                .for_each(|territory| ways.put(Action::Produce { territory }));
        }
        Task::Transport { anywhere, .. } => materials::list_transports(game, state, seat, (None, anywhere), ways),
        Task::Hunt { .. } => {
            let here = civ.presence().iter();
            here.filter(|&at| test::check_hunt(game, state, seat, at).is_ok())
                .for_each(|territory| ways.put(Action::Hunt { territory }));
        }
        Task::UseHunt { territory, .. } => test::list_uses(game, state, seat, Use::Hunt(territory), ways),
        Task::Find { .. } => Terrain::VARIANTS
            .iter()
            .filter(|&&terrain| test::check_find(game, state, seat, terrain).is_ok())
            .for_each(|&terrain| ways.put(Action::Seek { terrain })),
        Task::UseFind { .. } => test::list_uses(game, state, seat, Use::Find, ways),
        Task::Explore { .. } => (0..SLOTS as u8)
            .filter(|&slot| state.areas[usize::from(slot)].is_none())
            .for_each(|slot| ways.put(Action::ExploreSlot { slot })),
        Task::ExploreTerritory { .. } => {
            let here = civ.presence().iter();
            here.filter(|&at| materials::check_explore(state, seat, at).is_ok())
                .for_each(|territory| ways.put(Action::Explore { territory }));
        }
        Task::Build { kinds, same, .. } => build::list(game, state, seat, Permit { kinds, same }, ways),
        Task::PaySettlement { slot, .. } => {
            materials_spared(|spare| build::check_spare(game, state, seat, slot, spare).is_ok(), ways);
        }
        Task::Trade { sell, buy, .. } => materials::list_trade(game, state, seat, (sell, buy), ways),
        Task::Sale { money, points, .. } => materials::list_sale(game, state, seat, (money, points), ways),
        Task::Upgrade { value, .. } => track::list_upgrades(game, state, seat, value, ways),
        Task::FlipRow { .. } => [4, 5]
            .into_iter()
            .filter(|&row| track::check_flip(state, seat, row).is_ok())
            .for_each(|row| ways.put(Action::FlipRow { row })),
        Task::GainDie { .. } => [Die::Activation, Die::Fate]
            .into_iter()
            .filter(|&of| track::check_die(game, state, seat, of).is_ok())
            .for_each(|of| ways.put(Action::Die { of })),
        Task::TakeDie { of, .. } => Seat::all(game.players)
            .filter(|&from| track::check_take(game, state, seat, of, from).is_ok())
            .for_each(|from| ways.put(Action::TakeDie { from })),
        Task::GiveDie { .. } => (0..=6)
            .filter(|&value| track::check_give(state, seat, value).is_ok())
            .for_each(|value| ways.put(Action::GiveDie { value })),
        of_turns!()
        | of_phases!()
        | of_tribes!()
        | of_cards!()
        | of_chips!()
        | by_chance!()
        | by_itself!()
        | Task::Draft { .. } => {}
    }
}

/// CVL-141: the goal chips on display, while the goal zone has room.
fn list_goals(state: &State, seat: Seat, ways: &mut Ways) {
    if state.civs[seat].zone.len() < ZONE {
        state.goals.iter().for_each(|goal| ways.put(Action::TakeGoal { goal }));
    }
}

/// CVL-140: the goal chips that can be installed.
fn list_goal_installs(game: &Civolution, state: &State, seat: Seat, ways: &mut Ways) {
    let open = state.civs[seat].zone.iter().filter(|chip| chips::check_goal(game, state, seat, chip.goal).is_ok());
    open.for_each(|chip| ways.put(Action::InstallGoal { goal: chip.goal }));
}

fn materials_where(open: impl Fn(Material) -> bool, ways: &mut Ways) {
    let all = (0..MATERIALS as u8).map(Material);
    all.filter(|&material| open(material)).for_each(|material| ways.put(Action::Material { material }));
}

fn materials_spared(open: impl Fn(Material) -> bool, ways: &mut Ways) {
    let all = (0..MATERIALS as u8).map(Material);
    all.filter(|&material| open(material)).for_each(|material| ways.put(Action::Spare { material }));
}

fn list_give_back(game: &Civolution, state: &State, seat: Seat, project: Project, ways: &mut Ways) {
    let all = (0..TERRITORIES as u8).map(Territory);
    if project == Project::Farm {
        all.filter(|at| state.lands[at.index()].farm == Some(seat))
            .for_each(|territory| ways.put(Action::ReturnFarm { territory }));
        return;
    }
    for water in state.civs[seat].boats.iter().filter_map(|boat| boat.at) {
        for ashore in state.adjacent[water.index()].iter() {
            if era::check_return_boat(game, state, seat, water, ashore).is_ok() {
                ways.put(Action::ReturnBoat { territory: water, ashore });
            }
        }
    }
}
