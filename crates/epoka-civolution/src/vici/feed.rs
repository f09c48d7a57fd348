//! Provision markers and her feeding: CVL-211, CVL-215, CVL-218.

use epoka_core::{ArrayVec, Log};

use super::{Act, Because, Chosen, SEAT, Step, Why, acts, consult, data, her, push, territory};
use crate::{Civolution, action::Event, rules::*, state::*, tribes};

/// CVL-211: with a tribe of hers and the fewest provision markers, among those with the most tribes.
pub(super) fn hungriest(state: &State) -> TerritorySet {
    let (civ, vici) = (&state.civs[SEAT], state.vici.as_ref().expect("V.I.C.I. plays"));
    let fewest = territory::best(civ.presence(), |at| -i16::from(vici.provisions[at.index()]));
    if !CVL_211.in_force() {
        return fewest;
    }
    territory::best(fewest, |at| civ.here[at.index()].into())
}

/// CVL-211: a provision marker; the second blocks the farm space, unless a farm is there.
pub(super) fn provide(state: &mut State, territory: Territory, log: &mut Log<Event>) {
    if !acts::spend(state, Act::Provision, log) {
        return;
    }
    let farm = state.lands[territory.index()].farm.is_some();
    let vici = her(state);
    let markers = &mut vici.provisions[territory.index()];
    *markers += 1;
    let markers = *markers;
    let blocked = markers == 2 && !farm && log.cite(CVL_211);
    if blocked {
        vici.blocked.insert(territory);
    }
    log.tell(Event::ViciProvided { territory, markers, blocked });
}

/// CVL-215: first a provision marker.
pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    push(state, Step::Starve);
    if log.cite(CVL_215) {
        log.tell(Event::ViciMust { act: Act::Provision, why: Why::Feeding });
        push(state, Step::Do { act: Act::Provision });
    }
}

/// CVL-215: who has provisions is fed, the others are weakened; the markers stay.
pub(super) fn starve(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    if !log.cite(CVL_215) {
        return;
    }
    consult(game, data::PROVISION, log);
    for territory in state.civs[SEAT].presence().iter() {
        feed(game, state, territory, log);
    }
    if state.civs[SEAT].tribes() == 0 && log.cite(CVL_218) {
        push(state, Step::Return);
    }
}

/// CVL-215: the tribes of one territory.
fn feed(game: &Civolution, state: &mut State, territory: Territory, log: &mut Log<Event>) {
    let markers = state.vici.as_ref().map_or(0, |vici| vici.provisions[territory.index()]);
    let order =
        [false, true].map(|weak| [Spot::Fire, Spot::Camp, Spot::Wild].map(|spot| Place { territory, spot, weak }));
    let order = order.as_flattened();
    // With one marker one camp tribe is fed, with more all of them and one of the wilderness.
    let (mut camps, mut wild) = match markers {
        0 => (0, 0),
        1 => (1, 0),
        _ => (u8::MAX, 1),
    };
    let mut hungry: ArrayVec<(Place, u8), 6> = ArrayVec::new();
    for &place in order {
        let count = tribes::count(state, SEAT, place);
        let left = if place.spot == Spot::Wild { &mut wild } else { &mut camps };
        let fed = count.min(*left);
        *left -= fed;
        if fed > 0 {
            let because = Because::Provisions { markers };
            log.tell(Event::ViciChose { what: Chosen::Fed { place }, because });
        }
        if count > fed {
            hungry.push((place, count - fed));
        }
    }
    // The weak first: who is laid down now does not die of it.
    for (place, count) in hungry.into_iter().rev() {
        for _ in 0..count {
            if place.weak {
                tribes::die(game, state, SEAT, place, log);
            } else {
                tribes::turn(state, SEAT, place, log);
            }
        }
    }
}
