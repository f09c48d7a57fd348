//! `cargo xtask play`: from a clone to a game, as quickly as it can be built.

use std::{
    env,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::PathBuf,
    process::{Command, Stdio},
    thread,
};

use crate::{
    progress::{self, Progress},
    web,
    workspace::{self, Done},
};

/// Where the server listens unless it is told otherwise.
const ADDRESS: &str = "127.0.0.1:8080";

/// The oldest releases of Node that build the client: of version 20, of 22, and of all later ones.
const NODE: [(u32, u32); 3] = [(20, 19), (22, 12), (23, 0)];

/// Builds client and server side by side and lets people play in the browser, on this machine alone unless told otherwise.
pub fn browser(arguments: &[String], open: bool) -> Done {
    let address = value(arguments, "--addr").unwrap_or(ADDRESS);
    node()?;
    free(address)?;
    // The client is done long before the program, which takes it in with its last step.
    thread::scope(|scope| {
        let client = scope.spawn(web::build);
        let built = build();
        client.join().expect("a build that fails is told, not panicked about").and(built)
    })?;
    let mut serve = Command::new(build()?);
    serve.arg("serve");
    if value(arguments, "--data").is_none() && value(arguments, "--database-url").is_none() {
        serve.arg("--data").arg(workspace::root().join("epoka-data"));
    }
    if open {
        serve.arg("--open");
    }
    announce(serve.args(arguments))
}

/// Builds the program and plays in the terminal, with the arguments of `epoka play`.
pub fn terminal(arguments: &[String]) -> Done {
    workspace::run(Command::new(build()?).arg("play").args(arguments))
}

/// The program, built for play.
fn build() -> Result<PathBuf, String> {
    let folder = workspace::target();
    let mut command = workspace::cargo(["build", "--profile", "play", "--package", "epoka"]);
    Progress::new("Building Epoka", folder.join("play/seconds")).follow(&mut command)?;
    Ok(folder.join("play").join(format!("epoka{}", env::consts::EXE_SUFFIX)))
}

/// Runs a server and shows where it is so that nobody overlooks it.
fn announce(serve: &mut Command) -> Done {
    let words = workspace::words(serve);
    let mut server =
        serve.stdout(Stdio::piped()).spawn().map_err(|error| format!("`{words}` cannot be run: {error}"))?;
    let said = BufReader::new(server.stdout.take().expect("it is piped"));
    for line in said.lines().map_while(Result::ok) {
        match line.split_whitespace().find(|word| word.starts_with("http://")) {
            Some(address) => {
                println!("{}", progress::framed(&[&format!("Epoka: {address}"), "Ctrl+C ends it; games are kept"]));
            }
            None => println!("{line}"),
        }
    }
    let ended = server.wait().map_err(|error| format!("`{words}`: {error}"))?;
    if ended.success() { Ok(()) } else { Err(format!("`{words}` failed ({ended})")) }
}

/// The value of an option, written `--name value` or `--name=value`.
fn value<'a>(arguments: &'a [String], name: &str) -> Option<&'a str> {
    arguments.iter().enumerate().find_map(|(at, argument)| match argument.strip_prefix(name)? {
        "" => arguments.get(at + 1).map(String::as_str),
        rest => rest.strip_prefix('='),
    })
}

/// There is a Node that builds the client, unless the client is built already.
fn node() -> Done {
    let said = Command::new("node").arg("--version").output();
    let version = said.ok().map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    enough(version.as_deref())?;
    match web::npm(&["--version"]).stdout(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err("npm installs what the browser client is built with, and it is missing: `apt-get install npm`".into()),
    }
}

fn enough(version: Option<&str>) -> Done {
    let terminal = "or play in the terminal: `cargo xtask play --terminal`";
    let Some(version) = version else {
        return Err(format!(
            "the browser client needs Node 20.19 or newer, and there is none: `apt-get install nodejs npm`, {terminal}"
        ));
    };
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse::<u32>().ok());
    let (major, minor) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    let newest = NODE[NODE.len() - 1];
    if NODE.iter().any(|&(of, least)| major == of && minor >= least) || (major, minor) >= newest {
        return Ok(());
    }
    Err(format!(
        "the browser client needs Node 20.19, 22.12 or newer, and this is {version}: install one from https://nodejs.org, {terminal}"
    ))
}

/// Nobody else listens at the address; it is better to know before a build than after it.
fn free(address: &str) -> Done {
    match TcpListener::bind(address) {
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {
            let port = address.rsplit(':').next().and_then(|port| port.parse::<u16>().ok()).unwrap_or(8080);
            let (host, next) = (address.rsplit_once(':').map_or("127.0.0.1", |(host, _)| host), port.wrapping_add(1));
            Err(format!("{address} is in use: end what listens there, or `cargo xtask play --addr {host}:{next}`"))
        }
        // What else is wrong with it the server says better.
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_has_its_value_behind_it_or_after_an_equals_sign() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(value(&words("--lang pl --addr 127.0.0.1:9"), "--addr"), Some("127.0.0.1:9"));
        assert_eq!(value(&words("--addr=127.0.0.1:9"), "--addr"), Some("127.0.0.1:9"));
        assert_eq!(value(&words("--address x"), "--addr"), None);
    }

    #[test]
    fn an_old_node_or_none_is_told_with_what_to_do() {
        assert_eq!(enough(Some("v20.20.2")), Ok(()));
        assert_eq!(enough(Some("v24.0.0")), Ok(()));
        assert_eq!(enough(Some("v22.12.0")), Ok(()));
        for old in ["v18.19.0", "v20.18.3", "v21.7.3", "v22.11.0", "nonsense"] {
            assert!(enough(Some(old)).unwrap_err().contains(&format!("this is {old}")));
        }
        assert!(enough(None).unwrap_err().contains("apt-get install nodejs npm"));
    }

    #[test]
    fn a_missing_c_compiler_is_named_with_what_installs_it() {
        let linker = workspace::root().join(".cargo/linker.sh");
        let output = Command::new("/bin/sh").arg(linker).env("PATH", "").output().unwrap();
        assert!(!output.status.success());
        assert!(String::from_utf8_lossy(&output.stderr).contains("apt-get install gcc"));
    }

    #[test]
    fn an_address_in_use_is_told_with_another() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap();
        let next = address.port().wrapping_add(1);
        assert!(
            free(&address.to_string()).unwrap_err().ends_with(&format!("`cargo xtask play --addr 127.0.0.1:{next}`"))
        );
        drop(taken);
        assert_eq!(free(&address.to_string()), Ok(()));
    }
}
