//! How things become words: numbers, seats, names with their cases, lists.

use epoka_games::text::{Lang, Words};
use serde_json::json;

const FTL: &str = "
seat-0 = Czerwony
    .whom = Czerwonego
seat-1 = Niebieski
list-comma = { $a }, { $b }
list-and = { $a } i { $b }
spot-forest = las
    .where = w lesie
count-wood = { $n ->
    [one] { $n } drewno
   *[other] { $n } drewna
}
count-gold = { $n } złota
card-C01 = Koło
event-placed = { $seat } stawia { $figures } { $figures ->
    [one] pionek
    [few] pionki
   *[other] pionków
} { $spot-where } ({ $spot }, { $spot-id })
event-paid = { $seat }: { $goods-id ->
    [none] nic
   *[some] { $goods } ({ $goods-count })
}
event-drew = { $card-id ->
    [none] zakryta karta
   *[other] karta { $card }
}
event-showed = { $cards } od { $seat-whom }
event-rolled = { $dice } ({ $dice-count })
event-full = { $full-id }
event-moved = { $card } { $from-card } { $from-slot } ({ $from-seat }), { $to-card } { $to-slot } ({ $to-seat }), { $seat }
event-began = { $seats }
event-chose = { $what-type } { $n }, bo { $why-id ->
    [parts] { $why-type-id ->
       *[die] kość { $die }
    }
   *[other] { $why }
}
why-forest = las
kind-land = Krainy
land-meadow = łąka
event-went = { $seat }: { $to }
event-lost = { $seat } { $amount-sign ->
    [minus] traci { $amount-size }
   *[plus] ma o { $amount } więcej
}
event-attacked = { $seat } atakuje { $rival }
";

#[expect(clippy::needless_pass_by_value, reason = "tests write the JSON in place")]
fn tell(event: serde_json::Value, players: &[&str]) -> String {
    let players: Vec<String> = players.iter().map(ToString::to_string).collect();
    Words::new(Lang::Pl, &[FTL]).event(&event, &players)
}

#[test]
fn numbers_seats_and_names_with_their_cases() {
    let placed = |figures| json!({"type": "placed", "seat": 0, "spot": "forest", "figures": figures});
    assert_eq!(tell(placed(3), &[]), "Czerwony stawia 3 pionki w lesie (las, forest)");
    assert_eq!(tell(placed(1), &["Ola"]), "Ola stawia 1 pionek w lesie (las, forest)");
    assert_eq!(tell(placed(5), &[]), "Czerwony stawia 5 pionków w lesie (las, forest)");
    assert_eq!(tell(json!({"type": "attacked", "seat": 0, "rival": 1}), &["Ola", "Jan"]), "Ola atakuje Jan");
}

#[test]
fn counts_leave_out_what_there_is_none_of() {
    let paid = |goods| json!({"type": "paid", "seat": 1, "goods": goods});
    assert_eq!(tell(paid(json!({"wood": 2, "brick": 0, "gold": 1})), &[]), "Niebieski: 2 drewna i 1 złota (3)");
    assert_eq!(tell(paid(json!({"wood": 0})), &[]), "Niebieski: nic");
}

#[test]
fn parts_of_a_thing_are_told_apart_by_its_field_and_hide_no_other() {
    let place = |seat: u8, slot: u8| json!({"seat": seat, "slot": slot, "card": "C02"});
    let moved = json!({"type": "moved", "card": "C01", "seat": 0, "from": place(0, 3), "to": place(1, 2)});
    assert_eq!(tell(moved, &["Ola"]), "Koło C02 3 (Ola), C02 2 (Niebieski), Ola");
}

#[test]
fn lists_are_named_and_joined() {
    let showed = json!({"type": "showed", "cards": ["C01", "C02", "C03"], "seat": 0});
    assert_eq!(tell(showed.clone(), &[]), "Koło, C02 i C03 od Czerwonego");
    assert_eq!(tell(showed, &["Ola"]), "Koło, C02 i C03 od Ola", "a given name stands for all cases");
    assert_eq!(tell(json!({"type": "rolled", "dice": [3, 5, 6]}), &[]), "3, 5, 6 (3)");
    assert_eq!(tell(json!({"type": "began", "seats": [0, 1]}), &["Ola"]), "Ola i Niebieski");
}

#[test]
fn nothing_and_truth_can_be_selected_by() {
    assert_eq!(tell(json!({"type": "drew", "card": null}), &[]), "zakryta karta");
    assert_eq!(tell(json!({"type": "drew", "card": "C01"}), &[]), "karta Koło");
    assert_eq!(tell(json!({"type": "full", "full": true}), &[]), "true");
}

#[test]
fn the_things_of_a_kind_are_those_with_words() {
    let words = Words::new(Lang::Pl, &[FTL]);
    assert_eq!(words.ids_of("count").collect::<Vec<_>>(), ["wood", "gold"]);
    assert_eq!(words.ids_of("wood").count(), 0);
}

#[test]
fn an_attribute_can_be_asked_for() {
    let words = Words::new(Lang::Pl, &[FTL]);
    assert_eq!(words.attribute("spot-forest", "where").as_deref(), Some("w lesie"));
    assert_eq!(words.attribute("spot-forest", "to"), None);
    assert_eq!(words.attribute("spot-river", "where"), None);
}

#[test]
fn a_number_below_zero_has_a_sign_and_a_size() {
    let lost = |amount| json!({"type": "lost", "seat": 0, "amount": amount});
    assert_eq!(tell(lost(-3), &[]), "Czerwony traci 3");
    assert_eq!(tell(lost(2), &[]), "Czerwony ma o 2 więcej");
}

#[test]
fn a_thing_is_named_by_its_kind_whatever_the_field_is_called() {
    assert_eq!(
        tell(json!({"type": "went", "seat": 0, "to": "meadow", "from": {"seat": 1, "weak": true}}), &[]),
        "Czerwony: łąka"
    );
}

#[test]
fn things_made_of_others_are_told_apart_by_their_types() {
    let chose = |why| json!({"type": "chose", "what": {"type": "meadow", "n": 2}, "why": why});
    assert_eq!(tell(chose(json!({"type": "die", "die": 5})), &[]), "łąka 2, bo kość 5");
    assert_eq!(tell(chose(json!("forest")), &[]), "łąka 2, bo las");
}

#[test]
fn a_missing_message_shows() {
    assert_eq!(tell(json!({"type": "flew"}), &[]), "⟨event-flew⟩");
    assert_eq!(tell(json!(7), &[]), "⟨event-unknown⟩");
}

/// What was said before is said again from memory: to the players of this match, not of the other.
#[test]
fn a_sentence_said_before_is_said_to_anybody() {
    let words = Words::new(Lang::Pl, &[FTL]);
    let say = |card: &str, players: &[&str]| {
        let players: Vec<String> = players.iter().map(ToString::to_string).collect();
        words
            .event(&json!({"type": "moved", "card": card, "seat": 0, "from": {"seat": 0}, "to": {"seat": 1}}), &players)
    };
    let first = say("C01", &["Ola", "Jan"]);
    assert!(first.contains("Ola") && first.contains("Jan"), "{first}");
    assert_eq!(say("C01", &["\u{e001}", "Ewa"]), first.replace("Ola", "\u{e001}").replace("Jan", "Ewa"));
    assert_eq!(say("C02", &["Ola", "Jan"]), first.replace("Koło", "C02"));
    assert_eq!(say("C01", &["Ola"]), first.replace("Jan", "Niebieski"), "who has no name is called by colour");
    assert_eq!(say("C01", &["Ola", "Jan"]), first);
}
