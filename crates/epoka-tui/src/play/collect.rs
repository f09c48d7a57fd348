//! Collecting a whole: what keys put into the basket and take out of it, and what the screen says of it.

use epoka_core::Part;
use epoka_games::{Lang, Offer};
use ratatui::{
    crossterm::event::{KeyCode, KeyEvent},
    text::Line,
};
use serde_json::Value;

use super::Play;
use crate::{
    basket::{self, Basket, Lack},
    context::Context,
    kit,
    table::Scene,
    words,
};

impl Play {
    /// Fills or empties the basket; answers whether the key was meant for it.
    pub(super) fn collect_key(&mut self, key: KeyEvent, context: &mut Context) -> bool {
        let Some(basket) = &self.seen.basket else { return false };
        let piece = self.offers.chosen().filter(|offer| offer.part == Part::Piece).map(|offer| offer.action.clone());
        match (key.code, piece) {
            (KeyCode::Right | KeyCode::Char('+'), Some(piece)) => self.put_in(&piece, context),
            (KeyCode::Left | KeyCode::Char('-'), Some(piece)) => self.take_out(&piece, context),
            (KeyCode::Char('p'), _) => self.put_suggestion_in(context),
            (KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('u'), _) if !basket.is_empty() => {
                self.fill(Vec::new(), context);
                context.tell(context.say("basket-emptied"));
            }
            _ => return false,
        }
        true
    }

    fn put_in(&mut self, piece: &Value, context: &mut Context) {
        let Some(basket) = &self.seen.basket else { return };
        if basket.open(piece).is_some() {
            self.fill(basket.with(piece), context);
        } else if let Some(closed) = basket.closed(piece) {
            let variables = [("title", closed.title.as_str().into()), ("rule", closed.rule.into())];
            context.warn(words::of(context.lang).with("basket-closed", variables));
        } else {
            context.warn(context.say("basket-full"));
        }
    }

    fn take_out(&mut self, piece: &Value, context: &mut Context) {
        if let Some(chain) = self.seen.basket.as_ref().and_then(|basket| basket.without(piece)) {
            self.fill(chain, context);
        }
    }

    fn put_suggestion_in(&mut self, context: &mut Context) {
        let Some(basket) = &self.seen.basket else { return };
        let Some(whole) = basket.suggestion(self.offers.chosen()).cloned() else { return };
        let (pieces, last) = basket::pieces(&whole);
        self.fill(pieces, context);
        if let Some(last) = last {
            self.offers.choose(last);
            self.look_ahead();
        }
    }

    fn fill(&mut self, chain: Vec<Value>, context: &mut Context) {
        if let Some(Err(refusal)) = self.session.basket(context.lang, &chain) {
            context.warn(refusal.to_string());
        } else {
            self.collected = chain;
            self.show(context);
        }
    }

    /// What Enter plays on the chosen line.
    pub(super) fn confirmed(&self) -> Result<Vec<Value>, Lack> {
        let chosen = self.offers.chosen().ok_or(Lack::Empty)?;
        let Some(basket) = &self.seen.basket else { return Ok(vec![chosen.action.clone()]) };
        // A piece that is a whole needs no basket.
        let alone = basket.with(&chosen.action);
        let is_whole = || matches!(self.session.basket(Lang::En, &alone), Some(Ok(one)) if one.filled.ended);
        match basket.confirmed(chosen) {
            Err(Lack::Empty) if is_whole() => Ok(alone),
            confirmed => confirmed,
        }
    }

    /// Why Enter plays nothing.
    pub(super) fn say_lack(&self, lack: Lack, context: &mut Context) {
        let text = match lack {
            Lack::Empty => context.say("basket-empty"),
            Lack::End => context.say("basket-end"),
            Lack::More => {
                let question = self.asked(&self.scene(context));
                words::with(context.lang, "basket-more", "question", question)
            }
        };
        context.warn(text);
    }

    /// What the basket comes to, on any line but that of an action that is alone.
    pub(super) fn basket_lines(&self, scene: &Scene, chosen: &Offer, columns: u16) -> Vec<Line<'static>> {
        let Some(basket) = self.seen.basket.as_ref().filter(|_| chosen.part != Part::Alone) else { return Vec::new() };
        let theme = scene.theme;
        let mut lines = Vec::new();
        if let Some(closed) = basket.closed(&chosen.action) {
            lines.extend(kit::paragraph(&format!("✗ {} {}", closed.rule, closed.title), columns, theme.warn()));
        }
        match &self.seen.confirmed {
            Ok(chain) => {
                let whole = basket.whole(chain);
                let end = whole.and_then(|whole| whole.chain.last()).map(|named| &named.offer);
                let end = end.filter(|end| end.part == Part::Done);
                if let Some(end) = end.filter(|end| end.action != chosen.action) {
                    lines.extend(kit::paragraph(&format!("Enter: {}", end.label), columns, theme.action()));
                }
                let told = whole.map(basket::told).unwrap_or_default();
                lines.extend(if told.is_empty() { Vec::new() } else { kit::paragraph(&told, columns, theme.base()) });
            }
            Err(Lack::Empty) => lines.extend(kit::paragraph(&scene.say("basket-empty"), columns, theme.soft())),
            Err(Lack::End) => lines.extend(kit::paragraph(&scene.say("basket-end"), columns, theme.soft())),
            Err(Lack::More) => {}
        }
        lines
    }

    /// The whole that `p` puts in.
    pub(super) fn suggested(&self, scene: &Scene, columns: u16) -> Vec<Line<'static>> {
        let unfinished = self.seen.basket.as_ref().filter(|_| self.seen.confirmed.is_err());
        let whole = unfinished.and_then(|basket| basket.suggestion(self.offers.chosen()));
        let text = |whole| kit::paragraph(&format!("p: {}", basket::told(whole)), columns, scene.theme.action());
        whole.map(text).unwrap_or_default()
    }

    /// The text of the rule that keeps the chosen piece out.
    pub(super) fn why_closed(&self, scene: &Scene, columns: u16) -> Vec<Line<'static>> {
        let closed = |basket: &Basket| Some(basket.closed(&self.offers.chosen()?.action)?.text.clone());
        let text = self.seen.basket.as_ref().and_then(closed);
        text.map(|text| kit::paragraph(&text, columns, scene.theme.soft())).unwrap_or_default()
    }
}
