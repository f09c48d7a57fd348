//! Laying the table: SA-1, SA-3 to SA-5.

use epoka_core::{Chance, ChanceKind};

use crate::common::*;

/// SA-1. Everybody begins with 5 figures at home, 12 food and both markers on 0.
#[test]
fn a_tribe_begins_with_five_figures_and_twelve_food() {
    let mut table = Table::new(rules(4, &Setup::default()));
    table.chance(pick(0));
    for seat in [RED, BLUE, GREEN, YELLOW] {
        let tribe = table.state.tribes[seat];
        assert_eq!((tribe.figures, tribe.home, tribe.food, tribe.track, tribe.tools), (5, 5, 12, 0, [0; 3]));
        assert_eq!(tribe.resources, Resources::default());
        assert_eq!(table.rules().score(&table.state, seat), 0);
    }
}

#[test]
fn the_box_is_for_two_to_four_players() {
    for players in [0, 1, 5] {
        let refused = StoneAge::printed(players).expect_err("too few or too many");
        assert_eq!(refused.to_string(), format!("stone-age is for 2 to 4 players, not {players}"));
    }
}

/// SA-3. The top four cards come on the spaces from right to left.
#[test]
fn four_cards_are_laid_from_right_to_left() {
    let mut table = Table::new(rules(2, &Setup::default()));
    table.chance(pick(0));
    let draw = Chance { kind: ChanceKind::Draw { count: 4 }, label: "civilization-cards" };
    assert_eq!(table.turn(), Turn::Chance(draw));
    table.chance_ids(&["C09", "C21", "C36", "C02"]);
    assert_eq!(table.state.display, ["C09", "C21", "C36", "C02"].map(|id| Some(card(id))));
    assert_eq!(table.state.deck.len(), 32);
    let first = Event::CardRevealed { spot: Card1, card: card("C09") };
    assert_eq!(table.events()[0], first);
}

/// SA-4. There are as many stacks of seven as players, each with its top tile face up.
#[test]
fn every_player_brings_a_stack_of_seven() {
    for players in 2..=4 {
        let mut table = table(players, &Setup::default(), |_| ());
        let stacks = usize::from(players);
        for (stack, id) in ["B14", "B01", "B19", "B26"].into_iter().enumerate() {
            let in_game = stack < stacks;
            assert_eq!(table.state.stacks[stack].top, in_game.then(|| building(id)));
            assert_eq!(table.state.stacks[stack].hidden, if in_game { 6 } else { 0 });
        }
        assert_eq!(table.state.tiles.len(), 28 - players, "the others are unseen, in the stacks or in the box");
        if stacks < 4 {
            table.refuses("SA-4", RED, Place { spot: Building4, figures: 1 });
        }
    }
}

/// SA-5. Lots decide who begins.
#[test]
fn lots_decide_who_begins() {
    let mut table = Table::new(rules(3, &Setup::default()));
    assert_eq!(table.turn(), Turn::Chance(Chance { kind: ChanceKind::Pick, label: "first-player" }));
    table.refuses("SA-5", RED, Place { spot: Hunt, figures: 1 });
    table.chance(pick(2));
    assert_eq!(table.state.first, GREEN);
    table.play_chance(1);
    assert_eq!(table.turn(), Turn::of(GREEN));
}
