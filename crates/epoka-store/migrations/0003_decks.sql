CREATE TABLE decks (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    list TEXT NOT NULL,
    changed_ms BIGINT NOT NULL
);
CREATE INDEX decks_by_account ON decks (account);
ALTER TABLE seats ADD COLUMN deck TEXT;
ALTER TABLE seats ADD COLUMN accepted BIGINT NOT NULL DEFAULT 0;
