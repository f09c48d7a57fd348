//! A running server: the listener, the sweeper, and an orderly end.

use std::{future::Future, io, net::SocketAddr};

use axum::serve::ListenerExt;
use epoka_store::News;
use tokio::net::TcpListener;

use crate::{app::App, live::Command, notify, random::now_ms, routes};

/// Serves until `stop` is over; then finishes what was begun.
pub async fn serve(app: App, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    let sweeper = tokio::spawn(sweep(app.clone()));
    let herald = tokio::spawn(hear(app.clone()));
    let postman = tokio::spawn(notify::deliver_all(app.clone()));
    let listener = listener.tap_io(|stream| {
        // A move must not wait 40 ms for company.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::warn!(%error, "a connection keeps its delay");
        }
    });
    let service = routes::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let (began, begins) = tokio::sync::oneshot::channel::<()>();
    let signal = async move {
        stop.await;
        tracing::info!("stopping");
        let _ = began.send(());
    };
    let server = axum::serve(listener, service).with_graceful_shutdown(signal);
    let patience = async {
        let _ = begins.await;
        // Sockets stay open as long as their clients like: they reconnect elsewhere.
        tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    };
    let served = tokio::select! {
        served = server => served,
        () = patience => Ok(()),
    };
    sweeper.abort();
    herald.abort();
    postman.abort();
    app.tables.stop().await;
    if app.store.is_shared()
        && let Err(error) = app.store.give_up_claims(&app.server).await
    {
        tracing::warn!(%error, "other servers wait until this one's claims run out");
    }
    served
}

/// Tells tables in use what other servers on the same database have done at them.
async fn hear(app: App) {
    let Some(mut news) = app.store.news() else { return };
    while let Some(news) = news.recv().await {
        match news {
            News::Table(table) => app.tables.tell(&table, Command::News).await,
            News::Anything => app.tables.tell_all(|| Command::News).await,
        }
    }
}

/// Wakes tables whose clocks have run out or whose bots have to move, and forgets what is old.
async fn sweep(app: App) {
    let mut interval = tokio::time::interval(app.config.sweep);
    loop {
        interval.tick().await;
        match app.store.due(now_ms(), 1000).await {
            Ok(due) => due.iter().for_each(|id| app.tables.wake(&app, id)),
            Err(error) => tracing::error!(%error, "the store does not say what is due"),
        }
        app.guard.forget_quiet();
        if let Err(error) = app.store.close_old_sessions(now_ms()).await {
            tracing::error!(%error, "old sessions could not be closed");
        }
    }
}
