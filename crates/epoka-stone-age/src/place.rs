//! Phase 1, placing figures: SA-7 to SA-17.

use epoka_core::{Illegal, Log, Rule, Seat, allow, refuse};
use strum::VariantArray;

use crate::{
    StoneAge,
    action::{Action, Event},
    pay,
    rules::*,
    state::{Good, Place, Spot, State},
};

/// The numbers of figures a seat may put on a place, and the rule that refuses any other number.
struct Room {
    least: u8,
    most: u8,
    rule: Rule,
}

/// The one definition of a legal placement: listing and placing both go through it. Inlined, so that listing
/// does not pay for the reasons it does not look at.
#[expect(clippy::inline_always, reason = "listing placements is the hottest loop")]
#[inline(always)]
fn room(game: &StoneAge, state: &State, seat: Seat, spot: Spot) -> Result<Room, Illegal> {
    let home = state.tribes[seat].home;
    refuse(SA_8, home == 0)?;
    // SA-12: nobody adds to a place in the same round.
    refuse(SA_12, matches!(spot.kind(), Place::Gather(_)) && state.placed[spot][seat] > 0)?;
    open(game, state, spot)?;
    match spot.kind() {
        Place::Village => {
            // SA-11: the hut takes two, SA-10: the others one.
            let (figures, rule) = if spot == Spot::Hut { (2, SA_11) } else { (1, SA_10) };
            refuse(rule, rule == SA_11 && home < figures)?;
            Ok(exactly(figures, home, rule))
        }
        Place::Gather(good) => {
            // SA-9: the hunting ground has no limit.
            let has_limit = good != Good::Food && SA_9.in_force();
            let free = if has_limit { free(game, state, spot) } else { home };
            let (most, rule) = if free < home { (free, SA_9) } else { (home, SA_7) };
            Ok(Room { least: 1, most, rule })
        }
        Place::Card(_) | Place::Building(_) => Ok(exactly(1, home, SA_14)),
    }
}

/// Refuses a place that is closed to every tribe that is not there yet.
#[expect(clippy::inline_always, reason = "listing placements is the hottest loop")]
#[inline(always)]
fn open(game: &StoneAge, state: &State, spot: Spot) -> Result<(), Illegal> {
    match spot.kind() {
        Place::Village => {
            refuse(SA_9, state.is_taken(spot))?;
            refuse(village_rule(game), village_places_taken(state) >= game.table.village_places)
        }
        // SA-9: the hunting ground has no limit.
        Place::Gather(Good::Food) => Ok(()),
        Place::Gather(_) => {
            refuse(area_rule(game), state.tribes_at(spot) >= game.table.tribes_per_area)?;
            refuse(SA_9, free(game, state, spot) == 0)
        }
        Place::Card(space) => {
            refuse(SA_3, state.display[space].is_none())?;
            refuse(SA_9, state.is_taken(spot))
        }
        Place::Building(stack) => {
            refuse(SA_4, state.stacks[stack].top.is_none())?;
            refuse(SA_9, state.is_taken(spot))
        }
    }
}

/// The rule that closes a place to every tribe that is not there yet.
pub fn closed(game: &StoneAge, state: &State, spot: Spot) -> Option<Rule> {
    open(game, state, spot).err().map(|illegal| illegal.rule)
}

/// SA-9: how many more figures a place holds.
fn free(game: &StoneAge, state: &State, spot: Spot) -> u8 {
    game.slots(spot).saturating_sub(state.figures_at(spot))
}

/// Exactly so many figures, or any number while the rule is out of force.
fn exactly(figures: u8, home: u8, rule: Rule) -> Room {
    if rule.in_force() {
        Room { least: figures, most: figures, rule }
    } else {
        Room { least: 1, most: home, rule: SA_7 }
    }
}

/// The rule that closes the third village place at this table.
fn village_rule(game: &StoneAge) -> Rule {
    if game.players == 2 { SA_17 } else { SA_16 }
}

/// The rule that keeps further tribes off a resource area at this table.
fn area_rule(game: &StoneAge) -> Rule {
    village_rule(game)
}

fn village_places_taken(state: &State) -> u8 {
    let taken = |spot: Spot| u8::from(state.is_taken(spot));
    taken(Spot::ToolMaker) + taken(Spot::Hut) + taken(Spot::Field)
}

/// SA-8: whether the seat has a figure and somewhere to put it.
pub fn can_place(game: &StoneAge, state: &State, seat: Seat) -> bool {
    // The hunting ground is open to whoever is not there yet.
    state.tribes[seat].home > 0 && Spot::VARIANTS.iter().any(|&spot| room(game, state, seat, spot).is_ok())
}

/// Every placement open to the seat.
#[expect(clippy::range_plus_one, reason = "a closed range counts more slowly, and this is the hottest loop")]
pub fn list(game: &StoneAge, state: &State, seat: Seat, list: &mut Vec<Action>) {
    for &spot in Spot::VARIANTS {
        if let Ok(Room { least, most, .. }) = room(game, state, seat, spot) {
            list.extend((least..most + 1).map(|figures| Action::Place { spot, figures }));
        }
    }
}

/// SA-7: puts figures on one place.
pub fn place(
    game: &StoneAge,
    state: &mut State,
    seat: Seat,
    spot: Spot,
    figures: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Room { least, most, rule } = room(game, state, seat, spot)?;
    refuse(SA_7, figures == 0)?;
    if figures < least || figures > most {
        let home = state.tribes[seat].home;
        return Err(Illegal::by(if figures > home { SA_7 } else { rule }));
    }
    // SA-13: tribes may share these places.
    let shared = matches!(spot.kind(), Place::Gather(_)) && state.is_taken(spot);
    allow(SA_13, shared)?;
    // SA-15: nobody has to be able to pay when placing.
    let for_sale = matches!(spot.kind(), Place::Card(_) | Place::Building(_));
    let too_poor = for_sale && !pay::can_pay(game, state, seat, spot);
    allow(SA_15, too_poor)?;
    // SA-A2: a place may be taken even if it gives nothing.
    let in_vain = is_in_vain(game, state, seat, spot);
    allow(SA_A2, in_vain)?;
    let at_work = [(rule, true), (SA_13, shared), (SA_15, too_poor), (SA_A2, in_vain)];
    at_work.into_iter().filter(|(_, at_work)| *at_work).for_each(|(rule, _)| {
        log.cite(rule);
    });
    state.tribes[seat].home -= figures;
    state.placed[spot][seat] += figures;
    log.tell(Event::Placed { seat, spot, figures });
    Ok(())
}

/// Whether a village place has nothing to give to the seat.
pub fn is_in_vain(game: &StoneAge, state: &State, seat: Seat, spot: Spot) -> bool {
    let (tribe, limits) = (&state.tribes[seat], &game.data.board.limits);
    match spot {
        Spot::ToolMaker => tribe.tools == [4; 3],
        Spot::Hut => tribe.figures == limits.figures,
        Spot::Field => tribe.track == limits.food_track,
        Spot::Hunt | Spot::Forest | Spot::ClayPit | Spot::Quarry | Spot::River => false,
        Spot::Card1 | Spot::Card2 | Spot::Card3 | Spot::Card4 => false,
        Spot::Building1 | Spot::Building2 | Spot::Building3 | Spot::Building4 => false,
    }
}
