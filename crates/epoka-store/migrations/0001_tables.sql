CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    password TEXT,
    settings TEXT NOT NULL,
    away_until_ms BIGINT NOT NULL,
    vacation_ms BIGINT NOT NULL,
    created_ms BIGINT NOT NULL
);
CREATE TABLE sessions (
    token TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    expires_ms BIGINT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    rules_version BIGINT NOT NULL,
    data TEXT NOT NULL,
    options TEXT NOT NULL,
    private BIGINT NOT NULL,
    invite TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES accounts (id),
    status TEXT NOT NULL,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    seed TEXT,
    position TEXT,
    standing TEXT NOT NULL,
    result TEXT,
    due_ms BIGINT,
    created_ms BIGINT NOT NULL,
    started_ms BIGINT,
    ended_ms BIGINT
);
CREATE INDEX tables_by_status ON tables (status, created_ms);
CREATE INDEX tables_by_due ON tables (due_ms);
CREATE INDEX tables_by_invite ON tables (invite);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    account TEXT REFERENCES accounts (id),
    bot TEXT,
    name TEXT,
    nonce TEXT,
    plan TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_account ON seats (account);
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    seat BIGINT,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, sequence)
);
CREATE TABLE positions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    view TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
);
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
);
CREATE INDEX chat_by_account ON chat (account);
CREATE TABLE mutes (
    account TEXT NOT NULL REFERENCES accounts (id),
    muted TEXT NOT NULL REFERENCES accounts (id),
    PRIMARY KEY (account, muted)
);
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    about TEXT NOT NULL REFERENCES accounts (id),
    table_id TEXT,
    text TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);
CREATE TABLE notes (
    account TEXT NOT NULL REFERENCES accounts (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    text TEXT NOT NULL,
    PRIMARY KEY (account, table_id)
);
CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    pool TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    wins DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, game, pool)
);
CREATE INDEX ratings_by_rank ON ratings (game, pool, rating);
CREATE TABLE subscriptions (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    keys TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);
CREATE INDEX subscriptions_by_account ON subscriptions (account);
