-- People: guests have no password.
CREATE TABLE users (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    -- The name as it is compared; only registered names are taken.
    name_key TEXT UNIQUE,
    password TEXT,
    created  INTEGER NOT NULL
) STRICT;

-- Where people are signed in. Only the hash of the secret is kept.
CREATE TABLE sessions (
    hash    TEXT PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    user    TEXT NOT NULL REFERENCES users (id),
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    agent   TEXT NOT NULL
) STRICT;
CREATE INDEX sessions_by_user ON sessions (user);

-- Tokens for bots, likewise.
CREATE TABLE tokens (
    hash    TEXT PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    user    TEXT NOT NULL REFERENCES users (id),
    label   TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_by_user ON tokens (user);

-- What can be found without reading journals; follows from them.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    status   TEXT NOT NULL,
    public   INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    finished INTEGER,
    info     TEXT NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status, finished);

-- Who sat at which table, for "my games".
CREATE TABLE sitters (
    user  TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;

-- The journals: the truth about every table.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- What people found wrong, with the position it happened in.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    user     TEXT NOT NULL,
    table_id TEXT NOT NULL,
    created  INTEGER NOT NULL,
    -- The record of the game as it stood.
    body     TEXT NOT NULL
) STRICT;
