//! A basket: things of a whole that a seat collects before it plays them.

use epoka_core::{Game, Log, Part, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::{
    json,
    matches::{Offer, Playing},
    refusal::Refusal,
    text::Voice,
};

/// How many wholes are suggested.
const SUGGESTIONS: usize = 3;

/// What a seat has in its basket, what can be added, and what it comes to. Nothing of it is played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Basket {
    /// The step of the match it was made for.
    pub step: usize,
    /// How many things of the whole the seat had named before, outside the basket.
    pub named: u8,
    /// What is in it, in the order of the chain, each with the words it had when it was named.
    pub chain: Vec<Named>,
    /// Whether the last of the chain ended the whole: nothing more belongs to it.
    pub ended: bool,
    /// The actions that are open after the chain; none once it has ended.
    pub actions: Vec<Offer>,
    /// The pieces that are open while the basket is empty and cannot join what is in it; none once it has ended.
    pub closed: Vec<Closed>,
    /// The table after the chain, as the seat would see it.
    pub view: Value,
    /// What the chain comes to.
    #[serde(flatten)]
    pub result: Comes,
    /// The wholes that can be played now: the chain, if it has ended, or with each action that ends it.
    pub wholes: Vec<Whole>,
    /// Wholes that contain the chain, the most promising first.
    pub suggestions: Vec<Whole>,
}

/// A chain that can be played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Whole {
    /// Its actions, each with the words it has in its place.
    pub chain: Vec<Named>,
    /// What it comes to.
    #[serde(flatten)]
    pub result: Comes,
}

/// An action of a chain.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Named {
    /// The action, with the words it has in its place.
    #[serde(flatten)]
    pub offer: Offer,
    /// What the game says of it beside its fields, such as what a roll makes with a tool or a payment is worth so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<Value>,
}

/// What a chain comes to, up to chance and hidden things and without what follows by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comes {
    /// What happens.
    pub events: Vec<Happening>,
    /// The points of the seats after it.
    pub scores: Vec<i32>,
}

/// Something that would happen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Happening {
    /// The event.
    pub event: Value,
    /// The event in a sentence.
    pub text: String,
}

/// A piece that cannot join what is in the basket.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Closed {
    /// The action.
    pub action: Value,
    /// What a button says.
    pub label: String,
    /// The rule that forbids it.
    pub rule: &'static str,
    /// What the rule is about, in a few words.
    pub title: String,
    /// The rule in words.
    pub text: String,
    /// The component whose text forbids it, if the game says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub component: Option<String>,
}

/// The basket of a seat with this chain in it.
pub(crate) fn of<G: Game>(
    playing: &Playing<G>,
    seat: Seat,
    chain: &[G::Action],
    voice: &Voice,
) -> Result<Basket, Refusal> {
    let rules = playing.rules();
    let named = playing.played.basket(seat, chain)?;
    let (start, mut open) = (&named.start, Vec::new());
    let collecting = Collecting { playing, seat, chain, voice };
    if let Some(state) = &named.open {
        rules.actions(state, seat, &mut open);
    }
    let wholes = match &named.open {
        None => vec![collecting.whole(&[])?],
        Some(state) => {
            let done = open.iter().filter(|action| rules.part(state, seat, action) == Part::Done);
            done.map(|&action| collecting.whole(&[action])).collect::<Result<_, _>>()?
        }
    };
    let suggested = named.open.as_ref().map(|state| epoka_bots::whole::complete(rules, state, seat, SUGGESTIONS));
    // They come from an imagined world; one that did not hold in this one would be none.
    let suggestions = suggested.into_iter().flatten().filter_map(|rest| collecting.whole(&rest).ok());
    Ok(Basket {
        step: playing.played.step(),
        named: rules.named(start, seat),
        chain: collecting.words(&named.before, chain),
        ended: named.open.is_none(),
        actions: named.open.as_ref().map_or_else(Vec::new, |state| playing.offers(state, seat, &open, voice)),
        closed: named.open.as_ref().map_or_else(Vec::new, |state| collecting.closed(start, state)),
        view: playing.show(&named.after, Viewer::Seat(seat)),
        result: collecting.comes(&named),
        wholes,
        suggestions: suggestions.collect(),
    })
}

/// A seat that puts a whole together.
struct Collecting<'a, G: Game> {
    playing: &'a Playing<G>,
    seat: Seat,
    chain: &'a [G::Action],
    voice: &'a Voice<'a>,
}

impl<G: Game> Collecting<'_, G> {
    /// The chain with what completes it.
    fn whole(&self, rest: &[G::Action]) -> Result<Whole, Refusal> {
        let chain = [self.chain, rest].concat();
        let named = self.playing.played.basket(self.seat, &chain)?;
        Ok(Whole { chain: self.words(&named.before, &chain), result: self.comes(&named) })
    }

    /// The actions of a chain, each with the words it has in its place.
    fn words(&self, before: &[G::State], chain: &[G::Action]) -> Vec<Named> {
        let named = |(state, action): (&G::State, &G::Action)| {
            let offers = self.playing.offers(state, self.seat, std::slice::from_ref(action), self.voice);
            let said = json::saying(self.playing.rules(), state, self.seat, action);
            offers.into_iter().map(move |offer| Named { offer, said: said.clone() })
        };
        before.iter().zip(chain).flat_map(named).collect()
    }

    fn comes(&self, named: &epoka_core::Basket<G>) -> Comes {
        let (words, players) = (self.playing.words.of(self.voice.lang), self.playing.called(self.voice));
        let said = |event: &G::Event| {
            let (event, text) = self.playing.say(event, Viewer::Seat(self.seat), words, &players);
            Happening { event, text }
        };
        Comes { events: named.events.iter().map(said).collect(), scores: self.playing.scores_in(&named.after) }
    }

    /// The pieces that were open at first and are not now.
    fn closed(&self, start: &G::State, open: &G::State) -> Vec<Closed> {
        let (rules, seat, mut pieces) = (self.playing.rules(), self.seat, Vec::new());
        rules.actions(start, seat, &mut pieces);
        pieces.retain(|action| rules.part(start, seat, action) == Part::Piece);
        let offers = self.playing.offers(start, seat, &pieces, self.voice);
        let forbidden = pieces.iter().zip(offers).filter_map(|(&action, offer)| {
            let illegal = rules.act(&mut open.clone(), seat, action, &mut Log::new()).err()?;
            let entry = G::catalogue().entry(illegal.rule);
            let lang = self.voice.lang.code();
            let said = json::saying(rules, open, seat, &action);
            Some(Closed {
                action: offer.action,
                label: offer.label,
                rule: illegal.rule.id(),
                title: entry.title.get(lang).into(),
                text: entry.text.get(lang).into(),
                component: said.and_then(|said| Some(said.get("barred-by")?.as_str()?.to_owned())),
            })
        });
        forbidden.collect()
    }
}
