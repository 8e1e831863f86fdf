//! How sure a share of wins is.

/// Wilson's interval: where the true share lies with a confidence of 95 %.
pub fn wilson(wins: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let n = games as f64;
    let p = wins / n;
    let centre = p + Z * Z / (2.0 * n);
    let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    (((centre - spread) / whole).max(0.0), ((centre + spread) / whole).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let near = |(low, high): (f64, f64), expected: (f64, f64)| {
            assert!((low - expected.0).abs() < 5e-4 && (high - expected.1).abs() < 5e-4, "{low} {high}");
        };
        near(wilson(25.0, 100), (0.1755, 0.3430));
        near(wilson(0.0, 10), (0.0, 0.2775));
        near(wilson(10.0, 10), (0.7225, 1.0));
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }
}
