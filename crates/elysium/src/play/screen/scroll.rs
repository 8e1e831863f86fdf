//! Which part of a long text a pane shows.

/// The first row that is shown, or the end, whatever comes to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scroll {
    top: usize,
    /// Stay at the end when the text grows.
    at_end: bool,
    /// Rows and height when it was last shown.
    rows: usize,
    height: usize,
}

impl Scroll {
    /// Shows the end, and goes on doing so as the text grows.
    pub const fn at_end() -> Scroll {
        Scroll { top: 0, at_end: true, rows: 0, height: 0 }
    }

    /// The first row to show of so many in so high a pane.
    pub fn fit(&mut self, rows: usize, height: usize) -> usize {
        (self.rows, self.height) = (rows, height);
        let last = rows.saturating_sub(height);
        self.top = if self.at_end { last } else { self.top.min(last) };
        self.top
    }

    /// Scrolls so that `row` is among those shown.
    pub fn show(&mut self, row: usize, height: usize) {
        self.at_end = false;
        self.top = self.top.min(row).max((row + 1).saturating_sub(height));
    }

    pub fn up(&mut self, by: usize) {
        self.at_end &= self.rows <= self.height;
        self.top = self.top.saturating_sub(by);
    }

    /// `sticks`: at the end it stays there.
    pub fn down(&mut self, by: usize, sticks: bool) {
        let last = self.rows.saturating_sub(self.height);
        self.top = (self.top + by).min(last);
        self.at_end = sticks && self.top == last;
    }

    /// A screenful less a line, so that the eye finds its place again.
    pub fn page(&self) -> usize {
        self.height.saturating_sub(1).max(1)
    }

    /// Rows above and below what is shown.
    pub fn hidden(&self) -> (usize, usize) {
        (self.top, self.rows.saturating_sub(self.top + self.height))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_stays_in_sight_until_somebody_scrolls_up() {
        let mut scroll = Scroll::at_end();
        assert_eq!(scroll.fit(10, 4), 6);
        assert_eq!(scroll.fit(12, 4), 8);
        scroll.up(3);
        assert_eq!(scroll.fit(12, 4), 5);
        assert_eq!(scroll.fit(20, 4), 5);
        assert_eq!(scroll.hidden(), (5, 11));
        scroll.down(100, true);
        assert_eq!(scroll.fit(21, 4), 17);
    }

    #[test]
    fn a_text_that_fits_is_shown_from_its_start() {
        let mut scroll = Scroll::at_end();
        assert_eq!(scroll.fit(3, 4), 0);
        scroll.up(1);
        assert_eq!(scroll.fit(9, 4), 5);
        let mut scroll = Scroll::default();
        scroll.fit(3, 4);
        scroll.down(5, false);
        assert_eq!(scroll.fit(3, 4), 0);
    }

    #[test]
    fn a_row_is_brought_into_sight() {
        let mut scroll = Scroll::default();
        scroll.fit(20, 5);
        scroll.show(9, 5);
        assert_eq!(scroll.fit(20, 5), 5);
        scroll.show(2, 5);
        assert_eq!(scroll.fit(20, 5), 2);
    }
}
