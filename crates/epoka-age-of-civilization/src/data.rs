//! Reads and checks the files in `data/`.

use std::{collections::BTreeSet, sync::Arc};

use epoka_core::{
    Confidence, DataError,
    data::{self, Source},
    game::Component,
    names::Names,
};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{
    effect::{Condition, Effect, Sources, Topic},
    raw::*,
    state::{
        self, Achievement, CIVILIZATIONS, Civilization, PACK, PICKS, POSITIONS, Special, TOKENS, TRACK, Technology,
        TimeCard, Token, Verb, WINDOW, Wonder,
    },
};

/// How many of everything the box holds.
pub const IN_BOX: [(&str, usize); 7] = [
    ("action", 10),
    ("action-card", TRACK),
    ("technology", POSITIONS),
    ("special-technology", 9),
    ("civilization", 48),
    ("wonder", 15),
    ("event", 9),
];

/// The place of the actions among the names.
const VERBS: usize = 6;
/// The place of the scenarios among the names.
const SCENARIOS: usize = 8;

/// The files of the game.
pub fn sources() -> Vec<Source> {
    vec![
        Source::new("actions.toml", include_str!("../data/actions.toml")),
        Source::new("action-cards.toml", include_str!("../data/action-cards.toml")),
        Source::new("technologies.toml", include_str!("../data/technologies.toml")),
        Source::new("special-technologies.toml", include_str!("../data/special-technologies.toml")),
        Source::new("civilizations.toml", include_str!("../data/civilizations.toml")),
        Source::new("wonders.toml", include_str!("../data/wonders.toml")),
        Source::new("events.toml", include_str!("../data/events.toml")),
        Source::new("achievements.toml", include_str!("../data/achievements.toml")),
        Source::new("scenarios.toml", include_str!("../data/scenarios.toml")),
        Source::new("setup.toml", include_str!("../data/setup.toml")),
    ]
}

/// All components of the game.
#[derive(Debug)]
pub struct Data {
    /// The ten actions, in the order of [`Verb`].
    pub action: Vec<Action>,
    /// The cards of the time track.
    pub action_card: Vec<ActionCard>,
    /// The technologies of the board, by position.
    pub technology: Vec<TechnologyData>,
    /// The special technology cards.
    pub special: Vec<SpecialData>,
    /// The civilizations.
    pub civilization: Vec<CivilizationData>,
    /// The wonders.
    pub wonder: Vec<WonderData>,
    /// The event tokens.
    pub event: Vec<EventData>,
    /// The achievements of the solo game.
    pub achievement: Vec<AchievementData>,
    /// The house scenarios.
    pub scenario: Vec<Scenario>,
    /// Numbers.
    pub setup: SetupData,
    /// AC-10: the track of a first game.
    pub first_game: Vec<u8>,
    /// The ids of everything.
    pub names: Arc<Names>,
    /// What the abilities do.
    pub effects: Effects,
}

/// The abilities of everything, ready for use.
#[derive(Debug, Default)]
pub struct Effects {
    main: Vec<Vec<Effect>>,
    legacy: Vec<Vec<Effect>>,
    /// Those of the board first, then lower and upper of each special card.
    technology: Vec<Vec<Effect>>,
    wonder: Vec<Vec<Effect>>,
    /// What has abilities about a topic, by topic.
    about: [Sources; Topic::COUNT],
    /// What an action gives while something holds, by action.
    pub condition: Vec<Condition>,
    /// The positions of which one must be unlocked first, as bits, by position; 0 for none.
    pub needs: [u16; POSITIONS],
}

/// The items of one or more files.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct Items {
    action: Vec<Action>,
    action_card: Vec<ActionCard>,
    technology: Vec<TechnologyData>,
    special_technology: Vec<SpecialData>,
    civilization: Vec<CivilizationData>,
    wonder: Vec<WonderData>,
    event: Vec<EventData>,
    achievement: Vec<AchievementData>,
    scenario: Vec<Scenario>,
    first_game: Option<FirstGame>,
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
        let (mut all, mut setup) = (Items::default(), None);
        for source in sources {
            if source.file == "setup.toml" {
                setup = Some(source.read::<SetupData>()?);
                continue;
            }
            let items: Items = source.read()?;
            data::overlay(&mut all.action, items.action, |item| item.id.into());
            data::overlay(&mut all.action_card, items.action_card, |item| &item.id);
            data::overlay(&mut all.technology, items.technology, |item| &item.id);
            data::overlay(&mut all.special_technology, items.special_technology, |item| &item.id);
            data::overlay(&mut all.civilization, items.civilization, |item| &item.id);
            data::overlay(&mut all.wonder, items.wonder, |item| &item.id);
            data::overlay(&mut all.event, items.event, |item| &item.id);
            data::overlay(&mut all.achievement, items.achievement, |item| &item.id);
            data::overlay(&mut all.scenario, items.scenario, |item| &item.id);
            all.first_game = items.first_game.or(all.first_game);
        }
        let setup = setup.ok_or_else(|| DataError::file("setup.toml", "it is missing"))?;
        setup.check()?;
        all.check_counts()?;
        all.build(setup)
    }

    /// All components as a list for people.
    pub fn components(&self) -> Vec<Component> {
        let mut list = Vec::new();
        for item in &self.civilization {
            list.push(component("civilization", &item.id, item, item.confidence));
        }
        for item in &self.wonder {
            list.push(component("wonder", &item.id, item, item.confidence));
        }
        for item in &self.technology {
            list.push(component("technology", &item.id, item, item.confidence));
        }
        for item in &self.special {
            list.push(component("special", &item.id, item, item.confidence));
        }
        for item in &self.event {
            list.push(component("token", &item.id, item, item.confidence));
        }
        for item in &self.action_card {
            list.push(component("card", &item.id, item, item.confidence));
        }
        for item in &self.action {
            list.push(component("verb", item.id.into(), item, item.confidence));
        }
        for item in &self.achievement {
            list.push(component("achievement", &item.id, item, item.confidence));
        }
        for item in &self.scenario {
            list.push(component("scenario", &item.id, item, item.confidence));
        }
        list
    }

    /// How many technologies there are, those of special cards included.
    pub fn technologies(&self) -> usize {
        self.technology.len() + 2 * self.special.len()
    }

    /// The number of a component among all, for [`epoka_core::Log::use_component`].
    pub fn number(&self, item: state::Source) -> usize {
        match item {
            state::Source::Main { civilization } | state::Source::Legacy { civilization } => civilization.index(),
            state::Source::Wonder { wonder } => self.names.first(Wonder::KIND) + wonder.index(),
            state::Source::Technology { technology } => self.names.first(Technology::KIND) + technology.index(),
        }
    }

    /// The number of a special technology card among all components.
    pub fn number_of_special(&self, special: Special) -> usize {
        self.names.first(Special::KIND) + special.index()
    }

    /// The number of an event token among all components.
    pub fn number_of_token(&self, token: Token) -> usize {
        self.names.first(Token::KIND) + token.index()
    }

    /// The number of a card of the time track among all components.
    pub fn number_of_card(&self, card: TimeCard) -> usize {
        self.names.first(TimeCard::KIND) + card.index()
    }

    /// The number of an action among all components.
    pub fn number_of_verb(&self, verb: Verb) -> usize {
        self.names.first(VERBS) + verb as usize
    }

    /// The number of an achievement among all components.
    pub fn number_of_achievement(&self, achievement: Achievement) -> usize {
        self.names.first(Achievement::KIND) + achievement.index()
    }

    /// The number of a scenario, by its place, among all components.
    pub fn number_of_scenario(&self, at: usize) -> usize {
        self.names.first(SCENARIOS) + at
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

impl SetupData {
    /// Some numbers are those of the track, the board and the packs, which have their size.
    fn check(&self) -> Result<(), DataError> {
        let fixed = [
            ("limits.rounds", self.limits.rounds.into(), TRACK - WINDOW + 1),
            ("limits.window", self.limits.window.into(), WINDOW),
            ("limits.civilizations", self.limits.civilizations.into(), CIVILIZATIONS),
            ("draft.deal", self.draft.deal.into(), PACK),
            ("draft.keep", self.draft.keep.into(), PICKS),
            ("winds.positions", self.winds.positions.len(), TOKENS),
        ];
        if let Some((item, _, expected)) = fixed.into_iter().find(|(_, found, expected)| found != expected) {
            return Err(DataError::item("setup.toml", item, format!("it can only be {expected}")));
        }
        let on_track = |&position: &u8| (1..=TRACK).contains(&position.into());
        if on_track(&self.solo.plague_position) && self.winds.positions.iter().all(on_track) {
            Ok(())
        } else {
            Err(DataError::file("setup.toml", "a position is on the time track, 1 to 8"))
        }
    }
}

impl Items {
    /// The rulebook's counts; civilizations and wonders may be more where somebody adds to them.
    fn check_counts(&self) -> Result<(), DataError> {
        let found = [
            self.action.len(),
            self.action_card.len(),
            self.technology.len(),
            self.special_technology.len(),
            self.civilization.len(),
            self.wonder.len(),
            self.event.len(),
        ];
        for ((item, expected), found) in IN_BOX.into_iter().zip(found) {
            let may_grow = matches!(item, "civilization" | "wonder");
            if !(may_grow && found > expected) {
                DataError::count("data", item, found, expected)?;
            }
        }
        if self.civilization.len() > state::CivilizationSet::CAPACITY || self.wonder.len() > state::WonderSet::CAPACITY
        {
            return Err(DataError::file("data", "a set has at most 64 civilizations and 32 wonders"));
        }
        Ok(())
    }

    fn build(mut self, setup: SetupData) -> Result<Data, DataError> {
        self.action.sort_by_key(|action| action.id);
        let same = self.action.iter().map(|action| action.id).eq(Verb::VARIANTS.iter().copied());
        if !same {
            return Err(DataError::file("actions.toml", "the ten actions are not each there once"));
        }
        self.technology.sort_by_key(|technology| technology.column as u8 * 3 + technology.level.wrapping_sub(1));
        let board =
            |at: usize, item: &TechnologyData| item.column as usize * 3 + usize::from(item.level.wrapping_sub(1)) == at;
        if let Some((_, item)) = self.technology.iter().enumerate().find(|(at, item)| !board(*at, item)) {
            return Err(DataError::item("technologies.toml", &item.id, "its place on the board is taken or missing"));
        }
        let technologies: Vec<String> = self
            .technology
            .iter()
            .map(|item| item.id.clone())
            .chain(self.special_technology.iter().flat_map(|item| [item.lower.id.clone(), item.upper.id.clone()]))
            .collect();
        let first_game = self.first_game.take();
        let first_game = first_game.ok_or_else(|| DataError::file("action-cards.toml", "no first game"))?;
        let card = |id: &String| {
            let at = self.action_card.iter().position(|card| &card.id == id);
            at.map(|at| at as u8).ok_or_else(|| DataError::item("action-cards.toml", id, "there is no such card"))
        };
        let first_game: Vec<u8> = first_game.order.iter().map(card).collect::<Result<_, _>>()?;
        if first_game.iter().collect::<BTreeSet<_>>().len() != TRACK {
            return Err(DataError::file("action-cards.toml", "a first game has each card once"));
        }
        let effects = self.effects(&technologies)?;
        let names = Names::new(vec![
            self.civilization.iter().map(|item| item.id.clone()).collect(),
            self.wonder.iter().map(|item| item.id.clone()).collect(),
            technologies,
            self.special_technology.iter().map(|item| item.id.clone()).collect(),
            self.event.iter().map(|item| item.id.clone()).collect(),
            self.action_card.iter().map(|item| item.id.clone()).collect(),
            self.action.iter().map(|item| <&str>::from(item.id).to_owned()).collect(),
            self.achievement.iter().map(|item| item.id.clone()).collect(),
            self.scenario.iter().map(|item| item.id.clone()).collect(),
        ]);
        for scenario in &self.scenario {
            if let Some(id) = &scenario.start_with
                && names.number(0, id).is_none()
            {
                return Err(DataError::item(
                    "scenarios.toml",
                    &scenario.id,
                    format!("there is no civilization `{id}`"),
                ));
            }
        }
        if let Some(id) = setup.solo.removed.iter().find(|id| names.number(0, id).is_none()) {
            return Err(DataError::item("setup.toml", id, "there is no such civilization"));
        }
        Ok(Data {
            action: self.action,
            action_card: self.action_card,
            technology: self.technology,
            special: self.special_technology,
            civilization: self.civilization,
            wonder: self.wonder,
            event: self.event,
            achievement: self.achievement,
            scenario: self.scenario,
            setup,
            first_game,
            names,
            effects,
        })
    }

    fn effects(&self, technologies: &[String]) -> Result<Effects, DataError> {
        let ids = Ids { technologies };
        let read = |file: &str, item: &str, abilities: &[Ability]| -> Result<Vec<Effect>, DataError> {
            let effects = abilities.iter().map(|ability| ability.effect(&ids));
            effects.collect::<Result<_, _>>().map_err(|message| DataError::item(file, item, message))
        };
        let mut effects = Effects::default();
        for (number, item) in self.civilization.iter().enumerate() {
            let civilization = Civilization(number as u8);
            if !(1..=4).contains(&item.population) {
                return Err(DataError::item("civilizations.toml", &item.id, "a population is 1 to 4"));
            }
            let (main, legacy) = (&item.main, &item.legacy);
            effects.add(state::Source::Main { civilization }, read("civilizations.toml", &item.id, main)?);
            effects.add(state::Source::Legacy { civilization }, read("civilizations.toml", &item.id, legacy)?);
        }
        let board = self.technology.iter().map(|item| ("technologies.toml", &item.id, &item.abilities));
        let special = self.special_technology.iter().flat_map(|item| [&item.lower, &item.upper]);
        let special = special.map(|half| ("special-technologies.toml", &half.id, &half.abilities));
        for (number, (file, id, abilities)) in board.chain(special).enumerate() {
            let technology = Technology(number as u8);
            effects.add(state::Source::Technology { technology }, read(file, id, abilities)?);
        }
        for (number, item) in self.wonder.iter().enumerate() {
            let wonder = Wonder(number as u8);
            effects.add(state::Source::Wonder { wonder }, read("wonders.toml", &item.id, &item.abilities)?);
        }
        for item in &self.action {
            let words = item.when.as_ref().map(|when| when.condition.as_str());
            let condition = ids.condition(words);
            effects
                .condition
                .push(condition.map_err(|message| DataError::item("actions.toml", item.id.into(), message))?);
        }
        for (position, item) in self.technology.iter().enumerate() {
            for id in &item.requires_any {
                let at = self.technology.iter().position(|other| &other.id == id);
                let at = at.ok_or_else(|| DataError::item("technologies.toml", &item.id, format!("needs `{id}`")))?;
                effects.needs[position] |= 1 << at;
            }
        }
        Ok(effects)
    }
}

impl Effects {
    /// Adds the abilities of the next source of its kind.
    fn add(&mut self, source: state::Source, effects: Vec<Effect>) {
        for topic in Topic::all().filter(|&topic| effects.iter().any(|effect| effect.is_about(topic))) {
            self.about[topic.index()].insert(source);
        }
        match source {
            state::Source::Main { .. } => self.main.push(effects),
            state::Source::Legacy { .. } => self.legacy.push(effects),
            state::Source::Technology { .. } => self.technology.push(effects),
            state::Source::Wonder { .. } => self.wonder.push(effects),
        }
    }

    /// The abilities of a source.
    #[inline]
    pub fn of(&self, source: state::Source) -> &[Effect] {
        match source {
            state::Source::Main { civilization } => &self.main[civilization.index()],
            state::Source::Legacy { civilization } => &self.legacy[civilization.index()],
            state::Source::Technology { technology } => &self.technology[technology.index()],
            state::Source::Wonder { wonder } => &self.wonder[wonder.index()],
        }
    }

    /// Everything that has abilities about a topic.
    pub fn about(&self, topic: Topic) -> Sources {
        self.about[topic.index()]
    }
}

/// The position a special card's technology takes.
pub fn covered(data: &Data, special: Special) -> [usize; 2] {
    let column = data.special[special.index()].column as usize;
    [column * 3, column * 3 + 1]
}
