//! Events and the windows in which seats may react.

use epoka_core::{Illegal, Log, Seat, Seats, refuse};

use crate::{
    Ccg,
    action::{Action, Event},
    cards::{CardData, Mode},
    choices::{Step, effects, holds, is_possible, next_step},
    deeds,
    effect::{Deed, Effect},
    geography, manage,
    rules::*,
    state::*,
    words::*,
    zones,
};

/// The events in a hand that may be played now.
pub fn list(game: &Ccg, state: &State, seat: Seat, moment: Moment, list: &mut Vec<Action>) {
    for card in state.realms[seat].hand.distinct() {
        if game.data.card(card).kind == Kind::Event && check(game, state, seat, card, moment).is_ok() {
            list.push(Action::Play { card });
        }
    }
}

/// Whether a seat could react for all that everybody knows: it holds cards, and some event that may be
/// among them could be played.
pub fn might_react(game: &Ccg, state: &State, seat: Seat, moment: Moment) -> bool {
    let realm = &state.realms[seat];
    if realm.hand.is_empty() || !state.playing.contains(seat) {
        return false;
    }
    let may_hold = |card: Card| game.hidden_lists || open_copies(game, state, seat, card) > 0;
    let events = game.data.moments[moment as usize].iter().copied();
    let fits = |card: &Card| is_time(game.data.card(*card), state, seat);
    events.filter(fits).filter(|&card| may_hold(card)).any(|card| check(game, state, seat, card, moment).is_ok())
}

/// How many copies of a card of an open list are in the hand or library.
fn open_copies(game: &Ccg, state: &State, seat: Seat, card: Card) -> usize {
    let library = &game.decks[seat.index()].library;
    let from = library.partition_point(|&other| other < card);
    let copies = library[from..].iter().take_while(|&&other| other == card).count();
    if copies == 0 {
        return 0;
    }
    let realm = &state.realms[seat];
    let gone = realm.discard.iter().filter(|&&other| other == card).count();
    let in_play = realm.items.iter().filter(|item| item.card == card).count();
    let announced = state.announced.iter().filter(|event| event.seat == seat && event.card == card).count();
    copies.saturating_sub(gone + in_play + announced)
}

/// CCG-104: whether it is the phase and the turn of an event.
fn is_time(data: &CardData, state: &State, seat: Seat) -> bool {
    data.phases.contains(state.phase)
        && match data.turns {
            Turns::Own => seat == state.active,
            Turns::Opponent => seat != state.active,
            Turns::Any => true,
        }
}

/// CCG-19, CCG-104: whether an event may be played now by a seat that has it.
pub fn check(game: &Ccg, state: &State, seat: Seat, card: Card, moment: Moment) -> Result<(), Illegal> {
    let data = game.data.card(card);
    refuse(CCG_104, !data.windows.contains(moment) || !is_time(data, state, seat))?;
    refuse(CCG_19, data.era > state.realms[seat].era.0)?;
    refuse(CCG_18, state.realms[seat].food < data.pay.food.into())?;
    manage::check_requires(game, state, seat, card)?;
    for effect in &data.effects {
        match &effect.does {
            Deed::Counter { target, .. } => {
                let top = state.announced.last().ok_or(Illegal::by(CCG_107))?;
                let source = game.data.card(top.card).source;
                refuse(CCG_107, !target.sources.allows(source) || top.cancelled)?;
            }
            Deed::CancelAction { action: Called::NavalTravel, .. } => {
                refuse(CCG_77, ships(game, state) == 0)?;
            }
            // Its text speaks of the own terrains.
            Deed::CancelAction { action: Called::Attack, .. } => refuse(CCG_107, state.venture.place.seat != seat)?,
            Deed::IncomeBonus { .. }
            | Deed::Happiness { .. }
            | Deed::UnitStat { .. }
            | Deed::Movement { .. }
            | Deed::Keyword { .. }
            | Deed::Cost { .. }
            | Deed::DiscardValue { .. }
            | Deed::RuleValue { .. }
            | Deed::ExploreCost { .. }
            | Deed::Upkeep { .. }
            | Deed::BuildingStat { .. }
            | Deed::CapitalStat { .. }
            | Deed::Basing { .. }
            | Deed::UnitSite { .. }
            | Deed::TerrainType { .. }
            | Deed::Provides { .. }
            | Deed::EntryRule { .. }
            | Deed::Forbid { .. }
            | Deed::Protect { .. }
            | Deed::RuleException { .. }
            | Deed::Food { .. }
            | Deed::FoodTransfer { .. }
            | Deed::GainIncome { .. }
            | Deed::ConvertIncome { .. }
            | Deed::Draw { .. }
            | Deed::Discard { .. }
            | Deed::Look { .. }
            | Deed::Search { .. }
            | Deed::Destroy { .. }
            | Deed::Damage { .. }
            | Deed::SetReady { .. }
            | Deed::Relocate { .. }
            | Deed::Bounce { .. }
            | Deed::Progress { .. }
            | Deed::Deploy { .. }
            | Deed::ExploreFree { .. }
            | Deed::LoseTerrain {}
            | Deed::TakeControl { .. }
            | Deed::TimeMarkers { .. }
            | Deed::Choose { .. }
            | Deed::SwapTerrains { .. } => {}
        }
    }
    if next_step(data, &Choice::default()) == Step::Ready {
        return Ok(());
    }
    if is_possible(game, state, seat, card, &Choice::default()) { Ok(()) } else { Err(Illegal::by(CCG_107)) }
}

/// CCG-77: the ships of a journey or attack, and all they carry.
pub fn ships(game: &Ccg, state: &State) -> u128 {
    let venture = &state.venture;
    let swims = |at: &usize| game.data.card(state.units[*at].card).mode == Mode::Swim;
    let fleet = bits(venture.units).filter(swims).fold(0u128, |set, at| set | 1 << at);
    let aboard = |at: &usize| bits(fleet).any(|ship| state.units[ship].place == state.units[*at].place);
    bits(venture.carried).filter(aboard).fold(fleet, |set, at| set | 1 << at)
}

/// CCG-104, CCG-107: an event is played from hand; choices come next.
pub fn play(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    card: Card,
    moment: Moment,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !state.realms[seat].hand.contains(card) || game.data.card(card).kind != Kind::Event {
        return Err(Illegal::by(CCG_104));
    }
    check(game, state, seat, card, moment)?;
    log.cite(CCG_104);
    state.realms[seat].hand.remove(card);
    if moment == Moment::EventPlayed {
        pay(game, state, seat, card, log);
        state.announced.push(Announced { seat, card, cancelled: false });
        reopen(game, state);
        return Ok(());
    }
    if let Some(Task::Window { moment, .. }) = state.tasks.top() {
        state.tasks.pop();
        // CCG-106: after this event the next player is asked, and all must pass again.
        let seat = geography::next(game, state, seat);
        state.tasks.push(Task::Window { moment, seat, passes: 0 });
    }
    state.choice = Choice::default();
    state.tasks.push(Task::Announce { seat, card });
    Ok(())
}

fn pay(game: &Ccg, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) {
    let food = game.data.card(card).pay.food;
    if food > 0 && log.cite(CCG_18) && log.cite(CCG_A22) {
        zones::add_food(state, seat, -i16::from(food), log);
    }
    log.tell(Event::Announced { seat, card });
}

/// The window for the last announced event begins with the player after its controller.
fn reopen(game: &Ccg, state: &mut State) {
    let top = state.announced.last().expect("an event was announced");
    let seat = geography::next(game, state, top.seat);
    state.tasks.pop();
    state.tasks.push(Task::Window { moment: Moment::EventPlayed, seat, passes: 0 });
}

/// CCG-107: all is chosen; the event is paid and announced, and everybody may react.
pub fn announce(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let Some(Task::Announce { seat, card }) = state.tasks.pop() else { unreachable!("an event is being announced") };
    pay(game, state, seat, card, log);
    log.use_component(card.index());
    state.announced.push(Announced { seat, card, cancelled: false });
    let next = geography::next(game, state, seat);
    state.tasks.push(Task::Window { moment: Moment::EventPlayed, seat: next, passes: 0 });
}

/// CCG-106: all have passed in a row.
pub fn close(game: &Ccg, state: &mut State, moment: Moment, log: &mut Log<Event>) {
    state.tasks.pop();
    if moment == Moment::EventPlayed {
        resolve_top(game, state, log);
    }
}

/// CCG-107: the last announced event takes effect first.
fn resolve_top(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let top = *state.announced.last().expect("an event was announced");
    if state.announced.len() == 1 {
        state.tasks.push(Task::Resolve { effect: 0 });
        return;
    }
    state.announced.pop();
    zones::discard(state, top.seat, top.card, log);
    let below = state.announced.len() - 1;
    let hurt = state.announced[below];
    // A window for the event below opens again, unless it is cancelled.
    state.tasks.push(Task::Window { moment: Moment::EventPlayed, seat: hurt.seat, passes: 0 });
    if top.cancelled {
        log.tell(Event::Cancelled { seat: top.seat, card: top.card });
        reopen(game, state);
        return;
    }
    log.cite(CCG_107);
    log.use_component(top.card.index());
    let unless = game.data.card(top.card).effects.iter().find_map(|effect| match &effect.does {
        Deed::Counter { unless_pay, .. } => *unless_pay,
        _ => None,
    });
    match unless {
        Some(pay) if state.realms[hurt.seat].food >= pay.food.into() => {
            reopen(game, state);
            state.tasks.push(Task::Ransom { seat: hurt.seat, food: pay.food });
        }
        _ => cancel(game, state, log),
    }
    push_resolved(state, top.seat);
}

fn push_resolved(state: &mut State, seat: Seat) {
    state.tasks.push(Task::Resolved { seat, from: 0 });
}

/// The event that is on top now is cancelled.
pub fn cancel(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let below = state.announced.len() - 1;
    state.announced[below].cancelled = true;
    let hurt = state.announced[below];
    if below == 0 {
        // It goes to the discard pile without effect.
        state.tasks.pop();
        log.tell(Event::Cancelled { seat: hurt.seat, card: hurt.card });
        state.tasks.push(Task::Resolve { effect: u8::MAX });
    } else {
        reopen(game, state);
        let Some(Task::Window { moment, seat, .. }) = state.tasks.pop() else { unreachable!("a window is open") };
        state.tasks.push(Task::Window { moment, seat, passes: game.players });
    }
}

/// CCG-107: pays so that the event is not cancelled, or lets it be.
pub fn ransom(game: &Ccg, state: &mut State, paid: bool, log: &mut Log<Event>) -> Result<(), Illegal> {
    let Some(Task::Ransom { seat, food }) = state.tasks.top() else { return Err(Illegal::by(CCG_107)) };
    log.cite(CCG_107);
    state.tasks.pop();
    if paid {
        zones::add_food(state, seat, -i16::from(food), log);
    } else {
        cancel(game, state, log);
    }
    Ok(())
}

/// CCG-107: the next effect of the event.
pub fn resolve(game: &Ccg, state: &mut State, effect: u8, log: &mut Log<Event>) {
    let Announced { seat, card, .. } = state.announced[0];
    let data = game.data.card(card);
    let choice = state.choice;
    state.tasks.pop();
    let Some(does) = effects(data, &choice).nth(effect.into()) else {
        finish(game, state, effect == u8::MAX, log);
        return;
    };
    state.tasks.push(Task::Resolve { effect: effect + 1 });
    if does.when == When::OnPlay && holds(game, state, seat, choice.player, does) {
        deeds::perform(game, state, deeds::Cause { seat, card, effect }, does, log);
    }
}

/// CCG-103: an instant event goes to the discard pile; another stays.
fn finish(game: &Ccg, state: &mut State, cancelled: bool, log: &mut Log<Event>) {
    let Announced { seat, card, .. } = state.announced.pop().expect("the event was announced");
    let data = game.data.card(card);
    let choice = std::mem::take(&mut state.choice);
    if data.stay == Stay::Instant || cancelled || !log.cite(CCG_103) {
        zones::discard(state, seat, card, log);
    } else {
        log.tell(Event::Stays { seat, card });
        let (mut place, mut access) = (None, Access::NONE);
        for target in choice.targets() {
            match target {
                Target::Terrain { place: chosen } => place = Some(chosen),
                Target::Resource { place: chosen } => {
                    let resource = state.terrain(chosen).resource;
                    access = resource.map_or(Access::NONE, |card| Access::to(game.data.bit(card)));
                }
                Target::Unit { .. }
                | Target::Capital { .. }
                | Target::Building { .. }
                | Target::Project { .. }
                | Target::Invention { .. }
                | Target::Event { .. } => {}
            }
        }
        let item = Item {
            card,
            form: Form::Event,
            place,
            markers: data.time_markers,
            damage: 0,
            against: choice.player.map_or(Seats::NONE, Seats::one),
            access,
        };
        zones::add_item(game, state, seat, item);
    }
    if !cancelled {
        push_resolved(state, seat);
    }
}

/// CCG-116: what happens after an event of a seat has taken effect, from this of such effects on.
pub fn resolved(game: &Ccg, state: &mut State, seat: Seat, from: u8, log: &mut Log<Event>) {
    let triggers = |card: Card| {
        let effects = game.data.card(card).effects.iter().enumerate();
        effects
            .filter(|(_, effect)| effect.when == When::OnEventResolved)
            .map(move |(at, effect)| (card, at as u8, effect))
    };
    let realm = &state.realms[seat];
    let buildings = realm.items.iter().filter(|item| item.form == Form::Building).map(|item| item.card);
    let inventions = bits(realm.inventions).map(|bit| game.data.invention(bit as u8));
    let unused = |&(_, (card, at, effect)): &(usize, (Card, u8, &Effect))| {
        effect.limit == 0 || realm.used.iter().filter(|&&used| used == (card, at)).count() < usize::from(effect.limit)
    };
    let found = buildings.chain(inventions).flat_map(triggers).enumerate().skip(from.into()).find(unused);
    if let Some((nth, (card, at, effect))) = found {
        log.use_component(card.index());
        if effect.limit > 0 {
            state.realms[seat].used.push((card, at));
        }
        state.tasks.push(Task::Resolved { seat, from: nth as u8 + 1 });
        deeds::perform(game, state, deeds::Cause { seat, card, effect: at }, effect, log);
    }
}
