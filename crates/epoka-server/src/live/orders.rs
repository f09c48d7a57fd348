//! What players can do at a table.

use epoka_core::{Seat, Seats};
use epoka_store::{Status, moves::Said};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::{
    Done, Who,
    plan::Plan,
    seat,
    standing::{Proposal, Proposed},
    table::{Change, Table},
};
use crate::{
    error::{Code, Trouble},
    options::stand_in,
};

/// The longest thing that can be said at once, in characters.
const LONGEST_TALK: usize = 1000;
/// The longest chain of actions.
pub const LONGEST_CHAIN: usize = 64;

/// What a player wants to do. Who it is follows from the session; `seat` only says which of one's own seats is meant where
/// one has several.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Play a chain of actions, all or nothing.
    Act {
        /// The actions, as the table offers them.
        #[schema(value_type = Vec<Object>, min_items = 1, max_items = 64)]
        actions: Vec<Value>,
        /// The step the player sees: refused if the match has gone on.
        step: Option<usize>,
        /// Which of one's own seats.
        seat: Option<u8>,
    },
    /// Take back the last decision, as far as nobody has learned anything since.
    #[serde(rename_all = "kebab-case")]
    Undo {
        /// Everything that can be taken back.
        #[serde(default)]
        whole_turn: bool,
        /// Which of one's own seats.
        seat: Option<u8>,
    },
    /// Say something.
    Chat {
        /// What.
        #[schema(min_length = 1, max_length = 1000)]
        text: String,
    },
    /// Propose something everybody must agree to.
    Propose {
        /// What.
        what: Proposed,
        /// Which of one's own seats.
        seat: Option<u8>,
    },
    /// Answer a proposal.
    Answer {
        /// Yes or no.
        agree: bool,
    },
    /// Give up: a bot plays on for the others, if there are any.
    Concede {
        /// Which of one's own seats.
        seat: Option<u8>,
    },
    /// Come back to a seat a bot has taken over.
    Return {
        /// Which of one's own seats.
        seat: Option<u8>,
    },
    /// Say what the server shall answer in one's place.
    Plan {
        /// The plan.
        plan: Plan,
        /// Which of one's own seats.
        seat: Option<u8>,
    },
    /// Tell the others where the same players play again; the server's own.
    #[serde(skip)]
    Rematch {
        /// The new table.
        table: String,
    },
}

impl Table {
    /// Carries out an order.
    pub(crate) async fn order(&mut self, who: &Who, order: Order) -> Result<Done, Trouble> {
        let number = match order {
            Order::Act { actions, step, seat } => {
                let seat = self.own_seat(who, seat)?;
                if self.is_bot(seat) {
                    return Err(Trouble::new(Code::NotYourTurn));
                }
                self.act(seat, actions, step, who.lang).await?
            }
            Order::Undo { whole_turn, seat } => {
                let seat = self.own_seat(who, seat)?;
                self.undo(seat, whole_turn, who).await?
            }
            Order::Chat { text } => self.say(who, text).await?,
            Order::Propose { what, seat } => {
                let seat = self.own_seat(who, seat)?;
                self.propose(seat, what).await?
            }
            Order::Answer { agree } => self.agree(who, agree).await?,
            Order::Concede { seat } => {
                let seat = self.own_seat(who, seat)?;
                self.playing()?;
                if self.standing.out.contains(seat) {
                    return Err(Trouble::new(Code::Over));
                }
                self.give_up(seat, "concede", None).await?
            }
            Order::Return { seat } => {
                let seat = self.own_seat(who, seat)?;
                self.come_back(seat).await?
            }
            Order::Plan { plan, seat } => {
                let seat = self.own_seat(who, seat)?;
                self.plan(seat, plan).await?
            }
            Order::Rematch { table } => {
                let mut change = Change::new(self, Some(self.own_seat(who, None)?), "rematch", json!({"table": table}));
                change.standing.rematch = Some(table);
                self.commit(change).await?
            }
        };
        Ok(Done { number, step: self.step() })
    }

    /// The seats of who asks.
    pub(crate) fn own_seats(&self, who: &Who) -> Seats {
        let own = |row: &&epoka_store::Seat| who.account.is_some() && row.account == who.account;
        self.seats.iter().filter(own).filter_map(|row| Seat::new(row.seat)).collect()
    }

    /// The seat who asks means: their only one, the one they name, or the one that has to decide.
    pub(crate) fn own_seat(&self, who: &Who, named: Option<u8>) -> Result<Seat, Trouble> {
        let own = self.own_seats(who);
        let foreign = || Trouble::new(Code::NoSeat);
        if let Some(number) = named {
            return seat(number).ok().filter(|&seat| own.contains(seat)).ok_or_else(foreign);
        }
        let deciding = self.deciding();
        own.iter().find(|&seat| deciding.contains(seat)).or_else(|| own.iter().next()).ok_or_else(foreign)
    }

    /// Plays a chain of actions.
    pub(crate) async fn act(
        &mut self,
        seat: Seat,
        actions: Vec<Value>,
        step: Option<usize>,
        lang: epoka_games::Lang,
    ) -> Result<i64, Trouble> {
        if actions.is_empty() || actions.len() > LONGEST_CHAIN {
            return Err(Trouble::bad(format!("a chain has 1 to {LONGEST_CHAIN} actions")));
        }
        let game = self.game.clone();
        let played = self.playing()?;
        let reconsiders = !played.deciding().contains(seat);
        let first =
            played.act(seat, &actions, step).map_err(|refusal| Trouble::refused(&refusal, game.catalogue(), lang))?;
        let mut change = Change::new(self, Some(seat), "act", json!({"actions": actions}));
        change.acted = Some(seat);
        change.told = (!reconsiders).then_some(first);
        // Whoever plays on does not agree.
        change.standing.proposal = None;
        let number = self.commit(change).await?;
        self.turns.push((seat, first));
        Ok(number)
    }

    async fn undo(&mut self, seat: Seat, whole_turn: bool, who: &Who) -> Result<i64, Trouble> {
        let game = self.game.clone();
        let undone = self.playing()?.undo(seat, whole_turn);
        undone.map_err(|refusal| Trouble::refused(&refusal, game.catalogue(), who.lang))?;
        let mut change = Change::new(self, Some(seat), "undo", json!({"whole-turn": whole_turn}));
        change.told = None;
        change.standing.proposal = None;
        let number = self.commit(change).await?;
        self.forget_turns();
        Ok(number)
    }

    async fn say(&mut self, who: &Who, text: String) -> Result<i64, Trouble> {
        let account = who.account.clone().ok_or_else(|| Trouble::new(Code::SignIn))?;
        // Who may not look may not talk.
        self.viewer(who, None)?;
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > LONGEST_TALK {
            return Err(Trouble::bad(format!("a line of talk has 1 to {LONGEST_TALK} characters")));
        }
        if self.row.started_ms.is_none() {
            return Err(Trouble::new(Code::NotBegun));
        }
        // The words themselves are kept apart from the log, so that they can be forgotten.
        let mut change = Change::new(self, self.own_seats(who).iter().next(), "chat", json!({}));
        change.said = Some(Said { account, text });
        self.commit(change).await
    }

    async fn propose(&mut self, seat: Seat, what: Proposed) -> Result<i64, Trouble> {
        self.going_on()?;
        if self.standing.proposal.is_some() {
            return Err(Trouble::new(Code::Proposal));
        }
        let what = match what {
            Proposed::Abandon => Proposed::Abandon,
            Proposed::Continue => {
                // Nobody is asked for what cannot be.
                self.continued().await?;
                Proposed::Continue
            }
            Proposed::Undo { step } => {
                self.playing()?;
                let before = self.turns.iter().rev().find(|(other, _)| *other == seat).map(|(_, first)| *first);
                let step = step.or(before).filter(|&step| step < self.step());
                Proposed::Undo { step: Some(step.ok_or_else(|| Trouble::new(Code::NothingToUndo))?) }
            }
        };
        let proposal = Proposal { what, agreed: self.seats_of_player(seat) };
        let mut change = Change::new(self, Some(seat), "propose", json!(proposal.what));
        change.standing.proposal = Some(proposal);
        let number = self.commit(change).await?;
        self.carry_out().await?;
        Ok(number.max(self.number))
    }

    async fn agree(&mut self, who: &Who, agree: bool) -> Result<i64, Trouble> {
        let seat = self.own_seat(who, None)?;
        self.going_on()?;
        let mut proposal = self.standing.proposal.clone().ok_or_else(|| Trouble::new(Code::Proposal))?;
        proposal.agreed = proposal.agreed.iter().chain(self.own_seats(who).iter()).collect();
        let mut change = Change::new(self, Some(seat), "answer", json!({"agree": agree}));
        change.standing.proposal = agree.then_some(proposal);
        self.commit(change).await?;
        self.carry_out().await?;
        Ok(self.number)
    }

    /// Carries out a proposal everybody has agreed to.
    async fn carry_out(&mut self) -> Result<(), Trouble> {
        let Some(proposal) = self.standing.proposal.clone() else { return Ok(()) };
        if !self.people().within(proposal.agreed) {
            return Ok(());
        }
        let mut change = match proposal.what {
            Proposed::Abandon => {
                let mut change = Change::new(self, None, "abandon", json!({}));
                change.end = Some((Status::Abandoned, "agreement"));
                change
            }
            Proposed::Continue => {
                let continued = self.continued().await?;
                self.play_on(continued)
            }
            Proposed::Undo { step } => {
                let step = step.unwrap_or_default();
                let rewound = self.playing()?.fork(step).map_err(Trouble::bad)?;
                self.played = Some(rewound);
                let mut change = Change::new(self, None, "rewind", json!({"step": step}));
                change.told = None;
                change
            }
        };
        change.standing.proposal = None;
        self.commit(change).await?;
        self.forget_turns();
        Ok(())
    }

    /// A player leaves the match for good. A bot plays on if at least two others want to.
    pub(crate) async fn give_up(
        &mut self,
        seat: Seat,
        kind: &'static str,
        bot: Option<String>,
    ) -> Result<i64, Trouble> {
        self.playing()?;
        let mut change = Change::new(self, Some(seat), kind, json!({}));
        change.standing.out.insert(seat);
        change.standing.proposal = None;
        let mut others = self.people();
        others.remove(seat);
        let plays_on = others.len() >= 2 || (kind == "timeout" && bot.is_some());
        if plays_on {
            let level = bot.unwrap_or_else(stand_in);
            change.body = json!({"bot": level});
            change.bot = Some((seat, Some(level)));
        } else {
            change.end = Some((Status::Over, kind));
        }
        self.commit(change).await
    }

    async fn come_back(&mut self, seat: Seat) -> Result<i64, Trouble> {
        self.playing()?;
        if !self.is_bot(seat) {
            return Err(Trouble::new(Code::SeatTaken));
        }
        let mut change = Change::new(self, Some(seat), "return", json!({}));
        change.bot = Some((seat, None));
        self.commit(change).await
    }

    async fn plan(&mut self, seat: Seat, plan: Plan) -> Result<i64, Trouble> {
        if !plan.is_small() {
            return Err(Trouble::bad("a plan has at most 16 chains of 1 to 64 actions and 32 questions"));
        }
        let kept = serde_json::to_value(&plan).expect("a plan is JSON");
        self.store().set_plan(&self.row.id, seat.number(), Some(&kept)).await?;
        self.plans[seat.index()] = plan;
        self.seats[seat.index()].plan = Some(kept);
        Ok(self.number)
    }

    /// The seats at which people play.
    pub(crate) fn people(&self) -> Seats {
        let people = Seat::all(self.row.players)
            .filter(|&seat| self.seats.get(seat.index()).is_some_and(|row| row.account.is_some() && row.bot.is_none()));
        people.collect()
    }

    /// All seats of the player of a seat.
    fn seats_of_player(&self, seat: Seat) -> Seats {
        let account = self.seats[seat.index()].account.clone();
        self.own_seats(&Who { account, ..Who::default() })
    }

    fn forget_turns(&mut self) {
        let step = self.step();
        self.turns.retain(|(_, first)| *first < step);
    }
}
