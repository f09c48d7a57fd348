//! A moment of a game, as the laws look at it.

use std::sync::Arc;

use epoka_core::{
    BySeat, Class, Game, Log, Odds, Random, Seat, Seats, Standing, Turn, Viewer, matches::Options, names,
};
use serde::Serialize;

use super::Wish;
use crate::counter::Counter;

/// A state in the middle of a game and what is needed to check laws on it.
pub(super) struct Moment<'a, G: Game> {
    pub rules: &'a Arc<G>,
    pub options: &'a Options<G>,
    pub state: &'a G::State,
    pub turn: Turn,
    /// What each seat that owes a decision may choose from.
    pub lists: &'a BySeat<Vec<G::Action>>,
    /// Actions that were listed at other times.
    pub pool: &'a [G::Action],
    /// What a player may wish.
    pub wishes: Option<Wish<G>>,
    /// What every listed action leads to, made when first needed.
    pub branches: &'a mut Vec<Branch<G>>,
    pub random: &'a mut Random,
    pub counter: &'a mut Counter,
}

/// What a listed action leads to.
pub(super) struct Branch<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    /// The state after it, or the id of the rule that refuses it.
    pub after: Result<G::State, &'static str>,
}

impl<G: Game> Moment<'_, G> {
    /// Who owes a decision.
    pub fn asked(&self) -> Seats {
        match self.turn {
            Turn::Decision { seats, .. } => seats,
            Turn::Chance(_) | Turn::Over => Seats::NONE,
        }
    }

    /// All seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.rules.players())
    }

    /// Tries every listed action, once.
    pub fn branch(&mut self) {
        if !self.branches.is_empty() {
            return;
        }
        let mut log = Log::new();
        for seat in self.asked().iter() {
            for &action in &self.lists[seat] {
                log.clear();
                let mut after = self.state.clone();
                let played = self.rules.act(&mut after, seat, action, &mut log);
                let after = played.map(|()| after).map_err(|illegal| illegal.rule.id());
                self.branches.push(Branch { seat, action, after });
            }
        }
    }

    /// A world the seat can imagine.
    pub fn imagine(&mut self, seat: Seat) -> G::State {
        self.rules.imagine(self.state, seat, self.random)
    }

    /// One of the seat's actions that do not give up.
    pub fn any_action(&mut self, seat: Seat) -> Option<G::Action> {
        any::<G>(&self.lists[seat], self.random)
    }

    /// The state after an action, and what it told.
    pub fn after(&self, state: &G::State, seat: Seat, action: G::Action) -> Option<(G::State, Log<G::Event>)> {
        let (mut after, mut log) = (state.clone(), Log::new());
        self.rules.act(&mut after, seat, action, &mut log).ok().map(|()| (after, log))
    }

    /// The bytes that would go to a viewer.
    pub fn view(&self, state: &G::State, viewer: Viewer) -> Vec<u8> {
        bytes(self.rules, &self.rules.view(state, viewer))
    }

    /// What a viewer is told.
    pub fn told(&self, log: &Log<G::Event>, viewer: Viewer) -> Vec<G::Event> {
        log.events.iter().map(|event| self.rules.project(event, viewer)).collect()
    }

    /// All a viewer can get out of a state. What is asked about is refused or not: that counts too.
    pub fn seen(&self, state: &G::State, viewer: Viewer, probes: &[G::Action]) -> Seen {
        let rules = self.rules;
        let turn = rules.turn(state);
        let mut among = Vec::new();
        if matches!(turn, Turn::Chance(_)) {
            rules.among(state, viewer, &mut among);
        }
        let (mut asks, mut actions, mut refusals) = ("nothing", Vec::new(), Vec::new());
        if let Viewer::Seat(seat) = viewer
            && turn.asks(seat)
        {
            asks = rules.asks(state, seat);
            rules.actions(state, seat, &mut actions);
            let (mut tried, mut log) = (state.clone(), Log::new());
            for &probe in probes.iter().filter(|probe| !actions.contains(probe)) {
                match rules.act(&mut tried, seat, probe, &mut log) {
                    Ok(()) => tried = state.clone(),
                    Err(illegal) => refusals.push(illegal.rule.id()),
                }
            }
        }
        Seen {
            view: bytes(rules, &rules.view(state, viewer)),
            turn,
            turn_rule: rules.turn_rule(state).id(),
            asks,
            actions: bytes(rules, &actions),
            refusals,
            among,
            scores: self.seats().map(|seat| rules.score(state, seat)).collect(),
            standings: if turn == Turn::Over { rules.standings(state) } else { Vec::new() },
        }
    }
}

/// All a viewer can get out of a state.
#[derive(PartialEq)]
pub(super) struct Seen {
    view: Vec<u8>,
    turn: Turn,
    turn_rule: &'static str,
    asks: &'static str,
    actions: Vec<u8>,
    refusals: Vec<&'static str>,
    among: Vec<Odds>,
    scores: Vec<i32>,
    standings: Vec<Standing>,
}

impl Seen {
    /// What differs between two worlds, if anything does.
    pub fn difference(&self, other: &Seen) -> Option<String> {
        if self == other {
            return None;
        }
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let parts = [
            ("view", text(&self.view), text(&other.view)),
            ("turn", format!("{:?}", self.turn), format!("{:?}", other.turn)),
            ("turn rule", self.turn_rule.into(), other.turn_rule.into()),
            ("question", self.asks.into(), other.asks.into()),
            ("actions", text(&self.actions), text(&other.actions)),
            ("refusals", format!("{:?}", self.refusals), format!("{:?}", other.refusals)),
            ("chances", format!("{:?}", self.among), format!("{:?}", other.among)),
            ("scores", format!("{:?}", self.scores), format!("{:?}", other.scores)),
            ("standings", format!("{:?}", self.standings), format!("{:?}", other.standings)),
        ];
        let (part, here, there) = parts.into_iter().find(|(_, here, there)| here != there)?;
        Some(format!("{part} differs: {}", first_difference(&here, &there)))
    }
}

/// The JSON of something that leaves the engine.
pub(super) fn bytes<G: Game>(rules: &Arc<G>, thing: &impl Serialize) -> Vec<u8> {
    names::with(rules.names(), || serde_json::to_vec(thing)).expect("what leaves the engine is JSON")
}

/// One of the actions that do not give up.
pub(super) fn any<G: Game>(list: &[G::Action], random: &mut Random) -> Option<G::Action> {
    let goes_on = |action: &&G::Action| G::class(action) != Class::Concede;
    let count = list.iter().filter(goes_on).count();
    if count == 0 {
        return None;
    }
    list.iter().filter(goes_on).nth(random.below(count as u32) as usize).copied()
}

/// The two texts from shortly before they part.
pub(super) fn first_difference(here: &str, there: &str) -> String {
    let at = here.bytes().zip(there.bytes()).take_while(|(a, b)| a == b).count().saturating_sub(60);
    let part = |text: &str| text.chars().skip(at).take(160).collect::<String>();
    format!("`…{}…` and `…{}…`", part(here), part(there))
}
