//! What a basket looks like: a whole that a client collects before it is played.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::Offer;

/// What one has in a basket. Nothing of it is played.
#[derive(Serialize, ToSchema)]
pub struct Basket {
    /// The step of the match it was made for.
    pub step: u64,
    /// How many things of the whole were named before, outside the basket.
    pub named: u64,
    /// What is in it, in order.
    pub chain: Vec<Named>,
    /// Whether the last of the chain ended the whole: nothing more belongs to it.
    pub ended: bool,
    /// What is open after the chain; nothing once it has ended.
    pub actions: Vec<Offer>,
    /// The pieces that are open while the basket is empty and cannot join what is in it.
    pub closed: Vec<Closed>,
    /// The table after the chain, as the game has it.
    pub view: Value,
    /// What the chain comes to.
    #[serde(flatten)]
    pub result: Comes,
    /// The wholes that can be played now.
    pub wholes: Vec<Whole>,
    /// Wholes that contain the chain, the most promising first.
    pub suggestions: Vec<Whole>,
}

/// An action of a chain.
#[derive(Serialize, ToSchema)]
pub struct Named {
    /// The action, with the words it has in its place.
    #[serde(flatten)]
    pub offer: Offer,
    /// What the game says of it beside its fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<Value>,
}

/// What a chain comes to, up to chance and hidden things and without what follows by itself.
#[derive(Serialize, ToSchema)]
pub struct Comes {
    /// What happens.
    pub events: Vec<Happening>,
    /// The points of the seats after it.
    pub scores: Vec<i32>,
}

/// A chain that can be played.
#[derive(Serialize, ToSchema)]
pub struct Whole {
    /// Its actions.
    pub chain: Vec<Named>,
    /// What it comes to.
    #[serde(flatten)]
    pub result: Comes,
}

/// Something that would happen.
#[derive(Serialize, ToSchema)]
pub struct Happening {
    /// The event, as the game has it.
    pub event: Value,
    /// The event in a sentence.
    pub text: String,
}

/// A piece that cannot join what is in the basket.
#[derive(Serialize, ToSchema)]
pub struct Closed {
    /// The action, as the game has it.
    pub action: Value,
    /// What a button says.
    pub label: String,
    /// The rule that forbids it.
    pub rule: String,
    /// What the rule is about, in a few words.
    pub title: String,
    /// The rule in words.
    pub text: String,
    /// The component whose text forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub component: Option<String>,
}
