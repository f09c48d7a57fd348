//! Every card of the set comes into play.

use crate::common::*;

/// Every building, wonder, unit and invention is completed when its stages are paid.
#[test]
fn everything_that_is_built_or_invented_is_completed() {
    for kind in [Kind::Building, Kind::Wonder, Kind::Unit, Kind::Invention] {
        for number in DATA.of(kind) {
            let data = DATA.card(number);
            let stages = data.cost.len() as u8;
            let mut table = before_turn(2, |scene| {
                scene.food(RED, 9);
                match kind {
                    Kind::Invention => scene.idea(RED, &data.id, stages),
                    _ => scene.project(capital(RED), &data.id, stages),
                };
            });
            end_turn(&mut table);
            table.play_chance(1);
            if let Some(Task::Search { .. }) = table.state.tasks.top() {
                table.act(RED, Done);
            }
            assert!(
                !table.state.realms[RED].items.iter().any(|item| item.form == Form::Project),
                "{} is complete",
                data.id
            );
        }
    }
}

/// Every terrain of the set can be discovered, and every resource has a terrain on which it lies.
#[test]
fn every_terrain_and_resource_is_discovered() {
    for number in DATA.of(Kind::Terrain) {
        let mut table = scene(2, Phase::Explorers, |scene| {
            scene.atlas(RED, &DATA.card(number).id).food(RED, 9).era(RED, Era::Gold);
        });
        table.act(RED, Discover { card: number, flank: Flank::Left });
        assert_eq!(table.state.terrains(RED), 2);
    }
    for number in DATA.of(Kind::Resource) {
        let data = DATA.card(number);
        let fits = |terrain: &Card| {
            let types = DATA.card(*terrain).types;
            data.placement_any.iter().any(|all| all.within(types)) && !data.placement_none.meets(types)
        };
        let ground = DATA.of(Kind::Terrain).find(fits).expect("some terrain fits");
        let mut place = capital(RED);
        let mut table = scene(2, Phase::Explorers, |scene| {
            place = scene.terrain(RED, &DATA.card(ground).id);
            scene.atlas(RED, &data.id).food(RED, 9).era(RED, Era::Gold);
        });
        table.act(RED, Prospect { card: number, place });
        assert_eq!(table.state.terrain(place).resource, Some(number));
    }
}

/// Every card has a value of ours; the 21 cards the rulebook speaks of say which, and none of what it states is called ours.
#[test]
fn cards_of_the_rulebook_say_which_values_are_ours() {
    let components = Ccg::components(&DATA);
    let cards: Vec<_> = components.iter().filter(|component| component.kind == "card").collect();
    assert!(cards.iter().all(|card| card.confidence == epoka_core::Confidence::Ours));
    let ours = |card: &epoka_core::game::Component| {
        let fields = card.data.as_object().expect("a card has fields");
        let marked = fields.iter().filter(|(_, value)| **value == "ours");
        marked.filter_map(|(field, _)| field.strip_suffix("-confidence").map(String::from)).collect::<Vec<_>>()
    };
    let told: Vec<_> = cards.iter().filter(|card| !ours(card).is_empty()).collect();
    assert_eq!(told.len(), 21);
    for card in cards {
        let stated: Vec<String> = serde_json::from_value(card.data["stated"].clone()).unwrap_or_default();
        assert_eq!(stated.is_empty(), ours(card).is_empty(), "{}", card.id);
        for part in ours(card) {
            let is_stated = stated.iter().any(|fact| fact.split([' ', ':', '(']).next() == Some(part.as_str()));
            assert!(!is_stated, "{}: {part} is the rulebook's: {stated:?}", card.id);
        }
    }
}
