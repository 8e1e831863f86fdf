//! Who somebody is.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The signed-in person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    pub id: String,
    pub name: String,
    /// A guest has no password yet and may register to keep the name.
    pub guest: bool,
}

/// Come in as a guest, with just a name.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// 1 to 24 characters.
    #[schema(
        min_length = 1,
        max_length = 24,
        pattern = r"^[\p{L}\p{N}_.'’-]([\p{L}\p{N}_.'’ -]*[\p{L}\p{N}_.'’-])?$"
    )]
    pub name: String,
}

/// A name and its password, to register or to sign in.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    #[schema(
        min_length = 1,
        max_length = 24,
        pattern = r"^[\p{L}\p{N}_.'’-]([\p{L}\p{N}_.'’ -]*[\p{L}\p{N}_.'’-])?$"
    )]
    pub name: String,
    /// At least 8 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// Passwords do not belong in logs.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A place where somebody is signed in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionInfo {
    pub id: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen: i64,
    /// What the browser says it is.
    pub agent: String,
    /// The one this was asked with.
    pub current: bool,
}

/// Ask for a token for a bot.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for: 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40, pattern = r"\S")]
    pub label: String,
}

/// A token for a bot. The secret is shown once, here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenInfo {
    pub id: String,
    pub label: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// Only in the answer that makes it: send it as `Authorization: Bearer ...`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
}

/// The first word on a socket, good for one socket and one minute.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ticket {
    pub ticket: String,
}
