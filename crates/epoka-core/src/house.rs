//! Which values of a component are house completions: marks are per value, not per card.
//!
//! | in the data file | part |
//! | --- | --- |
//! | `confidence = "ours"` and no other mark | `whole`: nothing of it is printed |
//! | another confidence and no mark | none: all of it is printed |
//! | `name-confidence = "ours"` | `whole` |
//! | `cost-confidence = "ours"`, for any field or group of fields | `cost` |
//! | `main = [{ kind-confidence = "ours", … }]`, for all abilities of a list | `main` |
//! | the same for some of them | `main-some` |
//! | `main = [{ value-confidence = "ours", … }]`: what it does is printed, its numbers are not | `main-value` |
//!
//! A list called `abilities` is named by what it lies in, else `ability`. What a part is called is in the words of the game or in
//! `epoka.ftl`: `house-part-cost`.

use serde::{Serialize, Serializer, ser::SerializeStruct};
use serde_json::{Map, Value};

use crate::{data::Confidence, game::Component};

const MARK: &str = "-confidence";

impl Component {
    /// The parts that are house completions, in the order of the data; none if all is printed, `whole` if nothing is.
    pub fn house(&self) -> Vec<String> {
        let mut parts = Vec::new();
        gather(&self.data, "", &mut parts);
        let ours = self.confidence == Confidence::Ours;
        if ours && parts.is_empty() || parts.iter().any(|part| part == "name") {
            return vec!["whole".into()];
        }
        let fields: Vec<&String> = self.data.as_object().into_iter().flat_map(Map::keys).collect();
        // `main-value` lies at `main`, `requires` at `requires-any`, `ability` at `abilities`.
        let place = |part: &String| {
            let stem = part.split('-').next().unwrap_or_default().trim_end_matches('y');
            fields.iter().position(|field| field.starts_with(stem)).unwrap_or(usize::MAX)
        };
        parts.sort_by_key(place);
        parts
    }
}

impl Serialize for Component {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Component", 6)?;
        fields.serialize_field("kind", self.kind)?;
        fields.serialize_field("id", &self.id)?;
        fields.serialize_field("copies", &self.copies)?;
        fields.serialize_field("data", &self.data)?;
        fields.serialize_field("confidence", &self.confidence)?;
        fields.serialize_field("house", &self.house())?;
        fields.end()
    }
}

/// Finds the marks in a thing that lies in a part.
fn gather(data: &Value, part: &str, parts: &mut Vec<String>) {
    let Some(fields) = data.as_object() else { return };
    for (field, value) in fields {
        if let Some(own) = field.strip_suffix(MARK) {
            // Abilities say themselves what of them is ours.
            if value == "ours" && !fields.get(own).is_some_and(has_abilities) {
                parts.push(own.into());
            }
        } else {
            let inner = match (field.as_str(), part) {
                ("abilities", "") => "ability",
                ("abilities", part) => part,
                (field, _) => field,
            };
            if has_abilities(value) { abilities(value, inner, parts) } else { gather(value, inner, parts) }
        }
    }
}

fn has_abilities(value: &Value) -> bool {
    value
        .as_array()
        .is_some_and(|items| !items.is_empty() && items.iter().all(|item| item.get("kind-confidence").is_some()))
}

/// A list of abilities: what they do may be ours, or only their numbers.
fn abilities(list: &Value, part: &str, parts: &mut Vec<String>) {
    let items: Vec<&Value> = list.as_array().into_iter().flatten().collect();
    let (ours, printed): (Vec<&Value>, Vec<&Value>) = items.iter().partition(|item| item["kind-confidence"] == "ours");
    match (ours.is_empty(), printed.is_empty()) {
        (true, _) => {}
        (false, true) => parts.push(part.into()),
        (false, false) => parts.push(format!("{part}-some")),
    }
    if printed.iter().any(|item| item["value-confidence"] == "ours") {
        parts.push(format!("{part}-value"));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn house(confidence: Confidence, data: Value) -> Vec<String> {
        Component { kind: "card", id: "it".into(), copies: 1, data, confidence }.house()
    }

    #[test]
    fn what_is_printed_has_no_mark() {
        assert!(house(Confidence::Checked, json!({ "cost": 3, "cost-confidence": "one-source" })).is_empty());
    }

    #[test]
    fn a_card_without_marks_or_with_a_name_of_ours_is_ours_altogether() {
        assert_eq!(house(Confidence::Ours, json!({ "cost": 3 })), ["whole"]);
        let named = json!({ "cost": 3, "name-confidence": "ours", "cost-confidence": "ours" });
        assert_eq!(house(Confidence::Ours, named), ["whole"]);
    }

    #[test]
    fn values_are_marked_one_by_one_in_the_order_of_the_data() {
        let card = json!({
            "population": 4,
            "main": [
                { "kind-confidence": "one-source", "value-confidence": "ours" },
                { "kind-confidence": "ours", "value-confidence": "ours" },
            ],
            "legacy": [{ "kind-confidence": "ours", "value-confidence": "ours" }],
            "name-confidence": "checked",
            "legacy-confidence": "ours",
            "main-confidence": "ours",
            "population-confidence": "ours",
        });
        assert_eq!(house(Confidence::Ours, card), ["population", "main-some", "main-value", "legacy"]);
    }

    #[test]
    fn abilities_are_named_by_what_they_lie_in() {
        let numbers = json!([{ "kind-confidence": "checked", "value-confidence": "ours" }]);
        assert_eq!(house(Confidence::Ours, json!({ "abilities": numbers })), ["ability-value"]);
        assert_eq!(house(Confidence::Ours, json!({ "lower": { "abilities": numbers } })), ["lower-value"]);
    }
}
