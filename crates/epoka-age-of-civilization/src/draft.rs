//! The draft: packs, secret picks, and what a seat knows about them. AC-57 to AC-60.

use epoka_core::{ArrayVec, Illegal, Log, Random, Seat, Seats};

use crate::{
    AgeOfCivilization,
    action::{Action, Event},
    rules::*,
    state::*,
};

/// AC-57: a pack is dealt.
pub fn deal(state: &mut State, seat: Seat, cards: &[u16], log: &mut Log<Event>) {
    let pack: CivilizationSet = cards.iter().map(|&card| Civilization(card as u8)).collect();
    state.deck = state.deck.without(pack);
    state.draft.packs[seat.index()] = pack;
    log.tell(Event::PackDealt { seat });
}

/// Which pack, by its first owner, lies before a seat at a pick: packs go to the left.
fn pack_before(players: u8, seat: Seat, pick: usize) -> usize {
    (seat.index() + usize::from(players) * PICKS - pick) % usize::from(players)
}

/// Which seat takes from a pack at a pick.
fn taker(players: u8, pack: usize, pick: usize) -> usize {
    (pack + pick) % usize::from(players)
}

impl Draft {
    /// What is in a pack before a pick.
    pub fn content(&self, players: u8, pack: usize, pick: usize) -> CivilizationSet {
        let taken = (0..pick).map(|earlier| self.taken[taker(players, pack, earlier)][earlier]);
        self.packs[pack].without(taken.collect())
    }

    /// The pack that lies before a seat now.
    pub fn pack(&self, players: u8, seat: Seat) -> CivilizationSet {
        let pick = usize::from(self.picks);
        self.content(players, pack_before(players, seat, pick), pick)
    }

    /// The packs a seat has looked at, pick by pick, the present one included.
    pub fn seen(&self, players: u8, seat: Seat) -> impl Iterator<Item = CivilizationSet> {
        let last = usize::from(self.picks).min(PICKS - 1);
        (0..=last).map(move |pick| self.content(players, pack_before(players, seat, pick), pick))
    }
}

/// Who still has to pick.
pub fn asked(game: &AgeOfCivilization, state: &State) -> Seats {
    Seat::all(game.players).filter(|seat| state.draft.chosen[seat.index()].is_none()).collect()
}

/// The cards a seat may pick.
pub fn list(game: &AgeOfCivilization, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let pack = state.draft.pack(game.players, seat);
    list.extend(pack.iter().map(|civilization| Action::Draft { civilization }));
}

/// AC-57: a seat picks in secret; after the last one the packs go on.
pub fn pick(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    civilization: Civilization,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !state.draft.pack(game.players, seat).contains(civilization) {
        return Err(Illegal::by(AC_57));
    }
    state.draft.chosen[seat.index()] = Some(civilization);
    log.tell(Event::Chosen { seat, civilization: Some(civilization) });
    if !asked(game, state).is_empty() {
        return Ok(());
    }
    log.cite(AC_57);
    log.reveal();
    let pick = usize::from(state.draft.picks);
    for seat in Seat::all(game.players) {
        let chosen = state.draft.chosen[seat.index()].take().expect("all have chosen");
        state.draft.taken[seat.index()][pick] = chosen;
        state.nations[seat].hand.insert(chosen);
    }
    state.draft.picks += 1;
    log.tell(Event::PacksPassed { picks: state.draft.picks });
    if usize::from(state.draft.picks) == PICKS {
        finish(game, state, log);
    }
    Ok(())
}

/// AC-57: what is left of the packs is the pool.
fn finish(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    state.tasks.pop();
    for pack in 0..usize::from(game.players) {
        for civilization in state.draft.content(game.players, pack, PICKS).iter() {
            state.pool.push(Offer { civilization, coins: 0 });
            log.tell(Event::CivilizationRevealed { civilization });
        }
    }
}

/// The cards that may be anywhere as far as a seat knows: those it has never looked at.
pub fn never_seen(game: &AgeOfCivilization, state: &State, seat: Seat) -> CivilizationSet {
    let dealt = state.draft.packs.iter().fold(CivilizationSet::default(), |all, pack| all.and(*pack));
    state.draft.seen(game.players, seat).fold(state.deck.and(dealt), CivilizationSet::without).without(public(state))
}

/// The cards that may be anywhere as far as everybody knows.
pub fn not_public(state: &State) -> CivilizationSet {
    let dealt = state.draft.packs.iter().fold(CivilizationSet::default(), |all, pack| all.and(*pack));
    state.deck.and(dealt).without(public(state))
}

/// The cards of other seats everybody has seen because they were played, or lie in the pool.
fn public(state: &State) -> CivilizationSet {
    let played = state.nations.0.iter().flat_map(|nation| nation.civilizations.cards().iter().copied());
    played.chain(state.pool.iter().map(|offer| offer.civilization)).collect()
}

/// Deals anew what a seat does not know about the draft: what it never looked at, and who took what of the
/// packs it passed on.
pub fn imagine(game: &AgeOfCivilization, state: &State, seat: Seat, random: &mut Random) -> (Draft, CivilizationSet) {
    let players = game.players;
    let done = usize::from(state.draft.picks);
    let mut world = state.draft;
    let mut unknown: ArrayVec<Civilization, { CivilizationSet::CAPACITY }> =
        never_seen(game, state, seat).iter().collect();
    random.shuffle(&mut unknown);
    imagine_unseen(game, state, seat, &mut world, &mut unknown, random);
    for pack in 0..usize::from(players) {
        if state.draft.packs[pack].is_empty() {
            continue;
        }
        let first = first_look(players, seat, pack);
        let mut content: CivilizationSet =
            (0..first.min(done)).map(|pick| world.taken[taker(players, pack, pick)][pick]).collect();
        if first <= done {
            reshuffle_taken(game, state, seat, &mut world, pack, random);
            content = content.and(state.draft.content(players, pack, first));
        } else {
            for _ in 0..PACK - done {
                content.insert(unknown.pop().expect("what is unknown fills what was unknown"));
            }
        }
        world.packs[pack] = content;
    }
    // What others have chosen for the pick that is going on is anybody's guess.
    for other in Seat::all(players).filter(|&other| other != seat) {
        if world.chosen[other.index()].is_some() {
            let pack: ArrayVec<Civilization, PACK> = world.pack(players, other).iter().collect();
            world.chosen[other.index()] = random.choose(&pack).copied();
        }
    }
    (world, unknown.into_iter().collect())
}

/// The pick at which a seat looks at a pack for the first time; it does again every `players` picks.
fn first_look(players: u8, seat: Seat, pack: usize) -> usize {
    (seat.index() + usize::from(players) - pack) % usize::from(players)
}

/// What others took from packs before the seat had looked at them: any cards it has never seen, and among
/// them those that were played since, at whichever pick.
fn imagine_unseen(
    game: &AgeOfCivilization,
    state: &State,
    seat: Seat,
    world: &mut Draft,
    unknown: &mut ArrayVec<Civilization, { CivilizationSet::CAPACITY }>,
    random: &mut Random,
) {
    let (players, done) = (game.players, usize::from(state.draft.picks));
    let public = public(state);
    for other in Seat::all(players).filter(|&other| other != seat) {
        let unseen = |pick: &usize| *pick < first_look(players, seat, pack_before(players, other, *pick));
        let mut picks: ArrayVec<usize, PICKS> = (0..done).filter(unseen).collect();
        let taken = picks.iter().map(|&pick| state.draft.taken[other.index()][pick]);
        let mut played: ArrayVec<Civilization, PICKS> = taken.filter(|&card| public.contains(card)).collect();
        played.sort_unstable();
        random.shuffle(&mut picks);
        for pick in picks {
            let card = played.pop().or_else(|| unknown.pop());
            world.taken[other.index()][pick] = card.expect("what is unknown fills what was unknown");
        }
    }
}

/// Between two looks of the seat at a pack others took from it: what they took is known if the seat has
/// looked again, who took which is not.
fn reshuffle_taken(
    game: &AgeOfCivilization,
    state: &State,
    seat: Seat,
    world: &mut Draft,
    pack: usize,
    random: &mut Random,
) {
    let (players, done) = (game.players, usize::from(state.draft.picks));
    let public = public(state);
    let mut look = first_look(players, seat, pack);
    while look < done {
        let looked_again = look + usize::from(players) <= done || done == PICKS;
        let others = look + 1..(look + usize::from(players)).min(done);
        let taken = |pick: usize| state.draft.taken[taker(players, pack, pick)][pick];
        let played = |pick: usize| Some(taken(pick)).filter(|&card| public.contains(card));
        let fixed: CivilizationSet = others.clone().filter_map(played).collect();
        let candidates: CivilizationSet = if looked_again {
            others.clone().map(taken).collect()
        } else {
            let mut left = state.draft.content(players, pack, look);
            left.remove(state.draft.taken[seat.index()][look]);
            left
        };
        let mut candidates: ArrayVec<Civilization, PACK> = candidates.without(fixed).iter().collect();
        random.shuffle(&mut candidates);
        for pick in others {
            let card = played(pick).or_else(|| candidates.pop());
            world.taken[taker(players, pack, pick)][pick] = card.expect("as many were taken as there are takers");
        }
        look += usize::from(players);
    }
}
