//! A server of its own for every test.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use elysium_client::Person;
use elysium_server::{Config, Resumed, Server, Timeouts};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// How a test wants it to end.
enum End {
    /// Everybody is asked to reconnect, everything is finished.
    Close,
    /// As if the machine had gone.
    Fall,
}

/// An open server. It lives in a runtime of its own, which goes with it like the process of a server.
pub struct TestServer {
    pub address: SocketAddr,
    /// The tables that it found.
    pub tables: Resumed,
    timeouts: Timeouts,
    data: Option<TempDir>,
    end: Option<oneshot::Sender<End>>,
    running: Option<JoinHandle<()>>,
}

/// Nobody waits long in a test.
pub fn impatient() -> Timeouts {
    Timeouts { bot: 1, absent: 60_000, restart: 1, open: 60_000 }
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::with(impatient()).await
    }

    pub async fn with(timeouts: Timeouts) -> TestServer {
        TestServer::on(tempfile::tempdir().expect("a place for the data"), timeouts).await
    }

    /// A server on data that is already there.
    pub async fn on(data: TempDir, timeouts: Timeouts) -> TestServer {
        let config = Config {
            bind: "127.0.0.1:0".parse().expect("an address"),
            data: data.path().to_owned(),
            public_url: None,
            behind_proxy: false,
            timeouts,
            secret: None,
        };
        let (end, ended) = oneshot::channel();
        let (opened, found) = oneshot::channel();
        let running = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
            let runtime = runtime.expect("a runtime");
            runtime.block_on(serve(config, opened, ended));
            runtime.shutdown_background();
        });
        let (address, tables) = found.await.expect("the server opens");
        TestServer { address, tables, timeouts, data: Some(data), end: Some(end), running: Some(running) }
    }

    pub async fn guest(&self, name: &str) -> Person {
        Person::guest(self.address, name).await.expect("a guest is let in")
    }

    /// Where everything is kept.
    pub fn data(&self) -> &Path {
        self.data.as_ref().expect("an open server has data").path()
    }

    /// Closes the server in good order; its data stays.
    pub async fn close(mut self) -> TempDir {
        self.finish(End::Close);
        let running = self.running.take().expect("it was open");
        tokio::task::spawn_blocking(move || running.join()).await.expect("waited").expect("it closes");
        self.data.take().expect("it had data")
    }

    /// Closes the server and opens it again, on another port.
    pub async fn reopen(self) -> TestServer {
        let timeouts = self.timeouts;
        TestServer::on(self.close().await, timeouts).await
    }

    fn finish(&mut self, how: End) {
        // It may have fallen by itself.
        let _ = self.end.take().map(|end| end.send(how));
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.finish(End::Fall);
        if let Some(running) = self.running.take() {
            // Whoever panicked has said so.
            let _ = running.join();
        }
    }
}

async fn serve(
    config: Config,
    opened: oneshot::Sender<(SocketAddr, Resumed)>,
    mut ended: oneshot::Receiver<End>,
) {
    let server = Server::open(config, Arc::new(|_| None)).await.expect("the server opens");
    let _ = opened.send((server.address(), server.tables));
    let (close, closed) = oneshot::channel::<()>();
    let mut close = Some(close);
    let running = server.run(async move {
        let _ = closed.await;
    });
    tokio::pin!(running);
    loop {
        tokio::select! {
            done = &mut running => return done.expect("it closes in good order"),
            how = &mut ended, if close.is_some() => match how {
                Ok(End::Close) => _ = close.take().map(|close| close.send(())),
                _ => return,
            },
        }
    }
}
