//! The closed lists of words that cards are written in, and sets of them.

use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{IntoStaticStr, VariantArray};

/// A word that can be in a [`Set`].
pub trait Word: Copy + VariantArray + 'static {
    /// Its place in the list.
    fn place(self) -> u8;
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $word:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantArray)]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum $name { $($(#[$of])* $word),+ }

        impl Word for $name {
            #[inline]
            fn place(self) -> u8 {
                self as u8
            }
        }
    };
}

words!(
    /// The eight kinds of cards.
    Kind { Capital, Terrain, Resource, Building, Wonder, Unit, Invention, Event }
);
words!(
    /// CCG-19: from when on a card can be played.
    Era { Initial, Silver, Gold }
);
words!(
    /// CCG-118, CCG-119, CCG-122: how a game ends.
    Victory { Prosperity, Conquest, Limit }
);
words!(
    /// What a terrain yields.
    Income { Production, Tax, Food }
);
words!(
    /// The types of terrains.
    Type { Plains, Hills, Mountains, Forest, Jungle, Desert, Sea, River, Swamp, Tundra }
);
words!(
    /// The types of units.
    UnitType { Infantry, Cavalry, Motorised, Naval, Air }
);
words!(
    /// Where a civilization comes from.
    Region { Mediterranean, NearEast, Africa, FarEast, Steppe, WesternEurope, CentralEurope, Americas }
);
words!(
    /// CCG-18: where an event comes from.
    Source { Nature, Military, Society, Politics, Science, Economy, Religion }
);
words!(
    /// CCG-103: how long an event stays.
    Stay { Instant, LongTerm, Permanent }
);
words!(
    /// CCG-33: the phases of a turn.
    Phase { Activation, Explorers, Military, Management, End }
);
words!(
    /// When somebody may act.
    Moment { Main, PhaseStart, TravelDeclared, AttackDeclared, EventPlayed }
);
words!(
    /// In whose turn an event may be played.
    Turns { Own, Opponent, Any }
);
words!(
    /// What a unit can do.
    Skill { AntiAir, Destroyer, Defender, SelfSufficient, Sniper, Transport }
);
words!(
    /// What buildings and inventions can be.
    Trait { Shipyard, Fortification, Unique, Religion, Government }
);
words!(
    /// Attacker or defender.
    Role { Attacker, Defender }
);
words!(
    /// Whose things an effect changes.
    Scope {
        #[serde(rename = "self")]
        This, Here, OwnHere, EnemyHere, CapitalHere, Capital, AdjacentOwn, Own, OwnTerritory, EnemyInOwnTerritory, Target,
    }
);
words!(
    /// The player an effect speaks of.
    Who {
        #[serde(rename = "self")]
        Me, TargetOpponent, ActivePlayer, TerrainOwner,
    }
);
words!(
    /// Whose thing may be chosen.
    Side { Own, Enemy, Any, ActivePlayer }
);
words!(
    /// What may be chosen.
    What { Unit, Building, Terrain, Project, Invention, Resource, Event }
);
words!(
    /// Where it must be.
    Where { Abroad, AdjacentToCombat, OccupiedByEnemy, SameTerrainAsPrevious, TargetTerrain, OwnTerritory }
);
words!(
    /// What is counted.
    Per { OwnWonders, OwnReligions, OwnUnitsAbroad }
);
words!(
    /// Which stage of a cost changes.
    Stage { First, Last, Each }
);
words!(
    /// Whose cost changes.
    Made { Building, Wonder, Unit, Invention, Any }
);
words!(
    /// A number of the rules that cards change.
    Number {
        PaidDrawCost, PaidDraws, EndDraw, HandSize, ExploresPerTurn, UnitCap, VictoryFood, VictoryTerrains, Stack,
        BuildingSlots,
    }
);
words!(
    /// What is discovered.
    Found { Terrain, Resource, Any, This }
);
words!(
    /// CCG-75: what happens to who enters.
    Entry { Stop, Bar }
);
words!(
    /// What is forbidden.
    Forbidden { Attack, AttackAbroad }
);
words!(
    /// What units may do beyond the rules.
    Exception { BorderStop, NoTransportSlot, NavalSecondAction }
);
words!(
    /// Where a card is looked for.
    Zone { Hand, Library, Discard }
);
words!(
    /// What is called off.
    Called { Attack, NavalTravel }
);
words!(
    /// When an effect works.
    When { Static, OnPlay, OnComplete, PhaseStart, Activated, OnOccupy, OnEventResolved }
);
words!(
    /// How long a passing effect works.
    Lasts { Combat, Turn }
);
words!(
    /// Which side of the capital.
    Flank { Left, Right }
);

/// A set of words.
pub struct Set<W>(pub u16, PhantomData<W>);

impl<W> Clone for Set<W> {
    fn clone(&self) -> Set<W> {
        *self
    }
}
impl<W> Copy for Set<W> {}
impl<W> Default for Set<W> {
    fn default() -> Set<W> {
        Set(0, PhantomData)
    }
}
impl<W> PartialEq for Set<W> {
    fn eq(&self, other: &Set<W>) -> bool {
        self.0 == other.0
    }
}
impl<W: Word + std::fmt::Debug> std::fmt::Debug for Set<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<W: Word> Set<W> {
    /// A set of one.
    pub fn one(word: W) -> Set<W> {
        Set(1 << word.place(), PhantomData)
    }
    /// Whether it holds the word.
    #[inline]
    pub fn contains(self, word: W) -> bool {
        self.0 & (1 << word.place()) != 0
    }
    /// Whether it holds nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Whether the two have a word in common.
    #[inline]
    pub fn meets(self, other: Set<W>) -> bool {
        self.0 & other.0 != 0
    }
    /// Whether all its words are in the other.
    pub fn within(self, other: Set<W>) -> bool {
        self.0 & !other.0 == 0
    }
    /// The words of either.
    #[must_use]
    pub fn and(self, other: Set<W>) -> Set<W> {
        Set(self.0 | other.0, PhantomData)
    }
    /// An empty set lets everything pass, any other its words alone.
    #[inline]
    pub fn allows(self, word: W) -> bool {
        self.is_empty() || self.contains(word)
    }
    /// Its words in order.
    pub fn iter(self) -> impl Iterator<Item = W> {
        W::VARIANTS.iter().copied().filter(move |&word| self.contains(word))
    }
}

impl<W: Word> FromIterator<W> for Set<W> {
    fn from_iter<I: IntoIterator<Item = W>>(words: I) -> Set<W> {
        words.into_iter().fold(Set::default(), |set, word| set.and(Set::one(word)))
    }
}

impl<W: Word + Serialize> Serialize for Set<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, W: Word + Deserialize<'de>> Deserialize<'de> for Set<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<W>, D::Error> {
        Ok(Vec::<W>::deserialize(deserializer)?.into_iter().collect())
    }
}
