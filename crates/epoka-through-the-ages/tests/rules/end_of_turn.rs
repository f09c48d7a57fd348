//! The end of a turn: TTA-124 to TTA-135.

use crate::common::*;

/// TTA-124, TTA-125, TTA-133, TTA-155, TTA-157. Example 103: too many cards go before new ones come.
#[test]
fn excess_cards_go_before_the_draw() {
    let hand = ["raid-i", "raid-i", "legion", "bonus-i", "phalanx"];
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "monarchy", 0).cards(RED, &hand);
    });
    table.act(RED, Finish);
    table.refuses("TTA-125", RED, Finish);
    table.refuses("TTA-125", RED, discard("heavy-cavalry"));
    table.act(RED, discard("raid-i"));
    table.act(RED, discard("raid-i"));
    assert_eq!(table.state.discards.len(), 2);
    table.play_chance(1);
    assert_eq!(nation(&table, RED).cards.len(), 6);
}

/// TTA-82, TTA-133. Example 104: at most three cards.
#[test]
fn at_most_three_cards_are_drawn() {
    let mut table = scene(2, Age::III, |scene| {
        scene.has(RED, "communism", 0);
    });
    end_turn(&mut table, RED);
    assert_eq!(nation(&table, RED).cards.len(), 3);
}

/// TTA-134. Example 105: the discard pile of the age becomes the deck.
#[test]
fn the_discard_pile_is_shuffled_into_a_new_deck() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "monarchy", 0);
        let mut deck = std::mem::take(&mut scene.state.military_deck);
        scene.state.military_deck.push(deck.pop().expect("a card"));
        for _ in 0..4 {
            scene.state.discards.push(deck.pop().expect("a card"));
        }
        scene.state.discards.sort_unstable();
        scene.state.gone.extend(deck);
    });
    table.act(RED, Finish).play_chance(1);
    assert_eq!(
        (nation(&table, RED).cards.len(), table.state.military_deck.len(), table.state.discards.len()),
        (3, 2, 0)
    );
}

/// TTA-A4. With nothing left the rest of the draw is lost.
#[test]
fn what_cannot_be_drawn_is_lost() {
    let mut table = scene(2, Age::II, |scene| {
        let mut deck = std::mem::take(&mut scene.state.military_deck);
        scene.state.military_deck.push(deck.pop().expect("a card"));
        scene.state.gone.extend(deck);
    });
    table.act(RED, Finish).play_chance(1);
    assert_eq!(nation(&table, RED).cards.len(), 1);
}

/// TTA-126, TTA-135, TTA-189, TTA-190. Example 106: an uprising.
#[test]
fn an_uprising_stops_production() {
    let scene_of = |unused: u8| {
        scene(2, Age::I, move |scene| {
            scene.has(RED, "religion", 1).of(RED).yellow = 9;
            scene.of(RED).unused = unused;
            scene.stored(RED, "agriculture", 2);
        })
    };
    let mut table = scene_of(1);
    end_turn(&mut table, RED);
    let after = nation(&table, RED);
    assert_eq!((after.science, culture(&table, RED), stock(&table, RED)), (0, 0, (2, 0)));
    assert_eq!((after.cards.len(), left(&table, RED)), (2, (4, 2)));
    let mut table = scene_of(2);
    end_turn(&mut table, RED);
    assert_eq!((nation(&table, RED).science, culture(&table, RED), stock(&table, RED)), (1, 1, (2, 2)));
}

/// TTA-173. Example 107: more than eight happy faces.
#[test]
fn happiness_stops_at_eight() {
    let mut table = scene(2, Age::III, |scene| {
        scene.has(RED, "organized-religion", 2).has(RED, "professional-sports", 1).has(RED, "communism", 0);
        scene.of(RED).yellow = 0;
        scene.of(RED).unused = 0;
        scene.stored(RED, "bronze", 5).has(RED, "team-sports", 0).of(RED).unused = 1;
    });
    table.act(RED, build("team-sports"));
    let view = &table.view(Viewer::Referee).nations[0];
    assert_eq!((view.rates.happiness, view.discontent), (8, 0));
}

/// TTA-127, TTA-128, TTA-129, TTA-130, TTA-131, TTA-132. Example 108: a whole production.
#[test]
fn a_whole_production() {
    let mut table = scene(2, Age::I, |scene| {
        scene.stored(RED, "agriculture", 3).stored(RED, "bronze", 1).unfinished(RED, "great-wall", 3);
        let nation = scene.of(RED);
        (nation.blue, nation.yellow, nation.unused) = (9, 11, 2);
    });
    end_turn(&mut table, RED);
    assert_eq!((stock(&table, RED), nation(&table, RED).blue, culture(&table, RED)), ((2, 2), 9, 0));
    assert_eq!(nation(&table, RED).science, 1);
}

/// TTA-129, TTA-198. Example 109: the steps of corruption.
#[test]
fn corruption_grows_as_the_bank_shrinks() {
    for (blue, corruption) in [(11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)] {
        let mut table = scene(2, Age::I, |scene| {
            scene.has(RED, "bronze", 0).has(RED, "agriculture", 0).stored(RED, "bronze", 7).of(RED).blue = blue;
        });
        end_turn(&mut table, RED);
        assert_eq!(stock(&table, RED).1, 7 - corruption, "{blue}");
    }
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "bronze", 0).has(RED, "agriculture", 0).stored(RED, "bronze", 1).unfinished(
            RED,
            "great-wall",
            3,
        );
        scene.of(RED).blue = 10;
    });
    end_turn(&mut table, RED);
    assert_eq!((stock(&table, RED), nation(&table, RED).blue), ((0, 0), 11));
}

/// TTA-131, TTA-201. Example 110: a famine.
#[test]
fn missing_food_costs_culture() {
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "agriculture", 1).culture(RED, 10);
        let nation = scene.of(RED);
        (nation.yellow, nation.unused) = (3, 6);
    });
    end_turn(&mut table, RED);
    assert_eq!((culture(&table, RED), stock(&table, RED).0), (0, 0));
}

/// TTA-130, TTA-132. Example 111: tokens run out.
#[test]
fn higher_farms_are_served_first() {
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "irrigation", 1).of(RED).blue = 2;
    });
    end_turn(&mut table, RED);
    assert_eq!((on(&table, RED, "irrigation"), on(&table, RED, "agriculture"), on(&table, RED, "bronze")), (1, 1, 0));
}

/// TTA-5, TTA-132. Example 112: the railroad.
#[test]
fn the_railroad_adds_to_the_best_mine() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "bronze", 0).has(RED, "iron", 2).has(RED, "coal", 1).has(RED, "oil", 0);
        scene.wonder(RED, "transcontinental-railroad");
    });
    end_turn(&mut table, RED);
    assert_eq!(stock(&table, RED).1, 10);
}

/// TTA-23, TTA-128, TTA-204, TTA-206, TTA-207, TTA-211. Example 114: the last turn counts, then the end.
#[test]
fn the_last_turn_counts() {
    let mut table = scene(2, Age::IV, |scene| {
        scene.has(BLUE, "drama", 2).leader(BLUE, "bill-gates").has(BLUE, "computers", 1).of(BLUE).unused = 2;
        scene.culture(RED, 11);
        scene.state.round = 20;
        ask(&mut scene.state, BLUE, Task::Actions { seat: BLUE });
    });
    table.act(BLUE, Finish);
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!((culture(&table, BLUE), nation(&table, BLUE).science), (4 + 3, 6));
    let places: Vec<(Seat, u8)> = table.standings().iter().map(|standing| (standing.seat, standing.place)).collect();
    assert_eq!(places, [(RED, 1), (BLUE, 2)]);
}

/// TTA-207. Example 159: a shared victory.
#[test]
fn a_tie_is_shared() {
    let mut table = scene(3, Age::IV, |scene| {
        scene.culture(RED, 181).culture(BLUE, 181).culture(GREEN, 150);
        scene.state.round = 20;
        ask(&mut scene.state, GREEN, Task::Actions { seat: GREEN });
    });
    table.act(GREEN, Finish);
    let places: Vec<u8> = table.standings().iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 1, 3]);
}
