import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef, type OrganisedUpdate } from '../../../../shared/domain/organisation/organised.ts';
import { createBoards } from '../../boards/create-boards.ts';
import { openOrganisation } from '../../open-organisation.ts';
import type { Organisation } from '../../organisation/organisation.ts';
import { createNotes, KINDS_WITH_NOTES } from '../../testing/notes/create-notes.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { countOf, type FindDeps, foundIds, listItems, rowsOfIds, summarise } from './find-items.ts';
import { itemDetails } from './item-details.ts';
import { overview } from './library-overview.ts';
import { spokenMoments } from './spoken-moments.ts';
import { addItem, addScript, addTranscript } from './test-data/found-library.ts';

const NOW = new Date(2026, 10, 29, 15, 30).getTime();
const DAY_MS = 24 * 60 * 60 * 1000;

let context: TestContext;
let studio: TestLibrary;
let organisation: Organisation;
let deps: FindDeps;

beforeEach(() => {
  context = openTestContext();
  studio = openTestLibrary(context, { kinds: KINDS_WITH_NOTES });
  organisation = openOrganisation(context, { jobs: studio.jobs, kinds: KINDS_WITH_NOTES });
  deps = { db: context.db, kinds: KINDS_WITH_NOTES, now: () => NOW };
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

/** A recording of a lighthouse keeper, its transcript, a script made from that with a take, a short recording, a sample. */
function fillLibrary(): void {
  const { db } = deps;
  addItem(db, { id: 'keeper', kind: 'recording', title: 'Keeper', createdAtMs: NOW - 2 * DAY_MS, durationMs: 600_000 });
  addTranscript(db, {
    id: 'talk',
    kind: 'transcript',
    title: 'Talk at the lamp',
    createdAtMs: NOW - DAY_MS,
    mediaId: 'keeper',
    engine: 'cloud',
    lines: [
      { startMs: 0, speaker: 'Maren', text: 'So you grew up with the light.' },
      { startMs: 5000, speaker: 'Odrik', text: 'Every eleven seconds.' },
      { startMs: 9000, speaker: 'Maren', text: 'The lighthouse was trimmed at four.' },
      { startMs: 12_000, speaker: 'Odrik', text: 'Nobody else saw the lighthouse.' },
    ],
  });
  addScript(db, { id: 'essay', kind: 'script', title: 'Essay', createdAtMs: NOW - DAY_MS, transcriptId: 'talk' });
  addItem(db, { id: 'take', kind: 'speech', createdAtMs: NOW, durationMs: 2000, ownerId: 'essay' });
  addItem(db, { id: 'short', kind: 'recording', title: 'lighthouse horn', createdAtMs: NOW, durationMs: 4000 });
  addItem(db, {
    id: 'sample',
    kind: 'voice-sample',
    title: 'Anna',
    createdAtMs: NOW - 40 * DAY_MS,
    durationMs: 20_000,
  });
}

const found = (query: string, sort: Parameters<typeof foundIds>[1]['sort'] = 'newest') =>
  foundIds(deps, { query, sort, offset: 0, limit: 100 });
const keep = (id: string, values: OrganisedUpdate) => organisation.update({ refs: [itemRef(id as ItemId)], values });

it('lists every kind in one place, newest first, but no part of something else', () => {
  fillLibrary();
  expect(found('')).toEqual(['short', 'talk', 'essay', 'keeper', 'sample']);
  expect(found('kind:take')).toEqual(['take']);
  expect(found('kind:recording kind:script')).toEqual(['short', 'essay', 'keeper']);
});

it.each([
  ['lighthouse', ['short', 'talk', 'keeper']],
  ['eleven kind:recording', ['keeper']],
  ['date:today', ['short']],
  ['since:yesterday', ['short', 'talk', 'essay']],
  ['before:2026-11', ['sample']],
  ['length:>1m', ['keeper']],
  ['length:<30s', ['short', 'sample']],
  ['length:5s..30s', ['sample']],
  ['speaker:maren', ['talk', 'keeper']],
  ['engine:cloud', ['talk']],
  ['is:used', ['talk', 'keeper']],
  ['is:unused kind:recording', ['short']],
  ['!?', []],
] as const)('finds by %s', (query, ids) => {
  fillLibrary();
  expect(found(query)).toEqual(ids);
});

it('finds by stars, favourites, tags and folders, and what is in no folder', () => {
  fillLibrary();
  keep('talk', { rating: 4, addTags: ['Episode 12'], isFavourite: true });
  keep('short', { rating: 2, addFolders: ['Sea'] });
  const queries = [
    'rating:4',
    'rating:<3 kind:recording',
    'rating:=2',
    'tag:"episode 12"',
    'is:favourite',
    'folder:sea',
  ];
  expect(queries.map((query) => found(query))).toEqual([
    ['talk'],
    ['short', 'keeper'],
    ['short'],
    ['talk'],
    ['talk'],
    ['short'],
  ]);
  expect(found('is:unsorted')).toEqual(['talk', 'essay', 'keeper', 'sample']);
  expect(found('', 'best').slice(0, 2)).toEqual(['talk', 'short']);
});

it('finds what was picked, rejected and put on a board, and lists a board in its own order', () => {
  fillLibrary();
  keep('talk', { verdict: 'picked' });
  keep('short', { verdict: 'rejected', rejectReason: 'Too blurry' });
  keep('keeper', { verdict: 'picked' });
  keep('keeper', { verdict: null });
  const boards = createBoards({ ...context, now: () => NOW }, { organisation });
  const { id } = boards.create({ name: 'Title cards', itemIds: ['keeper', 'short', 'talk'] as ItemId[] });
  boards.create({ name: 'Other', itemIds: ['talk', 'keeper'] as ItemId[] });
  boards.moveItems({ id, itemIds: ['talk'] as ItemId[], before: 'keeper' as ItemId });
  const judged = ['is:picked', 'is:rejected', 'is:rejected kind:script', 'reason:"too BLURRY"', 'reason:blurry'];
  expect(judged.map((query) => found(query))).toEqual([['talk'], ['short'], [], ['short'], []]);
  keep('talk', { colourLabel: 'red' });
  expect([found('label:red'), found('label:blue'), found('label:none is:picked')]).toEqual([['talk'], [], []]);
  expect(found('board:"title CARDS"', 'board')).toEqual(['talk', 'keeper', 'short']);
  expect(found('board:"title cards"')).toEqual(['short', 'talk', 'keeper']);
  expect(found('board:"title cards" kind:recording', 'board')).toEqual(['keeper', 'short']);
  expect([found('board:lost', 'board'), found('lighthouse', 'board')]).toEqual([[], found('lighthouse', 'newest')]);
  expect(['board:other', '', 'nothing-like-it', '""'].map((query) => countOf(deps, query))).toEqual([2, 5, 0, 0]);
});

it('finds an item by what its note says, shows that, and forgets it with the note', () => {
  fillLibrary();
  keep('short', { note: 'Too dark, the harbour is missing' });
  keep('essay', { note: 'Reads well' });
  expect([found('harbour missing'), found('is:noted')]).toEqual([['short'], ['short', 'essay']]);
  expect(listItems(deps, { query: 'harbour missing', sort: 'newest', offset: 0, limit: 1 })[0]?.found).toEqual({
    lineId: null,
    startMs: null,
    text: 'Too dark, the harbour is missing',
  });
  keep('short', { note: 'Bright' });
  keep('essay', { note: ' ' });
  expect([found('harbour missing'), found('reads well'), found('is:noted')]).toEqual([[], [], ['short']]);
  expect(() => keep('short', { note: 'x'.repeat(4001) })).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
});

it('orders by title, length and size, each item in one place', () => {
  fillLibrary();
  expect(found('', 'title')).toEqual(['sample', 'essay', 'keeper', 'short', 'talk']);
  expect(found('', 'longest').slice(0, 2)).toEqual(['keeper', 'talk']);
  expect(found('', 'largest').slice(0, 3)).toEqual(['keeper', 'sample', 'short']);
  expect(found('', 'oldest')).toEqual(found('').toReversed());
});

it('finds what is in the bin only there, and what went there with something else not by itself', () => {
  fillLibrary();
  organisation.bin({ refs: [itemRef('essay' as ItemId)] });
  expect(found('')).toEqual(['short', 'talk', 'keeper', 'sample']);
  expect(found('is:binned')).toEqual(['essay']);
  expect(overview(deps).binnedCount).toBe(1);
});

it('gives a row what it says, who says it, how long it is and what was found in it', () => {
  fillLibrary();
  const [row] = listItems(deps, { query: 'trimmed', sort: 'newest', offset: 0, limit: 10 });
  expect(row).toMatchObject({
    id: 'talk',
    durationMs: 600_000,
    playable: { id: 'keeper', durationMs: 600_000 },
    found: { lineId: 'line-2', startMs: 9000, text: 'The lighthouse was trimmed at four.' },
  });
  expect(row?.lines).toEqual([
    { speaker: 'Maren', text: 'So you grew up with the light.' },
    { speaker: 'Odrik', text: 'Every eleven seconds.' },
    { speaker: 'Maren', text: 'The lighthouse was trimmed at four.' },
    { speaker: 'Odrik', text: 'Nobody else saw the lighthouse.' },
  ]);
});

it('gives stretches of the whole that follow each other', () => {
  const { db } = deps;
  for (let index = 0; index < 25; index++) addItem(db, { id: `r${index}`, kind: 'recording', createdAtMs: index % 3 });
  const stretches = [0, 10, 20].map((offset) => foundIds(deps, { query: '', sort: 'newest', offset, limit: 10 }));
  expect(stretches.map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(stretches.flat()).toEqual(found(''));
  expect(new Set(stretches.flat()).size).toBe(25);
});

it('says when words were said, in recordings that meet the other conditions', () => {
  fillLibrary();
  const { moments, count, recordingCount } = spokenMoments(deps, { query: 'lighthouse', limit: 1 });
  expect([count, recordingCount]).toEqual([2, 1]);
  expect(moments).toEqual([
    {
      itemId: 'talk',
      title: 'Talk at the lamp',
      lineId: 'line-2',
      startMs: 9000,
      text: 'The lighthouse was trimmed at four.',
      speaker: { name: 'Maren', ordinal: 0 },
      playable: { id: 'keeper', durationMs: 600_000, track: null },
    },
  ]);
  const counts = ['lighthouse tag:sea', 'lighthouse kind:script', 'lighthouse kind:recording', '', 'kind:transcript'];
  expect(counts.map((query) => spokenMoments(deps, { query, limit: 9 }).count)).toEqual([0, 0, 2, 0, 0]);
});

it('counts what is found, of each kind as if none were asked for, and day by day', () => {
  fillLibrary();
  const { total, kinds, days } = summarise(deps, { query: 'kind:recording', sort: 'newest', byDay: true });
  expect(total).toBe(2);
  expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual({
    recording: 2,
    transcript: 1,
    script: 1,
    'voice-sample': 1,
  });
  expect(days).toEqual([
    { day: '2026-11-29', count: 1 },
    { day: '2026-11-27', count: 1 },
  ]);
  expect(summarise(deps, { query: '', sort: 'title', byDay: true }).days).toEqual([]);
});

it('says at a glance what there is, takes by their kind only', () => {
  fillLibrary();
  keep('talk', { isFavourite: true, addFolders: ['Sea'] });
  expect(overview(deps)).toEqual({
    total: 5,
    favouriteCount: 1,
    unsortedCount: 4,
    binnedCount: 0,
    sizeBytes: 600_000 + 2000 + 4000 + 20_000,
    sizes: [
      { kind: 'recording', sizeBytes: 604_000 },
      { kind: 'voice-sample', sizeBytes: 20_000 },
      { kind: 'speech', sizeBytes: 2000 },
    ],
    kinds: [
      { kind: 'recording', count: 2 },
      { kind: 'script', count: 1 },
      { kind: 'speech', count: 1 },
      { kind: 'transcript', count: 1 },
      { kind: 'voice-sample', count: 1 },
    ],
  });
});

it('knows what an item was made from and what it is used in, and how it was made', () => {
  fillLibrary();
  const details = itemDetails(deps, 'talk' as ItemId);
  expect(details.item.recipe).toMatchObject({ engine: 'cloud' });
  expect(details.madeFrom).toEqual([{ id: 'keeper', kind: 'recording', title: 'Keeper' }]);
  expect(details.usedIn).toEqual([{ id: 'essay', kind: 'script', title: 'Essay' }]);
  expect(itemDetails(deps, 'essay' as ItemId)).toMatchObject({
    usedIn: [],
    usedInCount: 0,
    colours: [],
    music: { tempoBpm: null, key: null, energy: null },
    madeFrom: [{ id: 'talk' }],
  });
  expect(() => itemDetails(deps, 'gone' as ItemId)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});

it('lists and finds a kind that is one row of the registry', () => {
  const notes = createNotes(context);
  const id = notes.add({ title: 'Groceries', text: 'Bread\nButter' });
  const [row] = listItems(deps, { query: 'butter', sort: 'newest', offset: 0, limit: 10 });
  expect(row).toMatchObject({
    id,
    lines: [
      { speaker: null, text: 'Bread' },
      { speaker: null, text: 'Butter' },
    ],
    found: { lineId: null, startMs: null, text: 'Butter' },
    playable: null,
  });
});

it('gives the rows of ids in their order, also of what is in the bin, without those that there are not', () => {
  fillLibrary();
  organisation.bin({ refs: [itemRef('talk' as ItemId)] });
  const rows = rowsOfIds(deps, ['talk', 'gone', 'keeper'] as ItemId[]);
  expect(rows.map(({ id, organised }) => [id, organised.binnedAtMs !== null])).toEqual([
    ['talk', true],
    ['keeper', false],
  ]);
});
