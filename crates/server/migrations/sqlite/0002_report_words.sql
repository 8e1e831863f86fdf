-- What is wrong, in the player's words; empty where they said nothing.
ALTER TABLE reports ADD COLUMN words TEXT NOT NULL DEFAULT '';
