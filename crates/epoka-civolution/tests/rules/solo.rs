//! Alone against V.I.C.I.: set-up, turns, simple actions, phases and the result.

use epoka_civolution::vici::{Act, Because, Chosen, Step, Vici, ViciCard, ViciSet, Why};

use crate::common::*;

pub const VICI: Seat = Seat::at(1);

/// What V.I.C.I. has.
pub fn vici(state: &mut State) -> &mut Vici {
    state.open.vici.as_mut().expect("V.I.C.I. plays")
}

pub fn hers(table: &Scene) -> &Vici {
    table.state.vici.as_ref().expect("V.I.C.I. plays")
}

/// V.I.C.I. is about to reveal a card in era 1, at this level; Red begins the rounds and has no markers.
pub fn against(setup: &Setup, change: impl FnOnce(&mut State)) -> Scene {
    let mut table = laid(1, setup, 7);
    table.arrange(|state| {
        (state.era, state.first) = (1, RED);
        state.tasks.clear();
        state.tasks.push(Task::EndTurn { seat: VICI });
        state.tasks.push(Task::Vici { step: Step::Reveal });
        empty(&mut state.open.civs[RED]);
        change(state);
    });
    table
}

/// The same for beginners.
pub fn alone(change: impl FnOnce(&mut State)) -> Scene {
    against(&FIRST, change)
}

/// Phases follow once Red has put a reset marker down.
pub fn then(tasks: &[Task], change: impl FnOnce(&mut State)) -> Scene {
    let mut table = alone(|state| {
        state.tasks.clear();
        state.tasks.extend(tasks.iter().rev().copied());
        state.tasks.push(Task::ResetMarker { seat: RED });
        change(state);
    });
    table.act(RED, Marker { stock: Stock::Idea });
    table
}

/// V.I.C.I. reveals a card and rolls; what happened.
pub fn plays(table: &mut Scene, card: &str, rolls: &[u8]) -> Vec<Event> {
    table.chance_ids(&[card]);
    let mut events = table.events().to_vec();
    for &roll in rolls {
        table.chance(dice([roll]));
        events.extend_from_slice(table.events());
    }
    events
}

/// Markers of V.I.C.I. in her grids.
pub fn grids(state: &mut State, evolution: u8, prosperity: u8) {
    let her = vici(state);
    let before = her.evolution + her.prosperity;
    (her.evolution, her.prosperity) = (evolution, prosperity);
    let civ = &mut state.open.civs[VICI];
    civ.supply = civ.supply + before - evolution - prosperity;
}

fn her_points(table: &Scene) -> i16 {
    table.state.civs[VICI].ledger.total()
}

fn her_track(table: &Scene, track: TrackOf) -> u8 {
    table.state.civs[VICI].on_track(track)
}

/// CVL-200. Her side of the table.
#[test]
fn her_side_is_laid() {
    let table = laid(1, &FIRST, 7);
    let (civ, vici) = (&table.state.civs[VICI], hers(&table));
    assert_eq!((civ.tribes(), civ.supply, civ.used, civ.fate), (2, 44, 6, 1));
    assert_eq!((vici.evolution, vici.prosperity, vici.deck.len()), (2, 2, 15));
    for id in ["b-forest", "c-grassland"] {
        assert_eq!(vici.provisions[territory(id).index()], 1);
        assert_eq!(table.state.lands[territory(id).index()].folk[VICI].camp, [1, 0]);
    }
    assert_eq!((table.rules().players(), table.rules().table.resets), (1, 5));
}

/// CVL-200. A free choice of starting cards; solo options are for one alone.
#[test]
fn starting_cards_may_be_chosen_among_all() {
    let setup = Setup { free_choice: true, ..Setup::default() };
    let mut table = laid(1, &setup, 3);
    for (number, deck) in (0..5u8).zip(0..5u8) {
        let card = Card(deck * DECK as u8 + 7 + number);
        table.refuses("CVL-33", RED, KeepCard { card: Card((deck + 1) % 5 * DECK as u8) });
        table.act(RED, KeepCard { card });
        assert!(table.state.hands[RED].contains(card.index()));
        assert_eq!(table.state.decks[usize::from(deck)].len(), DECK - 1);
    }
    table.act(RED, KeepMarkers { markers: StartMarkers(11) });
    table.play_chance(4);
    assert_eq!(table.state.starts.len(), 2);
    assert!(Civolution::bind(&DATA, 2, &setup).is_err());
    assert!(Civolution::bind(&DATA, 2, &Setup { level: Level::Expert, ..FIRST }).is_err());
    assert!(Civolution::bind(&DATA, 1, &Setup { free_choice: true, ..FIRST }).is_err());
}

/// CVL-201. Her die removes a goal chip, or none; she finds nothing.
#[test]
fn her_die_removes_a_goal_chip() {
    let phase = |die: u8| {
        let mut table = then(&[Task::Phase { number: 2 }], |_| {});
        let goals = table.state.goals.clone();
        table.act(RED, Skip);
        table.chance(dice([die]));
        let gone = goals.iter().filter(|&goal| hers(&table).gone_goals.contains(goal)).collect::<Vec<_>>();
        table.play_chance(1);
        assert_eq!(table.state.tasks.last(), Some(&Task::ExtraFind { seat: RED }));
        table.act(RED, Material { material: material("wood") });
        assert!(table.turn().asks(RED));
        (goals, gone)
    };
    let (goals, gone) = phase(2);
    assert_eq!(gone, [goals.at(1).expect("all places are taken")]);
    let (_, gone) = phase(5);
    assert_eq!(gone, []);
}

/// CVL-201. A place whose chip was taken is empty: a die for it removes nothing, and the others keep their places.
#[test]
fn an_emptied_place_of_the_display_stays_empty() {
    for (die, removed) in [(1, None), (2, Some(1)), (4, Some(3))] {
        let mut table = then(&[Task::Phase { number: 2 }], |_| {});
        let goals: Vec<Goal> = table.state.goals.iter().collect();
        table.act(RED, TakeGoal { goal: goals[0] });
        table.chance(dice([die]));
        let gone: Vec<Goal> = hers(&table).gone_goals.iter().collect();
        assert_eq!(gone, removed.map(|at: usize| goals[at]).into_iter().collect::<Vec<_>>(), "die {die}");
    }
}

/// CVL-206, CVL-24. A new chip comes to the place of the one that left.
#[test]
fn a_new_chip_comes_to_the_emptied_place() {
    let mut table = alone(|state| grids(state, 2, 8));
    let chips: Vec<Income> = table.state.incomes.iter().collect();
    plays(&mut table, "vici-10", &[3, 1]);
    table.play_chance(1);
    let now: Vec<Income> = table.state.incomes.iter().collect();
    assert_eq!((now.len(), &now[1..]), (3, &chips[1..]));
    assert_ne!(now[0], chips[0]);
}

/// CVL-202, CVL-Q19. Four blue and four red symbols are a Reset; the card is not performed.
#[test]
fn enough_symbols_are_a_reset() {
    let shown = |state: &mut State, ids: &[u8]| {
        for &id in ids {
            vici(state).deck.remove(ViciCard(id - 1));
            vici(state).shown.push(ViciCard(id - 1));
        }
    };
    // 3 blue and 3 red lie there.
    let mut table = alone(|state| shown(state, &[1, 5]));
    plays(&mut table, "vici-2", &[]);
    assert_eq!((table.state.resets, hers(&table).shown.len(), hers(&table).discard.len()), (1, 0, 3));
    assert_eq!(table.state.tasks.last(), Some(&Task::Turn { seat: RED }));
    // Four blue ones alone are none.
    let mut table = alone(|state| shown(state, &[1, 3]));
    plays(&mut table, "vici-10", &[3]);
    assert_eq!((table.state.resets, hers(&table).shown.len(), hers(&table).prosperity), (0, 3, 3));
    // CVL-Q19: on the red space the marker stays, the cards still go.
    let mut table = alone(|state| {
        shown(state, &[1, 5]);
        state.resets = 5;
    });
    plays(&mut table, "vici-2", &[]);
    assert_eq!((table.state.resets, hers(&table).shown.len()), (5, 0));
}

/// Revealed cards stay between eras.
#[test]
fn revealed_cards_stay_between_eras() {
    let mut table = then(&[Task::EndEra], |state| {
        vici(state).deck.remove(ViciCard(0));
        vici(state).shown.push(ViciCard(0));
    });
    table.play_chance(1);
    assert_eq!((table.state.era, hers(&table).shown.len(), table.state.civs[VICI].resets), (2, 1, 0));
}

/// An empty stack is made of the discard.
#[test]
fn the_discard_becomes_the_stack() {
    let mut table = alone(|state| {
        ask(state, Task::ResetMarker { seat: RED });
        let her = vici(state);
        (her.deck, her.discard) = (ViciSet::default(), ViciSet::first(14));
        her.shown.push(ViciCard(14));
    });
    table.act(RED, Marker { stock: Stock::Idea });
    assert_eq!((hers(&table).deck.len(), hers(&table).discard.len()), (14, 0));
    plays(&mut table, "vici-10", &[3]);
    assert_eq!(hers(&table).deck.len(), 13);
}

/// CVL-203. A row is performed from left to right, and every choice says why.
#[test]
fn a_row_is_performed_from_left_to_right() {
    let mut table = alone(|_| {});
    let events = plays(&mut table, "vici-1", &[2]);
    let card = ViciCard(0);
    let row = Event::ViciChose { what: Chosen::Row { card }, because: Because::Die { die: 2 } };
    let at = |event: &Event| events.iter().position(|other| other == event).expect("it is told");
    let first = Event::ViciDoes { act: Act::Track { track: TrackOf::Technology, n: 1 } };
    let second = Event::ViciDoes { act: Act::GainDie { of: DieKind::Fate } };
    assert!(at(&row) < at(&first) && at(&first) < at(&second));
    assert_eq!((her_track(&table, TrackOf::Technology), table.state.civs[VICI].fate, table.state.dice), (1, 2, [3, 2]));
    assert_eq!(table.state.tasks.last(), Some(&Task::Turn { seat: RED }));
}

/// The scoring tiles of the eras and of the end, by category.
fn tiles(state: &mut State, eras: &[&str], last: [&str; 3]) {
    state.era_tiles.clear();
    state.era_tiles.extend(eras.iter().map(|id| tile(&format!("{id}-tile"))));
    state.final_tiles.clear();
    state.final_tiles.extend(last.iter().map(|id| tile(&format!("{id}-tile"))));
}

const LAST: [&str; 3] = ["prosperity", "technology", "culture"];

/// CVL-204. Categories are actions.
#[test]
fn a_category_is_an_action() {
    let four = ["evolution", "prestige", "knowledge", "construction"];
    let scene = || alone(|state| tiles(state, &four, LAST));
    let mut table = scene();
    plays(&mut table, "vici-11", &[]);
    assert_eq!(hers(&table).evolution, 3);
    let mut table = scene();
    plays(&mut table, "vici-12", &[]);
    assert_eq!(hers(&table).evolution, 4);
    let mut table = scene();
    plays(&mut table, "vici-13", &[]);
    assert_eq!(her_track(&table, TrackOf::Prestige), 2);
    let mut table = scene();
    plays(&mut table, "vici-14", &[]);
    assert_eq!(her_track(&table, TrackOf::Construction), 1);
    let mut table = scene();
    let events = plays(&mut table, "vici-15", &[]);
    let done = events.iter().filter_map(|event| match event {
        Event::ViciDoes { act } => Some(*act),
        _ => None,
    });
    let track = |track| Act::Track { track, n: 1 };
    assert!(done.eq([track(TrackOf::Technology), track(TrackOf::Culture), Act::Prosperity]));
}

/// CVL-204. In era 4 there is no next era.
#[test]
fn the_last_era_has_no_next_one() {
    for (level, points) in [(Level::Beginner, 4), (Level::Moderate, 7)] {
        let mut table = against(&Setup { level, ..FIRST }, |state| {
            state.era = 4;
            tiles(state, &["evolution"], LAST);
        });
        plays(&mut table, "vici-13", &[]);
        assert_eq!(her_points(&table), points);
    }
}

/// CVL-205, CVL-Q18. Of the bonuses of a track she takes only points.
#[test]
fn of_thresholds_she_takes_points() {
    let step = |from: u8| {
        let mut table = alone(|state| state.open.civs[VICI].tracks[TrackOf::Construction as usize] = from);
        plays(&mut table, "vici-1", &[5]);
        assert_eq!(table.state.tasks.last(), Some(&Task::Turn { seat: RED }));
        (her_track(&table, TrackOf::Construction), her_points(&table))
    };
    assert_eq!(step(1), (2, 0));
    assert_eq!(step(3), (4, 0));
    assert_eq!(step(7), (8, 3));
    assert_eq!(step(9), (10, 3));
    assert_eq!(step(12), (12, 2));
}

/// CVL-205. A research card leaves the game, and an empty stack is refilled.
#[test]
fn a_research_card_leaves_the_game() {
    let mut table = alone(|_| {});
    let top = *table.state.face_up[Deck::Invention as usize].last().expect("a card lies there");
    plays(&mut table, "vici-1", &[1]);
    assert_eq!(hers(&table).gone_cards.as_slice(), [top]);
    table.play_chance(2);
    assert_eq!(table.state.face_up[Deck::Invention as usize].len(), 1);
}

/// CVL-205. Her monuments have no limit; favor ends at its last space.
#[test]
fn her_monuments_have_no_limit() {
    let mut table = against(&Setup { level: Level::Expert, ..FIRST }, |state| {
        let civ = &mut state.open.civs[VICI];
        civ.monuments[6] = 4;
        civ.supply -= 4;
        civ.favor = 6;
    });
    plays(&mut table, "vici-2", &[1]);
    assert_eq!((table.state.civs[VICI].monuments[6], table.state.civs[VICI].favor), (5, 6));
}

/// CVL-205. When the display is empty Red gives a die, and she does not roll it.
#[test]
fn red_gives_a_die_she_does_not_roll() {
    let mut table = alone(|state| {
        state.dice[0] = 0;
        state.open.civs[RED].used += 3;
    });
    plays(&mut table, "vici-3", &[3]);
    table.act(RED, GiveDie { value: 2 });
    assert_eq!((table.state.civs[VICI].used, civ(&table).dice_of(DieKind::Activation)), (7, 8));
    assert_eq!(table.state.tasks.last(), Some(&Task::Turn { seat: RED }));
    // She alone has the most: nothing.
    let mut table = alone(|state| {
        state.dice[0] = 0;
        state.open.civs[VICI].used += 3;
    });
    plays(&mut table, "vici-3", &[3]);
    assert_eq!(table.state.civs[VICI].used, 9);
    // Red takes one of hers.
    let mut table = alone(|state| {
        state.dice[0] = 0;
        state.open.civs[VICI].used += 3;
        ask(state, Task::GainDie { seat: RED, of: None });
    });
    table.act(RED, Die { of: DieKind::Activation });
    assert_eq!((table.state.civs[VICI].used, civ(&table).used), (8, 1));
}

/// CVL-206, CVL-Q2. Some spaces of the grids cost a chip of the display.
#[test]
fn grids_remove_chips() {
    let mut table = alone(|state| grids(state, 5, 2));
    let chip = table.state.attributes.at(1).expect("a chip is there");
    plays(&mut table, "vici-10", &[6, 4]);
    assert!(hers(&table).gone_attributes.contains(chip));
    table.play_chance(1);
    assert_eq!((hers(&table).evolution, table.state.attributes.len()), (6, 3));
    let mut table = alone(|state| grids(state, 2, 8));
    let chip = table.state.incomes.at(2).expect("a chip is there");
    plays(&mut table, "vici-10", &[3, 5]);
    assert!(hers(&table).gone_incomes.contains(chip));
    table.play_chance(1);
    assert_eq!((hers(&table).prosperity, table.state.incomes.len(), table.state.attributes.len()), (9, 3, 3));
}

/// CVL-206, CVL-195. A full grid and an empty supply lose the action.
#[test]
fn a_full_grid_loses_the_action() {
    let mut table = alone(|state| grids(state, 16, 2));
    let events = plays(&mut table, "vici-10", &[5]);
    assert!(events.contains(&Event::ViciLost { act: Act::Evolution, why: Why::GridFull }));
    let mut table = alone(|state| {
        let civ = &mut state.open.civs[VICI];
        civ.monuments[6] += std::mem::take(&mut civ.supply);
    });
    let events = plays(&mut table, "vici-10", &[5]);
    assert!(events.contains(&Event::ViciLost { act: Act::Evolution, why: Why::NoMarker }));
    assert_eq!(hers(&table).evolution, 2);
}

/// CVL-214. Oaks give her nothing, glaciers and gorges do not touch her.
#[test]
fn areas_do_not_affect_her() {
    let table = then(&[Task::Phase { number: 5 }], |state| {
        let near = (0..24).find(|slot| state.touches[territory("b-forest").index()] & 1 << slot != 0);
        reveal(state, near.expect("it touches an area"), "mystic-oak-1");
    });
    let line = |seat: Seat| table.state.civs[seat].ledger.0[Line::Map as usize];
    assert_eq!((line(RED), line(VICI)), (1, 0));
}

/// An event happens in era 1; what Red is asked then.
fn happens(id: &str, change: impl FnOnce(&mut State)) -> std::option::Option<Task> {
    let tasks = [Task::Happen, Task::ScoreEra, Task::Phase { number: 1 }];
    let table = then(&tasks, |state| {
        state.events.clear();
        state.events.push(event(id));
        state.era = 2;
        change(state);
    });
    table.state.tasks.last().copied()
}

/// CVL-216. Example 38: dice in F11, rows B and D in F17, spaces 4 and 10 in F20.
#[test]
fn she_counts_in_events() {
    let take = |task: std::option::Option<Task>| matches!(task, Some(Task::TakeCard { seat: RED, .. }));
    assert!(!take(happens("enlightenment", |_| {})));
    assert!(take(happens("enlightenment", |state| {
        state.dice[1] -= 1;
        state.open.civs[RED].fate += 1;
    })));
    let perform = |task: std::option::Option<Task>| matches!(task, Some(Task::Perform { seat: RED, .. }));
    let corruption = |money: u8, prosperity: u8| {
        perform(happens("corruption", |state| {
            put(state, Gain::Stock(Stock::Money), money);
            grids(state, 2, prosperity);
        }))
    };
    assert_eq!([corruption(1, 2), corruption(2, 2)], [false, true]);
    assert_eq!([corruption(2, 4), corruption(3, 4), corruption(4, 7), corruption(4, 8)], [false, true, true, false]);
    let upgrade =
        |task: std::option::Option<Task>| matches!(task, Some(Task::Upgrade { seat: RED, .. } | Task::GiveBack { .. }));
    let tsunami = |prosperity: u8| {
        upgrade(happens("tsunami", |state| {
            grids(state, 2, prosperity);
            state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        }))
    };
    assert_eq!([tsunami(3), tsunami(9), tsunami(10)], [true, true, false]);
}

/// CVL-216. No reward and no weather for her; grids are her evolution and prosperity.
#[test]
fn grids_are_scored_in_eras() {
    for (id, points) in [("evolution", 25), ("prosperity", 35)] {
        let table = then(&[Task::ScoreEra, Task::Phase { number: 1 }], |state| {
            tiles(state, &[id], LAST.map(|other| if other == id { "prestige" } else { other }));
            grids(state, 5, 7);
        });
        assert_eq!(table.state.civs[VICI].ledger.0[Line::Eras as usize], points);
        assert_eq!(table.state.first, VICI);
    }
    let table = then(&[Task::Happen, Task::ScoreEra, Task::Phase { number: 1 }], |state| {
        state.events.clear();
        state.events.push(event("border-songs"));
        tribe(state, VICI, "b-hills", Spot::Camp, false);
    });
    assert_eq!(table.state.civs[VICI].ledger.0[Line::Events as usize], 0);
}

/// CVL-217, CVL-219. She scores monuments and categories; a tie is no victory.
#[test]
fn more_points_than_she_has_win() {
    let end = |bonus: i16| {
        let mut table = then(&[Task::Monuments, Task::EndEra], |state| {
            state.era = 4;
            tiles(state, &[], LAST);
            let civ = &mut state.open.civs[VICI];
            (civ.favor, civ.monuments[6], civ.supply) = (3, 3, civ.supply - 3);
            state.open.civs[RED].ledger.0[0] = bonus;
        });
        assert!(table.state.over);
        table.observe(|_, _, _| {});
        let lines = table.state.civs[VICI].ledger.0;
        (lines[Line::Monuments as usize], lines[Line::Final as usize], table.standings())
    };
    let (monuments, last, standings) = end(0);
    // Two tribes in two territories, 2 evolution, 2 prosperity that count twice.
    assert_eq!((monuments, last), (6, 4 + 4 + 2 + 4));
    assert_eq!((standings.len(), standings[0].place), (1, 2));
    let lead = 20 - i16::try_from(standings[0].score).expect("it is small");
    assert_eq!(end(lead).2[0].place, 2);
    assert_eq!(end(lead + 1).2[0].place, 1);
}

/// CVL-220. From which era on a level uses the red halves.
#[test]
fn levels_decide_about_halves() {
    for (level, first_red) in Level::ALL.into_iter().zip([5, 4, 3, 2, 1]) {
        for era in 1..=4 {
            let mut table = against(&Setup { level, ..FIRST }, |state| state.era = era);
            plays(&mut table, "vici-10", &[3]);
            assert_eq!(her_points(&table), if era >= first_red { 3 } else { 0 }, "{level:?} in era {era}");
        }
    }
}

/// CVL-220. The harder variant performs the card that makes her reset.
#[test]
fn the_harder_variant_performs_the_card_too() {
    let mut table = against(&Setup { harder: true, ..FIRST }, |state| {
        for id in [0, 4] {
            vici(state).deck.remove(ViciCard(id));
            vici(state).shown.push(ViciCard(id));
        }
    });
    plays(&mut table, "vici-10", &[]);
    assert_eq!((table.state.resets, hers(&table).shown.len()), (1, 3));
    table.chance(dice([4]));
    assert_eq!((hers(&table).prosperity, hers(&table).shown.len(), hers(&table).discard.len()), (3, 0, 3));
}

/// CVL-200. Positions her side of the table cannot be in.
#[test]
fn her_side_must_be_complete() {
    let cannot = |change: &dyn Fn(&mut State)| {
        let table = alone(|_| {});
        let mut state = table.state.clone();
        change(&mut state);
        assert!(table.rules().check(&state).is_err());
    };
    cannot(&|state| state.open.vici = None);
    cannot(&|state| vici(state).deck.remove(ViciCard(3)));
    cannot(&|state| grids(state, 17, 2));
    cannot(&|state| vici(state).evolution += 1);
    cannot(&|state| vici(state).blocked.insert(territory("b-forest")));
    cannot(&|state| state.open.lands[territory("b-forest").index()].farm = Some(VICI));
    cannot(&|state| (0..14).for_each(|_| tribe(state, VICI, "b-forest", Spot::Wild, false)));
    cannot(&|state| {
        let civ = &mut state.open.civs[VICI];
        (civ.used, civ.dice[0]) = (5, 1);
    });
    let mut two = turn(2, |_| {}).state.clone();
    two.open.vici = alone(|_| {}).state.vici.clone();
    assert!(rules(2, &FIRST).check(&two).is_err());
}

/// CVL-205. Points of a card are told once.
#[test]
fn her_points_are_told_once() {
    let mut table = alone(|state| state.era = 4);
    table.arrange(|state| {
        let last = *state.era_tiles.last().expect("there are tiles");
        state.era_tiles.clear();
        state.era_tiles.push(last);
    });
    let events = plays(&mut table, "vici-13", &[]);
    let points = |event: &&Event| matches!(event, Event::Points { seat, .. } if *seat == VICI);
    assert_eq!(events.iter().filter(points).count(), 1, "{events:?}");
    let told = |event: &&Event| matches!(event, Event::ViciDoes { act: Act::Vp { .. } });
    assert_eq!(events.iter().filter(told).count(), 0, "{events:?}");
}
