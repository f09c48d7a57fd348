//! `epoka play --join URL`: a table at a server, line by line, so that it works in any terminal and through any pipe.
//!
//! Nothing is known here of games or rules: the server says what happened and what may be done, and the table is drawn from
//! the view it sends.

use std::{io, sync::Arc, thread};

use epoka_client::{Client, Trouble, Watched};
use epoka_games::{AnyGame, Words};
use epoka_tui::{
    details::Components,
    table::{self, Page, Scene},
    theme::{Depth, Paper, Theme},
};
use ratatui::{buffer::Buffer, layout::Rect};
use serde_json::{Value, json};
use tokio::{runtime::Builder, sync::mpsc};

use crate::{args::Join, failure::Failure, output::Output};

/// Where a table is.
#[derive(Debug, PartialEq, Eq)]
struct Address<'a> {
    base: &'a str,
    place: Place<'a>,
}

#[derive(Debug, PartialEq, Eq)]
enum Place<'a> {
    /// A table by its id.
    Table(&'a str),
    /// A table by its invitation.
    Invitation(&'a str),
}

/// What somebody types.
#[derive(Debug, PartialEq, Eq)]
enum Typed {
    /// The numbers of actions: one, or all of a whole such as a payment, in any order.
    Play(Vec<usize>),
    /// Take back the last decision.
    Undo,
    /// Say something to the others.
    Say(String),
    /// Show the table again.
    Look,
    /// Leave; the match goes on.
    Leave,
    /// Anything else.
    Unknown,
}

/// Plays at a table of a server until the player leaves or the match is over.
pub fn run(join: &Join, output: &mut Output) -> Result<(), Failure> {
    let words = output.words();
    let url = join.url.as_deref().unwrap_or_default();
    let address = Address::read(url).ok_or_else(|| {
        let help = words.plain("help-join-address");
        Failure::usage("join-address", words.with("error-join-address", [("url", url.into())]), Some(help))
    })?;
    Builder::new_current_thread().enable_all().build()?.block_on(async {
        let mut client = Client::new(address.base).with_header("accept-language", output.lang.code());
        come_in(&mut client, join).await.map_err(|trouble| address.told(trouble, words))?;
        let table = sit_down(&client, &address, output).await?;
        let table = client.watch(&table).await.map_err(|trouble| address.told(trouble, words))?;
        let game = table.known().table()["game"].as_str().unwrap_or_default().to_owned();
        let game = super::open(&game, &[], output)?;
        let components = Components::of(&*game);
        Box::pin(Guest { table, game, components, shown: None }.play(output)).await
    })
}

/// Signs in with the password of the environment, or comes in as a guest.
async fn come_in(client: &mut Client, join: &Join) -> Result<(), Trouble> {
    let environment = |name: &str| std::env::var(name).ok();
    let name = join.name.clone().or_else(|| epoka_tui::sitter::own_name(environment));
    match (&name, environment("EPOKA_PASSWORD")) {
        (Some(name), Some(password)) => client.sign_in(name, &password).await?,
        _ => client.guest(name.as_deref().unwrap_or("Guest")).await?,
    };
    Ok(())
}

/// Takes a free seat, if the match has not begun, and answers the table.
async fn sit_down(client: &Client, address: &Address<'_>, output: &mut Output<'_>) -> Result<String, Failure> {
    let words = output.words();
    let told = |trouble| address.told(trouble, words);
    let (id, invite) = match &address.place {
        Place::Table(id) => ((*id).to_owned(), None),
        Place::Invitation(code) => {
            let table: Value = client.get(&format!("/api/invitations/{code}")).await.map_err(told)?;
            (table["table"].as_str().unwrap_or_default().to_owned(), Some(*code))
        }
    };
    let query = invite.map(|code| format!("?invite={code}")).unwrap_or_default();
    let table: Value = client.get(&format!("/api/tables/{id}{query}")).await.map_err(told)?;
    let has_seat = table["own"].as_array().is_some_and(|own| !own.is_empty());
    let has_room = table["seats"].as_array().is_some_and(|seats| seats.iter().any(|seat| seat["free"] == true));
    if !has_seat && table["status"] == "open" && has_room {
        let seat = client.join(&id, invite).await.map_err(told)?;
        output.line(words.with("join-sits", [("seat", (seat + 1).into())]))?;
    } else if !has_seat {
        output.line(words.plain("join-looks-on"))?;
    }
    Ok(id)
}

/// Somebody at a table.
struct Guest {
    table: Watched,
    game: Arc<dyn AnyGame>,
    components: Components,
    /// The number of the event after which the actions were last listed.
    shown: Option<i64>,
}

impl Guest {
    async fn play(mut self, output: &mut Output<'_>) -> Result<(), Failure> {
        let mut lines = typed_lines();
        output.line(output.words().plain("join-commands"))?;
        self.show(output)?;
        while !self.is_over() {
            output.stream().flush()?;
            tokio::select! {
                message = self.table.next() => {
                    let message = message?;
                    self.tell(&message, output)?;
                }
                line = lines.recv() => match line.as_deref().map_or(Typed::Leave, Typed::read) {
                    Typed::Leave => return Ok(()),
                    Typed::Look => self.show(output)?,
                    Typed::Unknown => output.line(output.words().plain("join-commands"))?,
                    typed => self.carry_out(typed, output).await?,
                },
            }
        }
        self.result(output)?;
        Ok(())
    }

    fn is_over(&self) -> bool {
        matches!(self.table.known().table()["status"].as_str(), Some("over" | "abandoned"))
    }

    /// Does what was typed; a refusal is told and changes nothing.
    async fn carry_out(&mut self, typed: Typed, output: &mut Output<'_>) -> Result<(), Failure> {
        let done = match typed {
            Typed::Play(numbers) => {
                let offers = self.table.known().actions();
                let action = |number: &usize| Some(offers.get(number.checked_sub(1)?)?["action"].clone());
                let Some(chain) = numbers.iter().map(action).collect::<Option<Vec<_>>>() else {
                    let which = if offers.is_empty() { "join-not-asked" } else { "join-no-such" };
                    output.line(output.words().plain(which))?;
                    return Ok(());
                };
                self.table.act(&chain).await
            }
            Typed::Undo => self.table.order(&json!({"do": "undo"})).await,
            Typed::Say(text) => self.table.order(&json!({"do": "chat", "text": text})).await,
            Typed::Look | Typed::Leave | Typed::Unknown => return Ok(()),
        };
        match done {
            Ok(_) => Ok(()),
            Err(Trouble::Refused(refused)) => Ok(output.line(refused.text)?),
            Err(trouble) => Err(trouble.into()),
        }
    }

    /// What a message says.
    fn tell(&mut self, message: &Value, output: &mut Output) -> io::Result<()> {
        match (message["type"].as_str(), message["kind"].as_str()) {
            (Some("table"), _) => return self.show(output),
            (Some("event"), Some("act")) => {
                for event in message["events"].as_array().into_iter().flatten() {
                    output.line(event["text"].as_str().unwrap_or_default())?;
                }
            }
            (Some("event"), Some("chat")) => {
                let name = self.name_of(&message["account"]);
                output.line(format!("{name}: {}", message["text"].as_str().unwrap_or_default()))?;
            }
            _ => {}
        }
        self.ask(output)
    }

    /// The table, and what may be done.
    fn show(&mut self, output: &mut Output) -> io::Result<()> {
        let known = self.table.known().table();
        if known["status"] == "open" {
            return output.line(output.words().plain("join-waits"));
        }
        for line in self.drawing(output) {
            output.line(line)?;
        }
        self.shown = None;
        self.ask(output)
    }

    /// What may be done, once after every event.
    fn ask(&mut self, output: &mut Output) -> io::Result<()> {
        let known = self.table.known();
        if self.shown == Some(known.number()) || known.actions().is_empty() {
            return Ok(());
        }
        self.shown = Some(known.number());
        for (at, offer) in known.actions().iter().enumerate() {
            output.line(format!("{:>3}  {}", at + 1, offer["label"].as_str().unwrap_or_default()))?;
        }
        output.line(">")
    }

    /// The table as it is drawn on a wide screen, without colours.
    fn drawing(&self, output: &Output) -> Vec<String> {
        let known = self.table.known().table();
        let numbers = |list: &Value| -> Vec<usize> {
            list.as_array().into_iter().flatten().filter_map(|one| Some(one.as_u64()? as usize)).collect()
        };
        let names: Vec<String> = seats(known).map(|seat| seat["name"].as_str().unwrap_or("?").to_owned()).collect();
        let scene = Scene {
            game: &*self.game,
            view: &known["view"],
            setup: &known["options"]["setup"],
            names: &names,
            own: numbers(&known["own"]).first().copied(),
            deciding: &numbers(&known["turn"]["seats"]),
            things: &[],
            components: &self.components,
            lang: output.lang,
            theme: Theme::new(Paper::Dark, Depth::of(|_| None)),
        };
        let drawing = table::of(self.game.id());
        let (columns, rows) = drawing.whole(&scene);
        let area = Rect::new(0, 0, columns, rows);
        let mut buffer = Buffer::empty(area);
        drawing.draw(&scene, Page::Whole, area, &mut buffer);
        let line = |row: u16| -> String {
            let cells = (0..columns).map(|column| buffer[(column, row)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..rows).map(line).collect()
    }

    /// How it ended, best first.
    fn result(&self, output: &mut Output) -> io::Result<()> {
        let (known, words) = (self.table.known().table(), output.words());
        output.line(words.plain("join-over"))?;
        for one in known["result"]["standings"].as_array().into_iter().flatten() {
            let seat = one["seat"].as_u64().unwrap_or_default() as usize;
            let name = seats(known).nth(seat).and_then(|seat| seat["name"].as_str()).unwrap_or("?").to_owned();
            output.line(standing(words, one, name))?;
        }
        Ok(())
    }

    fn name_of(&self, account: &Value) -> String {
        let known = self.table.known().table();
        let seat = seats(known).find(|seat| !account.is_null() && seat["account"] == *account);
        seat.and_then(|seat| seat["name"].as_str()).unwrap_or("?").to_owned()
    }
}

fn seats(table: &Value) -> impl Iterator<Item = &Value> {
    table["seats"].as_array().into_iter().flatten()
}

fn standing(words: &Words, one: &Value, name: String) -> String {
    let number = |field: &str| one[field].as_i64().unwrap_or_default();
    let variables = [("place", number("place").into()), ("player", name.into()), ("score", number("score").into())];
    words.with("join-standing", variables)
}

/// What is typed, line by line; it ends with the input.
fn typed_lines() -> mpsc::Receiver<String> {
    let (lines, typed) = mpsc::channel(1);
    // Reading blocks, and nobody waits for this thread when the program ends.
    thread::spawn(move || {
        for line in io::stdin().lines().map_while(Result::ok) {
            if lines.blocking_send(line).is_err() {
                break;
            }
        }
    });
    typed
}

impl Address<'_> {
    /// `https://epoka.example/table/…` or `https://epoka.example/join/…`, as browsers show them.
    fn read(url: &str) -> Option<Address<'_>> {
        let url = url.split(['?', '#']).next()?;
        if !url.starts_with("http://") && !url.starts_with("https://") {
            return None;
        }
        let (base, place) = match (url.split_once("/table/"), url.split_once("/join/")) {
            (Some((base, id)), _) => (base, Place::Table(id.trim_end_matches('/'))),
            (None, Some((base, code))) => (base, Place::Invitation(code.trim_end_matches('/'))),
            (None, None) => return None,
        };
        let (Place::Table(code) | Place::Invitation(code)) = place;
        let is_one =
            !code.is_empty() && code.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
        is_one.then_some(Address { base, place })
    }

    /// Why nobody gets to the table: where that was, and what to look at.
    fn told(&self, trouble: Trouble, words: &Words) -> Failure {
        let server = || ("server", self.base.into());
        let (Place::Table(code) | Place::Invitation(code)) = self.place;
        match trouble {
            Trouble::Gone(why) => {
                let message = words.with("error-join-gone", [server(), ("why", why.into())]);
                Failure::refused("join-gone", message).helped(words.plain("help-join-gone"))
            }
            Trouble::Refused(refused) if refused.code == "not-found" => {
                let message = words.with("error-join-no-table", [server(), ("table", code.into())]);
                Failure::refused("join-no-table", message).helped(words.plain("help-join-address"))
            }
            trouble @ (Trouble::Refused(_) | Trouble::Strange(_)) => {
                let message = words.with("error-join-refused", [server(), ("why", trouble.to_string().into())]);
                Failure::refused("join-refused", message)
            }
        }
    }
}

impl Typed {
    fn read(line: &str) -> Typed {
        let line = line.trim();
        let numbers: Result<Vec<usize>, _> = line.split_whitespace().map(str::parse).collect();
        if let Ok(numbers) = numbers
            && !numbers.is_empty()
        {
            return Typed::Play(numbers);
        }
        match line.split_once(' ').unwrap_or((line, "")) {
            ("u", "") => Typed::Undo,
            ("t", "") => Typed::Look,
            ("q", "") => Typed::Leave,
            ("s", text) if !text.trim().is_empty() => Typed::Say(text.trim().into()),
            _ => Typed::Unknown,
        }
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure::refused("join-refused", trouble.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_those_browsers_show() {
        let address = |base, place| Some(Address { base, place });
        assert_eq!(Address::read("http://a:80/table/x1"), address("http://a:80", Place::Table("x1")));
        assert_eq!(Address::read("https://a/join/y-2/?z#w"), address("https://a", Place::Invitation("y-2")));
        for wrong in ["a/table/x", "http://a", "http://a/table/", "http://a/table/x/y", "ftp://a/join/x"] {
            assert_eq!(Address::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_typed_is_a_number_or_a_letter() {
        assert_eq!(Typed::read(" 12 "), Typed::Play(vec![12]));
        assert_eq!(Typed::read("3 1 1"), Typed::Play(vec![3, 1, 1]));
        assert_eq!([Typed::read(""), Typed::read("3 x")], [Typed::Unknown, Typed::Unknown]);
        assert_eq!(Typed::read("s good game "), Typed::Say("good game".into()));
        assert_eq!([Typed::read("u"), Typed::read("t"), Typed::read("q")], [Typed::Undo, Typed::Look, Typed::Leave]);
        for wrong in ["", "s", "x", "u 1", "-1"] {
            assert_eq!(Typed::read(wrong), Typed::Unknown, "{wrong}");
        }
    }
}
