import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import { addItem, addTranscript } from '../library/find/test-data/found-library.ts';
import { foundIds, summarise } from '../library/find/find-items.ts';
import { overview } from '../library/find/library-overview.ts';
import { spokenMoments } from '../library/find/spoken-moments.ts';
import { listTranscripts } from '../transcripts/transcript-list.ts';
import { openOrganisation } from '../open-organisation.ts';
import type { Organisation } from '../organisation/organisation.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import type { Boards } from './boards.ts';
import { createBoards } from './create-boards.ts';

let context: TestContext;
let boards: Boards;
let organisation: Organisation;

beforeEach(() => {
  context = openTestContext();
  const { jobs } = createJobs(context, { owner: 'test', places: () => 1 });
  organisation = openOrganisation(context, { jobs });
  boards = createBoards(context, { organisation });
  addItem(context.db, { id: 'film', kind: 'recording', title: 'Film', durationMs: 1000 });
  addTranscript(context.db, {
    id: 'text',
    kind: 'transcript',
    title: 'Film',
    mediaId: 'film',
    lines: [{ startMs: 0, text: 'The lighthouse burned.' }],
  });
  addItem(context.db, { id: 'script', kind: 'script', title: 'Narration' });
  addItem(context.db, { id: 'take', kind: 'speech', title: 'Take', ownerId: 'script' });
  addItem(context.db, { id: 'other', kind: 'image', title: 'Other' });
});
afterEach(() => context.end());

const deps = () => ({ db: context.db, kinds: ITEM_KINDS, now: () => Date.now() });
const found = (query: string, isStacked = true) =>
  foundIds(deps(), { query, sort: 'newest', offset: 0, limit: 50, isStacked }).toSorted();
const ids = (...names: string[]) => names as ItemId[];

it('puts everything of a work away and brings it back, also by undo', () => {
  const { id } = boards.create({ name: 'Film 2026', itemIds: ids('film', 'text', 'script') });
  const { undoId } = boards.update({ id, isArchived: true });
  expect(boards.list()).toMatchObject([{ name: 'Film 2026', isArchived: true, count: 3 }]);
  expect([found(''), found('', false), found('kind:script'), found('kind:speech')]).toEqual([
    ['other'],
    ['other'],
    [],
    [],
  ]);
  expect(summarise(deps(), { query: '', sort: 'newest', byDay: true, isStacked: true })).toMatchObject({
    total: 1,
    kinds: [{ kind: 'image', count: 1 }],
  });
  expect(overview(context)).toMatchObject({ total: 1, kinds: [{ kind: 'image', count: 1 }], unsortedCount: 1 });
  organisation.undo({ undoId: undoId ?? ('' as never) });
  expect(found('')).toEqual(['film', 'other', 'script', 'text']);
  expect(overview(context).total).toBe(4);
});

it('is found by its board, by the archive, and by words where the archive is meant', () => {
  const { id } = boards.create({ name: 'Film', itemIds: ids('film', 'text', 'script') });
  boards.update({ id, isArchived: true });
  expect([found('board:Film'), found('is:archived'), found('lighthouse'), found('is:archived lighthouse')]).toEqual([
    ['film', 'script', 'text'],
    ['film', 'script', 'text'],
    [],
    ['film', 'text'],
  ]);
  expect([
    spokenMoments(deps(), { query: 'lighthouse', limit: 5 }).count,
    spokenMoments(deps(), { query: 'is:archived lighthouse', limit: 5 }).count,
  ]).toEqual([0, 1]);
});

it('leaves in lists what is on another board too, and in lists of panels what is searched for', () => {
  const { id } = boards.create({ name: 'Film', itemIds: ids('film', 'text', 'script') });
  const { id: living } = boards.create({ name: 'Best', itemIds: ids('film') });
  boards.update({ id, isArchived: true });
  expect(found('')).toEqual(['film', 'other']);
  const listed = (query?: string) => listTranscripts(context.db, { limit: 9, query }).rows.map((row) => row.id);
  expect([listed(), listed('lighthouse')]).toEqual([[], ['text']]);
  boards.update({ id: living, isArchived: true });
  expect(found('')).toEqual(['other']);
  boards.remove({ id });
  expect(found('')).toEqual(['other', 'script', 'text']);
});

it('leaves the rest of a stack in the lists when the item that stands for it is archived', () => {
  const stacked = ['first', 'second', 'third'];
  for (const id of stacked) addItem(context.db, { id, kind: 'image', title: id });
  context.db.write((tx) => {
    tx.run(
      `INSERT INTO generations (id, kind, job_id, engine, recipe, created_at_ms) VALUES ('g', 'image', 'j', 'local', '{}', 1)`,
    );
    for (const [position, itemId] of stacked.entries()) {
      tx.run(
        `INSERT INTO generation_results (generation_id, position, state, facts) VALUES ('g', :position, 'queued', '{}')`,
        { position },
      );
      tx.run(`UPDATE generation_results SET state = 'ready', item_id = :itemId WHERE position = :position`, {
        position,
        itemId,
      });
    }
  });
  const shown = (query: string) => found(query).filter((id) => stacked.includes(id));
  const [top] = shown('');
  const { id } = boards.create({ name: 'Covers', itemIds: ids(top ?? '') });
  boards.update({ id, isArchived: true });
  for (const query of ['', 'kind:image']) {
    expect(shown(query)).toHaveLength(1);
    expect(shown(query)).not.toEqual([top]);
  }
  const asked = { sort: 'newest', byDay: true, isStacked: true } as const;
  expect(summarise(deps(), { query: '', ...asked }).total).toBe(found('').length);
  const rest = stacked.filter((each) => each !== top);
  boards.update({ id: boards.create({ name: 'Rest', itemIds: ids(...rest) }).id, isArchived: true });
  expect(shown('')).toEqual([]);
  boards.update({ id, isArchived: false });
  expect(shown('')).toEqual([top]);
});
