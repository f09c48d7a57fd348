//! `epoka serve`: the table online.

use std::{io, path::Path};

use epoka_server::{App, Config};
use epoka_store::Store;
use tokio::{
    net::TcpListener,
    runtime::Runtime,
    signal::unix::{SignalKind, signal},
};
use tracing_subscriber::EnvFilter;

use crate::{failure::Failure, output::Output};

/// Where a server keeps what it knows.
pub enum Place<'a> {
    /// A folder of this machine.
    Folder(&'a Path),
    /// A PostgreSQL server.
    Database(&'a str),
}

pub fn run(addr: &str, place: &Place, config: Config, output: &mut Output) -> Result<(), Failure> {
    log(output.json);
    Runtime::new()?.block_on(async {
        let stop = stopped()?;
        let store = match place {
            Place::Folder(folder) => Store::in_folder(folder).await,
            Place::Database(url) => Store::at_url(url).await,
        };
        let store = store.map_err(|error| Failure::refused(error.to_string()))?;
        let listener = TcpListener::bind(addr).await.map_err(|error| {
            let variables = [("addr", addr.into()), ("why", error.to_string().into())];
            Failure::refused(output.words().with("error-cannot-listen", variables))
        })?;
        let app = App::new(store, config);
        let url = format!("http://{}", listener.local_addr()?);
        output.line(output.words().with("serve-listens", [("url", url.into())]))?;
        output.stream().flush()?;
        epoka_server::serve(app, listener, stop).await?;
        Ok(())
    })
}

/// Structured logs on standard error; `EPOKA_LOG` says how much.
fn log(json: bool) {
    let filter = EnvFilter::try_from_env("EPOKA_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if json { log.json().init() } else { log.init() }
}

/// Somebody asks the server to stop.
fn stopped() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let (mut terminated, mut interrupted) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminated.recv() => {}
            _ = interrupted.recv() => {}
        }
    })
}
