//! Instinct and stage: what usually helps a civilization. Only what a seat may know counts: of other seats' cards those in
//! play. What armies do is in [`crate::war`], what a seat can expect in [`crate::outlook`].

use std::{cell::OnceCell, cmp::Reverse};

use epoka_core::{ArrayVec, Seat, Tuning, tuning::CERTAIN};

use crate::{
    Ccg,
    action::Action,
    attack,
    effect::{Deed, Effect},
    rate,
    state::*,
    targets, turns,
    war::Front,
    words::*,
};

/// Numbers of the search.
pub const TUNING: Tuning =
    Tuning { iterations: [12, 40, 320], horizon: 4, lead: 12.0, temperature: 15.0, ..Tuning::DEFAULT };

/// By how much an income must look better than the others of its terrain to be collected without a thought.
const CLEARLY: i32 = 5;

/// What a seat sees at a glance: worked out once for a list of actions, and only what they ask for.
pub struct Mind<'a> {
    /// The match.
    pub game: &'a Ccg,
    /// The table.
    pub state: &'a State,
    /// Who looks.
    pub seat: Seat,
    happiness: OnceCell<i32>,
    yields: OnceCell<[[u8; 3]; TERRAINS]>,
    wants: OnceCell<[i32; 2]>,
    front: OnceCell<Front>,
}

/// How good an action looks at first sight. What is at 10 or below is rather left.
pub fn instinct(game: &Ccg, state: &State, seat: Seat, action: &Action) -> i32 {
    Mind::new(game, state, seat).instinct(*action)
}

/// How good all actions of a list look; where it leaves no doubt, one of them is certain.
pub fn instincts(game: &Ccg, state: &State, seat: Seat, actions: &[Action], instincts: &mut Vec<i32>) {
    let mind = Mind::new(game, state, seat);
    instincts.extend(actions.iter().map(|&action| mind.instinct(action)));
    // Of what looks equally good the first: the things of a whole come in one order.
    let best = match state.tasks.top() {
        Some(Task::DiscardDown { .. }) => mind.first_discard(instincts),
        _ => (0..actions.len()).min_by_key(|&at| Reverse(instincts[at])),
    };
    let Some(best) = best else { return };
    let beyond_doubt = match (state.tasks.top(), actions[best]) {
        // Whoever has no reaction worth its card passes; what is discarded or falls first is not worth a search.
        (Some(Task::Window { .. }), Action::Pass) => true,
        (Some(Task::DiscardDown { .. } | Task::Surplus { .. } | Task::Clear { .. } | Task::Muster | Task::Load), _) => {
            true
        }
        (_, Action::Collect { place: of, .. }) => {
            actions.iter().zip(&*instincts).enumerate().all(|(at, (other, &looks))| {
                let rivals = matches!(other, Action::Collect { place, .. } if *place == of) && at != best;
                !rivals || looks + CLEARLY <= instincts[best]
            })
        }
        _ => false,
    };
    if beyond_doubt {
        instincts[best] += CERTAIN;
    }
}

/// All stages of a card.
pub fn price(game: &Ccg, card: Card) -> i32 {
    game.data.card(card).cost.iter().map(|&stage| i32::from(stage)).sum()
}

/// Turns begun: a search looks some of them ahead.
pub fn stage(state: &State) -> u16 {
    Seat::all(4).map(|seat| u16::from(state.realms[seat].turns)).sum()
}

impl<'a> Mind<'a> {
    /// A first glance.
    pub fn new(game: &'a Ccg, state: &'a State, seat: Seat) -> Mind<'a> {
        let (happiness, yields, wants, front) = (OnceCell::new(), OnceCell::new(), OnceCell::new(), OnceCell::new());
        Mind { game, state, seat, happiness, yields, wants, front }
    }

    fn instinct(&self, action: Action) -> i32 {
        match action {
            Action::Discover { card, .. } => self.discover(card),
            Action::Prospect { card, .. } => self.prospect(card),
            Action::Collect { place, income } => self.collect(place, income),
            Action::Build { card, place } => 60 + self.worth(card, Some(place)) + self.site(card, place),
            Action::Advance { card, place } => 78 + self.worth(card, Some(place)),
            Action::Invent { card } => 58 + self.worth(card, None),
            Action::Research => 76,
            Action::BuyCard => 38,
            Action::Burn { card } => self.burn(card),
            Action::Abandon { .. } => -60,
            Action::Play { card } => self.play(card),
            Action::Activate { .. } => 50,
            Action::Move { unit, to } => self.travel(unit, to),
            Action::Attack { place } => self.assault(place),
            Action::Raze { place, card } => self.raze(place, card),
            Action::Join { unit } => self.join(unit),
            Action::Feed { .. } => self.feed(),
            Action::Starve => 12,
            Action::Hit { unit } => self.hit(unit),
            Action::Enter { .. } => 30,
            Action::Target { target } => self.aim(target),
            Action::Against { seat: other } => i32::from(self.state.terrains(other)),
            Action::Take { card } => self.take(card),
            Action::Dismiss { unit } => -price(self.game, self.state.units[usize::from(unit)].card),
            Action::Demolish { card } => -self.worth(card, None),
            Action::Pay => 12,
            Action::Aim { building } => i32::from(building.is_some()) * 4,
            Action::Redraw => self.redraw(),
            Action::Resign => -1000,
            Action::Done
            | Action::Favour { .. }
            | Action::Stay
            | Action::Finish { .. }
            | Action::Lose { .. }
            | Action::Choose { .. }
            | Action::On { .. }
            | Action::Sink { .. }
            | Action::First { .. }
            | Action::Keep
            | Action::Pass
            | Action::Decline => 10,
        }
    }

    fn realm(&self) -> &'a Realm {
        &self.state.realms[self.seat]
    }

    fn happiness(&self) -> i32 {
        *self.happiness.get_or_init(|| rate::happiness(self.game, self.state, self.seat).into())
    }

    fn terrains(&self) -> i32 {
        self.state.terrains(self.seat).into()
    }

    /// Whether another terrain would make the people unhappy.
    fn is_tense(&self) -> bool {
        self.happiness() <= self.terrains()
    }

    fn yields(&self, place: Place) -> [u8; 3] {
        let all = self.yields.get_or_init(|| rate::incomes(self.game, self.state, self.seat));
        all[usize::from(place.slot) % TERRAINS]
    }

    /// Where the armies stand.
    pub fn front(&self) -> &Front {
        self.front.get_or_init(|| Front::new(self.game, self.state, self.seat))
    }

    /// More terrains, until there are enough to win.
    fn discover(&self, card: Card) -> i32 {
        let (data, have) = (self.game.data.card(card), self.terrains());
        if have >= self.game.data.numbers.victory_terrains.into() {
            return 0;
        }
        let lacking = (have + 1 - self.happiness()).max(0);
        let yields = i32::from(data.income.production) + i32::from(data.income.tax);
        80 + 8 * i32::from(data.income.food) + 2 * yields - 4 * lacking
    }

    /// A resource that cards in hand need comes before a terrain; who has all terrains keeps the food.
    fn prospect(&self, card: Card) -> i32 {
        if self.terrains() >= self.game.data.numbers.victory_terrains.into() {
            return 0;
        }
        let bit = 1u32 << self.game.data.bit(card);
        let needs = |held: &&HeldCard| self.game.data.card(held.card).requires.resources & bit != 0;
        let needed = self.realm().hand.0.iter().filter(needs).count() as i32;
        56 + 14 * needed.min(3) + self.worth(card, None)
    }

    /// Whether a card in hand could be started, as far as eras and inventions go.
    fn is_open(&self, card: Card) -> bool {
        let data = self.game.data.card(card);
        data.era <= self.realm().era.0 && data.requires.inventions & !self.realm().inventions == 0
    }

    /// An income is worth what can still be paid with it; food always helps, and most who are short of it.
    fn collect(&self, place: Place, income: Income) -> i32 {
        let amount = i32::from(self.yields(place)[income as usize]);
        let (kind, has) = match income {
            Income::Food => {
                let missing = (self.terrains() - self.happiness()).max(0);
                let short = i32::from(self.realm().food) < self.terrains() + missing;
                return 20 + amount * if short { 9 } else { 6 };
            }
            Income::Production => (0, self.state.turn.production),
            Income::Tax => (1, self.state.turn.tax),
        };
        let wanted = self.wants.get_or_init(|| [self.wanted(false), self.wanted(true)])[kind];
        let useful = amount.min((wanted - i32::from(has)).max(0));
        20 + 6 * useful + (amount - useful) / 2
    }

    /// What could still be spent in this turn: production, or taxes.
    fn wanted(&self, tax: bool) -> i32 {
        let pays = |card: Card| (self.game.data.card(card).kind == Kind::Invention) == tax;
        let mut wanted = if tax { 2 } else { 0 };
        let mut inventing = false;
        for item in self.realm().items.iter().filter(|item| item.form == Form::Project) {
            inventing |= item.place.is_none();
            if pays(item.card) {
                let cost = &self.game.data.card(item.card).cost;
                let left = &cost[usize::from(item.markers).min(cost.len())..];
                wanted += left.iter().map(|&stage| i32::from(stage)).sum::<i32>();
            }
        }
        for held in &self.realm().hand.0 {
            let data = self.game.data.card(held.card);
            if !data.cost.is_empty() && pays(held.card) && !(tax && inventing) && self.is_open(held.card) {
                wanted += i32::from(data.cost[0]);
            }
        }
        wanted
    }

    /// What a card to be discovered, built or invented is worth, roughly.
    fn worth(&self, card: Card, place: Option<Place>) -> i32 {
        let data = self.game.data.card(card);
        let mut sum: i32 = data.effects.iter().map(|effect| self.gives(effect, place)).sum();
        match data.kind {
            Kind::Unit => sum += self.unit_worth(card),
            Kind::Invention => {
                let bit = 1u128 << self.game.data.bit(card);
                let needs = |held: &&HeldCard| self.game.data.card(held.card).requires.inventions & bit != 0;
                sum += 6 * (self.realm().hand.0.iter().filter(needs).count() as i32).min(3);
            }
            Kind::Building | Kind::Wonder | Kind::Capital | Kind::Terrain | Kind::Resource | Kind::Event => {}
        }
        sum
    }

    /// What an effect of a card in play is worth.
    fn gives(&self, effect: &Effect, place: Option<Place>) -> i32 {
        match &effect.does {
            Deed::Happiness { amount, .. } => i32::from(*amount) * if self.is_tense() { 12 } else { 5 },
            Deed::IncomeBonus { amount, income, scope, with_card, .. } => {
                let resource = place.and_then(|place| self.state.terrain(place).resource);
                let has = |card: &Card| resource == Some(*card);
                if *scope == Scope::Here && place.is_some() && !with_card.is_empty() && !with_card.iter().any(has) {
                    return 0;
                }
                let often = if *scope == Scope::Own { 2 } else { 1 };
                let on = place.map_or(0, |place| i32::from(self.yields(place)[*income as usize]).min(2));
                i32::from(*amount) * often * if *income == Income::Food { 8 + on } else { 4 + on }
            }
            Deed::RuleValue { name: Number::EndDraw, .. } => 10,
            Deed::ExploreCost { amount, .. } => -8 * i32::from(*amount),
            Deed::CapitalStat { .. } if self.front().threat > 0 => 10,
            _ => 3,
        }
    }

    /// The capital holds any number of buildings, other terrains few; units must find room as well.
    fn site(&self, card: Card, place: Place) -> i32 {
        let (data, is_unit) = (self.game.data.card(card), |card: Card| self.game.data.card(card).kind == Kind::Unit);
        if data.kind == Kind::Unit {
            let there =
                self.state.all_units().filter(|(_, unit)| unit.place == place && unit.seat == self.seat).count();
            let full = there >= usize::from(rate::room(self.game, self.state, place, self.seat, Number::Stack));
            return if full { -35 } else { 0 };
        }
        if place.is_capital() {
            return 3;
        }
        let stands = |item: &&Item| item.place == Some(place) && item.form != Form::Event && !is_unit(item.card);
        let taken = self.realm().items.iter().filter(stands).count();
        if taken >= usize::from(rate::room(self.game, self.state, place, self.seat, Number::BuildingSlots)) {
            -90
        } else {
            0
        }
    }

    /// Only what cannot be used soon is burned.
    fn burn(&self, card: Card) -> i32 {
        let realm = self.realm();
        let late = self.game.data.card(card).era > realm.era.0;
        let full = realm.hand.len() >= usize::from(self.game.data.numbers.hand_size);
        if late && full && realm.items.iter().any(|item| item.form == Form::Project) { 22 } else { -5 }
    }

    /// Events are played when they do something now; nobody cancels an own event.
    fn play(&self, card: Card) -> i32 {
        let data = self.game.data.card(card);
        if data.windows.contains(Moment::EventPlayed) {
            return if self.state.announced.last().is_some_and(|top| top.seat != self.seat) { 40 } else { -10 };
        }
        let plain = 45 + 3 * i32::from(data.era as u8);
        data.effects.first().map_or(plain, |effect| self.event(card, effect).unwrap_or(plain))
    }

    /// What the first effect of an event is worth now, where that is known.
    fn event(&self, card: Card, effect: &Effect) -> Option<i32> {
        let (front, food) = (self.front(), i32::from(self.realm().food));
        let growing = self.terrains() < self.game.data.numbers.victory_terrains.into();
        Some(match &effect.does {
            Deed::ExploreCost { amount, .. } => {
                let can = growing && self.state.turn.explored == 0 && food - i32::from(*amount) >= self.terrains();
                if can && self.terrains() > 2 { 120 } else { 0 }
            }
            Deed::RuleValue { name: Number::ExploresPerTurn, .. } => {
                if growing && food > 2 * self.terrains() {
                    120
                } else {
                    0
                }
            }
            Deed::ExploreFree { .. } if growing => 120,
            Deed::Upkeep { .. } | Deed::Movement { .. } => {
                if front.marches() || front.abroad > 1 {
                    40
                } else {
                    0
                }
            }
            Deed::Forbid { .. } => {
                if front.threat > 0 {
                    50
                } else {
                    0
                }
            }
            Deed::Destroy { target: aim, .. } => {
                let source = self.game.data.card(card).source;
                let mut enemies = 0;
                targets::each(self.game, self.state, (self.seat, source), effect, aim, |target| {
                    enemies += i32::from(target.seat(self.state) != self.seat);
                });
                if enemies > 0 { 55 } else { 0 }
            }
            Deed::Draw { .. } if food < 2 => 12,
            _ => return None,
        })
    }

    fn aim(&self, target: Target) -> i32 {
        let value = match target {
            Target::Unit { unit } => i32::from(self.game.data.card(self.state.units[usize::from(unit)].card).strength),
            Target::Capital { .. } => 5,
            Target::Building { card, .. } => price(self.game, card),
            Target::Project { .. } | Target::Invention { .. } | Target::Event { .. } => 3,
            Target::Terrain { .. } | Target::Resource { .. } => 2,
        };
        if target.seat(self.state) == self.seat { 20 - value } else { 20 + value }
    }

    fn take(&self, card: Card) -> i32 {
        let data = self.game.data.card(card);
        let own = self.realm().hand.contains(card);
        let late = if own && data.era > self.realm().era.0 { 12 } else { 0 };
        let value = 5 * i32::from(data.era as u8) + self.worth(card, None) - late;
        if own && self.state.phase == Phase::End { -value } else { value }
    }

    /// Of cards that are discarded one by one, in order, the first that is among the worst.
    fn first_discard(&self, instincts: &[i32]) -> Option<usize> {
        let hand = &self.realm().hand.0;
        let mut looks: ArrayVec<i32, LIBRARY> = hand.iter().map(|held| self.take(held.card)).collect();
        looks.sort_unstable_by(|one, other| other.cmp(one));
        let left = hand.len().saturating_sub(turns::hand_size(self.game, self.state));
        let worst = left.checked_sub(1).and_then(|last| looks.get(last))?;
        instincts.iter().position(|looks| looks >= worst)
    }

    /// All who can attack do, and all who can be carried come along, in order.
    fn join(&self, unit: u8) -> i32 {
        let (state, at) = (self.state, usize::from(unit));
        let own_way = state.tasks.top() != Some(Task::Muster) || attack::goes(self.game, state, at);
        40 + 8 * (UNITS as i32 - i32::from(unit)) + if own_way { 8 * UNITS as i32 } else { 0 }
    }

    /// A hand without anything for the first turns is not kept.
    fn redraw(&self) -> i32 {
        let is_early = |held: &&HeldCard| self.game.data.card(held.card).era == Era::Initial;
        if self.realm().hand.0.iter().filter(is_early).count() < 3 { 20 } else { 0 }
    }
}
