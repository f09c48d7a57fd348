//! The terminal itself: keys in, screens out, and all as it was when the program ends, however it ends.

use std::{
    io::{self, IsTerminal},
    panic, thread,
    time::Duration,
};

use ratatui::{
    DefaultTerminal,
    crossterm::event::{self, Event, KeyEventKind},
};

use crate::app::{App, Input};

/// How often the screen is drawn while nothing happens.
const TICK: Duration = Duration::from_millis(80);

/// Whether somebody is there to look and to type.
pub fn is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Shows the program until the player leaves.
pub fn show(app: &mut App) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    keep_quiet_about_bots();
    let shown = run(&mut terminal, app);
    ratatui::restore();
    shown
}

fn run(terminal: &mut DefaultTerminal, app: &mut App) -> io::Result<()> {
    while !app.is_done() {
        terminal.draw(|frame| app.draw(frame))?;
        if event::poll(TICK)? {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.update(Input::Key(key)),
                _ => {}
            }
        } else {
            app.update(Input::Tick);
        }
    }
    Ok(())
}

/// A panic of the program restores the terminal and is told; that of a thread on which a bot thinks is neither:
/// the program goes on and tells the players.
fn keep_quiet_about_bots() {
    let main = thread::current().id();
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if thread::current().id() == main {
            told(panic);
        }
    }));
}
