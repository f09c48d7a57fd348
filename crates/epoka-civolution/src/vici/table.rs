//! Laying her side of the table, what it must be like, and what she counts and scores: CVL-200, CVL-216, CVL-219.

use epoka_core::{BadPosition, Points, Seat, Standing};

use super::{CARDS_OF_HER, HUMAN, SEAT, Vici, ViciSet};
use crate::{
    Civolution,
    effect::{Category, Die, Terrain},
    list::List,
    matrix,
    rules::*,
    run,
    state::*,
    tribes,
};

/// CVL-200: her civilization, without a console: 15 tribes, 50 markers, dice that are only counted.
pub(crate) fn lay(game: &Civolution, state: &mut State) {
    let (limits, data) = (&game.data.limits, &game.data.vici);
    let mut civ = Civ {
        supply: limits.markers,
        used: limits.activation_dice,
        fate: limits.fate_dice,
        levels: [1; MAIN],
        favor: 1,
        heights: game.data.matrix.column_start,
        ..Civ::default()
    };
    matrix::rebuild(game, &mut civ);
    let mut vici = Vici {
        deck: ViciSet::first(CARDS_OF_HER),
        shown: List::default(),
        discard: ViciSet::default(),
        evolution: 0,
        prosperity: 0,
        provisions: [0; TERRITORIES],
        blocked: TerritorySet::default(),
        gone_cards: List::default(),
        gone_goals: GoalSet::default(),
        gone_incomes: IncomeSet::default(),
        gone_attributes: AttributeSet::default(),
    };
    if CVL_200.in_force() {
        (vici.evolution, vici.prosperity) = (data.evolution.filled, data.prosperity.filled);
        for territory in game.starts {
            vici.provisions[territory.index()] = data.provisions;
        }
    }
    civ.supply -= markers(&vici) as u8;
    state.civs[SEAT] = civ;
    state.open.vici = Some(vici);
    for territory in game.starts {
        tribes::change(state, SEAT, Place { territory, spot: Spot::Camp, weak: false }, 1);
    }
}

/// Her markers outside the supply and off the building ground.
pub(crate) fn markers(vici: &Vici) -> u16 {
    let provisions = vici.provisions.iter().map(|&n| u16::from(n)).sum::<u16>();
    u16::from(vici.evolution) + u16::from(vici.prosperity) + provisions
}

/// What is wrong with her side of the table, if anything is.
pub(crate) fn check(game: &Civolution, state: &State) -> Result<(), BadPosition> {
    let wrong = |when: bool, words: &str| BadPosition::when(when, || format!("V.I.C.I.: {words}"));
    wrong(state.vici.is_some() != game.vici.is_some(), "she plays with one person alone, and always then")?;
    let Some(vici) = &state.vici else { return Ok(()) };
    let data = &game.data.vici;
    let shown: ViciSet = vici.shown.iter().copied().collect();
    let cards = vici.deck.len() + vici.discard.len() + vici.shown.len() as u8;
    let all = vici.deck.and(vici.discard).and(shown) == ViciSet::first(CARDS_OF_HER);
    wrong(!all || usize::from(cards) != CARDS_OF_HER, "her action cards are not all there")?;
    let full = vici.evolution > data.evolution.spaces || vici.prosperity > data.prosperity.spaces;
    wrong(full, "a grid has too many markers")?;
    let civ = &state.civs[SEAT];
    wrong(civ.tribes() > data.tribes, "she has too many tribes")?;
    let console = !civ.items.is_empty() || civ.resets > 0 || civ.stock != [0; 4];
    wrong(!state.hands[SEAT].is_empty() || console, "she has no console")?;
    wrong(civ.dice_of(Die::Activation) != civ.used, "her dice are not rolled")?;
    for territory in (0..TERRITORIES as u8).map(Territory) {
        let water = game.data.terrain(territory) == Terrain::Water;
        let provisions = vici.provisions[territory.index()];
        let blocked = vici.blocked.contains(territory);
        let farm = state.lands[territory.index()].farm;
        wrong(water && (provisions > 0 || civ.here[territory.index()] > 0), "she does not go on water")?;
        wrong(blocked && (provisions < 2 || farm.is_some()), "a farm space is blocked for nothing")?;
        wrong(farm == Some(SEAT), "she does not farm")?;
    }
    Ok(())
}

/// CVL-216: what a civilization counts in an event: hers, for some events, in her prosperity grid.
pub(crate) fn counted(game: &Civolution, state: &State, seat: Seat, event: EventCard) -> u16 {
    let data = &game.data.events[event.index()];
    if !super::is(state, seat) {
        return run::count(state, seat, data.count);
    }
    let filled = state.vici.as_ref().map_or(0, |vici| vici.prosperity);
    match game.data.vici.checks[event.index()] {
        Some(spaces) if CVL_216.in_force() => {
            let filled = (1u32 << (filled + 1)) - 1;
            (spaces & filled).count_ones() as u16
        }
        _ => run::count(state, seat, data.count),
    }
}

/// CVL-216: her units of a category, where they differ from those of others.
pub(crate) fn units(state: &State, category: Category) -> Option<u8> {
    let vici = state.vici.as_ref().filter(|_| CVL_216.in_force())?;
    match category {
        Category::Evolution => Some(vici.evolution),
        Category::Prosperity => Some(vici.prosperity),
        Category::Technology
        | Category::Prestige
        | Category::Knowledge
        | Category::Construction
        | Category::Culture
        | Category::Population
        | Category::Expansion => None,
    }
}

/// CVL-219: who has more points than she has won; otherwise she has.
pub(crate) fn standings(state: &State) -> Vec<Standing> {
    let ledger = state.civs[HUMAN].ledger;
    let won = ledger.total() > state.civs[SEAT].ledger.total() || !CVL_219.in_force();
    let lines = Line::NAMES.iter().zip(ledger.0);
    let breakdown = lines.map(|(&source, points)| Points { source, points: points.into() }).collect();
    vec![Standing { seat: HUMAN, place: if won { 1 } else { 2 }, score: ledger.total().into(), breakdown }]
}
