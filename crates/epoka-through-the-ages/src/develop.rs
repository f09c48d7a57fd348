//! Developing technologies and changing the government: TTA-107 to TTA-113, TTA-210, TTA-212.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    army, build,
    effect::{Ability, Kind},
    leaders, pact, people, rate, row,
    rules::*,
    state::*,
    tokens,
};

/// Why something is developed: with an action, or because a card says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permit {
    /// TTA-84: whether an action is paid.
    pub action: bool,
    /// What has paid for the action card that allows it.
    pub fee: Option<Fee>,
    /// How much cheaper it is.
    pub discount: u8,
}

impl Permit {
    /// In the Action Phase.
    pub const ACTION: Permit = Permit { action: true, fee: None, discount: 0 };

    /// Because an action card says so, for which this was paid.
    pub fn card(fee: Fee) -> Permit {
        Permit { action: false, fee: Some(fee), discount: 0 }
    }
}

/// The science a technology costs a seat. TTA-F26: a partner who cannot pay its part of a pact blocks it.
fn price(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    (card, printed): (Civil, u8),
    permit: Permit,
) -> Result<u8, Illegal> {
    let nation = &state.nations[seat];
    let mut pacts = 0;
    if let Some((partner, science, share)) = pact::cooperation(game, state, seat) {
        refuse(TTA_F26, state.nations[partner].science < share.into())?;
        pacts = science;
    }
    let kind = game.data.card(card).kind;
    let off: u8 = rate::abilities(game, nation)
        .map(|(_, ability)| match ability {
            Ability::ScienceDiscount { kind: about, science } if *about == kind => *science,
            Ability::PairDiscount { with, on, science, .. } if *on == kind && build::is_paired(game, nation, *with) => {
                *science
            }
            _ => 0,
        })
        .sum();
    Ok(printed.saturating_sub(off + pacts + permit.discount))
}

/// TTA-202: whether the science is there, that for units included.
fn check_science(state: &State, seat: Seat, kind: Kind, price: u8) -> Result<(), Illegal> {
    let purse = if kind.is(Kind::UNITS) && seat == state.current { state.turn.unit_science } else { 0 };
    if state.nations[seat].science + u16::from(purse) < u16::from(price) {
        return Err(Illegal::by(TTA_202));
    }
    Ok(())
}

/// TTA-107: whether a seat may develop a technology in hand; what it costs.
pub fn check(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil, permit: Permit) -> Result<u8, Illegal> {
    let (nation, data) = (&state.nations[seat], game.data.card(card));
    if !data.kind.is(Kind::TECHNOLOGIES) || !nation.hand.contains(&card) {
        return Err(Illegal::by(TTA_107));
    }
    refuse(TTA_83, permit.action && people::civil(state, seat) < 1)?;
    // TTA-210: a card for which nothing was paid brings a revolution and nothing else.
    refuse(TTA_83, permit.fee == Some(Fee::Nothing))?;
    let price = price(game, state, seat, (card, data.science), permit)?;
    check_science(state, seat, data.kind, price)?;
    Ok(price)
}

/// TTA-111, TTA-210: whether a seat may change to a government by a revolution; what it costs.
pub fn check_revolution(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    card: Civil,
    permit: Permit,
) -> Result<u8, Illegal> {
    let (nation, data) = (&state.nations[seat], game.data.card(card));
    if data.kind != Kind::Government || !nation.hand.contains(&card) {
        return Err(Illegal::by(TTA_111));
    }
    // TTA-113: a card that lets a technology be developed will do.
    if !permit.action && !TTA_113.in_force() {
        return Err(Illegal::by(TTA_113));
    }
    if by_military(game, nation) {
        refuse(TTA_210, army::available(state, seat) < nation.rates.military)?;
        refuse(TTA_210, nation.military < nation.rates.military && !TTA_F67.in_force())?;
    } else {
        // TTA-111: as many as there are in all, the one that a card has cost included.
        // TTA-F10: with it they are all, and no more. TTA-F67: an extra one is as good as any.
        let paid = matches!(permit.fee, Some(Fee::Regular | Fee::Extra)) && TTA_F10.in_force();
        let available = if TTA_F67.in_force() { people::civil(state, seat) } else { nation.civil };
        refuse(TTA_111, available + u8::from(paid) < nation.rates.civil)?;
    }
    let price = price(game, state, seat, (card, data.revolution), permit)?;
    check_science(state, seat, data.kind, price)?;
    Ok(price)
}

/// TTA-210: whether military actions pay for a revolution.
fn by_military(game: &ThroughTheAges, nation: &Nation) -> bool {
    let ability = rate::abilities(game, nation).any(|(_, ability)| *ability == Ability::RevolutionByMilitary {});
    ability && TTA_210.in_force()
}

/// Whether a seat may develop anything.
pub fn any(game: &ThroughTheAges, state: &State, seat: Seat, permit: Permit) -> bool {
    state.nations[seat].hand.iter().any(|&card| {
        check(game, state, seat, card, permit).is_ok() || check_revolution(game, state, seat, card, permit).is_ok()
    })
}

/// What a seat may develop.
pub fn list(game: &ThroughTheAges, state: &State, seat: Seat, permit: Permit, list: &mut Vec<Action>) {
    for &card in &state.nations[seat].hand {
        if !game.data.card(card).kind.is(Kind::TECHNOLOGIES) {
            continue;
        }
        if check(game, state, seat, card, permit).is_ok() {
            list.push(Action::Develop { card });
        }
        if check_revolution(game, state, seat, card, permit).is_ok() {
            list.push(Action::Revolt { card });
        }
    }
}

/// TTA-107: a technology is developed.
pub fn develop(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    permit: Permit,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    let science = check(game, state, seat, card, permit)?;
    if permit.action {
        people::pay_civil(state, seat, 1, log);
    }
    log.tell(Event::Developed { seat, card, science });
    cite_discounts(game, state, seat, card, log);
    if log.cite(TTA_107) {
        pay_science(game, state, seat, card, science, log);
    }
    enter(game, state, seat, card, log);
    developed(game, state, seat, log);
    Ok(())
}

fn cite_discounts(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil, log: &mut Log<Event>) {
    let kind = game.data.card(card).kind;
    people::cite_leader(game, state, seat, log, |ability| match ability {
        Ability::ScienceDiscount { kind: about, .. } => *about == kind,
        Ability::PairDiscount { on, .. } => *on == kind,
        _ => false,
    });
}

/// TTA-202: science is paid, that for units first. What is developed is told with its price, what a partner pays is not.
fn pay_science(game: &ThroughTheAges, state: &mut State, seat: Seat, card: Civil, science: u8, log: &mut Log<Event>) {
    if let Some((partner, _, share)) = pact::cooperation(game, state, seat)
        && log.cite(TTA_F26)
        && log.cite(TTA_166)
    {
        state.nations[partner].science -= u16::from(share);
        log.tell(Event::Science { seat: partner, amount: -i16::from(share) });
    }
    let mut own = science;
    if game.data.card(card).kind.is(Kind::UNITS) && state.turn.unit_science > 0 && seat == state.current {
        let used = state.turn.unit_science.min(science);
        if log.cite(TTA_86) {
            state.turn.unit_science -= used;
            own -= used;
        }
    }
    if own > 0 && log.cite(TTA_202) {
        state.nations[seat].science -= u16::from(own);
    }
}

/// A technology comes into play: TTA-108, TTA-109.
fn enter(game: &ThroughTheAges, state: &mut State, seat: Seat, card: Civil, log: &mut Log<Event>) {
    leaders::remove_from_hand(state, seat, card);
    log.use_component(card.index());
    let kind = game.data.card(card).kind;
    let nation = &mut state.nations[seat];
    nation.technologies.insert(card);
    if kind == Kind::Government {
        // TTA-109: the old government leaves the game.
        if log.cite(TTA_109) {
            let before = std::mem::replace(&mut nation.government, card);
            nation.technologies.remove(before);
            log.tell(Event::Replaced { seat, card: before, by: card });
        }
    } else if kind.is(Kind::SPECIALS) {
        keep_best(game, nation, seat, kind, log);
    }
    rate::update(game, state, seat, log);
}

/// TTA-108: of two special technologies of one type the lower one is discarded.
pub fn keep_best(game: &ThroughTheAges, nation: &mut Nation, seat: Seat, kind: Kind, log: &mut Log<Event>) {
    let mut same = nation.technologies.iter().filter(|&card| game.data.card(card).kind == kind);
    if let (Some(lower), Some(higher)) = (same.next(), same.next())
        && log.cite(TTA_108)
    {
        drop(same);
        nation.technologies.remove(lower);
        log.tell(Event::Replaced { seat, card: lower, by: higher });
    }
}

/// TTA-110: what leaders give for every development.
fn developed(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let bonus = rate::abilities(game, &state.nations[seat]).find_map(|(card, ability)| match ability {
        Ability::OnDevelop { resources, culture, civil_actions } => {
            Some((card, [*resources, *culture, *civil_actions]))
        }
        _ => None,
    });
    let Some((leader, [resources, culture, civil_actions])) = bonus else { return };
    if !log.cite(TTA_110) {
        return;
    }
    log.use_component(leader.index());
    tokens::gain(game, state, seat, Goods::Resources, resources, log);
    people::score(state, seat, culture.into(), |ledger| &mut ledger.cards, log);
    // TTA-212: also after a revolution.
    for _ in 0..civil_actions {
        if log.cite(TTA_212) {
            people::get_back_civil(state, seat, log);
        }
    }
}

/// TTA-F67: actions for this turn help to pay for a revolution.
fn cite_extra(state: &State, seat: Seat, extra: u8, log: &mut Log<Event>) {
    if extra > 0 && seat == state.current {
        log.cite(TTA_F67);
    }
}

/// What has paid for the card that allows a revolution comes back: TTA-210, and TTA-F10, as one of all that are paid.
fn return_fee(state: &mut State, seat: Seat, fee: Option<Fee>, by_military: bool, log: &mut Log<Event>) {
    match fee {
        Some(Fee::Regular) if by_military || log.cite(TTA_F10) => state.nations[seat].civil += 1,
        Some(Fee::Extra) if by_military || log.cite(TTA_F10) => state.turn.extra_civil += 1,
        Some(_) | None => {}
    }
}

/// TTA-111, TTA-112: a revolution.
pub fn revolt(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    permit: Permit,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    let science = check_revolution(game, state, seat, card, permit)?;
    let nation = &state.nations[seat];
    let by_military = by_military(game, nation);
    log.cite(TTA_111);
    log.tell(Event::Revolted { seat, card, science });
    if !permit.action {
        log.cite(TTA_113);
    }
    return_fee(state, seat, permit.fee, by_military, log);
    // TTA-F67: extra actions pay first, and those they have paid for are still there.
    if by_military {
        log.cite(TTA_210);
        people::cite_leader(game, state, seat, log, |ability| *ability == Ability::RevolutionByMilitary {});
        cite_extra(state, seat, state.turn.extra_military, log);
        army::pay(state, seat, state.nations[seat].rates.military, log);
    } else {
        cite_extra(state, seat, state.turn.extra_civil, log);
        people::pay_civil(state, seat, state.nations[seat].rates.civil, log);
    }
    pay_science(game, state, seat, card, science, log);
    let (civil, military) = (state.nations[seat].civil, state.nations[seat].military);
    enter(game, state, seat, card, log);
    let nation = &mut state.nations[seat];
    if by_military {
        // TTA-A7: only military actions arrive spent.
        if log.cite(TTA_A7) {
            nation.military = nation.military.min(military);
        }
    } else if log.cite(TTA_112) {
        nation.civil = nation.civil.min(civil);
    }
    let culture: u8 = rate::abilities(game, nation)
        .map(|(_, ability)| if let Ability::OnRevolution { culture } = ability { *culture } else { 0 })
        .sum();
    people::score(state, seat, culture.into(), |ledger| &mut ledger.cards, log);
    developed(game, state, seat, log);
    Ok(())
}
