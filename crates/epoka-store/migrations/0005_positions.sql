INSERT INTO last_positions SELECT table_id, sequence, view FROM positions p
    WHERE sequence = (SELECT MAX(sequence) FROM positions q WHERE q.table_id = p.table_id);
DROP TABLE positions;
