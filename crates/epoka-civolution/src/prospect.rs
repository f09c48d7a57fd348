//! What effects would bring a seat, in tenths of a point: here and now, and in the long run.

use strum::VariantArray;

use crate::{
    action::Action,
    ask::Ways,
    build::{self, Permit},
    cards, chips,
    effect::{Category, Deck, Die, Effect, Goods, Span, Stock, Trait},
    materials, run, test, track, tribes,
    worth::{AREA, Eye, FOCUS, IDEA, PLANNING, POINT, UNKNOWN_CARD},
};

impl Eye<'_> {
    /// What effects bring in the long run, whatever the table looks like now.
    pub fn rough(&self, span: Span) -> i32 {
        let effects = &self.game.data.effects[usize::from(span.at)..usize::from(span.end)];
        effects.iter().map(|&effect| roughly(effect)).sum()
    }

    /// How likely a favor test is passed, in tenths.
    fn passes(&self) -> i32 {
        if test::is_sure(self.civ) {
            return 10;
        }
        let one = 10 * i32::from(self.civ.favor + self.civ.mods.favor_range) / 6;
        let dice = i32::from(test::dice(self.civ));
        let ideas = if self.civ.has(Stock::Idea) > 2 { 2 } else { 0 };
        (one + (dice - 1) * (10 - one) * one / 10 + ideas).min(9)
    }

    /// Effects, one after the other.
    pub fn span(&self, span: Span) -> i32 {
        let effects = &self.game.data.effects[usize::from(span.at)..usize::from(span.end)];
        let (mut worth, mut at) = (0, 0);
        while at < effects.len() {
            match effects[at] {
                Effect::Choose { of, .. } => {
                    let of = usize::from(of);
                    worth += effects[at + 1..].iter().take(of).map(|&effect| self.effect(effect)).max().unwrap_or(0);
                    at += of;
                }
                Effect::Test { guards } => {
                    let guards = usize::from(guards);
                    let guarded = effects[at + 1..].iter().take(guards).map(|&effect| self.effect(effect));
                    worth += guarded.sum::<i32>() * self.passes() / 10;
                    at += guards;
                }
                effect => worth += self.effect(effect),
            }
            at += 1;
        }
        worth
    }

    /// Effects, where what performs others counts as usual: chips and activities may lead to each other.
    pub(crate) fn shallow(&self, span: Span) -> i32 {
        let effects = &self.game.data.effects[usize::from(span.at)..usize::from(span.end)];
        let chains = |effect: &Effect| matches!(effect, Effect::Perform { .. } | Effect::Activity { .. });
        if effects.iter().any(chains) { self.rough(span) } else { self.span(span) }
    }

    /// One thing that happens.
    #[expect(clippy::too_many_lines, reason = "one line per effect")]
    pub fn effect(&self, effect: Effect) -> i32 {
        let Eye { game, state, seat, civ, .. } = *self;
        match effect {
            Effect::Vp { n, per, div, max } => {
                let times = per.map_or(1, |what| run::count(state, seat, what) / u16::from(div));
                POINT * i32::from((times * u16::from(n)).min(max.into()))
            }
            Effect::Marker { of, n } => self.marker(of, n),
            Effect::Planning { n } => i32::from(n) * if self.goes_on() { PLANNING } else { 0 },
            Effect::Trait { of: Some(of), n } => self.of_trait(of) * i32::from(n),
            Effect::Trait { of: None, n } => {
                Trait::VARIANTS.iter().map(|&of| self.of_trait(of)).max().unwrap_or(0) * i32::from(n)
            }
            Effect::TraitMove { .. } => 1,
            Effect::Material { of, n } => {
                let each = match of {
                    Goods::This(material) => self.material(material),
                    Goods::Row(row) => self.best_material(row, None),
                    Goods::Any => self.best_material(0, None),
                    Goods::SameTerrain => 16,
                };
                each * i32::from(n)
            }
            Effect::Track { of: Some(track), n } => self.step(track) * i32::from(n),
            Effect::Track { of: None, n } => self.best_step() * i32::from(n),
            Effect::Favor { n } => self.favor() * i32::from(n),
            Effect::Produce { n } => {
                let here = civ.presence().len();
                if here > 0 && self.goes_on() { 4 * i32::from(n) } else { 0 }
            }
            Effect::Transport { n, .. } => {
                let raw: u8 = civ.raw.iter().sum::<u8>() + civ.boats.iter().map(|boat| boat.cargo).sum::<u8>();
                9 * i32::from(raw.min(n))
            }
            Effect::Migrate { n, more, .. } => {
                let times = 10 * i32::from(n) + i32::from(more) * self.passes();
                self.migration() * times.min(14) / 10
            }
            Effect::Procreate { n, more } => {
                let times = 10 * i32::from(n) + i32::from(more) * self.passes();
                self.birth() * times / 10
            }
            Effect::Strengthen { n } => {
                let weak = civ.tribes() - tribes::strong(state, seat);
                (8 + 4 * self.left) * i32::from(weak.min(n))
            }
            Effect::Hunt { n } => {
                let open = civ.presence().iter().filter(|&at| test::check_hunt(game, state, seat, at).is_ok());
                open.map(|at| self.hunt(at)).max().unwrap_or(0) * (1 + i32::from(n)) / 2
            }
            Effect::Find { n } => 15 * i32::from(n),
            Effect::Explore { n } => AREA * i32::from(n.min(state.hidden_areas.len())),
            Effect::ExploreTerritory => {
                let slots = civ.presence().iter().map(|at| materials::unexplored(state, at).count_ones() as i32);
                AREA * slots.max().unwrap_or(0)
            }
            Effect::Build { n, kinds, same } => {
                let mut best = 0;
                build::list(
                    game,
                    state,
                    seat,
                    Permit { kinds, same },
                    &mut Ways::each(&mut |action| {
                        best = best.max(self.project(&action).unwrap_or(0));
                    }),
                );
                best * (1 + i32::from(n)) / 2
            }
            Effect::Trade { sell, .. } => {
                let stored: u8 = civ.stored.iter().sum();
                12 * i32::from(stored.min(sell)) + if self.goes_on() { 0 } else { 10 }
            }
            Effect::Card { n, .. } => i32::from(n) * self.new_card(),
            Effect::Draw { keep, .. } => i32::from(keep) * (self.new_card() + 3),
            Effect::Install { deck, special } => self.install(deck, special),
            Effect::Goal { gain, install } => {
                let open = civ.zone.iter().map(|chip| chip.goal);
                let open = open.filter(|&goal| chips::check_goal(game, state, seat, goal).is_ok());
                let best = open.map(|goal| self.goal(goal)).max().unwrap_or(0);
                best * i32::from(install.min(1)) + 8 * i32::from(gain)
            }
            Effect::Perform { n } => {
                civ.items.iter().map(|placed| self.chip(placed.item)).max().unwrap_or(0) * i32::from(n)
            }
            Effect::GainIncome => self.income(),
            Effect::Upgrade { .. } => 10 + 8 * self.left,
            Effect::Row => self.flip(4).max(self.flip(5)),
            Effect::Die { of } => {
                let open =
                    |die: &Die| of.is_none_or(|of| of == *die) && track::check_die(game, state, seat, *die).is_ok();
                let dice = [Die::Activation, Die::Fate].into_iter().filter(open);
                dice.map(|die| self.die(die)).max().unwrap_or(0)
            }
            Effect::WeakTribes { n } => i32::from(n) * (self.unit(Category::Population) - self.tightness()),
            Effect::Activity { n, different } => {
                let mut best = 0;
                chips::list_activities(
                    game,
                    state,
                    seat,
                    different,
                    &mut Ways::each(&mut |action| {
                        if let Action::Activity { card } = action {
                            best = best.max(self.activity(card));
                        }
                    }),
                );
                best * (1 + i32::from(n)) / 2
            }
            Effect::LoseFood => -self.marker(Stock::Food, 1).max(6),
            Effect::LoseTribe => -self.unit(Category::Population) - POINT,
            // What they guard or offer is counted by who reads the list.
            Effect::Test { .. } | Effect::Choose { .. } => 0,
        }
    }

    /// A card that comes to the hand.
    pub fn new_card(&self) -> i32 {
        let hand = self.state.hands[self.seat].len() as i32;
        (UNKNOWN_CARD * (self.left + 1) / 4 + 4 - hand).max(1)
    }

    /// The best card of a deck that can be installed now.
    fn install(&self, deck: Deck, special: bool) -> i32 {
        let mut best = 0;
        cards::list_installs(
            self.game,
            self.state,
            self.seat,
            (deck, special),
            &mut Ways::each(&mut |action| {
                if let Action::Install { card } = action {
                    best = best.max(self.install_card(card));
                }
            }),
        );
        best
    }
}

/// What an effect brings in the long run.
fn roughly(effect: Effect) -> i32 {
    let times = |n: u8, each: i32| i32::from(n) * each;
    match effect {
        Effect::Vp { n, per, .. } => times(n, if per.is_some() { 20 } else { POINT }),
        Effect::Marker { of, n } => times(n, if of == Stock::Focus { FOCUS } else { IDEA }),
        Effect::Planning { n } => times(n, PLANNING),
        Effect::Trait { n, .. } => times(n, 18),
        Effect::TraitMove { n } => times(n, 3),
        Effect::Material { n, .. } => times(n, 13),
        Effect::Track { n, .. } => times(n, 22),
        Effect::Favor { n } => times(n, 12),
        Effect::Produce { n } => times(n, 4),
        Effect::Transport { n, .. } => times(n.min(6), 7),
        Effect::Migrate { n, more, .. } => times(n, 22) + times(more, 10),
        Effect::Procreate { n, more } => times(n, 26) + times(more, 12),
        Effect::Strengthen { n } => times(n.min(3), 8),
        Effect::Hunt { n } => times(n, 18),
        Effect::Find { n } => times(n, 14),
        Effect::Explore { n } => times(n, AREA),
        Effect::ExploreTerritory => 35,
        Effect::Build { n, .. } => 10 + times(n, 12),
        Effect::Trade { sell, buy } => times(sell + buy, 8),
        Effect::Card { n, .. } => times(n, UNKNOWN_CARD),
        Effect::Draw { draw, keep } => times(keep, UNKNOWN_CARD + i32::from(draw)),
        Effect::Install { special, .. } => 30 + if special { 12 } else { 0 },
        Effect::Goal { gain, install } => times(install, 30) + times(gain, 8),
        Effect::Perform { n } => times(n, 12),
        Effect::GainIncome => 60,
        Effect::Upgrade { .. } => 20,
        Effect::Row => 50,
        Effect::Die { of } => {
            if of == Some(Die::Fate) {
                12
            } else {
                30
            }
        }
        Effect::WeakTribes { n } => times(n, 14),
        Effect::Activity { n, .. } => 4 + times(n, 12),
        Effect::Test { .. } => -6,
        Effect::Choose { .. } => 0,
        Effect::LoseFood => -6,
        Effect::LoseTribe => -30,
    }
}
