//! Decks of one's own: kept, checked, brought to a table.

use std::sync::LazyLock;

use axum::{Json, extract::State, http::StatusCode};
use epoka_games::{
    AnyGame, Lang,
    decks::{self, Decks, Remark},
};
use epoka_store::{Account, Deck, StoreError, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::{
    extract::{Body, Path},
    lobby,
};
use crate::{
    app::App,
    error::{Code, Refused, Trouble},
    live::Command,
    options::{Options, Pack},
    random::{self, now_ms},
    session::{Caller, Person},
};

/// How many decks somebody may keep.
const MOST: i64 = 60;
/// The longest list, in bytes.
const LONGEST_LIST: usize = 8192;
/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// A deck somebody keeps.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct KeptDeck {
    /// Its id.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// The list: a line for each card, how many and which. It need not be a legal deck.
    pub list: String,
    /// When it was last changed, in milliseconds since 1970.
    pub changed_ms: i64,
}

impl From<Deck> for KeptDeck {
    fn from(deck: Deck) -> KeptDeck {
        KeptDeck { id: deck.id, name: deck.name, list: deck.list, changed_ms: deck.changed_ms }
    }
}

/// All decks of somebody.
#[derive(Serialize, ToSchema)]
pub struct KeptDecks {
    /// By name.
    decks: Vec<KeptDeck>,
}

/// A deck to be kept.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckToKeep {
    /// What it is called.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
    /// The list.
    #[schema(max_length = 8192)]
    list: String,
}

/// The caller's decks.
#[utoipa::path(get, path = "/api/me/decks", responses((status = 200, body = KeptDecks), (status = 401, body = Refused)))]
pub async fn list(State(app): State<App>, Person(me): Person) -> Result<Json<KeptDecks>, Trouble> {
    let decks = app.store.decks(&me.id).await?;
    Ok(Json(KeptDecks { decks: decks.into_iter().map(KeptDeck::from).collect() }))
}

/// Keeps a deck, legal or not.
#[utoipa::path(post, path = "/api/me/decks", request_body = DeckToKeep,
    responses((status = 201, body = KeptDeck), (status = 400, body = Refused), (status = 401, body = Refused), (status = 409, body = Refused), (status = 413, body = Refused)))]
pub async fn keep(
    State(app): State<App>,
    Person(me): Person,
    Body(body): Body<DeckToKeep>,
) -> Result<(StatusCode, Json<KeptDeck>), Trouble> {
    let deck = read(random::id(), body)?;
    app.store.add_deck(&me.id, &deck, MOST).await.map_err(|error| match error {
        StoreError::Refused(_) => Trouble::with(Code::TooMany, json!({"most": MOST})),
        other => other.into(),
    })?;
    Ok((StatusCode::CREATED, Json(deck.into())))
}

/// Changes a deck that is kept.
#[utoipa::path(put, path = "/api/me/decks/{deck}", request_body = DeckToKeep, params(("deck" = String, Path, description = "The deck")),
    responses((status = 200, body = KeptDeck), (status = 400, body = Refused), (status = 401, body = Refused), (status = 404, body = Refused), (status = 413, body = Refused)))]
pub async fn change(
    State(app): State<App>,
    Person(me): Person,
    Path(id): Path<String>,
    Body(body): Body<DeckToKeep>,
) -> Result<Json<KeptDeck>, Trouble> {
    let deck = read(id, body)?;
    app.store.change_deck(&me.id, &deck).await.map_err(not_there)?;
    Ok(Json(deck.into()))
}

/// Throws a deck away.
#[utoipa::path(delete, path = "/api/me/decks/{deck}", params(("deck" = String, Path, description = "The deck")),
    responses((status = 204, description = "Gone"), (status = 401, body = Refused), (status = 404, body = Refused)))]
pub async fn throw_away(
    State(app): State<App>,
    Person(me): Person,
    Path(id): Path<String>,
) -> Result<StatusCode, Trouble> {
    app.store.drop_deck(&me.id, &id).await.map_err(not_there)?;
    Ok(StatusCode::NO_CONTENT)
}

/// What decks are made with.
#[derive(Serialize, ToSchema)]
pub struct DeckRules {
    /// The game they are for.
    game: String,
    /// The numbers: how large a deck is, how many of a card may be in it, how fast it is drawn.
    #[schema(value_type = Object)]
    sizes: Value,
    /// The decks that come with the game.
    starters: Vec<StarterDeck>,
}

/// A deck that comes with the game.
#[derive(Serialize, ToSchema)]
pub struct StarterDeck {
    /// Its id.
    id: String,
    /// Its list.
    list: String,
}

/// The numbers of decks, and the decks that come with the game.
#[utoipa::path(get, path = "/api/decks", responses((status = 200, body = DeckRules)))]
pub async fn rules() -> Result<Json<DeckRules>, Trouble> {
    let written = |cards: &Decks| {
        let starter = |id: &str| StarterDeck { id: id.into(), list: cards.write(id, id).unwrap_or_default() };
        (json!(cards.sizes()), cards.starters().map(starter).collect())
    };
    let (sizes, starters) = with_cards(None, written).await?;
    Ok(Json(DeckRules { game: decks::GAME.into(), sizes, starters }))
}

/// A list to be checked.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ListToCheck {
    /// The list.
    #[schema(max_length = 8192)]
    list: String,
    /// A pack of cards laid over the game's own.
    pack: Option<Pack>,
}

/// What the rules of decks say about a list.
#[derive(Serialize, ToSchema)]
pub struct ListChecked {
    /// Whether it may be played.
    legal: bool,
    /// Why it may not.
    wrong: Vec<Found>,
    /// What may not be meant in a deck that may be played.
    doubts: Vec<Found>,
    /// The deck as an option of a match wants it, if it is legal.
    #[schema(value_type = Option<Object>)]
    deck: Option<Value>,
}

/// Something about a list.
#[derive(Serialize, ToSchema)]
pub struct Found {
    /// The rule it breaks, if it breaks one.
    rule: Option<String>,
    /// A sentence for the player.
    text: String,
    /// What it is, told apart by `type`.
    #[schema(value_type = Object)]
    problem: Value,
}

/// Checks a list and names the rules it breaks.
#[utoipa::path(post, path = "/api/decks/check", request_body = ListToCheck,
    responses((status = 200, body = ListChecked), (status = 400, body = Refused), (status = 404, body = Refused), (status = 413, body = Refused)))]
pub async fn check(
    Caller(who): Caller,
    State(app): State<App>,
    Body(body): Body<ListToCheck>,
) -> Result<Json<ListChecked>, Trouble> {
    check_list(&body.list)?;
    let game = app.game_with(decks::GAME, body.pack.as_ref()).await?;
    let checked = with_cards(body.pack, move |cards| cards.check(&body.list)).await?;
    let say = |found: Vec<Remark>| found.iter().map(|one| Found::of(one, &*game, who.lang)).collect();
    Ok(Json(match checked {
        Ok(deck) => ListChecked { legal: true, wrong: Vec::new(), doubts: say(deck.warnings), deck: Some(deck.list) },
        Err(wrong) => ListChecked { legal: false, wrong: say(wrong), doubts: Vec::new(), deck: None },
    }))
}

impl Found {
    fn of(remark: &Remark, game: &dyn AnyGame, lang: Lang) -> Found {
        Found { rule: remark.rule.clone(), text: remark.say(game.words(lang)), problem: remark.problem.clone() }
    }
}

/// A deck for a seat.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Brought {
    /// What the table says.
    Usual,
    /// A deck that comes with the game.
    Starter {
        /// Its id.
        id: String,
    },
    /// A deck of one's own that the server keeps.
    Kept {
        /// Its id.
        id: String,
    },
    /// A list.
    List {
        /// The list.
        #[schema(max_length = 8192)]
        list: String,
    },
}

/// Brings a deck to a seat of one's own, as long as the match has not begun.
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}/deck", request_body = Brought,
    params(("table" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat")),
    responses((status = 204, description = "Done"), (status = 400, body = Refused), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused), (status = 413, body = Refused), (status = 422, body = Refused)))]
pub async fn bring(
    State(app): State<App>,
    Person(me): Person,
    Caller(who): Caller,
    Path((id, seat)): Path<(String, u8)>,
    Body(body): Body<Brought>,
) -> Result<StatusCode, Trouble> {
    let table = lobby::find(&app, &id).await?;
    let options: Options = serde_json::from_value(table.options.clone()).map_err(Trouble::bad)?;
    let deck = choose(&app, &me, who.lang, &table.game, options.pack.as_ref(), body).await?;
    app.store.bring_deck(&id, &me.id, seat, deck.as_ref()).await.map_err(|error| refused(&table, error))?;
    app.tables.tell(&id, Command::Refresh).await;
    Ok(StatusCode::NO_CONTENT)
}

fn refused(table: &Table, error: StoreError) -> Trouble {
    match error {
        StoreError::Refused(_) if table.status != epoka_store::Status::Open => Trouble::new(Code::HasBegun),
        StoreError::Refused(_) => Trouble::new(Code::NoSeat),
        other => other.into(),
    }
}

/// What a seat keeps of a deck that is brought: the deck as the options of a match want it.
pub(crate) async fn choose(
    app: &App,
    me: &Account,
    lang: Lang,
    game: &str,
    pack: Option<&Pack>,
    brought: Brought,
) -> Result<Option<Value>, Trouble> {
    if game != decks::GAME {
        return Err(Trouble::with(Code::BadOptions, json!({"why": "the game is not played with decks"})));
    }
    let list = match brought {
        Brought::Usual => return Ok(None),
        Brought::Starter { id } => {
            let known = with_cards(pack.cloned(), {
                let id = id.clone();
                move |cards| cards.starters().any(|starter| starter == id)
            });
            return if known.await? { Ok(Some(json!(id))) } else { Err(Trouble::new(Code::NotFound)) };
        }
        Brought::Kept { id } => app.store.deck(&me.id, &id).await?.ok_or_else(|| Trouble::new(Code::NotFound))?.list,
        Brought::List { list } => list,
    };
    check_list(&list)?;
    match with_cards(pack.cloned(), move |cards| cards.check(&list)).await? {
        Ok(deck) => Ok(Some(deck.list)),
        Err(wrong) => {
            let game = app.game_with(game, pack).await?;
            let found: Vec<Found> = wrong.iter().map(|one| Found::of(one, &*game, lang)).collect();
            let said = |one: &Found| one.rule.as_ref().map_or(one.text.clone(), |rule| format!("{}: {rule}", one.text));
            let text = found.first().map(said);
            Err(Trouble { code: Code::BadDeck, detail: json!({"wrong": found}), text })
        }
    }
}

/// Does something with the cards of the game and of a pack, off the async threads: cards are read from their files.
async fn with_cards<T: Send + 'static>(
    pack: Option<Pack>,
    work: impl FnOnce(&Decks) -> T + Send + 'static,
) -> Result<T, Trouble> {
    static PRINTED: LazyLock<Decks> = LazyLock::new(|| Decks::read(&[]).expect("the game's own cards are sound"));
    let done = tokio::task::spawn_blocking(move || match pack {
        None => Ok(work(&PRINTED)),
        Some(pack) => Decks::read(&[pack.source()]).map(|cards| work(&cards)).map_err(|why| Pack::refused(&why)),
    });
    done.await.map_err(|_| Trouble::new(Code::Mistake))?
}

fn read(id: String, body: DeckToKeep) -> Result<Deck, Trouble> {
    check_list(&body.list)?;
    let name = check_name(&body.name)?;
    Ok(Deck { id, game: decks::GAME.into(), name, list: body.list, changed_ms: now_ms() })
}

fn check_name(name: &str) -> Result<String, Trouble> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(Trouble::new(Code::BadName));
    }
    Ok(name.into())
}

fn check_list(list: &str) -> Result<(), Trouble> {
    if list.len() > LONGEST_LIST { Err(Trouble::with(Code::TooLarge, json!({"most": LONGEST_LIST}))) } else { Ok(()) }
}

fn not_there(error: StoreError) -> Trouble {
    match error {
        StoreError::Refused(_) => Trouble::new(Code::NotFound),
        other => other.into(),
    }
}
