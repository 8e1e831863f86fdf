//! Opening and closing the hub.

use std::fs::{File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use elysium_kernel::Seed;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

use crate::http::{self, AppState, Assets, Listen};
use crate::hub::{Hub, Resumed};
use crate::private;
use crate::store::{ProblemReport, Sqlite, Store};
use elysium_table::Timeouts;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    pub bind: SocketAddr,
    /// Everything that is kept is in this directory.
    pub data: PathBuf,
    /// What people type to come here, if a proxy stands in front: `https://elysium.example`.
    pub public_url: Option<String>,
    pub behind_proxy: bool,
    pub timeouts: Timeouts,
    /// For tests: the secret of every table. Otherwise each draws its own.
    pub secret: Option<Seed>,
}

/// Why the server could not be opened.
#[derive(Debug)]
pub enum ServeError {
    /// A directory that cannot be made, read or written.
    Directory {
        path: PathBuf,
        error: io::Error,
    },
    /// Neither a server nor a backup has written here.
    NoDatabase {
        path: PathBuf,
    },
    /// Another server has the same data.
    InUse {
        path: PathBuf,
    },
    /// Nothing is ever written over what is there.
    NotEmpty {
        path: PathBuf,
    },
    /// A copy that would lie in what it is a copy of.
    Inside {
        path: PathBuf,
        from: PathBuf,
    },
    /// What is in this directory cannot be copied.
    Copy {
        path: PathBuf,
        reason: String,
    },
    Bind {
        address: SocketAddr,
        reason: String,
    },
    Store {
        reason: String,
    },
}

/// What is under way gets so long to finish when the server closes.
const CLOSING: Duration = Duration::from_secs(5);
pub(crate) const DATABASE: &str = "elysium.db";
const TIDY: Duration = Duration::from_secs(600);

/// An open hub.
pub struct Server {
    listener: TcpListener,
    app: AppState,
    /// Held as long as the server runs.
    _lock: File,
    /// The tables that were resumed.
    pub tables: Resumed,
}

impl Server {
    /// Opens the storage, takes up every table where it stood, and listens.
    pub async fn open(config: Config, assets: Assets) -> Result<Server, ServeError> {
        let no_data = |error| ServeError::Directory { path: config.data.clone(), error };
        private::create_directory(&config.data).map_err(no_data)?;
        let lock = File::create(config.data.join("lock")).map_err(no_data)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ServeError::InUse { path: config.data }),
            Err(TryLockError::Error(error)) => return Err(no_data(error)),
        }
        let listener = TcpListener::bind(config.bind).await;
        let listener =
            listener.map_err(|error| ServeError::Bind { address: config.bind, reason: error.to_string() })?;
        let bound = listener.local_addr().unwrap_or(config.bind);
        let database = config.data.join(DATABASE);
        private::create_file(&database).map_err(no_data)?;
        let store = Sqlite::open(&database).await;
        let store = store.map_err(|error| ServeError::Store { reason: error.to_string() })?;
        let hub = Hub::new(Arc::new(store), config.timeouts, config.secret);
        let tables = hub.resume().await.map_err(|error| ServeError::Store { reason: error.to_string() })?;
        let listen = Listen { bound, public_url: config.public_url, behind_proxy: config.behind_proxy };
        let app = AppState { hub, assets, listen: Arc::new(listen), metrics: figures() };
        let Resumed { go_on, read_only, unopened } = tables;
        tracing::info!(address = %bound, go_on, read_only, unopened, "server started");
        Ok(Server { listener, app, _lock: lock, tables })
    }

    pub fn address(&self) -> SocketAddr {
        self.app.listen.bound
    }

    /// Serves until `stop`, then finishes what is under way: every command is acknowledged or
    /// refused, and everybody is asked to reconnect.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let hub = self.app.hub.clone();
        let tidying = tokio::spawn({
            let hub = hub.clone();
            async move {
                loop {
                    tokio::time::sleep(TIDY).await;
                    hub.limits.tidy();
                }
            }
        });
        let (closed, mut closing) = (hub.closing.clone(), hub.closing.subscribe());
        let app = http::app(self.app).into_make_service_with_connect_info::<SocketAddr>();
        let serving = async {
            let served = axum::serve(self.listener, app).with_graceful_shutdown(async move {
                stop.await;
                closed.send_replace(true);
            });
            served.await?;
            // Sockets are nobody's request any more, but they have a last word to say.
            hub.emptied().await;
            std::io::Result::Ok(())
        };
        let late = async {
            // Never fails: the server holds the other end.
            let _ = closing.wait_for(|closing| *closing).await;
            tokio::time::sleep(CLOSING).await;
        };
        tokio::select! {
            done = serving => done?,
            () = late => tracing::warn!("some connections did not close in time"),
        }
        tidying.abort();
        hub.store.close().await;
        tracing::info!("server stopped");
        Ok(())
    }
}

/// What a server has kept, for its host. A server may be running meanwhile.
pub struct Archive(Sqlite);

impl Archive {
    pub async fn open(data: &Path) -> Result<Archive, ServeError> {
        Sqlite::open(&database_in(data)?)
            .await
            .map(Archive)
            .map_err(|error| ServeError::Store { reason: error.to_string() })
    }

    /// What people found wrong, the latest first.
    pub async fn reports(&self) -> Result<Vec<ProblemReport>, ServeError> {
        self.0.reports().await.map_err(|error| ServeError::Store { reason: error.to_string() })
    }

    /// The record that came with a report.
    pub async fn reported(&self, id: &str) -> Result<Option<String>, ServeError> {
        self.0.reported(id).await.map_err(|error| ServeError::Store { reason: error.to_string() })
    }
}

/// The database of a data directory, if there is one.
pub(crate) fn database_in(data: &Path) -> Result<PathBuf, ServeError> {
    let file = data.join(DATABASE);
    if file.is_file() { Ok(file) } else { Err(ServeError::NoDatabase { path: data.into() }) }
}

/// One set of figures a process, however many houses it opens.
fn figures() -> PrometheusHandle {
    static FIGURES: OnceLock<PrometheusHandle> = OnceLock::new();
    FIGURES
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            // A second recorder is refused, and there is none.
            let _ = metrics::set_global_recorder(recorder);
            handle
        })
        .clone()
}
