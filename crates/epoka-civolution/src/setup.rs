//! The table is laid.

use epoka_core::{BySeat, Log, Seat, Seats, pile::Pile};
use strum::VariantArray;

use crate::{
    Civolution, Setup, action::Event, continent, effect::Deck, list::List, matrix, rules::*, state::*, task::Task, vici,
};

/// The state before anything happened.
pub fn start(game: &Civolution) -> State {
    let mut open = Open {
        era: 0,
        first: Seat::at(0),
        tiles: [Placement::default(); 8],
        tiling: 0,
        lands: [Land::default(); TERRITORIES],
        areas: [None; SLOTS],
        // CVL-26: all areas lie face down.
        hidden_areas: if CVL_26.in_force() { AreaSet::first(SLOTS) } else { AreaSet::default() },
        hunted: TerritorySet::default(),
        events: List::default(),
        era_tiles: List::default(),
        final_tiles: List::default(),
        // CVL-20: mild.
        weather: if CVL_20.in_force() { 3 } else { 1 },
        goals: Display::default(),
        goal_bag: GoalSet::first(game.data.goals.len()),
        incomes: Display::default(),
        income_bag: IncomeSet::first(game.data.incomes.len()),
        attributes: Display::default(),
        attribute_bag: AttributeSet::first(game.data.attributes.len()),
        dice: [game.table.dice; 2],
        starts: List::default(),
        resets: 0,
        final_round: false,
        face_up: std::array::from_fn(|_| List::default()),
        civs: BySeat::default(),
        doing: Doing::default(),
        roll: List::default(),
        tasks: List::default(),
        vici: None,
        over: false,
    };
    open.tasks.push(Task::Phase { number: 1 });
    cards(game, &mut open);
    open.tasks.push(Task::FirstPlayer);
    open.tasks.push(Task::RefillAttributes);
    open.tasks.push(Task::RefillIncomes);
    open.tasks.push(Task::RefillGoals);
    open.tasks.push(Task::LayScoring);
    if !game.setup.first_game {
        for territory in game.starts {
            open.tasks.push(Task::Develop { seat: None, territory });
        }
    }
    open.tasks.push(Task::TurnTiles);
    open.tasks.push(Task::PlaceTiles);
    open.tasks.push(Task::PickTiling);
    for seat in Seat::all(game.players) {
        open.civs[seat] = civ(game);
    }
    let mut state = State {
        open,
        adjacent: [TerritorySet::default(); TERRITORIES],
        touches: [0; TERRITORIES],
        decks: std::array::from_fn(|deck| Pile::bag((deck * DECK..(deck + 1) * DECK).map(|card| card as u16))),
        hands: BySeat::default(),
        seen: [Seats::NONE; CARDS],
        drawn: CardSet::default(),
        dealt: BySeat::default(),
        picked: BySeat::default(),
    };
    for seat in Seat::all(game.people) {
        people(game, &mut state, seat);
    }
    if game.vici.is_some() {
        vici::table::lay(game, &mut state);
    }
    if game.setup.free_choice {
        state.dealt[vici::HUMAN] = MarkersSet::first(game.data.markers.len());
    }
    if game.setup.first_game && CVL_27.in_force() {
        for territory in game.starts {
            state.lands[territory.index()].token = 1;
        }
    }
    state
}

/// CVL-32, CVL-33, CVL-36, CVL-38: the starting cards; newcomers get theirs first.
fn cards(game: &Civolution, open: &mut Open) {
    let choosing = choosing(game);
    if !choosing.is_empty() {
        // Who takes a start-chip card when is known once the monolith is given.
        open.tasks.push(Task::LayStarts);
        for block in (0..6).rev() {
            open.tasks.push(Task::Draft { block });
        }
        // CVL-200: a free choice is among all of them.
        let dealt = |&seat: &Seat| choosing.contains(seat) && !game.setup.free_choice;
        for seat in Seat::all(game.people).rev().filter(dealt) {
            open.tasks.push(Task::DealMarkers { seat });
            for &deck in Deck::VARIANTS.iter().rev() {
                for _ in 0..2 {
                    open.tasks.push(Task::DrawCard { seat, deck, look: false });
                }
            }
        }
    }
    if choosing.len() < usize::from(game.people) {
        open.tasks.push(Task::DealSets);
    }
}

/// CVL-38: the seats that choose their starting cards; the others get ready-made hands.
pub fn choosing(game: &Civolution) -> Seats {
    if !game.setup.newcomers {
        return Seats::all(game.people);
    }
    if CVL_38.in_force() { game.setup.advanced } else { Seats::NONE }
}

/// The seats that get ready-made hands.
pub fn newcomers(game: &Civolution) -> impl Iterator<Item = Seat> {
    let choosing = choosing(game);
    Seat::all(game.people).filter(move |&seat| !choosing.contains(seat))
}

/// CVL-32: the numbers of the ready-made hands that were dealt, as bits.
pub fn dealt_sets(game: &Civolution, state: &State) -> u8 {
    let own = newcomers(game).flat_map(|seat| state.civs[seat].items.iter());
    let mut sets = 0;
    for placed in own {
        if let Item::Start { chip } = placed.item {
            sets |= 1 << game.data.starts[chip.index()].set;
        }
    }
    sets
}

/// CVL-2, CVL-29, CVL-30: the console of a seat.
fn civ(game: &Civolution) -> Civ {
    let limits = &game.data.limits;
    let mut civ = Civ {
        supply: if CVL_2.in_force() { limits.markers - 4 - 2 } else { 4 },
        dice: [u8::from(CVL_29.in_force()); 6],
        fate: limits.fate_dice,
        resets: 4,
        levels: [1; MAIN],
        favor: if CVL_30.in_force() { 1 } else { 2 },
        heights: game.data.matrix.column_start,
        boats: [Boat { at: None, cargo: 1, crew: [0, 0] }; 2],
        ..Civ::default()
    };
    matrix::rebuild(game, &mut civ);
    civ
}

/// CVL-31: two tribes and two raw materials.
fn people(game: &Civolution, state: &mut State, seat: Seat) {
    for territory in game.starts.into_iter().filter(|_| CVL_31.in_force()) {
        crate::tribes::change(state, seat, Place { territory, spot: Spot::Camp, weak: false }, 1);
        let civ = &mut state.civs[seat];
        civ.raw[territory.index()] += 1;
        civ.supply -= 1;
    }
}

/// CVL-25: the ways to fill the frame that are open.
pub fn open_tilings(game: &Civolution) -> impl Iterator<Item = u16> + '_ {
    (0..game.tilings.len() as u16).filter(|&number| fits(game, number))
}

/// Whether the tiles of a first game can lie in their places.
fn fits(game: &Civolution, number: u16) -> bool {
    let tiling = &game.tilings[usize::from(number)];
    !game.setup.first_game
        || game.data.first_play.iter().all(|&(tile, x, y, turns)| {
            if game.data.tiles[usize::from(tile)].cells == 1 {
                tiling.single == (x, y)
            } else {
                tiling.dominoes.contains(&(x, y, turns % 2 == 1))
            }
        })
}

/// Whether a tile has its place in a first game.
pub fn is_fixed(game: &Civolution, tile: usize) -> bool {
    game.setup.first_game && game.data.first_play.iter().any(|first| usize::from(first.0) == tile)
}

/// The tiles chance places: the dominoes that have no fixed place.
pub fn free_tiles(game: &Civolution) -> impl Iterator<Item = u8> + '_ {
    (0..8u8).filter(|&tile| game.data.tiles[usize::from(tile)].cells == 2 && !is_fixed(game, usize::from(tile)))
}

/// CVL-25: the tiles come to their places.
pub fn place_tiles(game: &Civolution, state: &mut State, items: &[u16]) {
    let tiling = game.tilings[usize::from(state.tiling)];
    for (tile, data) in game.data.tiles.iter().enumerate() {
        if data.cells == 1 {
            state.tiles[tile] = Placement { x: tiling.single.0, y: tiling.single.1, turns: 0 };
        }
    }
    let mut taken = 0u8;
    if game.setup.first_game {
        for &(tile, x, y, turns) in &game.data.first_play {
            state.tiles[usize::from(tile)] = Placement { x, y, turns };
            let spot = tiling.dominoes.iter().position(|&(dx, dy, _)| (dx, dy) == (x, y));
            if let Some(spot) = spot.filter(|_| game.data.tiles[usize::from(tile)].cells == 2) {
                taken |= 1 << spot;
            }
        }
    }
    let spots = tiling.dominoes.iter().enumerate().filter(|(spot, _)| taken & 1 << spot == 0);
    for ((_, &(x, y, across)), &tile) in spots.zip(items) {
        state.tiles[usize::from(tile)] = Placement { x, y, turns: u8::from(across) };
    }
}

/// CVL-25: half turns; then it is known what touches what.
pub fn turn_tiles(game: &Civolution, state: &mut State, dice: &[u8], log: &mut Log<Event>) {
    // What lies there from the beginning shows now.
    for rule in [CVL_2, CVL_20, CVL_23, CVL_26, CVL_29, CVL_30, CVL_31, CVL_Q1] {
        log.cite(rule);
    }
    for rule in [CVL_25, CVL_10, CVL_10A, CVL_11, CVL_Q28] {
        log.cite(rule);
    }
    if game.players < 4 {
        log.cite(CVL_28);
    }
    if game.vici.is_some() {
        log.cite(CVL_200);
    }
    for (tile, &die) in free_tiles(game).zip(dice) {
        state.tiles[usize::from(tile)].turns += if die == 2 && CVL_25.in_force() { 2 } else { 0 };
    }
    let (adjacent, touches) = continent::touching(&game.data, &state.tiles);
    (state.adjacent, state.touches) = (adjacent, touches);
    for tile in 0..8 {
        log.use_component(game.data.names.first(Tile::KIND) + tile);
    }
    log.tell(Event::ContinentLaid);
}

/// CVL-22: scoring tiles of the eras and of the final scoring.
pub fn lay_scoring(state: &mut State, items: &[u16], log: &mut Log<Event>) {
    let eras = if log.cite(CVL_22) { 4 } else { 3 };
    let tiles = items.iter().map(|&item| ScoringTile(item as u8));
    state.era_tiles = List(tiles.clone().take(eras).collect());
    state.final_tiles = List(tiles.skip(eras).collect());
    log.tell(Event::ScoringLaid);
}

/// CVL-32: a ready-made hand: five research cards and the markers of its card; everybody knows it.
pub fn deal_sets(game: &Civolution, state: &mut State, sets: &[u16], log: &mut Log<Event>) {
    if !log.cite(CVL_32) {
        return;
    }
    if newcomers(game).count() < usize::from(game.people) {
        log.cite(CVL_38);
    }
    for (seat, &set) in newcomers(game).zip(sets) {
        let set = set as u8 + 1;
        log.tell(Event::SetDealt { seat, set });
        for (number, _) in game.data.cards.iter().enumerate().filter(|(_, card)| card.set == set) {
            state.decks[number / DECK].draw(number as u16);
            state.hands[seat].insert(number);
            state.seen[number] = Seats::all(game.players);
        }
        let markers = game.data.markers.iter().position(|card| card.set == set).expect("every set has its card");
        put_markers(game, state, seat, StartMarkers(markers as u8), log);
        let chip = game.data.starts.iter().position(|card| card.set == set).expect("every set has its card");
        // The goal chip is laid on it next.
        state.starts.push(Start { chip: StartChip(chip as u8), goal: Goal::default() });
    }
    state.tasks.push(Task::LayStartGoals);
}

/// CVL-34: the markers of a start-marker card.
pub fn put_markers(game: &Civolution, state: &mut State, seat: Seat, card: StartMarkers, log: &mut Log<Event>) {
    if !log.cite(CVL_34) {
        return;
    }
    log.use_component(game.data.names.first(StartMarkers::KIND) + card.index());
    let data = game.data.markers[card.index()];
    let civ = &mut state.civs[seat];
    let mut taken = data.food + data.money + data.idea;
    for (own, more) in civ.stock.iter_mut().zip([data.food, data.money, data.idea, 0]) {
        *own += more;
    }
    for (own, more) in civ.traits.iter_mut().zip(data.traits) {
        *own += more;
        taken += more;
    }
    for (own, more) in civ.stored.iter_mut().zip(data.materials) {
        *own += more;
        taken += more;
    }
    civ.supply -= taken;
}

/// CVL-36: goal chips lie on the start-chip cards.
pub fn lay_goals(game: &Civolution, state: &mut State, items: &[u16], log: &mut Log<Event>) {
    let counter_clockwise = log.cite(CVL_36);
    for (start, &item) in state.open.starts.iter_mut().zip(items) {
        start.goal = Goal(item as u8);
        state.open.goal_bag.remove(start.goal);
    }
    // Ready-made hands have their cards: nobody chooses.
    if newcomers(game).next().is_some_and(|seat| state.civs[seat].items.is_empty()) {
        for seat in newcomers(game) {
            let start = state.starts.remove(0);
            take_start(game, state, seat, start, log);
        }
        return;
    }
    // Counter-clockwise, the seat to the right of the starting one first: it is asked last on the stack.
    let at = state.tasks.len();
    for seat in state.first.around(game.players).filter(|&seat| choosing(game).contains(seat)) {
        state.tasks.push(Task::TakeStart { seat });
    }
    if !counter_clockwise {
        state.tasks[at..].reverse();
    }
}

/// CVL-37: a start-chip card and its goal chip.
pub fn take_start(game: &Civolution, state: &mut State, seat: Seat, start: Start, log: &mut Log<Event>) {
    let raised = u8::from(log.cite(CVL_37));
    log.use_component(game.data.names.first(StartChip::KIND) + start.chip.index());
    log.tell(Event::StartTaken { seat, chip: start.chip });
    let column = COLUMNS as u8 - 1;
    let civ = &mut state.civs[seat];
    civ.zone.push(ZoneGoal { space: 0, goal: start.goal });
    civ.levels[game.data.starts[start.chip.index()].module.index()] += raised;
    matrix::insert(game, state, seat, Item::Start { chip: start.chip }, column, log);
}

/// CVL-33: all have chosen: what is kept stays, the rest goes under the stacks or leaves.
pub fn drafted(game: &Civolution, state: &mut State, block: u8, log: &mut Log<Event>) {
    let chosen = log.cite(CVL_33);
    log.reveal();
    state.tasks.pop();
    for seat in choosing(game).iter() {
        let picked = state.picked[seat].take().expect("all have chosen");
        if block == 5 {
            state.dealt[seat] = MarkersSet::default();
            put_markers(game, state, seat, StartMarkers(picked), log);
            continue;
        }
        if game.setup.free_choice {
            crate::cards::chosen(state, seat, Card(picked));
            continue;
        }
        let cards = state.hands[seat];
        let of_deck = cards.iter().filter(|&number| number / DECK == usize::from(block));
        for number in of_deck.filter(|&number| chosen && number != usize::from(picked)) {
            crate::cards::put_under(game, state, seat, Card(number as u8));
        }
    }
}

/// CVL-33, CVL-200: the research cards of a deck a seat may keep one of.
pub fn each_to_keep(game: &Civolution, state: &State, seat: Seat, block: u8, mut put: impl FnMut(Card)) {
    let deck = usize::from(block);
    if block >= 5 {
        return;
    }
    if game.setup.free_choice {
        return state.decks[deck].cards().iter().for_each(|hidden| put(Card(hidden.card as u8)));
    }
    state.hands[seat].iter().filter(|card| card / DECK == deck).for_each(|card| put(Card(card as u8)));
}

/// The options one who plays alone can have: every level, the harder variant, ways to begin.
pub fn solo_variants() -> Vec<Setup> {
    let level = |(number, level): (usize, vici::Level)| Setup {
        level,
        harder: number % 2 == 1,
        free_choice: number == 2,
        newcomers: number >= 3,
        first_game: number == 4,
        advanced: Seats::NONE,
    };
    vici::Level::ALL.into_iter().enumerate().map(level).collect()
}

/// The options a table can be laid with.
pub fn variants() -> Vec<Setup> {
    let flags = [false, true];
    let alike = |first_game| flags.map(|newcomers| Setup { first_game, newcomers, ..Setup::default() });
    let mixed = Setup { newcomers: true, advanced: Seats::one(Seat::at(1)), ..Setup::default() };
    flags.into_iter().flat_map(alike).chain([mixed]).collect()
}
