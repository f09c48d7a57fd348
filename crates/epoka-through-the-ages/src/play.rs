//! Action cards: TTA-114 to TTA-117.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    build, develop,
    effect::{Kind, Order},
    events, leaders, people, row,
    rules::*,
    state::*,
    tokens, wonders,
};

/// What an action card allows to build.
pub fn permit(kinds: KindList, new: bool, discount: u8) -> build::Permit {
    build::Permit { action: false, kinds: kinds.0, new, upgrade: true, discount }
}

/// TTA-114 to TTA-116: whether a seat may play an action card.
fn check(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> Result<(), Illegal> {
    let nation = &state.nations[seat];
    let at = nation.hand.iter().position(|&held| held == card);
    let (Some(at), Some(order)) = (at, &game.data.card(card).does) else { return Err(Illegal::by(TTA_114)) };
    let unpaid = people::fee(state, seat) == Fee::Nothing;
    let permit = develop::Permit { action: false, fee: unpaid.then_some(Fee::Nothing), discount: 0 };
    // TTA-210: a revolution paid with military actions needs no civil one for the card.
    let is_free = || matches!(order, Order::Develop { .. }) && develop::any(game, state, seat, permit);
    refuse(TTA_83, unpaid && !is_free())?;
    refuse(TTA_115, at + usize::from(state.turn.fresh) >= nation.hand.len())?;
    let possible = match order {
        Order::Build { kinds, new, discount } => {
            build::any(game, state, seat, self::permit(KindList(*kinds), *new, *discount))
        }
        // TTA-F8: what it gives cannot pay.
        Order::Grow { food } => {
            let own = if TTA_F8.in_force() { 0 } else { *food };
            people::check_growth(game, state, seat, own).is_ok()
        }
        // TTA-F9: not without a stage that can be built.
        Order::Stage { discount } => wonders::check(game, state, seat, 1, *discount).is_ok() || !TTA_F9.in_force(),
        Order::Develop { .. } => develop::any(game, state, seat, permit),
        Order::Recruit { .. }
        | Order::RecruitPerStronger { .. }
        | Order::CulturePerRicher { .. }
        | Order::Gain(_)
        | Order::Choose { .. } => true,
    };
    // TTA-116: what it orders must be possible.
    refuse(TTA_116, !possible)
}

/// The action cards a seat may play.
pub fn list(game: &ThroughTheAges, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let first = list.len();
    for at in 0..state.nations[seat].hand.len() {
        let card = state.nations[seat].hand[at];
        let action = Action::Play { card };
        if game.data.card(card).kind == Kind::Action
            && !list[first..].contains(&action)
            && check(game, state, seat, card).is_ok()
        {
            list.push(action);
        }
    }
}

/// TTA-114: an action card is played.
pub fn play(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    check(game, state, seat, card)?;
    let fee = people::fee(state, seat);
    if log.cite(TTA_114) {
        people::pay_civil(state, seat, 1, log);
        leaders::remove_from_hand(state, seat, card);
    }
    log.use_component(card.index());
    log.tell(Event::Played { seat, card });
    let order = game.data.card(card).does.as_ref().expect("the card was checked");
    carry_out(game, state, (seat, fee), order, log);
    Ok(())
}

fn carry_out(game: &ThroughTheAges, state: &mut State, (seat, fee): (Seat, Fee), order: &Order, log: &mut Log<Event>) {
    let by_players = state.by_players();
    match order {
        Order::Build { kinds, new, discount } => {
            log.cite(TTA_116);
            let kinds = KindList(*kinds);
            state.tasks.push(Task::CardBuild { seat, kinds, new: *new, discount: *discount });
        }
        Order::Grow { food } => {
            // TTA-F8: paid in full first, then gained.
            log.cite(TTA_116);
            log.cite(TTA_F8);
            let price = people::growth_price(game, &state.nations[seat], 0).unwrap_or(0);
            state.tasks.push(Task::Store { seat, goods: Goods::Food, amount: *food });
            people::grow(game, state, seat, price, log);
        }
        Order::Stage { discount } => {
            // TTA-117: exactly one.
            log.cite(TTA_F9);
            if let Ok((_, price)) = wonders::check(game, state, seat, 1, *discount)
                && log.cite(TTA_117)
            {
                wonders::begin(game, state, seat, 1, price, log);
            }
        }
        Order::Recruit { military_actions, resources } => recruit(state, seat, *military_actions, *resources, log),
        Order::RecruitPerStronger { resources } => {
            let own = state.nations[seat].rates.strength;
            let stronger = rivals(state, seat, |nation| nation.rates.strength > own);
            recruit(state, seat, 0, resources[by_players] * stronger, log);
        }
        Order::CulturePerRicher { culture } => {
            let own = state.nations[seat].ledger.total();
            let richer = rivals(state, seat, |nation| nation.ledger.total() > own);
            // TTA-A11: by those still in the game.
            let by_players = if log.cite(TTA_A11) { by_players } else { usize::from(game.players) - 2 };
            people::score(state, seat, (culture[by_players] * richer).into(), |ledger| &mut ledger.cards, log);
        }
        Order::Gain(goods) => events::gain(game, state, seat, goods, |ledger| &mut ledger.cards, log),
        Order::Choose { amount } => state.tasks.push(Task::Choose { seat, amount: *amount }),
        Order::Develop { science } => {
            log.cite(TTA_116);
            state.tasks.push(Task::GainScience { seat, amount: *science });
            state.tasks.push(Task::CardDevelop { seat, fee });
        }
    }
}

/// How many rivals are such.
fn rivals(state: &State, seat: Seat, what: impl Fn(&Nation) -> bool) -> u8 {
    state.playing.iter().filter(|&other| other != seat && what(&state.nations[other])).count() as u8
}

/// TTA-86: actions and resources for units, this turn.
fn recruit(state: &mut State, seat: Seat, actions: u8, resources: u8, log: &mut Log<Event>) {
    if log.cite(TTA_86) {
        log.cite(TTA_180);
        state.turn.extra_military += actions;
        state.turn.unit_resources += resources;
    }
    log.tell(Event::Armed { seat, actions, resources, science: 0 });
}

/// Food or resources, the seat's choice.
pub fn choose(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, amount): (Seat, u8),
    goods: Goods,
    log: &mut Log<Event>,
) {
    state.tasks.pop();
    tokens::gain(game, state, seat, goods, amount, log);
}
