import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import {
  createOrganisationFixture,
  type OrganisationFixture,
} from '../../organisation/test-data/organisation-fixture.ts';
import { addItem, addScript, addTranscript } from '../find/test-data/found-library.ts';
import { lineageOf } from './lineage.ts';

let fixture: OrganisationFixture;
let stale: Record<string, number>;
beforeEach(() => {
  stale = {};
  fixture = createOrganisationFixture();
  const { db } = fixture;
  addItem(db, { id: 'tape', kind: 'recording', createdAtMs: 1, durationMs: 1000 });
  addTranscript(db, { id: 'talk', kind: 'transcript', createdAtMs: 2, mediaId: 'tape', lines: [] });
  addScript(db, { id: 'essay', kind: 'script', createdAtMs: 3, transcriptId: 'talk' });
  addScript(db, { id: 'dub', kind: 'script', createdAtMs: 4, transcriptId: 'talk' });
  addItem(db, { id: 'take', kind: 'speech', createdAtMs: 5, durationMs: 500, ownerId: 'essay' });
  editedAt('talk', 2);
  editedAt('essay', 3);
  editedAt('dub', 4);
});
afterEach(() => fixture.end());

function editedAt(id: string, atMs: number): void {
  fixture.db.write((tx) => tx.run('UPDATE items SET updated_at_ms = :atMs WHERE id = :id', { id, atMs }));
}

const lineage = (id: string) =>
  lineageOf({ db: fixture.db, staleLines: (scriptId) => stale[scriptId] ?? 0 }, id as ItemId);
const told = (id: string) => lineage(id).items.map((item) => `${item.step} ${item.id}`);
const outdated = (id: string) =>
  Object.fromEntries(lineage(id).items.flatMap((item) => (item.outdated.length > 0 ? [[item.id, item.outdated]] : [])));

it('goes back to the first source and on to the last use, without parts and what is in the bin', () => {
  expect(told('talk')).toEqual(['-1 tape', '0 talk', '1 essay', '1 dub']);
  expect(told('tape')).toEqual(['0 tape', '1 talk', '2 essay', '2 dub']);
  expect(told('essay')).toEqual(['-2 tape', '-1 talk', '0 essay']);
  expect(told('take')).toEqual(['0 take', '1 essay']);
  fixture.organisation.bin({ refs: [itemRef('dub' as ItemId)] });
  expect(lineage('talk')).toMatchObject({
    links: [
      { fromId: 'tape', toId: 'talk' },
      { fromId: 'talk', toId: 'essay' },
    ],
    hasMore: false,
  });
});

it('marks what was made before its source was edited, and what would be regenerated', () => {
  expect(outdated('tape')).toEqual({});
  editedAt('talk', 4);
  expect(outdated('tape')).toEqual({ essay: [{ cause: 'edited', sourceIds: ['talk'] }] });
  stale = { essay: 3, dub: 1 };
  expect(outdated('talk')).toEqual({
    essay: [
      { cause: 'edited', sourceIds: ['talk'] },
      { cause: 'takes', lineCount: 3 },
    ],
    dub: [{ cause: 'takes', lineCount: 1 }],
  });
  // A recording is never edited: reading it again changes nothing that was made of it.
  editedAt('tape', 100);
  editedAt('talk', 2);
  stale = {};
  expect(outdated('tape')).toEqual({});
});

it('hands on that a source is out of date', () => {
  addItem(fixture.db, { id: 'song', kind: 'recording', createdAtMs: 9, durationMs: 500 });
  fixture.db.write((tx) => {
    tx.run(
      `INSERT INTO generations (id, kind, job_id, engine, recipe, created_at_ms) VALUES ('g', 'image', 'job', 'local', '{}', 9)`,
    );
    tx.run(
      `INSERT INTO generation_results (generation_id, position, state, item_id, facts) VALUES ('g', 0, 'ready', 'song', '{}')`,
    );
    tx.run(`INSERT INTO generation_sources (generation_id, item_id) VALUES ('g', 'essay')`);
  });
  stale = { essay: 2 };
  expect(outdated('song')).toEqual({
    essay: [{ cause: 'takes', lineCount: 2 }],
    song: [{ cause: 'upstream' }],
  });
});

it('tells that there is more, and ends in circles', () => {
  for (let index = 0; index < 45; index += 1)
    addScript(fixture.db, { id: `more-${index}`, kind: 'script', createdAtMs: 10, transcriptId: 'talk' });
  const { items, hasMore } = lineage('talk');
  expect([items.length, hasMore]).toEqual([40, true]);
});
