/**
 * Where the files of an item are, if not in `media/<id>`: `place` is a path without an ending, relative to the library, in a
 * folder of the item's kind, with "/" between its parts. The sidecar is there with the ending ".json", the item's own file with
 * `place_extension` (NULL for an item that has none in the library). No two rows have the same `place_key`, which tells names
 * apart as the least exact file system does.
 *
 * `place_state`: `coming` while the files are elsewhere still, `moved` when they are here and what they were before is still in
 * `media/<id>`, else `here`. `place_mark` (inode and size, see fileMark) tells the file itself, so that neither after a crash nor
 * later another one is taken for it.
 */
export const placeItems = `
ALTER TABLE sidecars ADD COLUMN place TEXT;
ALTER TABLE sidecars ADD COLUMN place_key TEXT;
ALTER TABLE sidecars ADD COLUMN place_extension TEXT;
ALTER TABLE sidecars ADD COLUMN place_state TEXT CHECK (place_state IN ('coming', 'moved', 'here'));
ALTER TABLE sidecars ADD COLUMN place_mark TEXT;
CREATE UNIQUE INDEX sidecars_by_place ON sidecars (place_key) WHERE place_key IS NOT NULL;
CREATE INDEX sidecars_on_their_way ON sidecars (subject) WHERE place_state IN ('coming', 'moved');
`;
