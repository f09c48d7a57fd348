//! Every command block of the pages is run, so that what they tell people to type works.
//!
//! A command block is one in `sh`. A comment in the line before a block says how it is to be treated:
//! - `<!-- in a terminal -->`: it needs a terminal; it gets one, and the keys to leave;
//! - `<!-- runs until stopped -->`: it never ends by itself; it is stopped once it has printed its address;
//! - `<!-- not run: why -->`: it is left out, for a reason;
//! - `<!-- file: name -->`, before a block in another language: the text is saved under this name for the blocks below.

use std::{
    env, fs,
    io::Write,
    os::unix::{fs::symlink, process::CommandExt},
    path::{Path, PathBuf},
    process::{self, Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

use crate::{
    pages::{self, Block, Page},
    workspace::{self, Done},
};

/// How many blocks may be left out.
const MOST_LEFT_OUT: usize = 5;
/// How long a block may take.
const PATIENCE: Duration = Duration::from_mins(2);
/// How often a running block is looked at.
const GLANCE: Duration = Duration::from_millis(100);
/// What is typed to leave a program in a terminal, again and again: quit, yes.
const KEYS: [&str; 2] = ["q", "y"];

/// Runs the command blocks of all pages with this program, and tells everything that does not work.
pub fn run(epoka: &Path) -> Done {
    let desk = Desk::new(epoka)?;
    let mut tally = Tally::default();
    for (number, path) in pages::all().into_iter().enumerate() {
        let page = Page::parse(&workspace::read(&path)?);
        let folder = desk.folder(number)?;
        for block in &page.blocks {
            let done = take(block, &folder, &desk, &mut tally);
            tally.wrong.extend(done.err().map(|why| format!("{}:{}: {why}", workspace::short(&path), block.line)));
        }
    }
    println!("{} command blocks run, {} left out", tally.ran, tally.left_out);
    if tally.left_out > MOST_LEFT_OUT {
        tally.wrong.push(format!("{} command blocks are left out, at most {MOST_LEFT_OUT} may be", tally.left_out));
    }
    if tally.wrong.is_empty() { Ok(()) } else { Err(tally.wrong.join("\n")) }
}

/// What became of the blocks.
#[derive(Default)]
struct Tally {
    ran: usize,
    left_out: usize,
    wrong: Vec<String>,
}

/// What is to be done with a block.
#[derive(Debug, PartialEq, Eq)]
enum Treatment<'a> {
    /// It holds no commands.
    Read,
    Save(&'a str),
    LeaveOut,
    Run(Manner),
}

/// How a block is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    ToTheEnd,
    InTerminal,
    UntilStopped,
}

/// Reads off language and comment what is to be done with a block.
fn treatment(block: &Block) -> Result<Treatment<'_>, String> {
    let note = block.note.as_deref().unwrap_or_default();
    let (word, rest) = note.split_once(':').map_or((note, ""), |(word, rest)| (word, rest.trim()));
    match (block.language.as_str(), word) {
        ("", _) => Err("a block without a language; commands are `sh`".into()),
        ("sh", "in a terminal") => Ok(Treatment::Run(Manner::InTerminal)),
        ("sh", "runs until stopped") => Ok(Treatment::Run(Manner::UntilStopped)),
        ("sh", "not run") if rest.is_empty() => Err("a block is left out without a reason".into()),
        ("sh", "not run") => Ok(Treatment::LeaveOut),
        ("sh", _) => Ok(Treatment::Run(Manner::ToTheEnd)),
        (_, "file") => Ok(Treatment::Save(rest)),
        _ => Ok(Treatment::Read),
    }
}

fn take(block: &Block, folder: &Path, desk: &Desk, tally: &mut Tally) -> Done {
    match treatment(block)? {
        Treatment::Read => Ok(()),
        Treatment::Save(name) => write(&folder.join(name), &block.text),
        Treatment::LeaveOut => {
            tally.left_out += 1;
            Ok(())
        }
        Treatment::Run(manner) => {
            tally.ran += 1;
            Running::start(&block.text, manner, folder, desk)?.finish(manner)
        }
    }
}

/// Where blocks are run: a folder of its own for each page, which looks like the repository to whoever built it.
struct Desk(PathBuf);

impl Desk {
    fn new(epoka: &Path) -> Result<Desk, String> {
        // Tests run side by side in one process.
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let desk = Desk(env::temp_dir().join(format!("epoka-blocks-{}-{number}", process::id())));
        make_folder(&desk.bin())?;
        let epoka = epoka.canonicalize().map_err(|error| format!("{}: {error}", epoka.display()))?;
        link(&epoka, &desk.bin().join("epoka")).map(|()| desk)
    }

    fn bin(&self) -> PathBuf {
        self.0.join("bin")
    }

    fn folder(&self, page: usize) -> Result<PathBuf, String> {
        let folder = self.0.join(page.to_string());
        make_folder(&folder.join("target/release"))?;
        link(&workspace::root().join("docs"), &folder.join("docs"))?;
        link(&self.bin().join("epoka"), &folder.join("target/release/epoka")).map(|()| folder)
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // A block may have left something behind that is still written to: then the folder stays.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Comes before every block: servers listen on a free port, since somebody may play on the one a page names.
const PRELUDE: &str = r#"epoka() {
  local words=("$@") at
  for at in "${!words[@]}"; do
    if [[ ${words[at]} == --addr ]]; then unset "words[at]" "words[at+1]"; fi
  done
  if [[ $1 == serve ]]; then words+=(--addr 127.0.0.1:0); fi
  command epoka "${words[@]}"
}
"#;

fn link(to: &Path, at: &Path) -> Done {
    symlink(to, at).map_err(|error| format!("{}: {error}", at.display()))
}

fn make_folder(path: &Path) -> Done {
    fs::create_dir_all(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Done {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// A block that runs.
struct Running {
    process: Child,
    keyboard: Option<ChildStdin>,
    /// The file that takes what it prints.
    said: PathBuf,
    start: Instant,
}

impl Running {
    fn start(text: &str, manner: Manner, folder: &Path, desk: &Desk) -> Result<Running, String> {
        let mut command = match manner {
            Manner::ToTheEnd | Manner::UntilStopped => bash(),
            Manner::InTerminal => terminal(),
        };
        let said = desk.0.join("said");
        let file = fs::File::create(&said).map_err(|error| format!("{}: {error}", said.display()))?;
        let errors = file.try_clone().map_err(|error| error.to_string())?;
        let keyboard = if manner == Manner::InTerminal { Stdio::piped() } else { Stdio::null() };
        let path = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(std::iter::once(desk.bin()).chain(env::split_paths(&path)));
        command.env("BLOCK", format!("{PRELUDE}{text}")).env("PATH", path.map_err(|error| error.to_string())?);
        command.env("HOME", folder).env("LANG", "C.UTF-8").env("TERM", "xterm-256color");
        for name in ["EPOKA_DATA", "EPOKA_PASSWORD", "XDG_DATA_HOME", "LC_ALL", "LC_MESSAGES"] {
            command.env_remove(name);
        }
        command.current_dir(folder).stdin(keyboard).stdout(file).stderr(errors).process_group(0);
        let mut process = command.spawn().map_err(|error| format!("{}: {error}", workspace::words(&command)))?;
        let keyboard = process.stdin.take();
        Ok(Running { process, keyboard, said, start: Instant::now() })
    }

    /// Waits for the end, or brings it about.
    fn finish(mut self, manner: Manner) -> Done {
        let mut keys = KEYS.into_iter().cycle();
        let mut stopped = false;
        loop {
            if let Some(status) = self.process.try_wait().map_err(|error| error.to_string())? {
                return if stopped { Ok(()) } else { self.ended(status, manner) };
            }
            if manner == Manner::UntilStopped && !stopped && self.said().contains("http://") {
                self.signal("TERM");
                stopped = true;
            }
            if self.start.elapsed() > PATIENCE {
                return Err(format!("no end after {} s\n{}", PATIENCE.as_secs(), self.said()));
            }
            self.press(keys.next().expect("a cycle has no end"));
            thread::sleep(GLANCE);
        }
    }

    fn ended(&self, status: ExitStatus, manner: Manner) -> Done {
        match (manner, status.success()) {
            (Manner::ToTheEnd | Manner::InTerminal, true) => Ok(()),
            (Manner::UntilStopped, true) => Err(format!("ended before it was stopped\n{}", self.said())),
            (_, false) => Err(format!("failed ({status})\n{}", self.said())),
        }
    }

    /// Presses a key, if there is a terminal.
    fn press(&mut self, key: &str) {
        if let Some(keyboard) = &mut self.keyboard {
            // Whoever has left already reads no keys.
            let _ = keyboard.write_all(key.as_bytes());
        }
    }

    fn said(&self) -> String {
        String::from_utf8_lossy(&fs::read(&self.said).unwrap_or_default()).into_owned()
    }

    /// Signals the block and everything it has started.
    fn signal(&self, signal: &str) {
        let group = format!("-{}", self.process.id());
        // It may just have ended.
        let _ = Command::new("kill").args(["-s", signal, "--", &group]).stderr(Stdio::null()).status();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if matches!(self.process.try_wait(), Ok(None)) {
            self.signal("KILL");
            let _ = self.process.wait();
        }
    }
}

/// A shell that runs the text in `BLOCK` and stops where a command fails.
fn bash() -> Command {
    let mut command = Command::new("bash");
    command.args(["-eo", "pipefail", "-c", "eval \"$BLOCK\""]);
    command
}

/// The same in a terminal.
fn terminal() -> Command {
    let mut command = Command::new("script");
    let inner = "stty rows 40 columns 120; exec bash -eo pipefail -c 'eval \"$BLOCK\"'";
    command.args(["--quiet", "--return", "--command", inner, "/dev/null"]);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(language: &str, note: &str, text: &str) -> Block {
        let note = Some(note.to_owned()).filter(|note| !note.is_empty());
        Block { line: 1, language: language.into(), note, text: text.into() }
    }

    #[test]
    fn language_and_comment_say_what_is_done() {
        let treated = |language, note| treatment(&block(language, note, "")).map(|treatment| format!("{treatment:?}"));
        assert_eq!(treated("sh", ""), Ok("Run(ToTheEnd)".into()));
        assert_eq!(treated("sh", "in a terminal"), Ok("Run(InTerminal)".into()));
        assert_eq!(treated("sh", "runs until stopped"), Ok("Run(UntilStopped)".into()));
        assert_eq!(treated("sh", "not run: it would run the check itself"), Ok("LeaveOut".into()));
        assert_eq!(treated("toml", "file: mine.toml"), Ok("Save(\"mine.toml\")".into()));
        assert_eq!(treated("json", ""), Ok("Read".into()));
    }

    #[test]
    fn no_block_is_left_out_without_a_reason_or_hidden_without_a_language() {
        assert!(treatment(&block("sh", "not run:", "")).is_err());
        assert!(treatment(&block("", "", "")).is_err());
    }

    /// Runs blocks in one folder, with `echo` in the place of the program.
    fn run_all(blocks: &[Block]) -> Vec<Done> {
        let desk = Desk::new(Path::new("/bin/echo")).unwrap();
        let folder = desk.folder(0).unwrap();
        blocks.iter().map(|block| take(block, &folder, &desk, &mut Tally::default())).collect()
    }

    #[test]
    fn a_block_finds_the_program_and_the_files_saved_above_it() {
        let save = block("toml", "file: mine.toml", "a = 1\n");
        let good = block("sh", "", "test \"$(epoka play 'a b')\" = 'play a b'\ngrep 'a = 1' mine.toml\n");
        assert_eq!(run_all(&[save, good]), [Ok(()), Ok(())]);
    }

    #[test]
    fn a_block_ends_where_a_command_fails() {
        let done = run_all(&[block("sh", "", "echo before\nfalse\necho after\n")]);
        let why = done[0].clone().unwrap_err();
        assert!(why.contains("before") && !why.contains("after"), "{why}");
    }

    #[test]
    fn what_runs_until_stopped_is_stopped_once_it_tells_its_address() {
        let serve = block("sh", "runs until stopped", "echo listening on http://127.0.0.1:1\nsleep 600\n");
        let ends = block("sh", "runs until stopped", "true\n");
        let done = run_all(&[serve, ends]);
        assert_eq!(done[0], Ok(()));
        assert!(done[1].is_err());
    }

    #[test]
    fn what_needs_a_terminal_gets_one_and_the_keys_to_leave() {
        let text = "test -t 0 && test -t 1\nread -rsn1 key\ntest \"$key\" = q\n";
        assert_eq!(run_all(&[block("sh", "in a terminal", text)]), [Ok(())]);
    }

    #[test]
    fn a_server_of_a_page_listens_on_a_free_port() {
        let text = "test \"$(epoka serve --addr 0.0.0.0:80 --secure)\" = 'serve --secure --addr 127.0.0.1:0'\n";
        assert_eq!(run_all(&[block("sh", "", text)]), [Ok(())]);
    }
}
