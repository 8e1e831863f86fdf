//! People: guests, accounts, sessions, tokens for bots.

use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use elysium_wire::{Credentials, ErrorCode, Me, TokenInfo};
use tokio::sync::Semaphore;

use crate::clock;
use crate::hub::Hub;
use crate::secret;
use crate::store::{NewSession, User};
use elysium_table::CommandError;
use elysium_table::Who;

/// A session that is not used for so long is over.
pub const SESSION: i64 = 180 * 24 * 60 * 60 * 1000;
/// How often it is noted that a session is in use.
const TOUCH: i64 = 60 * 60 * 1000;

/// Hashing takes memory and time on purpose: not more than two at once.
static HASHING: Semaphore = Semaphore::const_new(2);

/// Compared with when a name is not known, so that it takes as long as when it is.
static NOBODY: LazyLock<String> = LazyLock::new(|| hashed("nobody has this password").unwrap_or_default());

impl User {
    pub fn me(&self) -> Me {
        Me { id: self.id.clone(), name: self.name.clone(), guest: self.password.is_none() }
    }

    pub fn who(&self) -> Who {
        Who { user: self.id.clone(), name: self.name.clone() }
    }
}

/// A name as people may have one.
fn name(wish: &str) -> Result<String, CommandError> {
    let name = wish.split_whitespace().collect::<Vec<_>>().join(" ");
    let fine = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.' | '\'' | '’');
    let length = name.chars().count();
    if (1..=24).contains(&length) && name.chars().all(fine) {
        Ok(name)
    } else {
        Err(ErrorCode::BadName.into())
    }
}

/// Names that look the same are the same.
fn name_key(name: &str) -> String {
    name.to_lowercase()
}

fn password(wish: &str) -> Result<&str, CommandError> {
    if (8..=200).contains(&wish.chars().count()) { Ok(wish) } else { Err(ErrorCode::BadPassword.into()) }
}

fn hashed(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn matches(password: &str, hash: &str) -> bool {
    Argon2::default().verify_password(password.as_bytes(), hash).is_ok()
}

/// Runs the expensive part where it does not hold up anybody else.
async fn expensive<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, CommandError> {
    let _turn = HASHING.acquire().await.map_err(|_| ErrorCode::Broken)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| ErrorCode::Broken.into())
}

impl Hub {
    pub async fn add_guest(self: &Arc<Hub>, wish: &str) -> Result<User, CommandError> {
        let name = name(wish)?;
        if self.store.user_by_name(&name_key(&name)).await?.is_some() {
            return Err(ErrorCode::NameTaken.into());
        }
        let user = User { id: secret::id()?, name, password: None, created: clock::now() };
        self.store.add_user(&user).await?;
        Ok(user)
    }

    /// Another name for somebody.
    pub async fn rename(&self, user: &User, wish: &str) -> Result<User, CommandError> {
        let name = name(wish)?;
        let key = name_key(&name);
        let other = self.store.user_by_name(&key).await?.filter(|other| other.id != user.id);
        let registered = user.password.as_ref().map(|_| key.as_str());
        if other.is_some() || !self.store.rename(&user.id, &name, registered).await? {
            return Err(ErrorCode::NameTaken.into());
        }
        Ok(User { name, ..user.clone() })
    }

    /// A guest becomes an account and keeps everything.
    pub async fn register(&self, user: &User, new: Credentials) -> Result<User, CommandError> {
        let name = name(&new.name)?;
        password(&new.password)?;
        if user.password.is_some() {
            return Err(ErrorCode::NameTaken.into());
        }
        let hash = expensive(move || hashed(&new.password)).await?.ok_or(ErrorCode::Broken)?;
        if !self.store.register(&user.id, &name, &name_key(&name), &hash).await? {
            return Err(ErrorCode::NameTaken.into());
        }
        Ok(User { name, password: Some(hash), ..user.clone() })
    }

    pub async fn sign_in(&self, given: Credentials) -> Result<User, CommandError> {
        let user = self.store.user_by_name(&name_key(&name(&given.name)?)).await?;
        let hash = user.as_ref().and_then(|user| user.password.clone());
        let right = expensive(move || matches(&given.password, hash.as_deref().unwrap_or(&NOBODY))).await?;
        user.filter(|_| right).ok_or_else(|| ErrorCode::WrongPassword.into())
    }

    /// A new session; the secret goes into the cookie and is kept nowhere.
    pub async fn begin_session(&self, user: &User, agent: &str) -> Result<String, CommandError> {
        let secret = secret::secret()?;
        let now = clock::now();
        let session = NewSession {
            hash: secret::hash(&secret),
            id: secret::id()?,
            user: user.id.clone(),
            now,
            expires: now + SESSION,
            agent: agent.chars().take(200).collect(),
        };
        self.store.add_session(&session).await?;
        Ok(secret)
    }

    pub async fn user_of_session(&self, hash: &str) -> Result<Option<User>, CommandError> {
        let now = clock::now();
        let Some((user, seen)) = self.store.session(hash, now).await? else { return Ok(None) };
        if now - seen > TOUCH {
            self.store.touch_session(hash, now, now + SESSION).await?;
        }
        Ok(Some(user))
    }

    pub async fn add_token(&self, user: &User, label: &str) -> Result<TokenInfo, CommandError> {
        let label: String = label.trim().chars().filter(|c| !c.is_control()).collect();
        if !(1..=40).contains(&label.chars().count()) {
            let args = elysium_text::Args::new().set("option", "label");
            return Err(CommandError::with(ErrorCode::BadOption, args));
        }
        let secret = secret::secret()?;
        let token = TokenInfo { id: secret::id()?, label, created: clock::now(), token: None };
        self.store.add_token(&secret::hash(&secret), &user.id, &token).await?;
        Ok(TokenInfo { token: Some(secret), ..token })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(name("  Ana   Maria ").ok().as_deref(), Some("Ana Maria"));
        assert!(name("Łucja d’Ambrosio-2").is_ok());
        for bad in ["", "   ", "a\u{202e}b", "<b>", &"x".repeat(25)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_password_matches_its_hash_and_no_other() {
        let hash = hashed("correct horse").expect("hashes");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(matches("correct horse", &hash));
        assert!(!matches("correct house", &hash));
    }
}
