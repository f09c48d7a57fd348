//! The card row: clearing, closing up, filling, and taking cards from it: TTA-37 to TTA-42, TTA-87 to TTA-92.

use epoka_core::{Illegal, Log, Seat, allow, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    effect::{Ability, Kind},
    people, rate,
    rules::*,
    state::*,
};

/// TTA-37: in the first turn only cards are taken.
pub fn check_turn(state: &State) -> Result<(), Illegal> {
    refuse(TTA_37, state.is_first_turn())
}

/// TTA-40: the cards on the leftmost spaces go, whatever lies there.
pub fn clear(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>) {
    let spaces = if log.cite(TTA_40) { cleared(game, state) } else { 0 };
    for space in &mut state.row[..usize::from(spaces)] {
        if let Some(card) = space.take() {
            log.tell(Event::Cleared { card });
            // TTA-156: it never comes back.
            if !log.cite(TTA_156) {
                state.deck[card.index()] += 1;
                state.deck_size += 1;
            }
        }
    }
}

/// TTA-40: how many spaces are cleared, by how many still play.
pub fn cleared(game: &ThroughTheAges, state: &State) -> u8 {
    game.data.board.row.cleared[state.by_players()]
}

/// TTA-41: the remaining cards move left in their order.
pub fn close_up(state: &mut State, log: &mut Log<Event>) {
    if log.cite(TTA_41) {
        let mut to = 0;
        for from in 0..ROW {
            if state.row[from].is_some() {
                state.row.swap(to, from);
                to += 1;
            }
        }
    }
}

/// How many spaces are free.
pub fn free(state: &State) -> u8 {
    state.row.iter().filter(|space| space.is_none()).count() as u8
}

/// TTA-42: cards come to the free spaces from left to right.
pub fn lay(state: &mut State, cards: &[u16], log: &mut Log<Event>) {
    let mut cards = cards.iter();
    for place in 0..ROW {
        let at = if log.cite(TTA_42) { place } else { ROW - 1 - place };
        let space = &mut state.row[at];
        if space.is_some() {
            continue;
        }
        let Some(&card) = cards.next() else { break };
        let card = Civil(card as u8);
        *space = Some(card);
        state.deck[card.index()] -= 1;
        state.deck_size -= 1;
        log.tell(Event::Laid { card, space: at as u8 + 1 });
    }
}

/// What the cards of a seat change in the prices of the row.
struct Terms {
    /// TTA-91: how much dearer wonders are.
    wonders: u8,
    /// How much cheaper leaders are.
    leaders: u8,
}

fn terms(game: &ThroughTheAges, nation: &Nation) -> Terms {
    let wonders = if TTA_91.in_force() { nation.wonders.len() } else { 0 };
    let mut terms = Terms { wonders, leaders: 0 };
    for (_, ability) in rate::abilities(game, nation) {
        match ability {
            Ability::NoWonderSurcharge {} => terms.wonders = 0,
            Ability::LeaderDiscount { civil_actions } => terms.leaders += civil_actions,
            _ => {}
        }
    }
    terms
}

/// The card on a space and what taking it costs a seat now, in civil actions.
pub fn offer(game: &ThroughTheAges, state: &State, seat: Seat, space: usize) -> Option<(Civil, u8)> {
    price(game, state, seat, space, &terms(game, &state.nations[seat]))
}

/// TTA-87, TTA-91, TTA-220: what the card on a space costs a seat in civil actions.
fn price(game: &ThroughTheAges, state: &State, seat: Seat, space: usize, terms: &Terms) -> Option<(Civil, u8)> {
    let card = state.row[space]?;
    let data = game.data.card(card);
    let mut price = game.data.board.row.prices[space];
    match data.kind {
        Kind::Wonder => {
            price += terms.wonders;
            for ability in &data.abilities {
                if let Ability::RowDiscount { civil_actions } = ability
                    && state.turn.replaced_leader
                    && seat == state.current
                    && TTA_220.in_force()
                {
                    price = lowered(price, *civil_actions);
                }
            }
        }
        Kind::Leader => price = lowered(price, terms.leaders),
        _ => {}
    }
    Some((card, price))
}

/// TTA-F61: a price never falls below nothing; without the rule one that would is not lowered.
fn lowered(price: u8, off: u8) -> u8 {
    if off <= price || TTA_F61.in_force() { price.saturating_sub(off) } else { price }
}

/// TTA-88 to TTA-92: whether a seat with so many actions may take the card on a space; the card and its price.
pub fn check_take(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    space: u8,
    actions: u8,
) -> Result<(Civil, u8), Illegal> {
    check_space(game, state, seat, (space, actions), &terms(game, &state.nations[seat]))
}

fn check_space(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    (space, actions): (u8, u8),
    terms: &Terms,
) -> Result<(Civil, u8), Illegal> {
    let nation = &state.nations[seat];
    let at = usize::from(space).wrapping_sub(1);
    let found = (at < ROW).then(|| price(game, state, seat, at, terms)).flatten();
    let (card, price) = found.ok_or(Illegal::by(TTA_87))?;
    let data = game.data.card(card);
    if data.kind == Kind::Wonder {
        // One place for an unfinished wonder is all there is.
        refuse(TTA_92, nation.unfinished.is_some())?;
    } else {
        refuse(TTA_88, nation.hand.len() >= usize::from(nation.rates.civil_hand))?;
        if nation.hand.is_full() {
            return Err(Illegal::by(TTA_88));
        }
    }
    if data.kind.is(Kind::TECHNOLOGIES) {
        refuse(TTA_89, nation.technologies.contains(card) || nation.hand.contains(&card))?;
    }
    if data.kind == Kind::Leader {
        refuse(TTA_90, nation.leaders_taken & (1 << data.age.level()) != 0)?;
    }
    refuse(TTA_87, price > actions)?;
    allow(TTA_A14, price == 0 && actions == 0)?;
    Ok((card, price))
}

/// The cards a seat with so many actions may take.
pub fn list(game: &ThroughTheAges, state: &State, seat: Seat, actions: u8, list: &mut Vec<Action>) {
    let terms = terms(game, &state.nations[seat]);
    for space in 1..=ROW as u8 {
        // Most cards are too dear: that is found out first.
        let price = price(game, state, seat, usize::from(space) - 1, &terms);
        let dear = price.is_none_or(|(_, price)| price > actions) && TTA_87.in_force();
        if !dear && check_space(game, state, seat, (space, actions), &terms).is_ok() {
            list.push(Action::Take { space });
        }
    }
}

/// TTA-87: a card is taken in the Action Phase.
pub fn take(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    space: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let (card, price) = check_take(game, state, seat, space, people::civil(state, seat))?;
    if log.cite(TTA_87) {
        people::pay_civil(state, seat, price, log);
    }
    if price == 0 {
        log.cite(TTA_A14);
        log.cite(TTA_F61);
    }
    let to_hand = receive(game, state, seat, space, price, log);
    // TTA-115: what is taken in the Action Phase cannot be played in it.
    state.turn.fresh += u8::from(to_hand);
    debug_assert!(!to_hand || state.nations[seat].hand.last() == Some(&card));
    Ok(())
}

/// A card comes from the row to a seat; whether to its hand.
pub fn receive(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    space: u8,
    price: u8,
    log: &mut Log<Event>,
) -> bool {
    let card = state.row[usize::from(space) - 1].take().expect("the space was checked");
    log.tell(Event::Taken { seat, card, actions: price });
    let kind = game.data.card(card).kind;
    cite_price(game, state, seat, card, log);
    let nation = &mut state.nations[seat];
    if kind == Kind::Wonder {
        // TTA-91: it lies in play, unfinished.
        log.cite(TTA_91);
        log.cite(TTA_161);
        nation.unfinished = Some(card);
        nation.stages = 0;
        return false;
    }
    if kind == Kind::Leader && log.cite(TTA_90) {
        nation.leaders_taken |= 1 << game.data.card(card).age.level();
    }
    log.cite(TTA_154);
    nation.hand.push(card);
    // TTA-F40: an agreement is a taking like any other.
    let agreed = matches!(state.tasks.top(), Some(Task::Agreement { .. }));
    if kind.is(Kind::TECHNOLOGIES) && log.cite(TTA_2) && (!agreed || log.cite(TTA_F40)) {
        let taker = rate::abilities(game, nation).find_map(|(leader, ability)| match ability {
            Ability::OnTake { science } => Some((leader, *science)),
            _ => None,
        });
        if let Some((leader, science)) = taker {
            log.use_component(leader.index());
            people::gain_science(state, seat, science.into(), log);
        }
    }
    log.cite(TTA_88)
}

/// Records what made a card cheaper or dearer.
fn cite_price(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil, log: &mut Log<Event>) {
    match game.data.card(card).kind {
        Kind::Wonder => {
            people::cite_leader(game, state, seat, log, |ability| *ability == Ability::NoWonderSurcharge {});
            if state.turn.replaced_leader && !game.data.card(card).abilities.is_empty() {
                log.cite(TTA_220);
            }
        }
        Kind::Leader => {
            people::cite_leader(game, state, seat, log, |ability| matches!(ability, Ability::LeaderDiscount { .. }));
        }
        _ => {}
    }
}
