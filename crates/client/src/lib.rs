//! Talks to a server, as the page does: for bots in Rust, for load, for tests.

pub mod load;
mod person;
mod socket;

use elysium_wire::ErrorInfo;

pub use person::Person;
pub use socket::Socket;

/// Why something did not work.
#[derive(Debug)]
pub enum ClientError {
    /// The server is not there, or went away.
    Lost(String),
    /// The server said no.
    Refused(Box<ErrorInfo>),
    /// The server said something that is not understood.
    Odd(String),
}

impl std::fmt::Display for ClientError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ClientError::Lost(why) => write!(f, "the connection was lost: {why}"),
            ClientError::Refused(refused) => {
                write!(f, "{:?}: {}", refused.code, elysium_wire::plain(&refused.text))
            }
            ClientError::Odd(what) => write!(f, "the server said something odd: {what}"),
        }
    }
}

impl std::error::Error for ClientError {}
