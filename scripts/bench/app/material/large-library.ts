import type { Db, Tx } from '../../../../electron/core/database/database.ts';

/** As many are tagged together, where a library has them. */
export const TAGGED = 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** 100,000 items are of nearly six years. */
const EVERY_MS = 30 * 60 * 1000;
const LINES_EACH = 3;
/** How many different words the lines have. */
const WORDS = 4000;
const KINDS = ['recording', 'transcript', 'script'] as const;

const FACTS = (durationMs: number) =>
  JSON.stringify({
    mediaType: 'audio',
    container: 'wav',
    codec: 'pcm',
    sampleRateHz: 16_000,
    channels: 1,
    durationMs,
    hasVideo: false,
    needsPlaybackCopy: false,
    truncated: false,
  });

/** Said in as many transcripts of a library of any size. */
export const SAID_ALIKE = { word: 'lanternfish', count: 50 };

/** A library of so many items: recordings, transcripts of them and scripts, a third of them rated and half of them tagged. */
export function fillLibrary(db: Db, size: number): void {
  const newestMs = Date.now() - DAY_MS;
  db.write((tx) => {
    for (let index = 0; index < size; index += 1) addItem(tx, index, newestMs - index * EVERY_MS);
    // Every third item is a transcript, the second the first of them.
    const step = KINDS.length * Math.floor(size / SAID_ALIKE.count / KINDS.length);
    for (let count = 0; count < SAID_ALIKE.count; count += 1)
      tx.run(`UPDATE segments SET text = text || ' ' || :word WHERE transcript_id = :id AND id = 'line-0'`, {
        word: SAID_ALIKE.word,
        id: itemId(1 + count * step),
      });
  });
}

function addItem(tx: Tx, index: number, createdAtMs: number): void {
  const kind = KINDS[index % KINDS.length] ?? 'recording';
  const id = itemId(index);
  const facts = kind === 'recording' ? FACTS(1000 + (index % 3600) * 1000) : null;
  tx.run(
    `INSERT INTO items (id, kind, title, size_bytes, media_file, media_state, media_facts, created_at_ms, updated_at_ms)
     VALUES (:id, :kind, :title, :size, :file, :state, :facts, :createdAtMs, :createdAtMs)`,
    {
      id,
      kind,
      title: `Interview ${index} ${word(index)}`,
      size: facts ? 32_000 : null,
      file: facts ? 'original.wav' : null,
      state: facts ? 'ready' : 'none',
      facts,
      createdAtMs,
    },
  );
  if (kind === 'transcript') addTranscript(tx, id, index);
  else if (kind === 'script') addScript(tx, id, index);
  if (index % 3 === 0) {
    tx.run(`INSERT INTO organisation (subject_kind, subject_id, rating) VALUES ('item', :id, :rating)`, {
      id,
      rating: 1 + (index % 5),
    });
  }
  if (index % 2 === 0) {
    tx.run(`INSERT INTO organisation_tags (subject_kind, subject_id, position, tag) VALUES ('item', :id, 0, :tag)`, {
      id,
      tag: `Episode ${index % 50}`,
    });
  }
}

function addTranscript(tx: Tx, id: string, index: number): void {
  const mediaId = itemId(index - 1);
  tx.run(
    `INSERT INTO transcripts (id, media_id, state, recipe, duration_ms, written_until_ms, revision, undo_position)
     VALUES (:id, :mediaId, 'ready', '{"engine":"local"}', 60000, 60000, 1, 0)`,
    { id, mediaId },
  );
  for (let line = 0; line < LINES_EACH; line += 1) {
    tx.run(
      `INSERT INTO segments (transcript_id, id, start_ms, end_ms, speaker_by_user, text)
       VALUES (:id, :line, :startMs, :endMs, 0, :text)`,
      { id, line: `line-${line}`, startMs: line * 1000, endMs: line * 1000 + 900, text: lineText(index, line) },
    );
  }
}

function addScript(tx: Tx, id: string, index: number): void {
  tx.run(`INSERT INTO scripts (id, settings) VALUES (:id, '{}')`, { id });
  for (let line = 0; line < LINES_EACH; line += 1) {
    tx.run(
      `INSERT INTO script_lines (script_id, id, position, text, delivery) VALUES (:id, :line, :position, :text, '{}')`,
      { id, line: `line-${line}`, position: line, text: lineText(index, line) },
    );
  }
}

const itemId = (index: number): string => `item-${String(index).padStart(7, '0')}`;
const word = (seed: number): string => `word${(seed * 7919) % WORDS}`;
const lineText = (index: number, line: number): string =>
  `Then the ${word(index + line)} was brought to the ${word(index * 3 + line)} before the light went out.`;
