/**
 * What changed of the lines that are being made can be asked for: each change of a line that is shown, or was, gets the next
 * number of its script. `making_whole_from` is the number of the last deletion: whoever knows the list from before cannot be
 * told what is gone and reads all of it. Lines that are not shown count too: they may have been when somebody last looked.
 */
export const numberMaking = `
ALTER TABLE scripts ADD COLUMN making_revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE scripts ADD COLUMN making_whole_from INTEGER NOT NULL DEFAULT 0;
ALTER TABLE speech_lines ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
CREATE INDEX speech_lines_by_revision ON speech_lines (script_id, revision);

CREATE TRIGGER making_revision_insert AFTER INSERT ON speech_lines BEGIN
  UPDATE scripts SET making_revision = making_revision + 1 WHERE id = new.script_id;
  UPDATE speech_lines SET revision = (SELECT making_revision FROM scripts WHERE id = new.script_id) WHERE rowid = new.rowid;
END;
CREATE TRIGGER making_revision_update AFTER UPDATE OF state, take_id, failure, is_dismissed ON speech_lines BEGIN
  UPDATE scripts SET making_revision = making_revision + 1 WHERE id = new.script_id;
  UPDATE speech_lines SET revision = (SELECT making_revision FROM scripts WHERE id = new.script_id) WHERE rowid = new.rowid;
END;
CREATE TRIGGER making_revision_delete AFTER DELETE ON speech_lines BEGIN
  UPDATE scripts SET making_revision = making_revision + 1, making_whole_from = making_revision + 1 WHERE id = old.script_id;
END;
`;
