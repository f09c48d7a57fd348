//! Her cards as `data/vici.toml` writes them, and as the engine uses them.

use std::collections::BTreeMap;

use epoka_core::{Confidence, DataError, names::Names};
use serde::Deserialize;

use super::{Act, CARDS_OF_HER};
use crate::{
    effect::{Die, Terrain},
    raw::word,
    state::EventCard,
};

const FILE: &str = "vici.toml";

/// The places of her reference cards.
pub const EVOLUTION: usize = 0;
/// The prosperity grid and its event check.
pub const PROSPERITY: usize = 1;
/// The territory wheel and the torch track.
pub const WHEEL: usize = 2;
/// The order of camps.
pub const CAMPS: usize = 3;
/// Procreation and migration.
pub const TRIBES: usize = 4;
/// Provision and feeding.
pub const PROVISION: usize = 5;
/// Areas, hunting tokens and the action table.
pub const AREAS: usize = 6;
/// How many reference cards she has.
pub const REFERENCES: usize = 7;

/// An action of a row: its kind decides which of the other fields it needs.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ActWords {
    a: String,
    of: Option<String>,
    n: Option<u8>,
}

/// A row of a half.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RowWords {
    dice: Vec<u8>,
    r#do: Vec<ActWords>,
}

/// Which scoring tiles a card refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Which {
    ThisEra,
    NextEra,
    LastEra,
    FinalTiles,
}

/// What a half does for a category.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct CategoryWords {
    times: u8,
    #[serde(default)]
    vp: u8,
    #[serde(default)]
    instead_vp: u8,
}

/// An action card.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ViciCardItem {
    /// Its id.
    pub id: String,
    resets: [u8; 2],
    #[serde(default)]
    blue: Vec<RowWords>,
    #[serde(default)]
    red: Vec<RowWords>,
    category: Option<Which>,
    blue_category: Option<CategoryWords>,
    red_category: Option<CategoryWords>,
    #[expect(dead_code, reason = "read for the list of components")]
    confidence: Confidence,
}

/// A reference card, with what it says in numbers.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ViciReferenceItem {
    /// Its id.
    pub id: String,
    spaces: Option<u8>,
    filled: Option<u8>,
    #[serde(default)]
    chips: Vec<u8>,
    #[serde(default)]
    checks: BTreeMap<String, Vec<u8>>,
    wheel: Option<[Terrain; 6]>,
    torches: Option<[u8; 6]>,
    hunting: Option<[Terrain; 6]>,
    #[expect(dead_code, reason = "read for the list of components")]
    confidence: Confidence,
}

/// What she begins with, and when she resets.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ViciSetup {
    tribes: u8,
    provisions: u8,
    resets: [u8; 2],
    red_from: [u8; 5],
    #[expect(dead_code, reason = "read for the list of components")]
    confidence: Confidence,
}

/// Her cards, ready for use.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct ViciData {
    pub cards: Vec<ViciCardData>,
    pub evolution: Grid,
    pub prosperity: Grid,
    /// CVL-216: the spaces of the prosperity grid an event looks at, as bits, by event.
    pub checks: Vec<Option<u32>>,
    /// CVL-208: the terrains by die.
    pub wheel: [Terrain; 6],
    /// CVL-208: the torches by die.
    pub torches: [u8; 6],
    /// CVL-213: terrains, the best for hunting first.
    pub hunting: [Terrain; 6],
    pub tribes: u8,
    pub provisions: u8,
    /// CVL-202: blue and red symbols of a Reset.
    pub resets: [u8; 2],
    /// CVL-220: the first era with red halves, by level.
    pub red_from: [u8; 5],
}

/// An action card: its blue and its red symbols and halves.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct ViciCardData {
    pub resets: [u8; 2],
    pub halves: [Half; 2],
}

/// A half of an action card.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Half {
    /// Actions by die.
    Dice([Vec<Act>; 6]),
    /// The action of a category so many times, then points; in the last era other points instead.
    Category { which: Which, times: u8, vp: u8, instead: u8 },
}

/// A grid: its spaces, those filled at first, and as bits those that cost a chip.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Grid {
    pub spaces: u8,
    pub filled: u8,
    pub chips: u32,
}

fn bits(spaces: &[u8]) -> u32 {
    spaces.iter().fold(0, |bits, space| bits | 1 << (space % 32))
}

impl ActWords {
    /// The actions it stands for: some `n` times one.
    fn compile(&self, list: &mut Vec<Act>) -> Result<(), String> {
        let of = self.of.as_deref().unwrap_or_default();
        let n = self.n.unwrap_or(1);
        let (act, times) = match self.a.as_str() {
            "track" => (Act::Track { track: word(of)?, n }, 1),
            "remove-card" => (Act::RemoveCard { deck: word(of)? }, n),
            "die-activation" => (Act::GainDie { of: Die::Activation }, n),
            "die-fate" => (Act::GainDie { of: Die::Fate }, n),
            "vp" => (Act::Vp { n }, 1),
            "favor" => (Act::Favor, n),
            "monument" => (Act::Monument, n),
            "explore" => (Act::Explore, n),
            "hunt-token" => (Act::HuntToken, n),
            "prosperity" => (Act::Prosperity, n),
            "evolution" => (Act::Evolution, n),
            "procreate" => (Act::Procreate, n),
            "migrate" => (Act::Migrate, n),
            "provision" => (Act::Provision, n),
            other => return Err(format!("there is no action `{other}`")),
        };
        list.extend(std::iter::repeat_n(act, times.into()));
        Ok(())
    }
}

impl ViciCardItem {
    fn compile(&self) -> Result<ViciCardData, String> {
        let halves = [self.half(&self.blue, self.blue_category)?, self.half(&self.red, self.red_category)?];
        Ok(ViciCardData { resets: self.resets, halves })
    }

    fn half(&self, rows: &[RowWords], category: Option<CategoryWords>) -> Result<Half, String> {
        if let Some(which) = self.category {
            let words = category.ok_or("a half says nothing")?;
            return Ok(Half::Category { which, times: words.times, vp: words.vp, instead: words.instead_vp });
        }
        let mut by_die: [Vec<Act>; 6] = Default::default();
        for row in rows {
            let mut acts = Vec::new();
            row.r#do.iter().try_for_each(|act| act.compile(&mut acts))?;
            for &die in &row.dice {
                let at = by_die.get_mut(usize::from(die) - 1).ok_or("a die has six values")?;
                at.clone_from(&acts);
            }
        }
        if by_die.iter().any(Vec::is_empty) {
            return Err("a value of the die has no row".into());
        }
        Ok(Half::Dice(by_die))
    }
}

/// Compiles her cards.
pub(crate) fn compile(
    cards: &[ViciCardItem],
    references: &[ViciReferenceItem],
    setup: Option<&ViciSetup>,
    names: &Names,
    events: usize,
) -> Result<ViciData, DataError> {
    DataError::count(FILE, "vici-card", cards.len(), CARDS_OF_HER)?;
    DataError::count(FILE, "vici-reference", references.len(), REFERENCES)?;
    let setup = setup.ok_or_else(|| DataError::file(FILE, "`vici-setup` is missing"))?;
    let compiled = cards.iter().map(|card| card.compile().map_err(|error| DataError::item(FILE, &card.id, error)));
    let missing = |card: usize| DataError::item(FILE, &references[card].id, "something is missing");
    let grid = |card: usize| {
        let item = &references[card];
        let spaces = item.spaces.filter(|&spaces| spaces < 32).ok_or_else(|| missing(card))?;
        Ok(Grid { spaces, filled: item.filled.ok_or_else(|| missing(card))?, chips: bits(&item.chips) })
    };
    let mut checks = vec![None; events];
    for (id, spaces) in &references[PROSPERITY].checks {
        let event = names.number(EventCard::KIND, id).ok_or_else(|| DataError::item(FILE, id, "unknown event"))?;
        checks[event] = Some(bits(spaces));
    }
    Ok(ViciData {
        cards: compiled.collect::<Result<_, _>>()?,
        evolution: grid(EVOLUTION)?,
        prosperity: grid(PROSPERITY)?,
        checks,
        wheel: references[WHEEL].wheel.ok_or_else(|| missing(WHEEL))?,
        torches: references[WHEEL].torches.ok_or_else(|| missing(WHEEL))?,
        hunting: references[AREAS].hunting.ok_or_else(|| missing(AREAS))?,
        tribes: setup.tribes,
        provisions: setup.provisions,
        resets: setup.resets,
        red_from: setup.red_from,
    })
}
