import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef, NOT_ORGANISED } from '../../../../shared/domain/organisation/organised.ts';
import { openOrganisation } from '../../open-organisation.ts';
import type { Organisation } from '../../organisation/organisation.ts';
import { createNotes, KINDS_WITH_NOTES } from '../../testing/notes/create-notes.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { foundTexts } from './item-text.ts';
import type { Library } from '../library.ts';

let context: TestContext;
let studio: TestLibrary;
let library: Library;
let organisation: Organisation;
let notes: ReturnType<typeof createNotes>;

beforeEach(() => {
  context = openTestContext();
  studio = openTestLibrary(context, { kinds: KINDS_WITH_NOTES });
  ({ library } = studio);
  organisation = openOrganisation(context, { jobs: studio.jobs, kinds: KINDS_WITH_NOTES });
  notes = createNotes(context);
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

const listed = (query: { query?: string; bin?: boolean; kind?: typeof notes.kind } = {}): ItemId[] =>
  library.page({ limit: 10, bin: false, ...query }).items.map(({ id }) => id);

it('lists an item of a kind that is one row of the registry and one folder', () => {
  const id = notes.add({ title: 'Groceries', text: 'Bread' });
  expect(library.page({ limit: 10, bin: false }).items).toMatchObject([
    { id, kind: 'note', title: 'Groceries', media: { state: 'none' } },
  ]);
  expect([listed({ kind: notes.kind }), listed({ kind: 'script' })]).toEqual([[id], []]);
});

it('finds it by its title and by every line of its text, as it is now', () => {
  const id = notes.add({ title: 'Groceries', text: 'Bread and butter\n面包和黄油' });
  notes.add({ title: 'Errands', text: 'Bank' });
  for (const query of ['grocer', 'butter', 'bread AND', '黄油'])
    expect([query, listed({ query })]).toEqual([query, [id]]);
  expect(listed({ query: 'bread bank' })).toEqual([]);
  const terms = { match: '"butter"*', like: null };
  expect(foundTexts(context.db, { ids: [id], terms }).get(id)).toMatchObject({
    snippet: 'Bread and butter',
    sourceRow: 0,
  });
  notes.write(id, 'Cheese');
  library.rename({ id, title: 'Shopping' });
  expect(['butter', '黄油', 'grocer', 'cheese', 'shop'].map((query) => listed({ query }))).toEqual([
    [],
    [],
    [],
    [id],
    [id],
  ]);
});

it('bins it, restores it and deletes it for good', async () => {
  const id = notes.add({ title: 'Groceries', text: 'Bread' });
  await expect(library.deleteForGood({ ids: [id] })).rejects.toMatchObject({ code: 'CONFLICT' });
  const refs = [itemRef(id)];
  organisation.bin({ refs });
  expect([listed(), listed({ query: 'bread' }), listed({ bin: true, query: 'bread' })]).toEqual([[], [], [id]]);
  organisation.restore({ refs });
  expect([listed({ query: 'bread' }), listed({ bin: true })]).toEqual([[id], []]);
  organisation.bin({ refs });
  await library.deleteForGood({ ids: [id] });
  expect([listed({ bin: true }), listed({ bin: true, query: 'bread' })]).toEqual([[], []]);
  expect(() => library.get({ id })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  expect(context.db.all('SELECT row FROM item_text')).toEqual([]);
});

it('is tagged, rated, made a favourite and put into folders, and found by all that is a word', () => {
  const id = notes.add({ title: 'Groceries', text: 'Bread' });
  const refs = [itemRef(id)];
  const { undoId } = organisation.update({
    refs,
    values: { isFavourite: true, rating: 4, addTags: ['weekly', '每周'], addFolders: ['Kitchen', 'Errands'] },
  });
  const said = {
    isFavourite: true,
    rating: 4,
    tags: ['weekly', '每周'],
    folders: ['Errands', 'Kitchen'],
    binnedAtMs: null,
    verdict: null,
    rejectReason: '',
    colourLabel: null,
    note: '',
    boards: [],
  };
  expect(organisation.get({ refs })).toEqual([said]);
  expect(['week', '每周', 'kitch', 'errands'].map((query) => listed({ query }))).toEqual([[id], [id], [id], [id]]);
  const terms = { match: '"weekly"*', like: null };
  expect(foundTexts(context.db, { ids: [id], terms }).get(id)).toBeUndefined();
  expect(organisation.labels()).toEqual({
    tags: [
      { name: 'weekly', count: 1 },
      { name: '每周', count: 1 },
    ],
    folders: [
      { name: 'Errands', count: 1 },
      { name: 'Kitchen', count: 1 },
    ],
    reasons: [],
  });
  organisation.undo({ undoId: undoId ?? '' });
  expect(organisation.get({ refs })).toEqual([NOT_ORGANISED]);
  expect([listed({ query: 'week' }), listed({ query: 'kitch' })]).toEqual([[], []]);
});

it('tells the readers of the library and of how things are kept, and nobody else, what happens to it', async () => {
  const id = notes.add({ title: 'Groceries', text: 'Bread' });
  const stream = context.changes.subscribe();
  library.rename({ id, title: 'Shopping' });
  organisation.bin({ refs: [itemRef(id)] });
  const told = [
    { domain: 'library', ids: [id] },
    { domain: 'organisation', ids: [id] },
  ];
  expect(await stream.next()).toEqual({ done: false, value: told });
  await stream.return();
});
