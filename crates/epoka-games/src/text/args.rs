//! The fields of an action or event as variables of a message.
//!
//! | JSON | variables |
//! | --- | --- |
//! | `"figures": 3` | `$figures`, a number; `$figures-sign`, `minus`, `zero` or `plus`; `$figures-size`, the number without its sign |
//! | `"seat": 0` | `$seat`, the player's name; `$seat-id` |
//! | `"spot": "forest"` | `$spot`, what `spot-forest` says, else `forest`, else `land-forest` for any kind of things the game has (`kind-land`), else the id; `$spot-id`; and `$spot-where` for its attribute `.where` |
//! | `"place": {"spot": "forest", "weak": true}` | the variables of its parts, where the thing itself has none of that name; `$place-id`, `parts`; `$place-type` if one of them is a `type` |
//! | `"gain": {"wood": 2, "food": 0}` | `$gain`, a list of what `count-wood` says with `$n`; `$gain-id`, `some` or `none`; `$gain-count`, 2 |
//! | `"cards": ["C01", "C02"]` | `$cards`, a list of what `card-C01`… say; `$cards-id`, `some` or `none`; `$cards-count` |
//! | `"dice": [3, 5]` | `$dice`, the numbers; `$dice-id`, `some` or `none`; `$dice-count` |
//! | `"to": {"seat": 1, "slot": 2, "card": "hills"}` | `$to-seat`, `$to-slot`, `$to-card`… and `$slot`, `$card`… where the action or event has no such field itself; `$to-id`, `parts` |
//! | `"card": null` | `$card`, nothing; `$card-id`, `none` |
//! | `"full": true` | `$full` and `$full-id`, `true` |

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Number, Value};

use super::Words;

/// Fields whose numbers are seats.
const SEATS: [&str; 6] = ["seat", "first", "to", "from-seat", "rival", "owner"];

/// The variables an action or event gives to its message.
pub fn of(words: &Words, thing: &Value, players: &[String]) -> FluentArgs<'static> {
    let mut filler = Filler { words, players, args: FluentArgs::new() };
    let fields = thing.as_object().into_iter().flatten().filter(|(field, _)| *field != "type");
    // What a thing says itself counts more than what its parts say.
    let (parts, own): (Vec<_>, Vec<_>) = fields.partition(|(_, value)| value.is_object());
    parts.into_iter().chain(own).for_each(|(field, value)| filler.fill(field, field, value));
    filler.args
}

struct Filler<'a> {
    words: &'a Words,
    players: &'a [String],
    args: FluentArgs<'static>,
}

impl Filler<'_> {
    /// Sets the variables of a name; the kind says what the value is.
    fn fill(&mut self, name: &str, kind: &str, value: &Value) {
        match value {
            Value::Null => self.set_with_id(name, String::new(), "none"),
            Value::Bool(yes) => self.set_with_id(name, yes.to_string(), &yes.to_string()),
            Value::Number(number) if SEATS.contains(&kind) => self.seat(name, number),
            Value::Number(number) => self.number(name, number),
            Value::String(id) => self.name(name, kind, id),
            Value::Array(items) => self.list(name, items),
            Value::Object(counts) if !counts.contains_key("seat") && counts.values().all(Value::is_number) => {
                self.counts(name, counts);
            }
            Value::Object(parts) => self.parts(name, parts),
        }
    }

    fn set_with_id(&mut self, field: &str, value: String, id: &str) {
        self.args.set(field.to_owned(), value);
        self.args.set(format!("{field}-id"), id.to_owned());
    }

    /// A thing made of other things: its parts speak for it. What it is stays apart, because several things can say so.
    fn parts(&mut self, field: &str, parts: &Map<String, Value>) {
        self.set_with_id(field, String::new(), "parts");
        for (part, value) in parts {
            let apart = format!("{field}-{part}");
            self.fill(part, part, value);
            self.fill(&apart, if part == "type" { &apart } else { part }, value);
        }
    }

    /// A number. Its sign is apart, because no plural tells a loss from a gain.
    fn number(&mut self, field: &str, number: &Number) {
        self.args.set(field.to_owned(), variable(number));
        if let Some(whole) = number.as_i64() {
            let sign = ["minus", "zero", "plus"][(whole.signum() + 1) as usize];
            self.args.set(format!("{field}-sign"), sign);
            self.args.set(format!("{field}-size"), whole.abs());
        }
    }

    /// A player by name. A name that was given has no cases, so it stands for all of them.
    fn seat(&mut self, field: &str, number: &Number) {
        let seat = number.as_u64().and_then(|seat| usize::try_from(seat).ok()).unwrap_or(usize::MAX);
        let given = self.players.get(seat);
        for (case, text) in self.words.attributes(&format!("seat-{seat}")) {
            self.args.set(format!("{field}-{case}"), given.cloned().unwrap_or(text));
        }
        self.set_with_id(field, self.words.player(seat, self.players), &number.to_string());
    }

    fn name(&mut self, field: &str, kind: &str, id: &str) {
        let message = self.words.message_for(kind, id);
        for (case, text) in message.iter().flat_map(|message| self.words.attributes(message)) {
            self.args.set(format!("{field}-{case}"), text);
        }
        self.set_with_id(field, self.words.name(kind, id), id);
    }

    fn list(&mut self, field: &str, items: &[Value]) {
        let singular = field.strip_suffix('s').unwrap_or(field);
        let numbers = items.iter().all(Value::is_number) && !SEATS.contains(&singular);
        let item = |item: &Value| match item {
            Value::String(id) => self.words.name(singular, id),
            Value::Number(seat) if !numbers => {
                self.words.player(seat.as_u64().map_or(usize::MAX, |seat| seat as usize), self.players)
            }
            other => other.to_string(),
        };
        let items: Vec<String> = items.iter().map(item).collect();
        let text = if numbers { items.join(", ") } else { self.words.list(&items) };
        self.set_list(field, text, items.len() as i64);
    }

    /// How many of each kind, kinds without any left out.
    fn counts(&mut self, field: &str, counts: &Map<String, Value>) {
        let counted = counts.iter().filter_map(|(kind, count)| Some((kind, count.as_i64()?)));
        let counted: Vec<_> = counted.filter(|(_, count)| *count != 0).collect();
        let say = |(kind, count): &(&String, i64)| {
            let mut args = FluentArgs::new();
            args.set("n", *count);
            self.words.say(&format!("count-{kind}"), &args)
        };
        let items: Vec<String> = counted.iter().map(say).collect();
        let text = self.words.list(&items);
        self.set_list(field, text, counted.iter().map(|(_, count)| count).sum());
    }

    fn set_list(&mut self, field: &str, text: String, count: i64) {
        self.args.set(format!("{field}-count"), count);
        self.set_with_id(field, text, if count == 0 { "none" } else { "some" });
    }
}

impl Words {
    /// A thing's name: what `<field>-<id>` says, else `<id>`, else `<kind>-<id>` for any kind of things the game has, else
    /// the id itself.
    pub fn name(&self, field: &str, id: &str) -> String {
        self.message_for(field, id).map_or_else(|| id.to_owned(), |message| self.plain(&message))
    }

    /// An attribute of a message: what `.<attribute>` says below it, with the numbers of the component it speaks of.
    pub fn attribute(&self, message: &str, attribute: &str) -> Option<String> {
        let pattern = self.bundle.get_message(message)?.get_attribute(attribute)?.value();
        let args = self.facts.args(message);
        Some(self.bundle.format_pattern(pattern, args.as_ref(), &mut Vec::new()).into_owned())
    }

    /// Things one after the other: "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        let join = |joiner: &str, a: String, b: &String| {
            let mut args = FluentArgs::new();
            args.set("a", a);
            args.set("b", b.clone());
            self.say(joiner, &args)
        };
        let Some((last, others)) = items.split_last() else { return String::new() };
        let Some((first, others)) = others.split_first() else { return last.clone() };
        let commas = others.iter().fold(first.clone(), |text, item| join("list-comma", text, item));
        join("list-and", commas, last)
    }

    fn message_for(&self, field: &str, id: &str) -> Option<String> {
        let any_kind = self.kinds.iter().map(|kind| format!("{kind}-{id}"));
        [format!("{field}-{id}"), id.to_owned()].into_iter().chain(any_kind).find(|message| self.has(message))
    }

    fn attributes(&self, message: &str) -> Vec<(String, String)> {
        let Some(message) = self.bundle.get_message(message) else { return Vec::new() };
        let say = |pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        message.attributes().map(|attribute| (attribute.id().to_owned(), say(attribute.value()))).collect()
    }
}

fn variable(number: &Number) -> FluentValue<'static> {
    match number.as_i64() {
        Some(whole) => whole.into(),
        None => number.as_f64().unwrap_or(f64::INFINITY).into(),
    }
}
