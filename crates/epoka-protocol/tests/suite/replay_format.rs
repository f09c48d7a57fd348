//! `docs/replay-format.md` is true: its test vectors come out of the engine and out of a second
//! implementation that follows the page and shares no code with the first.
//!
//! `EPOKA_BLESS=1 cargo test -p epoka-protocol --test suite replay_format` writes the vectors into it.

use std::{env, fs, path::PathBuf};

use epoka_core::{Chance, ChanceKind, Odds, Outcome, Secret, data};

/// Chance as the page describes it.
mod reference {
    const ROUNDS: usize = 8;

    /// The generator of one event: its words in order.
    pub struct Words {
        key: [u32; 8],
        event: u64,
        block: u64,
        ready: Vec<u32>,
    }

    pub fn secret(seed: &str) -> [u8; 32] {
        blake3::derive_key("epoka match secret 1", seed.as_bytes())
    }

    impl Words {
        pub fn new(seed: &str, event: u64) -> Words {
            let secret = secret(seed);
            let word = |at: usize| u32::from_le_bytes(secret[4 * at..4 * at + 4].try_into().unwrap());
            Words { key: std::array::from_fn(word), event, block: 0, ready: Vec::new() }
        }

        pub fn next(&mut self) -> u32 {
            if self.ready.is_empty() {
                self.ready = self.chacha().into_iter().rev().collect();
                self.block += 1;
            }
            self.ready.pop().unwrap()
        }

        fn chacha(&self) -> [u32; 16] {
            let halves = |number: u64| [number as u32, (number >> 32) as u32];
            let mut start = [0; 16];
            start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
            start[4..12].copy_from_slice(&self.key);
            start[12..14].copy_from_slice(&halves(self.block));
            start[14..].copy_from_slice(&halves(self.event));
            let mut state = start;
            for _ in 0..ROUNDS / 2 {
                for at in 0..4 {
                    quarter(&mut state, [at, at + 4, at + 8, at + 12]);
                }
                for at in 0..4 {
                    quarter(&mut state, [at, (at + 1) % 4 + 4, (at + 2) % 4 + 8, (at + 3) % 4 + 12]);
                }
            }
            std::array::from_fn(|at| state[at].wrapping_add(start[at]))
        }

        pub fn below(&mut self, bound: u32) -> u32 {
            loop {
                let product = u64::from(self.next()) * u64::from(bound);
                if (product & 0xffff_ffff) >= (1 << 32) % u64::from(bound) {
                    return (product >> 32) as u32;
                }
            }
        }
    }

    fn quarter(state: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
        for (one, two, three, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            state[one] = state[one].wrapping_add(state[two]);
            state[three] = (state[three] ^ state[one]).rotate_left(by);
        }
    }

    pub fn dice(seed: &str, event: u64, count: u8, sides: u8) -> Vec<String> {
        let mut words = Words::new(seed, event);
        (0..count).map(|_| (words.below(u32::from(sides)) + 1).to_string()).collect()
    }

    pub fn draw(seed: &str, event: u64, count: u8, mut row: Vec<String>) -> Vec<String> {
        let mut words = Words::new(seed, event);
        (0..count).map(|_| row.remove(words.below(row.len() as u32) as usize)).collect()
    }
}

/// What the engine answers.
fn engine(seed: &str, event: u64, kind: ChanceKind, among: &[(String, u16)]) -> Vec<String> {
    let odds = |(item, (_, copies)): (usize, &(String, u16))| Odds { item: item as u16, copies: *copies };
    let mut odds: Vec<Odds> = among.iter().enumerate().map(odds).collect();
    match Secret::from_seed(seed).answer(event, Chance { kind, label: "a test" }, &mut odds) {
        Outcome::Dice(dice) => dice.iter().map(ToString::to_string).collect(),
        Outcome::Draw(items) => items.iter().map(|&item| among[usize::from(item)].0.clone()).collect(),
        Outcome::Pick(item) => vec![among[usize::from(item)].0.clone()],
    }
}

/// The answer to the left side of a vector, by both implementations.
fn answer(question: &str) -> String {
    let (what, rest) = question.split_once(" \"").unwrap();
    let (seed, rest) = rest.rsplit_once('"').unwrap();
    let rest: Vec<&str> = rest.split_whitespace().collect();
    if what == "secret" {
        return data::hex(&reference::secret(seed));
    }
    let event: u64 = rest[0].parse().unwrap();
    let among: Vec<(String, u16)> = rest.iter().filter_map(|item| item.split_once('*')).map(counted).collect();
    let row: Vec<String> = among.iter().flat_map(|(id, copies)| vec![id.clone(); usize::from(*copies)]).collect();
    let (kind, told) = match what {
        "words" => {
            let mut words = reference::Words::new(seed, event);
            return (0..4).map(|_| format!("{:08x}", words.next())).collect::<Vec<_>>().join(" ");
        }
        "dice" => {
            let (count, sides) = rest[1].split_once('d').map(|(count, sides)| (number(count), number(sides))).unwrap();
            (ChanceKind::Dice { count, sides }, reference::dice(seed, event, count, sides))
        }
        "draw" => {
            let count = number(rest[1]);
            (ChanceKind::Draw { count }, reference::draw(seed, event, count, row))
        }
        "pick" => (ChanceKind::Pick, reference::draw(seed, event, 1, row)),
        _ => panic!("what is {what}?"),
    };
    assert_eq!(engine(seed, event, kind, &among), told, "the two implementations differ: {question}");
    told.join(" ")
}

fn counted((id, copies): (&str, &str)) -> (String, u16) {
    (id.into(), copies.parse().unwrap())
}

fn number(text: &str) -> u8 {
    text.parse().unwrap()
}

#[test]
fn the_test_vectors_in_the_docs_are_true() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/replay-format.md");
    let docs = fs::read_to_string(&file).unwrap();
    let (mut checked, mut inside, mut vectors) = (Vec::new(), false, 0);
    for line in docs.lines() {
        inside = if inside { line != "```" } else { line == "```vectors" };
        match line.split_once(" =").filter(|_| inside) {
            Some((question, _)) => {
                vectors += 1;
                checked.push(format!("{question} = {}", answer(question)));
            }
            None => checked.push(line.into()),
        }
    }
    assert!(vectors >= 10);
    let checked = checked.join("\n") + "\n";
    if env::var_os("EPOKA_BLESS").is_some() {
        fs::write(file, checked).unwrap();
    } else {
        assert_eq!(docs, checked);
    }
}

#[test]
fn both_implementations_agree_on_many_events() {
    for event in 0..400 {
        answer(&format!("dice \"many\" {event} 32d{}", event % 255 + 1));
        answer(&format!("draw \"many\" {event} 32 of a*7 b*1 c*20 d*9"));
        answer(&format!("pick \"many\" {event} of a*1 b*500 c*3"));
    }
}
