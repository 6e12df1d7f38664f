/**
 * What changed of the takes of a script can be asked for: each change of one gets the next number of its script, be it of the
 * take itself, of its words or of where it lies. `takes_whole_from` is the number of the last deletion: whoever knows the takes
 * from before cannot be told what is gone and reads all of them.
 */
export const numberTakes = `
ALTER TABLE scripts ADD COLUMN takes_number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE scripts ADD COLUMN takes_whole_from INTEGER NOT NULL DEFAULT 0;
ALTER TABLE takes ADD COLUMN changed_number INTEGER NOT NULL DEFAULT 0;
CREATE INDEX takes_by_change ON takes (script_id, changed_number);

CREATE TRIGGER takes_number_insert AFTER INSERT ON takes BEGIN
  UPDATE scripts SET takes_number = takes_number + 1 WHERE id = new.script_id;
  UPDATE takes SET changed_number = (SELECT takes_number FROM scripts WHERE id = new.script_id) WHERE id = new.id;
END;
CREATE TRIGGER takes_number_update AFTER UPDATE OF recipe, duration_ms, is_picked, is_kept, rating, take_check ON takes BEGIN
  UPDATE scripts SET takes_number = takes_number + 1 WHERE id = new.script_id;
  UPDATE takes SET changed_number = (SELECT takes_number FROM scripts WHERE id = new.script_id) WHERE id = new.id;
END;
CREATE TRIGGER takes_number_bin AFTER UPDATE OF binned_at_ms ON items WHEN new.kind = 'speech' BEGIN
  UPDATE scripts SET takes_number = takes_number + 1 WHERE id = (SELECT script_id FROM takes WHERE id = new.id);
  UPDATE takes SET changed_number = (SELECT takes_number FROM scripts WHERE id = takes.script_id) WHERE id = new.id;
END;
CREATE TRIGGER takes_number_words AFTER INSERT ON take_words BEGIN
  UPDATE scripts SET takes_number = takes_number + 1 WHERE id = (SELECT script_id FROM takes WHERE id = new.take_id);
  UPDATE takes SET changed_number = (SELECT takes_number FROM scripts WHERE id = takes.script_id) WHERE id = new.take_id;
END;
CREATE TRIGGER takes_number_no_words AFTER DELETE ON take_words BEGIN
  UPDATE scripts SET takes_number = takes_number + 1 WHERE id = (SELECT script_id FROM takes WHERE id = old.take_id);
  UPDATE takes SET changed_number = (SELECT takes_number FROM scripts WHERE id = takes.script_id) WHERE id = old.take_id;
END;
CREATE TRIGGER takes_number_delete AFTER DELETE ON takes BEGIN
  UPDATE scripts SET takes_number = takes_number + 1, takes_whole_from = takes_number + 1 WHERE id = old.script_id;
END;
`;
