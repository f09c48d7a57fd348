//! Her turn in the action phase: CVL-202 to CVL-204, CVL-220, CVL-Q19.

use epoka_core::Log;

use super::{
    Act, Because, Chosen, SEAT, Step, ViciCard, ViciSet, Why,
    data::{Half, Which},
    her, push,
};
use crate::{
    Civolution,
    action::Event,
    effect::{Category, Track},
    rules::*,
    state::*,
};

/// CVL-202: the stack is empty: the discard becomes the stack.
pub(super) fn restock(state: &mut State) {
    let vici = her(state);
    vici.deck = std::mem::take(&mut vici.discard);
    if !vici.deck.is_empty() {
        push(state, Step::Reveal);
    }
}

/// CVL-202: a card is revealed: it is performed, or there is a Reset.
pub(super) fn reveal(game: &Civolution, state: &mut State, card: ViciCard, log: &mut Log<Event>) {
    state.doing = Doing::default();
    log.use_component(game.data.names.first(ViciCard::KIND) + card.index());
    let red = plays_red(game, state);
    let vici = her(state);
    vici.deck.remove(card);
    vici.shown.push(card);
    log.reveal();
    log.tell(Event::ViciCard { card, red });
    let symbols = |of: fn(&super::data::ViciCardData) -> u8| -> u8 {
        vici.shown.iter().map(|shown| of(&game.data.vici.cards[shown.index()])).sum()
    };
    let [blue, red] = [symbols(|card| card.resets[0]), symbols(|card| card.resets[1])];
    let [blue_needed, red_needed] = game.data.vici.resets;
    if blue < blue_needed || red < red_needed || !log.cite(CVL_202) {
        return perform(game, state, card, log);
    }
    log.tell(Event::Reset { seat: SEAT });
    // CVL-Q19: also when the phase marker cannot go on.
    if state.resets < game.table.resets || log.cite(CVL_Q19) {
        push(state, Step::PutAway);
    }
    state.resets = (state.resets + 1).min(game.table.resets);
    if game.setup.harder && log.cite(CVL_220) {
        perform(game, state, card, log);
    }
}

/// CVL-202: all revealed cards go to the discard.
pub(super) fn put_away(state: &mut State) {
    let vici = her(state);
    let shown: ViciSet = vici.shown.iter().copied().collect();
    vici.discard = vici.discard.and(shown);
    vici.shown.clear();
}

/// CVL-220: whether she uses the red halves in this era.
fn plays_red(game: &Civolution, state: &State) -> bool {
    state.era >= game.data.vici.red_from[game.setup.level as usize] && CVL_220.in_force()
}

fn half<'a>(game: &'a Civolution, state: &State, card: ViciCard) -> &'a Half {
    &game.data.vici.cards[card.index()].halves[usize::from(plays_red(game, state))]
}

/// CVL-203: a half is performed.
fn perform(game: &Civolution, state: &mut State, card: ViciCard, log: &mut Log<Event>) {
    if plays_red(game, state) {
        log.cite(CVL_220);
    }
    if !log.cite(CVL_203) {
        return;
    }
    let Half::Category { which, times, vp, instead } = *half(game, state, card) else {
        return push(state, Step::Row { card });
    };
    if which == Which::NextEra && state.era_tiles.len() < 2 && log.cite(CVL_204) {
        let act = Act::Vp { n: instead };
        log.tell(Event::ViciMust { act, why: Why::LastEra });
        return push(state, Step::Do { act });
    }
    if vp > 0 {
        push(state, Step::Do { act: Act::Vp { n: vp } });
    }
    let tiles = tiles(state, which);
    let category = |tile: &ScoringTile| game.data.scoring[tile.index()].category;
    for category in tiles.iter().map(category) {
        log.cite(CVL_204);
        log.tell(Event::ViciMust { act: act_of(category), why: Why::Category(category) });
    }
    for category in tiles.iter().rev().map(category) {
        for _ in 0..times {
            push(state, Step::Do { act: act_of(category) });
        }
    }
}

/// CVL-204: the scoring tiles a card refers to; those of the final scoring in its order.
fn tiles(state: &State, which: Which) -> epoka_core::ArrayVec<ScoringTile, 3> {
    let mut tiles = epoka_core::ArrayVec::new();
    if !CVL_204.in_force() {
        return tiles;
    }
    match which {
        Which::ThisEra => tiles.extend(state.era_tiles.first().copied()),
        Which::NextEra => tiles.extend(state.era_tiles.get(1).copied()),
        Which::LastEra => tiles.extend(state.era_tiles.last().copied()),
        Which::FinalTiles => {
            tiles.extend(state.final_tiles.iter().copied());
            tiles.sort_unstable();
        }
    }
    tiles
}

/// CVL-204: the action a category stands for.
fn act_of(category: Category) -> Act {
    let track = |track: Track| Act::Track { track, n: 1 };
    match category {
        Category::Technology => track(Track::Technology),
        Category::Prestige => track(Track::Prestige),
        Category::Knowledge => track(Track::Knowledge),
        Category::Construction => track(Track::Construction),
        Category::Culture => track(Track::Culture),
        Category::Evolution => Act::Evolution,
        Category::Prosperity => Act::Prosperity,
        Category::Population => Act::Procreate,
        Category::Expansion => Act::Migrate,
    }
}

/// CVL-203: the row of the die is performed from left to right.
pub(super) fn row(game: &Civolution, state: &mut State, card: ViciCard, die: u8, log: &mut Log<Event>) {
    let Half::Dice(rows) = half(game, state, card) else { return };
    log.tell(Event::ViciChose { what: Chosen::Row { card }, because: Because::Die { die } });
    for &act in rows[usize::from(die) - 1].iter().rev() {
        push(state, Step::Do { act });
    }
}
