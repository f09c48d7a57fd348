//! Production: TTA-126 to TTA-132, TTA-211.

use epoka_core::{Log, Seat};

use crate::{
    ThroughTheAges,
    action::Event,
    data::Banks,
    effect::{Ability, Kind, Kinds, Parts},
    people, rate,
    rules::*,
    state::*,
    tokens,
};

/// The food of one production, pacts included.
pub fn food(game: &ThroughTheAges, nation: &Nation) -> i16 {
    worth_of(game, nation, Kind::Farm) + i16::from(nation.rates.food)
}

/// The resources of one production of mines.
pub fn mines(game: &ThroughTheAges, nation: &Nation) -> i16 {
    let extra = extra_token(game, nation).map_or(0, |(_, mine)| i16::from(game.worths[mine.index()]));
    worth_of(game, nation, Kind::Mine) + extra
}

/// TTA-211: the resources of one production of labs.
pub fn labs(game: &ThroughTheAges, nation: &Nation) -> i16 {
    worth_of(game, nation, Kind::Lab)
}

/// The resources of one production, labs and pacts included.
pub fn resources(game: &ThroughTheAges, nation: &Nation) -> i16 {
    let labs = if labs_produce(game, nation) { labs(game, nation) } else { 0 };
    mines(game, nation) + labs + i16::from(nation.rates.resources)
}

fn worth_of(game: &ThroughTheAges, nation: &Nation, kind: Kind) -> i16 {
    let cards = rate::manned(game, nation, Kinds::one(kind));
    cards.map(|(card, workers)| workers * i16::from(game.worths[card.index()])).sum()
}

fn labs_produce(game: &ThroughTheAges, nation: &Nation) -> bool {
    let ability = rate::abilities(game, nation).any(|(_, ability)| *ability == Ability::LabsProduce {});
    ability && TTA_211.in_force()
}

/// TTA-5, TTA-132: the wonder that puts one more token on the best mine, and that mine.
fn extra_token(game: &ThroughTheAges, nation: &Nation) -> Option<(Civil, Civil)> {
    let (wonder, _) = rate::abilities(game, nation).find(|(_, ability)| **ability == Ability::ExtraMineToken {})?;
    let (mine, _) = rate::manned(game, nation, Kinds::one(Kind::Mine)).next_back()?;
    Some((wonder, mine))
}

/// TTA-126, TTA-127: the whole production, unless there is an uprising.
pub fn end_of_turn(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let nation = &state.nations[seat];
    let discontent = rate::discontent(game, nation);
    if discontent > 0 {
        log.cite(TTA_189);
        log.cite(TTA_190);
    }
    if discontent > nation.unused && log.cite(TTA_126) {
        log.tell(Event::Uprising { seat });
        return;
    }
    if log.cite(TTA_128) {
        let Rates { science, culture, .. } = nation.rates;
        people::gain_science(state, seat, science, log);
        people::score(state, seat, culture, |ledger| &mut ledger.production, log);
    }
    let all = Parts { corruption: true, food: true, consumption: true, resources: true };
    if log.cite(TTA_127) {
        produce(game, state, seat, all, log);
    } else {
        produce(game, state, seat, Parts { corruption: false, ..all }, log);
        corruption(game, state, seat, log);
    }
}

/// Parts of a production, in their order.
pub fn produce(game: &ThroughTheAges, state: &mut State, seat: Seat, parts: Parts, log: &mut Log<Event>) {
    if parts.corruption {
        corruption(game, state, seat, log);
    }
    if parts.food && log.cite(TTA_130) {
        produce_food(game, state, seat, log);
    }
    if parts.consumption {
        consumption(game, state, seat, log);
    }
    if parts.resources && log.cite(TTA_132) {
        produce_resources(game, state, seat, log);
    }
}

/// TTA-129: resources are lost, then food.
fn corruption(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let lost = Banks::at(&game.data.banks.corruption, state.nations[seat].blue);
    if lost == 0 || !log.cite(TTA_129) {
        return;
    }
    let resources = tokens::lose_untold(game, state, seat, Goods::Resources, lost, log);
    let food = tokens::lose_untold(game, state, seat, Goods::Food, lost - resources, log);
    log.tell(Event::Corrupted { seat, resources, food });
}

/// TTA-130, TTA-132: for each worker a token goes to its card, to higher cards first.
fn put_tokens(state: &mut State, seat: Seat, card: Civil, tokens: u8) {
    let nation = &mut state.nations[seat];
    let tokens = tokens.min(nation.blue);
    nation.blue -= tokens;
    nation.stored[card.index()] += tokens;
}

fn produce_food(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let before = tokens::stock(game, &state.nations[seat], Goods::Food);
    for card in game.farms.clone().rev().map(|card| Civil(card as u8)) {
        let workers = state.nations[seat].workers[card.index()];
        put_tokens(state, seat, card, workers);
    }
    let amount = tokens::stock(game, &state.nations[seat], Goods::Food) as i16 - before as i16;
    if amount > 0 {
        log.tell(Event::Stock { seat, goods: Goods::Food, amount });
    }
    let pacts = state.nations[seat].rates.food;
    if pacts > 0 {
        tokens::gain(game, state, seat, Goods::Food, pacts.unsigned_abs(), log);
    }
}

/// TTA-131: food is eaten; what is missing costs culture.
fn consumption(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let eaten = Banks::at(&game.data.banks.consumption, state.nations[seat].yellow);
    if eaten == 0 || !log.cite(TTA_131) {
        return;
    }
    let paid = tokens::lose_untold(game, state, seat, Goods::Food, eaten, log);
    if paid > 0 {
        log.tell(Event::Eaten { seat, food: paid });
    }
    if paid < eaten {
        let missing = eaten - paid;
        log.tell(Event::Famine { seat, food: missing });
        let culture = i16::from(missing) * i16::from(game.data.board.player.famine);
        people::score(state, seat, -culture, |ledger| &mut ledger.famine, log);
    }
}

/// TTA-132, TTA-211, TTA-A5: mines and labs together, the highest first, mines before labs of the same level.
fn produce_resources(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let before = tokens::stock(game, &state.nations[seat], Goods::Resources);
    let with_labs = labs_produce(game, &state.nations[seat]);
    let extra = extra_token(game, &state.nations[seat]);
    for step in 0..4 {
        // TTA-A5: the highest first.
        let level = if with_labs && !TTA_A5.in_force() { step } else { 3 - step };
        for card in game.mines.clone().map(|card| Civil(card as u8)) {
            let data = game.data.card(card);
            let is_lab = data.kind == Kind::Lab;
            let mut tokens = state.nations[seat].workers[card.index()];
            if data.age.level() != level || tokens == 0 || (is_lab && (!with_labs || level == 0)) {
                continue;
            }
            if is_lab {
                log.cite(TTA_211);
                log.cite(TTA_A5);
            }
            if let Some((wonder, mine)) = extra
                && mine == card
                && log.cite(TTA_5)
            {
                log.use_component(wonder.index());
                tokens += 1;
            }
            put_tokens(state, seat, card, tokens);
        }
    }
    let amount = tokens::stock(game, &state.nations[seat], Goods::Resources) as i16 - before as i16;
    if amount > 0 {
        log.tell(Event::Stock { seat, goods: Goods::Resources, amount });
    }
    let pacts = state.nations[seat].rates.resources;
    if pacts != 0 && !log.cite(TTA_F27) {
        return;
    }
    if pacts > 0 {
        tokens::gain(game, state, seat, Goods::Resources, pacts.unsigned_abs(), log);
    } else if pacts < 0 {
        tokens::lose(game, state, seat, Goods::Resources, pacts.unsigned_abs(), log);
    }
}
