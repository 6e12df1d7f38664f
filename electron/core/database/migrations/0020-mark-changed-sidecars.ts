/** A table whose rows an item's sidecar has: its column with the item's id, and on which changes and rows it counts. */
type Watched = { table: string; item: string; columns?: string; when?: (row: 'new' | 'old') => string };

const itemsOnly = (row: 'new' | 'old') => `${row}.subject_kind = 'item'`;
const voicesOnly = (row: 'new' | 'old') => `${row}.subject_kind <> 'item'`;
const textOnly = (row: 'new' | 'old') => `${row}.part = 'text'`;

const OF_ITEMS: readonly Watched[] = [
  { table: 'organisation', item: 'subject_id', when: itemsOnly },
  { table: 'organisation_tags', item: 'subject_id', when: itemsOnly },
  { table: 'organisation_folders', item: 'subject_id', when: itemsOnly },
  { table: 'board_items', item: 'item_id' },
  { table: 'board_known_items', item: 'item_id' },
  { table: 'item_stacks', item: 'item_id', when: (row) => `${row}.stack_id NOT LIKE 'line:%'` },
  { table: 'stack_tops', item: 'item_id' },
  { table: 'item_text', item: 'item_id', when: textOnly },
  {
    table: 'transcripts',
    item: 'id',
    columns: 'media_id, state, recipe, duration_ms, written_until_ms',
  },
  { table: 'speakers', item: 'transcript_id' },
  { table: 'segments', item: 'transcript_id' },
  { table: 'scripts', item: 'id', columns: 'settings, dub_media_id, dub_transcript_id' },
  { table: 'script_characters', item: 'script_id' },
  { table: 'script_lines', item: 'script_id' },
  { table: 'take_numbers', item: 'script_id' },
  {
    table: 'takes',
    item: 'id',
    columns: 'recipe, sound, engine, host, duration_ms, is_picked, is_kept, is_partial, billed_characters, take_check',
  },
  { table: 'take_words', item: 'take_id' },
  { table: 'pronunciations', item: 'script_id', when: (row) => `${row}.script_id IS NOT NULL` },
];

const SHARED: readonly Omit<Watched, 'item'>[] = [
  { table: 'voices' },
  { table: 'used_voice_ids' },
  { table: 'organisation', when: voicesOnly },
  { table: 'organisation_tags', when: voicesOnly },
  { table: 'organisation_folders', when: voicesOnly },
  { table: 'boards' },
  { table: 'saved_searches' },
  { table: 'pronunciations', when: (row) => `${row}.script_id IS NULL` },
];

function watch({ table, columns, when }: Omit<Watched, 'item'>, name: string, subject: (row: 'new' | 'old') => string) {
  const on = (event: string, row: 'new' | 'old') =>
    `CREATE TRIGGER ${name}_${table}_${event} AFTER ${event}${event === 'UPDATE' && columns ? ` OF ${columns}` : ''} ON ${table}
    ${when ? `WHEN ${when(row)}` : ''} BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = ${subject(row)};
END;
`;
  return on('INSERT', 'new') + on('UPDATE', 'new') + on('DELETE', 'old');
}

/**
 * What is written beside the files. A row of `sidecars` is one sidecar: of the item whose id `subject` is, or, as "library", of
 * what belongs to no single item. Whatever changes what is in it counts its `revision` up; it is to be written while
 * `written_revision` is behind. `sha256` is that of the sidecar as it was written, `file_sha256` that of the item's file once
 * somebody has read all of it. The row outlives its item until the item's folder is gone: a crash must not leave files of which
 * a rebuild would make the item again. It comes before its item too, with revision 0, while an import puts files into the folder:
 * what has no item after a crash is removed.
 */
export const markChangedSidecars = `
CREATE TABLE sidecars (
  subject TEXT PRIMARY KEY,
  revision INTEGER NOT NULL DEFAULT 1,
  written_revision INTEGER NOT NULL DEFAULT 0,
  sha256 TEXT,
  file_sha256 TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX sidecars_to_write ON sidecars (subject) WHERE written_revision < revision;
CREATE INDEX sidecars_of_coming ON sidecars (subject) WHERE revision = 0;
INSERT INTO sidecars (subject) SELECT id FROM items UNION SELECT 'library';

CREATE TRIGGER sidecar_items_INSERT AFTER INSERT ON items BEGIN
  INSERT INTO sidecars (subject) VALUES (new.id) ON CONFLICT (subject) DO UPDATE SET revision = revision + 1;
END;
CREATE TRIGGER sidecar_items_UPDATE AFTER UPDATE ON items BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = new.id;
END;
CREATE TRIGGER sidecar_items_DELETE AFTER DELETE ON items BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = old.id;
END;
${OF_ITEMS.map((watched) => watch(watched, 'sidecar', (row) => `${row}.${watched.item}`)).join('')}
${SHARED.map((watched) => watch(watched, 'shared_sidecar', () => "'library'")).join('')}`;
