//! What the answers look like, for the description of the API: clients make their types of it, and the fuzzer checks that the
//! answers are so. Views, actions and events are the games' own; `GET /api/games/{game}` has their schemas.

mod basket;
mod replay;

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::{live::standing::Proposed, options::Options};

pub use self::{basket::*, replay::*};

/// Who looks: a seat, or `spectator`.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub enum Viewer {
    /// A seat.
    Seat(u8),
    /// A word.
    Word(String),
}

/// What a match waits for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Turn {
    /// How many decisions and outcomes there have been.
    pub step: u64,
    /// The hash of what the viewer sees.
    pub hash: String,
    /// `decision`, `chance` or `over`.
    pub wait: String,
    /// Who owes a decision.
    pub seats: Option<Vec<u8>>,
    /// When decisions become known: `at-once` or `together`.
    pub reveal: Option<String>,
    /// What the viewing seat is asked, in a word.
    pub ask: Option<String>,
    /// The result, best first.
    pub standings: Option<Vec<Value>>,
}

/// An action the viewer may play.
#[derive(Serialize, ToSchema)]
pub struct Offer {
    /// The action, as the game has it.
    pub action: Value,
    /// What a button says.
    pub label: String,
    /// `play`, `pass` or `concede`.
    pub class: String,
    /// `piece` if it names a thing of a whole, such as a payment, `done` if it ends one; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
}

/// Something that happened.
#[derive(Serialize, ToSchema)]
pub struct Told {
    /// The step it belongs to.
    pub step: u64,
    /// The event, as the game has it.
    pub event: Value,
    /// The event in a sentence.
    pub text: String,
}

/// What the clocks show.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ClocksShown {
    /// What every seat has left, at the time `since-ms`.
    pub left_ms: Vec<i64>,
    /// Whose clocks run.
    pub running: Vec<u8>,
    /// Since when they show this.
    pub since_ms: i64,
}

/// What somebody has proposed.
#[derive(Serialize, ToSchema)]
pub struct ProposalShown {
    /// What.
    pub what: Proposed,
    /// Who has agreed.
    pub agreed: Vec<u8>,
}

/// A seat at a table.
#[derive(Serialize, ToSchema)]
pub struct SeatShown {
    /// Its number.
    pub seat: u8,
    /// What the player is called.
    pub name: Option<String>,
    /// Whose it is.
    pub account: Option<String>,
    /// The level of the bot that plays.
    pub bot: Option<String>,
    /// Whether nobody sits there.
    pub free: Option<bool>,
    /// Whether the pack of cards the table plays with is accepted.
    pub accepted: Option<bool>,
    /// Whether the player has given up or run out of time.
    pub out: Option<bool>,
}

/// What may be known about the dice.
#[derive(Serialize, ToSchema)]
pub struct Dice {
    /// What binds the server to its secret.
    pub commitment: String,
    /// The secret, after the end.
    pub secret: Option<String>,
    /// Every player's part, after the end.
    pub nonces: Option<Vec<Option<String>>>,
    /// What all chance came from, after the end.
    pub seed: Option<String>,
}

/// The whole table, as a viewer may see it. The parts from `turn` on are there once the match has begun.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct WholeTable {
    /// `table`.
    pub r#type: String,
    /// Its id.
    pub table: String,
    /// The number of the last event.
    pub number: i64,
    /// The game's id.
    pub game: String,
    /// `open`, `playing`, `over` or `abandoned`.
    pub status: String,
    /// Whether the caller opened it.
    pub host: bool,
    /// What was agreed on.
    pub options: Options,
    /// Whether only who has the invitation may come.
    pub private: bool,
    /// Who sits where.
    pub seats: Vec<SeatShown>,
    /// The caller's seats.
    pub own: Vec<u8>,
    /// The decks that seats bring: the id of a starter deck, a list, `{}` where the caller may not know it, nothing for the
    /// deck the table says.
    pub decks: Vec<Value>,
    /// As whom the caller looks.
    pub viewer: Viewer,
    /// What the clocks show.
    pub clocks: ClocksShown,
    /// What somebody has proposed.
    pub proposal: Option<ProposalShown>,
    /// Who has given up or run out of time.
    pub out: Vec<u8>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Why the match is held: its rules are not those of this server. `rules-version` is its own, `here` the server's.
    pub held: Option<Value>,
    /// Which players look on.
    pub present: Vec<u8>,
    /// How it ended.
    pub result: Option<Value>,
    /// What may be known about the dice.
    pub dice: Dice,
    /// The invitation, for who sits there.
    pub invite: Option<String>,
    /// What the server answers in the caller's place.
    pub plan: Option<crate::live::plan::Plan>,
    /// What the match waits for.
    pub turn: Option<Turn>,
    /// What the viewer sees, as the game has it.
    pub view: Option<Value>,
    /// The points of the seats.
    pub scores: Option<Vec<i32>>,
    /// What the viewer may play.
    pub actions: Option<Vec<Offer>>,
    /// From which step on the events are told.
    pub events_from: Option<u64>,
    /// What happened last.
    pub events: Option<Vec<Told>>,
    /// The step after the viewer's last turn.
    pub last_turn: Option<u64>,
}

/// A table as lists show it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Summary {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// `open`, `playing`, `over` or `abandoned`.
    pub status: String,
    /// What was agreed on.
    pub options: Options,
    /// Whether only who has the invitation may come.
    pub private: bool,
    /// Who sits where.
    pub seats: Vec<SeatShown>,
    /// When it was opened, in milliseconds since 1970.
    pub created_ms: i64,
    /// When the match began.
    pub started_ms: Option<i64>,
    /// When it ended.
    pub ended_ms: Option<i64>,
    /// How it ended.
    pub result: Option<Value>,
    /// What may be known about the dice.
    pub dice: Dice,
    /// Whether the caller has to decide; in the list of one's games.
    pub your_turn: Option<bool>,
    /// How long the caller has, in milliseconds; in the list of one's games.
    pub left_ms: Option<i64>,
}

/// Tables anybody may see.
#[derive(Serialize, ToSchema)]
pub struct Lobby {
    /// Those with free seats first.
    pub tables: Vec<Summary>,
}

/// The caller's games.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct MyGames {
    /// The most urgent first.
    pub games: Vec<Summary>,
    /// At how many of them the caller has to decide.
    pub your_turn: u64,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// The code of its invitation.
    pub invite: Option<String>,
    /// What may be known about the dice.
    pub dice: Option<Dice>,
}

/// A seat that was taken.
#[derive(Serialize, ToSchema)]
pub struct Seated {
    /// Its number.
    pub seat: u8,
}

/// What happened since a step.
#[derive(Serialize, ToSchema)]
pub struct Since {
    /// The first step told.
    pub since: u64,
    /// How many decisions and outcomes there have been.
    pub step: u64,
    /// What happened.
    pub events: Vec<Told>,
}

/// Whether an action is legal.
#[derive(Serialize, ToSchema)]
pub struct Legal {
    /// Whether.
    pub legal: bool,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// The rule in words.
    pub text: Option<String>,
    /// The component whose text forbids it.
    pub component: Option<String>,
}

/// A line of talk.
#[derive(Serialize, ToSchema)]
pub struct Said {
    /// The number of its event.
    pub number: i64,
    /// Who.
    pub account: String,
    /// What they are called.
    pub name: String,
    /// What.
    pub text: String,
}

/// All talk at a table.
#[derive(Serialize, ToSchema)]
pub struct Talk {
    /// The oldest first.
    pub lines: Vec<Said>,
}

/// A match as it was after a step, with nothing hidden.
#[derive(Serialize, ToSchema)]
pub struct Then {
    /// The step.
    pub step: u64,
    /// How many there are.
    pub steps: u64,
    /// What the match waited for.
    pub turn: Turn,
    /// Everything, as the game has it.
    pub view: Value,
    /// The points of the seats.
    pub scores: Vec<i32>,
    /// What had happened.
    pub events: Vec<Told>,
}

/// The scores of a match.
#[derive(Serialize, ToSchema)]
pub struct Scores {
    /// Those of all seats after every step, beginning before the first.
    pub scores: Vec<Vec<i32>>,
}

/// Everything the server keeps about somebody.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Export {
    /// When they first came, in milliseconds since 1970.
    pub created_ms: i64,
    /// As they see themselves.
    pub account: super::people::Me,
    /// What they have said.
    pub said: Vec<SaidOnce>,
    /// Where they play and have played.
    pub tables: Vec<PlayedAt>,
    /// How strong they are.
    pub ratings: Vec<RatedIn>,
    /// Their private notes.
    pub notes: Vec<NoteKept>,
    /// Whom they do not want to hear.
    pub muted: Vec<Muted>,
    /// Where they are told that it is their turn.
    pub subscriptions: Vec<ToldAt>,
    /// The decks they keep.
    pub decks: Vec<DeckKept>,
}

/// A deck somebody keeps.
#[derive(Serialize, ToSchema)]
pub struct DeckKept {
    /// What it is called.
    pub name: String,
    /// The list.
    pub list: String,
}

/// A line somebody has said.
#[derive(Serialize, ToSchema)]
pub struct SaidOnce {
    /// The table.
    pub table: String,
    /// The number of its event.
    pub number: i64,
    /// What.
    pub text: String,
}

/// A table somebody plays at.
#[derive(Serialize, ToSchema)]
pub struct PlayedAt {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// `open`, `playing`, `over` or `abandoned`.
    pub status: String,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    pub result: Option<Value>,
}

/// A rating of somebody.
#[derive(Serialize, ToSchema)]
pub struct RatedIn {
    /// In which game.
    pub game: String,
    /// `people` or `bots`.
    pub pool: String,
    /// The rating.
    pub rating: f64,
}

/// A private note.
#[derive(Serialize, ToSchema)]
pub struct NoteKept {
    /// About which table.
    pub table: String,
    /// What it says.
    pub text: String,
}

/// Somebody who is not heard.
#[derive(Serialize, ToSchema)]
pub struct Muted {
    /// The account's id.
    pub account: String,
    /// What they are called.
    pub name: String,
}

/// Where somebody is told something.
#[derive(Serialize, ToSchema)]
pub struct ToldAt {
    /// `push` or `webhook`.
    pub kind: String,
    /// The address.
    pub endpoint: String,
}

/// A replay that holds.
#[derive(Serialize, ToSchema)]
pub struct Verified {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// How many steps.
    pub steps: u64,
    /// The hash of its last state.
    pub hash: Option<String>,
    /// How it ended.
    pub turn: Turn,
    /// What bound the server to its secret.
    pub commitment: Option<String>,
}

/// A rating.
#[derive(Serialize, ToSchema)]
pub struct Rated {
    /// Whose.
    pub name: String,
    /// Whether it is a bot's.
    pub bot: bool,
    /// In which game.
    pub game: String,
    /// `people` or `bots`.
    pub pool: String,
    /// The rating.
    pub rating: f64,
    /// How many matches.
    pub games: i64,
    /// How many of them were won; shared wins count in parts.
    pub wins: f64,
}

/// The strongest players.
#[derive(Serialize, ToSchema)]
pub struct Leaders {
    /// The strongest first.
    pub leaders: Vec<Rated>,
}

/// A player.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// The account's id.
    pub account: String,
    /// What they are called.
    pub name: String,
    /// Whether they have no password.
    pub guest: bool,
    /// Since when they are here.
    pub since_ms: i64,
    /// How strong they are.
    pub ratings: Vec<Rated>,
    /// What they have played.
    pub history: Vec<Summary>,
}

/// A game that can be played.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct GameOffered {
    /// Its id.
    pub game: String,
    /// Its name by language.
    pub name: Value,
    /// The smallest and the largest table.
    pub players: Vec<u8>,
    /// The version of its rules.
    pub rules_version: u32,
    /// The share of its components that is ours, not the printed game's.
    pub house_share: f64,
    /// The schema of its options.
    pub setup: Value,
}

/// All games.
#[derive(Serialize, ToSchema)]
pub struct Games {
    /// In the order in which they are offered.
    pub games: Vec<GameOffered>,
    /// How well bots play, the weakest first.
    pub levels: Vec<String>,
}

/// One game.
#[derive(Serialize, ToSchema)]
pub struct GameShown {
    /// Its id.
    pub game: String,
    /// Its name by language.
    pub name: Value,
    /// Its numbered rules.
    pub rules: Vec<Value>,
    /// Its components.
    pub components: Vec<Value>,
    /// The schemas of views, actions, events and options.
    pub schemas: Value,
}
