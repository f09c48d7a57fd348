//! Instinct, stage and outlook: what usually helps a civilization. Only what a seat may know counts: of other seats' cards
//! those in play.

use epoka_core::{Seat, Tuning};

use crate::{
    Ccg,
    action::Action,
    army, attack,
    effect::Deed,
    geography, rate,
    state::*,
    war::{campaign, force, threat},
    words::*,
};

/// Numbers of the search.
pub const TUNING: Tuning =
    Tuning { iterations: [30, 150, 500], horizon: 6, lead: 12.0, temperature: 15.0, ..Tuning::DEFAULT };

/// How good an action looks at first sight. What is at 10 or below is rather left.
pub fn instinct(game: &Ccg, state: &State, seat: Seat, action: &Action) -> i32 {
    match *action {
        Action::Discover { card, .. } => discover(game, state, seat, card),
        Action::Prospect { card, .. } => prospect(game, state, seat, card),
        Action::Collect { place, income } => collect(game, state, seat, place, income),
        Action::Build { card, .. } => 60 + worth(game, state, seat, card),
        Action::Advance { card, .. } => 75 + worth(game, state, seat, card),
        Action::Invent { card } => 58 + worth(game, state, seat, card),
        Action::Research => 74,
        Action::BuyCard => 38,
        Action::Burn { card } => burn(game, state, seat, card),
        Action::Abandon { .. } => -60,
        Action::Play { card } => play(game, state, seat, card),
        Action::Activate { .. } => 50,
        Action::Move { unit, to } => travel(game, state, seat, unit, to),
        Action::Attack { place } => assault(game, state, seat, place),
        Action::Raze { place, card } => raze(game, state, seat, place, card),
        Action::Join { .. } => 40,
        Action::Feed => feed(game, state, seat),
        Action::Starve => 12,
        Action::Hit { unit } => hit(game, state, seat, unit),
        Action::Enter => 30,
        Action::Target { target } => aim(game, state, seat, target),
        Action::Against { seat: other } => i32::from(state.terrains(other)),
        Action::Take { card } => take(game, state, seat, card),
        Action::Dismiss { unit } => -i32::from(price(game, state.units[usize::from(unit)].card)),
        Action::Pay => 12,
        Action::Aim { building } => i32::from(building.is_some()) * 4,
        Action::Redraw => redraw(game, state, seat),
        Action::Resign => -1000,
        Action::Done
        | Action::Favour { .. }
        | Action::Stay
        | Action::Finish { .. }
        | Action::Demolish { .. }
        | Action::Lose { .. }
        | Action::Choose { .. }
        | Action::On { .. }
        | Action::Sink
        | Action::First { .. }
        | Action::Keep
        | Action::Pass
        | Action::Decline => 10,
    }
}

/// All stages of a card.
pub fn price(game: &Ccg, card: Card) -> u8 {
    game.data.card(card).cost.iter().sum()
}

/// More terrains, until there are enough to win.
fn discover(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let data = game.data.card(card);
    let have = state.terrains(seat);
    if have >= game.data.numbers.victory_terrains {
        return 0;
    }
    let lacking = i32::from(have) + 1 - i32::from(rate::happiness(game, state, seat));
    let yields = i32::from(data.income.production) + i32::from(data.income.tax);
    80 + 8 * i32::from(data.income.food) + 2 * yields - 5 * lacking.max(0)
}

/// A resource that cards in hand need comes before a terrain.
fn prospect(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let bit = 1u32 << game.data.bit(card);
    let needs = |held: &&HeldCard| game.data.card(held.card).requires.resources & bit != 0;
    let needed = state.realms[seat].hand.0.iter().filter(needs).count() as i32;
    62 + 14 * needed.min(3)
}

/// Whether a card in hand could be started, as far as eras and inventions go.
fn is_open(game: &Ccg, state: &State, seat: Seat, card: Card) -> bool {
    let (data, realm) = (game.data.card(card), &state.realms[seat]);
    data.era <= realm.era.0 && data.requires.inventions & !realm.inventions == 0
}

/// An income is worth what can still be paid with it; food always helps, and most who are short of it.
fn collect(game: &Ccg, state: &State, seat: Seat, place: Place, income: Income) -> i32 {
    let amount = i32::from(rate::income(game, state, place, income));
    let realm = &state.realms[seat];
    if income == Income::Food {
        let missing = i32::from(state.terrains(seat)) - i32::from(rate::happiness(game, state, seat));
        let next = i32::from(state.terrains(seat)) + missing.max(0);
        let short = i32::from(realm.food) < next;
        return 20 + amount * if short { 9 } else { 5 };
    }
    let is_tax = income == Income::Tax;
    let has = i32::from(if is_tax { state.turn.tax } else { state.turn.production });
    let pays = |card: Card| (game.data.card(card).kind == Kind::Invention) == is_tax;
    let mut wanted = if is_tax { 2 } else { 0 };
    for item in realm.items.iter().filter(|item| item.form == Form::Project && pays(item.card)) {
        let left = &game.data.card(item.card).cost[usize::from(item.markers).min(8)..];
        wanted += left.iter().map(|&stage| i32::from(stage)).sum::<i32>();
    }
    let inventing = realm.items.iter().any(|item| item.form == Form::Project && item.place.is_none());
    for held in &realm.hand.0 {
        let data = game.data.card(held.card);
        if !data.cost.is_empty() && pays(held.card) && !(is_tax && inventing) && is_open(game, state, seat, held.card) {
            wanted += i32::from(data.cost[0]);
        }
    }
    let useful = amount.min((wanted - has).max(0));
    20 + 6 * useful + amount - useful
}

/// What a card to be built or invented is worth, roughly.
fn worth(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let data = game.data.card(card);
    let mut sum = match data.kind {
        Kind::Unit => unit_worth(game, state, seat, card),
        _ => 0,
    };
    for effect in &data.effects {
        sum += match effect.does {
            Deed::Happiness { amount, .. } => {
                let unhappy = rate::happiness(game, state, seat) < state.terrains(seat).into();
                i32::from(amount) * if unhappy { 12 } else { 4 }
            }
            Deed::IncomeBonus { amount, income: Income::Food, .. } => 8 * i32::from(amount),
            Deed::IncomeBonus { amount, .. } => 4 * i32::from(amount),
            _ => 3,
        };
    }
    sum
}

/// Units are wanted against a threat, and the more the nearer an army is to what takes a capital.
fn unit_worth(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let data = game.data.card(card);
    let (own, needed) = campaign(game, state, seat);
    let after = own + i32::from(data.strength);
    let momentum = (24 * after / needed.max(1)).min(30);
    let danger = if threat(game, state, seat) > 0 { 12 } else { 0 };
    2 * i32::from(data.strength) + i32::from(data.toughness) + momentum + danger - 4
}

/// Only what cannot be used soon is burned.
fn burn(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let realm = &state.realms[seat];
    let late = game.data.card(card).era > realm.era.0;
    let full = realm.hand.len() >= usize::from(game.data.numbers.hand_size);
    if late && full && realm.items.iter().any(|item| item.form == Form::Project) { 22 } else { -5 }
}

/// Events are played when they can be; nobody cancels an own event.
fn play(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let data = game.data.card(card);
    if data.windows.contains(Moment::EventPlayed) {
        return if state.announced.last().is_some_and(|top| top.seat != seat) { 40 } else { -10 };
    }
    45 + 3 * i32::from(data.era as u8)
}

/// Who is strong enough marches on the nearest capital; others take what is open, or guard their own.
fn travel(game: &Ccg, state: &State, seat: Seat, unit: u8, to: Place) -> i32 {
    let from = state.units[usize::from(unit)].place;
    let far = |from: Place| {
        let goal = |place: Place| place.is_capital() && place.seat != seat;
        geography::distance(state, from, goal).unwrap_or(0) as i32
    };
    let guards = threat(game, state, seat) > 0;
    let (own, needed) = campaign(game, state, seat);
    if own >= needed {
        return 10 + 9 * (far(from) - far(to));
    }
    if guards && from.seat == seat {
        return if to == Place::capital(seat) { 14 } else { 4 };
    }
    let fed = state.realms[seat].food >= 4;
    match (from.seat == seat, to.seat != seat) {
        // An open terrain of somebody else yields nothing to its owner while it is held.
        (true, true) if fed && game.data.card(state.units[usize::from(unit)].card).strength > 0 => 16,
        (true, true) => 6,
        // Towards the border.
        (true, false) => 8 + 2 * (far(from) - far(to)),
        (false, true) => 9,
        (false, false) => 2,
    }
}

fn feed(game: &Ccg, state: &State, seat: Seat) -> i32 {
    let (own, needed) = campaign(game, state, seat);
    if own >= needed || state.realms[seat].food >= 3 { 20 } else { 8 }
}

/// An attack is as good as what it destroys, less what it costs; a capital that falls is worth everything.
fn assault(game: &Ccg, state: &State, seat: Seat, place: Place) -> i32 {
    let venture = Venture { place, ..Venture::default() };
    let joining = attack::joiners(game, state, seat, &venture);
    let defending = state.units_at(place);
    let (mut strength, mut body) = (0, 0);
    for at in bits(joining) {
        let (s, t) = army::stats(game, state, &state.units[at], place, (Some(Role::Attacker), defending));
        (strength, body) = (strength + i32::from(s), body + i32::from(t));
    }
    let (mut resists, mut strikes, mut prize) = (0, 0, 0);
    for at in bits(defending) {
        let unit = &state.units[at];
        let (s, t) = army::stats(game, state, unit, place, (Some(Role::Defender), joining));
        (resists, strikes) = (resists + i32::from(t.saturating_sub(unit.damage)), strikes + i32::from(s));
        prize += i32::from(price(game, unit.card));
    }
    if place.is_capital() {
        let (_, toughness) = army::capital(game, state, place.seat);
        resists += i32::from(toughness.saturating_sub(state.terrain(place).damage));
        return if strength >= resists { 400 } else { -20 };
    }
    let at_home = if place.seat == seat { 12 } else { 0 };
    let lost = 3 * strikes.min(body);
    if strength >= resists { 24 + 3 * prize + at_home - lost } else { at_home - lost }
}

/// A building is razed when that is done at one blow.
fn raze(game: &Ccg, state: &State, seat: Seat, place: Place, card: Card) -> i32 {
    let venture = Venture { place, building: Some(card), ..Venture::default() };
    let joining = attack::joiners(game, state, seat, &venture);
    let damage = |at: usize| {
        let unit = &state.units[at];
        let strength = army::stats(game, state, unit, place, (Some(Role::Attacker), 0)).0;
        i32::from(strength + army::skill(game, state, unit, place, Some(Role::Attacker), Skill::Destroyer))
    };
    let dealt: i32 = bits(joining).map(damage).sum();
    let (strikes, toughness) = army::building(game, state, place.seat, card);
    let (own, needed) = campaign(game, state, seat);
    let worthwhile = dealt >= i32::from(toughness) && own < needed;
    if worthwhile { 18 + i32::from(price(game, card)) - 2 * i32::from(strikes) } else { -5 }
}

/// Damage goes to the enemy's best, and to the own least.
fn hit(game: &Ccg, state: &State, seat: Seat, unit: u8) -> i32 {
    let unit = &state.units[usize::from(unit)];
    let value = i32::from(price(game, unit.card));
    if unit.seat == seat { -value } else { value }
}

fn aim(game: &Ccg, state: &State, seat: Seat, target: Target) -> i32 {
    let (whose, value) = match target {
        Target::Unit { unit } => {
            let unit = &state.units[usize::from(unit)];
            (unit.seat, i32::from(game.data.card(unit.card).strength))
        }
        Target::Capital { seat } => (seat, 5),
        Target::Building { place, card } => (place.seat, i32::from(price(game, card))),
        Target::Project { seat, .. } | Target::Invention { seat, .. } | Target::Event { seat, .. } => (seat, 3),
        Target::Terrain { place } | Target::Resource { place } => (place.seat, 2),
    };
    if whose == seat { 20 - value } else { 20 + value }
}

fn take(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let data = game.data.card(card);
    let own = state.realms[seat].hand.contains(card);
    let value = 5 * i32::from(data.era as u8) + worth(game, state, seat, card);
    if own && state.phase == Phase::End { -value } else { value }
}

/// A hand without anything for the first turns is not kept.
fn redraw(game: &Ccg, state: &State, seat: Seat) -> i32 {
    let early = state.realms[seat].hand.0.iter().filter(|held| game.data.card(held.card).era == Era::Initial).count();
    if early < 3 { 20 } else { 0 }
}

/// Turns begun: a search looks some of them ahead.
pub fn stage(state: &State) -> u16 {
    Seat::all(4).map(|seat| u16::from(state.realms[seat].turns)).sum()
}

/// How well a seat stands: near to prosperity, safe, and with an army that is near to what takes a capital.
pub fn outlook(game: &Ccg, state: &State, seat: Seat) -> f32 {
    match state.ended {
        Some(Ended::Prosperity(winner) | Ended::Conquest(winner)) => return if winner == seat { 150.0 } else { 0.0 },
        Some(Ended::Limit) | None => {}
    }
    if !state.playing.contains(seat) {
        return 0.0;
    }
    let realm = &state.realms[seat];
    let terrains = f32::from(state.terrains(seat));
    let happy = f32::from((rate::happiness(game, state, seat) - i16::from(state.terrains(seat))).clamp(-5, 3));
    let yields = rate::incomes(game, state, seat);
    let open = state.places(seat).filter(|&place| !state.is_occupied(place));
    let income: f32 = open
        .map(|place| {
            let [production, tax, food] = yields[usize::from(place.slot)].map(f32::from);
            1.3 * food + 0.35 * production.max(tax) + 0.1 * production.min(tax)
        })
        .sum();
    let buildings = realm.items.iter().filter(|item| item.form == Form::Building).count() as f32;
    let started: f32 =
        realm.items.iter().filter(|item| item.form == Form::Project).map(|item| 0.5 * f32::from(item.markers)).sum();
    4.5 * terrains
        + 0.6 * f32::from(realm.food.min(25))
        + 1.3 * happy
        + income
        + force(game, state, seat)
        + 0.8 * buildings
        + started
        + 0.8 * realm.inventions.count_ones() as f32
        + 0.3 * realm.hand.len() as f32
        - 2.0 * threat(game, state, seat) as f32
}
