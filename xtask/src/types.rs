//! The TypeScript types of the browser client, from the JSON schemas of the games and the API's description.
//!
//! One file per game in `web/src/protocol/`: its view, action, event and set-up. The client cannot drift from the rules: a field
//! that is renamed in Rust is an error of the type check in the browser's code.

use std::{collections::BTreeMap, fmt::Write as _, fs, path::PathBuf, process::Command};

use serde_json::Value;

use crate::{
    generate::Mode,
    workspace::{self, Done},
};

const HEAD: &str = "// Generated from the Rust types by `cargo xtask gen`; do not edit.\n";

/// Writes the types, or checks that they are up to date.
pub fn run(mode: Mode) -> Done {
    let mut stale = Vec::new();
    for (path, text) in files(&describe(mode)?)? {
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            continue;
        }
        match mode {
            Mode::Check => stale.push(workspace::short(&path)),
            Mode::Write => {
                fs::write(&path, text).map_err(|error| format!("{}: {error}", workspace::short(&path)))?;
                println!("wrote {}", workspace::short(&path));
            }
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(format!("{}: run `cargo xtask gen`", stale.join(", "))) }
}

/// Every generated file with what it should say.
fn files(described: &Value) -> Result<Vec<(PathBuf, String)>, String> {
    let folder = workspace::root().join("web/src/protocol");
    let mut files = Vec::new();
    for (game, schemas) in described["games"].as_object().ok_or("no games are described")? {
        files.push((folder.join(format!("{game}.ts")), game_types(schemas)));
    }
    let schemas = &described["api"]["components"]["schemas"];
    let mut types = BTreeMap::new();
    collect(schemas, &mut types);
    files.push((folder.join("api.ts"), written(&types)));
    Ok(files)
}

/// What the server says about itself.
fn describe(mode: Mode) -> Result<Value, String> {
    let mut command = match mode {
        Mode::Check => Command::new(workspace::as_tested("describe")?),
        Mode::Write => workspace::cargo(["run", "--quiet", "--package", "epoka-server", "--example", "describe"]),
    };
    let output = command.output().map_err(|error| format!("`{}`: {error}", workspace::words(&command)))?;
    if !output.status.success() {
        return Err(format!("the server cannot be described: {}", String::from_utf8_lossy(&output.stderr)));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("the description is not JSON: {error}"))
}

/// The types of one game: those its schemas name, and the four roots.
fn game_types(schemas: &Value) -> String {
    let mut types = BTreeMap::new();
    for (field, root) in [("view", "View"), ("action", "Action"), ("event", "Event"), ("setup", "Setup")] {
        let schema = &schemas[field];
        collect(&schema["$defs"], &mut types);
        types.insert(root.to_owned(), declaration(root, schema));
    }
    written(&types)
}

fn collect(definitions: &Value, types: &mut BTreeMap<String, String>) {
    for (name, schema) in definitions.as_object().into_iter().flatten() {
        types.insert(name.clone(), declaration(name, schema));
    }
}

fn written(types: &BTreeMap<String, String>) -> String {
    types.values().fold(String::from(HEAD), |mut text, declaration| {
        let _ = write!(text, "\n{declaration}");
        text
    })
}

fn declaration(name: &str, schema: &Value) -> String {
    let comment = schema["description"].as_str().map(|said| doc(said, "")).unwrap_or_default();
    format!("{comment}export type {name} = {};\n", type_of(schema, 0))
}

fn doc(said: &str, indent: &str) -> String {
    format!("{indent}/** {} */\n", said.replace('\n', " ").replace("*/", "* /"))
}

/// The type a schema describes.
fn type_of(schema: &Value, depth: usize) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or("unknown").to_owned();
    }
    if let Some(constant) = schema.get("const") {
        return constant.to_string();
    }
    if let Some(values) = schema["enum"].as_array() {
        return union(values.iter().map(Value::to_string));
    }
    for choice in ["oneOf", "anyOf"] {
        if let Some(ways) = schema[choice].as_array() {
            return union(ways.iter().map(|way| type_of(way, depth)));
        }
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return parts.iter().map(|part| type_of(part, depth)).collect::<Vec<_>>().join(" & ");
    }
    match &schema["type"] {
        Value::Array(kinds) => union(kinds.iter().map(|kind| simple(kind.as_str().unwrap_or_default(), schema, depth))),
        Value::String(kind) => simple(kind, schema, depth),
        _ => "unknown".into(),
    }
}

fn simple(kind: &str, schema: &Value, depth: usize) -> String {
    match kind {
        "integer" | "number" => "number".into(),
        "string" => "string".into(),
        "boolean" => "boolean".into(),
        "null" => "null".into(),
        "array" => list(schema, depth),
        "object" => object(schema, depth),
        _ => "unknown".into(),
    }
}

fn list(schema: &Value, depth: usize) -> String {
    let item = type_of(&schema["items"], depth);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most && most <= 12 => {
            format!("[{}]", vec![item; most as usize].join(", "))
        }
        _ if item.contains(' ') => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

fn object(schema: &Value, depth: usize) -> String {
    let Some(fields) = schema["properties"].as_object() else { return "Record<string, unknown>".into() };
    let required = |name: &str| schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
    let indent = "  ".repeat(depth + 1);
    let mut text = String::from("{\n");
    for (name, field) in fields {
        if let Some(said) = field["description"].as_str() {
            text += &doc(said, &indent);
        }
        let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        let key = if plain { name.clone() } else { format!("'{name}'") };
        let may_lack = if required(name) { "" } else { "?" };
        let _ = writeln!(text, "{indent}{key}{may_lack}: {};", type_of(field, depth + 1));
    }
    text + &"  ".repeat(depth) + "}"
}

fn union(ways: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = Vec::new();
    for way in ways {
        if !all.contains(&way) {
            all.push(way);
        }
    }
    all.join(" | ").replace('"', "'")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_schema_becomes_a_type() {
        let schema = json!({"type": "object", "required": ["spot"], "properties": {
            "spot": {"$ref": "#/$defs/Spot", "description": "Where."},
            "card-count": {"type": "integer"},
            "card": {"anyOf": [{"$ref": "#/$defs/Card"}, {"type": "null"}]},
            "tools": {"type": "array", "items": {"type": "integer"}, "minItems": 3, "maxItems": 3},
        }});
        let text = declaration("Place", &schema);
        assert!(text.contains("  /** Where. */\n  spot: Spot;\n"), "{text}");
        assert!(text.contains("  'card-count'?: number;\n"), "{text}");
        assert!(text.contains("  card?: Card | null;\n"), "{text}");
        assert!(text.contains("  tools?: [number, number, number];\n"), "{text}");
    }

    #[test]
    fn an_enum_becomes_a_union() {
        let schema = json!({"oneOf": [{"type": "string", "const": "hunt"}, {"type": "string", "enum": ["hut"]}]});
        assert_eq!(type_of(&schema, 0), "'hunt' | 'hut'");
    }
}
