//! Wonders: TTA-102 to TTA-106, TTA-117.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    build,
    effect::Ability,
    people, rate, row,
    rules::*,
    state::*,
    tokens,
};

/// TTA-102, TTA-104: whether a seat may build so many stages with this much off; what they cost.
pub fn check(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    stages: u8,
    discount: u8,
) -> Result<(Civil, u8), Illegal> {
    let nation = &state.nations[seat];
    let wonder = nation.unfinished.ok_or(Illegal::by(TTA_102))?;
    let prices = game.data.card(wonder).stages.prices();
    let (first, last) = (usize::from(nation.stages), usize::from(nation.stages) + usize::from(stages));
    if stages == 0 || last > prices.len() {
        return Err(Illegal::by(TTA_102));
    }
    let price = prices[first..last].iter().sum::<u8>().saturating_sub(discount);
    tokens::check_price(game, state, seat, Goods::Resources, price)?;
    // TTA-103: every stage needs a token as cover.
    let on_cards = if TTA_103.in_force() { tokens::stored(nation) } else { 0 };
    if nation.blue + on_cards < stages {
        return Err(Illegal::by(TTA_103));
    }
    Ok((wonder, price))
}

/// TTA-104: how many stages one action may build.
fn most_stages(game: &ThroughTheAges, nation: &Nation) -> u8 {
    let special = build::construction(game, nation).filter(|_| TTA_104.in_force());
    special.map_or(1, |special| game.data.card(special).stages.count())
}

/// The stages a seat may build with an action.
pub fn list(game: &ThroughTheAges, state: &State, seat: Seat, list: &mut Vec<Action>) {
    if state.nations[seat].unfinished.is_none() || people::civil(state, seat) == 0 {
        return;
    }
    let counts = 1..=most_stages(game, &state.nations[seat]);
    let open = counts.filter(|&stages| check(game, state, seat, stages, 0).is_ok());
    list.extend(open.map(|stages| Action::Construct { stages }));
}

/// TTA-102: the action.
pub fn construct(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    stages: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    if stages > most_stages(game, &state.nations[seat]) {
        return Err(Illegal::by(TTA_104));
    }
    let (_, price) = check(game, state, seat, stages, 0)?;
    refuse(TTA_83, people::civil(state, seat) < 1)?;
    if stages > 1 && log.cite(TTA_104) {
        let special = build::construction(game, &state.nations[seat]).expect("it allows more than one stage");
        log.use_component(special.index());
    }
    people::pay_civil(state, seat, 1, log);
    begin(game, state, seat, stages, price, log);
    Ok(())
}

/// Stages are paid, then covered.
pub fn begin(game: &ThroughTheAges, state: &mut State, seat: Seat, stages: u8, price: u8, log: &mut Log<Event>) {
    let card = state.nations[seat].unfinished.expect("a wonder is under construction");
    log.tell(Event::Constructed { seat, card, stages, resources: price });
    state.tasks.push(Task::Complete { seat });
    state.tasks.push(Task::Cover { seat, count: stages, named: 0 });
    if log.cite(TTA_102) {
        tokens::pay(game, state, seat, Goods::Resources, price, log);
    }
}

/// TTA-102, TTA-103: tokens of the bank cover stages; whether the seat has to choose others.
pub fn cover(state: &mut State, (seat, count, named): (Seat, u8, u8), log: &mut Log<Event>) -> bool {
    let nation = &mut state.nations[seat];
    if count == 0 {
        state.tasks.pop();
        return false;
    }
    // TTA-F58: every stage needs a token.
    if nation.blue > 0 || !TTA_F58.in_force() {
        nation.blue = nation.blue.saturating_sub(1);
        nation.stages += 1;
        set_cover(state, count - 1, 0);
        return false;
    }
    match tokens::only_given(nation, count).filter(|_| named == 0) {
        Some(card) => {
            let _ = cover_with(state, seat, card, log);
            set_cover(state, count - 1, 0);
            false
        }
        None => true,
    }
}

fn set_cover(state: &mut State, left: u8, by: u8) {
    if let Some(Task::Cover { count, named, .. }) = state.tasks.top_mut() {
        (*count, *named) = (left, by);
    }
}

/// TTA-103: a token from a card covers a stage.
pub fn cover_with(state: &mut State, seat: Seat, card: Civil, log: &mut Log<Event>) -> Result<(), Illegal> {
    tokens::give(state, seat, card, TTA_103)?;
    log.cite(TTA_103);
    log.cite(TTA_F58);
    state.nations[seat].stages += 1;
    if let Some(Task::Cover { count, named, .. }) = state.tasks.top() {
        set_cover(state, count - 1, named + 1);
    }
    Ok(())
}

/// TTA-105: if all stages are covered the wonder is complete.
pub fn complete(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let nation = &mut state.nations[seat];
    let Some(card) = nation.unfinished else { return };
    let stages = game.data.card(card).stages.prices().len();
    if usize::from(nation.stages) < stages || !log.cite(TTA_105) {
        return;
    }
    nation.blue += nation.stages;
    (nation.unfinished, nation.stages) = (None, 0);
    nation.wonders.insert(card);
    log.use_component(card.index());
    log.tell(Event::Completed { seat, card });
    rate::update(game, state, seat, log);
    // TTA-106: wonders of Age III score once.
    let mut culture = 0;
    for ability in &game.data.card(card).abilities {
        if let &Ability::OnCompletion { each, per } = ability
            && log.cite(TTA_106)
        {
            let nation = &state.nations[seat];
            culture += i16::from(each) * rate::count(game, nation, per, &mut |rule| log.cite(rule));
        }
    }
    people::score(state, seat, culture, |ledger| &mut ledger.wonders, log);
}
