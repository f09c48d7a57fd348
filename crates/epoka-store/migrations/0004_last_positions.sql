CREATE TABLE last_positions (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    view TEXT NOT NULL
);
