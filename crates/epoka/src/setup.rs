//! Options of a match on the command line: `--setup key=value`.

use std::str::FromStr;

use serde_json::{Map, Value};

/// One `key=value`. The value is JSON if it can be read as such, and a word otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    key: String,
    value: Value,
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(text: &str) -> Result<Choice, String> {
        let (key, value) = text.split_once('=').ok_or("it is written key=value")?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.into()));
        Ok(Choice { key: key.into(), value })
    }
}

/// The set-up these choices make; the last of equal keys holds.
pub fn of(choices: &[Choice]) -> Value {
    let pairs = choices.iter().map(|choice| (choice.key.clone(), choice.value.clone()));
    Value::Object(pairs.collect::<Map<_, _>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_are_json_or_words() {
        let choices = ["open=true", "rounds=3", "variant=draft", "list=[1,2]", "open=false"];
        let choices: Vec<Choice> = choices.iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(of(&choices), json!({"open": false, "rounds": 3, "variant": "draft", "list": [1, 2]}));
        assert!("open".parse::<Choice>().is_err());
    }
}
