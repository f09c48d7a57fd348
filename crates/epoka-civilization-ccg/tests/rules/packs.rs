//! What packs of cards may say, beside what the printed cards do.

use crate::common::*;

/// A wonder with one effect.
fn wonder(id: &str, effect: &str) -> String {
    format!(
        "[[wonder]]\nid = \"{id}\"\nera = \"gold\"\nsite = [\"any\"]\ncost = [1]\nkeywords = [\"unique\"]\n\
         effects = [{effect}]\nconfidence = \"ours\"\n"
    )
}

/// CCG-116. What happens after an event happens once for each, as often in a turn as its card says.
#[test]
fn an_effect_after_an_event_comes_once_for_each() {
    for (limit, foods) in [("", [3, 4, 5]), (", limit = 2", [3, 4, 4]), (", limit = 1", [3, 3, 3])] {
        let table = scene(2, Phase::Management, |scene| {
            scene.building(capital(RED), "notre-dame").hand(RED, "bumper-harvest");
            scene.hand(RED, "gold-rush").hand(RED, "gold-rush");
        });
        let effect = format!("{{ kind = \"food\", amount = 1, when = \"on-event-resolved\"{limit} }}");
        let mut table = corrected(&table, &wonder("notre-dame", &effect));
        for (id, food) in ["bumper-harvest", "gold-rush", "gold-rush"].into_iter().zip(foods) {
            table.act(RED, Play { card: card(id) });
            pass(&mut table);
            assert_eq!(table.state.realms[RED].food, food, "{id}, {limit}");
        }
    }
}
