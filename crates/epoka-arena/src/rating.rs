//! How sure one can be of a share, and what shares say about strength.

/// The 95 % quantile of the normal distribution, both tails together.
const Z: f64 = 1.959_964;

/// The 95 % interval of a share seen in `games` games (Wilson 1927): sensible even when all or none were won.
pub fn interval(share: f64, games: f64) -> [f64; 2] {
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let scale = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / scale;
    let half = Z / scale * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// Elo numbers with mean 0 that explain best who came in before whom (Bradley and Terry 1952). `won[a][b]` is how often *a* came
/// in before *b*, a shared place counting half. Half a game won and lost against everybody is added, so that nobody is
/// infinitely strong.
pub fn elo(won: &[Vec<f64>]) -> Vec<f64> {
    let count = won.len();
    let mut strength = vec![1.0; count];
    let wins: Vec<f64> = (0..count).map(|a| (0..count).filter(|&b| b != a).map(|b| won[a][b] + 0.5).sum()).collect();
    for _ in 0..1000 {
        let next = (0..count).map(|a| {
            let others = (0..count).filter(|&b| b != a);
            let games: f64 = others.map(|b| (won[a][b] + won[b][a] + 1.0) / (strength[a] + strength[b])).sum();
            if games > 0.0 { wins[a] / games } else { 1.0 }
        });
        strength = next.collect();
        let mean = strength.iter().map(|one: &f64| one.ln()).sum::<f64>() / count as f64;
        for one in &mut strength {
            *one /= mean.exp();
        }
    }
    strength.into_iter().map(|one| 400.0 * one.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.001
    }

    /// The figures of the example in Newcombe (1998), "Two-sided confidence intervals for the single proportion".
    #[test]
    fn wilsons_interval() {
        let [low, high] = interval(81.0 / 263.0, 263.0);
        assert!(about(low, 0.2553) && about(high, 0.3662), "{low} {high}");
        let [low, high] = interval(0.0, 20.0);
        assert!(about(low, 0.0) && about(high, 0.1611), "{low} {high}");
    }

    #[test]
    fn ten_to_one_is_four_hundred_elo() {
        let elo = elo(&[vec![0.0, 9999.5], vec![999.5, 0.0]]);
        assert!((elo[0] - elo[1] - 400.0).abs() < 0.1, "{elo:?}");
        assert!(about(elo[0] + elo[1], 0.0));
    }

    #[test]
    fn who_won_all_is_not_infinitely_strong() {
        let elo = elo(&[vec![0.0, 10.0], vec![0.0, 0.0]]);
        assert!(elo[0] > 100.0 && elo[0] < 1000.0, "{elo:?}");
        assert_eq!(super::elo(&[vec![0.0]]), [0.0], "nobody to compare with");
    }
}
