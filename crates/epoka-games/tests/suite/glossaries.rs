//! One vocabulary a game, the rulebook's own: `locales/glossary/<game>.toml` names the terms and the words not to use for them.
//!
//! ```toml
//! prefixes = ["sa-"]             # keys of `web.ftl` and `terminal.ftl` that belong to the game
//!
//! [[term]]
//! concept = "where food is won"
//! en = "hunting ground"
//! pl = "łowisko"
//! stem-pl = "łowisk"             # optional: what all its forms begin with, where that is not the term itself
//! avoid-pl = ["łowieck"]         # optional: lower-case beginnings of words, or of phrases, that must not occur
//! except = ["SA-60"]             # optional: messages and rules that may use them; a comment says why
//! ```

use std::{collections::BTreeMap, fs, path::PathBuf, sync::Arc};

use epoka_games::{AnyGame, Lang, registry};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Glossary {
    prefixes: Vec<String>,
    term: Vec<Term>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Term {
    concept: String,
    en: String,
    pl: String,
    stem_en: Option<String>,
    stem_pl: Option<String>,
    #[serde(default)]
    avoid_en: Vec<String>,
    #[serde(default)]
    avoid_pl: Vec<String>,
    #[serde(default)]
    except: Vec<String>,
}

impl Term {
    /// What all forms of the term begin with; of several terms, those of the first.
    fn stem(&self, lang: Lang) -> String {
        let (term, stem) = match lang {
            Lang::En => (&self.en, &self.stem_en),
            Lang::Pl => (&self.pl, &self.stem_pl),
        };
        let first = term.split([',', ';']).next().unwrap_or_default();
        stem.as_deref().unwrap_or(first).to_lowercase()
    }

    fn avoided(&self, lang: Lang) -> &[String] {
        match lang {
            Lang::En => &self.avoid_en,
            Lang::Pl => &self.avoid_pl,
        }
    }
}

fn locales() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// The glossaries there are, by game.
fn glossaries() -> Vec<(Arc<dyn AnyGame>, Glossary)> {
    let read = |game: Arc<dyn AnyGame>| {
        let file = format!("{}.toml", game.id());
        let text = fs::read_to_string(locales().join("glossary").join(&file)).ok()?;
        let glossary = toml::from_str(&text).unwrap_or_else(|error| panic!("locales/glossary/{file}: {error}"));
        Some((game, glossary))
    };
    registry().iter().filter_map(|entry| read(entry.open(&[]).unwrap())).collect()
}

/// The words of a text one after the other, in lower case, each after a space.
fn words(text: &str) -> String {
    let split = text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '’'));
    split.filter(|word| !word.is_empty()).fold(String::new(), |all, word| all + " " + &word.to_lowercase())
}

/// Everything a pattern may say, whichever variant is chosen.
fn said(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => {
                // What a variable brings stands between two words.
                text.push('§');
                if let Expression::Select { variants, .. } = expression {
                    for variant in variants {
                        said(&variant.value, text);
                        text.push('§');
                    }
                }
                if let Expression::Inline(InlineExpression::StringLiteral { value }) = expression {
                    text.push_str(value);
                }
            }
        }
    }
}

/// The messages of a file whose keys are wanted, as `file: key`.
fn messages(lang: Lang, file: &str, wanted: impl Fn(&str) -> bool, texts: &mut BTreeMap<String, String>) {
    let text = fs::read_to_string(locales().join(lang.code()).join(file)).unwrap();
    let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        if !wanted(message.id.name) {
            continue;
        }
        let mut text = String::new();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        for pattern in message.value.iter().chain(attributes) {
            said(pattern, &mut text);
            text.push('§');
        }
        texts.insert(format!("{}/{file}: {}", lang.code(), message.id.name), words(&text));
    }
}

/// All texts of a game in a language, by file and key.
fn texts(game: &dyn AnyGame, glossary: &Glossary, lang: Lang) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    messages(lang, &format!("{}.ftl", game.id()), |_| true, &mut texts);
    let own = [format!("{}-", game.id()), format!("lesson-{}-", game.id()), format!("about-{}", game.id())];
    let prefixes: Vec<&String> = glossary.prefixes.iter().chain(&own).collect();
    for file in ["web.ftl", "terminal.ftl"] {
        messages(lang, file, |key| prefixes.iter().any(|prefix| key.starts_with(*prefix)), &mut texts);
    }
    for rule in game.catalogue().entries() {
        let text = format!("{} § {}", rule.title.get(lang.code()), rule.text.get(lang.code()));
        texts.insert(format!("rules.toml ({}): {}", lang.code(), rule.id), words(&text));
    }
    texts
}

#[test]
fn texts_use_the_terms_of_their_glossary_and_no_others() {
    let mut wrong = Vec::new();
    for (game, glossary) in glossaries() {
        for lang in Lang::ALL {
            let texts = texts(&*game, &glossary, lang);
            for term in &glossary.term {
                let file = format!("locales/glossary/{}.toml", game.id());
                let stem = words(&term.stem(lang));
                if !texts.values().any(|text| text.contains(&stem)) {
                    wrong.push(format!("{file}: no text of the game says “{}” ({})", stem.trim(), term.concept));
                }
                for word in term.avoided(lang) {
                    let beginning = words(word);
                    let uses = texts.iter().filter(|(_, text)| text.contains(&beginning));
                    let key = |place: &str| place.rsplit(": ").next().unwrap_or_default().to_owned();
                    for (place, _) in uses.filter(|(place, _)| !term.except.contains(&key(place))) {
                        let right = if lang == Lang::En { &term.en } else { &term.pl };
                        wrong.push(format!("{place}: “{word}”, the glossary says “{right}” ({})", term.concept));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// A glossary is worth nothing if it forbids what it asks for, or excuses what is not there.
#[test]
fn glossaries_agree_with_themselves() {
    for (game, glossary) in glossaries() {
        for lang in Lang::ALL {
            let texts = texts(&*game, &glossary, lang);
            for term in &glossary.term {
                let own = words(&term.stem(lang));
                for word in term.avoided(lang) {
                    assert!(!own.contains(&words(word)), "{}: {word} is forbidden and asked for", game.id());
                    assert_eq!(*word, word.to_lowercase(), "{}: {word} is in lower case", game.id());
                }
            }
            for id in glossary.term.iter().flat_map(|term| &term.except) {
                let known = texts.keys().any(|place| place.ends_with(&format!(": {id}")));
                assert!(known, "{}: there is no {id} to excuse", game.id());
            }
        }
    }
}

#[test]
fn every_game_has_a_glossary() {
    let known: Vec<&str> = glossaries().iter().map(|(game, _)| game.id()).collect();
    let without: Vec<&str> = registry().iter().map(epoka_games::Entry::id).filter(|id| !known.contains(id)).collect();
    assert!(without.is_empty(), "locales/glossary has no file for {without:?}");
}
