//! Why a request is refused: a code for the client, a sentence for the player, the rest for the log.

use axum::{
    Json,
    extract::Request,
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use epoka_core::{Catalogue, MatchError, Rule, matches::UndoStop};
use epoka_games::{Lang, Refusal, Words};
use epoka_store::StoreError;
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::words::{wanted, words};

/// Why a request is refused. Whatever was asked changed nothing.
#[derive(Clone, Debug)]
pub struct Trouble {
    /// What it is.
    pub code: Code,
    /// More about it for the client.
    pub detail: Value,
    /// A sentence that is not the code's own, such as the text of a rule.
    pub text: Option<String>,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $word:literal, $status:ident;)*) => {
        /// What a refusal is called; its sentence is `error-…` in `server.ftl`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// Every code.
            pub const ALL: &[Code] = &[$(Code::$name),*];

            /// What JSON calls it.
            pub fn word(self) -> &'static str {
                match self { $(Code::$name => $word,)* }
            }

            /// The status of its response.
            pub fn status(self) -> StatusCode {
                match self { $(Code::$name => StatusCode::$status,)* }
            }
        }
    };
}

codes! {
    /// The request is not what the API describes.
    BadRequest = "bad-request", BAD_REQUEST;
    /// The request comes from another site.
    CrossSite = "cross-site", FORBIDDEN;
    /// Nobody is signed in.
    SignIn = "sign-in", UNAUTHORIZED;
    /// The name or the password is wrong.
    WrongPassword = "wrong-password", UNAUTHORIZED;
    /// The name is taken.
    NameTaken = "name-taken", CONFLICT;
    /// The name cannot be used.
    BadName = "bad-name", BAD_REQUEST;
    /// The password is too short or too long.
    BadPassword = "bad-password", BAD_REQUEST;
    /// There is already a password.
    AlreadyMember = "already-member", CONFLICT;
    /// There is no such thing.
    NotFound = "not-found", NOT_FOUND;
    /// Only who is invited may come.
    NotInvited = "not-invited", FORBIDDEN;
    /// Only the host may do that.
    NotHost = "not-host", FORBIDDEN;
    /// Only moderators may do that.
    NotModerator = "not-moderator", FORBIDDEN;
    /// Who asks has no seat there.
    NoSeat = "no-seat", FORBIDDEN;
    /// The seat is taken.
    SeatTaken = "seat-taken", CONFLICT;
    /// Seats are still free.
    SeatsFree = "seats-free", CONFLICT;
    /// The match has begun.
    HasBegun = "has-begun", CONFLICT;
    /// The match has not begun.
    NotBegun = "not-begun", CONFLICT;
    /// The match has ended.
    Over = "over", CONFLICT;
    /// The match goes on.
    GoesOn = "goes-on", CONFLICT;
    /// A rule refuses the action.
    Illegal = "illegal", UNPROCESSABLE_ENTITY;
    /// Somebody else decides.
    NotYourTurn = "not-your-turn", CONFLICT;
    /// The table has gone on in the meantime.
    Stale = "stale", CONFLICT;
    /// There is nothing to take back.
    NothingToUndo = "nothing-to-undo", CONFLICT;
    /// The options cannot be.
    BadOptions = "bad-options", BAD_REQUEST;
    /// A rule of decks refuses the deck.
    BadDeck = "bad-deck", UNPROCESSABLE_ENTITY;
    /// The pack of cards cannot be read.
    BadPack = "bad-pack", BAD_REQUEST;
    /// Somebody has not accepted the pack of cards.
    NotAccepted = "not-accepted", CONFLICT;
    /// The replay does not hold.
    BadReplay = "bad-replay", UNPROCESSABLE_ENTITY;
    /// There is another proposal on the table, or none.
    Proposal = "proposal", CONFLICT;
    /// The address must not be written to.
    BadAddress = "bad-address", BAD_REQUEST;
    /// Somebody has too many of something.
    TooMany = "too-many", CONFLICT;
    /// Too fast.
    TooFast = "too-fast", TOO_MANY_REQUESTS;
    /// Too long.
    TooLarge = "too-large", PAYLOAD_TOO_LARGE;
    /// Too slow.
    TimedOut = "timed-out", REQUEST_TIMEOUT;
    /// The rules of the running match are not those of this server.
    OtherRules = "other-rules", CONFLICT;
    /// It could not be written down, so it did not happen.
    NotWritten = "not-written", SERVICE_UNAVAILABLE;
    /// A mistake of ours.
    Mistake = "mistake", INTERNAL_SERVER_ERROR;
}

/// The body of a refusal.
#[derive(Debug, Serialize, ToSchema)]
pub struct Refused {
    /// A word for the client.
    pub code: String,
    /// A sentence for the player.
    pub text: String,
    /// More about it: the rule, the step, what is wrong.
    #[schema(value_type = Object)]
    #[serde(skip_serializing_if = "Value::is_null")]
    pub detail: Value,
}

impl Trouble {
    /// A refusal without more to say.
    pub fn new(code: Code) -> Trouble {
        Trouble { code, detail: Value::Null, text: None }
    }

    /// A refusal with more for the client.
    pub fn with(code: Code, detail: Value) -> Trouble {
        Trouble { code, detail, text: None }
    }

    /// What is wrong with a request, in the words of whoever reads the API's description.
    pub fn bad(why: impl std::fmt::Display) -> Trouble {
        Trouble::with(Code::BadRequest, json!({"why": why.to_string()}))
    }

    /// The body in a language.
    pub fn body(&self, lang: Lang) -> Refused {
        let text = self.text.clone();
        let text = text.unwrap_or_else(|| words(lang).plain(&format!("error-{}", self.code.word())));
        Refused { code: self.code.word().into(), text, detail: self.detail.clone() }
    }

    /// What a game refuses, with the rule it cites in the player's language.
    pub fn refused(refusal: &Refusal, catalogue: &Catalogue, lang: Lang) -> Trouble {
        let why = json!({"why": refusal.to_string()});
        match refusal {
            Refusal::NotAnAction { .. } | Refusal::NoSuchThing(_) | Refusal::NoSuchStep { .. } => {
                Trouble::with(Code::BadRequest, why)
            }
            Refusal::NoSeat { .. } => Trouble::new(Code::NoSeat),
            Refusal::Setup(_) | Refusal::Position(_) => Trouble::with(Code::BadOptions, why),
            Refusal::Replay(error) => {
                Trouble::with(Code::BadReplay, json!({"why": error.to_string(), "step": error.step()}))
            }
            Refusal::Match(error) => of_match(error, catalogue, lang),
        }
    }
}

fn of_match(error: &MatchError, catalogue: &Catalogue, lang: Lang) -> Trouble {
    let cite = |code: Code, at: usize, rule: Rule| {
        let text = catalogue.entry(rule).text.get(lang.code()).to_owned();
        Trouble { code, detail: json!({"rule": rule.id(), "at": at}), text: Some(text) }
    };
    match error {
        MatchError::Illegal { at, illegal } => cite(Code::Illegal, *at, illegal.rule),
        MatchError::ChainBroken { at, rule } => cite(Code::NotYourTurn, *at, *rule),
        MatchError::NotThisSeat { rule, .. } => Trouble::with(Code::NotYourTurn, json!({"rule": rule.id()})),
        MatchError::NoPiece { at } => Trouble::with(Code::BadRequest, json!({"why": error.to_string(), "at": at})),
        MatchError::Over => Trouble::new(Code::Over),
        MatchError::Stale { now, .. } => Trouble::with(Code::Stale, json!({"step": now})),
        MatchError::Outcome(wrong) => Trouble::bad(wrong),
        MatchError::NothingToUndo(stop) => {
            let why = match stop {
                UndoStop::Beginning => "beginning",
                UndoStop::Chance => "chance",
                UndoStop::Revealed => "revealed",
                UndoStop::Foreign => "foreign",
            };
            let text = Some(Words::general(lang).plain(&format!("undo-{why}")));
            Trouble { code: Code::NothingToUndo, detail: json!({"why": why}), text }
        }
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Taken | StoreError::Refused(_) => Trouble::with(Code::Stale, json!({"why": error.to_string()})),
            StoreError::Failed(why) | StoreError::Unfit(why) => {
                tracing::error!(%why, "the store failed");
                Trouble::new(Code::NotWritten)
            }
        }
    }
}

impl IntoResponse for Trouble {
    /// The status alone: [`speak`] adds the words.
    fn into_response(self) -> Response {
        if self.code == Code::Mistake {
            tracing::error!(trouble = ?self, "a mistake of ours");
        }
        let mut response = self.code.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Says why a request is refused, in the language of whoever asked.
pub async fn speak(request: Request, next: Next) -> Response {
    let lang = wanted(request.headers());
    let response = next.run(request).await;
    match response.extensions().get::<Trouble>() {
        Some(trouble) => (response.status(), Json(trouble.body(lang))).into_response(),
        None => response,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_its_sentence_in_every_language() {
        for lang in Lang::ALL {
            for &code in Code::ALL {
                let text = Trouble::new(code).body(lang).text;
                assert!(!text.contains('⟨'), "{lang:?}: {text}");
            }
        }
    }
}
