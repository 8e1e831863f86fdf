//! Tones in the colours of the terminal.

use elysium_kit::Tone;
use ratatui::style::{Color, Modifier, Style};

/// How tones look. Without colour, weight has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    pub colour: bool,
}

impl Theme {
    /// Only the 16 colours that every terminal has, so that the user's own palette stays readable.
    pub fn style(self, tone: Tone) -> Style {
        let style = Style::new();
        let coloured = |colour: Color| if self.colour { style.fg(colour) } else { style };
        match tone {
            Tone::Plain => style,
            Tone::Dim | Tone::Hidden => style.add_modifier(Modifier::DIM),
            Tone::Strong => style.add_modifier(Modifier::BOLD),
            Tone::Accent => coloured(Color::Cyan),
            Tone::Blood => coloured(Color::Red),
            Tone::Influence => coloured(Color::Yellow),
            Tone::Own => coloured(Color::Green).add_modifier(Modifier::BOLD),
        }
    }

    /// The option that Enter would choose.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colour_there_is_none() {
        let tones = [
            Tone::Plain,
            Tone::Dim,
            Tone::Strong,
            Tone::Accent,
            Tone::Blood,
            Tone::Influence,
            Tone::Own,
            Tone::Hidden,
        ];
        for tone in tones {
            let style = Theme { colour: false }.style(tone);
            assert_eq!((style.fg, style.bg), (None, None), "{tone:?}");
        }
    }
}
