//! How a match ends: the result, and what it does to ratings.

use epoka_core::{Seat, Seats, Viewer};
use epoka_games::Wait;
use epoka_store::{Change, Pool, Status, moves::End};
use serde_json::{Value, json};

use super::table::Table;

/// How far a rating moves at most, against one opponent.
const STEP: f64 = 32.0;

/// A seat in the result.
struct Placed {
    seat: Seat,
    place: u8,
}

impl Table {
    /// The end of the match: `how` is `play`, `concede`, `timeout` or `agreement`.
    pub(crate) async fn finish(&self, status: Status, how: &'static str, out: Seats) -> End {
        let Some(played) = &self.played else { return End { status, result: json!({}), ratings: Vec::new() } };
        let scores = played.scores();
        let mut standings = match played.turn(Viewer::Referee).wait {
            Wait::Over { standings } => json!(standings),
            Wait::Decision { .. } | Wait::Chance(_) => as_things_stand(&scores),
        };
        let placed = place(&mut standings, out);
        let (ratings, told) = match status {
            Status::Over if self.options.rated => self.rate(&placed).await,
            Status::Over | Status::Abandoned | Status::Open | Status::Playing => (Vec::new(), Value::Null),
        };
        End { status, result: json!({"how": how, "standings": standings, "ratings": told}), ratings }
    }

    async fn rate(&self, placed: &[Placed]) -> (Vec<Change>, Value) {
        let with_bots = self.seats.iter().any(|seat| seat.account.is_none());
        let pool = if with_bots { Pool::Bots } else { Pool::People };
        let mut players = Vec::new();
        for Placed { seat, place } in placed {
            let row = &self.seats[seat.index()];
            let bot = || format!("bot:{}", row.bot.as_deref().unwrap_or_default());
            let player = row.account.clone().unwrap_or_else(bot);
            let rating = self.store().rating(&player, &self.row.game, pool).await;
            let rating = rating.unwrap_or(epoka_store::ratings::FIRST_RATING);
            players.push((player, rating, *place));
        }
        let moves = moved(&players.iter().map(|(_, rating, place)| (*rating, *place)).collect::<Vec<_>>());
        let winners = placed.iter().filter(|placed| placed.place == 1).count().max(1) as u32;
        let told = players.iter().zip(placed).zip(&moves).map(|(((_, before, _), placed), by)| {
            json!({"seat": placed.seat, "before": before.round(), "after": (before + by).round()})
        });
        let told = json!({"pool": pool.word(), "seats": told.collect::<Vec<_>>()});
        let changes = players.into_iter().zip(moves).map(|((player, _, place), by)| Change {
            player,
            game: self.row.game.clone(),
            pool,
            by,
            win: if place == 1 { 1.0 / f64::from(winners) } else { 0.0 },
        });
        (changes.collect(), told)
    }
}

/// How far the ratings of a table move: every pair is a small match (Elo).
fn moved(players: &[(f64, u8)]) -> Vec<f64> {
    let others = f64::from((players.len().max(2) - 1) as u32);
    let against = |(mine, my_place): (f64, u8), (theirs, their_place): (f64, u8)| {
        let expected = 1.0 / (1.0 + 10f64.powf((theirs - mine) / 400.0));
        let result = match my_place.cmp(&their_place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        result - expected
    };
    let of = |(at, &me): (usize, &(f64, u8))| {
        let rest = players.iter().enumerate().filter(|(other, _)| *other != at);
        rest.map(|(_, &them)| against(me, them)).sum::<f64>() * STEP / others
    };
    players.iter().enumerate().map(of).collect()
}

/// The result of a match that was not played to the end.
fn as_things_stand(scores: &[i32]) -> Value {
    let place = |score: i32| 1 + scores.iter().filter(|&&other| other > score).count();
    let of =
        |(seat, &score): (usize, &i32)| json!({"seat": seat, "place": place(score), "score": score, "breakdown": []});
    scores.iter().enumerate().map(of).collect()
}

/// Puts those who are out behind all others and answers who came where. Where nobody is, the places are the game's: who has lost
/// alone against somebody without a seat is second.
fn place(standings: &mut Value, out: Seats) -> Vec<Placed> {
    let number = |one: &Value, field: &str| one[field].as_u64().unwrap_or_default() as u8;
    let is_out = |one: &Value| Seat::new(number(one, "seat")).is_some_and(|seat| out.contains(seat));
    let Some(list) = standings.as_array_mut() else { return Vec::new() };
    let key = |one: &Value| (is_out(one), number(one, "place"));
    list.sort_by_key(key);
    let keys: Vec<_> = list.iter().map(key).collect();
    let mut placed = Vec::new();
    for (one, own) in list.iter_mut().zip(&keys) {
        let among = 1 + keys.iter().filter(|other| *other < own).count() as u8;
        let place = if out.is_empty() { own.1 } else { among };
        one["place"] = json!(place);
        one["out"] = json!(own.0);
        placed.extend(Seat::new(number(one, "seat")).map(|seat| Placed { seat, place }));
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_moves_by_what_was_not_expected() {
        assert_eq!(moved(&[(1500.0, 1), (1500.0, 2)]), [16.0, -16.0]);
        assert_eq!(moved(&[(1500.0, 1), (1500.0, 1)]), [0.0, 0.0]);
        let [favourite, other] = moved(&[(1900.0, 1), (1500.0, 2)])[..] else { panic!("two play") };
        assert!((2.0..4.0).contains(&favourite) && (favourite + other).abs() < 1e-9);
        let four = moved(&[(1600.0, 3), (1500.0, 1), (1400.0, 2), (1500.0, 4)]);
        assert!(four.iter().sum::<f64>().abs() < 1e-9, "nothing is made of nothing");
        assert!(four[1] > four[2] && four[3] < 0.0);
        assert_eq!(moved(&[(1500.0, 1)]), [0.0], "who plays alone wins nothing");
    }

    #[test]
    fn who_gave_up_comes_last_whatever_the_score() {
        let mut standings = as_things_stand(&[50, 90, 50]);
        let places: Vec<_> =
            place(&mut standings, Seats::one(Seat::at(1))).iter().map(|p| (p.seat.number(), p.place)).collect();
        assert_eq!(places, [(0, 1), (2, 1), (1, 3)]);
        assert_eq!(standings[2]["out"], true);
    }

    #[test]
    fn who_has_lost_alone_is_no_winner() {
        let mut standings = json!([{"seat": 0, "place": 2, "score": 81, "breakdown": []}]);
        let places: Vec<_> = place(&mut standings, Seats::NONE).iter().map(|p| p.place).collect();
        assert_eq!((places, &standings[0]["place"]), (vec![2], &json!(2)));
    }
}
