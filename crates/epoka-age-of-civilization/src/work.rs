//! Step 2 of a turn, actions or rest: AC-21 to AC-30, AC-37, AC-47 to AC-49, AC-51.

use epoka_core::{Illegal, Log, Seat, allow, refuse};
use strum::VariantArray;

use crate::{
    AgeOfCivilization,
    action::{Action, Event},
    effect::{Effect, Moment, Topic},
    learn,
    nation::{self, bits, holds},
    rules::*,
    state::*,
};

/// What a seat's abilities make of the actions, gathered in one go over them.
pub struct Profile {
    discount: [u8; Verb::COUNT],
    workers: [u8; Verb::COUNT],
    extra_workers: [u8; Verb::COUNT],
    own_slots: [u8; Verb::COUNT],
    kept: u16,
    blocked: u16,
    reach: u16,
    /// What researching some technologies costs less, by technology.
    research: [u8; TechnologySet::CAPACITY],
    /// Which these are.
    named: TechnologySet,
    free_research: TechnologySet,
}

/// What an action costs.
#[derive(Clone, Copy)]
pub struct Cost {
    workers: u8,
    coins: u8,
    doomed: u8,
}

impl Profile {
    /// The profile of a seat: about one action or the cost of all, done through a technology or not.
    pub fn of(game: &AgeOfCivilization, state: &State, seat: Seat, topic: Topic, via: Option<Technology>) -> Profile {
        let mut profile = Profile {
            discount: [0; Verb::COUNT],
            workers: game.workers,
            extra_workers: [0; Verb::COUNT],
            own_slots: [0; Verb::COUNT],
            kept: 0,
            blocked: blocked(game, state, seat),
            reach: reach(game, state, false),
            research: [0; TechnologySet::CAPACITY],
            named: TechnologySet::default(),
            free_research: TechnologySet::default(),
        };
        if AC_67.in_force() {
            profile.discount[Verb::Wonder as usize] = game.scenario().map_or(0, |scenario| scenario.wonder_discount);
        }
        nation::each_effect(game, &state.nations[seat], topic, |_, _, effect| {
            profile.add(game, state, seat, via, effect);
        });
        profile
    }

    /// Adds what one ability makes of an action.
    fn add(&mut self, game: &AgeOfCivilization, state: &State, seat: Seat, via: Option<Technology>, effect: &Effect) {
        match *effect {
            Effect::Discount { verb, coins, per, technologies, condition, not_via } => {
                // AC-51: some discounts do not work through Education.
                let barred = AC_51.in_force() && not_via.is_some() && not_via == via;
                if !barred && holds(game, state, seat, condition) {
                    let coins = coins.saturating_mul(nation::times(game, state, seat, per) as u8);
                    if technologies.is_empty() {
                        let discount = &mut self.discount[verb as usize];
                        *discount = discount.saturating_add(coins);
                    }
                    for technology in technologies.iter() {
                        let discount = &mut self.research[technology.index()];
                        *discount = discount.saturating_add(coins);
                    }
                    self.named = self.named.and(technologies);
                }
            }
            Effect::FreeResearch { technologies } => self.free_research = self.free_research.and(technologies),
            Effect::Slot { verb } => self.own_slots[verb as usize] += 1,
            Effect::WorkersNeeded { verb, workers } => {
                let needed = &mut self.workers[verb as usize];
                *needed = workers.min(*needed);
            }
            Effect::ExtraWorkers { verb, workers } => self.extra_workers[verb as usize] += workers,
            Effect::KeepWorkers { verb } => self.kept |= 1 << verb as u16,
            Effect::FutureCards if AC_49.in_force() => self.reach = reach(game, state, true),
            Effect::FutureCards
            | Effect::Bonus { .. }
            | Effect::Follow { .. }
            | Effect::FollowTurn { .. }
            | Effect::OthersLose { .. }
            | Effect::BlockOthers { .. }
            | Effect::Strength { .. }
            | Effect::WarImmune
            | Effect::On { .. }
            | Effect::Fund { .. } => {}
        }
    }

    /// AC-24, AC-27, AC-A7: how many slots of an action are open to the seat: the card's and its own.
    fn slots(&self, game: &AgeOfCivilization, verb: Verb) -> u8 {
        let printed = if self.reach & (1 << verb as u16) != 0 { game.actions[verb as usize].slots } else { 0 };
        let printed = if AC_24.in_force() { printed } else { printed.min(1) };
        let own = if AC_27.in_force() { self.own_slots[verb as usize] } else { 0 };
        if AC_A7.in_force() { printed + own } else { printed.max(own) }
    }

    /// AC-25, AC-26: what an action costs this seat; Research is of a technology.
    fn cost(&self, game: &AgeOfCivilization, verb: Verb, technology: Option<Technology>) -> Cost {
        let action = &game.actions[verb as usize];
        // AC-A10: the base number first, extras after it.
        let extra = if AC_A10.in_force() { self.extra_workers[verb as usize] } else { 0 };
        let workers = self.workers[verb as usize] + extra;
        let mut discount = if AC_26.in_force() { self.discount[verb as usize] } else { 0 };
        let mut free = false;
        if let Some(technology) = technology {
            discount = discount.saturating_add(self.research[technology.index()]);
            // AC-51, AC-A6: "costs nothing" beats all.
            free = AC_51.in_force() && AC_A6.in_force() && self.free_research.contains(technology);
        }
        let coins = if free { 0 } else { action.coins.saturating_sub(discount) };
        // AC-47: some workers come back from red slots.
        let kept = AC_47.in_force() && self.kept & (1 << verb as u16) != 0;
        Cost { workers, coins, doomed: if action.sacrifices && !kept { workers } else { 0 } }
    }

    /// Cites the rules by which a technology is researched for nothing, or not in place of one that would be.
    fn cite(&self, position: usize, technology: Technology, log: &mut Log<Event>) {
        if self.free_research.contains(technology) {
            log.cite(AC_51);
            log.cite(AC_A6);
        }
        let covered = Technology(position as u8);
        if self.free_research.and(self.named).contains(covered) && technology != covered {
            log.cite(AC_A14);
        }
    }
}

/// AC-48: the actions that main civilizations of opponents forbid a seat, as bits.
fn blocked(game: &AgeOfCivilization, state: &State, seat: Seat) -> u16 {
    let mains = |seat: Seat| state.nations[seat].civilizations.main_set();
    let all = Seat::all(game.players).fold(CivilizationSet::default(), |all, seat| all.and(mains(seat)));
    let blockers = game.data.effects.about(Topic::BLOCK).main.in_both(all.without(mains(seat)));
    let mut blocked = 0;
    for effect in blockers.iter().flat_map(|civilization| game.data.effects.of(Source::Main { civilization })) {
        if let Effect::BlockOthers { verb } = effect {
            blocked |= 1 << *verb as u16;
        }
    }
    blocked
}

/// AC-13, AC-49: the actions that are fixed or whose card is in the window, or still to come for who may use
/// such cards, as bits.
fn reach(game: &AgeOfCivilization, state: &State, future: bool) -> u16 {
    // AC-33: it moves with the rounds.
    let moved = if AC_33.in_force() { state.round.saturating_sub(1) } else { 0 };
    let first = usize::from(moved).min(state.track.len());
    let last = if future || !AC_13.in_force() { TRACK } else { first + WINDOW };
    let window = &state.track[first..last.min(state.track.len())];
    window.iter().fold(game.always, |reach, card| reach | game.verbs[card.index()])
}

/// The one definition of a legal action: listing and doing both go through it. Research is of a technology.
fn check(
    game: &AgeOfCivilization,
    state: &State,
    seat: Seat,
    profile: &Profile,
    verb: Verb,
    technology: Option<Technology>,
) -> Result<Cost, Illegal> {
    check_slot(game, state, profile, verb).and(check_cost(game, state, seat, profile, verb, technology))
}

/// The first half of it: whether a slot is free.
fn check_slot(game: &AgeOfCivilization, state: &State, profile: &Profile, verb: Verb) -> Result<(), Illegal> {
    let slots = profile.slots(game, verb);
    // AC-48: an opponent's main civilization may forbid it altogether.
    refuse(AC_48, profile.blocked & (1 << verb as u16) != 0)
        .and(refuse(AC_13, slots == 0))
        // AC-22, AC-23: each slot once a turn.
        .and(refuse(AC_22, state.work.uses[verb as usize] >= slots))
}

/// The second half: whether the seat can afford it, and what it costs.
fn check_cost(
    game: &AgeOfCivilization,
    state: &State,
    seat: Seat,
    profile: &Profile,
    verb: Verb,
    technology: Option<Technology>,
) -> Result<Cost, Illegal> {
    let nation = &state.nations[seat];
    let cost = profile.cost(game, verb, technology.map(|technology| name(game, nation, technology)));
    // AC-30: workers on red slots still count, but they are not free.
    let affords = nation.workers - state.work.placed >= cost.workers && nation.coins >= cost.coins.into();
    if affords { Ok(cost) } else { Err(Illegal::by(AC_22)) }
}

/// AC-A14: the name by which abilities know a technology: its own, not that of the one it covers.
fn name(game: &AgeOfCivilization, nation: &Nation, technology: Technology) -> Technology {
    let covered = || learn::position_of(game, nation, technology).map(|position| Technology(position as u8));
    if AC_A14.in_force() { technology } else { covered().unwrap_or(technology) }
}

/// Everything a seat can do in step 2.
pub fn list(game: &AgeOfCivilization, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let profile = Profile::of(game, state, seat, Topic::COST, None);
    // Which actions are legal is hard to guess for a processor: all are looked at before one is listed.
    let legal = Verb::VARIANTS.iter().fold(0, |legal, &verb| {
        // What Research costs depends on the technology.
        let checked = if verb == Verb::Research {
            check_slot(game, state, &profile, verb).is_ok()
        } else {
            check(game, state, seat, &profile, verb, None).is_ok()
        };
        legal | u16::from(checked) << verb as u16
    });
    for verb in bits(legal).map(|verb| Verb::VARIANTS[verb]) {
        match verb {
            Verb::Research => {
                let nation = &state.nations[seat];
                let nothing = check_research(game, nation, None).is_ok().then_some(None);
                for technology in learn::open(game, nation).map(Some).chain(nothing) {
                    if check_cost(game, state, seat, &profile, verb, technology).is_ok() {
                        list.push(Action::Research { technology });
                    }
                }
            }
            Verb::Wonder => {
                if check_wonder(state, None).is_ok() {
                    list.push(Action::Build { wonder: None });
                }
                list.extend(state.wonders.iter().map(|wonder| Action::Build { wonder: Some(wonder) }));
            }
            Verb::Exploit
            | Verb::Culture
            | Verb::Construction
            | Verb::Conquest
            | Verb::Hunting
            | Verb::Fishing
            | Verb::Trade
            | Verb::Agriculture => list.push(Action::Work { verb }),
        }
    }
    learn::list_specials(game, state, seat, list);
    if check_rest(state).is_ok() {
        list.push(Action::Rest);
    }
    if check_finish(state).is_ok() {
        list.push(Action::Finish);
    }
}

fn has_worked(state: &State) -> bool {
    state.work.uses != [0; Verb::COUNT]
}

/// AC-21: act or rest, not both.
fn check_rest(state: &State) -> Result<(), Illegal> {
    refuse(AC_21, has_worked(state))
}

/// AC-A18: the work may be declared done even if nothing was done.
fn check_finish(state: &State) -> Result<(), Illegal> {
    allow(AC_A18, !has_worked(state))
}

/// AC-5: a wonder of the pool; AC-A1: none if it is empty.
fn check_wonder(state: &State, wonder: Option<Wonder>) -> Result<(), Illegal> {
    let there = wonder.map_or(state.wonders.is_empty(), |wonder| state.wonders.contains(wonder));
    if !there {
        return Err(Illegal::by(AC_5));
    }
    allow(AC_A1, wonder.is_none())
}

/// AC-28: a technology that can be gained, and where it is; AC-A2: none if all are owned.
fn check_research(
    game: &AgeOfCivilization,
    nation: &Nation,
    technology: Option<Technology>,
) -> Result<Option<usize>, Illegal> {
    if let Some(technology) = technology {
        return learn::check(game, nation, technology).map(Some);
    }
    if usize::from(nation::technologies(nation)) < POSITIONS {
        return Err(Illegal::by(AC_5));
    }
    allow(AC_A2, true).map(|()| None)
}

/// AC-22: an action that asks for nothing more.
pub fn plain(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    verb: Verb,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    // Research and Wonder say what is gained.
    if matches!(verb, Verb::Research | Verb::Wonder) {
        return Err(Illegal::by(AC_25));
    }
    let profile = Profile::of(game, state, seat, Topic::action(verb), None);
    let cost = check(game, state, seat, &profile, verb, None)?;
    perform(game, state, seat, verb, None, cost, log);
    Ok(())
}

/// AC-25, AC-28: researches a technology; AC-A2: with all of them for the points alone.
pub fn research(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    technology: Option<Technology>,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let position = check_research(game, &state.nations[seat], technology)?;
    let profile = Profile::of(game, state, seat, Topic::action(Verb::Research), None);
    let cost = check(game, state, seat, &profile, Verb::Research, technology)?;
    let (Some(technology), Some(position)) = (technology, position) else {
        log.cite(AC_A2);
        perform(game, state, seat, Verb::Research, None, cost, log);
        return Ok(());
    };
    profile.cite(position, technology, log);
    // AC-75: what is gained does not change the action that brings it.
    let after = log.cite(AC_75);
    if !after {
        learn::learn(game, state, seat, position, log);
    }
    perform(game, state, seat, Verb::Research, Some(technology), cost, log);
    if after {
        learn::learn(game, state, seat, position, log);
    }
    Ok(())
}

/// AC-25: builds a wonder; AC-A1: from an empty pool for the points alone.
pub fn build(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    wonder: Option<Wonder>,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_wonder(state, wonder)?;
    let profile = Profile::of(game, state, seat, Topic::action(Verb::Wonder), None);
    let cost = check(game, state, seat, &profile, Verb::Wonder, None)?;
    perform(game, state, seat, Verb::Wonder, None, cost, log);
    match wonder {
        Some(wonder) => learn::receive(game, state, seat, wonder, log),
        None => {
            log.cite(AC_A1);
        }
    }
    Ok(())
}

/// Puts the workers on the slot, pays and takes the effect.
fn perform(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    verb: Verb,
    technology: Option<Technology>,
    cost: Cost,
    log: &mut Log<Event>,
) {
    for rule in [AC_13, AC_22, AC_23] {
        log.cite(rule);
    }
    let uses = state.work.uses[verb as usize];
    if uses > 0 && reach(game, state, false) & (1 << verb as u16) != 0 {
        // AC-24, AC-A7: more than one slot of it, on its card or on the seat's own.
        log.cite(if uses < game.actions[verb as usize].slots { AC_24 } else { AC_A7 });
    }
    if let Some(card) = game.cards[verb as usize] {
        log.use_component(game.data.number_of_card(card));
        if game.always & (1 << verb as u16) != 0 {
            log.cite(AC_69);
        }
    }
    state.work.uses[verb as usize] += 1;
    state.work.placed += cost.workers;
    state.work.doomed += cost.doomed;
    take_effect(game, state, seat, verb, technology, cost.coins, log);
}

/// AC-25, AC-26: pays the coins of an action and takes its effect with all that adds to it.
fn take_effect(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    verb: Verb,
    technology: Option<Technology>,
    coins: u8,
    log: &mut Log<Event>,
) {
    let action = &game.data.action[verb as usize];
    let nation = &mut state.nations[seat];
    nation.coins = nation.coins.saturating_sub(coins.into());
    log.use_component(game.data.number_of_verb(verb));
    log.tell(Event::Worked { seat, verb, coins });
    // AC-76: a Conquest without success still has its bonuses.
    let mut bonuses = true;
    if log.cite(AC_25) {
        nation::score(state, seat, action.gain.points.into(), |ledger| &mut ledger.actions, log);
        nation::gain_coins(state, seat, action.gain.coins.into(), log);
        if verb == Verb::Conquest {
            log.cite(if game.players == 1 { AC_63 } else { AC_2 });
        }
        if let Some(when) = &action.when
            && holds(game, state, seat, game.data.effects.condition[verb as usize])
        {
            nation::score(state, seat, when.gain.points.into(), |ledger| &mut ledger.actions, log);
            nation::gain_coins(state, seat, when.gain.coins.into(), log);
        } else if verb == Verb::Conquest {
            bonuses = log.cite(AC_76);
        }
        nation::others_coins(game, state, seat, action.others.coins as i8, log);
    }
    let nation = state.nations[seat];
    nation::each_effect(game, &nation, Topic::action(verb), |source, _, effect| match effect {
        Effect::Bonus { verb: of, gain, technologies } if *of == verb && bonuses => {
            let fits =
                technologies.is_empty() || technology.is_some_and(|technology| technologies.contains(technology));
            if fits && log.cite(AC_26) {
                nation::gain(game, state, seat, source, gain, log);
            }
        }
        Effect::OthersLose { verb: of, coins } if *of == verb && bonuses => {
            log.use_component(game.data.number(source));
            nation::others_coins(game, state, seat, -(*coins as i8), log);
        }
        // AC-37, AC-78: right after the effect.
        Effect::Follow { verb: follower, after } if *after == verb && log.cite(AC_37) && log.cite(AC_78) => {
            log.use_component(game.data.number(source));
            state.tasks.push(Task::Follow { seat, verb: *follower });
        }
        Effect::Discount { verb: of, .. }
        | Effect::Slot { verb: of }
        | Effect::WorkersNeeded { verb: of, .. }
        | Effect::ExtraWorkers { verb: of, .. }
        | Effect::KeepWorkers { verb: of }
            if *of == verb =>
        {
            log.use_component(game.data.number(source));
            log.cite(rule_of(effect));
        }
        Effect::FutureCards if reach(game, state, true) & !reach(game, state, false) & (1 << verb as u16) != 0 => {
            log.use_component(game.data.number(source));
            log.cite(AC_49);
        }
        Effect::Bonus { .. }
        | Effect::OthersLose { .. }
        | Effect::Follow { .. }
        | Effect::Discount { .. }
        | Effect::Slot { .. }
        | Effect::WorkersNeeded { .. }
        | Effect::ExtraWorkers { .. }
        | Effect::KeepWorkers { .. }
        | Effect::FutureCards
        | Effect::FreeResearch { .. }
        | Effect::FollowTurn { .. }
        | Effect::BlockOthers { .. }
        | Effect::Strength { .. }
        | Effect::WarImmune
        | Effect::On { .. }
        | Effect::Fund { .. } => {}
    });
}

/// The rule by which an ability changes an action's cost or place.
fn rule_of(effect: &Effect) -> epoka_core::Rule {
    match effect {
        Effect::Slot { .. } => AC_27,
        Effect::WorkersNeeded { .. } | Effect::ExtraWorkers { .. } => AC_A10,
        Effect::KeepWorkers { .. } => AC_47,
        Effect::Bonus { .. }
        | Effect::Discount { .. }
        | Effect::FreeResearch { .. }
        | Effect::Follow { .. }
        | Effect::FollowTurn { .. }
        | Effect::OthersLose { .. }
        | Effect::BlockOthers { .. }
        | Effect::FutureCards
        | Effect::Strength { .. }
        | Effect::WarImmune
        | Effect::On { .. }
        | Effect::Fund { .. } => AC_26,
    }
}

/// AC-37: whether an action without a worker can be paid for, and its coins.
pub fn follow_cost(
    game: &AgeOfCivilization,
    state: &State,
    seat: Seat,
    verb: Verb,
    via: Option<Technology>,
) -> Option<u8> {
    let profile = Profile::of(game, state, seat, Topic::action(verb), via);
    let coins = profile.cost(game, verb, None).coins;
    let free = profile.blocked & (1 << verb as u16) == 0;
    (free && state.nations[seat].coins >= coins.into()).then_some(coins)
}

/// AC-37: does an action without a worker, whether or not its card is in the window.
pub fn follow(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    verb: Verb,
    via: Option<Technology>,
    coins: u8,
    log: &mut Log<Event>,
) {
    log.cite(AC_37);
    if via.is_some() {
        log.cite(AC_51);
    }
    take_effect(game, state, seat, verb, None, coins, log);
}

/// AC-29: rests; the turn goes on to its end.
pub fn rest(game: &AgeOfCivilization, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    check_rest(state)?;
    log.cite(AC_21);
    log.tell(Event::Rested { seat });
    if log.cite(AC_29) {
        let rest = &game.data.setup.rest;
        nation::gain_coins(state, seat, rest.coins.into(), log);
        nation::gain_workers(game, state, seat, rest.workers, log);
        nation::fire(game, state, seat, Moment::Rest, log);
    }
    Ok(())
}

/// AC-30: the turn's work is done, or none is.
pub fn finish(state: &State, log: &mut Log<Event>) -> Result<(), Illegal> {
    check_finish(state)?;
    if !has_worked(state) {
        log.cite(AC_A18);
    }
    Ok(())
}

/// AC-30: workers come back, those on red slots are lost.
pub fn go_home(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    for _ in 0..state.work.doomed {
        if log.cite(AC_30) {
            nation::sacrifice(state, seat, log);
        }
    }
    // AC-23: and every slot is free again.
    let uses = if log.cite(AC_23) { [0; Verb::COUNT] } else { state.work.uses };
    state.work = Work { uses, ..Work::default() };
}
