//! Deck lists and their checker: CCG-20 to CCG-22.

use std::collections::BTreeMap;

use epoka_core::{ArrayVec, Random, Rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    data::Data,
    rules::*,
    state::{ATLAS, Card, LIBRARY},
    words::{Kind, Set, Trait, Type},
};

/// A deck: cards in order of their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The capital.
    pub capital: Card,
    /// Terrains and resources.
    pub atlas: ArrayVec<Card, ATLAS>,
    /// Everything else.
    pub library: ArrayVec<Card, LIBRARY>,
}

/// A deck list as text: how many copies by id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct DeckList {
    pub capital: String,
    pub atlas: BTreeMap<String, u8>,
    pub library: BTreeMap<String, u8>,
}

/// The deck of a seat: a starter deck by its id, a list, or `null` for the starter deck with the seat's number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum DeckChoice {
    /// A starter deck.
    Starter(String),
    /// A list of one's own.
    List(DeckList),
    /// The starter deck with the number of the seat.
    Usual,
}

/// Why a deck cannot be played, and the rule that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadDeck {
    /// The rule.
    pub rule: Rule,
    /// What is wrong.
    pub wrong: Wrong,
    /// It in words.
    pub words: String,
}

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
pub enum Wrong {
    /// A card there is not.
    NoSuchCard { id: String },
    /// What should be the capital is none.
    NoCapital { card: Card },
    /// The atlas or the library is too large or too small.
    Size { pile: &'static str, found: usize, wanted: u8 },
    /// A card is in the wrong one of them.
    Misplaced { card: Card, pile: &'static str },
    /// There are too many of a card.
    Copies { card: Card, found: usize, most: u8 },
    /// There are so few terrains that nobody prospers.
    FewTerrains { found: usize },
    /// A resource has no terrain to lie on.
    NoGround { card: Card },
    /// A card needs another that is not in the deck.
    Lacks { card: Card, needs: Card },
    /// A card needs one with this keyword, and the deck has none.
    LacksKeyword { card: Card, keyword: Trait },
    /// A unit is of another region than the capital.
    WrongRegion { card: Card },
}

impl BadDeck {
    fn new(data: &Data, rule: Rule, wrong: Wrong) -> BadDeck {
        let id = |card: &Card| &data.card(*card).id;
        let words = match &wrong {
            Wrong::NoSuchCard { id } => format!("there is no card `{id}`"),
            Wrong::NoCapital { card } => format!("`{}` is no capital", id(card)),
            Wrong::Size { pile, found, wanted } => format!("the {pile} has {found} cards, not {wanted}"),
            Wrong::Misplaced { card, pile } => format!("`{}` does not belong in the {pile}", id(card)),
            Wrong::Copies { card, found, most } => {
                format!("there are {found} of `{}`, and {most} at most", id(card))
            }
            Wrong::FewTerrains { found } => format!("with {found} terrains nobody prospers"),
            Wrong::NoGround { card } => format!("`{}` has no terrain to lie on", id(card)),
            Wrong::Lacks { card, needs } => format!("`{}` needs `{}`", id(card), id(needs)),
            Wrong::LacksKeyword { card, .. } => format!("`{}` needs a keyword no card has", id(card)),
            Wrong::WrongRegion { card } => format!("`{}` needs another region", id(card)),
        };
        BadDeck { rule, wrong, words }
    }
}

impl std::fmt::Display for BadDeck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.rule.id(), self.words)
    }
}

impl DeckList {
    /// A legal list by chance: any capital, nine terrains or more, and whatever comes for the library.
    ///
    /// ```
    /// use epoka_civilization_ccg::{data::Data, deck::{Deck, DeckList}};
    /// let data = Data::printed();
    /// let list = DeckList::any(&data, &mut epoka_core::Random::new(7));
    /// assert!(Deck::read(&data, &list.capital, &list.atlas, &list.library).is_ok());
    /// ```
    ///
    /// # Panics
    /// If there are not enough cards for a deck.
    pub fn any(data: &Data, random: &mut Random) -> DeckList {
        let numbers = &data.numbers;
        let id = |card: Card| data.card(card).id.clone();
        let mut pick = |kinds: &[Kind]| {
            let cards: Vec<Card> = kinds.iter().flat_map(|&kind| data.of(kind)).collect();
            *random.choose(&cards).expect("there are cards of every kind")
        };
        let capital = id(pick(&[Kind::Capital]));
        let (mut atlas, mut library) = (BTreeMap::new(), BTreeMap::new());
        let count = |list: &BTreeMap<String, u8>| list.values().sum::<u8>();
        while count(&atlas) < numbers.atlas_size {
            let terrain = count(&atlas) < numbers.victory_terrains;
            let card = pick(if terrain { &[Kind::Terrain] } else { &[Kind::Terrain, Kind::Resource] });
            let is_terrain = data.card(card).kind == Kind::Terrain;
            let most = if is_terrain { numbers.terrain_copies } else { numbers.resource_copies };
            let copies = atlas.entry(id(card)).or_insert(0);
            *copies = (*copies + 1).min(most);
        }
        let kinds = [Kind::Building, Kind::Wonder, Kind::Unit, Kind::Invention, Kind::Event];
        while count(&library) < numbers.library_size {
            let copies = library.entry(id(pick(&kinds))).or_insert(0);
            *copies = (*copies + 1).min(numbers.library_copies);
        }
        DeckList { capital, atlas, library }
    }
}

impl Deck {
    /// Reads a list and checks it.
    pub fn read(
        data: &Data,
        capital: &str,
        atlas: &BTreeMap<String, u8>,
        library: &BTreeMap<String, u8>,
    ) -> Result<Deck, BadDeck> {
        let find = |rule: Rule, id: &str| {
            data.find(id).ok_or_else(|| BadDeck::new(data, rule, Wrong::NoSuchCard { id: id.into() }))
        };
        let capital = find(CCG_21, capital)?;
        let mut lists = [Vec::new(), Vec::new()];
        for (list, (rule, cards)) in lists.iter_mut().zip([(CCG_21, atlas), (CCG_20, library)]) {
            for (id, &copies) in cards {
                let card = find(rule, id)?;
                list.extend(std::iter::repeat_n(card, copies.into()));
            }
            list.sort_unstable();
        }
        let [atlas, library] = lists;
        check(data, capital, &atlas, &library, Rule::in_force)?;
        Ok(Deck { capital, atlas: atlas.into_iter().collect(), library: library.into_iter().collect() })
    }
}

/// CCG-20, CCG-21: whether such a deck may be played. The cards are sorted; `holds` says whether a rule is in force.
pub fn check(
    data: &Data,
    capital: Card,
    atlas: &[Card],
    library: &[Card],
    mut holds: impl FnMut(Rule) -> bool,
) -> Result<(), BadDeck> {
    let numbers = &data.numbers;
    let mut wrong = |rule: Rule, wrong: Wrong| if holds(rule) { Err(BadDeck::new(data, rule, wrong)) } else { Ok(()) };
    let kind = |card: Card| data.card(card).kind;
    if kind(capital) != Kind::Capital {
        return wrong(CCG_21, Wrong::NoCapital { card: capital });
    }
    let sizes = [(CCG_20, "library", library, numbers.library_size), (CCG_21, "atlas", atlas, numbers.atlas_size)];
    for (rule, pile, cards, wanted) in sizes {
        if cards.len() != usize::from(wanted) {
            return wrong(rule, Wrong::Size { pile, found: cards.len(), wanted });
        }
    }
    let for_library =
        |card: Card| matches!(kind(card), Kind::Building | Kind::Wonder | Kind::Unit | Kind::Invention | Kind::Event);
    if let Some(&card) = library.iter().find(|card| !for_library(**card)) {
        return wrong(CCG_20, Wrong::Misplaced { card, pile: "library" });
    }
    if let Some(&card) = atlas.iter().find(|card| !matches!(kind(**card), Kind::Terrain | Kind::Resource)) {
        return wrong(CCG_21, Wrong::Misplaced { card, pile: "atlas" });
    }
    for same in library.chunk_by(|a, b| a == b).chain(atlas.chunk_by(|a, b| a == b)) {
        let (rule, most) = match kind(same[0]) {
            Kind::Terrain => (CCG_21, numbers.terrain_copies),
            Kind::Resource => (CCG_21, numbers.resource_copies),
            Kind::Capital | Kind::Building | Kind::Wonder | Kind::Unit | Kind::Invention | Kind::Event => {
                (CCG_20, numbers.library_copies)
            }
        };
        if same.len() > usize::from(most) {
            return wrong(rule, Wrong::Copies { card: same[0], found: same.len(), most });
        }
    }
    Ok(())
}

/// CCG-22: what makes a legal deck doubtful: too few terrains to prosper, and cards that can never be played.
pub fn doubts(data: &Data, deck: &Deck) -> Vec<BadDeck> {
    let mut found = Vec::new();
    let mut doubt = |wrong: Wrong| found.push(BadDeck::new(data, CCG_22, wrong));
    let terrains = deck.atlas.iter().filter(|card| data.card(**card).kind == Kind::Terrain).count();
    if terrains + 1 < usize::from(data.numbers.victory_terrains) {
        doubt(Wrong::FewTerrains { found: terrains });
    }
    let ground = |card: &&Card| matches!(data.card(**card).kind, Kind::Terrain | Kind::Capital);
    let grounds = || deck.atlas.iter().chain([&deck.capital]).filter(ground).map(|&card| data.card(card).types);
    for &card in deck.atlas.iter().filter(|card| data.card(**card).kind == Kind::Resource) {
        let resource = data.card(card);
        let fits = |types: Set<Type>| {
            resource.placement_any.iter().any(|all| all.within(types)) && !resource.placement_none.meets(types)
        };
        if !grounds().any(fits) {
            doubt(Wrong::NoGround { card });
        }
    }
    for same in deck.library.chunk_by(|a, b| a == b) {
        if let Some(lacks) = lacks(data, deck, same[0]) {
            doubt(lacks);
        }
    }
    found.retain(|doubt| doubt.rule.in_force());
    found
}

/// What a card of a library needs that the deck can never have.
fn lacks(data: &Data, deck: &Deck, card: Card) -> Option<Wrong> {
    let (needs, of) = (&data.card(card).requires, data.card(card));
    let held = |wanted: &Card| deck.library.contains(wanted) || deck.atlas.contains(wanted);
    let bit = |kind: Kind, set: u128| data.of(kind).filter(move |&card| set >> data.bit(card) & 1 != 0);
    let inventions = bit(Kind::Invention, needs.inventions);
    let resources = bit(Kind::Resource, (needs.resources | needs.resources_here).into());
    let buildings = needs.buildings.iter().chain(&needs.buildings_here).copied();
    if let Some(missing) = inventions.chain(resources).chain(buildings).find(|card| !held(card)) {
        return Some(Wrong::Lacks { card, needs: missing });
    }
    let traits = deck.library.iter().fold(Set::default(), |set, &card| set.and(data.card(card).traits));
    let keyword = needs.invention_trait.map_or(needs.traits_here, |of| needs.traits_here.and(Set::one(of)));
    if let Some(keyword) = keyword.iter().find(|&keyword| !traits.contains(keyword)) {
        return Some(Wrong::LacksKeyword { card, keyword });
    }
    let region = of.kind == Kind::Unit && !of.regions.is_empty();
    (region && !of.regions.meets(data.card(deck.capital).regions)).then_some(Wrong::WrongRegion { card })
}
