//! Reads and checks the files in `data/`.

use std::{collections::BTreeSet, sync::Arc};

use epoka_core::{
    Confidence, DataError,
    data::{self, Source},
    game::Component,
    names::Names,
};
use serde::{Deserialize, Serialize};

use crate::{
    cards::{Board, CivilCard, MilitaryCard, MilitaryKind, Stages, since},
    effect::{Age, Gives, Kind},
    rules::TTA_181,
    state::{Civil, CivilSet, Military, STORES, WORKER_CARDS},
};

/// How many kinds of cards the box holds, those on the player boards included.
pub const CIVIL_KINDS: usize = 127;
/// How many kinds of military cards there are.
pub const MILITARY_KINDS: usize = 109;
/// The most tokens a table of the board is made for.
const BANK: usize = 64;

/// The files of the game.
pub fn sources() -> Vec<Source> {
    vec![
        Source::new("technologies.toml", include_str!("../data/technologies.toml")),
        Source::new("governments.toml", include_str!("../data/governments.toml")),
        Source::new("specials.toml", include_str!("../data/specials.toml")),
        Source::new("leaders.toml", include_str!("../data/leaders.toml")),
        Source::new("wonders.toml", include_str!("../data/wonders.toml")),
        Source::new("action-cards.toml", include_str!("../data/action-cards.toml")),
        Source::new("events.toml", include_str!("../data/events.toml")),
        Source::new("territories.toml", include_str!("../data/territories.toml")),
        Source::new("aggressions.toml", include_str!("../data/aggressions.toml")),
        Source::new("wars.toml", include_str!("../data/wars.toml")),
        Source::new("pacts.toml", include_str!("../data/pacts.toml")),
        Source::new("tactics.toml", include_str!("../data/tactics.toml")),
        Source::new("bonus-cards.toml", include_str!("../data/bonus-cards.toml")),
        Source::new("board.toml", include_str!("../data/board.toml")),
    ]
}

/// All components of the game.
#[derive(Debug)]
pub struct Data {
    /// The civil cards: technologies by kind and age, then governments, specials, leaders, wonders, action cards.
    pub civil: Vec<CivilCard>,
    /// The military cards.
    pub military: Vec<MilitaryCard>,
    /// Numbers.
    pub board: Board,
    /// Tables of the banks, by tokens.
    pub banks: Banks,
    /// What tactics need, by military card.
    pub tactics: Vec<Option<Tactic>>,
    /// The government all begin with.
    pub despotism: Civil,
    /// The ids of everything.
    pub names: Arc<Names>,
}

/// The tables of the player board by tokens in a bank.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Banks {
    pub growth: [Option<u8>; BANK],
    pub consumption: [u8; BANK],
    pub happiness: [u8; BANK],
    pub corruption: [u8; BANK],
}

/// A tactic, ready for forming armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tactic {
    /// Infantry, cavalry and artillery of one army.
    pub units: [u8; 3],
    /// Its age as a number.
    pub level: u8,
    /// The tactical strength of one army.
    pub strength: u8,
    /// The same with an obsolete unit.
    pub obsolete: u8,
}

/// The items of one or more files.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct Items {
    technology: Vec<CivilCard>,
    government: Vec<CivilCard>,
    special: Vec<CivilCard>,
    leader: Vec<CivilCard>,
    wonder: Vec<CivilCard>,
    action_card: Vec<CivilCard>,
    event: Vec<MilitaryCard>,
    territory: Vec<MilitaryCard>,
    aggression: Vec<MilitaryCard>,
    war: Vec<MilitaryCard>,
    pact: Vec<MilitaryCard>,
    tactic: Vec<MilitaryCard>,
    bonus_card: Vec<MilitaryCard>,
}

impl Items {
    /// The tables of civil cards and the kind they imply.
    fn civil(&mut self) -> [(&mut Vec<CivilCard>, Option<Kind>); 6] {
        [
            (&mut self.technology, None),
            (&mut self.government, Some(Kind::Government)),
            (&mut self.special, None),
            (&mut self.leader, Some(Kind::Leader)),
            (&mut self.wonder, Some(Kind::Wonder)),
            (&mut self.action_card, Some(Kind::Action)),
        ]
    }

    /// The tables of military cards and the kind they imply.
    fn military(&mut self) -> [(&mut Vec<MilitaryCard>, MilitaryKind); 7] {
        [
            (&mut self.event, MilitaryKind::Event),
            (&mut self.territory, MilitaryKind::Territory),
            (&mut self.aggression, MilitaryKind::Aggression),
            (&mut self.war, MilitaryKind::War),
            (&mut self.pact, MilitaryKind::Pact),
            (&mut self.tactic, MilitaryKind::Tactic),
            (&mut self.bonus_card, MilitaryKind::Bonus),
        ]
    }

    fn overlay(&mut self, mut correction: Items) {
        for ((own, _), (other, _)) in self.civil().into_iter().zip(correction.civil()) {
            data::overlay(own, std::mem::take(other), |card| &card.id);
        }
        for ((own, _), (other, _)) in self.military().into_iter().zip(correction.military()) {
            data::overlay(own, std::mem::take(other), |card| &card.id);
        }
    }
}

impl Data {
    /// The components that come with the game.
    ///
    /// # Panics
    /// Never: a test reads the files that are compiled in.
    pub fn printed() -> Data {
        Data::load(&sources()).expect("the files compiled in are valid")
    }

    /// Reads the game's own files, then lays corrections over them.
    pub fn load(sources: &[Source]) -> Result<Data, DataError> {
        let (mut all, mut board) = (Items::default(), None);
        for source in sources {
            if source.file == "board.toml" {
                board = Some(source.read::<Board>()?);
            } else {
                all.overlay(source.read()?);
            }
        }
        let board = board.ok_or_else(|| DataError::file("board.toml", "it is missing"))?;
        let (mut civil, mut military) = (Vec::new(), Vec::new());
        for (cards, kind) in all.civil() {
            for card in cards.drain(..) {
                civil.push(CivilCard { kind: kind.unwrap_or(card.kind), ..card });
            }
        }
        for (cards, kind) in all.military() {
            military.extend(cards.drain(..).map(|card| MilitaryCard { kind, ..card }));
        }
        // Farms, mines and labs come first: they store tokens.
        civil.sort_by_key(|card| (card.kind, card.age));
        check_cards(&civil, &military)?;
        check_decks(&board, &civil, &military)?;
        let banks = Banks::new(&board)?;
        let tactics = military.iter().map(tactic).collect::<Result<_, _>>()?;
        let despotism = civil
            .iter()
            .position(|card| card.kind == Kind::Government && card.science == 0)
            .ok_or_else(|| DataError::file("governments.toml", "there is none to begin with"))?;
        let ids = |list: Vec<&String>| list.into_iter().cloned().collect::<Vec<_>>();
        let names = Names::new(vec![
            ids(civil.iter().map(|card| &card.id).collect()),
            ids(military.iter().map(|card| &card.id).collect()),
        ]);
        Ok(Data { despotism: Civil(despotism as u8), civil, military, board, banks, tactics, names })
    }

    /// A civil card.
    #[inline]
    pub fn card(&self, card: Civil) -> &CivilCard {
        &self.civil[card.index()]
    }

    /// A military card.
    #[inline]
    pub fn face(&self, card: Military) -> &MilitaryCard {
        &self.military[card.index()]
    }

    /// All civil cards.
    pub fn civil_cards(&self) -> impl Iterator<Item = (Civil, &CivilCard)> {
        self.civil.iter().enumerate().map(|(number, card)| (Civil(number as u8), card))
    }

    /// All military cards.
    pub fn military_cards(&self) -> impl Iterator<Item = (Military, &MilitaryCard)> {
        self.military.iter().enumerate().map(|(number, card)| (Military(number as u8), card))
    }

    /// The number of a military card among all components, for [`epoka_core::Log::use_component`].
    pub fn number(&self, card: Military) -> usize {
        self.civil.len() + card.index()
    }

    /// All components as a list for people.
    pub fn components(&self) -> Vec<Component> {
        let civil = self.civil.iter().map(|card| component("card", &card.id, card.copies[2], card, card.confidence));
        let military = self.military.iter();
        let military = military.map(|card| component("card", &card.id, card.copies[2], card, card.confidence));
        civil.chain(military).collect()
    }
}

fn component(kind: &'static str, id: &str, copies: u8, data: &impl Serialize, confidence: Confidence) -> Component {
    let mut data = serde_json::to_value(data).expect("components are JSON");
    if let Some(fields) = data.as_object_mut() {
        fields.remove("id");
        fields.remove("confidence");
    }
    Component { kind, id: id.into(), copies, data, confidence }
}

impl Banks {
    fn new(board: &Board) -> Result<Banks, DataError> {
        let wrong = || DataError::file("board.toml", "a table does not begin with 0 tokens");
        let yellow = &board.yellow_bank;
        let full = [&yellow.consumption, &yellow.happiness, &board.blue_bank.corruption];
        if full.iter().any(|table| since(table, 0).is_none()) {
            return Err(wrong());
        }
        let row = |table: &[_]| std::array::from_fn(|tokens| since(table, tokens as u8).unwrap_or_default());
        Ok(Banks {
            growth: std::array::from_fn(|tokens| since(&yellow.growth, tokens as u8)),
            consumption: row(&yellow.consumption),
            happiness: row(&yellow.happiness),
            corruption: row(&board.blue_bank.corruption),
        })
    }

    /// TTA-181: what a table says for so many tokens, which fill a bank from the left; those beyond its squares count.
    #[inline]
    pub fn at<T: Copy>(table: &[T; BANK], tokens: u8) -> T {
        let last = if TTA_181.in_force() { BANK - 1 } else { 0 };
        table[usize::from(tokens).min(last)]
    }
}

/// What a tactic needs.
fn tactic(card: &MilitaryCard) -> Result<Option<Tactic>, DataError> {
    if card.kind != MilitaryKind::Tactic {
        return Ok(None);
    }
    let mut units = [0; 3];
    for (kind, &count) in &card.units {
        let at = ["infantry", "cavalry", "artillery"].iter().position(|known| known == kind);
        let at = at.ok_or_else(|| DataError::item("tactics.toml", &card.id, format!("no army has `{kind}`")))?;
        units[at] = count;
    }
    if units == [0; 3] {
        return Err(DataError::item("tactics.toml", &card.id, "an army has units"));
    }
    let (level, strength) = (card.age.level(), card.strength);
    Ok(Some(Tactic { units, level, strength, obsolete: card.obsolete.unwrap_or(strength) }))
}

fn check_cards(civil: &[CivilCard], military: &[MilitaryCard]) -> Result<(), DataError> {
    let most =
        [("civil", civil.len(), CIVIL_KINDS, CivilSet::CAPACITY), ("military", military.len(), MILITARY_KINDS, 128)];
    for (item, found, expected, most) in most {
        if found < expected || found > most {
            return Err(DataError::Count { file: "data".into(), item: item.into(), found, expected });
        }
    }
    let mut ids = BTreeSet::new();
    for id in civil.iter().map(|card| &card.id).chain(military.iter().map(|card| &card.id)) {
        if !ids.insert(id) {
            return Err(DataError::item("data", id, "it is there twice"));
        }
    }
    let mut seen = BTreeSet::new();
    for card in civil {
        let wrong = |message: &str| Err(DataError::item("data", &card.id, message));
        let holds_workers = card.kind.is(Kind::BUILDINGS) || card.kind.is(Kind::UNITS);
        if holds_workers && (card.resources == 0 || !seen.insert((card.kind, card.age))) {
            return wrong("a building or unit has a price, and a kind has one card of an age");
        }
        if matches!(card.kind, Kind::Farm | Kind::Mine) == (card.worth == 0) {
            return wrong("farms and mines, and nothing else, say what a token is worth");
        }
        if (card.kind == Kind::Wonder) == card.stages.prices().is_empty() {
            return wrong("wonders, and nothing else, have stages with prices");
        }
        if (card.kind == Kind::Action) != card.does.is_some() {
            return wrong("action cards, and nothing else, do something when played");
        }
        if matches!(&card.stages, Stages::Prices(prices) if prices.len() > 6) {
            return wrong("a wonder has six stages at most");
        }
    }
    let kinds = |kinds| civil.iter().filter(move |card| card.kind.is(kinds)).count();
    if kinds(crate::effect::Kinds::range(Kind::Farm, Kind::Lab)) > STORES {
        return Err(DataError::file("technologies.toml", "there are too many farms, mines and labs"));
    }
    if kinds(crate::effect::Kinds::range(Kind::Farm, Kind::AirForce)) > WORKER_CARDS {
        return Err(DataError::file("technologies.toml", "there are too many technologies"));
    }
    for card in military {
        let ok = match card.kind {
            MilitaryKind::Event => !card.steps.is_empty(),
            MilitaryKind::Territory => card.gives != Gives::default() && !card.gain.is_empty(),
            MilitaryKind::Aggression => !card.does.is_empty() && card.military_actions > 0,
            MilitaryKind::War => card.spoils.is_some() && card.military_actions > 0,
            MilitaryKind::Pact => true,
            MilitaryKind::Tactic => !card.units.is_empty() && card.strength > 0,
            MilitaryKind::Bonus => card.defence > 0 && card.colonization > 0,
        };
        if !ok {
            return Err(DataError::item("data", &card.id, "something that every card of its kind has is missing"));
        }
    }
    Ok(())
}

/// TTA-11: the decks have the rulebook's sizes for every number of players.
fn check_decks(board: &Board, civil: &[CivilCard], military: &[MilitaryCard]) -> Result<(), DataError> {
    for (age, name) in [(Age::A, "A"), (Age::I, "I"), (Age::II, "II"), (Age::III, "III")] {
        for players in 0..3 {
            let size = |cards: &mut dyn Iterator<Item = (Age, [u8; 3])>| -> usize {
                cards.filter(|(of, _)| *of == age).map(|(_, copies)| usize::from(copies[players])).sum()
            };
            let found = [
                size(&mut civil.iter().map(|card| (card.age, card.copies))),
                size(&mut military.iter().map(|card| (card.age, card.copies))),
            ];
            let expected = [&board.decks.civil, &board.decks.military].map(|sizes| sizes[age as usize][players]);
            for ((what, found), expected) in ["civil", "military"].iter().zip(found).zip(expected) {
                let item = format!("{what} cards of age {name} with {} players", players + 2);
                DataError::count("data", &item, found, expected.into())?;
            }
        }
    }
    Ok(())
}

/// What a pact gives to a side: `true` for side A.
pub fn pact_side(card: &MilitaryCard, a: bool) -> &Gives {
    match (card.symmetric, a) {
        (true, _) => &card.both,
        (false, true) => &card.side_a,
        (false, false) => &card.side_b,
    }
}
