//! Food and resources in blue tokens: TTA-191 to TTA-200.
//!
//! A layout says how many tokens lie on each card. Of all layouts that a payment or a gain can lead to only the best
//! matter: one layout is as good as another if it leaves as many tokens in the bank and has as much worth on the
//! higher cards, from which it could be broken into the other at any time.

use epoka_core::{ArrayVec, Illegal, Log, Seat, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event, Layout},
    effect::{Ability, Kind},
    rate,
    rules::*,
    state::*,
};

/// The most layouts that can be equally good.
const LAYOUTS: usize = 12;
/// The most different worths of tokens.
const WORTHS: usize = 8;

/// Layouts, the suggested one first.
pub type Layouts = ArrayVec<Layout, LAYOUTS>;

/// Tokens of one worth.
#[derive(Clone, Copy, Debug, Default)]
struct Denomination {
    worth: u8,
    /// The farm or mine.
    card: Option<u8>,
    /// The lab (TTA-211).
    lab: Option<u8>,
    tokens: u8,
    /// Whether tokens can be put there.
    open: bool,
}

type Denominations = ArrayVec<Denomination, WORTHS>;

/// Whether a card stores food, or resources.
fn stores(kind: Kind, goods: Goods) -> bool {
    match goods {
        Goods::Food => kind == Kind::Farm,
        Goods::Resources => matches!(kind, Kind::Mine | Kind::Lab),
    }
}

/// TTA-191: what all tokens on farms, or on mines, are worth.
pub fn stock(game: &ThroughTheAges, nation: &Nation, goods: Goods) -> u16 {
    let range = match goods {
        Goods::Food => game.farms.clone(),
        Goods::Resources => game.mines.clone(),
    };
    let worth = |card: usize| if TTA_158.in_force() { game.worths[card].into() } else { 1 };
    range.map(|card| u16::from(nation.stored[card]) * worth(card)).sum()
}

/// What a seat can pay: its stock, and what stands in for it by a pact (TTA-F25).
pub fn means(game: &ThroughTheAges, state: &State, seat: Seat, goods: Goods) -> u16 {
    let more = seat == state.current && state.turn.barter == Some(goods);
    let nation = &state.nations[seat];
    // TTA-191: the other goods are no means.
    let other = if TTA_191.in_force() { 0 } else { stored(nation).into() };
    stock(game, nation, goods) + u16::from(more) + other
}

/// TTA-196: whether a seat can pay a price.
pub fn check_price(game: &ThroughTheAges, state: &State, seat: Seat, goods: Goods, price: u8) -> Result<(), Illegal> {
    refuse(TTA_196, means(game, state, seat, goods) < price.into())
}

/// All tokens on cards.
pub fn stored(nation: &Nation) -> u8 {
    nation.stored.iter().sum()
}

/// The worths of tokens a seat can have, lowest first.
fn denominations(game: &ThroughTheAges, nation: &Nation, goods: Goods) -> Denominations {
    let labs = rate::abilities(game, nation).any(|(_, ability)| *ability == Ability::LabsProduce {});
    let mut list = Denominations::new();
    for card in nation.technologies.iter().take_while(|card| card.index() < STORES) {
        let (kind, worth) = (game.data.card(card).kind, game.worths[card.index()]);
        let tokens = nation.stored[card.index()];
        let is_lab = kind == Kind::Lab;
        if !stores(kind, goods) || worth == 0 || (is_lab && tokens == 0 && !labs) {
            continue;
        }
        let at = list.iter().position(|known| known.worth >= worth).unwrap_or(list.len());
        if list.get(at).is_none_or(|known| known.worth != worth) {
            list.insert(at, Denomination { worth, ..Denomination::default() });
        }
        let entry = &mut list[at];
        let place = if is_lab { &mut entry.lab } else { &mut entry.card };
        *place = Some(card.0);
        entry.tokens += tokens;
        entry.open |= !is_lab || labs;
    }
    list
}

/// What tokens are laid out for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// What lies on the cards after a payment.
    Left,
    /// What is added to the cards by a gain.
    Added,
}

/// What a search for layouts looks for.
struct Search<'a> {
    list: &'a Denominations,
    aim: Aim,
    /// The most tokens in all.
    most: u16,
    found: ArrayVec<([u8; WORTHS], u16), LAYOUTS>,
}

impl Search<'_> {
    /// Tries what can lie on the cards below `at`, given the worth still to be placed and the worth above.
    fn go(&mut self, at: usize, left: u16, tokens: u16, (above, before): (u16, u16), counts: &mut [u8; WORTHS]) {
        if at == 0 {
            if left == 0 {
                self.keep(*counts, tokens);
            }
            return;
        }
        let at = at - 1;
        let entry = self.list[at];
        let worth = u16::from(entry.worth);
        let before = before + u16::from(entry.tokens) * worth;
        let mut most = left / worth;
        // TTA-195: what is paid never moves worth up.
        if self.aim == Aim::Left && TTA_195.in_force() {
            most = most.min(before.saturating_sub(above) / worth);
        }
        if !entry.open {
            most = most.min(if self.aim == Aim::Left { entry.tokens.into() } else { 0 });
        }
        let most = most.min(self.most.saturating_sub(tokens)).min(u8::MAX.into());
        // With so many tokens fewer here at least `worth` tokens would lie below, and among so many there are always some
        // that add up to whole tokens of this worth: never better.
        let steps = if at == 0 { 1 } else { u16::from(self.list[at - 1].worth) };
        for count in ((most + 1).saturating_sub(steps)..=most).rev() {
            counts[at] = count as u8;
            self.go(at, left - count * worth, tokens + count, (above + count * worth, before), counts);
        }
        counts[at] = 0;
    }

    /// Keeps a layout unless another is at least as good, and drops those it is better than.
    fn keep(&mut self, counts: [u8; WORTHS], tokens: u16) {
        let list = self.list;
        let is_as_good = |one: &([u8; WORTHS], u16), other: &([u8; WORTHS], u16)| {
            let mut ahead = 0i32;
            let higher = (0..list.len()).rev().all(|at| {
                ahead += (i32::from(one.0[at]) - i32::from(other.0[at])) * i32::from(list[at].worth);
                ahead >= 0
            });
            higher && one.1 <= other.1
        };
        let new = (counts, tokens);
        if self.found.iter().any(|old| is_as_good(old, &new)) {
            return;
        }
        self.found.retain(|old| !is_as_good(&new, old));
        let _ = self.found.try_push(new);
    }
}

/// The best ways to lay out exactly this worth, or the highest reachable one below.
fn layouts(nation: &Nation, list: &Denominations, aim: Aim, target: u16, most: u16) -> Layouts {
    let mut search = Search { list, aim, most, found: ArrayVec::new() };
    let exact_only = match aim {
        Aim::Left => !TTA_197.in_force(),
        Aim::Added => !TTA_193.in_force(),
    };
    let mut worth = target;
    loop {
        search.go(list.len(), worth, 0, (0, 0), &mut [0; WORTHS]);
        if !search.found.is_empty() || worth == 0 || exact_only {
            break;
        }
        // TTA-F59: no more is overpaid than must be.
        worth = if aim == Aim::Added || TTA_F59.in_force() { worth - 1 } else { 0 };
    }
    // The suggested one leaves the most tokens in the bank.
    search.found.sort_by_key(|&(counts, tokens)| (tokens, std::cmp::Reverse(reversed(counts))));
    let layout = |&(mut counts, _): &([u8; WORTHS], u16)| {
        if aim == Aim::Added {
            // What is there stays.
            counts.iter_mut().zip(list).for_each(|(count, entry)| *count += entry.tokens);
        }
        spread(nation, list, counts)
    };
    search.found.iter().map(layout).collect()
}

fn reversed(mut counts: [u8; WORTHS]) -> [u8; WORTHS] {
    counts.reverse();
    counts
}

/// Tokens by worth as tokens by card: those on a lab are spent before those on a mine of the same worth.
fn spread(nation: &Nation, list: &Denominations, counts: [u8; WORTHS]) -> Layout {
    let mut layout = Layout(nation.stored);
    for (entry, count) in list.iter().zip(counts) {
        match (entry.card, entry.lab) {
            (Some(card), Some(lab)) => {
                let (card, lab) = (usize::from(card), usize::from(lab));
                let on_lab = count.saturating_sub(nation.stored[card]).min(nation.stored[lab]);
                (layout.0[lab], layout.0[card]) = (on_lab, count - on_lab);
            }
            (Some(card), None) | (None, Some(card)) => layout.0[usize::from(card)] = count,
            (None, None) => {}
        }
    }
    layout
}

fn after_paying(game: &ThroughTheAges, nation: &Nation, goods: Goods, amount: u8) -> Layouts {
    let list = denominations(game, nation, goods);
    let tokens: u16 = list.iter().map(|entry| u16::from(entry.tokens)).sum();
    let target = stock(game, nation, goods).saturating_sub(amount.into());
    layouts(nation, &list, Aim::Left, target, tokens + u16::from(nation.blue))
}

fn after_gaining(game: &ThroughTheAges, nation: &Nation, goods: Goods, amount: u8) -> Layouts {
    layouts(nation, &denominations(game, nation, goods), Aim::Added, amount.into(), nation.blue.into())
}

/// Puts tokens as a layout says, the rest into the bank. What is `said` to be paid with what is bought is not told again,
/// only what goes beyond it (TTA-197).
fn apply(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, goods): (Seat, Goods),
    layout: Layout,
    said: u8,
    log: &mut Log<Event>,
) {
    let nation = &mut state.nations[seat];
    let before = stock(game, nation, goods);
    let bank = u16::from(nation.blue) + u16::from(stored(nation));
    nation.stored = layout.0;
    nation.blue = (bank - u16::from(stored(nation))) as u8;
    let amount = stock(game, nation, goods) as i16 - before as i16 + i16::from(said);
    if amount != 0 {
        log.tell(Event::Stock { seat, goods, amount });
    }
}

/// TTA-194: a seat that has enough pays; it is asked only if that matters.
pub fn pay(game: &ThroughTheAges, state: &mut State, seat: Seat, goods: Goods, amount: u8, log: &mut Log<Event>) {
    if amount == 0 || !log.cite(TTA_194) {
        return;
    }
    let mut amount = amount;
    if seat == state.current && state.turn.barter == Some(goods) {
        // TTA-F25: the other good stands in for one of this.
        state.turn.barter = None;
        amount -= 1;
    }
    if amount == 0 {
        return;
    }
    let nation = &state.nations[seat];
    let options = after_paying(game, nation, goods, amount);
    cite_payment(game, nation, goods, amount, &options, log);
    match options.as_slice() {
        [] => {}
        [only] => apply(game, state, (seat, goods), *only, amount, log),
        [_, ..] => state.tasks.push(Task::Pay { seat, goods, amount }),
    }
}

/// Which rules a payment follows.
fn cite_payment(
    game: &ThroughTheAges,
    nation: &Nation,
    goods: Goods,
    amount: u8,
    options: &Layouts,
    log: &mut Log<Event>,
) {
    log.cite(TTA_191);
    log.cite(TTA_195);
    let Some(first) = options.first() else { return };
    let left: u16 = match goods {
        Goods::Food => game.farms.clone(),
        Goods::Resources => game.mines.clone(),
    }
    .map(|card| u16::from(first.0[card]) * u16::from(game.worths[card]))
    .sum();
    if left + u16::from(amount) < stock(game, nation, goods) {
        log.cite(TTA_197);
        log.cite(TTA_F59);
    }
}

/// TTA-192: a seat gains; it is asked only if where matters.
pub fn gain(game: &ThroughTheAges, state: &mut State, seat: Seat, goods: Goods, amount: u8, log: &mut Log<Event>) {
    if amount == 0 || !log.cite(TTA_192) {
        return;
    }
    let nation = &state.nations[seat];
    log.cite(TTA_158);
    if nation.blue == 0 {
        log.cite(TTA_193);
        return;
    }
    let options = after_gaining(game, nation, goods, amount);
    match options.as_slice() {
        [] => {}
        [only] => {
            let before = stock(game, nation, goods);
            apply(game, state, (seat, goods), *only, 0, log);
            if stock(game, &state.nations[seat], goods) < before + u16::from(amount) {
                log.cite(TTA_193);
            }
        }
        [_, ..] => state.tasks.push(Task::Store { seat, goods, amount }),
    }
}

/// TTA-198: a seat loses what it has of this, in the suggested way; how much that was.
pub fn lose(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    goods: Goods,
    amount: u8,
    log: &mut Log<Event>,
) -> u8 {
    lose_told(game, state, (seat, goods), amount, Told::Here, log)
}

/// The same, where it is told by an event of its own.
pub fn lose_untold(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    goods: Goods,
    amount: u8,
    log: &mut Log<Event>,
) -> u8 {
    lose_told(game, state, (seat, goods), amount, Told::Elsewhere, log)
}

/// Where a loss is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Here,
    Elsewhere,
}

fn lose_told(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, goods): (Seat, Goods),
    amount: u8,
    told: Told,
    log: &mut Log<Event>,
) -> u8 {
    let have = stock(game, &state.nations[seat], goods);
    let lost = have.min(amount.into()) as u8;
    if lost == 0 || (have < u16::from(amount) && !log.cite(TTA_198)) {
        return 0;
    }
    if let Some(layout) = after_losing(game, &state.nations[seat], goods, lost) {
        apply(game, state, (seat, goods), layout, if told == Told::Here { 0 } else { lost }, log);
    }
    lost
}

/// The suggested layout after a loss.
fn after_losing(game: &ThroughTheAges, nation: &Nation, goods: Goods, amount: u8) -> Option<Layout> {
    let lost = stock(game, nation, goods).min(amount.into()) as u8;
    if lost == 0 {
        return None;
    }
    after_paying(game, nation, goods, lost).first().copied()
}

/// Whether two losses of food and resources leave the same tokens: change that cannot be given (TTA-197) makes
/// different losses alike.
pub fn is_same_loss(game: &ThroughTheAges, nation: &Nation, one: (u8, u8), other: (u8, u8)) -> bool {
    let left = |(food, resources): (u8, u8)| {
        let mut left = nation.clone();
        for (goods, amount) in [(Goods::Food, food), (Goods::Resources, resources)] {
            if let Some(layout) = after_losing(game, &left, goods, amount) {
                left = laid_out(&left, layout);
            }
        }
        left.stored
    };
    one == other || left(one) == left(other)
}

/// Whether two gains, the first goods before the others, can put tokens in the same ways: a bank with too few of them
/// (TTA-193) makes different gains alike.
pub fn is_same_gain(game: &ThroughTheAges, nation: &Nation, first: Goods, one: (u8, u8), other: (u8, u8)) -> bool {
    let second = match first {
        Goods::Food => Goods::Resources,
        Goods::Resources => Goods::Food,
    };
    let firsts = after_gaining(game, nation, first, one.0);
    let is_same_rest = |&layout: &Layout| {
        let then = laid_out(nation, layout);
        let ways = |amount| after_gaining(game, &then, second, amount);
        ways(one.1) == ways(other.1)
    };
    one == other || (firsts == after_gaining(game, nation, first, other.0) && firsts.iter().all(is_same_rest))
}

/// A civilization with its tokens as a layout says.
fn laid_out(nation: &Nation, layout: Layout) -> Nation {
    let mut nation = nation.clone();
    nation.blue += stored(&nation);
    nation.stored = layout.0;
    nation.blue -= stored(&nation);
    nation
}

/// What a pending payment or gain can be.
pub fn options(game: &ThroughTheAges, state: &State, task: Task) -> Layouts {
    match task {
        Task::Pay { seat, goods, amount } => after_paying(game, &state.nations[seat], goods, amount),
        Task::Store { seat, goods, amount } => after_gaining(game, &state.nations[seat], goods, amount),
        _ => Layouts::new(),
    }
}

/// Lists them.
pub fn list(game: &ThroughTheAges, state: &State, task: Task, list: &mut Vec<Action>) {
    let paying = matches!(task, Task::Pay { .. });
    let action = |tokens| if paying { Action::Pay { tokens } } else { Action::Store { tokens } };
    list.extend(options(game, state, task).into_iter().map(action));
}

/// TTA-A6: a seat chooses one of them.
pub fn choose(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, goods): (Seat, Goods),
    layout: Layout,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let task = state.tasks.top().expect("a payment is pending");
    refuse(TTA_A6, !options(game, state, task).contains(&layout))?;
    log.cite(TTA_A6);
    state.tasks.pop();
    let said = if let Task::Pay { amount, .. } = task { amount } else { 0 };
    apply(game, state, (seat, goods), layout, said, log);
    Ok(())
}

/// The cards a token can be given from.
pub fn list_given(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let cards = state.nations[seat].stored.iter().enumerate().filter(|&(_, &tokens)| tokens > 0);
    list.extend(cards.map(|(card, _)| Action::Give { card: Civil(card as u8) }));
}

/// The card from which the first of so many tokens goes, where nobody has a choice: all go, or they lie on one card.
pub fn only_given(nation: &Nation, count: u8) -> Option<Civil> {
    let mut cards = nation.stored.iter().enumerate().filter(|&(_, &tokens)| tokens > 0);
    let (first, another) = (cards.next()?.0, cards.next().is_some());
    (!another || stored(nation) <= count).then_some(Civil(first as u8))
}

/// TTA-183, TTA-103: a token on a card is taken for something else; what it was worth is lost.
pub fn give(state: &mut State, seat: Seat, card: Civil, rule: epoka_core::Rule) -> Result<(), Illegal> {
    let place = state.nations[seat].stored.get_mut(card.index()).filter(|tokens| **tokens > 0);
    let place = place.ok_or(Illegal::by(rule))?;
    *place -= 1;
    Ok(())
}
