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

/// CCG-116. An ability is listed in every phase in which it may be used.
#[test]
fn abilities_are_listed_in_their_phase() {
    for (phase, word) in [(Phase::Explorers, "explorers"), (Phase::Military, "military")] {
        let table = scene(2, phase, |scene| {
            scene.building(capital(RED), "notre-dame");
        });
        let effect = format!("{{ kind = \"food\", amount = 1, when = \"activated\", phase = \"{word}\", limit = 1 }}");
        let mut table = corrected(&table, &wonder("notre-dame", &effect));
        let activate = Activate { card: card("notre-dame") };
        assert!(table.lists(RED, activate));
        table.act(RED, activate);
        table.refuses("CCG-116", RED, activate);
        assert_eq!(table.state.realms[RED].food, 1);
    }
}

/// CCG-110. Whatever comes at once at the start of a phase comes, and a pack with too much of it is refused.
#[test]
fn nothing_at_the_start_of_a_phase_is_lost() {
    let harvests = |count: usize| {
        let effect = "{ kind = 'food', amount = 1, when = 'phase-start', phase = 'management' }";
        wonder("notre-dame", &vec![effect; count].join(", "))
    };
    let table = scene(2, Phase::Military, |scene| {
        scene.building(capital(RED), "notre-dame");
    });
    let mut table = corrected(&table, &harvests(9));
    table.act(RED, Done);
    while let Some(Task::Sequence { .. }) = table.state.tasks.top() {
        table.act(RED, First { card: card("notre-dame") });
    }
    assert_eq!((table.state.realms[RED].food, table.state.tasks.top()), (9, Some(Task::Main)));
    assert!(wrong(&harvests(17)).contains("more than 16 effects could come at once"), "{}", wrong(&harvests(17)));
}

/// An instant event with one effect.
fn event(effect: &str) -> String {
    format!(
        "[[event]]\nid = \"novelty\"\nera = \"gold\"\nduration = \"instant\"\nsource = \"nature\"\nphases = [\"military\"]\n\
         turn = \"own\"\nwindows = [\"main\"]\neffects = [{effect}]\nconfidence = \"ours\"\n"
    )
}

/// A unit with one effect.
fn unit(effect: &str) -> String {
    format!(
        "[[unit]]\nid = \"novelty\"\nera = \"gold\"\nunit-type = \"infantry\"\nmovement-mode = \"land\"\nmovement = 2\n\
         cost = [1]\neffects = [{effect}]\nconfidence = \"ours\"\n"
    )
}

/// A card that says more than can be done is refused with the number of the effect.
#[test]
fn a_pack_is_refused_rather_than_half_obeyed() {
    let of_wonders = [
        ("kind = 'draw', amount = 1", "only events are played"),
        ("kind = 'draw', amount = 1, when = 'static'", "what happens once"),
        ("kind = 'happiness', amount = 1, when = 'on-complete'", "needs a duration"),
        ("kind = 'draw', amount = 1, when = 'phase-start'", "at the start of which phase"),
        ("kind = 'draw', amount = 1, when = 'on-complete', optional = true", "it cannot be optional"),
        ("kind = 'draw', amount = 1, when = 'activated', phase = 'end'", "a price or a limit"),
        ("kind = 'draw', amount = 1, when = 'on-complete', pay = { tax = 1 }", "only an ability has a price"),
        ("kind = 'draw', amount = 1, when = 'on-event-resolved', player = 'target-opponent'", "for this player"),
        ("kind = 'happiness', amount = 1, limit = 1", "it cannot have a limit"),
        (
            "kind = 'income-bonus', income = 'tax', amount = 1, scope = 'here', if = { building-here = true }",
            "condition",
        ),
        ("kind = 'look', zone = 'library', amount = 3, when = 'phase-start', phase = 'end'", "look is at the own"),
        ("kind = 'basing', unit-type = 'naval'", "basing is of aircraft"),
        ("kind = 'rule-value', name = 'stack', amount = 1", "stack and building-slots"),
        (
            "kind = 'convert-income', from = 'production', to = 'tax', max = 1, when = 'activated', limit = 1",
            "convert-income is from tax to production",
        ),
    ];
    for (effect, words) in of_wonders {
        let found = wrong(&wonder("novelty", &format!("{{ {effect} }}")));
        assert!(found.contains(words) && found.contains("`novelty`: effect 1: "), "{effect}: {found}");
    }
    let of_events = [
        ("kind = 'discard', amount = 2, chooser = 'self', player = 'target-opponent'", "discard is of one card"),
        ("kind = 'explore-free', what = 'resource'", "explore-free is of a terrain"),
        ("kind = 'search', zone = 'discard', amount = 1, filter = {}, to = 'library'", "to the hand"),
        ("kind = 'cancel-action', action = 'attack', exhaust = false", "cancel-action exhausts"),
        ("kind = 'happiness', amount = 1", "an instant event does not stay"),
        (
            "kind = 'deploy', filter = { kinds = ['unit'] }, to = 'capital', ignore-requirements = false",
            "ignores requirements",
        ),
    ];
    for (effect, words) in of_events {
        let found = wrong(&event(&format!("{{ {effect} }}")));
        assert!(found.contains(words), "{effect}: {found}");
    }
    let of_units = [
        ("kind = 'draw', amount = 1, when = 'on-complete'", "do something at a moment"),
        ("kind = 'food', amount = 1, when = 'on-occupy'", "only food can be taken"),
        ("kind = 'happiness', amount = 1", "a unit changes itself alone"),
    ];
    for (effect, words) in of_units {
        let found = wrong(&unit(&format!("{{ {effect} }}")));
        assert!(found.contains(words), "{effect}: {found}");
    }
    let taxed = event("{ kind = 'food', amount = 1 }") + "pay = { tax = 1 }\n";
    assert!(wrong(&taxed).contains("only events are paid for, in food"), "{}", wrong(&taxed));
    let known = "kind = 'draw', amount = 1, when = 'phase-start', phase = 'end'";
    assert_eq!(wrong(&wonder("novelty", &format!("{{ {known} }}"))), "");
}
