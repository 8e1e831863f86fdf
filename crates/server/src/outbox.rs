//! What waits to be sent through a socket. Nobody waits for a slow reader: whoever lets too much
//! pile up is disconnected and resyncs.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use elysium_wire::FromServer;
use tokio::sync::{Notify, mpsc};

/// So many messages may wait.
const WAITING: usize = 256;

#[derive(Clone)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
}

/// The other end.
pub struct Outgoing {
    pub queue: mpsc::Receiver<Utf8Bytes>,
    pub overflow: Arc<Notify>,
}

impl Outbox {
    pub fn new() -> (Outbox, Outgoing) {
        let (queue, waiting) = mpsc::channel(WAITING);
        let overflow = Arc::new(Notify::new());
        (Outbox { queue, overflow: overflow.clone() }, Outgoing { queue: waiting, overflow })
    }

    pub fn send(&self, message: &FromServer) {
        self.send_encoded(encoded(message));
    }

    /// Closes the connection, so that the client reconnects and resyncs.
    pub fn resync(&self) {
        self.overflow.notify_one();
    }

    pub fn send_encoded(&self, message: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(message) {
            self.resync();
        }
    }
}

pub fn encoded(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
