//! Research cards: gaining them and installing them. CVL-110 to CVL-114, CVL-146, CVL-147.

use epoka_core::{Illegal, Log, Seat, Seats, pile::Top, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    ask::Ways,
    effect::{Asks, Deck, Slot, When},
    markers::{give, score, trigger_any},
    matrix,
    rules::*,
    state::*,
    task::{Gain, Task},
};

/// CVL-146: whether a card can be taken from a stack.
pub fn check_take(state: &State, deck: Deck, face_up: bool, (up, down): (bool, bool)) -> Result<(), Illegal> {
    let empty = if face_up { state.face_up[deck as usize].is_empty() } else { state.decks[deck as usize].is_empty() };
    refuse(CVL_146, (face_up && !up) || (!face_up && !down))?;
    // CVL-Q15: an empty stack stays empty.
    refuse(CVL_Q15, empty)?;
    refuse(CVL_146, empty)
}

/// The top card of a face-up stack comes to a hand: everybody sees it.
pub fn take_open(game: &Civolution, state: &mut State, seat: Seat, deck: Deck, log: &mut Log<Event>) {
    log.cite(CVL_146);
    let card = state.face_up[deck as usize].pop().expect("the stack has a card");
    state.hands[seat].insert(card.index());
    state.seen[card.index()] = Seats::all(game.players);
    log.tell(Event::CardTaken { seat, card });
    if state.face_up[deck as usize].is_empty() {
        state.tasks.push(Task::RevealCard { deck });
    }
}

/// Whether chance has to say which card is on top of a stack.
pub fn is_open(state: &State, deck: Deck) -> bool {
    state.decks[deck as usize].top() == Top::Bag
}

/// The top card of a face-down stack comes to a hand.
pub fn drawn(state: &mut State, seat: Seat, (deck, look): (Deck, bool), card: u16, log: &mut Log<Event>) {
    let hidden = state.decks[deck as usize].draw(card);
    let card = Card(hidden.card as u8);
    state.hands[seat].insert(card.index());
    let mut seen = hidden.seen_by;
    seen.insert(seat);
    state.seen[card.index()] = seen;
    if look {
        state.drawn.insert(card.index());
    }
    log.reveal();
    log.tell(Event::CardDrawn { seat, deck, card: Some(card) });
}

/// CVL-200: a card chosen among all of its deck comes to a hand.
pub fn chosen(state: &mut State, seat: Seat, card: Card) {
    state.decks[card.index() / DECK].draw(card.0.into());
    state.hands[seat].insert(card.index());
    state.seen[card.index()] = Seats::one(seat);
}

/// CVL-51: the top card of a face-down stack is laid on its face-up stack.
pub fn turned_up(state: &mut State, deck: Deck, card: u16, log: &mut Log<Event>) {
    let hidden = state.decks[deck as usize].draw(card);
    let card = Card(hidden.card as u8);
    state.face_up[deck as usize].push(card);
    log.reveal();
    log.tell(Event::CardRevealed { card });
}

/// How many face-down cards of a deck and of those after it may still be named for a draw.
pub fn drawable(state: &State, from: Deck) -> usize {
    let left = |deck: usize| state.decks[deck].len() - usize::from(state.doing.draws[deck]);
    (from as usize..state.decks.len()).map(left).sum()
}

/// CVL-147: whether a stack has another card to draw.
pub fn check_draw(state: &State, deck: Deck) -> Result<(), Illegal> {
    let empty = state.decks[deck as usize].len() <= usize::from(state.doing.draws[deck as usize]);
    // CVL-Q15: an empty stack stays empty.
    refuse(CVL_Q15, empty)?;
    refuse(CVL_147, empty)
}

/// CVL-147: how many cards come from each stack, where that is no choice: all there are, or all from one stack.
pub fn only_draws(state: &State, left: u8) -> Option<[u8; 5]> {
    let cards = state.decks.each_ref().map(|deck| deck.len() as u8);
    let stacks = cards.iter().filter(|&&cards| cards > 0).count();
    let is_only = stacks < 2 || cards.iter().sum::<u8>() <= left;
    (state.doing.draws == [0; 5] && is_only).then(|| cards.map(|cards| cards.min(left)))
}

/// CVL-147: some of the cards looked at stay; the others go under their stacks.
pub fn keep(game: &Civolution, state: &mut State, seat: Seat, (n, named): (u8, u8), card: Card, log: &mut Log<Event>) {
    log.cite(CVL_147);
    log.cite(CVL_A4);
    state.tasks.pop();
    state.drawn.remove(card.index());
    if n > 1 {
        state.tasks.push(Task::Keep { seat, n: n - 1, named: named + 1 });
        return;
    }
    let back = state.drawn;
    for number in back.iter() {
        put_under(game, state, seat, Card(number as u8));
    }
    state.drawn = CardSet::default();
    log.tell(Event::CardsReturned { seat, count: back.len() as u8 });
}

/// A card of a hand goes under its stack: its owner knows it.
pub fn put_under(game: &Civolution, state: &mut State, seat: Seat, card: Card) {
    let deck = game.data.cards[card.index()].deck as usize;
    state.hands[seat].remove(card.index());
    let seen = std::mem::replace(&mut state.seen[card.index()], Seats::NONE);
    state.decks[deck].put_under(card.0.into(), seen);
}

/// What a card needs at a row, beyond what there is: CVL-112.
struct Bill {
    materials: [u8; MATERIALS],
    have: [u8; 6],
    pay: [u8; 6],
}

/// The active slots of a card at a row: CVL-111, CVL-114.
fn active(slots: &[Slot; 5], row: u8, ignore: u8) -> impl Iterator<Item = (usize, &Slot)> {
    let active = slots.iter().enumerate().take(usize::from(row.min(5)));
    active.filter(move |&(at, slot)| slot.asks != Asks::Nothing && at + 1 != usize::from(ignore))
}

fn bill(civ: &Civ, slots: &[Slot; 5], row: u8, ignore: u8) -> Bill {
    let mut bill = Bill { materials: [0; MATERIALS], have: [0; 6], pay: [0; 6] };
    for (_, slot) in active(slots, row, ignore) {
        // CVL-112: settlements built are the other way, and cost nothing.
        if slot.settlements > 0 && civ.settled() >= slot.settlements {
            continue;
        }
        match slot.asks {
            Asks::Nothing => {}
            Asks::Pay(material) => bill.materials[material.index()] += slot.n,
            Asks::Have(of) => bill.have[of as usize] += slot.n,
            Asks::PayTrait(of) => bill.pay[of as usize] += slot.n,
        }
    }
    bill
}

/// CVL-112: whether a card can be paid at a row. One material may be spared by an ability.
pub fn check_cost(
    game: &Civolution,
    state: &State,
    seat: Seat,
    card: Card,
    (row, ignore, spare): (u8, u8, Option<Material>),
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    let bill = bill(civ, &game.data.cards[card.index()].cost, row, ignore);
    let mut spared = u8::from(civ.mods.skip_material && spare.is_none());
    for (at, &n) in bill.materials.iter().enumerate() {
        let n = n - u8::from(spare == Some(Material(at as u8)) && n > 0);
        let missing = n.saturating_sub(civ.stored[at]);
        refuse(CVL_112, missing > spared)?;
        spared -= missing.min(spared);
    }
    let mut forgiven = civ.mods.missing_have;
    for at in 0..6 {
        refuse(CVL_112, bill.pay[at] > civ.traits[at])?;
        refuse(CVL_112, bill.have[at].saturating_sub(civ.traits[at]) > forgiven)?;
        // CVL-Q7: what is returned is needed on top of what is owned.
        let paid = if CVL_Q7.in_force() { bill.pay[at] } else { 0 };
        let missing = (bill.have[at] + paid).saturating_sub(civ.traits[at]);
        refuse(CVL_Q7, missing > forgiven)?;
        forgiven -= missing.min(forgiven);
    }
    Ok(())
}

/// CVL-114: whether a slot can be ignored: not the only active one.
pub fn check_ignore(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (card, row): (Card, u8),
    slot: u8,
) -> Result<(), Illegal> {
    let slots = &game.data.cards[card.index()].cost;
    let is_active = active(slots, row, 0).any(|(at, _)| at + 1 == usize::from(slot));
    refuse(CVL_114, !is_active || active(slots, row, 0).count() < 2)?;
    check_cost(game, state, seat, card, (row, slot, None))
}

/// Whether a card can be paid at a row in some way.
fn payable(game: &Civolution, state: &State, seat: Seat, card: Card, row: u8, special: bool) -> bool {
    check_cost(game, state, seat, card, (row, 0, None)).is_ok()
        || (special && (1..=5).any(|slot| check_ignore(game, state, seat, (card, row), slot).is_ok()))
}

/// Whether a card can be paid in a column, at its row or at a higher one: CVL-Q9, there a slot can be ignored.
fn payable_from(game: &Civolution, state: &State, seat: Seat, card: Card, row: u8, special: bool) -> bool {
    let most = if special && CVL_Q9.in_force() { 5 } else { row.min(5) };
    (row.min(5)..=most).any(|row| payable(game, state, seat, card, row, special))
}

/// CVL-110: whether a card can be installed at all.
pub fn check_install(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (deck, special): (Deck, bool),
    card: Card,
) -> Result<(), Illegal> {
    refuse(CVL_110, !state.hands[seat].contains(card.index()) || game.data.cards[card.index()].deck != deck)?;
    let civ = &state.civs[seat];
    let kind = Kind::from(deck);
    let rows = (0..COLUMNS as u8).filter(|&column| matrix::check_column(civ, kind, column).is_ok());
    let least = rows.map(|column| civ.heights[usize::from(column)]).min();
    refuse(CVL_104, least.is_none())?;
    refuse(CVL_112, !payable_from(game, state, seat, card, least.unwrap_or(1), special))
}

/// Whether a column is open to a card.
pub fn check_column(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (card, special): (Card, bool),
    column: u8,
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    matrix::check_column(civ, game.data.cards[card.index()].deck.into(), column)?;
    refuse(CVL_112, !payable_from(game, state, seat, card, civ.heights[usize::from(column)], special))
}

/// Whether the last slot of a row takes nothing and gives nothing: the row below it comes to the same.
fn is_free(game: &Civolution, civ: &Civ, card: Card, row: u8) -> bool {
    let (data, at) = (&game.data.cards[card.index()], usize::from(row) - 1);
    let slot = data.cost[at];
    let settled = slot.settlements > 0 && civ.settled() >= slot.settlements;
    data.vp[at] == 0 && (settled || matches!(slot.asks, Asks::Have(_)))
}

/// CVL-111: whether a card may assume a row.
pub fn check_row(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (card, column, special): (Card, u8, bool),
    row: u8,
) -> Result<(), Illegal> {
    let natural = state.civs[seat].heights[usize::from(column)].min(5);
    refuse(CVL_111, row < natural || row > 5)?;
    // What would activate no further slot is no choice.
    let slots = &game.data.cards[card.index()].cost;
    refuse(CVL_111, row > natural && slots[usize::from(row) - 1].asks == Asks::Nothing)?;
    let idle = row > natural && !special && is_free(game, &state.civs[seat], card, row);
    refuse(CVL_111, idle)?;
    refuse(CVL_112, !payable(game, state, seat, card, row, special))
}

/// Every card that can be installed.
pub fn list_installs(game: &Civolution, state: &State, seat: Seat, (deck, special): (Deck, bool), ways: &mut Ways) {
    let first = deck as usize * DECK;
    for number in state.hands[seat].iter().filter(|&number| number / DECK == first / DECK) {
        let card = Card(number as u8);
        if check_install(game, state, seat, (deck, special), card).is_ok() {
            ways.put(Action::Install { card });
        }
    }
}

/// A material that need not be returned: only one that the card asks for.
pub fn check_spare(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (card, row, ignore): (Card, u8, u8),
    spare: Material,
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    let bill = bill(civ, &game.data.cards[card.index()].cost, row, ignore);
    refuse(CVL_198, !civ.mods.skip_material || bill.materials[spare.index()] == 0)?;
    check_cost(game, state, seat, card, (row, ignore, Some(spare)))
}

/// CVL-112, CVL-113: the cost is paid, VP and instant bonus come, then the card is inserted.
pub fn pay(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    (card, column, row): (Card, u8, u8),
    (ignore, spare): (u8, Option<Material>),
    log: &mut Log<Event>,
) {
    log.cite(CVL_110);
    log.cite(CVL_112);
    log.use_component(game.data.names.first(Card::KIND) + card.index());
    let data = &game.data.cards[card.index()];
    let bill = bill(&state.civs[seat], &data.cost, row, ignore);
    for (at, &n) in bill.materials.iter().enumerate() {
        let material = Material(at as u8);
        give(state, seat, Gain::Stored(material), n - u8::from(spare == Some(material) && n > 0), log);
    }
    for (at, &n) in bill.pay.iter().enumerate() {
        if n > 0 && bill.have[at] > 0 {
            log.cite(CVL_Q7);
        }
        let of = <crate::effect::Trait as strum::VariantArray>::VARIANTS[at];
        give(state, seat, Gain::Trait(of), n, log);
    }
    // CVL-Q9: an ignored slot gives no VP.
    let ignored = if ignore > 0 && !log.cite(CVL_Q9) { 0 } else { ignore };
    let points: u8 = active(&data.cost, row, ignored).map(|(at, _)| data.vp[at]).sum();
    if log.cite(CVL_113) {
        score(state, seat, points.into(), Line::Cards, log);
    }
    if ignore > 0 {
        log.cite(CVL_114);
    }
    state.hands[seat].remove(card.index());
    state.seen[card.index()] = Seats::NONE;
    // CVL-104: the column is its own before the bonus could take it.
    state.civs[seat].columns[usize::from(column)] = Some(data.deck.into());
    state.tasks.push(Task::PlaceCard { seat, card, column });
    state.tasks.push(Task::Run { seat, line: Line::Cards, at: data.instant.at, end: data.instant.end });
}

/// CVL-113: the card is inserted; only now its ability is in force.
pub fn place(game: &Civolution, state: &mut State, seat: Seat, (card, column): (Card, u8), log: &mut Log<Event>) {
    state.tasks.pop();
    let deck = game.data.cards[card.index()].deck;
    let both = [When::INSTALL_CARD, When::INSTALL_KNOWLEDGE];
    let moments = if deck == Deck::Knowledge { &both[..] } else { &both[..1] };
    // CVL-Q10: what works on an installation does not work on its own.
    let late = !log.cite(CVL_Q10);
    if late {
        matrix::insert(game, state, seat, Item::Card { card }, column, log);
    }
    trigger_any(game, state, seat, moments, log);
    if !late {
        matrix::insert(game, state, seat, Item::Card { card }, column, log);
    }
}
