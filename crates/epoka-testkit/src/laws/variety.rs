//! Everything hidden varies where it can.
//!
//! A value hidden from a seat that is the same in the true world and in many imagined ones is suspect. It
//! could be another one if there is a witness: a world made from the true one by changing that value, alone
//! or in exchange with another hidden one, which can be and which the seat cannot tell apart. The value is
//! guilty if the seat imagines other worlds when the witness is the true one, for it cannot know which is; or
//! if nothing beside it ever varies either. (A single place of a sorted bag may well hold the same card in
//! nearly all worlds.)

use std::collections::HashSet;

use epoka_core::{Game, Random, Seat, Viewer, json, names};
use serde_json::Value;

use super::moment::Moment;

/// How many worlds are imagined before a value is suspect.
const WORLDS: usize = 16;
/// How many more before it is guilty of never varying: a rare value can be missing from the first ones.
const MORE_WORLDS: usize = 2048;
/// How many suspects are looked at: of those with whom all beside them is stuck, and of the others.
const SUSPECTS: [usize; 2] = [4, 1];
/// How many changes are tried on each.
const CHANGES: usize = 8;

/// A value by its place in the referee's view, which begins with the list it stands in.
#[derive(Clone, Debug, PartialEq)]
struct Leaf {
    path: String,
    list: usize,
    value: Value,
}

impl Leaf {
    fn list(&self) -> &str {
        &self.path[..self.list]
    }
}

/// Over many imagined worlds everything hidden varies where it can.
pub(super) fn variety<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    let truth = shown(moment, moment.state, Viewer::Referee);
    for seat in moment.seats() {
        let view = shown(moment, moment.state, Viewer::Seat(seat));
        let hidden = hidden(&truth, &view);
        let mut stuck = hidden.clone();
        imagine_more(moment, seat, &mut stuck, WORLDS);
        moment.random.shuffle(&mut stuck);
        let (whole, single): (Vec<Leaf>, Vec<Leaf>) =
            stuck.iter().cloned().partition(|leaf| beside(&stuck, leaf) == beside(&hidden, leaf));
        let single = single.into_iter().take(SUSPECTS[1]).map(|suspect| (suspect, Vec::new()));
        let whole = whole.into_iter().take(SUSPECTS[0]);
        let whole = whole.map(|suspect| (suspect.clone(), stuck_with(&stuck, &suspect)));
        for (suspect, list) in whole.chain(single) {
            if is_guilty(moment, seat, &truth, &hidden, &suspect, list) {
                let Leaf { path, value, .. } = suspect;
                return Err(format!("seat {seat} does not know {path}, and yet always imagines {value}, which it is"));
            }
        }
    }
    Ok(())
}

/// Whether the value could be another for all the seat knows, and yet is not. `list` is all that is stuck
/// together with it, if nothing beside it varies.
fn is_guilty<G: Game>(
    moment: &mut Moment<'_, G>,
    seat: Seat,
    truth: &Value,
    hidden: &[Leaf],
    Leaf { path, value, .. }: &Leaf,
    mut list: Vec<Leaf>,
) -> bool {
    let alike = |other: &Value| std::mem::discriminant(other) == std::mem::discriminant(value) && other != value;
    let changed = hidden.iter().map(|leaf| (leaf.path.as_str(), &leaf.value)).filter(|(_, other)| alike(other));
    let mut changes: Vec<(&str, &Value)> =
        changed.flat_map(|(place, other)| [(place, other), (path.as_str(), other)]).collect();
    moment.random.shuffle(&mut changes);
    let seed = moment.random.bits();
    let imagined = |state: &G::State| moment.rules.imagine(state, seat, &mut Random::new(seed));
    let seen = moment.seen(moment.state, Viewer::Seat(seat), &[]);
    for (place, other) in changes.into_iter().take(CHANGES) {
        let mut world = truth.clone();
        set(&mut world, place, value);
        set(&mut world, path, other);
        let Some(world) = restored(moment, &world) else { continue };
        let leaks = imagined(&world) != imagined(moment.state);
        if !leaks && list.is_empty() {
            continue;
        }
        // Where a game keeps an order of its own, the change may have moved elsewhere.
        let is_witness = shown(moment, &world, Viewer::Referee).pointer(path) != Some(value)
            && moment.seen(&world, Viewer::Seat(seat), &[]) == seen;
        if is_witness {
            let length = list.len();
            return leaks || {
                imagine_more(moment, seat, &mut list, MORE_WORLDS);
                list.len() == length
            };
        }
    }
    false
}

/// The state a changed view of the referee shows, if it can be.
fn restored<G: Game>(moment: &Moment<'_, G>, view: &Value) -> Option<G::State> {
    let view: G::View = names::with(moment.rules.names(), || json::read(view)).ok()?;
    let state = moment.rules.restore(&view).ok()?;
    moment.rules.check(&state).is_ok().then_some(state)
}

/// The values of the referee's view that the other view does not show, each with the list whose values must vary. That is the
/// innermost one, but what a hidden item of a list has a list of belongs to the item: who has seen a card moves with it.
fn hidden(truth: &Value, view: &Value) -> Vec<Leaf> {
    let mut found = Vec::new();
    hidden_leaves(truth, view, &mut String::new(), &mut found);
    let items: HashSet<String> =
        found.iter().map(|leaf| parent(&leaf.path)).filter(|item| is_in_list(item)).map(str::to_owned).collect();
    for leaf in &mut found {
        let item = parent(leaf.list());
        if is_in_list(&leaf.path) && items.contains(item) {
            leaf.list = list_of(item).len();
        }
    }
    found
}

fn hidden_leaves(truth: &Value, view: &Value, path: &mut String, found: &mut Vec<Leaf>) {
    let children: Vec<(String, &Value)> = match truth {
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.replace('/', "~1"), value)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(at, value)| (at.to_string(), value)).collect(),
        Value::Null => return,
        Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            if view.pointer(path) != Some(truth) {
                found.push(Leaf { path: path.clone(), list: list_of(path).len(), value: truth.clone() });
            }
            return;
        }
    };
    for (name, value) in children {
        let length = path.len();
        path.push('/');
        path.push_str(&name);
        hidden_leaves(value, view, path, found);
        path.truncate(length);
    }
}

/// Imagines worlds and drops the values that are different in one of them.
fn imagine_more<G: Game>(moment: &mut Moment<'_, G>, seat: Seat, stuck: &mut Vec<Leaf>, worlds: usize) {
    for _ in 0..worlds {
        if stuck.is_empty() {
            return;
        }
        let world = moment.imagine(seat);
        let world = shown(moment, &world, Viewer::Referee);
        stuck.retain(|leaf| world.pointer(&leaf.path) == Some(&leaf.value));
    }
}

/// The values that stand in the same list.
fn stuck_with(leaves: &[Leaf], one: &Leaf) -> Vec<Leaf> {
    leaves.iter().filter(|other| other.list() == one.list()).cloned().collect()
}

/// How many values stand in the same list.
fn beside(leaves: &[Leaf], one: &Leaf) -> usize {
    leaves.iter().filter(|other| other.list() == one.list()).count()
}

/// The place of the innermost list a value stands in; of a value outside all lists, its own.
fn list_of(path: &str) -> &str {
    let mut end = path.len();
    while end > 0 {
        if is_in_list(&path[..end]) {
            return parent(&path[..end]);
        }
        end = parent(&path[..end]).len();
    }
    path
}

/// The place a value stands in.
fn parent(path: &str) -> &str {
    path.rfind('/').map_or("", |slash| &path[..slash])
}

/// Whether a value stands in a list by itself.
fn is_in_list(path: &str) -> bool {
    path.rsplit_once('/').is_some_and(|(_, name)| name.bytes().all(|byte| byte.is_ascii_digit()))
}

fn set(view: &mut Value, path: &str, value: &Value) {
    *view.pointer_mut(path).expect("the place is one of this view") = value.clone();
}

fn shown<G: Game>(moment: &Moment<'_, G>, state: &G::State, viewer: Viewer) -> Value {
    let view = moment.rules.view(state, viewer);
    names::with(moment.rules.names(), || serde_json::to_value(view)).expect("a view is JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_a_value_is_the_innermost_one() {
        assert_eq!(list_of("/camps/0/row/3/card"), "/camps/0/row");
        assert_eq!(list_of("/camps/0/choice"), "/camps");
        assert_eq!(list_of("/first"), "/first");
    }

    #[test]
    fn what_a_view_does_not_show_is_hidden() {
        let truth = serde_json::json!({ "row": [{ "card": "a" }, { "card": "b" }], "coins": 3 });
        let view = serde_json::json!({ "row": [{ "card": null }, { "card": "b" }], "coins": 3 });
        let found = hidden(&truth, &view);
        let found: Vec<_> = found.iter().map(|leaf| (leaf.path.as_str(), leaf.list(), &leaf.value)).collect();
        assert_eq!(found, [("/row/0/card", "/row", &Value::from("a"))]);
    }

    #[test]
    fn a_list_of_a_hidden_item_belongs_to_it_and_of_an_open_one_does_not() {
        let truth = serde_json::json!({
            "pile": [{ "card": "a", "seen-by": [1] }],
            "seats": [{ "coins": 3, "hand": ["b"] }],
        });
        let view = serde_json::json!({
            "pile": [{ "card": null, "seen-by": [] }],
            "seats": [{ "coins": 3, "hand": [] }],
        });
        let found = hidden(&truth, &view);
        let lists: Vec<_> = found.iter().map(|leaf| (leaf.path.as_str(), leaf.list())).collect();
        let expected =
            [("/pile/0/card", "/pile"), ("/pile/0/seen-by/0", "/pile"), ("/seats/0/hand/0", "/seats/0/hand")];
        assert_eq!(lists, expected);
    }
}
