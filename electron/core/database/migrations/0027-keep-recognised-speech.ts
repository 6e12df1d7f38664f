/**
 * What was recognised in the background of recordings that nobody transcribed. `pieces` of a recording are planned once and each
 * is recognised once; `recognised` are its words. `attempts` counts runs that did not end in order: it is raised before a run
 * begins, so that a crash counts too. The text is in item_text as part 'heard', whose position is the ms at which it was said.
 * With a transcript, which says the same, all of it goes.
 */
export const keepRecognisedSpeech = `
CREATE TABLE heard_recordings (
  media_id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('begun', 'done', 'failed')),
  track INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  next_try_ms INTEGER NOT NULL,
  failure TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE heard_pieces (
  media_id TEXT NOT NULL REFERENCES heard_recordings (media_id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  plan TEXT NOT NULL,
  recognised TEXT,
  PRIMARY KEY (media_id, position)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER heard_recordings_delete AFTER DELETE ON heard_recordings BEGIN
  DELETE FROM item_text WHERE item_id = old.media_id AND part = 'heard';
END;
CREATE TRIGGER heard_until_transcribed AFTER UPDATE OF state ON transcripts WHEN new.state = 'ready' BEGIN
  DELETE FROM heard_recordings WHERE media_id = new.media_id;
END;
`;
