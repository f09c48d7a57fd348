//! What a seat can answer to a question. How it is asked is in `manner.rs`, of whom and by which rule in the tasks.

use epoka_core::Seat;
use strum::VariantArray;

use crate::{
    Civolution,
    action::Action,
    build::{self, Permit},
    cards, chips,
    effect::{Deck, Die, Project, Stock, Terrain, Track, Trait},
    era, feed, markers, materials, matrix, run,
    state::*,
    task::Task,
    test::{self, Use},
    track,
    tribes::{self, Walker},
    turns,
};

pub use crate::{
    asked::rule,
    manner::{floats, is_automatic, is_optional},
};

/// How many ways there are to go on.
pub enum Options {
    /// None: the question is not asked.
    None,
    /// One.
    One(Action),
    /// Several.
    Many,
}

/// The ways to go on, letting things go by apart.
pub fn options(game: &Civolution, state: &State, task: Task) -> Options {
    let mut found = Options::None;
    list(game, state, task, &mut |action| {
        found = match found {
            Options::None => Options::One(action),
            Options::One(_) | Options::Many => Options::Many,
        };
    });
    found
}

/// The attribute chips a seat may install now.
pub fn list_floating(game: &Civolution, state: &State, seat: Seat, list: &mut Vec<Action>) {
    for &attribute in state.attributes.iter() {
        if chips::check_attribute(game, state, seat, attribute).is_ok() {
            list.push(Action::Attribute { attribute });
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
    if !one {
        return true;
    }
    let spans = &game.data.modules[module.index()].levels[usize::from(level) - 1].1;
    let works = |number: usize| {
        let span = spans[number];
        let mut effects = game.data.effects[usize::from(span.at)..usize::from(span.end)].iter();
        effects.any(|&effect| !run::is_idle(game, state, seat, effect))
    };
    works(usize::from(number)) || (number == 0 && !(1..spans.len()).any(works))
}

/// Every way to go on, letting things go by apart.
#[expect(clippy::too_many_lines, reason = "one line per task")]
pub fn list(game: &Civolution, state: &State, task: Task, put: &mut dyn FnMut(Action)) {
    let Some(seat) = task.seat() else { return };
    let civ = &state.civs[seat];
    match task {
        Task::TakeStart { .. } => {
            state.starts.iter().for_each(|start| put(Action::TakeStart { chip: start.chip }));
        }
        Task::NewGoal { .. } | Task::GainGoal { .. } => list_goals(state, seat, put),
        Task::Goals { .. } => {
            list_goals(state, seat, put);
            list_goal_installs(game, state, seat, put);
        }
        Task::ExtraFind { .. } => {
            materials_where(|material| era::check_extra(game, state, seat, material).is_ok(), put);
        }
        Task::Turn { .. } => turns::list(game, state, seat, put),
        Task::PayDice { module, first, .. } => turns::list_pay(game, state, seat, (module, first), put),
        Task::AddDice { least, .. } => {
            (least..=6)
                .filter(|&value| civ.dice[usize::from(value) - 1] > 0)
                .for_each(|value| put(Action::AddDie { value }));
            put(Action::Roll);
        }
        Task::ResetMarker { .. } => {
            for stock in [Stock::Idea, Stock::Food] {
                put(Action::Marker { stock });
            }
        }
        Task::Glacier { slot, .. } => tribes::places(state, seat, |place, _| {
            if era::check_lay_down(state, seat, slot, place).is_ok() {
                put(Action::LayDown { place });
            }
        }),
        Task::Feed { camps, total, .. } => feed::list(game, state, seat, (camps, total), put),
        Task::GiveBack { project, .. } => list_give_back(game, state, seat, project, put),
        Task::IncomePhase { .. } => {
            (0..civ.items.len() as u8)
                .filter(|item| !state.doing.income.contains(item))
                .filter(|&item| chips::check_perform(game, civ, item).is_ok())
                .for_each(|item| put(Action::Perform { item }));
        }
        Task::Fire { .. } => markers::list_order(state, put),
        Task::Choose { at, of, .. } => (0..of)
            .filter(|&number| {
                !run::is_idle(game, state, seat, game.data.effects[usize::from(at) + usize::from(number)])
            })
            .for_each(|number| put(Action::Option { number })),
        Task::Options { module, level, left, one, .. } => (0..8)
            .filter(|&number| is_open(game, state, seat, (module, level, left, one), number))
            .for_each(|number| put(Action::Option { number })),
        Task::Grotto { slot, .. } | Task::Rock { slot, .. } => {
            for territory in civ.presence().iter() {
                if materials::check_site(game, state, task, (seat, slot), territory).is_ok() {
                    put(Action::Site { territory });
                }
            }
        }
        Task::GrottoTransport { territory, .. } => {
            materials::list_transports(game, state, seat, (Some(territory), false), put);
        }
        Task::RockBirth { territory, .. } => tribes::list_births(game, state, seat, Some(territory), put),
        Task::Planning { .. }
        | Task::GainTrait { .. }
        | Task::MoveTrait { .. }
        | Task::GainMaterial { .. }
        | Task::ChooseTrack { .. }
        | Task::Produce { .. }
        | Task::Transport { .. }
        | Task::Migrate { .. }
        | Task::Walk { .. }
        | Task::Procreate { .. }
        | Task::Strengthen { .. }
        | Task::Hunt { .. }
        | Task::UseHunt { .. }
        | Task::Find { .. }
        | Task::UseFind { .. }
        | Task::Explore { .. }
        | Task::ExploreTerritory { .. }
        | Task::Build { .. }
        | Task::Board { .. }
        | Task::PaySettlement { .. }
        | Task::Trade { .. } => list_more(game, state, task, seat, put),
        Task::TakeCard { .. }
        | Task::ChooseDraws { .. }
        | Task::Keep { .. }
        | Task::Install { .. }
        | Task::CardColumn { .. }
        | Task::CardRow { .. }
        | Task::IgnoreSlot { .. }
        | Task::PayCard { .. }
        | Task::GoalSpace { .. }
        | Task::InstallGoal { .. }
        | Task::PlaceGoal { .. }
        | Task::GainIncome { .. }
        | Task::PlaceIncome { .. }
        | Task::Perform { .. }
        | Task::PerformHow { .. }
        | Task::PlaceAttribute { .. } => list_cards(game, state, task, seat, put),
        Task::Upgrade { .. }
        | Task::FlipRow { .. }
        | Task::GainDie { .. }
        | Task::TakeDie { .. }
        | Task::GiveDie { .. }
        | Task::WeakTribes { .. }
        | Task::Activity { .. }
        | Task::PayRow { .. }
        | Task::LoseTribe { .. }
        | Task::Rescue { .. }
        | Task::Room { .. }
        | Task::FixTest { .. } => list_rest(game, state, task, seat, put),
        // Nobody is asked, or all together.
        Task::Vici { .. }
        | Task::PickTiling
        | Task::PlaceTiles
        | Task::TurnTiles
        | Task::Develop { .. }
        | Task::LayScoring
        | Task::RefillGoals
        | Task::RefillIncomes
        | Task::RefillAttributes
        | Task::FirstPlayer
        | Task::DealSets
        | Task::DealMarkers { .. }
        | Task::DrawCard { .. }
        | Task::Draft { .. }
        | Task::LayStarts
        | Task::LayStartGoals
        | Task::Phase { .. }
        | Task::RevealEvent
        | Task::RevealCard { .. }
        | Task::EndTurn { .. }
        | Task::RollReset { .. }
        | Task::Hunger { .. }
        | Task::Starve { .. }
        | Task::ScoreStrong
        | Task::Weather { .. }
        | Task::Happen
        | Task::ScoreEra
        | Task::Monuments
        | Task::EndEra
        | Task::Run { .. }
        | Task::After { .. }
        | Task::Steps { .. }
        | Task::RollHunt { .. }
        | Task::RollFind { .. }
        | Task::Reveal { .. }
        | Task::PlaceCard { .. }
        | Task::RollDie { .. }
        | Task::Test { .. } => {}
    }
}

/// The questions of single effects.
fn list_more(game: &Civolution, state: &State, task: Task, seat: Seat, put: &mut dyn FnMut(Action)) {
    let civ = &state.civs[seat];
    match task {
        Task::Planning { .. } => (1..=6).for_each(|value| put(Action::Planning { value })),
        Task::GainTrait { .. } => Trait::VARIANTS.iter().for_each(|&of| put(Action::Trait { of })),
        Task::MoveTrait { .. } => {
            for &from in Trait::VARIANTS.iter().filter(|&&from| civ.of_trait(from) > 0) {
                for &to in Trait::VARIANTS.iter().filter(|&&to| to != from) {
                    put(Action::MoveTrait { from, to });
                }
            }
        }
        Task::GainMaterial { row, terrain, .. } => {
            materials_where(|material| chips::check_gain(row, terrain, material).is_ok(), put);
        }
        Task::ChooseTrack { .. } => Track::VARIANTS.iter().for_each(|&track| put(Action::Track { track })),
        Task::Produce { .. } => {
            let here = civ.presence().iter();
            here.filter(|&at| materials::check_produce(game, state, seat, at).is_ok())
                .for_each(|territory| put(Action::Produce { territory }));
        }
        Task::Transport { anywhere, .. } => materials::list_transports(game, state, seat, (None, anywhere), put),
        Task::Migrate { n, anywhere, .. } => tribes::list_moves(game, state, seat, (n, anywhere), put),
        Task::Walk { n, from, at, weak, anywhere, .. } => {
            tribes::list_walk(game, state, Walker { seat, n, from, at, weak, anywhere }, put);
        }
        Task::Procreate { .. } => tribes::list_births(game, state, seat, None, put),
        Task::Strengthen { .. } => tribes::places(state, seat, |place, _| {
            if place.weak {
                put(Action::Strengthen { territory: place.territory, spot: place.spot });
            }
        }),
        Task::Hunt { .. } => {
            let here = civ.presence().iter();
            here.filter(|&at| test::check_hunt(game, state, seat, at).is_ok())
                .for_each(|territory| put(Action::Hunt { territory }));
        }
        Task::UseHunt { territory, .. } => test::list_uses(game, state, seat, Use::Hunt(territory), put),
        Task::Find { .. } => Terrain::VARIANTS
            .iter()
            .filter(|&&terrain| test::check_find(game, state, seat, terrain).is_ok())
            .for_each(|&terrain| put(Action::Seek { terrain })),
        Task::UseFind { .. } => test::list_uses(game, state, seat, Use::Find, put),
        Task::Explore { .. } => (0..SLOTS as u8)
            .filter(|&slot| state.areas[usize::from(slot)].is_none())
            .for_each(|slot| put(Action::ExploreSlot { slot })),
        Task::ExploreTerritory { .. } => {
            let here = civ.presence().iter();
            here.filter(|&at| materials::check_explore(state, seat, at).is_ok())
                .for_each(|territory| put(Action::Explore { territory }));
        }
        Task::Build { kinds, same, .. } => build::list(game, state, seat, Permit { kinds, same }, put),
        Task::Board { water, .. } => tribes::places(state, seat, |from, _| {
            if build::check_board(state, seat, water, from).is_ok() {
                put(Action::Board { from });
            }
        }),
        Task::PaySettlement { slot, .. } => {
            materials_spared(|spare| build::check_spare(game, state, seat, slot, spare).is_ok(), put);
        }
        Task::Trade { sell, buy, .. } => materials::list_trade(game, state, seat, (sell, buy), put),
        other => unreachable!("{other:?} is listed elsewhere"),
    }
}

/// The questions of cards, chips and dice.
fn list_cards(game: &Civolution, state: &State, task: Task, seat: Seat, put: &mut dyn FnMut(Action)) {
    let civ = &state.civs[seat];
    let columns = 0..COLUMNS as u8;
    match task {
        Task::TakeCard { up, down, .. } => {
            for &deck in Deck::VARIANTS {
                for face_up in [true, false] {
                    if cards::check_take(state, deck, face_up, (up, down)).is_ok() {
                        put(Action::TakeCard { deck, face_up });
                    }
                }
            }
        }
        Task::ChooseDraws { least, .. } => Deck::VARIANTS
            .iter()
            .filter(|&&deck| deck as u8 >= least)
            .filter(|&&deck| state.decks[deck as usize].len() > usize::from(state.doing.draws[deck as usize]))
            .for_each(|&deck| put(Action::DrawFrom { deck })),
        Task::Keep { n, least, .. } => {
            let kept = state.drawn.iter().map(|number| Card(number as u8));
            kept.filter(|&card| cards::check_keep(state, n, least, card).is_ok())
                .for_each(|card| put(Action::Keep { card }));
        }
        Task::Install { deck, special, .. } => cards::list_installs(game, state, seat, (deck, special), put),
        Task::CardColumn { card, special, .. } => columns
            .filter(|&column| cards::check_column(game, state, seat, (card, special), column).is_ok())
            .for_each(|column| put(Action::Column { column })),
        Task::CardRow { card, column, special, .. } => (1..=5)
            .filter(|&row| cards::check_row(game, state, seat, (card, column, special), row).is_ok())
            .for_each(|row| put(Action::Row { row })),
        Task::IgnoreSlot { card, row, .. } => {
            (1..=5)
                .filter(|&slot| cards::check_ignore(game, state, seat, (card, row), slot).is_ok())
                .for_each(|slot| put(Action::Ignore { slot }));
            if cards::check_cost(game, state, seat, card, (row, 0, None)).is_ok() {
                put(Action::Skip);
            }
        }
        Task::PayCard { card, row, ignore, .. } => {
            materials_spared(|spare| cards::check_spare(game, state, seat, (card, row, ignore), spare).is_ok(), put);
        }
        Task::GoalSpace { .. } => (0..3)
            .filter(|&space| chips::check_space(civ, space).is_ok())
            .for_each(|space| put(Action::GoalSpace { space })),
        Task::InstallGoal { .. } => list_goal_installs(game, state, seat, put),
        Task::PlaceGoal { .. } => {
            for column in columns.filter(|&column| matrix::check_column(civ, Kind::Goals, column).is_ok()) {
                let mut rows = [civ.heights[usize::from(column)]; 2];
                if civ.columns[usize::from(column)].is_some() {
                    rows = civ.halves;
                }
                put(Action::Half { column, row: rows[0] });
                if rows[1] != rows[0] {
                    put(Action::Half { column, row: rows[1] });
                }
            }
        }
        Task::GainIncome { .. } => {
            let open = columns.into_iter().any(|column| matrix::check_income(civ, column).is_ok());
            state.incomes.iter().filter(|_| open).for_each(|&income| put(Action::TakeIncome { income }));
        }
        Task::PlaceIncome { .. } => columns
            .filter(|&column| matrix::check_income(civ, column).is_ok())
            .for_each(|column| put(Action::Column { column })),
        Task::Perform { .. } => (0..civ.items.len() as u8)
            .filter(|&item| chips::check_perform(game, civ, item).is_ok())
            .for_each(|item| put(Action::Perform { item })),
        Task::PerformHow { .. } => (0..2).for_each(|number| put(Action::Option { number })),
        Task::PlaceAttribute { .. } => columns
            .filter(|&column| matrix::check_column(civ, Kind::Attributes, column).is_ok())
            .for_each(|column| put(Action::Column { column })),
        other => unreachable!("{other:?} is listed elsewhere"),
    }
}

/// The questions of dice, tribes that come or go, and the supply.
fn list_rest(game: &Civolution, state: &State, task: Task, seat: Seat, put: &mut dyn FnMut(Action)) {
    let civ = &state.civs[seat];
    match task {
        Task::Upgrade { value, .. } => track::list_upgrades(game, state, seat, value, put),
        Task::FlipRow { .. } => [4, 5]
            .into_iter()
            .filter(|&row| track::check_flip(state, seat, row).is_ok())
            .for_each(|row| put(Action::FlipRow { row })),
        Task::GainDie { .. } => [Die::Activation, Die::Fate]
            .into_iter()
            .filter(|&of| track::check_die(game, state, seat, of).is_ok())
            .for_each(|of| put(Action::Die { of })),
        Task::TakeDie { of, .. } => Seat::all(game.players)
            .filter(|&from| track::check_take(game, state, seat, of, from).is_ok())
            .for_each(|from| put(Action::TakeDie { from })),
        Task::GiveDie { .. } => (0..=6)
            .filter(|&value| track::check_give(state, seat, value).is_ok())
            .for_each(|value| put(Action::GiveDie { value })),
        Task::WeakTribes { at, .. } => {
            for territory in civ.presence().iter() {
                for fire in [true, false] {
                    if tribes::check_weak(game, state, seat, at, (territory, fire)).is_ok() {
                        put(Action::WeakTribe { territory, fire });
                    }
                }
            }
        }
        Task::Activity { different, .. } => chips::list_activities(game, state, seat, different, put),
        Task::PayRow { row, .. } => {
            let all = (0..MATERIALS as u8).map(Material);
            all.filter(|&material| chips::check_row_material(civ, row, material).is_ok())
                .for_each(|material| put(Action::Return { material }));
        }
        Task::LoseTribe { .. } => tribes::places(state, seat, |place, _| put(Action::LoseTribe { place })),
        Task::Rescue { .. } => {
            if civ.favor > 1 {
                put(Action::Rescue);
            }
        }
        Task::Room { .. } => markers::list_room(state, seat, put),
        Task::FixTest { rerolled, .. } => {
            if test::check_ideas(state, seat).is_ok() {
                put(Action::Ideas);
            }
            if test::check_reroll(state, seat, rerolled).is_ok() {
                put(Action::Reroll);
            }
        }
        other => unreachable!("{other:?} is listed elsewhere"),
    }
}

/// CVL-141: the goal chips on display, while the goal zone has room.
fn list_goals(state: &State, seat: Seat, put: &mut dyn FnMut(Action)) {
    if state.civs[seat].zone.len() < ZONE {
        state.goals.iter().for_each(|&goal| put(Action::TakeGoal { goal }));
    }
}

/// CVL-140: the goal chips that can be installed.
fn list_goal_installs(game: &Civolution, state: &State, seat: Seat, put: &mut dyn FnMut(Action)) {
    let open = state.civs[seat].zone.iter().filter(|chip| chips::check_goal(game, state, seat, chip.goal).is_ok());
    open.for_each(|chip| put(Action::InstallGoal { goal: chip.goal }));
}

fn materials_where(open: impl Fn(Material) -> bool, put: &mut dyn FnMut(Action)) {
    let all = (0..MATERIALS as u8).map(Material);
    all.filter(|&material| open(material)).for_each(|material| put(Action::Material { material }));
}

fn materials_spared(open: impl Fn(Material) -> bool, put: &mut dyn FnMut(Action)) {
    let all = (0..MATERIALS as u8).map(Material);
    all.filter(|&material| open(material)).for_each(|material| put(Action::Spare { material }));
}

fn list_give_back(game: &Civolution, state: &State, seat: Seat, project: Project, put: &mut dyn FnMut(Action)) {
    let all = (0..TERRITORIES as u8).map(Territory);
    if project == Project::Farm {
        all.filter(|at| state.lands[at.index()].farm == Some(seat))
            .for_each(|territory| put(Action::ReturnFarm { territory }));
        return;
    }
    for water in state.civs[seat].boats.iter().filter_map(|boat| boat.at) {
        for ashore in state.adjacent[water.index()].iter() {
            if era::check_return_boat(game, state, seat, water, ashore).is_ok() {
                put(Action::ReturnBoat { territory: water, ashore });
            }
        }
    }
}
