/**
 * What the user wrote about something, in `organisation`, empty for nothing. Notes of items are written to the index of texts as part
 * "note", behind all that the item itself says, with a `source_row` that no other text of an item has.
 */
export const keepNotes = `
ALTER TABLE organisation ADD COLUMN note TEXT NOT NULL DEFAULT '';
CREATE INDEX organisation_notes ON organisation (subject_kind, subject_id) WHERE note <> '';
CREATE TRIGGER organisation_note_text_insert AFTER INSERT ON organisation
WHEN new.subject_kind = 'item' AND new.note <> '' BEGIN
  INSERT INTO item_text (item_id, part, source_row, position, text) VALUES (new.subject_id, 'note', -1, 1e15, new.note);
END;
CREATE TRIGGER organisation_note_text_update AFTER UPDATE OF note ON organisation
WHEN new.subject_kind = 'item' AND old.note <> new.note BEGIN
  DELETE FROM item_text WHERE item_id = new.subject_id AND part = 'note';
  INSERT INTO item_text (item_id, part, source_row, position, text)
    SELECT new.subject_id, 'note', -1, 1e15, new.note WHERE new.note <> '';
END;
CREATE TRIGGER organisation_note_text_delete AFTER DELETE ON organisation
WHEN old.subject_kind = 'item' AND old.note <> '' BEGIN
  DELETE FROM item_text WHERE item_id = old.subject_id AND part = 'note';
END;
`;
