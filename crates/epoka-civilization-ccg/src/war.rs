//! Armies as a bot sees them: what it takes to fell a capital, what threatens the own one, and what units then do.

use epoka_core::Seat;

use crate::{
    Ccg, army, attack,
    bot::{Mind, price},
    cards::Mode,
    geography,
    state::*,
    words::*,
};

/// Where the armies stand, for one seat.
#[derive(Clone, Copy, Debug)]
pub struct Front {
    /// The strength of the own units.
    pub own: i32,
    /// The least strength that fells another capital: its toughness and that of the units in it.
    pub needed: i32,
    /// By how much enemies near the own capital could outdo it: 0 if they could not.
    pub threat: i32,
    /// Own units that need food abroad.
    pub abroad: i32,
    /// How far it is to the nearest capital of somebody else.
    far: [[u8; TERRAINS]; 4],
}

impl Front {
    /// Looks around.
    pub fn new(game: &Ccg, state: &State, seat: Seat) -> Front {
        let (mut own, mut near, mut abroad, mut guards) = (0, 0, 0, [0; 4]);
        for (_, unit) in state.all_units() {
            let data = game.data.card(unit.card);
            if unit.place.is_capital() {
                guards[unit.seat.index() % 4] += i32::from(data.toughness);
            }
            if unit.seat == seat {
                own += i32::from(data.strength);
                abroad += i32::from(unit.is_abroad() && data.skill(Skill::SelfSufficient) == 0);
            } else if unit.place.seat == seat || data.mode == Mode::Fly {
                near += i32::from(data.strength);
            }
        }
        let toughness = |of: Seat| i32::from(army::capital(game, state, of).1) + guards[of.index() % 4];
        let needed = state.playing.iter().filter(|&other| other != seat).map(toughness).min().unwrap_or(99);
        let threat = if near == 0 { 0 } else { (near - toughness(seat) * 2 / 3).max(0) };
        Front { own, needed, threat, abroad, far: distances(state, seat) }
    }

    /// Whether the army is strong enough to march on a capital.
    pub fn marches(&self) -> bool {
        self.own >= self.needed
    }

    /// How far it is from a place to the nearest capital of somebody else.
    pub fn far(&self, place: Place) -> i32 {
        self.far[place.seat.index() % 4][usize::from(place.slot) % TERRAINS].into()
    }
}

/// How far it is from everywhere to the nearest capital that is not the seat's own, along the ring in both directions.
fn distances(state: &State, seat: Seat) -> [[u8; TERRAINS]; 4] {
    let ring = geography::ring(state);
    let mut far = [[u8::MAX; TERRAINS]; 4];
    let mut pass = |places: &mut dyn Iterator<Item = &Place>| {
        let mut steps = 60u8;
        for &place in places {
            steps = if place.is_capital() && place.seat != seat { 0 } else { steps.saturating_add(1) };
            let known = &mut far[place.seat.index() % 4][usize::from(place.slot) % TERRAINS];
            *known = steps.min(*known);
        }
    };
    pass(&mut ring.iter().chain(&ring));
    pass(&mut ring.iter().rev().chain(ring.iter().rev()));
    far
}

impl Mind<'_> {
    /// Units are wanted against a threat, and the more the nearer an army is to what takes a capital.
    pub(crate) fn unit_worth(&self, card: Card) -> i32 {
        let (data, front) = (self.game.data.card(card), self.front());
        let after = front.own + i32::from(data.strength);
        let momentum = (24 * after / front.needed.max(1)).min(30);
        let danger = if front.threat > 0 { 14 } else { 0 };
        2 * i32::from(data.strength) + i32::from(data.toughness) + momentum + danger - 4
    }

    /// Who is strong enough marches on the nearest capital, if there is food for the way; others take what is open, or guard
    /// their own.
    pub(crate) fn travel(&self, unit: u8, to: Place) -> i32 {
        let unit = &self.state.units[usize::from(unit)];
        let (from, front, data) = (unit.place, self.front(), self.game.data.card(unit.card));
        let closer = front.far(from) - front.far(to);
        let own_food = i32::from(self.state.realms[self.seat].food);
        let frugal = data.skill(Skill::SelfSufficient) > 0;
        let fed = frugal || own_food > front.abroad;
        if data.mode == Mode::Fly {
            return 5;
        }
        if front.threat > 0 && from.seat == self.seat {
            return if to == Place::capital(self.seat) { 24 } else { 4 };
        }
        if front.marches() && data.strength > 0 {
            return if fed || to.seat == from.seat { 10 + 9 * closer } else { 8 };
        }
        let crowded = from.is_capital() && from.seat == self.seat && {
            let there = self.state.all_units().filter(|(_, other)| other.place == from && other.seat == self.seat);
            there.count() >= 3
        };
        match (from.seat == self.seat, to.seat != self.seat) {
            // An open terrain of somebody else yields nothing to its owner while it is held.
            (true, true) if fed && data.strength > 0 && (frugal || own_food >= 4 + front.abroad) => 16,
            (true, true) => 6,
            // Out of the crowd, towards the border.
            (true, false) => 2 * closer + if crowded { 14 } else { 8 },
            (false, true) => 9,
            (false, false) => 2,
        }
    }

    pub(crate) fn feed(&self) -> i32 {
        if self.front().marches() || self.state.realms[self.seat].food >= 3 { 20 } else { 8 }
    }

    /// An attack is as good as what it destroys, less what it costs; a capital that falls is worth everything.
    pub(crate) fn assault(&self, place: Place) -> i32 {
        let (game, state) = (self.game, self.state);
        let venture = Venture { place, ..Venture::default() };
        let joining = attack::able(game, state, self.seat, &venture);
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
            prize += price(game, unit.card);
        }
        if place.is_capital() {
            let (_, toughness) = army::capital(game, state, place.seat);
            resists += i32::from(toughness.saturating_sub(state.terrain(place).damage));
            return if strength >= resists { 400 } else { -20 };
        }
        let at_home = if place.seat == self.seat { 12 } else { 0 };
        let lost = 3 * strikes.min(body);
        if strength >= resists { 24 + 3 * prize + at_home - lost } else { at_home - lost }
    }

    /// A building is razed when that is done at one blow.
    pub(crate) fn raze(&self, place: Place, card: Card) -> i32 {
        let (game, state) = (self.game, self.state);
        let venture = Venture { place, building: Some(card), ..Venture::default() };
        let damage = |at: usize| {
            let unit = &state.units[at];
            let strength = army::stats(game, state, unit, place, (Some(Role::Attacker), 0)).0;
            i32::from(strength + army::skill(game, state, unit, place, Some(Role::Attacker), Skill::Destroyer))
        };
        let dealt: i32 = bits(attack::able(game, state, self.seat, &venture)).map(damage).sum();
        let (strikes, toughness) = army::building(game, state, place.seat, card);
        let worthwhile = dealt >= i32::from(toughness) && !self.front().marches();
        if worthwhile { 18 + price(game, card) - 2 * i32::from(strikes) } else { -5 }
    }

    /// Damage goes to the enemy's best, and to the own least.
    pub(crate) fn hit(&self, unit: u8) -> i32 {
        let unit = &self.state.units[usize::from(unit)];
        let value = price(self.game, unit.card);
        if unit.seat == self.seat { -value } else { value }
    }
}
