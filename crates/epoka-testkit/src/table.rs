//! A table for rule tests: who does what, what chance answers, which rule refuses.

use std::sync::Arc;

use epoka_core::{
    ArrayVec, ChanceKind, Game, Log, Odds, Outcome, Random, Rule, RuleSet, Seat, Standing, Turn, Viewer,
    turn::MAX_OUTCOMES,
};
use epoka_coverage::Executed;

/// A game on the table of a test.
///
/// Whatever is played here must be listed, asked for and leave a state that [`Game::check`] passes; the
/// test stops at the first thing that is not so. The rules and components it executes are recorded for
/// `cargo xtask coverage`.
///
/// ```
/// use epoka_core::Seat;
/// use epoka_testkit::{Table, torture::{Action, Setup, torture}};
///
/// let mut table = Table::new(torture(2, &Setup::default()));
/// table.play_chance(1);
/// table.refuses("TG-4", Seat::at(0), Action::Pass);
/// ```
pub struct Table<G: Game> {
    /// All that lies on the table. A test reads it; it changes it through [`Table::arrange`].
    pub state: G::State,
    rules: Arc<G>,
    log: Log<G::Event>,
    actions: Vec<G::Action>,
    odds: Vec<Odds>,
    executed: RuleSet,
    used: RuleSet,
    steps: usize,
}

/// An outcome of dice.
///
/// # Panics
/// If there are more than chance can ask for.
pub fn dice(pips: impl IntoIterator<Item = u8>) -> Outcome {
    Outcome::Dice(pips.into_iter().collect())
}

/// An outcome of a draw, by the numbers of what was drawn.
///
/// # Panics
/// If there are more than chance can ask for.
pub fn draw(items: impl IntoIterator<Item = u16>) -> Outcome {
    Outcome::Draw(items.into_iter().collect())
}

/// An outcome of a pick, by the number of what was picked.
pub fn pick(item: u16) -> Outcome {
    Outcome::Pick(item)
}

impl<G: Game> Table<G> {
    /// A table at the beginning of a match.
    pub fn new(rules: G) -> Table<G> {
        let state = rules.start();
        Table::from_state(rules, state)
    }

    /// A table that begins from a state.
    ///
    /// # Panics
    /// If the state cannot be.
    #[track_caller]
    pub fn from_state(rules: G, state: G::State) -> Table<G> {
        let table = Table {
            state,
            rules: Arc::new(rules),
            log: Log::new(),
            actions: Vec::new(),
            odds: Vec::new(),
            executed: RuleSet::default(),
            used: RuleSet::default(),
            steps: 0,
        };
        table.check("the state the table begins from");
        table
    }

    /// The rules of the match.
    pub fn rules(&self) -> &Arc<G> {
        &self.rules
    }

    /// Lays out the table as the test needs it.
    ///
    /// # Panics
    /// If the state cannot be: pieces have to come from somewhere.
    #[track_caller]
    pub fn arrange(&mut self, change: impl FnOnce(&mut G::State)) -> &mut Self {
        change(&mut self.state);
        self.check("the table as arranged");
        self
    }

    /// Plays an action.
    ///
    /// # Panics
    /// If it is not the seat's decision, the action is not listed or a rule refuses it.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        let turn = self.turn();
        assert!(turn.asks(seat), "{action:?}: seat {seat} owes no decision now: {turn:?}");
        self.list(seat);
        self.log.clear();
        if let Err(illegal) = self.rules.act(&mut self.state, seat, action, &mut self.log) {
            panic!("{action:?} of seat {seat} is {illegal}\n{}", self.listed());
        }
        assert!(
            self.actions.contains(&action),
            "{action:?} of seat {seat} was accepted but not listed\n{}",
            self.listed()
        );
        self.after_step();
        self
    }

    /// Lets chance answer this.
    ///
    /// # Panics
    /// If the match does not wait for chance or this cannot be its answer.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "`chance(dice([3, 5]))` reads like the rulebook")]
    pub fn chance(&mut self, outcome: Outcome) -> &mut Self {
        let Turn::Chance(chance) = self.turn() else {
            panic!("{outcome:?}: the match does not wait for chance but for {:?}", self.turn())
        };
        self.odds.clear();
        self.rules.among(&self.state, Viewer::Referee, &mut self.odds);
        if let Err(error) = outcome.check(chance, &self.odds) {
            let among: Vec<_> =
                self.odds.iter().map(|odds| (odds.item, self.rules.odds_id(chance.label, odds.item))).collect();
            panic!("{outcome:?} cannot answer {chance:?}: {error}\namong: {among:?}");
        }
        self.log.clear();
        self.rules.chance(&mut self.state, &outcome, &mut self.log);
        self.after_step();
        self
    }

    /// Lets chance draw or pick the things with these ids.
    ///
    /// # Panics
    /// If the match does not wait for that, or one of them cannot come.
    #[track_caller]
    pub fn chance_ids(&mut self, ids: &[&str]) -> &mut Self {
        let Turn::Chance(chance) = self.turn() else {
            panic!("{ids:?}: the match does not wait for chance but for {:?}", self.turn())
        };
        self.odds.clear();
        self.rules.among(&self.state, Viewer::Referee, &mut self.odds);
        let number = |id: &&str| {
            let found = self.odds.iter().find(|odds| self.rules.odds_id(chance.label, odds.item) == **id);
            found.map_or_else(|| panic!("`{id}` cannot come here: {chance:?}"), |odds| odds.item)
        };
        let items: ArrayVec<u16, MAX_OUTCOMES> = ids.iter().map(number).collect();
        let outcome = match chance.kind {
            ChanceKind::Pick => Outcome::Pick(items[0]),
            ChanceKind::Draw { .. } | ChanceKind::Dice { .. } => Outcome::Draw(items),
        };
        self.chance(outcome)
    }

    /// Lets chance answer from a seed until somebody has to decide, for tests to which it does not
    /// matter.
    #[track_caller]
    pub fn play_chance(&mut self, seed: u64) -> &mut Self {
        let mut random = Random::new(seed);
        while let Turn::Chance(chance) = self.turn() {
            self.odds.clear();
            self.rules.among(&self.state, Viewer::Referee, &mut self.odds);
            let outcome = random.answer(chance, &mut self.odds);
            self.chance(outcome);
        }
        self
    }

    /// Asserts that exactly this rule refuses an action, that it is not listed and changes nothing.
    ///
    /// # Panics
    /// If it is not so.
    #[track_caller]
    pub fn refuses(&mut self, rule: &str, seat: Seat, action: G::Action) -> &mut Self {
        let refusing = self.refusal(seat, action);
        let id = refusing.id();
        assert!(id == rule, "{action:?} of seat {seat} is refused by {id}, not by {rule}\n{}", self.listed());
        assert!(
            !self.actions.contains(&action),
            "{action:?} of seat {seat} is refused by {id} and yet listed\n{}",
            self.listed()
        );
        self.executed.insert(refusing.index());
        self
    }

    /// Whether an action is among those the seat may choose from.
    pub fn lists(&mut self, seat: Seat, action: G::Action) -> bool {
        self.list(seat);
        self.actions.contains(&action)
    }

    /// What the seat may choose from; nothing if it owes no decision.
    pub fn actions(&mut self, seat: Seat) -> &[G::Action] {
        self.list(seat);
        &self.actions
    }

    /// What happened in the last step, as the referee knows it.
    pub fn events(&self) -> &[G::Event] {
        &self.log.events
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    /// What a viewer may see.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.rules.view(&self.state, viewer)
    }

    /// The result, best first; as things stand while the match goes on.
    pub fn standings(&self) -> Vec<Standing> {
        self.rules.standings(&self.state)
    }

    /// Does something that is no step of the match (a part of the set-up, say) and records the rules and
    /// components it cites.
    pub fn observe<T>(&mut self, work: impl FnOnce(&G, &mut G::State, &mut Log<G::Event>) -> T) -> T {
        self.log.clear();
        let result = work(&self.rules, &mut self.state, &mut self.log);
        self.keep_record();
        result
    }

    /// The rule that refuses an action, without a trace.
    #[track_caller]
    fn refusal(&mut self, seat: Seat, action: G::Action) -> Rule {
        self.list(seat);
        if !self.turn().asks(seat) {
            return self.rules.turn_rule(&self.state);
        }
        let mut after = self.state.clone();
        match self.rules.act(&mut after, seat, action, &mut Log::new()) {
            Ok(()) => panic!("{action:?} of seat {seat} is accepted"),
            Err(illegal) => {
                assert!(after == self.state, "{action:?} of seat {seat} is {illegal} and yet changed the state");
                illegal.rule
            }
        }
    }

    fn list(&mut self, seat: Seat) {
        self.actions.clear();
        if self.turn().asks(seat) {
            self.rules.actions(&self.state, seat, &mut self.actions);
        }
    }

    fn listed(&self) -> String {
        let lines: Vec<_> = self.actions.iter().map(|action| format!("  {action:?}")).collect();
        format!("listed:\n{}", lines.join("\n"))
    }

    #[track_caller]
    fn after_step(&mut self) {
        self.steps += 1;
        self.keep_record();
        self.check("the state after this step");
    }

    fn keep_record(&mut self) {
        self.executed.extend(self.log.cited());
        self.used.extend(self.log.used());
    }

    #[track_caller]
    fn check(&self, what: &str) {
        if let Err(wrong) = self.rules.check(&self.state) {
            panic!("{what} cannot be: {wrong}");
        }
    }
}

/// A test that ends well leaves its record to the coverage report.
impl<G: Game> Drop for Table<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let Some(folder) = epoka_coverage::folder() else { return };
        let entries = G::catalogue().entries();
        let components: Vec<_> = self.rules.names().all().collect();
        Executed {
            game: G::ID.into(),
            test: std::thread::current().name().unwrap_or_default().into(),
            rules: self.executed.iter().map(|rule| entries[rule].id.clone()).collect(),
            components: self.used.iter().map(|number| components[number].to_owned()).collect(),
            steps: self.steps,
        }
        .append(&folder);
    }
}
