//! Reads and checks the files in `data/`.

use std::{collections::BTreeSet, sync::Arc};

use epoka_core::{
    Confidence, DataError,
    data::{self, Source as File},
    game::Component,
    names::{self, Names},
};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{
    cards::*,
    deck::Deck,
    effect::{Deed, Effect, topic},
    rules::{CCG_15, CCG_78, CCG_113},
    state::{AT_ONCE, Card, USES},
    supported,
    words::*,
};

/// The file of each kind of card, in the order of their numbers.
const FILES: [&str; 8] = [
    "capitals.toml",
    "terrains.toml",
    "resources.toml",
    "buildings.toml",
    "wonders.toml",
    "units.toml",
    "inventions.toml",
    "events.toml",
];

/// The files of the game.
pub fn sources() -> Vec<File> {
    vec![
        File::new(FILES[0], include_str!("../data/capitals.toml")),
        File::new(FILES[1], include_str!("../data/terrains.toml")),
        File::new(FILES[2], include_str!("../data/resources.toml")),
        File::new(FILES[3], include_str!("../data/buildings.toml")),
        File::new(FILES[4], include_str!("../data/wonders.toml")),
        File::new(FILES[5], include_str!("../data/units.toml")),
        File::new(FILES[6], include_str!("../data/inventions.toml")),
        File::new(FILES[7], include_str!("../data/events.toml")),
        File::new("decks.toml", include_str!("../data/decks.toml")),
        File::new("numbers.toml", include_str!("../data/numbers.toml")),
    ]
}

/// The numbers of the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Numbers {
    pub library_size: u8,
    pub library_copies: u8,
    pub atlas_size: u8,
    pub terrain_copies: u8,
    pub resource_copies: u8,
    pub opening_hand: u8,
    pub hand_size: u8,
    pub explores_per_turn: u8,
    pub end_draw: u8,
    pub paid_draws: u8,
    pub paid_draw_cost_tax: u8,
    pub silver_era_terrains: u8,
    pub gold_era_terrains: u8,
    pub victory_terrains: u8,
    pub victory_food: u8,
    pub stack_limit: u8,
    pub building_slots: u8,
    pub upkeep_food: u8,
    pub starting_food: u8,
    pub discard_value: FuelValue,
    pub min_stage_cost: u8,
    pub min_explore_cost: u8,
    pub round_limit: u16,
    pub round_cap: u16,
}

/// CCG-57: what a card of each era is worth as fuel.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct FuelValue {
    pub initial: u8,
    pub silver: u8,
    pub gold: u8,
}

/// A starter deck.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Starter {
    pub id: String,
    pub deck: Deck,
    pub raw: RawDeck,
}

/// All components of the game.
#[derive(Debug)]
pub struct Data {
    /// All cards, kind after kind.
    pub cards: Vec<CardData>,
    /// The number of the first card of each kind.
    pub first: [u16; 9],
    /// The starter decks.
    pub starters: Vec<Starter>,
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// Events by the moment they may be played in.
    pub moments: [Vec<Card>; 5],
    /// What the effects of each card speak of: the `topics` of all cards, close together.
    pub topics: Vec<u32>,
    /// The inventions that speak of each topic, as bits, by the place of the topic's bit.
    pub on: [u128; 32],
    /// The ids of everything.
    pub names: Arc<Names>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Items {
    capital: Vec<RawCard>,
    terrain: Vec<RawCard>,
    resource: Vec<RawCard>,
    building: Vec<RawCard>,
    wonder: Vec<RawCard>,
    unit: Vec<RawCard>,
    invention: Vec<RawCard>,
    event: Vec<RawCard>,
    deck: Vec<RawDeck>,
}

impl Items {
    fn cards(&mut self) -> [&mut Vec<RawCard>; 8] {
        [
            &mut self.capital,
            &mut self.terrain,
            &mut self.resource,
            &mut self.building,
            &mut self.wonder,
            &mut self.unit,
            &mut self.invention,
            &mut self.event,
        ]
    }
}

impl Data {
    /// The components that come with the game.
    ///
    /// ```
    /// assert_eq!(epoka_civilization_ccg::data::Data::printed().cards.len(), 288);
    /// ```
    ///
    /// # Panics
    /// Never: a test reads the files that are compiled in.
    pub fn printed() -> Data {
        Data::load(&sources()).expect("the files compiled in are valid")
    }

    /// Reads the game's own files, then lays corrections over them.
    pub fn load(sources: &[File]) -> Result<Data, DataError> {
        let (mut all, mut numbers) = (Items::default(), None);
        for source in sources {
            if source.file == "numbers.toml" {
                numbers = Some(source.read::<Numbers>()?);
                continue;
            }
            let mut items: Items = source.read()?;
            for (own, new) in all.cards().into_iter().zip(items.cards()) {
                for card in new.iter_mut() {
                    card.file.clone_from(&source.file);
                }
                data::overlay(own, std::mem::take(new), |card| &card.id);
            }
            data::overlay(&mut all.deck, items.deck, |deck| &deck.id);
        }
        let numbers = numbers.ok_or_else(|| DataError::file("numbers.toml", "it is missing"))?;
        let decks = std::mem::take(&mut all.deck);
        let mut raw = Vec::new();
        let mut first = [0; 9];
        for (at, (&kind, cards)) in Kind::VARIANTS.iter().zip(all.cards()).enumerate() {
            raw.extend(std::mem::take(cards).into_iter().map(|card| RawCard { kind, ..card }));
            first[at + 1] = raw.len() as u16;
        }
        let ids = raw.iter().map(|card| card.id.clone()).collect();
        let resources = usize::from(first[Kind::Resource as usize])..usize::from(first[Kind::Resource as usize + 1]);
        let resources = raw[resources].iter().map(|card| card.id.clone()).collect();
        let names = Names::new(vec![ids, decks.iter().map(|deck| deck.id.clone()).collect(), resources]);
        check_ids(&raw, &first)?;
        let cards: Vec<CardData> =
            names::with(&names, || raw.iter().map(|card| card_data(card, &names, &first)).collect::<Result<_, _>>())?;
        let counted = cards.iter().flat_map(|card| &card.effects).filter(|effect| is_counted(effect));
        if counted.map(|effect| usize::from(effect.limit)).sum::<usize>() > USES {
            return Err(DataError::file("data", format!("the limits per turn of all effects are more than {USES}")));
        }
        check_triggers(&cards, &numbers)?;
        let moments = std::array::from_fn(|moment| {
            let fits = |(_, card): &(usize, &CardData)| {
                card.kind == Kind::Event && card.windows.contains(Moment::VARIANTS[moment])
            };
            cards.iter().enumerate().filter(fits).map(|(number, _)| Card(number as u16)).collect()
        });
        let topics: Vec<u32> = cards.iter().map(|card| card.topics).collect();
        let inventions = &topics[usize::from(first[Kind::Invention as usize])..];
        let on = std::array::from_fn(|topic| {
            let speaks = inventions.iter().take(128).enumerate().filter(|(_, topics)| *topics >> topic & 1 != 0);
            let count = usize::from(first[Kind::Invention as usize + 1] - first[Kind::Invention as usize]);
            speaks.take_while(|(bit, _)| *bit < count).fold(0, |set, (bit, _)| set | 1 << bit)
        });
        let mut data = Data { cards, first, starters: Vec::new(), numbers, moments, topics, on, names };
        for raw in decks {
            let deck = Deck::read(&data, &raw.capital, &raw.atlas, &raw.library)
                .map_err(|broken| DataError::item("decks.toml", &raw.id, broken.to_string()))?;
            data.starters.push(Starter { id: raw.id.clone(), deck, raw });
        }
        if data.starters.is_empty() {
            return Err(DataError::file("decks.toml", "there is no deck"));
        }
        Ok(data)
    }

    /// A card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    /// Whether effects of a card speak of a topic.
    #[inline]
    pub fn speaks(&self, card: Card, topic: u32) -> bool {
        self.topics[card.index()] & topic != 0
    }

    /// The cards of a kind, by number.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = Card> + use<> {
        (self.first[kind as usize]..self.first[kind as usize + 1]).map(Card)
    }

    /// The bit of an invention or resource within its kind.
    #[inline]
    pub fn bit(&self, card: Card) -> u8 {
        (card.0 - self.first[self.card(card).kind as usize]) as u8
    }

    /// The invention with this bit.
    pub fn invention(&self, bit: u8) -> Card {
        Card(self.first[Kind::Invention as usize] + u16::from(bit))
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<Card> {
        self.names.number(0, id).map(|number| Card(number as u16))
    }

    /// All components as a list for people.
    pub fn components(&self) -> Vec<Component> {
        let card = |card: &CardData| {
            let mut data = card.json.clone();
            data["kind"] = serde_json::json!(card.kind);
            // Of a card that the rulebook speaks of, its values say which of them are the house's.
            let ours = data.as_object_mut().and_then(|fields| fields.remove("ours")).unwrap_or_default();
            for part in ours.as_array().into_iter().flatten().filter_map(serde_json::Value::as_str) {
                data[format!("{part}-confidence")] = serde_json::json!(Confidence::Ours);
            }
            component("card", &card.id, &data, card.confidence)
        };
        let cards = self.cards.iter().map(card);
        let decks =
            self.starters.iter().map(|starter| component("deck", &starter.id, &starter.raw, starter.raw.confidence));
        cards.chain(decks).collect()
    }
}

fn component(kind: &'static str, id: &str, data: &impl Serialize, confidence: Confidence) -> Component {
    let mut data = serde_json::to_value(data).expect("components are JSON");
    if let Some(fields) = data.as_object_mut() {
        fields.remove("id");
        fields.remove("confidence");
    }
    Component { kind, id: id.into(), copies: 1, data, confidence }
}

/// Whether its uses are counted turn by turn.
fn is_counted(effect: &Effect) -> bool {
    effect.limit > 0 && matches!(effect.when, When::Activated | When::OnEventResolved)
}

/// CCG-110: not too many effects come at once, whatever of the cards a seat has in play.
fn check_triggers(cards: &[CardData], numbers: &Numbers) -> Result<(), DataError> {
    let most = |fits: &dyn Fn(&Effect) -> bool| -> usize {
        let of_card = |card: &CardData| {
            let once = card.kind == Kind::Invention || card.traits.contains(Trait::Unique);
            let copies = if once { 1 } else { usize::from(numbers.library_copies) };
            copies * card.effects.iter().filter(|effect| fits(effect)).count()
        };
        cards.iter().map(of_card).sum()
    };
    let at_start = |phase: &Phase| most(&|effect| effect.when == When::PhaseStart && effect.phase == Some(*phase));
    if Phase::VARIANTS.iter().map(at_start).any(|count| count > AT_ONCE)
        || most(&|effect| effect.when == When::OnComplete) > AT_ONCE
    {
        return Err(DataError::file("data", format!("more than {AT_ONCE} effects could come at once")));
    }
    Ok(())
}

/// CCG-113: every card has an id of its own; and there are not too many.
fn check_ids(cards: &[RawCard], first: &[u16; 9]) -> Result<(), DataError> {
    let mut seen = BTreeSet::new();
    if let Some(twice) = cards.iter().find(|card| !seen.insert(&card.id) && CCG_113.in_force()) {
        return Err(DataError::item(&twice.file, &twice.id, "it is there twice, as cards of two kinds"));
    }
    let limits = [(Kind::Invention, 128), (Kind::Resource, 32)];
    for (kind, most) in limits {
        if usize::from(first[kind as usize + 1] - first[kind as usize]) > most {
            return Err(DataError::file(FILES[kind as usize], format!("there are more than {most}")));
        }
    }
    if cards.len() > 480 {
        return Err(DataError::file("data", "there are more than 480 cards"));
    }
    Ok(())
}

fn card_data(raw: &RawCard, names: &Names, first: &[u16; 9]) -> Result<CardData, DataError> {
    let json = serde_json::to_value(raw).expect("a card is JSON");
    let wrong = |words: String| DataError::item(&raw.file, &raw.id, words);
    let card = |id: &String| {
        names.number(0, id).map(|number| Card(number as u16)).ok_or_else(|| wrong(format!("there is no `{id}`")))
    };
    let bits = |ids: &[String], kind: Kind| -> Result<u128, DataError> {
        ids.iter().try_fold(0, |bits, id| {
            let number = card(id)?.0;
            let range = first[kind as usize]..first[kind as usize + 1];
            if range.contains(&number) {
                Ok(bits | 1u128 << (number - range.start))
            } else {
                Err(wrong(format!("`{id}` is of another kind")))
            }
        })
    };
    let cards = |ids: &[String]| ids.iter().map(card).collect::<Result<Vec<_>, _>>();
    let requires = Requires {
        inventions: bits(&raw.requires.inventions, Kind::Invention)?,
        resources: bits(&raw.requires.resources, Kind::Resource)? as u32,
        buildings: cards(&raw.requires.buildings)?,
        buildings_here: cards(&raw.requires.buildings_here)?,
        traits_here: raw.requires.building_keywords_here,
        resources_here: bits(&raw.requires.resources_here, Kind::Resource)? as u32,
        invention_trait: raw.requires_invention_keyword,
    };
    let (skills, traits) = keywords(&raw.keywords).map_err(wrong)?;
    let read = |(at, value): (usize, &serde_json::Value)| {
        Effect::deserialize(value).map_err(|error| wrong(format!("effect {}: {error}", at + 1)))
    };
    let effects: Vec<Effect> = raw.effects.iter().enumerate().map(read).collect::<Result<_, _>>()?;
    let topics = effects.iter().fold(0, |topics, effect| {
        topics | if effect.when == When::Static { effect.does.topic() } else { topic::TRIGGER }
    });
    let data = CardData {
        id: raw.id.clone(),
        kind: raw.kind,
        era: raw.era,
        types: raw.types,
        income: raw.income,
        regions: raw.regions,
        happiness: raw.happiness,
        strength: raw.strength,
        toughness: raw.toughness,
        placement_any: raw.placement_any.clone(),
        placement_none: raw.placement_none,
        site: site(&raw.site).map_err(wrong)?,
        cost: raw.cost.clone(),
        requires,
        unit_type: raw.unit_type.unwrap_or(UnitType::Infantry),
        mode: raw.movement_mode.unwrap_or(Mode::Land),
        movement: raw.movement,
        skills,
        traits,
        stay: raw.duration.unwrap_or(Stay::Instant),
        time_markers: raw.time_markers,
        source: raw.source.unwrap_or(Source::Nature),
        phases: phases(&raw.phases).map_err(wrong)?,
        turns: raw.turn.unwrap_or(Turns::Own),
        windows: raw.windows,
        pay: raw.pay,
        effects,
        topics,
        json,
        confidence: raw.confidence,
    };
    check_card(&data).map_err(|words| wrong(words.into()))?;
    for (at, effect) in data.effects.iter().enumerate() {
        supported::check(&data, effect).map_err(|words| wrong(format!("effect {}: {words}", at + 1)))?;
    }
    Ok(data)
}

/// What a card of a kind must have, and what the engine relies on.
fn check_card(card: &CardData) -> Result<(), &'static str> {
    let made = matches!(card.kind, Kind::Building | Kind::Wonder | Kind::Unit | Kind::Invention);
    if made == card.cost.is_empty() || card.cost.contains(&0) || card.cost.len() > 8 {
        return Err("what is built or invented, and nothing else, has one to eight stages that cost something");
    }
    if matches!(card.kind, Kind::Capital | Kind::Terrain) == card.types.is_empty() {
        return Err("capitals and terrains, and nothing else, have types");
    }
    if card.kind == Kind::Wonder && !card.traits.contains(Trait::Unique) && CCG_15.in_force() {
        return Err("every wonder is unique");
    }
    let speed = match card.unit_type {
        UnitType::Infantry => 1..=3,
        UnitType::Cavalry | UnitType::Motorised => 3..=4,
        UnitType::Naval | UnitType::Air => 1..=1,
    };
    if card.kind == Kind::Unit && !speed.contains(&card.movement) && CCG_78.in_force() {
        return Err("no unit of this type is so fast or so slow");
    }
    if card.pay.tax > 0 || (card.pay.food > 0 && card.kind != Kind::Event) {
        return Err("only events are paid for, in food");
    }
    if card.kind == Kind::Event && (card.windows.is_empty() || card.phases.is_empty()) {
        return Err("an event says when it may be played");
    }
    if (card.stay == Stay::LongTerm) != (card.time_markers > 0) {
        return Err("long-term events, and nothing else, have time markers");
    }
    let counters = card.effects.iter().any(|effect| matches!(effect.does, Deed::Counter { .. }));
    if counters != card.windows.contains(Moment::EventPlayed)
        || (counters && card.windows != Set::one(Moment::EventPlayed))
    {
        return Err("what cancels events, and nothing else, is played when one is announced");
    }
    let counted = card.effects.iter().filter_map(|effect| effect.does.aim()).filter(|aim| aim.count > 0);
    let (number, most) = counted.fold((0, 0), |(number, most), aim| (number + 1, aim.count.max(most)));
    if number > 1 || most > 3 {
        return Err("at most three things of one sort are chosen for a card");
    }
    let passing = |effect: &Effect| {
        effect.lasts.is_none()
            || match effect.does {
                Deed::UnitStat { scope: Scope::Target, .. } => effect.lasts == Some(Lasts::Combat),
                Deed::Movement { scope: Scope::Target, .. }
                | Deed::RuleException { rule: Exception::BorderStop, scope: Scope::Target, .. }
                | Deed::ExploreCost { what: Found::Any, .. }
                | Deed::RuleValue { name: Number::ExploresPerTurn, .. } => effect.lasts == Some(Lasts::Turn),
                _ => false,
            }
    };
    if !card.effects.iter().all(passing) {
        return Err("this cannot be changed for a while");
    }
    Ok(())
}

fn keywords(words: &[String]) -> Result<([u8; 6], Set<Trait>), String> {
    let (mut skills, mut traits) = ([0; 6], Set::default());
    for word in words {
        let (name, value) = word.split_once(':').unwrap_or((word, "1"));
        let value: u8 = value.parse().map_err(|_| format!("`{word}` has no number"))?;
        let skill = Skill::VARIANTS.iter().find(|skill| <&str>::from(**skill) == name);
        let of = Trait::VARIANTS.iter().find(|of| <&str>::from(**of) == name);
        match (skill, of) {
            (Some(skill), _) => skills[*skill as usize] = value,
            (None, Some(of)) => traits = traits.and(Set::one(*of)),
            (None, None) => return Err(format!("there is no keyword `{word}`")),
        }
    }
    Ok((skills, traits))
}

fn site(words: &[String]) -> Result<Site, String> {
    let mut site = Site::default();
    let of = |word: &str| {
        Type::VARIANTS.iter().copied().find(|of| <&str>::from(*of) == word).ok_or_else(|| format!("no site `{word}`"))
    };
    for word in words {
        match word.as_str() {
            "any" => site.any = true,
            "capital" => site.capital = true,
            _ => match word.strip_prefix('!') {
                Some(not) => site.not = site.not.and(Set::one(of(not)?)),
                None => site.types = site.types.and(Set::one(of(word)?)),
            },
        }
    }
    Ok(site)
}

fn phases(words: &[String]) -> Result<Set<Phase>, String> {
    if words == ["any"] {
        return Ok(Phase::VARIANTS.iter().copied().collect());
    }
    let of = |word: &String| Phase::VARIANTS.iter().copied().find(|of| <&str>::from(*of) == word);
    words.iter().map(|word| of(word).ok_or_else(|| format!("there is no phase `{word}`"))).collect()
}
