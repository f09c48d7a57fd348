ALTER TABLE subscriptions ADD COLUMN failures BIGINT NOT NULL DEFAULT 0;
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE claims (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    server TEXT NOT NULL,
    until_ms BIGINT NOT NULL
);
