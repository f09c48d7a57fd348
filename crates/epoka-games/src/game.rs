//! A game with its components read, whichever it is.

use std::sync::Arc;

use epoka_bots::{Plan, Report};
use epoka_core::{
    BadPosition, BadSetup, Catalogue, Confidence, DataError, Game, Match, Replay,
    data::{self, Source},
    game::Component,
    matches::Options,
    replay::ChanceMode,
    rule::Text,
};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde::Serialize;
use serde_json::Value;

use crate::{
    json,
    matches::{AnyMatch, Playing},
    refusal::Refusal,
    registry::Texts,
    text::{Lang, Words, WordsOf},
};

/// Any game: its components, rules and words, and the matches that can be made of it.
pub trait AnyGame: Send + Sync {
    /// Its name in commands and JSON.
    fn id(&self) -> &'static str;
    /// Its name for people.
    fn title(&self) -> Text;
    /// The smallest and the largest table.
    fn players(&self) -> (u8, u8);
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// Its numbered rules.
    fn catalogue(&self) -> &'static Catalogue;
    /// All components.
    fn components(&self) -> Vec<Component>;
    /// The hash of its components.
    fn data_hash(&self) -> &str;
    /// The share of its components that is a house completion, from 0 to 1.
    fn house_share(&self) -> f64;
    /// What its JSON looks like.
    fn schemas(&self) -> Schemas;
    /// Its words in a language.
    fn words(&self, lang: Lang) -> &Words;

    /// A match from the beginning.
    fn new_match(
        &self,
        players: u8,
        seed: &str,
        setup: &Value,
        chance: ChanceMode,
    ) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// A match that begins from what the referee saw.
    fn position(
        &self,
        view: &Value,
        seed: &str,
        setup: &Value,
        chance: ChanceMode,
    ) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// A recorded match, every step of it checked.
    fn load(&self, replay: &Replay) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// How fast it is played with these options.
    fn bench(&self, players: u8, setup: &Value, plan: &Plan) -> Result<Report, Refusal>;
}

/// JSON Schemas of what a game reads and writes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Schemas {
    /// What a viewer sees.
    pub view: Value,
    /// One click of a seat.
    pub action: Value,
    /// What happened.
    pub event: Value,
    /// The options of a match.
    pub setup: Value,
}

/// A game and its components.
pub(crate) struct Open<G: Game> {
    data: Arc<G::Data>,
    data_hash: String,
    words: Arc<WordsOf>,
}

impl<G: Game> Open<G> {
    /// The game with corrections and additions laid over its own components.
    pub(crate) fn read(texts: Texts, cards: &[Source]) -> Result<Self, DataError> {
        let mut sources = G::sources();
        sources.extend_from_slice(cards);
        let data = Arc::new(G::load(&sources)?);
        let words = WordsOf::new(texts).knowing(&G::components(&data));
        Ok(Open { data, data_hash: data::hash(&sources), words: Arc::new(words) })
    }

    fn options(&self, seed: &str, setup: G::Setup, chance: ChanceMode) -> Options<G> {
        Options { setup, data: self.data_hash.clone(), seed: seed.into(), chance }
    }

    fn boxed(&self, played: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(Playing { played, words: self.words.clone() })
    }
}

impl<G: Game> AnyGame for Open<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> Text {
        G::title()
    }

    fn players(&self) -> (u8, u8) {
        G::PLAYERS
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn catalogue(&self) -> &'static Catalogue {
        G::catalogue()
    }

    fn components(&self) -> Vec<Component> {
        G::components(&self.data)
    }

    fn data_hash(&self) -> &str {
        &self.data_hash
    }

    fn house_share(&self) -> f64 {
        let components = self.components();
        let copies = |wanted: fn(&Component) -> bool| -> u32 {
            components.iter().filter(|one| wanted(one)).map(|one| u32::from(one.copies)).sum()
        };
        let (ours, all) = (copies(|one| one.confidence == Confidence::Ours), copies(|_| true));
        if all == 0 { 0.0 } else { f64::from(ours) / f64::from(all) }
    }

    fn schemas(&self) -> Schemas {
        Schemas {
            view: schema::<G::View>(),
            action: schema::<G::Action>(),
            event: schema::<G::Event>(),
            setup: schema::<G::Setup>(),
        }
    }

    fn words(&self, lang: Lang) -> &Words {
        self.words.of(lang)
    }

    fn new_match(
        &self,
        players: u8,
        seed: &str,
        setup: &Value,
        chance: ChanceMode,
    ) -> Result<Box<dyn AnyMatch>, Refusal> {
        BadSetup::check_players::<G>(players)?;
        let setup = json::setup::<G>(setup)?;
        let rules = G::bind(&self.data, players, &setup)?;
        Ok(self.boxed(Match::new(Arc::new(rules), self.options(seed, setup, chance))))
    }

    fn position(
        &self,
        view: &Value,
        seed: &str,
        setup: &Value,
        chance: ChanceMode,
    ) -> Result<Box<dyn AnyMatch>, Refusal> {
        let setup = json::setup::<G>(setup)?;
        let mut why = None;
        for players in G::PLAYERS.0..=G::PLAYERS.1 {
            // Options may exclude a number of players: whoever cannot be bound cannot be meant.
            let rules = match G::bind(&self.data, players, &setup) {
                Ok(rules) => Arc::new(rules),
                Err(error) => {
                    why = why.or(Some(error.into()));
                    continue;
                }
            };
            let view = json::view(&*rules, view)?;
            if G::seats(&view) == players {
                let options = self.options(seed, setup, chance);
                return Ok(self.boxed(Match::from_position(rules, options, &view)?));
            }
        }
        let (least, most) = G::PLAYERS;
        Err(why.unwrap_or_else(|| BadPosition(format!("{} is for {least} to {most} players", G::ID)).into()))
    }

    fn load(&self, replay: &Replay) -> Result<Box<dyn AnyMatch>, Refusal> {
        Ok(self.boxed(Match::load(&self.data, &self.data_hash, replay)?))
    }

    fn bench(&self, players: u8, setup: &Value, plan: &Plan) -> Result<Report, Refusal> {
        BadSetup::check_players::<G>(players)?;
        Ok(epoka_bots::bench(&G::bind(&self.data, players, &json::setup::<G>(setup)?)?, plan))
    }
}

fn schema<T: JsonSchema>() -> Value {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>().to_value()
}
