//! The 15 wonders, with the numbers of our fact sheet: AC-5, AC-26, AC-35, AC-46, AC-A9.

use crate::common::*;

/// Black, who has Malay, 10 coins and 3 workers, builds this.
fn built(id: &str, change: impl FnOnce(&mut State)) -> Board {
    let mut table = acting(3, &["malay"], |state| {
        reveal(state, id);
        state.nations[BLACK].workers = 3;
        change(state);
    });
    table.act(BLACK, build(id));
    table
}

/// Black owns this and does that.
fn deed(id: &str, action: Action) -> (i32, i16) {
    let mut table = acting(1, &["khmer"], |state| {
        own(state, BLACK, id);
        if let Work { verb } = action {
            window(state, &[verb.into()]);
        }
    });
    table.act(BLACK, action);
    (i32::from(coins(&table, BLACK)) - 10, points(&table, BLACK))
}

/// Black's points at the end with this wonder.
fn end(id: &str, change: impl FnOnce(&mut State)) -> i16 {
    let mut table = acting(6, &["malay"], |state| {
        own(state, BLACK, id);
        change(state);
    });
    end_round(&mut table);
    points(&table, BLACK)
}

/// AC-A9, AC-5. What wonders bring when gained, besides the 3 points of the action.
#[test]
fn what_wonders_bring_when_gained() {
    let rows = [
        ("great-pyramid", (3, 3, 3)),
        ("colosseum", (3, 3, 3)),
        ("himeji-castle", (3, 4, 3)),
        ("stonehenge", (3, 7, 3)),
        ("chichen-itza", (3, 5, 3)),
        ("machu-picchu", (3, 3, 3)),
        ("great-wall", (3, 5, 3)),
        ("hanging-gardens", (3, 3, 4)),
        ("great-library", (3, 3, 3)),
        ("petra", (6, 3, 3)),
        ("moai", (3, 3, 3)),
        ("terracotta-army", (3, 4, 3)),
        ("hagia-sophia", (3, 4, 3)),
        ("borobudur", (3, 4, 3)),
    ];
    for (id, expected) in rows {
        assert_eq!(purse(&built(id, |_| ()), BLACK), expected, "{id}");
    }
    let learned = built("stonehenge", |state| know(state, BLACK, &["mining"]));
    assert_eq!(points(&learned, BLACK), 3);
}

/// AC-A9. Angkor Wat: 3 coins more may be paid for 3 points; from the Inca too.
#[test]
fn angkor_wat_sells_points() {
    let mut table = built("angkor-wat", |_| ());
    table.refuses("AC-5", BLACK, Finish);
    table.act(BLACK, Accept);
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (0, 6));
    let mut table = built("angkor-wat", |_| ());
    table.act(BLACK, Decline);
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (3, 3));
    let poor = built("angkor-wat", |state| state.nations[BLACK].coins = 9);
    assert_eq!(poor.state.tasks.top(), Some(Task::Work { seat: BLACK }));
    let mut table = choosing(3, &["malay"], |state| {
        offer(state, "inca", 0);
        reveal(state, "angkor-wat");
    });
    table.act(BLACK, birth("inca")).act(BLACK, Receive { wonder: wonder("angkor-wat") }).act(BLACK, Accept);
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (7, 3));
}

/// AC-26, AC-27. What wonders add to actions.
#[test]
fn wonders_change_actions() {
    assert_eq!(deed("chichen-itza", work(Verb::Agriculture)), (4, 0));
    assert_eq!(deed("machu-picchu", work(Verb::Construction)), (-2, 3));
    assert_eq!(deed("great-library", research("mining")), (-3, 1));
    assert_eq!(deed("petra", work(Verb::Trade)), (3, 0));
    assert_eq!(deed("terracotta-army", work(Verb::Conquest)), (0, 2));
    assert_eq!(deed("hagia-sophia", work(Verb::Culture)), (-3, 2));
    let mut table = acting(1, &["khmer"], |state| own(state, BLACK, "machu-picchu"));
    table.act(BLACK, work(Verb::Construction));
    table.refuses("AC-22", BLACK, work(Verb::Construction));
}

/// AC-46. The Great Wall keeps the weakest from sacrificing; AC-A12, Himeji Castle scores 2 points in a war for the
/// strongest.
#[test]
fn wonders_in_a_war() {
    let war = |id: &str, other: &str| {
        let mut table = acting(3, &["malay", "slavs"], |state| {
            own(state, BLACK, id);
            reign(state, BROWN, &[other]);
            coming(state, "trade");
        });
        end_round(&mut table);
        (points(&table, BLACK), workers(&table, BLACK))
    };
    assert_eq!((war("great-wall", "mongolia"), war("moai", "mongolia")), ((0, 4), (0, 3)));
    assert_eq!((war("himeji-castle", "mongolia"), war("himeji-castle", "chola")), ((0, 3), (2, 4)));
}

/// AC-31. The Hanging Gardens bring a coin at the end of each turn.
#[test]
fn the_hanging_gardens_bring_a_coin() {
    let mut table = acting(3, &["malay"], |state| own(state, BLACK, "hanging-gardens"));
    table.act(BLACK, Finish);
    assert_eq!(coins(&table, BLACK), 11);
}

/// AC-35, AC-50. What wonders score at the end.
#[test]
fn wonders_at_the_end() {
    assert_eq!(end("great-pyramid", |_| ()), 4);
    let strong = |state: &mut State| {
        know(state, BLACK, &["mining", "ironworking"]);
        reign(state, BLACK, &["malay", "slavs"]);
    };
    assert_eq!(end("colosseum", strong), 1);
    let five = |state: &mut State| know(state, BLACK, &["writing", "sailing", "mining", "mathematics", "science"]);
    assert_eq!(end("great-library", five), 1);
    assert_eq!(end("moai", |state| reign(state, BLACK, &["malay", "siam", "rome"])), 3);
    assert_eq!(end("borobudur", |state| own(state, BLACK, "petra")), 2);
}
