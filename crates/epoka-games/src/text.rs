//! Every sentence a player reads, from the Fluent messages in `locales/`.
//!
//! A message is found by name: the action `{"type":"place"}` is said by `action-place`, the event
//! `{"type":"placed"}` by `event-placed`, what a seat is asked by `ask-…`, a source of points by
//! `source-…`, a chapter of the rules by `section-…`. The fields become variables: see [`args`].
//! A message that is not there shows as `⟨action-place⟩`, and a test fails.

use std::{
    collections::HashSet,
    sync::{LazyLock, OnceLock},
};

use epoka_core::game::Component;
pub use fluent_bundle::FluentValue;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::Entry;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use unic_langid::LanguageIdentifier;

use self::{facts::Facts, sentences::Sentences};
use crate::registry::{Texts, texts};

pub mod args;
mod facts;
mod sentences;

/// A language of Epoka.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Pl];

    /// Its code, `en` or `pl`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
        }
    }

    /// The language with this code.
    pub fn find(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("a code names a language")
    }
}

/// How a match is told: the language, and what the players are called.
#[derive(Clone, Copy, Debug, Default)]
pub struct Voice<'a> {
    /// The language.
    pub lang: Lang,
    /// The players by seat; who has no name here is called by colour.
    pub players: &'a [String],
}

impl Voice<'_> {
    /// A voice that calls the players by colour.
    pub fn new(lang: Lang) -> Self {
        Voice { lang, players: &[] }
    }
}

/// The messages of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    /// The ids of all messages, in the order of the files.
    ids: Vec<String>,
    /// The kinds of things there are, by the messages `kind-…`.
    kinds: Vec<String>,
    /// The numbers of the components that messages speak of.
    facts: Facts,
    /// What was said of actions.
    labels: Sentences,
    /// What was said of events.
    events: Sentences,
}

impl Words {
    /// The messages of these files; a later file may say something in its own way.
    ///
    /// # Panics
    /// If a file is not Fluent or says something twice: the files are part of the program.
    pub fn new(lang: Lang, files: &[&str]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        bundle.set_use_isolating(false);
        let mut ids = Vec::new();
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.code()));
            let own: Vec<String> = resource.entries().filter_map(message_id).map(str::to_owned).collect();
            let mut known = HashSet::new();
            let twice = own.iter().find(|id| !known.insert(id.as_str()));
            assert!(twice.is_none(), "{}: {twice:?} is there twice", lang.code());
            ids.retain(|id: &String| !known.contains(id.as_str()));
            ids.extend(own);
            bundle.add_resource_overriding(resource);
        }
        let kinds = ids.iter().filter_map(|id| id.strip_prefix("kind-")).map(str::to_owned).collect();
        let (facts, labels, events) = (Facts::default(), Sentences::default(), Sentences::default());
        Words { bundle, ids, kinds, facts, labels, events }
    }

    /// The words all games share, without a game's own.
    pub fn general(lang: Lang) -> &'static Words {
        static GENERAL: LazyLock<WordsOf> = LazyLock::new(|| WordsOf::new(Texts { en: "", pl: "" }));
        GENERAL.of(lang)
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The ids of a kind of things there are words for: `plague-years` where `scenario-plague-years` is a message.
    pub fn ids_of(&self, kind: &str) -> impl Iterator<Item = &str> {
        self.ids.iter().filter_map(move |id| id.strip_prefix(kind)?.strip_prefix('-'))
    }

    /// A message with its variables filled in.
    pub fn say(&self, id: &str, args: &FluentArgs) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("⟨{id}⟩");
        };
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }

    /// A message without variables.
    pub fn plain(&self, id: &str) -> String {
        self.say(id, &FluentArgs::new())
    }

    /// A message with these variables: `words.with("error-no-game", [("game", id.into())])`.
    pub fn with<'a>(&self, id: &str, variables: impl IntoIterator<Item = (&'static str, FluentValue<'a>)>) -> String {
        let mut args = FluentArgs::new();
        variables.into_iter().for_each(|(name, value)| args.set(name, value));
        self.say(id, &args)
    }

    /// What a button says that plays this action.
    pub fn label(&self, action: &Value, players: &[String]) -> String {
        self.sentence("action", action, players)
    }

    /// The same for an action as it is written, handed on instead of answered.
    pub(crate) fn with_label<T>(&self, action: &str, players: &[String], work: impl FnOnce(&str) -> T) -> T {
        self.labels.with(action, players, |names| self.label(&read(action), names), work)
    }

    /// What a log says of this event.
    pub fn event(&self, event: &Value, players: &[String]) -> String {
        self.sentence("event", event, players)
    }

    /// The same for an event as it is written, handed on instead of answered.
    pub(crate) fn with_event<T>(&self, event: &str, players: &[String], work: impl FnOnce(&str) -> T) -> T {
        self.events.with(event, players, |names| self.event(&read(event), names), work)
    }

    /// What is wrong with something somebody wrote.
    pub fn problem(&self, problem: &Value) -> String {
        self.sentence("problem", problem, &[])
    }

    /// What a seat is asked.
    pub fn ask(&self, word: &str) -> String {
        self.plain(&format!("ask-{word}"))
    }

    /// Where points come from.
    pub fn source(&self, word: &str) -> String {
        self.plain(&format!("source-{word}"))
    }

    /// A chapter of the rules.
    pub fn section(&self, word: &str) -> String {
        self.plain(&format!("section-{word}"))
    }

    /// What a seat is called.
    pub fn player(&self, seat: usize, players: &[String]) -> String {
        players.get(seat).cloned().unwrap_or_else(|| self.plain(&format!("seat-{seat}")))
    }

    /// A thing of JSON in words: `{"type":"place",…}` is an object, `"take"` has no fields.
    fn sentence(&self, kind: &str, thing: &Value, players: &[String]) -> String {
        let word = thing.as_str().or_else(|| thing.get("type")?.as_str()).unwrap_or("unknown");
        self.say(&format!("{kind}-{word}"), &args::of(self, thing, players))
    }
}

fn read(thing: &str) -> Value {
    serde_json::from_str(thing).expect("it was written as JSON")
}

fn message_id<'a>(entry: &Entry<&'a str>) -> Option<&'a str> {
    match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    }
}

/// The messages of a game, general ones included, in every language, read when first needed.
pub(crate) struct WordsOf {
    texts: Texts,
    facts: Facts,
    words: [OnceLock<Words>; Lang::ALL.len()],
}

impl WordsOf {
    pub(crate) fn new(texts: Texts) -> WordsOf {
        WordsOf { texts, facts: Facts::default(), words: Default::default() }
    }

    /// The same for these components.
    pub(crate) fn knowing(self, components: &[Component]) -> WordsOf {
        WordsOf { facts: Facts::of(components), ..self }
    }

    pub(crate) fn of(&self, lang: Lang) -> &Words {
        const GENERAL: Texts = texts!("epoka");
        let files = match lang {
            Lang::En => [GENERAL.en, self.texts.en],
            Lang::Pl => [GENERAL.pl, self.texts.pl],
        };
        self.words[lang as usize].get_or_init(|| Words { facts: self.facts.clone(), ..Words::new(lang, &files) })
    }
}
