//! Ratings and totals, always recomputed from cards and workers: TTA-39, TTA-169 to TTA-182.

use epoka_core::{Log, Rule, Seat};
use strum::VariantArray;

use crate::{
    ThroughTheAges,
    action::Event,
    army,
    cards::MilitaryKind,
    data::{Banks, pact_side},
    effect::{Ability, Age, Counted, Gives, Kind, Kinds, Rate},
    produce,
    rules::*,
    state::*,
    tally::{Share, Source, Tally},
};

/// TTA-39: brings ratings, totals and tokens up to date after a change in a civilization, and those of its partners.
pub fn update(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    refresh(game, state, seat, log);
    for other in partners(state, seat).iter() {
        refresh(game, state, other, log);
    }
}

/// Who has a pact with a seat.
fn partners(state: &State, seat: Seat) -> epoka_core::Seats {
    let own = state.nations[seat].pact.map(|pact| pact.partner);
    let others = state
        .playing
        .iter()
        .filter(|&other| other != seat && state.nations[other].pact.is_some_and(|pact| pact.partner == seat));
    own.into_iter().chain(others).collect()
}

fn refresh(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let rates = compute(game, state, seat, &mut |rule| log.cite(rule));
    let nation = &mut state.nations[seat];
    let before = nation.rates;
    if rates == before || !(log.cite(TTA_39) && log.cite(TTA_169) && log.cite(TTA_7)) {
        return;
    }
    nation.rates = rates;
    nation.civil = after_change(nation.civil, before.civil, rates.civil, log);
    nation.military = after_change(nation.military, before.military, rates.military, log);
    if rates.yellow != before.yellow {
        move_yellow(state, seat, rates.yellow - before.yellow, log);
    }
    if rates.blue != before.blue {
        move_blue(state, seat, rates.blue - before.blue, log);
    }
}

/// TTA-177 to TTA-179: a higher total adds available actions, a lower one removes spent ones first.
fn after_change(available: u8, before: u8, after: u8, log: &mut Log<Event>) -> u8 {
    if after > before && log.cite(TTA_177) {
        // TTA-179: not all that the old card gave goes, and all of the new one comes.
        if log.cite(TTA_179) { available + (after - before) } else { after }
    } else if after < before && !log.cite(TTA_178) {
        available.saturating_sub(before - after)
    } else {
        available.min(after)
    }
}

/// TTA-182, TTA-184: yellow tokens come to the bank from the box, or go there as far as the bank has them.
pub fn move_yellow(state: &mut State, seat: Seat, amount: i8, log: &mut Log<Event>) {
    let nation = &mut state.nations[seat];
    if amount < 0 && u8::try_from(-amount).is_ok_and(|lost| lost > nation.yellow) && !log.cite(TTA_184) {
        return;
    }
    let moved = amount.max(-(nation.yellow.min(100) as i8));
    if moved > 0 && !log.cite(TTA_8) {
        return;
    }
    if moved != 0 && log.cite(TTA_182) {
        nation.yellow = nation.yellow.saturating_add_signed(moved);
        log.tell(Event::Yellow { seat, amount: moved });
    }
}

/// TTA-182, TTA-183: blue tokens come to the bank, or go from there first and then from cards.
pub fn move_blue(state: &mut State, seat: Seat, amount: i8, log: &mut Log<Event>) {
    if !log.cite(TTA_182) {
        return;
    }
    let nation = &mut state.nations[seat];
    if amount > 0 {
        nation.blue += amount.unsigned_abs();
        log.tell(Event::Blue { seat, amount });
        return;
    }
    let lost = amount.unsigned_abs();
    let from_bank = lost.min(nation.blue);
    if from_bank > 0 && log.cite(TTA_183) {
        nation.blue -= from_bank;
        log.tell(Event::Blue { seat, amount: -(from_bank as i8) });
    }
    if lost > from_bank {
        state.tasks.push(Task::LoseBlue { seat, count: lost - from_bank, named: 0 });
    }
}

/// The abilities of a seat's leader and of its wonders that are no ruins.
pub fn abilities<'a>(game: &'a ThroughTheAges, nation: &Nation) -> Abilities<'a> {
    // Only few wonders have any. Leaders have lower numbers than wonders, so they come first.
    let mut cards = nation.wonders.without(nation.ruins).in_both(game.able);
    nation.leader.into_iter().for_each(|leader| cards.insert(leader));
    // TTA-10: what a card says goes before the rules.
    if !TTA_10.in_force() {
        cards = CivilSet::default();
    }
    Abilities { game, cards, card: Civil(0), left: [].iter() }
}

/// Abilities, card by card. This is asked for nearly everywhere, so it is written out.
pub struct Abilities<'a> {
    game: &'a ThroughTheAges,
    cards: CivilSet,
    card: Civil,
    left: std::slice::Iter<'a, Ability>,
}

impl<'a> Iterator for Abilities<'a> {
    type Item = (Civil, &'a Ability);

    #[inline]
    fn next(&mut self) -> Option<(Civil, &'a Ability)> {
        loop {
            if let Some(ability) = self.left.next() {
                return Some((self.card, ability));
            }
            if self.cards.is_empty() {
                return None;
            }
            self.card = Civil(self.cards.0.trailing_zeros() as u8);
            self.cards.0 &= self.cards.0 - 1;
            self.left = self.game.data.card(self.card).abilities.iter();
        }
    }
}

/// TTA-39, TTA-169: ratings and totals from scratch.
pub fn compute(game: &ThroughTheAges, state: &State, seat: Seat, cite: &mut impl FnMut(Rule) -> bool) -> Rates {
    compute_from(game, state, seat, cite, |_, _| {})
}

/// The same; `note` hears what every source gives.
pub fn compute_from(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    cite: &mut impl FnMut(Rule) -> bool,
    note: impl FnMut(Source, Share),
) -> Rates {
    let nation = &state.nations[seat];
    let mut tally = Tally::new(note);
    let more = has_more_faces(game, nation) && cite(TTA_215);
    for card in nation.technologies.iter() {
        let data = game.data.card(card);
        if card.index() < WORKER_CARDS && !data.kind.is(Kinds::range(Kind::Government, Kind::Action)) {
            // TTA-6, TTA-159: once per worker.
            let workers = i16::from(nation.workers[card.index()]);
            if workers > 0 && data.worth == 0 && cite(TTA_159) {
                tally.add(Source::Civil(data.kind), &data.gives, workers, faces(data.gives.happy, more) * workers);
            }
        } else if cite(TTA_160) {
            tally.add(Source::Civil(data.kind), &data.gives, 1, faces(data.gives.happy, more));
        }
    }
    if let Some(leader) = nation.leader {
        let gives = &game.data.card(leader).gives;
        tally.add(Source::Civil(Kind::Leader), gives, 1, faces(gives.happy, more));
    }
    // TTA-161: an unfinished wonder does nothing.
    let unfinished = nation.unfinished.filter(|_| !TTA_161.in_force());
    for wonder in nation.wonders.iter().chain(unfinished) {
        let happy = wonder_faces(game, nation, wonder, more);
        if !nation.ruins.contains(wonder) {
            tally.add(Source::Civil(Kind::Wonder), &game.data.card(wonder).gives, 1, happy);
            continue;
        }
        // TTA-218: a ruin gives culture and nothing else.
        let culture = if cite(TTA_218) { game.ruin_culture as i8 } else { 0 };
        if culture > 0 {
            cite(TTA_F34);
        }
        tally.add(Source::Civil(Kind::Wonder), &Gives { culture, ..Gives::default() }, 1, happy);
    }
    for &colony in &nation.colonies {
        let gives = &game.data.face(colony).gives;
        tally.add(Source::Military(MilitaryKind::Territory), gives, 1, faces(gives.happy, more));
    }
    add_pacts(game, state, seat, &mut tally, cite);
    for (card, ability) in abilities(game, nation) {
        if let &Ability::Rating { of, each, per } = ability {
            let amount = i16::from(each) * count_raw(game, nation, per, more, cite);
            if of == Rate::Strength && !cite(TTA_214) {
                continue;
            }
            tally.rate(Source::Civil(game.data.card(card).kind), of, amount);
        }
    }
    tally.rate(Source::Military(MilitaryKind::Tactic), Rate::Strength, army::of_nation(game, nation, cite));
    tally.rates(game, cite)
}

/// What pacts give to a party.
fn add_pacts<N: FnMut(Source, Share)>(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    tally: &mut Tally<N>,
    cite: &mut impl FnMut(Rule) -> bool,
) {
    for owner in state.playing.iter() {
        let Some(pact) = state.nations[owner].pact else { continue };
        if (owner != seat && pact.partner != seat) || !cite(TTA_166) {
            continue;
        }
        let card = game.data.face(pact.card);
        let source = Source::Military(MilitaryKind::Pact);
        tally.add(source, pact_side(card, (owner == seat) == pact.owner_is_a), 1, 0);
        let partner = if owner == seat { pact.partner } else { owner };
        let wonders = i16::from(state.nations[partner].wonders.len());
        tally.rate(source, Rate::Culture, i16::from(card.culture_per_wonder) * wonders);
    }
}

/// TTA-215: the faces of a card, with one more if it has any.
fn faces(printed: i8, more: bool) -> i16 {
    i16::from(printed) + i16::from(more && printed > 0)
}

/// The faces of a completed wonder: a ruin has only those of a leader tucked under it.
fn wonder_faces(game: &ThroughTheAges, nation: &Nation, wonder: Civil, more: bool) -> i16 {
    let data = game.data.card(wonder);
    let is_ruin = nation.ruins.contains(wonder) && TTA_F34.in_force();
    let mut printed = if is_ruin { 0 } else { data.gives.happy };
    // TTA-208: as if printed.
    if nation.tucked == Some(wonder) && TTA_208.in_force() {
        printed += game.tucked_face as i8;
    }
    // TTA-215: the Basilica adds to all others.
    faces(printed, more && !data.abilities.contains(&Ability::MoreFaces {}))
}

fn has_more_faces(game: &ThroughTheAges, nation: &Nation) -> bool {
    abilities(game, nation).any(|(_, ability)| *ability == Ability::MoreFaces {})
}

/// The cards of a seat with workers, of these kinds.
pub fn manned<'a>(game: &ThroughTheAges, nation: &'a Nation, kinds: Kinds) -> Manned<'a> {
    let (mut left, mut places) = (kinds.0 & ((1 << WORKER_KINDS) - 1), 0);
    while left != 0 {
        places |= game.places[left.trailing_zeros() as usize];
        left &= left - 1;
    }
    // Workers stand on cards in play.
    Manned { nation, left: nation.technologies.0 as u64 & places }
}

/// Cards with workers, and how many each has.
pub struct Manned<'a> {
    nation: &'a Nation,
    left: u64,
}

impl Manned<'_> {
    /// Takes a card out; nothing if no worker stands there.
    #[inline]
    fn visit(&mut self, card: u32) -> Option<(Civil, i16)> {
        self.left &= !(1 << card);
        let workers = self.nation.workers[card as usize];
        (workers > 0).then_some((Civil(card as u8), workers.into()))
    }
}

impl Iterator for Manned<'_> {
    type Item = (Civil, i16);

    #[inline]
    fn next(&mut self) -> Option<(Civil, i16)> {
        while self.left != 0 {
            if let found @ Some(_) = self.visit(self.left.trailing_zeros()) {
                return found;
            }
        }
        None
    }
}

impl DoubleEndedIterator for Manned<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<(Civil, i16)> {
        while self.left != 0 {
            if let found @ Some(_) = self.visit(self.left.ilog2()) {
                return found;
            }
        }
        None
    }
}

/// How many of something a civilization has.
pub fn count(game: &ThroughTheAges, nation: &Nation, counted: Counted, cite: &mut impl FnMut(Rule) -> bool) -> i16 {
    let more = has_more_faces(game, nation);
    count_raw(game, nation, counted, more, cite)
}

fn count_raw(
    game: &ThroughTheAges,
    nation: &Nation,
    counted: Counted,
    more: bool,
    cite: &mut impl FnMut(Rule) -> bool,
) -> i16 {
    let level = |card: Civil| i16::from(game.data.card(card).age.level());
    let in_play = |kinds: Kinds| nation.technologies.iter().filter(move |&card| game.data.card(card).kind.is(kinds));
    match counted {
        Counted::Workers(kinds) => manned(game, nation, kinds).map(|(_, workers)| workers).sum(),
        // TTA-4: the level of the card its worker stands on.
        Counted::Levels(kinds) if cite(TTA_4) && cite(TTA_F3) => {
            manned(game, nation, kinds).map(|(card, workers)| workers * level(card)).sum()
        }
        Counted::Levels(_) => 0,
        // TTA-5: the best has a worker.
        Counted::BestLevel(kinds) if cite(TTA_5) && cite(TTA_F4) => {
            manned(game, nation, kinds).map(|(card, _)| level(card)).max().unwrap_or(0)
        }
        Counted::BestLevel(_) => 0,
        Counted::BestCulture(kind) => {
            let best = manned(game, nation, Kinds::one(kind)).next_back();
            // TTA-F32: one of them, not all on the card.
            let mut times = |workers: i16| if cite(TTA_F32) { 1 } else { workers };
            best.map_or(0, |(card, workers)| times(workers) * i16::from(game.data.card(card).gives.culture))
        }
        Counted::Sets(kinds) => {
            let named = Kind::VARIANTS.iter().filter(|kind| kind.is(kinds));
            named.map(|&kind| of_kind(game, nation, kind)).min().unwrap_or(0)
        }
        Counted::Kinds(kinds) => {
            let with = |all: u32, card: Civil| all | 1 << game.data.card(card).kind as u32;
            // TTA-F55: a worker is needed.
            let found = if cite(TTA_F55) {
                manned(game, nation, kinds).map(|(card, _)| card).fold(0, with)
            } else {
                in_play(kinds).fold(0, with)
            };
            found.count_ones() as i16
        }
        Counted::Faces(kinds) => faces_of(game, nation, kinds, more && cite(TTA_F33)),
        Counted::CultureOf(kinds) => output(game, nation, kinds, |rate| rate == Rate::Culture, more, cite),
        Counted::OutputOf(kinds) => output(game, nation, kinds, |_| true, more, cite),
        Counted::Cards(kinds) => in_play(kinds).count() as i16,
        Counted::CardLevels(kinds) => in_play(kinds).map(level).sum(),
        Counted::TechnologiesOf(age) => {
            nation.technologies.iter().filter(|&card| game.data.card(card).age == age).count() as i16
        }
        Counted::TechnologyLevels => nation.technologies.iter().map(level).sum(),
        Counted::Colonies => nation.colonies.len() as i16,
        Counted::FirstColony => i16::from(!nation.colonies.is_empty()),
        Counted::CivilActions => nation.rates.civil.into(),
        Counted::MilitaryActions => nation.rates.military.into(),
        Counted::HappyFaces => nation.rates.happiness.into(),
        // TTA-F56: it can cost points.
        Counted::Discontent if cite(TTA_F56) => discontent(game, nation).into(),
        Counted::Discontent => 0,
        Counted::ContentBeyond(most) if cite(TTA_F54) && cite(TTA_186) => {
            let workers = workers(nation) - i16::from(discontent(game, nation));
            (workers - i16::from(most)).max(0)
        }
        Counted::ContentBeyond(_) => workers(nation),
        Counted::FoodProduction if cite(TTA_F51) => produce::food(game, nation),
        Counted::FoodProduction => produce::food(game, nation) - i16::from(nation.rates.food),
        Counted::MineProduction if cite(TTA_F52) => produce::mines(game, nation),
        Counted::MineProduction => produce::resources(game, nation),
        Counted::LeastProduction => {
            // TTA-F53: labs and pacts included.
            let goods = if cite(TTA_F53) {
                produce::food(game, nation).min(produce::resources(game, nation))
            } else {
                (produce::food(game, nation) - i16::from(nation.rates.food)).min(produce::mines(game, nation))
            };
            // TTA-F53: nobody produces less than nothing.
            let least = goods.min(nation.rates.science).min(nation.rates.culture);
            if cite(TTA_F53) { least.max(0) } else { least }
        }
    }
}

/// The happy faces that cards of these kinds give.
fn faces_of(game: &ThroughTheAges, nation: &Nation, kinds: Kinds, more: bool) -> i16 {
    let buildings: i16 = manned(game, nation, kinds)
        .map(|(card, workers)| faces(game.data.card(card).gives.happy, more).max(0) * workers)
        .sum();
    let government =
        if Kind::Government.is(kinds) { faces(game.data.card(nation.government).gives.happy, more).max(0) } else { 0 };
    let wonders: i16 = if Kind::Wonder.is(kinds) {
        nation.wonders.iter().map(|wonder| wonder_faces(game, nation, wonder, more).max(0)).sum()
    } else {
        0
    };
    buildings + government + wonders
}

/// TTA-216: what buildings of these kinds really produce, with the changes of leaders.
fn output(
    game: &ThroughTheAges,
    nation: &Nation,
    kinds: Kinds,
    wanted: impl Fn(Rate) -> bool,
    more: bool,
    cite: &mut impl FnMut(Rule) -> bool,
) -> i16 {
    let of = |rate: Rate, gives: &Gives| match rate {
        Rate::Culture => i16::from(gives.culture),
        Rate::Science => i16::from(gives.science),
        Rate::Strength => i16::from(gives.strength),
    };
    let rates = [Rate::Culture, Rate::Science, Rate::Strength];
    let mut sum = 0;
    for (card, workers) in manned(game, nation, kinds) {
        let gives = &game.data.card(card).gives;
        sum += workers * rates.iter().filter(|&&rate| wanted(rate)).map(|&rate| of(rate, gives)).sum::<i16>();
    }
    for (_, ability) in abilities(game, nation) {
        let &Ability::Rating { of, each, per } = ability else { continue };
        let about = match per {
            Counted::Workers(about) | Counted::Levels(about) | Counted::BestLevel(about) | Counted::Sets(about) => {
                about
            }
            Counted::BestCulture(kind) => Kinds::one(kind),
            _ => continue,
        };
        if wanted(of) && about.0 & !kinds.0 == 0 && cite(TTA_216) && cite(TTA_A8) {
            sum += i16::from(each) * count_raw(game, nation, per, more, cite);
        }
    }
    sum
}

/// Every yellow token outside the bank.
pub fn workers(nation: &Nation) -> i16 {
    i16::from(nation.unused) + nation.workers.iter().map(|&workers| i16::from(workers)).sum::<i16>()
}

/// TTA-190: discontent workers.
pub fn discontent(game: &ThroughTheAges, nation: &Nation) -> u8 {
    // TTA-189: an emptier bank needs more happiness.
    let needed = if TTA_189.in_force() { Banks::at(&game.data.banks.happiness, nation.yellow) } else { 0 };
    if TTA_190.in_force() { needed.saturating_sub(nation.rates.happiness) } else { 0 }
}

/// How many urban buildings, or units, of a kind a seat has.
pub fn of_kind(game: &ThroughTheAges, nation: &Nation, kind: Kind) -> i16 {
    manned(game, nation, Kinds::one(kind)).map(|(_, workers)| workers).sum()
}

/// Whether a card is of an age before the one that just ended (TTA-27), given the new age.
pub fn is_obsolete(age: Age, new: Age) -> bool {
    age.level() + 1 < new.level()
}
