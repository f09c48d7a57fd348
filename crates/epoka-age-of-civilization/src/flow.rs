//! The task stack: from one decision to the next.

use epoka_core::{Chance, ChanceKind, Illegal, Log, Odds, Outcome, Reveal, Rule, Seat, Turn, Viewer};

use crate::{
    AgeOfCivilization,
    action::{Action, Event},
    civilization, draft, ending, learn, nation, round,
    rules::*,
    state::*,
    view, work,
};

/// The labels of what chance draws and picks.
pub const FIRST_PLAYER: &str = "first-player";
/// Wonders for the pool.
pub const WONDERS: &str = "wonders";
/// Civilizations for the pool and the packs.
pub const CIVILIZATIONS: &str = "civilizations";
/// Cards for the time track.
pub const ACTION_CARDS: &str = "action-cards";
/// Special technologies for the pool.
pub const SPECIALS: &str = "special-technologies";
/// Event tokens.
pub const EVENT_TOKENS: &str = "event-tokens";

/// What the state waits for.
pub fn turn(game: &AgeOfCivilization, state: &State) -> Turn {
    let Some(task) = state.tasks.top().filter(|_| !state.over) else { return Turn::Over };
    let draw = |count: u8, label| Turn::Chance(Chance { kind: ChanceKind::Draw { count }, label });
    match task {
        Task::FirstPlayer => Turn::Chance(Chance { kind: ChanceKind::Pick, label: FIRST_PLAYER }),
        Task::LayWonders => draw(game.wonder_pool(), WONDERS),
        Task::DrawCivilizations { count } => draw(count, CIVILIZATIONS),
        Task::LayTrack => draw(TRACK as u8 - u8::from(game.plague_position().is_some()), ACTION_CARDS),
        Task::LaySpecials => draw(game.special_pool(), SPECIALS),
        Task::LayTokens => draw(TOKENS as u8, EVENT_TOKENS),
        Task::DealPack { .. } => draw(PACK as u8, CIVILIZATIONS),
        Task::Draft => {
            Turn::Decision { seats: draft::asked(game, state), reveal: Reveal::Together(u16::from(state.draft.picks)) }
        }
        Task::Civilization { seat }
        | Task::Work { seat }
        | Task::Learn { seat, .. }
        | Task::Receive { seat }
        | Task::Follow { seat, .. }
        | Task::Offer { seat, .. }
        | Task::EndTurn { seat } => Turn::of(seat),
        Task::EndRound => unreachable!("the end of a round is carried out at once"),
    }
}

/// The rule that says what may be done now.
pub fn turn_rule(state: &State) -> Rule {
    match state.tasks.top() {
        None => AC_12,
        Some(task) => match task {
            Task::FirstPlayer => AC_11,
            Task::LayWonders => AC_8,
            Task::DrawCivilizations { .. } => AC_9,
            Task::LayTrack => AC_10,
            Task::LaySpecials => AC_52,
            Task::LayTokens => AC_55,
            Task::DealPack { .. } | Task::Draft => AC_57,
            Task::Civilization { .. } => AC_14,
            Task::Work { .. } => AC_21,
            Task::Learn { .. } | Task::Receive { .. } | Task::Offer { .. } => AC_5,
            Task::Follow { .. } => AC_37,
            Task::EndTurn { .. } => AC_31,
            Task::EndRound => AC_32,
        },
    }
}

/// What the seat is asked, in a word.
pub fn asks(state: &State) -> &'static str {
    match state.tasks.top() {
        // AC-14: in round 1 there is nothing else.
        Some(Task::Civilization { .. }) if state.round == 1 => "birth",
        top => top.map_or("nothing", Into::into),
    }
}

/// Every legal action of a seat that owes a decision.
pub fn actions(game: &AgeOfCivilization, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let Some(task) = state.tasks.top() else { return };
    match task {
        Task::Draft => draft::list(game, state, seat, list),
        Task::Civilization { .. } => civilization::list(game, state, seat, list),
        Task::Work { .. } => work::list(game, state, seat, list),
        Task::Learn { .. } => {
            let open = learn::open(game, &state.nations[seat]);
            list.extend(open.map(|technology| Action::Learn { technology }));
        }
        Task::Receive { .. } => list.extend(state.wonders.iter().map(|wonder| Action::Receive { wonder })),
        Task::Follow { .. } | Task::Offer { .. } => list.extend([Action::Accept, Action::Decline]),
        Task::EndTurn { .. } => ending::list(game, state, seat, list),
        Task::FirstPlayer
        | Task::LayWonders
        | Task::DrawCivilizations { .. }
        | Task::LayTrack
        | Task::LaySpecials
        | Task::LayTokens
        | Task::DealPack { .. }
        | Task::EndRound => {}
    }
}

/// Plays an action, or refuses it and changes nothing.
pub fn act(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    act_alone(game, state, seat, action, log)?;
    round::settle(game, state, log);
    Ok(())
}

/// What the action itself does, before the game goes on to the next decision.
pub fn act_alone(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let task = state.tasks.top().ok_or(Illegal::by(AC_12))?;
    match (task, action) {
        (Task::Draft, Action::Draft { civilization }) => draft::pick(game, state, seat, civilization, log)?,
        (Task::Civilization { .. }, Action::Birth { civilization }) => {
            civilization::birth(game, state, seat, civilization, log)?;
        }
        (Task::Civilization { .. }, Action::Absorb { civilization }) => {
            civilization::absorb(game, state, seat, civilization, log)?;
        }
        (Task::Civilization { .. }, Action::Skip) => civilization::skip(state, seat, log)?,
        (Task::Civilization { .. } | Task::Work { .. }, Action::Innovate { special }) => {
            learn::innovate(game, state, seat, special, log)?;
        }
        (Task::Work { .. }, Action::Work { verb }) => work::plain(game, state, seat, verb, log)?,
        (Task::Work { .. }, Action::Research { technology }) => work::research(game, state, seat, technology, log)?,
        (Task::Work { .. }, Action::Build { wonder }) => work::build(game, state, seat, wonder, log)?,
        (Task::Work { .. }, Action::Rest) => {
            work::rest(game, state, seat, log)?;
            ending::begin(game, state, seat, log);
            ending::after_rest(state, log);
        }
        (Task::Work { .. }, Action::Finish) => {
            work::finish(state, log)?;
            ending::begin(game, state, seat, log);
        }
        (Task::Learn { count, .. }, Action::Learn { technology }) => {
            learn::choose(game, state, seat, count, technology, log)?;
        }
        (Task::Receive { .. }, Action::Receive { wonder }) => learn::choose_wonder(game, state, seat, wonder, log)?,
        (Task::Follow { verb, .. }, Action::Accept) => {
            let coins = work::follow_cost(game, state, seat, verb, None).ok_or(Illegal::by(AC_37))?;
            state.tasks.pop();
            work::follow(game, state, seat, verb, None, coins, log);
        }
        (Task::Offer { coins, points, source, .. }, Action::Accept) => {
            state.tasks.pop();
            state.nations[seat].coins -= u16::from(coins);
            log.tell(Event::Coins { seat, amount: -i16::from(coins) });
            nation::score(state, seat, points.into(), nation::line(source), log);
        }
        (Task::Follow { .. } | Task::Offer { .. }, Action::Decline) => {
            state.tasks.pop();
            log.tell(Event::Declined { seat });
        }
        (Task::EndTurn { .. }, Action::Resolve { ability }) => ending::resolve(game, state, seat, ability, log)?,
        (Task::EndTurn { .. }, Action::Fund { civilization }) => ending::fund(game, state, seat, civilization, log)?,
        (Task::EndTurn { .. }, Action::Decline) => ending::decline(game, state, seat, log)?,
        // AC-19: whoever has three cards has skipped the first step, and will.
        (Task::Work { .. } | Task::EndTurn { .. }, Action::Birth { .. } | Action::Absorb { .. })
            if civilization::is_full(game, state, seat) =>
        {
            return Err(Illegal::by(AC_19));
        }
        // AC-A13: not in the middle of something, nor at the end of the turn.
        (
            Task::Learn { .. } | Task::Receive { .. } | Task::Follow { .. } | Task::Offer { .. } | Task::EndTurn { .. },
            Action::Innovate { .. },
        ) => return Err(Illegal::by(AC_A13)),
        // Any other action belongs to another question.
        (_, _) => return Err(Illegal::by(turn_rule(state))),
    }
    Ok(())
}

/// Carries out an answer of chance.
pub fn chance(game: &AgeOfCivilization, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let Some(task) = state.tasks.top() else { return };
    let items = outcome.items();
    match task {
        Task::FirstPlayer => {
            let seat = items.first().and_then(|&item| Seat::new(item as u8)).expect("the outcome was checked");
            round::begin(game, state, seat, log);
        }
        Task::LayWonders => {
            state.tasks.pop();
            log.cite(AC_8);
            for wonder in items.iter().map(|&item| Wonder(item as u8)) {
                state.hidden_wonders.remove(wonder);
                state.wonders.insert(wonder);
                log.tell(Event::WonderRevealed { wonder });
            }
        }
        Task::DrawCivilizations { .. } => {
            state.tasks.pop();
            civilization::arrive(game, state, items, log);
        }
        Task::LayTrack => {
            state.tasks.pop();
            round::lay_track(game, state, items, log);
        }
        Task::LaySpecials => {
            state.tasks.pop();
            log.cite(AC_52);
            for special in items.iter().map(|&item| Special(item as u8)) {
                state.hidden_specials.remove(special);
                state.specials.insert(special);
                log.tell(Event::SpecialRevealed { special });
            }
        }
        Task::LayTokens => {
            state.tasks.pop();
            log.cite(AC_55);
            for (&item, &position) in items.iter().zip(&game.data.setup.winds.positions) {
                state.tokens.push(Token(item as u8));
                log.tell(Event::TokenRevealed { position, token: Token(item as u8) });
            }
        }
        Task::DealPack { seat } => round::dealt(game, state, seat, items, log),
        Task::Draft
        | Task::Civilization { .. }
        | Task::Work { .. }
        | Task::Learn { .. }
        | Task::Receive { .. }
        | Task::Follow { .. }
        | Task::Offer { .. }
        | Task::EndTurn { .. }
        | Task::EndRound => unreachable!("the match waits for a seat"),
    }
    round::settle(game, state, log);
}

/// What chance can draw or pick now, as the viewer knows it.
pub fn among(game: &AgeOfCivilization, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
    let one = |item: u16| Odds { item, copies: 1 };
    let Some(task) = state.tasks.top() else { return };
    match task {
        Task::FirstPlayer => list.extend((0..u16::from(game.players)).map(one)),
        Task::LayWonders => list.extend(state.hidden_wonders.odds()),
        Task::DrawCivilizations { .. } | Task::DealPack { .. } => {
            list.extend(view::may_be_in_deck(game, state, viewer).odds());
        }
        Task::LayTrack => {
            let fixed = game.plague_position().map(|(_, card)| card);
            let cards = (0..TRACK as u8).filter(|&card| Some(TimeCard(card)) != fixed);
            list.extend(cards.map(|card| one(card.into())));
        }
        Task::LaySpecials => list.extend(state.hidden_specials.odds()),
        Task::LayTokens => list.extend((0..game.data.event.len() as u16).map(one)),
        Task::Draft
        | Task::Civilization { .. }
        | Task::Work { .. }
        | Task::Learn { .. }
        | Task::Receive { .. }
        | Task::Follow { .. }
        | Task::Offer { .. }
        | Task::EndTurn { .. }
        | Task::EndRound => {}
    }
}
