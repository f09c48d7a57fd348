//! Wholes: several things that a seat names one after the other, in any order.

use std::collections::{HashMap, VecDeque};

use epoka_core::{Class, Game, Log, Part, Random, Seat};

use super::moment::Moment;

/// Up to so many wholes are all looked at; of more, a sample.
const WHOLES: usize = 5_000;
/// Up to so many beginnings of wholes are all looked at.
const BEGINNINGS: usize = 20_000;
/// How many wholes a sample has.
const SAMPLE: usize = 200;
/// In how many orders each whole of a sample is named.
const ORDERS: usize = 20;

/// (a) The wholes that can be reached after naming a thing are those that contain it, (b) all orders of a whole end in the same state,
/// (c) the canonical order loses no whole and names none twice, (d) nothing is taken by itself while two wholes are open.
pub(super) fn freedom<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    for seat in moment.asked().iter() {
        let naming = Naming { rules: &**moment.rules, seat, base: moment.rules.named(moment.state, seat) };
        let list = &moment.lists[seat];
        if list.iter().all(|action| naming.rules.part(moment.state, seat, action) == Part::Alone) {
            naming.keeps_what_is_alone(moment.state, None, list)?;
            continue;
        }
        match Family::of(&naming, moment.state)? {
            Some(family) => family.check(&naming)?,
            None => sample(&naming, moment.state, moment.random)?,
        }
    }
    Ok(())
}

/// A seat that puts a whole together.
struct Naming<'a, G: Game> {
    rules: &'a G,
    seat: Seat,
    /// How many things it has named already.
    base: u8,
}

/// What naming a thing leads to.
enum Next<S> {
    /// The whole is not complete.
    Open(S),
    /// It is.
    Ended(S),
}

impl<G: Game> Naming<'_, G> {
    /// The state after an action that follows so many others of the whole.
    fn act(&self, state: &G::State, action: G::Action, before: usize) -> Result<Next<G::State>, String> {
        let mut after = state.clone();
        self.rules.act(&mut after, self.seat, action, &mut Log::new()).map_err(|illegal| illegal.to_string())?;
        let named = usize::from(self.rules.named(&after, self.seat));
        let open = named == usize::from(self.base) + before + 1 && self.rules.turn(&after).asks(self.seat);
        Ok(if open { Next::Open(after) } else { Next::Ended(after) })
    }

    fn list(&self, state: &G::State) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.rules.actions(state, self.seat, &mut list);
        list.retain(|action| G::class(action) != Class::Concede);
        list
    }

    fn canonical(&self, state: &G::State, after: Option<G::Action>) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.rules.canonical(state, self.seat, after, &mut list);
        list.retain(|action| G::class(action) != Class::Concede);
        list
    }

    /// The canonical list is part of the whole list and leaves out nothing but things to name.
    fn keeps_what_is_alone(
        &self,
        state: &G::State,
        after: Option<G::Action>,
        list: &[G::Action],
    ) -> Result<(), String> {
        let canonical = self.canonical(state, after);
        if let Some(action) = canonical.iter().find(|action| !list.contains(action)) {
            return Err(format!("(c) {action:?} is in the canonical list of seat {} and not legal", self.seat));
        }
        let alone = |action: &&G::Action| self.rules.part(state, self.seat, action) != Part::Piece;
        let lost =
            list.iter().filter(alone).find(|action| G::class(action) != Class::Concede && !canonical.contains(action));
        lost.map_or(Ok(()), |action| Err(format!("(c) the canonical list of seat {} lacks {action:?}", self.seat)))
    }
}

/// The things named so far, as numbers in order.
type Things = Vec<u16>;

/// A whole: its things, and whether the seat had to say that it is complete.
type Whole = (Things, bool);

/// All wholes that can be put together from a state, and all beginnings of them.
struct Family<G: Game> {
    /// What the numbers of things mean.
    kinds: Vec<G::Action>,
    beginnings: HashMap<Things, Beginning<G>>,
    wholes: HashMap<Whole, G::State>,
}

/// Some things of a whole.
struct Beginning<G: Game> {
    state: G::State,
    list: Vec<G::Action>,
    /// What can be named next.
    pieces: Vec<u16>,
}

impl<G: Game> Family<G> {
    /// Names everything in every order; `None` if that is too much.
    fn of(naming: &Naming<'_, G>, state: &G::State) -> Result<Option<Family<G>>, String> {
        let mut family = Family { kinds: Vec::new(), beginnings: HashMap::new(), wholes: HashMap::new() };
        let mut queue = VecDeque::from([Things::new()]);
        family.begin(naming, Things::new(), state.clone());
        while let Some(things) = queue.pop_front() {
            let (state, list) = (family.beginnings[&things].state.clone(), family.beginnings[&things].list.clone());
            for action in list {
                match naming.rules.part(&state, naming.seat, &action) {
                    Part::Alone => {}
                    Part::Done => match naming.act(&state, action, things.len())? {
                        Next::Open(_) => return Err(format!("{action:?} does not end the whole")),
                        Next::Ended(after) => family.end((things.clone(), true), after)?,
                    },
                    Part::Piece => {
                        let more = with(&things, family.number(action));
                        match naming.act(&state, action, things.len())? {
                            Next::Ended(after) => family.end((more, false), after)?,
                            Next::Open(after) => match family.beginnings.get(&more) {
                                Some(known) if known.state == after => {}
                                Some(_) => return Err(format!("(b) the order of {} matters", family.say(&more))),
                                None => {
                                    family.begin(naming, more.clone(), after);
                                    queue.push_back(more);
                                }
                            },
                        }
                    }
                }
            }
            if family.wholes.len() > WHOLES || family.beginnings.len() > BEGINNINGS {
                return Ok(None);
            }
        }
        Ok(Some(family))
    }

    fn begin(&mut self, naming: &Naming<'_, G>, things: Things, state: G::State) {
        let list = naming.list(&state);
        let pieces = list.iter().filter(|action| naming.rules.part(&state, naming.seat, action) == Part::Piece);
        let pieces: Vec<G::Action> = pieces.copied().collect();
        let pieces = pieces.into_iter().map(|action| self.number(action)).collect();
        self.beginnings.insert(things, Beginning { state, list, pieces });
    }

    fn end(&mut self, whole: Whole, state: G::State) -> Result<(), String> {
        match self.wholes.get(&whole) {
            Some(known) if *known != state => Err(format!("(b) the order of {} matters", self.say(&whole.0))),
            Some(_) => Ok(()),
            None => {
                self.wholes.insert(whole, state);
                Ok(())
            }
        }
    }

    fn number(&mut self, action: G::Action) -> u16 {
        let known = self.kinds.iter().position(|kind| *kind == action);
        known.unwrap_or_else(|| {
            self.kinds.push(action);
            self.kinds.len() - 1
        }) as u16
    }

    fn say(&self, things: &[u16]) -> String {
        let things: Vec<_> = things.iter().map(|&thing| format!("{:?}", self.kinds[usize::from(thing)])).collect();
        things.join(", ")
    }

    fn check(&self, naming: &Naming<'_, G>) -> Result<(), String> {
        let complete = self.wholes.keys().filter(|(_, done)| !done).map(|(things, _)| things);
        for things in self.beginnings.keys().chain(complete) {
            self.check_orders(things)?;
        }
        if let Some((things, _)) =
            self.wholes.keys().find(|(things, done)| !done && self.beginnings.contains_key(things))
        {
            return Err(format!("(d) {} is a whole in one order and not in another", self.say(things)));
        }
        self.check_canonical(naming)
    }

    /// Every thing may be named last: then, for all that is reached, any order does.
    fn check_orders(&self, things: &[u16]) -> Result<(), String> {
        for (at, &last) in things.iter().enumerate() {
            if at > 0 && things[at - 1] == last {
                continue;
            }
            let mut others = things.to_vec();
            others.remove(at);
            match self.beginnings.get(&others) {
                Some(beginning) if beginning.pieces.contains(&last) => {}
                _ if self.wholes.contains_key(&(others.clone(), false)) => {
                    let (one, more) = (self.say(&others), self.say(&[last]));
                    return Err(format!("(d) {one} ends the whole though {more} could stand in it as well"));
                }
                _ => {
                    let (one, more) = (self.say(&others), self.say(&[last]));
                    return Err(format!("(a) after {one} one cannot name {more}, though a whole has all of it"));
                }
            }
        }
        Ok(())
    }

    /// The canonical order reaches every whole, once.
    fn check_canonical(&self, naming: &Naming<'_, G>) -> Result<(), String> {
        let mut reached: HashMap<Whole, u32> = HashMap::new();
        let mut open: Vec<(Things, Option<G::Action>)> = vec![(Things::new(), None)];
        while let Some((things, after)) = open.pop() {
            let beginning = &self.beginnings[&things];
            naming.keeps_what_is_alone(&beginning.state, after, &beginning.list)?;
            for action in naming.canonical(&beginning.state, after) {
                match naming.rules.part(&beginning.state, naming.seat, &action) {
                    Part::Alone => {}
                    Part::Done => *reached.entry((things.clone(), true)).or_default() += 1,
                    Part::Piece => {
                        let number = self.kinds.iter().position(|kind| *kind == action).expect("it is listed") as u16;
                        let more = with(&things, number);
                        if self.beginnings.contains_key(&more) {
                            open.push((more, Some(action)));
                        } else {
                            *reached.entry((more, false)).or_default() += 1;
                        }
                    }
                }
            }
        }
        if let Some((things, _)) = self.wholes.keys().find(|whole| !reached.contains_key(*whole)) {
            return Err(format!("(c) the canonical order loses {}", self.say(things)));
        }
        match reached.iter().find(|(_, times)| **times > 1) {
            Some(((things, _), _)) => Err(format!("(c) the canonical order names {} twice", self.say(things))),
            None => Ok(()),
        }
    }
}

/// The things with one more.
fn with(things: &[u16], thing: u16) -> Things {
    let mut more = things.to_vec();
    more.insert(things.partition_point(|&other| other <= thing), thing);
    more
}

/// Names random wholes in random orders.
fn sample<G: Game>(naming: &Naming<'_, G>, state: &G::State, random: &mut Random) -> Result<(), String> {
    for _ in 0..SAMPLE {
        let (mut things, done, end) = any_whole(naming, state, random)?;
        for _ in 0..ORDERS {
            random.shuffle(&mut things);
            if name(naming, state, &things, done)? != end {
                return Err(format!("(b) the order of {things:?} matters"));
            }
        }
        if !is_canonical(naming, state, None, &things, things.len()) {
            return Err(format!("(c) the canonical order loses {things:?}"));
        }
    }
    Ok(())
}

/// Names things at random until they are a whole.
#[expect(clippy::type_complexity, reason = "the things, what ended the whole, and the state after it")]
fn any_whole<G: Game>(
    naming: &Naming<'_, G>,
    state: &G::State,
    random: &mut Random,
) -> Result<(Vec<G::Action>, Option<G::Action>, G::State), String> {
    let (mut state, mut things) = (state.clone(), Vec::new());
    loop {
        let mut list = naming.list(&state);
        list.retain(|action| naming.rules.part(&state, naming.seat, action) != Part::Alone);
        let action = *random.choose(&list).ok_or_else(|| format!("{things:?} is no whole and has none"))?;
        let piece = naming.rules.part(&state, naming.seat, &action) == Part::Piece;
        let next = naming.act(&state, action, things.len())?;
        if piece {
            things.push(action);
        }
        match next {
            Next::Open(after) => state = after,
            Next::Ended(after) => return Ok((things, (!piece).then_some(action), after)),
        }
    }
}

/// Names these things in this order and answers the state after them.
fn name<G: Game>(
    naming: &Naming<'_, G>,
    state: &G::State,
    things: &[G::Action],
    done: Option<G::Action>,
) -> Result<G::State, String> {
    let mut state = state.clone();
    for (at, action) in things.iter().chain(&done).enumerate() {
        let last = at + 1 == things.len() + usize::from(done.is_some());
        if !naming.list(&state).contains(action) {
            return Err(format!("(a) in the order {things:?} one cannot name {action:?}"));
        }
        state = match naming.act(&state, *action, at)? {
            Next::Open(after) if !last => after,
            Next::Ended(after) if last => after,
            Next::Open(_) => return Err(format!("(d) {things:?} is a whole in one order and not in another")),
            Next::Ended(_) => return Err(format!("(d) {action:?} ends the whole before the last of {things:?}")),
        };
    }
    Ok(state)
}

/// Whether the canonical order can name exactly these things.
fn is_canonical<G: Game>(
    naming: &Naming<'_, G>,
    state: &G::State,
    after: Option<G::Action>,
    things: &[G::Action],
    all: usize,
) -> bool {
    if things.is_empty() {
        return true;
    }
    let list = naming.canonical(state, after);
    let mut next = list.iter().filter(|action| things.contains(action));
    next.any(|&action| {
        let mut left = things.to_vec();
        left.remove(things.iter().position(|thing| *thing == action).expect("it is one of them"));
        match naming.act(state, action, all - things.len()) {
            Ok(Next::Open(after)) => is_canonical(naming, &after, Some(action), &left, all),
            Ok(Next::Ended(_)) => left.is_empty(),
            Err(_) => false,
        }
    })
}
