//! What things are worth to a seat at first sight, in tenths of a point: for its instinct and its outlook. Only what the
//! seat may know counts.

use epoka_core::Seat;
use strum::VariantArray;

use crate::{
    Civolution,
    action::Action,
    chips,
    effect::{Ability, Asks, Category, Die, Price, Slot, Stock, Terrain, Track, Trait, When},
    feed, materials, matrix,
    raw::Choice,
    state::*,
    test, tribes,
};

/// A point.
pub const POINT: i32 = 10;
/// What an idea is worth while there are turns to come.
pub const IDEA: i32 = 8;
/// What a focus marker is worth.
pub const FOCUS: i32 = 10;
/// What a planning marker is worth.
pub const PLANNING: i32 = 6;
/// What money is worth beside its diamonds.
const MONEY: i32 = 4;
/// What the bonus of a threshold is worth.
const THRESHOLD: i32 = 18;
/// What an area is worth that is turned up.
pub const AREA: i32 = 20;
/// What a card that nobody has seen is worth in a hand.
pub const UNKNOWN_CARD: i32 = 14;
/// What food is worth that somebody needs this era, beside its diamonds, and food that is left.
const NEEDED_FOOD: i32 = 14;
const SPARE_FOOD: i32 = 3;

/// A seat that looks at the table.
#[derive(Clone, Copy)]
pub struct Eye<'a> {
    /// The rules.
    pub game: &'a Civolution,
    /// The table.
    pub state: &'a State,
    /// Whose eye it is.
    pub seat: Seat,
    /// What the seat has.
    pub civ: &'a Civ,
    /// How many eras come after this one.
    pub left: i32,
}

impl<'a> Eye<'a> {
    /// The eye of a seat.
    pub fn new(game: &'a Civolution, state: &'a State, seat: Seat) -> Eye<'a> {
        Eye { game, state, seat, civ: &state.civs[seat], left: 4 - i32::from(state.era) }
    }

    /// Whether turns are still to come.
    pub fn goes_on(&self) -> bool {
        self.left > 0 || !self.state.final_round
    }

    /// What one unit of a category scores: in the eras to come, and in the end.
    pub fn unit(&self, category: Category) -> i32 {
        let data = &self.game.data;
        let past = data.era_vp.len() - self.state.era_tiles.len();
        let mut points = 0;
        for (at, tile) in self.state.era_tiles.iter().enumerate() {
            if data.scoring[tile.index()].category == category {
                points += i32::from(data.era_vp[past + at]);
            }
        }
        let tile = (0..data.scoring.len()).find(|&tile| data.scoring[tile].category == category);
        if let Some(tile) = tile {
            let covered = self.state.final_tiles.contains(&ScoringTile(tile as u8));
            points += i32::from(if covered { data.scoring[tile].covered } else { data.scoring[tile].printed });
        }
        POINT * points
    }

    /// CVL-151: a step on a track.
    pub fn step(&self, track: Track) -> i32 {
        const CATEGORIES: [Category; 5] =
            [Category::Technology, Category::Prestige, Category::Knowledge, Category::Construction, Category::Culture];
        let space = self.civ.on_track(track);
        if space >= self.game.data.tracks.spaces {
            return POINT * i32::from(self.game.data.tracks.beyond_vp);
        }
        let next = self.game.data.thresholds[track as usize].iter().find(|(at, _)| *at > space);
        let bonus = next.map_or(0, |&(at, _)| if at == space + 1 { THRESHOLD } else { THRESHOLD / 2 - 2 });
        self.unit(CATEGORIES[track as usize]) + bonus
    }

    /// The best step there is.
    pub fn best_step(&self) -> i32 {
        Track::VARIANTS.iter().map(|&track| self.step(track)).max().unwrap_or(0)
    }

    /// The food that all tribes together want.
    pub fn appetite(&self) -> i32 {
        let mut food = 0;
        tribes::places(self.state, self.seat, |place, count| {
            food += i32::from(feed::price(self.game, self.state, self.seat, place)) * i32::from(count);
        });
        let mods = &self.civ.mods;
        (food - i32::from(mods.feed_total + mods.camp_free)).max(0)
    }

    /// So much more food.
    pub fn food(&self, more: i32) -> i32 {
        let missing = (self.appetite() - i32::from(self.civ.has(Stock::Food))).clamp(0, more);
        missing * NEEDED_FOOD + (more - missing) * SPARE_FOOD
    }

    /// Markers of the console.
    pub fn marker(&self, of: Stock, n: u8) -> i32 {
        let n = i32::from(n);
        match of {
            Stock::Food => self.food(n),
            Stock::Money => n * (MONEY + self.unit(Category::Prosperity) / 3),
            Stock::Idea if !self.goes_on() => 0,
            Stock::Idea if self.civ.has(Stock::Idea) > 8 => n * IDEA / 3,
            Stock::Idea => n * IDEA,
            Stock::Focus => n * if self.goes_on() { FOCUS } else { 0 },
        }
    }

    /// One more marker of a trait: for the score, for cards in hand and for attribute chips.
    pub fn of_trait(&self, of: Trait) -> i32 {
        let has = self.civ.of_trait(of);
        let mut worth = self.unit(Category::Evolution);
        if !self.goes_on() {
            return worth;
        }
        for attribute in self.state.attributes.iter() {
            let data = &self.game.data.attributes[attribute.index()];
            if data.of == of && has < data.have {
                worth += 12 / i32::from(data.have - has);
            }
        }
        for number in self.state.hands[self.seat].iter() {
            let slots = &self.game.data.cards[number].cost[..3];
            let wants = |slot: &&Slot| matches!(slot.asks, Asks::Have(wanted) | Asks::PayTrait(wanted) if wanted == of);
            let wanted: u8 = slots.iter().filter(wants).map(|slot| slot.n).sum();
            worth += if wanted > has { 6 } else { 0 };
        }
        worth
    }

    /// One more of a stored material: for the score, for cards in hand, goals and settlements.
    pub fn material(&self, material: Material) -> i32 {
        let stored = &self.civ.stored;
        let has = stored[material.index()];
        let row = i32::from(materials::row(material) - 1);
        let mut worth = 8 + 2 * row;
        if has > 0 {
            return if self.goes_on() { worth } else { 2 };
        }
        let first = usize::from(material.0 / 3 * 3);
        for (lower, &diamonds) in self.game.data.diamonds.storage.iter().enumerate() {
            let (one, other) = (first + lower, first + lower + 1);
            let pair = [one, other].contains(&material.index());
            let there = stored[one] > 0 || stored[other] > 0;
            if pair {
                let unit = self.unit(Category::Prosperity) * i32::from(diamonds);
                worth += if there { unit } else { unit / 4 };
            }
        }
        if !self.goes_on() {
            return worth - 4;
        }
        for number in self.state.hands[self.seat].iter() {
            let slots = &self.game.data.cards[number].cost[..3];
            worth += if slots.iter().any(|slot| slot.asks == Asks::Pay(material)) { 5 } else { 0 };
        }
        for chip in self.civ.zone.iter() {
            let pay = self.game.data.goals[chip.goal.index()].pay;
            let asks = |price: Price| matches!(price, Price::Material(of, _) if of == material);
            worth += if pay.into_iter().flatten().any(asks) { 10 } else { 0 };
        }
        for (slot, (cost, _)) in self.game.data.settlements.iter().enumerate() {
            worth += if self.civ.settlements[slot].is_none() && cost.contains(&material) { 3 } else { 0 };
        }
        worth
    }

    /// The material of choice that is worth most.
    pub(crate) fn best_material(&self, row: u8, terrain: Option<Terrain>) -> i32 {
        let all = (0..MATERIALS as u8).map(Material);
        let open = all.filter(|&material| chips::check_gain(row, terrain, material).is_ok());
        open.map(|material| self.material(material)).max().unwrap_or(0)
    }

    /// CVL-185: something in a row of the matrix.
    pub fn row(&self, row: u8) -> i32 {
        let points = |row: usize| POINT * i32::from(self.game.data.matrix.row_vp[row]);
        match row {
            0 => 0,
            1..=3 => points(usize::from(row) - 1),
            4 | 5 if self.civ.rows[usize::from(row) - 4] => points(usize::from(row) - 1),
            // Its tile may be turned some day.
            4 | 5 => points(usize::from(row) - 1) * (self.left + 1) / 14,
            _ => 0,
        }
    }

    /// CVL-103: a row tile is turned.
    pub fn flip(&self, row: u8) -> i32 {
        if self.civ.rows[usize::from(row) - 4] {
            return 0;
        }
        let there = self.civ.items.iter().filter(|placed| placed.row == row).count() as i32;
        POINT * i32::from(self.game.data.matrix.row_vp[usize::from(row) - 1]) * there + 6 * self.left
    }

    /// CVL-142: a module of a higher level.
    pub fn upgrade(&self, module: Module) -> i32 {
        let level = self.civ.level(module);
        5 + (self.at_level(module, level + 1) - self.at_level(module, level)) * (1 + 2 * self.left) / 5
    }

    /// What a module of a level does in the long run.
    pub fn at_level(&self, module: Module, level: u8) -> i32 {
        let levels = &self.game.data.modules[module.index()].levels;
        let (choice, options) = &levels[usize::from(level).min(levels.len()) - 1];
        let each = options.iter().map(|&span| self.rough(span));
        if *choice == Choice::One { each.max().unwrap_or(0) } else { each.sum() }
    }

    /// CVL-172: a monument, in every income phase to come.
    pub fn monument(&self) -> i32 {
        let each = self.game.data.monument_vp[usize::from(self.civ.favor) - 1] + self.civ.mods.monument_vp;
        POINT * i32::from(each) * (self.left + 1)
    }

    /// CVL-152: a step on the favor track.
    pub fn favor(&self) -> i32 {
        if self.civ.favor >= 6 {
            return 0;
        }
        let monuments: u8 = self.civ.monuments.iter().sum();
        4 + (2 + 4 * i32::from(monuments)) * (self.left + 1)
    }

    /// CVL-148: one more die.
    pub fn die(&self, of: Die) -> i32 {
        match of {
            Die::Activation => 6 + 9 * self.left,
            Die::Fate => 4 + 5 * self.left,
        }
    }

    /// CVL-80: a new tribe.
    pub fn birth(&self) -> i32 {
        self.unit(Category::Population) + 6 * (self.left + 1) - self.tightness()
    }

    /// What one more mouth costs.
    pub(crate) fn tightness(&self) -> i32 {
        if self.appetite() >= i32::from(self.civ.has(Stock::Food)) { 9 } else { 3 }
    }

    /// CVL-72: a tribe comes to a territory.
    pub fn arrival(&self, to: Territory) -> i32 {
        let land = &self.state.lands[to.index()];
        let water = self.game.data.terrain(to) == Terrain::Water;
        let mut worth = if self.civ.here[to.index()] == 0 { self.unit(Category::Expansion) } else { 0 };
        if water {
            return worth;
        }
        let fire = POINT * i32::from(self.game.data.territories[to.index()].fire_vp);
        worth += if land.fire.is_none() { fire } else { fire - 9 };
        worth + if land.token == 0 { 8 } else { 0 }
    }

    /// The best there is for a migration.
    pub(crate) fn migration(&self) -> i32 {
        let mut best = 0;
        tribes::places(self.state, self.seat, |place, _| {
            if place.weak {
                return;
            }
            let from = place.territory.index();
            let leaves = if self.civ.here[from] == 1 { self.unit(Category::Expansion) } else { 0 };
            for to in self.state.adjacent[from].in_both(self.game.land).iter() {
                best = best.max(self.arrival(to) - leaves);
            }
        });
        best
    }

    /// CVL-85: food of a hunt, with a middling roll.
    pub fn hunt(&self, territory: Territory) -> i32 {
        let value = (3 + self.civ.fate).min(6);
        self.food(test::food(self.game, self.state, self.seat, territory, value).into())
    }

    /// A kind of project, as it may be built here and now.
    pub fn project(&self, action: &Action) -> Option<i32> {
        Some(match *action {
            Action::Farm { territory } => {
                let here = i32::from(self.civ.here[territory.index()]);
                IDEA + here * (4 + 8 * self.left)
            }
            Action::Boat { .. } => 8 + self.unit(Category::Expansion) + 3 * self.left,
            Action::Monument { material, .. } => self.monument() + self.best_step() - self.material(material),
            Action::Settlement { slot, .. } => {
                let (cost, diamonds) = &self.game.data.settlements[usize::from(slot)];
                let spent: i32 = cost.iter().map(|&material| self.material(material)).sum();
                let last = if self.civ.settled() == 3 { self.flip(4).max(self.flip(5)) } else { 0 };
                i32::from(*diamonds) * self.unit(Category::Prosperity) + self.income() + last + 20 - spent / 2
            }
            _ => return None,
        })
    }

    /// CVL-100: one more income chip.
    pub fn income(&self) -> i32 {
        30 + 15 * (self.left + 1)
    }

    /// CVL-102: an income chip, performed in the better way.
    pub fn chip(&self, item: Item) -> i32 {
        let Some(chip) = chips::chip_of(self.game, item) else { return 0 };
        self.shallow(chip.does).max(POINT * i32::from(chip.vp))
    }

    /// What an ability gives in the long run.
    pub fn ability(&self, ability: &Ability) -> i32 {
        let turns = 1 + 2 * self.left;
        match *ability {
            Ability::None => 0,
            Ability::On { does, when, .. } => {
                let often = if when.index() >= When::COUNT - MODULES { 6 } else { 8 };
                self.rough(does) * turns * often / 14
            }
            Ability::Activity { does, pay } => {
                let price = 6 * pay.iter().flatten().count() as i32;
                (self.rough(does) - price).max(0) * turns / 4
            }
            Ability::ColumnBonus { n } => POINT * i32::from(n) * (2 + self.left / 2),
            Ability::Changes(_) => 7 * turns,
        }
    }

    /// CVL-110: a card in the matrix, without what it costs.
    pub fn installed(&self, card: Card) -> i32 {
        let data = &self.game.data.cards[card.index()];
        self.rough(data.instant) + self.ability(&data.ability)
    }

    /// A card in hand: less the more is missing for it.
    pub fn card(&self, card: Card) -> i32 {
        let data = &self.game.data.cards[card.index()];
        let kind = Kind::from(data.deck);
        let open = (0..COLUMNS as u8).filter(|&column| matrix::check_column(self.civ, kind, column).is_ok());
        let row = open.map(|column| self.civ.heights[usize::from(column)]).min().unwrap_or(1).min(5);
        let missing: i32 = data.cost[..usize::from(row)].iter().map(|&slot| self.missing(slot)).sum();
        let whole = self.row(row) + self.installed(card) - 8 * missing;
        if self.left == 0 && missing > 1 { whole / 4 } else { whole * 2 / 5 }
    }

    /// How many markers a slot of a card still asks for.
    fn missing(&self, slot: Slot) -> i32 {
        if slot.settlements > 0 && self.civ.settled() >= slot.settlements {
            return 0;
        }
        let has = match slot.asks {
            Asks::Nothing => return 0,
            Asks::Pay(material) => self.civ.stored[material.index()],
            Asks::Have(of) | Asks::PayTrait(of) => self.civ.of_trait(of),
        };
        i32::from(slot.n.saturating_sub(has))
    }

    /// CVL-140: a goal chip in the matrix.
    pub fn goal(&self, goal: Goal) -> i32 {
        let own = self.civ.columns.iter().position(|&of| of == Some(Kind::Goals));
        let row = own.map_or(3, |_| self.civ.halves[0].min(self.civ.halves[1]));
        let paid = self.game.data.goals[goal.index()].pay.iter().flatten().count() as i32;
        self.row(row) + 16 + 6 * self.left - 5 * paid
    }

    /// How much of a goal chip is done, in tenths.
    pub fn progress(&self, goal: Goal) -> i32 {
        let data = &self.game.data.goals[goal.index()];
        if let Some((need, n)) = data.need {
            let found = chips::found(self.game, self.state, self.seat, need).min(n.into());
            return 10 * i32::from(found) / i32::from(n);
        }
        let (mut has, mut of) = (0, 0);
        for price in data.pay.into_iter().flatten() {
            let (n, there) = match price {
                Price::Stock(stock, n) => (n, self.civ.has(stock)),
                Price::Material(material, n) => (n, self.civ.stored[material.index()]),
                Price::Row(row) => {
                    (1, (0..6).map(|at| self.civ.stored[at * 3 + usize::from(row) - 1]).max().unwrap_or(0))
                }
            };
            (has, of) = (has + i32::from(there.min(n)), of + i32::from(n));
        }
        if of == 0 { 10 } else { 10 * has / of }
    }

    /// CVL-143: an attribute chip, less the marker that is returned.
    pub fn attribute(&self, attribute: Attribute) -> i32 {
        let own = self.civ.columns.iter().position(|&of| of == Some(Kind::Attributes));
        let row = own.map_or(3, |column| self.civ.heights[column]);
        let data = &self.game.data.attributes[attribute.index()];
        self.row(row) + self.ability(&data.ability) - self.unit(Category::Evolution)
    }

    /// CVL-150: an activity, less what is returned.
    pub fn activity(&self, card: Option<Card>) -> i32 {
        let Some(card) = card else {
            let (money, does) = self.game.data.own_activity;
            return self.shallow(does) - self.marker(Stock::Money, money);
        };
        let Ability::Activity { pay, does } = *self.game.data.ability(card.index()) else { return 0 };
        let price = |price: Price| match price {
            Price::Stock(stock, n) => self.marker(stock, n),
            Price::Material(material, n) => self.material(material) * i32::from(n),
            Price::Row(_) => 8,
        };
        self.shallow(does) - pay.into_iter().flatten().map(price).sum::<i32>()
    }

    /// CVL-110: a card that is installed now, in the lowest row that is open to it.
    pub fn install_card(&self, card: Card) -> i32 {
        let data = &self.game.data.cards[card.index()];
        let kind = Kind::from(data.deck);
        let open = (0..COLUMNS as u8).filter(|&column| matrix::check_column(self.civ, kind, column).is_ok());
        let row = open.map(|column| self.civ.heights[usize::from(column)]).min().unwrap_or(1);
        self.row(row) + self.installed(card) - self.slots(card, row)
    }

    /// What the slots of a card cost at a row, less their points.
    pub fn slots(&self, card: Card, row: u8) -> i32 {
        let data = &self.game.data.cards[card.index()];
        let each = data.cost.iter().zip(data.vp).take(usize::from(row.min(5))).map(|(slot, vp)| {
            let cost = match slot.asks {
                Asks::Nothing => return 0,
                _ if slot.settlements > 0 && self.civ.settled() >= slot.settlements => 0,
                Asks::Have(_) => 0,
                Asks::Pay(_) => 8 * i32::from(slot.n),
                Asks::PayTrait(_) => 14 * i32::from(slot.n),
            };
            cost - POINT * i32::from(vp)
        });
        each.sum()
    }
}
