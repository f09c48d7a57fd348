//! Territories: TTA-143 to TTA-153.

use crate::common::*;

fn bid(strength: u8) -> Action {
    Bid { strength }
}

/// Red alone bids this for a territory, more than Blue has, and puts a force together.
fn won(id: &str, strength: u8, change: impl FnOnce(&mut Scene)) -> Board {
    let mut table = event(2, id, change);
    table.act(RED, bid(strength));
    table
}

/// TTA-143, TTA-146. Example 138: an auction.
#[test]
fn the_last_bidder_must_colonize() {
    let mut table = event(4, "inhabited-territory-i", |scene| {
        for seat in [RED, BLUE, GREEN, GREY] {
            scene.strength(seat, 6);
        }
        scene.cards(GREY, &["legion"]);
    });
    table.act(RED, bid(2)).act(BLUE, Decline).act(GREEN, bid(3));
    table.refuses("TTA-143", GREY, bid(3));
    table.act(GREY, bid(5)).act(RED, Decline).act(GREEN, Decline);
    let card = military("inhabited-territory-i");
    assert_eq!(table.state.tasks.top(), Some(Task::Colonize { seat: GREY, card, bid: 5 }));
    for _ in 0..4 {
        table.act(GREY, send("warriors"));
    }
    table.refuses("TTA-147", GREY, Launch);
    table.act(GREY, send("warriors")).act(GREY, Launch);
    assert_eq!(nation(&table, GREY).colonies.as_slice(), [card]);
}

/// TTA-144, TTA-147, TTA-150, TTA-168, TTA-174. Example 139: a force.
#[test]
fn a_force_of_units_modifier_and_cards() {
    let mut table = event(2, "historic-territory-i", |scene| {
        scene.has(RED, "knights", 1).strength(RED, 2).tactic(RED, "phalanx").has(RED, "cartography", 0);
        scene.cards(RED, &["bonus-i"]);
    });
    assert_eq!(nation(&table, RED).rates.strength, 8);
    table.refuses("TTA-144", RED, bid(11));
    assert!(table.lists(RED, bid(10)));
    table.act(RED, bid(5)).act(RED, send("knights"));
    table.refuses("TTA-147", RED, send("knights"));
    table.act(RED, bonus("bonus-i")).act(RED, Launch);
    let red = nation(&table, RED);
    assert_eq!((red.yellow, red.rates.strength, red.cards.len()), (19, 3, 0));
    assert!(table.state.discards.iter().any(|face| face.card == military("bonus-i")));
    assert_eq!(culture(&table, RED), 6);
}

/// TTA-148. Example 140: cards alone do not colonize.
#[test]
fn without_a_unit_nobody_bids() {
    let mut table = event(2, "historic-territory-ii", |scene| {
        scene.strength(RED, 0).has(RED, "navigation", 0).cards(RED, &["bonus-i", "bonus-ii"]);
        scene.cards(BLUE, &["legion"]);
    });
    assert!(table.turn().asks(BLUE));
    table.act(BLUE, bid(1));
    table.refuses("TTA-148", BLUE, Launch);
    table.act(BLUE, send("warriors")).act(BLUE, Launch);
    assert_eq!((culture(&table, BLUE), nation(&table, BLUE).rates.happiness), (11, 2));
}

/// TTA-147, TTA-F36. Example 141: Cook throws cards into the balance.
#[test]
fn cook_colonizes_with_cards() {
    let mut table = event(2, "historic-territory-ii", |scene| {
        scene.leader(RED, "james-cook").strength(RED, 0).has(RED, "riflemen", 1);
        scene.cards(RED, &["legion", "phalanx"]);
    });
    table.refuses("TTA-144", RED, bid(6));
    table
        .act(RED, bid(5))
        .act(RED, send("riflemen"))
        .act(RED, discard("legion"))
        .act(RED, discard("phalanx"))
        .act(RED, Launch);
    assert_eq!((nation(&table, RED).colonies.len(), nation(&table, RED).rates.culture), (1, 2));
    let mut table = won("historic-territory-ii", 4, |scene| {
        scene.leader(RED, "james-cook").has(RED, "riflemen", 1).cards(RED, &["legion"]);
    });
    table.act(RED, send("riflemen"));
    table.refuses("TTA-147", RED, Launch);
    table.act(RED, discard("legion")).act(RED, Launch);
    assert_eq!(at(&table, RED, "warriors"), 1);
    let mut table = won("historic-territory-ii", 1, |scene| {
        scene.cards(RED, &["legion"]);
    });
    table.refuses("TTA-F36", RED, discard("legion"));
}

/// TTA-147, TTA-F36. With Cook a bonus card is worth one more like any other card, unless the bid needs what is printed on it.
#[test]
fn cook_keeps_the_bonus_cards_that_a_bid_needs() {
    let bonus_card = |strength: u8| {
        won("historic-territory-ii", strength, |scene| {
            scene.leader(RED, "james-cook").cards(RED, &["bonus-ii"]);
        })
    };
    let mut table = bonus_card(3);
    assert!(!table.lists(RED, discard("bonus-ii")));
    table.refuses("TTA-147", RED, discard("bonus-ii"));
    table.act(RED, send("warriors")).act(RED, bonus("bonus-ii")).act(RED, Launch);
    assert_eq!(nation(&table, RED).colonies.len(), 1);
    let mut table = bonus_card(2);
    table.act(RED, discard("bonus-ii")).act(RED, send("warriors")).act(RED, Launch);
    assert_eq!(nation(&table, RED).colonies.len(), 1);
    // He throws away two cards and no more: this one would take the place of another.
    let mut table = won("historic-territory-ii", 4, |scene| {
        scene.leader(RED, "james-cook").cards(RED, &["bonus-i", "legion", "phalanx"]);
    });
    table.refuses("TTA-147", RED, discard("bonus-i"));
    table.act(RED, discard("legion")).act(RED, discard("phalanx")).act(RED, send("warriors"));
    table.refuses("TTA-147", RED, Launch);
    table.act(RED, bonus("bonus-i")).act(RED, Launch);
    assert_eq!(nation(&table, RED).colonies.len(), 1);
}

/// TTA-149. Example 142: an air unit doubles an army of the force.
#[test]
fn an_air_unit_in_a_force() {
    let mut table = event_in(Age::III, RED, 2, "historic-territory-ii", |scene| {
        scene.strength(RED, 0).has(RED, "cannon", 2).has(RED, "air-forces", 1).tactic(RED, "fortifications");
        scene.cards(RED, &["legion"]);
    });
    table.refuses("TTA-144", RED, bid(22));
    table.act(RED, bid(18)).act(RED, send("cannon")).act(RED, send("air-forces"));
    table.refuses("TTA-147", RED, Launch);
    table.act(RED, send("cannon")).act(RED, Launch);
    assert_eq!(nation(&table, RED).rates.strength, 0);
}

/// TTA-149, TTA-214. Example 101: what raises the strength of a civilization does not help a force.
#[test]
fn leaders_do_not_sail() {
    let mut table = event(2, "historic-territory-i", |scene| {
        scene.leader(RED, "alexander-the-great").strength(RED, 3);
    });
    assert_eq!(nation(&table, RED).rates.strength, 6);
    table.refuses("TTA-144", RED, bid(4));
    // It takes all of them, so nobody is asked.
    table.act(RED, bid(3));
    assert_eq!(nation(&table, RED).colonies.len(), 1);
    let mut table = event(2, "historic-territory-ii", |scene| {
        scene.leader(RED, "napoleon-bonaparte").strength(RED, 1).has(RED, "knights", 1).has(RED, "cannon", 1);
    });
    assert_eq!(nation(&table, RED).rates.strength, 12);
    table.refuses("TTA-144", RED, bid(7));
}

/// TTA-143, TTA-145. Example 143: nobody bids.
#[test]
fn a_territory_nobody_wants_is_past() {
    let mut table = event(2, "vast-territory-i", |scene| {
        scene.cards(RED, &["rats"]);
    });
    table.act(RED, Decline).act(BLUE, Decline);
    assert!(table.state.gone.iter().any(|face| face.card == military("vast-territory-i")));
    assert_eq!(table.state.tasks.top(), Some(Task::Actions { seat: RED }));
}

/// TTA-151, TTA-152. Example 144: the permanent effect comes first.
#[test]
fn the_permanent_effect_comes_first() {
    let table = won("inhabited-territory-i", 1, |scene| scene.of(RED).yellow = 0);
    assert_eq!((nation(&table, RED).yellow, nation(&table, RED).unused), (2, 2));
    let table = won("inhabited-territory-ii", 1, |scene| scene.of(RED).yellow = 0);
    assert_eq!((nation(&table, RED).yellow, nation(&table, RED).unused), (2, 3));
}

/// TTA-152, TTA-183, TTA-193. Example 145: a blue token is lost before the food comes.
#[test]
fn a_blue_token_is_lost_first() {
    let table = won("vast-territory-i", 1, |scene| {
        scene.stored(RED, "bronze", 1).of(RED).blue = 0;
    });
    assert_eq!((nation(&table, RED).yellow, nation(&table, RED).blue, stock(&table, RED)), (22, 0, (0, 0)));
}

/// TTA-151. Example 146: cards from a colony.
#[test]
fn a_colony_brings_cards() {
    let mut table = won("strategic-territory-i", 1, |scene| {
        scene.cards(RED, &["legion", "phalanx"]);
    });
    table.act(RED, send("warriors")).act(RED, Launch).play_chance(1);
    assert_eq!((nation(&table, RED).cards.len(), nation(&table, RED).rates.strength), (5, 2));
    let mut table = event_in(Age::IV, RED, 2, "strategic-territory-i", |_| {});
    table.act(RED, bid(1));
    assert_eq!((nation(&table, RED).colonies.len(), nation(&table, RED).cards.len()), (1, 0));
}

/// TTA-153. Example 147: a lost colony.
#[test]
fn a_lost_colony_takes_its_effect_along() {
    let mut table = event(2, "independence-declaration", |scene| {
        scene.strength(RED, 5).colony(BLUE, "historic-territory-i").culture(BLUE, 6);
        scene.colony(BLUE, "wealthy-territory-i");
    });
    assert_eq!(nation(&table, BLUE).rates.happiness, 1);
    table.refuses("TTA-153", BLUE, cede("historic-territory-ii"));
    table.act(BLUE, cede("historic-territory-i"));
    assert_eq!((nation(&table, BLUE).rates.happiness, culture(&table, BLUE)), (0, 6));
    assert!(table.state.gone.iter().any(|face| face.card == military("historic-territory-i")));
}

/// TTA-56, TTA-151. Every territory can be colonized and gives what it says.
#[test]
fn every_territory_can_be_colonized() {
    for data in DATA.military.iter().filter(|card| card.kind == epoka_through_the_ages::cards::MilitaryKind::Territory)
    {
        let mut table = won(&data.id, 1, |_| {});
        table.play_chance(1);
        let red = nation(&table, RED);
        assert_eq!(red.colonies.as_slice(), [military(&data.id)]);
        assert!(table.state.gone.iter().all(|face| face.card != military(&data.id)));
        let tokens = red.yellow + red.unused - 1;
        assert_eq!(i16::from(tokens), 19 + i16::from(data.gives.yellow_tokens), "{}", data.id);
        let gained = u16::from(red.science > 0) + stock(&table, RED).0 + stock(&table, RED).1;
        let other = culture(&table, RED) > 0 || red.unused > 1 || !red.cards.is_empty();
        assert!(gained > 0 || other, "{}", data.id);
    }
}
