import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createChanges } from '../../../electron/core/changes/create-changes.ts';
import { type Db, openDatabase } from '../../../electron/core/database/database.ts';
import { itemPage } from '../../../electron/core/library/items/item-page.ts';
import { editTranscript } from '../../../electron/core/transcripts/edit-history.ts';
import { listTranscripts } from '../../../electron/core/transcripts/transcript-list.ts';
import { createTranscriptStore } from '../../../electron/core/transcripts/transcript-store.ts';
import { ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import { inventedLine, storePlainTranscript } from '../app/material/plain-transcript.ts';
import { median } from '../../../shared/domain/quantile.ts';
import type { BenchRow } from '../bench-row.ts';

const ROUNDS = 9;
const EDITS = 100;
const LINES = 10_000;
const TRANSCRIPTS = 200;
const LINES_EACH = 500;
/** Keeping a line findable may make saving it so many times as long. */
const MOST_TIMES = 1.5;

/**
 * What it costs to save an edit of one line in a transcript of 10,000 lines, against a library in which nothing keeps the
 * search index. Rounds of the two take turns.
 */
export function benchSavedEdit(): BenchRow[] {
  return inFolder((open) => {
    const indexed = editor(open('indexed'));
    const plainDb = open('plain');
    const plain = editor(plainDb);
    plainDb.write((tx) => tx.run('DROP TRIGGER segments_text_update'));
    const rounds = Array.from({ length: ROUNDS }, (_, round) => ({ plainMs: plain(round), indexedMs: indexed(round) }));
    const ratio = median(rounds.map(({ plainMs, indexedMs }) => indexedMs / plainMs));
    return [
      { name: 'Search: an edit is saved', value: median(rounds.map(({ indexedMs }) => indexedMs)), unit: 'ms' },
      {
        name: 'Search: an edit is saved, against one that nobody could find',
        value: ratio,
        unit: 'times',
        target: `<= ${MOST_TIMES}`,
        ok: ratio <= MOST_TIMES,
        note: `median of ${ROUNDS} rounds of ${EDITS} edits in ${LINES} lines`,
      },
    ];
  });
}

/** How long pages of a library of 100,000 lines take for a word that is everywhere, a rare one, and a script without blanks. */
export function benchSearch(): BenchRow[] {
  return inFolder((open) => {
    const db = open('large');
    for (let seed = 0; seed < TRANSCRIPTS; seed += 1) storePlainTranscript(db, { lineCount: LINES_EACH, seed });
    const queries = { common: 'the', rare: 'word7919', unspaced: '会议' };
    return Object.entries(queries).flatMap(([name, query]) => [
      { name: `Search: page of the library, ${name}`, value: searched(() => libraryPage(db, query)), unit: 'ms' },
      { name: `Search: page of transcripts, ${name}`, value: searched(() => transcriptPage(db, query)), unit: 'ms' },
    ]);
  });
}

const libraryPage = (db: Db, query: string) => itemPage({ db, kinds: ITEM_KINDS }, { query, limit: 50, bin: false });
const transcriptPage = (db: Db, query: string) => listTranscripts(db, { query, limit: 50 });

function searched(run: () => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const startedAtMs = performance.now();
      run();
      return performance.now() - startedAtMs;
    }),
  );
}

/** Stores a long transcript; what it gives edits lines of it and tells how long one edit took, in ms. */
function editor(db: Db): (round: number) => number {
  const { id, lineIds } = storePlainTranscript(db, { lineCount: LINES, seed: 0 });
  const store = createTranscriptStore({ db, changes: createChanges() });
  return (round) => {
    const startedAtMs = performance.now();
    for (let count = 0; count < EDITS; count += 1) {
      const number = round * EDITS + count;
      const segmentId = lineIds[(number * 7919) % LINES];
      if (segmentId === undefined) throw new Error('There is no such line.');
      const edit = { kind: 'setText' as const, segmentId, text: inventedLine(LINES + number) };
      editTranscript(store, { id, edits: [edit], label: 'Edit text' });
    }
    return (performance.now() - startedAtMs) / EDITS;
  };
}

function inFolder(run: (open: (name: string) => Db) => BenchRow[]): BenchRow[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
  const opened: { close(): void }[] = [];
  try {
    return run((name) => {
      const database = openDatabase(path.join(folder, `${name}.db`));
      opened.push(database);
      return database.db;
    });
  } finally {
    for (const { close } of opened) close();
    rmSync(folder, { recursive: true, force: true });
  }
}
