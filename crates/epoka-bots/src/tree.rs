//! What a search remembers: decisions in order, whoever made them, whatever chance answered in between.
//!
//! The tree is *open-loop*: a node stands for the decisions that lead to it, not for one state. Worlds and dice
//! differ from visit to visit, so the actions that are open at a node differ as well; every edge counts
//! how often it could have been taken, and competes only on the visits on which it could.

use epoka_core::Seat;

/// No edge, no node.
const NONE: u32 = u32::MAX;

/// A decision point.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The first of its edges.
    first: u32,
}

/// An action that was open at a node, and what became of it.
#[derive(Clone, Copy, Debug)]
pub struct Edge<A> {
    /// The action.
    pub action: A,
    /// How often it was taken.
    pub visits: u32,
    /// The sum of what it came to for the seat that decided.
    pub total: f32,
    /// How often it could have been taken.
    open: u32,
    /// How promising it looked at first sight.
    weight: f32,
    /// The next edge of the same node.
    next: u32,
    /// The node it leads to.
    child: u32,
}

impl<A> Edge<A> {
    /// What it came to on average.
    pub fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }
}

/// Nodes and edges, each in one piece of memory that is kept from search to search.
#[derive(Debug)]
pub struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The edges open on this visit.
    open: Vec<u32>,
    /// The edges taken on this visit, and who took them.
    path: Vec<(u32, Seat)>,
}

/// Where a visit stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(u32);

impl Place {
    /// The decision that is searched for.
    pub const ROOT: Place = Place(0);
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree without memory.
    pub fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), edges: Vec::new(), open: Vec::new(), path: Vec::new() }
    }

    /// Forgets all but the root.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.path.clear();
        self.nodes.push(Node { first: NONE });
    }

    /// Begins a visit.
    pub fn begin(&mut self) {
        self.path.clear();
    }

    /// Finds or makes the edges of the actions that are open now. `weigh` says how promising a new one looks, by its place in
    /// the list.
    pub fn open(&mut self, place: Place, actions: &[A], mut weigh: impl FnMut(usize) -> f32) {
        self.open.clear();
        let mut cursor = self.nodes[place.0 as usize].first;
        let mut last = NONE;
        for (index, action) in actions.iter().enumerate() {
            // Nearly always the same actions come in the same order: the next edge is the one.
            let mut at = cursor;
            if at == NONE || self.edges[at as usize].action != *action {
                at = self.find(place, action);
            }
            if at == NONE {
                at = self.add(place, last, *action, weigh(index));
            }
            last = at;
            cursor = self.edges[at as usize].next;
            self.edges[at as usize].open += 1;
            self.open.push(at);
        }
    }

    fn find(&self, place: Place, action: &A) -> u32 {
        let mut at = self.nodes[place.0 as usize].first;
        while at != NONE && self.edges[at as usize].action != *action {
            at = self.edges[at as usize].next;
        }
        at
    }

    /// Adds an edge after another of the node.
    fn add(&mut self, place: Place, after: u32, action: A, weight: f32) -> u32 {
        let at = self.edges.len() as u32;
        let link = match after {
            NONE => &mut self.nodes[place.0 as usize].first,
            after => &mut self.edges[after as usize].next,
        };
        let next = std::mem::replace(link, at);
        self.edges.push(Edge { action, visits: 0, total: 0.0, open: 0, weight, next, child: NONE });
        at
    }

    /// Takes the most promising of the open edges (PUCT, with the visits on which an edge was open in the place of
    /// all visits). Answers its action, and where it leads unless nobody has been there.
    pub fn take(&mut self, seat: Seat, exploration: f32) -> (A, Option<Place>) {
        let (mut weights, mut visits, mut total) = (0.0, 0, 0.0);
        for &at in &self.open {
            let edge = &self.edges[at as usize];
            weights += edge.weight;
            visits += edge.visits;
            total += edge.total;
        }
        // An edge nobody took is expected to be a little worse than what was seen so far.
        let unknown = if visits == 0 { 0.5 } else { total / visits as f32 - 0.05 };
        let mut best = (f32::NEG_INFINITY, self.open[0]);
        for &at in &self.open {
            let edge = &self.edges[at as usize];
            let mean = if edge.visits == 0 { unknown } else { edge.mean() };
            let urge = edge.weight / weights * (edge.open as f32).sqrt() / (1 + edge.visits) as f32;
            let promise = mean + exploration * urge;
            if promise > best.0 {
                best = (promise, at);
            }
        }
        self.path.push((best.1, seat));
        let next_node = self.nodes.len() as u32;
        let edge = &mut self.edges[best.1 as usize];
        if edge.child == NONE {
            edge.child = next_node;
            let action = edge.action;
            self.nodes.push(Node { first: NONE });
            (action, None)
        } else {
            (edge.action, Some(Place(edge.child)))
        }
    }

    /// Ends a visit: every edge on the way learns what it came to for the seat that took it.
    pub fn learn(&mut self, value: impl Fn(Seat) -> f32) {
        for &(at, seat) in &self.path {
            let edge = &mut self.edges[at as usize];
            edge.visits += 1;
            edge.total += value(seat);
        }
    }

    /// The edges of the root in the order they were found.
    pub fn root(&self) -> impl Iterator<Item = &Edge<A>> {
        let mut at = self.nodes.first().map_or(NONE, |root| root.first);
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        })
    }
}

impl<A: Copy + PartialEq> Default for Tree<A> {
    fn default() -> Self {
        Tree::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::at(0);

    /// Visits the root so many times; an action is worth what `value` says.
    fn visit(tree: &mut Tree<u8>, times: u32, actions: impl Fn(u32) -> Vec<u8>, value: impl Fn(u8) -> f32) {
        for time in 0..times {
            tree.begin();
            tree.open(Place::ROOT, &actions(time), |_| 1.0);
            let (action, _) = tree.take(SEAT, 0.5);
            tree.learn(|_| value(action));
        }
    }

    fn visits(tree: &Tree<u8>, action: u8) -> u32 {
        tree.root().find(|edge| edge.action == action).map_or(0, |edge| edge.visits)
    }

    #[test]
    fn the_best_action_is_tried_most_and_none_is_forgotten() {
        let mut tree = Tree::new();
        tree.clear();
        visit(&mut tree, 1000, |_| vec![1, 2, 3], |action| [0.2, 0.8, 0.5][usize::from(action) - 1]);
        assert!(visits(&tree, 2) > 600);
        assert!(visits(&tree, 1) > 0 && visits(&tree, 3) > visits(&tree, 1));
    }

    /// An action that is rarely open is not neglected for it: when it is there, it is taken.
    #[test]
    fn a_rare_action_competes_only_when_it_is_open() {
        let mut tree = Tree::new();
        tree.clear();
        let actions = |time: u32| if time.is_multiple_of(10) { vec![1, 9, 2] } else { vec![1, 2] };
        visit(&mut tree, 1000, actions, |action| if action == 9 { 0.9 } else { 0.4 });
        assert!(visits(&tree, 9) >= 90, "{}", visits(&tree, 9));
        assert_eq!(tree.root().map(|edge| edge.visits).sum::<u32>(), 1000);
        assert_eq!(tree.root().count(), 3, "whatever the order, an action has one edge");
    }

    #[test]
    fn a_promising_action_is_tried_first() {
        let mut tree = Tree::new();
        tree.clear();
        tree.open(Place::ROOT, &[1, 2, 3], |index| if index == 1 { 5.0 } else { 1.0 });
        assert_eq!(tree.take(SEAT, 0.5), (2, None));
        tree.learn(|_| 1.0);
        tree.begin();
        tree.open(Place::ROOT, &[2], |_| unreachable!("the edge is known"));
        let (action, place) = tree.take(SEAT, 0.5);
        assert!(action == 2 && place.is_some(), "the second visit goes on where the first left the tree");
    }
}
