//! The variant Winds of Change: AC-55, AC-56, AC-77, AC-A11.

use crate::common::*;

/// Two seats in a round at the end of which this token is carried out, and a card without a symbol comes in.
fn blowing(id: &str, change: impl FnOnce(&mut State)) -> Board {
    turn(2, &winds(), 3, &["malay"], |state| {
        state.tokens[0] = token(id);
        if id == TOKENS[1] || id == TOKENS[2] {
            state.tokens[1] = token("blank");
            state.tokens[2] = token("festival");
        }
        coming(state, "hunting");
        change(state);
    })
}

/// The coins, points and workers of Black and Brown, from (10, 0, 4) and (5, 0, 3), after a token.
fn after(id: &str, change: impl FnOnce(&mut State)) -> [(u16, i16, u8); 2] {
    let mut table = blowing(id, change);
    end_round(&mut table);
    [BLACK, BROWN].map(|seat| purse(&table, seat))
}

/// AC-55. Three tokens lie above positions 6, 7 and 8.
#[test]
fn three_tokens_are_laid() {
    let table = laid(2, &winds());
    assert_eq!(table.state.tokens.to_vec(), TOKENS.map(token));
    let mut table = Table::new(rules(2, &winds()));
    table.chance(pick(0)).chance_ids(&WONDERS[..5]).chance_ids(&TRACK).chance_ids(&["rats", "bribes", "blank"]);
    for (position, id) in [(6, "rats"), (7, "bribes"), (8, "blank")] {
        assert!(told(&table, &Event::TokenRevealed { position, token: token(id) }));
    }
}

/// AC-56. Example 17: the token above position 6 strikes at the end of round 3, the others at the end of rounds
/// 4 and 5, none before.
#[test]
fn tokens_strike_at_the_end_of_rounds_three_to_five() {
    let mut table = turn(2, &winds(), 2, &["malay"], |state| {
        for (position, id) in [(5, "hunting"), (6, "fishing"), (7, "agriculture"), (8, "construction")] {
            lay(state, position, id);
        }
        state.tokens = [token("festival"), token("baby-boom"), token("rats")].into_iter().collect();
        (state.nations[BLACK].workers, state.nations[BROWN].workers) = (2, 2);
    });
    end_round(&mut table);
    assert_eq!((points(&table, BLACK), workers(&table, BLACK), coins(&table, BLACK)), (0, 2, 10));
    end_round(&mut table);
    assert_eq!((points(&table, BLACK), workers(&table, BLACK), coins(&table, BLACK)), (2, 2, 10));
    end_round(&mut table);
    assert_eq!((points(&table, BLACK), workers(&table, BLACK), coins(&table, BLACK)), (2, 3, 10));
    end_round(&mut table);
    assert_eq!((points(&table, BLACK), workers(&table, BLACK), coins(&table, BLACK)), (2, 3, 7));
}

/// AC-56. The nine tokens: who is struck, ties included, and with what.
#[test]
fn what_the_nine_tokens_do() {
    assert_eq!(after("baby-boom", |_| ()), [(10, 0, 4), (5, 0, 4)]);
    let learned = |state: &mut State| know(state, BROWN, &["mining"]);
    assert_eq!(after("great-debate", learned), [(10, 0, 4), (5, 2, 3)]);
    assert_eq!(after("earthquake", |_| ()), [(10, 0, 3), (5, 0, 2)]);
    assert_eq!(after("rats", |_| ()), [(7, 0, 4), (2, 0, 3)]);
    assert_eq!(after("bribes", |_| ()), [(7, 0, 4), (5, 0, 3)]);
    let tied = |state: &mut State| state.nations[BROWN].coins = 10;
    assert_eq!(after("bribes", tied), [(7, 0, 4), (7, 0, 3)]);
    let strong = |state: &mut State| know(state, BLACK, &["mining", "ironworking"]);
    assert_eq!(after("barbarians", strong), [(10, 0, 4), (2, 0, 3)]);
    assert_eq!(after("barbarians", |_| ()), [(7, 0, 4), (2, 0, 3)]);
    assert_eq!(after("blank", |_| ()), [(10, 0, 4), (5, 0, 3)]);
    assert_eq!(after("festival", |state| own(state, BROWN, "moai")), [(10, 0, 4), (5, 2, 3)]);
    assert_eq!(after("harvest", |_| ()), [(14, 0, 4), (8, 0, 3)]);
}

/// AC-A5. Rats take no more than there is.
#[test]
fn rats_take_what_there_is() {
    assert_eq!(after("rats", |state| state.nations[BROWN].coins = 2)[1], (0, 0, 3));
}

/// AC-77. Without technologies or wonders everybody has the most of them.
#[test]
fn the_most_of_nothing() {
    for id in ["great-debate", "festival"] {
        assert_eq!(after(id, |_| ()), [(10, 2, 4), (5, 2, 3)], "{id}");
    }
}

/// AC-A11. Example 17: a token comes before the symbol of the card: the harvest counts workers before the plague.
#[test]
fn the_token_comes_before_the_symbol() {
    let plague = |state: &mut State| coming(state, "plague");
    assert_eq!(after("harvest", plague), [(14, 0, 3), (8, 0, 2)]);
}
