//! Adding up what cards and workers give: TTA-170 to TTA-175. Who wants to know hears where each part comes from.

use epoka_core::Rule;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    ThroughTheAges,
    cards::MilitaryKind,
    effect::{Gives, Kind, Rate},
    rules::*,
    state::Rates,
};

/// Where a part of a rating comes from: workers and cards by their kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Source {
    /// Civil cards: those of leaders and wonders with what they say.
    Civil(Kind),
    /// Territories, pacts and tactics.
    Military(MilitaryKind),
}

/// What a source adds to the ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Share {
    pub culture: i16,
    pub science: i16,
    pub strength: i16,
    pub happy: i16,
}

impl Share {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Share) -> Share {
        Share {
            culture: self.culture + other.culture,
            science: self.science + other.science,
            strength: self.strength + other.strength,
            happy: self.happy + other.happy,
        }
    }
}

/// What is added up for the ratings.
pub struct Tally<N> {
    sum: Sum,
    happy: i16,
    note: N,
}

impl<N: FnMut(Source, Share)> Tally<N> {
    /// Nothing yet; `note` hears what every source gives.
    pub fn new(note: N) -> Tally<N> {
        Tally { sum: Sum::default(), happy: 0, note }
    }

    /// What a card gives so many times, and the happy faces of all of them.
    #[inline]
    pub fn add(&mut self, source: Source, gives: &Gives, times: i16, happy: i16) {
        self.sum.add(gives, times);
        self.happy += happy;
        let of = |each: i8| i16::from(each) * times;
        let share =
            Share { culture: of(gives.culture), science: of(gives.science), strength: of(gives.strength), happy };
        (self.note)(source, share);
    }

    /// A part of one rating.
    #[inline]
    pub fn rate(&mut self, source: Source, rate: Rate, amount: i16) {
        let mut share = Share::default();
        let (sum, part) = match rate {
            Rate::Culture => (&mut self.sum.culture, &mut share.culture),
            Rate::Science => (&mut self.sum.science, &mut share.science),
            Rate::Strength => (&mut self.sum.strength, &mut share.strength),
        };
        *sum += amount;
        *part = amount;
        (self.note)(source, share);
    }

    /// The ratings and totals these sums make.
    pub fn rates(self, game: &ThroughTheAges, cite: &mut impl FnMut(Rule) -> bool) -> Rates {
        let Tally { sum, happy, .. } = self;
        let mut at_least_zero = |rule: Rule, rating: i16| if rating >= 0 || !cite(rule) { rating } else { 0 };
        let (science, culture) = (at_least_zero(TTA_170, sum.science), at_least_zero(TTA_171, sum.culture));
        let (civil, military) = (sum.civil.max(0), sum.military.max(0));
        let happiness =
            if cite(TTA_173) { happy.clamp(0, game.data.board.player.most_happiness.into()) } else { happy };
        Rates {
            science,
            culture,
            strength: if cite(TTA_172) { sum.strength.max(0) } else { 0 },
            happiness: happiness.clamp(0, 100) as u8,
            civil: if cite(TTA_175) { civil as u8 } else { 0 },
            military: if cite(TTA_175) { military as u8 } else { 0 },
            civil_hand: if TTA_154.in_force() { (civil + sum.civil_hand).max(0) as u8 } else { 0 },
            military_hand: if TTA_155.in_force() { (military + sum.military_hand).max(0) as u8 } else { 0 },
            colonization: if cite(TTA_174) { sum.colonization as i8 } else { 0 },
            blue: sum.blue as i8,
            yellow: sum.yellow as i8,
            food: sum.food as i8,
            resources: sum.resources as i8,
        }
    }
}

#[derive(Default)]
struct Sum {
    culture: i16,
    science: i16,
    strength: i16,
    civil: i16,
    military: i16,
    civil_hand: i16,
    military_hand: i16,
    colonization: i16,
    blue: i16,
    yellow: i16,
    food: i16,
    resources: i16,
}

impl Sum {
    fn add(&mut self, gives: &Gives, times: i16) {
        self.culture += i16::from(gives.culture) * times;
        self.science += i16::from(gives.science) * times;
        self.strength += i16::from(gives.strength) * times;
        self.civil += i16::from(gives.civil_actions) * times;
        self.military += i16::from(gives.military_actions) * times;
        self.civil_hand += i16::from(gives.civil_hand) * times;
        self.military_hand += i16::from(gives.military_hand) * times;
        self.colonization += i16::from(gives.colonization) * times;
        self.blue += i16::from(gives.blue_tokens) * times;
        self.yellow += i16::from(gives.yellow_tokens) * times;
        self.food += i16::from(gives.food) * times;
        self.resources += i16::from(gives.resources) * times;
    }
}
