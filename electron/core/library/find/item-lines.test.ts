import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { openOrganisation } from '../../open-organisation.ts';
import { createNotes, KINDS_WITH_NOTES } from '../../testing/notes/create-notes.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { addItem, addScript, addTranscript } from './test-data/found-library.ts';

let context: TestContext;
let studio: TestLibrary;

const TALK = 'talk' as ItemId;
const count = 1230;

beforeEach(() => {
  context = openTestContext();
  studio = openTestLibrary(context, { kinds: KINDS_WITH_NOTES });
  const { db } = context;
  addItem(db, { id: 'keeper', kind: 'recording', durationMs: 4000 });
  addTranscript(db, {
    id: TALK,
    kind: 'transcript',
    mediaId: 'keeper',
    lines: Array.from({ length: count }, (_, index) => ({
      startMs: index * 1000,
      speaker: index % 2 === 0 ? 'Maren' : 'Speaker 2',
      text: index === 700 ? 'The lamp.' : `Line ${index}`,
    })),
  });
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

it('reads a long transcript by the page, each line once and in order', () => {
  const pages = [0, 500, 1000, 1500].map((offset) => studio.library.lines({ id: TALK, offset, limit: 500 }));
  expect(pages.map(({ length }) => length)).toEqual([500, 500, 230, 0]);
  expect(pages[0]?.[0]).toEqual({ speaker: 'Maren', text: 'Line 0' });
  const written = pages.flat().map(({ text }) => text);
  expect(written).toEqual(Array.from({ length: count }, (_, index) => (index === 700 ? 'The lamp.' : `Line ${index}`)));
});

it('reads whatever kind has a text, nothing of one without, and says so of one that is gone', () => {
  const note = createNotes(context).add({ title: 'Groceries', text: 'Bread\nButter' });
  const all = { offset: 0, limit: 10 };
  expect(studio.library.lines({ id: note, ...all }).map(({ text }) => text)).toEqual(['Bread', 'Butter']);
  expect(studio.library.lines({ id: 'keeper' as ItemId, ...all })).toEqual([]);
  expect(() => studio.library.lines({ id: 'gone' as ItemId, ...all })).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
});

it('tells in the details in which line words are, where they are asked for', () => {
  const { library } = studio;
  const found = { lineId: 'line-700', startMs: 700_000, text: 'The lamp.' };
  expect(library.details({ id: TALK, words: 'lamp' }).row.found).toEqual(found);
  expect(library.details({ id: TALK, words: 'ferry' }).row.found).toBeNull();
  expect(library.details({ id: TALK }).row.found).toBeNull();
});

it('tells of which line of its script a take is', () => {
  const { db } = context;
  addScript(db, { id: 'essay', kind: 'script' });
  addItem(db, { id: 'take', kind: 'speech', durationMs: 2000, ownerId: 'essay' });
  db.write((tx) =>
    tx.run(`INSERT INTO takes (id, script_id, line_id, number, recipe, sound, engine, duration_ms, is_picked, is_kept,
      is_partial, created_at_ms) VALUES ('take', 'essay', 'line-3', 1, '{}', '{}', 'local', 2000, 1, 0, 0, 1)`),
  );
  expect(studio.library.details({ id: 'take' as ItemId }).ownerLineId).toBe('line-3');
  expect(studio.library.details({ id: TALK }).ownerLineId).toBeNull();
});

it('offers speakers by how many transcripts they speak in, without those that nobody named', () => {
  const { db } = context;
  const lines = [
    { startMs: 0, speaker: 'odrik', text: 'One.' },
    { startMs: 1, speaker: 'Odrik', text: 'Two.' },
    { startMs: 2, speaker: 'Speaker 12', text: 'Three.' },
  ];
  for (const id of ['a', 'b']) addTranscript(db, { id, kind: 'transcript', mediaId: 'keeper', lines });
  expect(studio.library.speakers().map(({ name, count: number }) => [name.toLowerCase(), number])).toEqual([
    ['odrik', 2],
    ['maren', 1],
  ]);
  openOrganisation(context, { jobs: studio.jobs }).bin({ refs: [itemRef(TALK)] });
  expect(studio.library.speakers()).toHaveLength(1);
});
