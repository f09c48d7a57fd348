//! `epoka serve`: the table online.

use std::{
    env, io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::Path,
};

use epoka_server::{App, Config};
use epoka_store::Store;
use serde_json::json;
use tokio::{
    net::TcpListener,
    runtime::Runtime,
    signal::unix::{SignalKind, signal},
};
use tracing_subscriber::EnvFilter;

use super::browser;
use crate::{failure::Failure, output::Output};

/// Where a server keeps what it knows.
pub enum Place<'a> {
    /// A folder of this machine.
    Folder(&'a Path),
    /// A PostgreSQL server.
    Database(&'a str),
}

/// Whether the browser is opened once the server listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    Open,
    Leave,
}

pub fn run(addr: &str, place: &Place, config: Config, browser: Browser, output: &mut Output) -> Result<(), Failure> {
    log(output)?;
    Runtime::new()?.block_on(async {
        let stop = stopped()?;
        // Before anything is written: who has mistyped an address gets no folder for it.
        let listener = TcpListener::bind(addr).await.map_err(|error| {
            let variables = [("addr", addr.into()), ("why", error.to_string().into())];
            Failure::refused("cannot-listen", output.words().with("error-cannot-listen", variables))
        })?;
        let store = match place {
            Place::Folder(folder) => Store::in_folder(folder).await,
            Place::Database(url) => Store::at_url(url).await,
        };
        let store = store.map_err(|error| Failure::refused("store", error.to_string()))?;
        let has_client = !config.client.is_empty();
        let app = App::new(store, config);
        let here = listener.local_addr()?;
        tell(&format!("http://{here}"), has_client, output)?;
        if browser == Browser::Open {
            browser::open(&format!("http://{}", reachable(here)));
        }
        epoka_server::serve(app, listener, stop).await?;
        Ok(())
    })
}

/// Says where the server is, and whether browsers find nothing but the API there.
fn tell(url: &str, has_client: bool, output: &mut Output) -> io::Result<()> {
    if output.json {
        output.report(&json!({"listening": url, "client": has_client}))?;
    } else {
        output.line(output.words().with("serve-listens", [("url", url.into())]))?;
        if !has_client {
            output.line(output.words().plain("serve-no-client"))?;
        }
    }
    output.stream().flush()
}

/// Where a browser on this machine finds what listens here: an address that stands for all is none to go to.
fn reachable(here: SocketAddr) -> SocketAddr {
    let ip = match here.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, here.port())
}

/// Structured logs on standard error; `EPOKA_LOG` says how much.
fn log(output: &Output) -> Result<(), Failure> {
    let wanted = env::var("EPOKA_LOG").unwrap_or_else(|_| "info".into());
    let filter = EnvFilter::try_new(&wanted).map_err(|error| {
        let words = output.words();
        let variables = [("value", wanted.into()), ("why", error.to_string().into())];
        Failure::usage("log-filter", words.with("error-log-filter", variables), Some(words.plain("help-log-filter")))
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if output.json {
        log.json().init();
    } else {
        log.init();
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use epoka_games::Lang;

    use super::*;

    fn told(has_client: bool, json: bool) -> String {
        let mut said = Vec::new();
        tell("http://127.0.0.1:1", has_client, &mut Output::new(Lang::En, json, &mut said)).unwrap();
        String::from_utf8(said).unwrap()
    }

    #[test]
    fn a_program_without_its_client_says_how_to_get_it() {
        assert_eq!(told(true, false), "Listening on http://127.0.0.1:1\n");
        let said = told(false, false);
        assert!(said.starts_with("Listening on http://127.0.0.1:1\n") && said.contains("cargo xtask dist"), "{said}");
        assert_eq!(told(false, true), "{\"listening\":\"http://127.0.0.1:1\",\"client\":false}\n");
    }
}
