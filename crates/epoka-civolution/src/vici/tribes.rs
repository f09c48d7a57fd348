//! Her tribes come and go: CVL-209, CVL-210.

use epoka_core::{Log, Seat};

use super::{Act, Because, Chosen, HUMAN, Purpose, SEAT, Step, Why, consult, data, push, territory};
use crate::{
    Civolution,
    action::{Camp, Event},
    rules::*,
    state::*,
    tribes,
};

/// CVL-209: a birth, as long as she has tribes left.
pub(super) fn procreate(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    if state.civs[SEAT].tribes() >= game.data.vici.tribes && log.cite(CVL_209) {
        return log.tell(Event::ViciLost { act: Act::Procreate, why: Why::NoTribe });
    }
    territory::choose(game, state, Purpose::Procreate, log);
}

/// Whether a camp of a territory is free.
pub(super) fn has_free_camp(game: &Civolution, state: &State, at: Territory) -> bool {
    state.lands[at.index()].fire.is_none() || tribes::check_camp(game, state, SEAT, at, Camp::Free).is_ok()
}

/// CVL-209: the camp she takes: its place in her order, from 1.
fn camp(game: &Civolution, state: &State, at: Territory) -> Option<(u8, Camp)> {
    let land = &state.lands[at.index()];
    let fire = |who: Option<Tribe>| (land.fire == who).then_some(Camp::Fire);
    let taken = |seat: Seat, weak: bool| Some(Camp::Taken { tribe: Tribe { seat, weak } });
    let order = [
        fire(None),
        Some(Camp::Free),
        fire(Some(Tribe { seat: HUMAN, weak: false })).or(fire(Some(Tribe { seat: HUMAN, weak: true }))),
        taken(HUMAN, true),
        taken(HUMAN, false),
        fire(Some(Tribe { seat: SEAT, weak: false })),
        taken(SEAT, false),
        fire(Some(Tribe { seat: SEAT, weak: true })),
        taken(SEAT, true),
    ];
    let open = |camp: &Camp| tribes::check_camp(game, state, SEAT, at, *camp).is_ok();
    let mut ranked = (1..).zip(order).filter_map(|(number, camp)| Some((number, camp.filter(open)?)));
    if CVL_209.in_force() { ranked.next() } else { ranked.last() }
}

/// A tribe of hers takes a camp there.
fn settle(game: &Civolution, state: &mut State, at: Territory, act: Act, log: &mut Log<Event>) {
    consult(game, data::CAMPS, log);
    let Some((number, camp)) = camp(game, state, at) else {
        return log.tell(Event::ViciLost { act, why: Why::NoTerritory });
    };
    let what = Chosen::Camp { territory: at, camp };
    log.tell(Event::ViciChose { what, because: Because::Order { number } });
    log.use_component(at.index());
    tribes::settle(game, state, SEAT, at, (camp, false), log);
}

/// CVL-209: a new tribe; then it is seen whether her camps are crowded.
pub(super) fn birth(game: &Civolution, state: &mut State, at: Territory, log: &mut Log<Event>) {
    log.cite(CVL_209);
    push(state, Step::Crowded);
    settle(game, state, at, Act::Procreate, log);
}

/// CVL-209: when her tribes hold every camp around them, one sets out.
pub(super) fn crowded(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    let all_hers = |at: Territory| {
        let land = &state.lands[at.index()];
        let [strong, weak] = land.folk[SEAT].camp;
        land.fire.is_some_and(|tribe| tribe.seat == SEAT) && strong + weak == tribes::camps(game, at)
    };
    if state.civs[SEAT].presence().iter().all(all_hers) && log.cite(CVL_209) {
        log.tell(Event::ViciMust { act: Act::Migrate, why: Why::Crowded });
        push(state, Step::Do { act: Act::Migrate });
    }
}

/// CVL-210: whether a tribe can set out from there.
pub(super) fn can_send(state: &State, at: Territory) -> bool {
    state.civs[SEAT].here[at.index()] >= 2 && migrant(state, at).is_some()
}

/// CVL-210: who sets out: its place in her order, from 1.
fn migrant(state: &State, territory: Territory) -> Option<(u8, Place)> {
    let order = [Spot::Wild, Spot::Fire, Spot::Camp].map(|spot| Place { territory, spot, weak: false });
    (1..).zip(order).find(|(_, place)| tribes::count(state, SEAT, *place) > 0)
}

/// CVL-210: a migration, if need be after a birth.
pub(super) fn migrate(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    let nobody = !state.civs[SEAT].presence().iter().any(|at| can_send(state, at));
    if nobody && log.cite(CVL_210) {
        log.tell(Event::ViciMust { act: Act::Procreate, why: Why::NobodyToSend });
        push(state, Step::SetOut);
        return push(state, Step::Do { act: Act::Procreate });
    }
    territory::choose(game, state, Purpose::MigrateFrom, log);
}

/// CVL-210: a tribe goes there and settles.
pub(super) fn walk(game: &Civolution, state: &mut State, from: Territory, to: Territory, log: &mut Log<Event>) {
    log.cite(CVL_210);
    let (number, place) = migrant(state, from).expect("somebody can set out");
    log.tell(Event::ViciChose { what: Chosen::Tribe { place }, because: Because::Order { number } });
    tribes::change(state, SEAT, place, -1);
    settle(game, state, to, Act::Migrate, log);
}
