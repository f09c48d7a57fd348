//! A private PostgreSQL server for a test: its own folder, its own port, gone when dropped.
//!
//! There is no way to skip: where no PostgreSQL is installed the test fails and says what to install.

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::atomic::{AtomicU32, Ordering},
};

/// A running server.
pub struct Postgres {
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Makes and starts a server.
    ///
    /// # Panics
    /// If there is no PostgreSQL on this machine or it does not start.
    pub fn start() -> Postgres {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("epoka-postgres-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the server");
        if is_root() {
            run(Command::new("chown").arg(user()).arg(&folder));
        }
        let server = Postgres { port: free_port(), folder };
        run(server.tool("initdb").args(["--no-sync", "--auth=trust", "--username=epoka", "--encoding=UTF8"]));
        server.resume();
        server
    }

    /// Starts the server again after [`Postgres::crash`].
    pub fn resume(&self) {
        let options = format!("-p {} -h 127.0.0.1 -k {}", self.port, self.folder.display());
        let log = self.folder.join("log");
        run(self.tool("pg_ctl").args(["start", "--wait", "--silent", "--options", &options, "--log"]).arg(log));
    }

    /// Stops the server at once, as if it had died.
    pub fn crash(&self) {
        run(self.tool("pg_ctl").args(["stop", "--wait", "--silent", "--mode=immediate"]));
    }

    /// Makes an empty database and answers its address.
    pub fn database(&self, name: &str) -> String {
        self.sql(&format!("CREATE DATABASE {name}"));
        format!("postgres://epoka@127.0.0.1:{}/{name}", self.port)
    }

    /// Carries out a statement outside of any test database.
    pub fn sql(&self, statement: &str) {
        self.sql_in("postgres", statement);
    }

    /// Carries out a statement in a database.
    pub fn sql_in(&self, database: &str, statement: &str) {
        let port = self.port.to_string();
        let mut psql = Command::new(program("psql"));
        run(psql.args(["-h", "127.0.0.1", "-U", "epoka", "-d", database, "-q", "-p", &port, "-c", statement]));
    }

    /// A tool of PostgreSQL at work on this server's folder. The server refuses to run as root.
    fn tool(&self, name: &str) -> Command {
        let tool = program(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", user(), "--"]).arg(tool);
            command
        } else {
            Command::new(tool)
        };
        command.current_dir(&self.folder).arg("--pgdata").arg(self.folder.join("data"));
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // A server that has died already is as good as stopped.
        let _ = self.tool("pg_ctl").args(["stop", "--wait", "--silent", "--mode=immediate"]).output();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

/// Somebody without rights, if possible the one made for it.
fn user() -> &'static str {
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    if users.lines().any(|line| line.starts_with("postgres:")) { "postgres" } else { "nobody" }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a free port").port()
}

fn program(name: &str) -> PathBuf {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&paths).collect();
    if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.filter_map(|version| Some(version.ok()?.path().join("bin"))));
    }
    let found = folders.iter().map(|folder| folder.join(name)).find(|path| Path::is_file(path));
    found.unwrap_or_else(|| {
        panic!("there is no `{name}` on this machine: install PostgreSQL (apt-get install postgresql)")
    })
}

fn run(command: &mut Command) {
    let Output { status, stdout, stderr } = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let told = [stdout, stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(status.success(), "{command:?}: {status}\n{}\n{}", told[0], told[1]);
}
