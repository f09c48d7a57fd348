//! Whether a state can be: markers, tribes, dice, cards and chips conserved, limits kept.

use epoka_core::{BadPosition, MAX_SEATS, Seat};

use crate::{
    Civolution,
    effect::{Die, Terrain},
    matrix,
    state::*,
    task::Task,
    tribes, vici,
};

/// More dice than there are.
const MOST_DICE: u16 = 60;
/// More points than anybody gets in one way.
const MOST_POINTS: u16 = 2000;

/// Says what is wrong with a state, if anything is.
pub fn check(game: &Civolution, state: &State) -> Result<(), BadPosition> {
    let wrong = |when: bool, words: &str| BadPosition::when(when, || words.into());
    wrong(state.first.number() >= game.players, "the starting civilization is not at the table")?;
    wrong(state.era > 4 || !(1..=5).contains(&state.weather), "there is no such era or weather")?;
    wrong(state.events.len() > usize::from(state.era), "too many events")?;
    wrong(state.resets > game.table.resets, "there are not so many Resets in an era")?;
    wrong(usize::from(state.tiling) >= game.tilings.len(), "the frame cannot be filled so")?;
    wrong(state.goals.places() > usize::from(game.table.goals), "the display has no place for so many goal chips")?;
    for seat in Seat::all(MAX_SEATS as u8) {
        if seat.number() < game.players {
            check_civ(game, state, seat)?;
        } else {
            let empty = state.civs[seat] == Civ::default() && state.hands[seat].is_empty();
            wrong(!empty, "somebody has something who is not at the table")?;
        }
    }
    vici::table::check(game, state)?;
    check_lands(game, state)?;
    check_cards(game, state)?;
    check_chips(game, state)?;
    check_dice(game, state)?;
    wrong(state.tasks.is_empty() != state.over, "a game goes on while something is owed")?;
    let seated = |task: &Task| task.seat().is_none_or(|seat| seat.number() < game.players);
    wrong(!state.tasks.iter().all(seated), "somebody owes something who is not at the table")
}

fn check_civ(game: &Civolution, state: &State, seat: Seat) -> Result<(), BadPosition> {
    let civ = &state.civs[seat];
    let wrong = |when: bool, words: &str| BadPosition::when(when, || format!("seat {seat}: {words}"));
    let sum = |counts: &[u8]| counts.iter().map(|&n| u16::from(n)).sum::<u16>();
    let placed = sum(&civ.stock)
        + sum(&civ.planning)
        + sum(&civ.traits)
        + sum(&civ.stored)
        + sum(&civ.raw)
        + sum(&civ.monuments)
        + sum(&[civ.boats[0].cargo, civ.boats[1].cargo, civ.resets, civ.supply])
        + state.vici.as_ref().filter(|_| seat == vici::SEAT).map_or(0, vici::table::markers);
    let markers = u16::from(game.data.limits.markers);
    wrong(placed != markers, &format!("there are {placed} markers, not {markers}"))?;
    wrong(!(1..=6).contains(&civ.favor) || civ.tracks.iter().any(|&at| at > 12), "a disc is off its track")?;
    wrong(civ.levels.iter().any(|level| !(1..=3).contains(level)), "a module has three levels")?;
    wrong(civ.resets > 4, "there are four reset columns")?;
    wrong(sum(&civ.here) > game.data.limits.tribes.into(), "too many tribes")?;
    wrong(sum(&civ.dice) + sum(&[civ.used, civ.fate]) > MOST_DICE, "too many dice")?;
    wrong(civ.ledger.0.iter().any(|points| points.unsigned_abs() > MOST_POINTS), "too many points")?;
    for territory in (0..TERRITORIES as u8).map(Territory) {
        let mut here = 0u16;
        for spot in Spot::ALL {
            for weak in [false, true] {
                here += u16::from(tribes::count(state, seat, Place { territory, spot, weak }));
            }
        }
        wrong(here != u16::from(civ.here[territory.index()]), "tribes are counted wrongly")?;
    }
    for boat in &civ.boats {
        let water = boat.at.is_none_or(|at| game.data.terrain(at) == Terrain::Water);
        wrong(!water || (boat.at.is_none() && boat.crew != [0, 0]), "a boat is on water")?;
        wrong(sum(&boat.crew) > civ.mods.boat_seats.into(), "a boat is too full")?;
    }
    let grounds = (0..GROUNDS as u8).all(|ground| {
        let settled = civ.settlements.iter().filter(|&&at| at == Some(ground)).count() as u16;
        settled <= 1 && (settled + u16::from(civ.monuments[usize::from(ground)]) <= 2 || vici::is(state, seat))
    });
    wrong(!grounds || civ.settlements.iter().flatten().any(|&at| at >= 7), "too much is built on a ground")?;
    let mut rebuilt = civ.clone();
    matrix::rebuild(game, &mut rebuilt);
    wrong(rebuilt != *civ, "abilities do not follow from the matrix")?;
    check_matrix(game, civ).map_err(|words| BadPosition(format!("seat {seat}: {words}")))
}

fn check_matrix(game: &Civolution, civ: &Civ) -> Result<(), &'static str> {
    if civ.items.iter().any(|placed| usize::from(placed.column) >= COLUMNS) {
        return Err("the matrix has no such column");
    }
    for column in 0..COLUMNS as u8 {
        let rows = civ.items.iter().filter(|placed| placed.column == column).map(|placed| placed.row);
        if rows.clone().any(|row| usize::from(row) > ITEMS) {
            return Err("a column is too high");
        }
        let top = rows.clone().max().map_or(game.data.matrix.column_start[usize::from(column)], |row| row + 1);
        let goals = civ.columns[usize::from(column)] == Some(Kind::Goals);
        let height = civ.heights[usize::from(column)];
        let right = if goals { height == civ.halves[0].min(civ.halves[1]) } else { height == top };
        if !right || rows.min().is_some_and(|row| row < game.data.matrix.column_start[usize::from(column)]) {
            return Err("a column has a gap");
        }
    }
    Ok(())
}

fn check_lands(game: &Civolution, state: &State) -> Result<(), BadPosition> {
    let names = &game.data.names;
    for territory in (0..TERRITORIES as u8).map(Territory) {
        let land = &state.lands[territory.index()];
        let id = || names.id(Territory::KIND, territory.index()).unwrap_or_default();
        let camps = land.folk.0.iter().map(|folk| u16::from(folk.camp[0]) + u16::from(folk.camp[1])).sum::<u16>();
        let most = u16::from(tribes::camps(game, territory));
        BadPosition::when(camps > most, || format!("`{}` has {most} camps, not {camps}", id()))?;
        let water = game.data.terrain(territory) == Terrain::Water;
        let dry = land.fire.is_some() || land.token > 0 || land.farm.is_some() || camps > 0;
        BadPosition::when(water && dry, || format!("`{}` is water", id()))?;
        BadPosition::when(land.token > 3, || format!("`{}` has no such token", id()))?;
        let twin = state.lands.iter().enumerate().any(|(other, its)| {
            other != territory.index()
                && land.token > 0
                && its.token == land.token
                && game.data.territories[other].terrain == game.data.terrain(territory)
        });
        BadPosition::when(twin, || format!("`{}` has the token of another", id()))?;
    }
    let shown: Vec<Area> = state.areas.iter().flatten().copied().collect();
    let hidden = AreaSet::first(SLOTS).without(shown.iter().copied().collect());
    BadPosition::when(hidden != state.hidden_areas || shown.len() + usize::from(hidden.len()) != SLOTS, || {
        "the areas are not all there".into()
    })
}

/// Every research card is in one place: a stack, a hand, a matrix, or on its way there.
fn check_cards(game: &Civolution, state: &State) -> Result<(), BadPosition> {
    for (deck, pile) in state.decks.iter().enumerate() {
        let strange = pile.cards().iter().any(|hidden| usize::from(hidden.card) / DECK != deck)
            || state.face_up[deck].iter().any(|card| card.index() / DECK != deck);
        BadPosition::when(strange, || "a card lies in a stack of another deck".into())?;
    }
    let mut found = [0u8; CARDS];
    for pile in &state.decks {
        pile.cards().iter().for_each(|hidden| found[usize::from(hidden.card) % CARDS] += 1);
    }
    let gone = state.vici.iter().flat_map(|vici| vici.gone_cards.iter());
    state.face_up.iter().flat_map(|stack| stack.iter()).chain(gone).for_each(|card| found[card.index()] += 1);
    for seat in Seat::all(game.players) {
        state.hands[seat].iter().filter(|&card| card < CARDS).for_each(|card| found[card] += 1);
        for placed in state.civs[seat].items.iter() {
            if let Item::Card { card } = placed.item {
                found[card.index()] += 1;
            }
        }
    }
    for task in state.tasks.iter() {
        if let Task::PlaceCard { card, .. } = task {
            found[card.index()] += 1;
        }
    }
    let odd = found.iter().position(|&n| n != 1);
    BadPosition::when(odd.is_some(), || {
        let card = odd.unwrap_or_default();
        let id = game.data.names.id(Card::KIND, card).unwrap_or_default();
        format!("there are {} of `{id}`", found[card])
    })
}

/// No chip is there twice.
fn check_chips(game: &Civolution, state: &State) -> Result<(), BadPosition> {
    let (mut goals, mut incomes, mut attributes) = ([0u8; 128], [0u8; 32], [0u8; 16]);
    state.goals.iter().chain(state.starts.iter().map(|start| start.goal)).for_each(|goal| goals[goal.index()] += 1);
    if let Some(vici) = &state.vici {
        vici.gone_goals.iter().for_each(|goal| goals[goal.index()] += 1);
        vici.gone_incomes.iter().for_each(|chip| incomes[chip.index()] += 1);
        vici.gone_attributes.iter().for_each(|chip| attributes[chip.index()] += 1);
    }
    state.goal_bag.iter().for_each(|goal| goals[goal.index()] += 1);
    state.incomes.iter().for_each(|chip| incomes[chip.index()] += 1);
    state.income_bag.iter().for_each(|chip| incomes[chip.index()] += 1);
    state.attributes.iter().for_each(|chip| attributes[chip.index()] += 1);
    state.attribute_bag.iter().for_each(|chip| attributes[chip.index()] += 1);
    for seat in Seat::all(game.players) {
        let civ = &state.civs[seat];
        civ.zone.iter().for_each(|chip| goals[chip.goal.index()] += 1);
        for placed in civ.items.iter() {
            match placed.item {
                Item::Goal { goal } => goals[goal.index()] += 1,
                Item::Income { income } => incomes[income.index()] += 1,
                Item::Attribute { attribute } => attributes[attribute.index()] += 1,
                Item::Card { .. } | Item::Start { .. } => {}
            }
        }
    }
    for task in state.tasks.iter() {
        match *task {
            Task::GoalSpace { goal, .. } | Task::PlaceGoal { goal, .. } => goals[goal.index()] += 1,
            Task::PlaceIncome { income, .. } => incomes[income.index()] += 1,
            Task::PlaceAttribute { attribute, .. } => attributes[attribute.index()] += 1,
            _ => {}
        }
    }
    // While start-chip cards wait for their goal chips, these are all the first one.
    let waiting = state.tasks.iter().any(|task| matches!(task, Task::LayStartGoals));
    let goals = goals[usize::from(waiting)..game.data.goals.len()].iter().all(|&n| n == 1);
    let others = incomes[..game.data.incomes.len()].iter().chain(&attributes[..game.data.attributes.len()]);
    BadPosition::when(!goals || !others.clone().all(|&n| n == 1), || "the chips are not all there".into())
}

/// The dice on the display and the consoles are all of them.
fn check_dice(game: &Civolution, state: &State) -> Result<(), BadPosition> {
    let limits = &game.data.limits;
    for (die, start) in [(Die::Activation, limits.activation_dice), (Die::Fate, limits.fate_dice)] {
        let owned: u16 = Seat::all(game.players).map(|seat| u16::from(state.civs[seat].dice_of(die))).sum();
        let all = u16::from(game.table.dice) + u16::from(start) * u16::from(game.players);
        BadPosition::when(owned + u16::from(state.dice[die as usize]) != all, || {
            format!("there are not {all} dice of a kind")
        })?;
    }
    Ok(())
}
