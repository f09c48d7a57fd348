//! Telling players that it is their turn, where they want to be told: web push and webhooks.
//!
//! Best effort, beside the game: a table puts a [`Notice`] into a queue and goes on. A place that does not answer is tried again
//! later and later; one that says it is gone, or has failed too often, is forgotten.

pub mod address;
pub mod push;

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use epoka_store::{Subscription, subscriptions};
use http_body_util::{BodyExt, Full, Limited};
use hyper::{Method, Request, StatusCode, Uri, body::Bytes, header};
use hyper_rustls::HttpsConnector;
use hyper_util::{
    client::legacy::{self, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde::Serialize;
use tokio::{
    sync::{Semaphore, mpsc},
    time::{sleep, timeout},
};

use crate::{
    app::App,
    error::{Code, Trouble},
    notify::{address::Careful, push::Vapid},
    random::now_ms,
};

/// How many notices may wait.
const QUEUE: usize = 4096;
/// How many are on their way at the same time.
const AT_ONCE: usize = 32;
/// How long a place may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much of an answer is read.
const LONGEST_ANSWER: usize = 16 * 1024;
/// After so many notices in a row that could not be delivered a place is forgotten.
const MOST_FAILURES: i64 = 5;
/// How long a push service keeps a message for a browser that is not there: a day.
const KEEP_SECONDS: &str = "86400";

/// How players are told.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether places on this machine and in private networks may be written to.
    pub private_addresses: bool,
    /// Whom push services may ask about the server: `mailto:…` or `https://…`.
    pub contact: String,
    /// How long to wait before a failed delivery is tried again; every time four times as long.
    pub first_wait: Duration,
    /// How often a delivery is tried.
    pub tries: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            private_addresses: false,
            contact: "mailto:nobody@localhost".into(),
            first_wait: Duration::from_secs(5),
            tries: 4,
        }
    }
}

/// What somebody is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Notice {
    /// Whom.
    #[serde(skip)]
    pub account: String,
    /// What: `your-turn`.
    pub kind: &'static str,
    /// At which table.
    pub table: String,
    /// Of which game.
    pub game: String,
    /// In which seat.
    pub seat: u8,
}

/// The queue of notices.
pub struct Notices {
    sender: mpsc::Sender<Notice>,
    receiver: Mutex<Option<mpsc::Receiver<Notice>>>,
}

impl Default for Notices {
    fn default() -> Notices {
        let (sender, receiver) = mpsc::channel(QUEUE);
        Notices { sender, receiver: Mutex::new(Some(receiver)) }
    }
}

impl Notices {
    /// Puts a notice into the queue. Where it is full nobody waits: a game matters more than the news of it.
    pub fn tell(&self, notice: Notice) {
        if self.sender.try_send(notice).is_err() {
            tracing::warn!("too many notices wait, one is dropped");
        }
    }
}

/// Delivers what comes, as long as the server runs.
pub(crate) async fn deliver_all(app: App) {
    let queue = app.notices.receiver.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(mut queue) = queue else { return };
    // Made when somebody has to be told: most servers never need it, and it writes a key to the store.
    let mut ready: Option<Arc<Post>> = None;
    let room = Arc::new(Semaphore::new(AT_ONCE));
    while let Some(notice) = queue.recv().await {
        let places = match app.store.subscriptions(&notice.account).await {
            Ok(places) => places,
            Err(error) => {
                tracing::error!(%error, "the store does not say whom to tell");
                continue;
            }
        };
        if places.is_empty() {
            continue;
        }
        let post = match &ready {
            Some(post) => post.clone(),
            None => match Post::new(&app).await {
                Ok(post) => ready.insert(Arc::new(post)).clone(),
                Err(trouble) => {
                    tracing::error!(?trouble, "nobody can be told anything");
                    continue;
                }
            },
        };
        for place in places {
            let Ok(taken) = room.clone().acquire_owned().await else { return };
            let (app, post, notice) = (app.clone(), post.clone(), notice.clone());
            tokio::spawn(async move {
                post.deliver(&app, &place, &notice).await;
                drop(taken);
            });
        }
    }
}

/// Writes to places outside.
struct Post {
    http: legacy::Client<HttpsConnector<HttpConnector<Careful>>, Full<Bytes>>,
    vapid: Vapid,
    config: Config,
}

/// Why a place could not be told.
#[derive(Debug, PartialEq, Eq)]
enum Undelivered {
    /// There is nobody any more, or never was.
    Gone(String),
    /// It may work later.
    Failed(String),
}

impl Post {
    async fn new(app: &App) -> Result<Post, Trouble> {
        let config = app.config.notify.clone();
        // Somebody else may have chosen another implementation before: as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut tcp = HttpConnector::new_with_resolver(Careful { private_addresses: config.private_addresses });
        tcp.enforce_http(false);
        tcp.set_connect_timeout(Some(PATIENCE));
        let secure = hyper_rustls::HttpsConnectorBuilder::new().with_native_roots();
        let secure = secure.map_err(|error| {
            tracing::error!(%error, "the system has no certificates");
            Trouble::new(Code::Mistake)
        })?;
        let connector = secure.https_or_http().enable_http1().wrap_connector(tcp);
        // Nothing follows redirects here: where they lead has not been looked at.
        let http = legacy::Client::builder(TokioExecutor::new()).build(connector);
        Ok(Post { http, vapid: vapid(app).await?, config })
    }

    async fn deliver(&self, app: &App, place: &Subscription, notice: &Notice) {
        let mut wait = self.config.first_wait;
        for attempt in 1..=self.config.tries {
            match self.send(place, notice).await {
                Ok(()) => {
                    app.metrics.notices.add();
                    settled(place, app.store.subscription_works(&place.id).await);
                    return;
                }
                Err(Undelivered::Gone(why)) => {
                    tracing::info!(subscription = place.id, why, "a subscription is dead");
                    settled(place, app.store.drop_subscription(&place.id).await);
                    return;
                }
                Err(Undelivered::Failed(why)) => {
                    tracing::debug!(subscription = place.id, why, attempt, "a notice was not delivered");
                }
            }
            if attempt < self.config.tries {
                sleep(wait).await;
                wait *= 4;
            }
        }
        settled(place, app.store.subscription_fails(&place.id, MOST_FAILURES).await);
    }

    async fn send(&self, place: &Subscription, notice: &Notice) -> Result<(), Undelivered> {
        let gone = |why: &dyn std::fmt::Display| Undelivered::Gone(why.to_string());
        let failed = |why: &dyn std::fmt::Display| Undelivered::Failed(why.to_string());
        let uri = address::check(&place.endpoint, self.config.private_addresses).map_err(|why| gone(&why))?;
        let request = self.request(place, &uri, notice).map_err(|why| gone(&why))?;
        let answer = async {
            let response = self.http.request(request).await.map_err(|error| failed(&error))?;
            let status = response.status();
            // The connection can be used again when the answer has been read.
            let _ = Limited::new(response.into_body(), LONGEST_ANSWER).collect().await;
            match status {
                _ if status.is_success() => Ok(()),
                StatusCode::NOT_FOUND | StatusCode::GONE => Err(gone(&status)),
                _ => Err(failed(&status)),
            }
        };
        timeout(PATIENCE, answer).await.unwrap_or_else(|_| Err(failed(&"it takes too long")))
    }

    fn request(&self, place: &Subscription, uri: &Uri, notice: &Notice) -> Result<Request<Full<Bytes>>, String> {
        let text = serde_json::to_string(notice).expect("a notice is JSON");
        let request = Request::builder().method(Method::POST).uri(uri.clone()).header(header::USER_AGENT, "epoka");
        let request = if place.kind == subscriptions::PUSH {
            let keys = push::Keys::read(&place.keys).map_err(|error| error.to_string())?;
            let sealed = push::encrypt(text.as_bytes(), &keys).map_err(|error| error.to_string())?;
            request
                .header("ttl", KEEP_SECONDS)
                .header("urgency", "normal")
                .header("topic", &notice.table)
                .header(header::CONTENT_ENCODING, "aes128gcm")
                .header(header::CONTENT_TYPE, "application/octet-stream")
                .header(header::AUTHORIZATION, self.vapid.authorization(uri, &self.config.contact, now_ms()))
                .body(Full::from(sealed))
        } else {
            request.header(header::CONTENT_TYPE, "application/json").body(Full::from(text))
        };
        request.map_err(|error| error.to_string())
    }
}

fn settled(place: &Subscription, done: Result<(), epoka_store::StoreError>) {
    if let Err(error) = done {
        tracing::error!(%error, subscription = place.id, "what became of a subscription could not be written");
    }
}

/// The key with which the server signs to push services: made once, kept in the store, the same at every server.
pub(crate) async fn vapid(app: &App) -> Result<Vapid, Trouble> {
    let kept = app.store.secret_or("vapid", &Vapid::new_secret()).await?;
    Vapid::from_secret(&kept).ok_or_else(|| Trouble::new(Code::Mistake))
}
