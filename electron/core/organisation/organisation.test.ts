import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { type ItemKind, ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import { itemRef, NOT_ORGANISED, type OrganisedRef, voiceRef } from '../../../shared/domain/organisation/organised.ts';
import { createChanges } from '../changes/create-changes.ts';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { createJobs, type OpenJobs } from '../jobs/create-jobs.ts';
import { insertItem } from '../library/item-table.ts';
import { openOrganisation } from '../open-organisation.ts';
import { silentLog as log } from '../testing/quiet-desktop.ts';
import { putVoice } from '../voices/registry/voice-table.ts';
import type { Organisation } from './organisation.ts';

let root: string;
let database: OpenDatabase;
let changes: ReturnType<typeof createChanges>;
let jobs: OpenJobs;
let organisation: Organisation;
let nowMs: number;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-organisation-'));
  database = openDatabase(path.join(root, 'atelier.db'));
  changes = createChanges();
  jobs = createJobs({ db: database.db, changes, log, owner: 'test', places: () => 1 });
  nowMs = 1000;
  organisation = openOrganisation({ db: database.db, changes, jobs: jobs.jobs, now: () => nowMs });
});
afterEach(async () => {
  await jobs.dispose();
  changes.dispose();
  database.close();
  fs.rmSync(root, { recursive: true, force: true });
});

const NOTHING = { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null, recipe: null };

function addItems(kind: ItemKind, ...ids: string[]): OrganisedRef[] {
  database.db.write((tx) => {
    for (const id of ids) insertItem(tx, { id: id as ItemId, kind, title: id, ...NOTHING });
  });
  return ids.map((id) => itemRef(id as ItemId));
}

function addVoice(engine: 'local' | 'cloud', id: string, kind: 'cloned' | 'system' = 'cloned'): OrganisedRef {
  database.db.write((tx) => putVoice(tx, { engine, id, kind, name: id, isListed: true }));
  return voiceRef({ engine, id });
}

/** A script with two takes, as owned items are stored. */
function addScript(id: string): { script: OrganisedRef; takes: OrganisedRef[] } {
  const [script] = addItems('script', id);
  const takes = addItems('speech', `${id}-1`, `${id}-2`);
  database.db.write((tx) => tx.run(`UPDATE items SET owner_id = :id WHERE id LIKE :id || '-%'`, { id }));
  return { script: script as OrganisedRef, takes };
}

const get = (...refs: OrganisedRef[]) => organisation.get({ refs });
const ages = (...refs: OrganisedRef[]) => get(...refs).map(({ binnedAtMs }) => binnedAtMs);
const undo = ({ undoId }: { undoId: string | null }) => organisation.undo({ undoId: undoId ?? 'none' });
const failsWith = (code: string, data: object = {}) =>
  expect.objectContaining({ code, data: expect.objectContaining(data) });

const subjects: [string, () => OrganisedRef][] = [
  ...(Object.keys(ITEM_KINDS) as ItemKind[]).map((kind): [string, () => OrganisedRef] => [
    `an item of kind ${kind}`,
    () => addItems(kind, 'one')[0] as OrganisedRef,
  ]),
  ['a voice of this computer', () => addVoice('local', 'one')],
  ['a voice of the cloud', () => addVoice('cloud', 'one')],
];

describe.each(subjects)('%s', (_name, add) => {
  it('is made a favourite, rated, tagged and put into folders, and each is undone and done again', () => {
    const ref = add();
    const steps = [
      { isFavourite: true },
      { rating: 5 },
      { addTags: ['calm', 'low'] },
      { removeTags: ['calm'], addTags: ['dry'] },
      { addFolders: ['Radio', 'Films'] },
      { folders: ['Radio'] },
    ];
    const states = [get(ref)];
    const done = steps.map((values) => {
      const change = organisation.update({ refs: [ref], values });
      states.push(get(ref));
      return change;
    });
    expect(states.at(-1)).toEqual([
      { isFavourite: true, rating: 5, tags: ['low', 'dry'], folders: ['Radio'], binnedAtMs: null },
    ]);
    expect(states[5]?.[0]?.folders).toEqual(['Films', 'Radio']);
    const undone = done.toReversed().map((change, index) => {
      const back = undo(change);
      expect(get(ref)).toEqual(states.at(-2 - index));
      return back;
    });
    for (const [index, change] of undone.toReversed().entries()) {
      undo(change);
      expect(get(ref)).toEqual(states[index + 1]);
    }
  });

  it('lies in the bin as old as it is, and comes out whole', () => {
    const ref = add();
    organisation.update({ refs: [ref], values: { rating: 2, tags: ['kept'] } });
    const first = organisation.bin({ refs: [ref] });
    nowMs = 5000;
    expect(organisation.bin({ refs: [ref] })).toEqual({ changedCount: 0, undoId: null });
    expect(get(ref)).toEqual([{ ...NOT_ORGANISED, rating: 2, tags: ['kept'], binnedAtMs: 1000 }]);
    const restored = organisation.restore({ refs: [ref] });
    expect(ages(ref)).toEqual([null]);
    undo(restored);
    expect(ages(ref)).toEqual([1000]);
    undo(first);
    expect(get(ref)).toEqual([{ ...NOT_ORGANISED, rating: 2, tags: ['kept'] }]);
    expect(organisation.restore({ refs: [ref] })).toEqual({ changedCount: 0, undoId: null });
  });
});

describe('many at once', () => {
  it('change together in one step of undo, items and voices, each named once', () => {
    const refs = [
      ...addItems('recording', ...Array.from({ length: 500 }, (_, index) => `r${index}`)),
      addVoice('local', 'anna'),
      addVoice('cloud', 'anna'),
    ];
    const [first] = refs;
    const change = organisation.update({
      refs: [...refs, first as OrganisedRef],
      values: { addTags: ['all'], rating: 3 },
    });
    expect(change.changedCount).toBe(502);
    expect(new Set(get(...refs).map(({ tags, rating }) => `${tags.join()} ${rating}`))).toEqual(new Set(['all 3']));
    organisation.update({ refs: [first as OrganisedRef], values: { rating: 1 } });
    // What was said since stays, what was not goes back.
    expect(undo(change).changedCount).toBe(502);
    expect(get(first as OrganisedRef, ...refs.slice(-1))).toEqual([{ ...NOT_ORGANISED, rating: 1 }, NOT_ORGANISED]);
  });

  it('change not at all where one of them does not exist, or may not', () => {
    const refs = [...addItems('recording', 'one', 'two'), addVoice('cloud', 'Built-in', 'system')];
    const unknown = [itemRef('gone' as ItemId), voiceRef({ engine: 'local', id: 'Built-in' })];
    for (const act of [
      (all: OrganisedRef[]) => organisation.update({ refs: all, values: { isFavourite: true } }),
      (all: OrganisedRef[]) => organisation.bin({ refs: all }),
      (all: OrganisedRef[]) => organisation.restore({ refs: all }),
      (all: OrganisedRef[]) => organisation.get({ refs: all }),
    ]) {
      expect(() => act([...refs, ...unknown])).toThrow(failsWith('NOT_FOUND', { ids: ['gone', 'Built-in'] }));
    }
    expect(() => organisation.bin({ refs })).toThrow(failsWith('INVALID_INPUT', { reason: 'built_in_not_binned' }));
    expect(get(...refs)).toEqual([NOT_ORGANISED, NOT_ORGANISED, NOT_ORGANISED]);
    expect(() => undo({ undoId: null })).toThrow(failsWith('NOT_FOUND'));
  });

  it('forget what is undone once, what is too long ago, and what no longer exists', () => {
    const refs = addItems('recording', 'one', 'two');
    const change = organisation.update({ refs, values: { rating: 1 } });
    database.db.write((tx) => tx.run(`DELETE FROM items WHERE id = 'one'`));
    expect(undo(change).changedCount).toBe(1);
    expect(() => undo(change)).toThrow(failsWith('NOT_FOUND'));
    const old = organisation.update({ refs: refs.slice(1), values: { rating: 2 } });
    for (let index = 0; index < 200; index += 1) {
      organisation.update({ refs: refs.slice(1), values: { isFavourite: index % 2 === 0 } });
    }
    expect(() => undo(old)).toThrow(failsWith('NOT_FOUND'));
    expect(database.db.all('SELECT row FROM organisation_undo').length).toBe(200);
  });
});

describe('what belongs together', () => {
  it('goes into the bin and out of it together, but for what went there before by itself', () => {
    const { script, takes } = addScript('play');
    const [first, second] = takes as [OrganisedRef, OrganisedRef];
    organisation.bin({ refs: [first] });
    nowMs = 2000;
    expect(organisation.bin({ refs: [script] }).changedCount).toBe(2);
    expect(ages(script, first, second)).toEqual([2000, 1000, 2000]);
    organisation.restore({ refs: [script] });
    expect(ages(script, first, second)).toEqual([null, 1000, null]);
    organisation.bin({ refs: [script] });
    organisation.restore({ refs: [first] });
    expect(ages(script, first, second)).toEqual([null, null, null]);
  });

  it('is never left half in the bin by undo', () => {
    const { script, takes } = addScript('play');
    const [first, second] = takes as [OrganisedRef, OrganisedRef];
    const alone = organisation.bin({ refs: [first] });
    nowMs = 2000;
    organisation.bin({ refs: [script] });
    undo(alone);
    expect(ages(script, first, second)).toEqual([null, null, null]);
    organisation.bin({ refs: [script] });
    const back = organisation.restore({ refs: [script] });
    const [late] = addItems('speech', 'play-3') as [OrganisedRef];
    database.db.write((tx) => tx.run(`UPDATE items SET owner_id = 'play' WHERE id = 'play-3'`));
    const again = undo(back);
    expect(ages(script, first, late)).toEqual([2000, 2000, 2000]);
    undo(again);
    expect(ages(script, first, late)).toEqual([null, null, null]);
  });

  it('is said of a built-in voice of both services as of one', () => {
    const both = [addVoice('local', 'Narrator', 'system'), addVoice('cloud', 'Narrator', 'system')];
    const change = organisation.update({ refs: both.slice(1), values: { isFavourite: true, addTags: ['low'] } });
    expect(get(...both)).toEqual([0, 1].map(() => ({ ...NOT_ORGANISED, isFavourite: true, tags: ['low'] })));
    undo(change);
    expect(get(...both)).toEqual([NOT_ORGANISED, NOT_ORGANISED]);
  });

  it('ends the tasks of what goes into the bin', () => {
    const [ref] = addItems('recording', 'one') as [OrganisedRef];
    const id = database.db.write((tx) =>
      jobs.queue.submit(tx, {
        kind: 'import',
        title: 'one',
        itemId: 'one' as ItemId,
        engine: 'local',
        request: {},
      }),
    );
    organisation.bin({ refs: [ref] });
    expect(jobs.jobs.list({ limit: 5 }).find((job) => job.id === id)).toMatchObject({ state: 'cancelled' });
  });
});

describe('names that somebody may type', () => {
  const tagged = (...addTags: string[]) => {
    const refs = addItems('recording', `r${(count += 1)}`);
    organisation.update({ refs, values: { addTags } });
    return get(...refs)[0]?.tags;
  };
  let count = 0;

  it('are stored as they are seen', () => {
    expect(tagged('  two  words ', 'two\twords', 'line\nbreak', 'nul\u0000l', '\u202eevil', 'zero\u200bwidth')).toEqual(
      ['two words', 'line break', 'nul l', 'evil', 'zero width'],
    );
    expect(tagged('e\u0301t\u00e9', '\u00e9te\u0301', '\ud800half')).toEqual(['\u00e9t\u00e9', 'half']);
    expect(tagged('👩‍👩‍👧', "'); DROP TABLE items; --", '"quoted" OR *', '%_', '日本語')).toEqual([
      '👩‍👩‍👧',
      "'); DROP TABLE items; --",
      '"quoted" OR *',
      '%_',
      '日本語',
    ]);
  });

  it('are refused where nothing is seen of them, where they are too long, and where they are too many', () => {
    const refs = addItems('recording', 'one');
    const add = (values: object) => () => organisation.update({ refs, values });
    for (const nothing of ['', '   ', '\u200b\u202e', '\n']) {
      expect(add({ addTags: [nothing] })).toThrow(failsWith('INVALID_INPUT', { reason: 'label_empty' }));
    }
    expect(add({ addTags: ['x'.repeat(41)] })).toThrow(failsWith('INVALID_INPUT', { reason: 'label_too_long' }));
    expect(add({ folders: ['x'.repeat(61)] })).toThrow(
      failsWith('INVALID_INPUT', { labelKind: 'folder', longest: 60 }),
    );
    const many = Array.from({ length: 101 }, (_, index) => `tag ${index}`);
    expect(add({ tags: many })).toThrow(failsWith('INVALID_INPUT', { reason: 'too_many_labels', most: 100 }));
    for (const rating of [-1, 6, 2.5, Number.NaN]) {
      expect(add({ rating })).toThrow(failsWith('INVALID_INPUT', { reason: 'rating' }));
    }
    expect(get(...refs)).toEqual([NOT_ORGANISED]);
    add({ tags: many.slice(0, 100), addFolders: ['x'.repeat(60)] })();
    expect(get(...refs)[0]?.tags).toEqual(many.slice(0, 100));
  });

  it('that an older version stored otherwise can be taken away as they are', () => {
    const refs = addItems('recording', 'one');
    const old = [' spaced ', 'x'.repeat(80)];
    database.db.write((tx) => {
      for (const [position, tag] of old.entries()) {
        tx.run(
          `INSERT INTO organisation_tags (subject_kind, subject_id, position, tag) VALUES ('item', 'one', :position, :tag)`,
          { position, tag },
        );
      }
    });
    organisation.update({ refs, values: { removeTags: [' spaced '] } });
    expect(get(...refs)[0]?.tags).toEqual(old.slice(1));
    organisation.update({ refs, values: { tags: [] } });
    expect(get(...refs)).toEqual([NOT_ORGANISED]);
  });

  it('are counted and found among 10,000', () => {
    const ids = Array.from({ length: 100 }, (_, index) => `r${index}`);
    const refs = addItems('recording', ...ids);
    for (const [index, ref] of refs.entries()) {
      const tags = Array.from({ length: 100 }, (_, tag) => `tag ${index} of ${tag}`);
      organisation.update({ refs: [ref], values: { tags } });
    }
    organisation.update({ refs, values: { folders: ['All'] } });
    const { tags, folders } = organisation.labels();
    expect([tags.length, new Set(tags.map((tag) => tag.count)), folders]).toEqual([
      10_000,
      new Set([1]),
      [{ name: 'All', count: 100 }],
    ]);
    organisation.bin({ refs: refs.slice(0, 50) });
    expect([organisation.labels().tags.length, organisation.labels().folders]).toEqual([
      5000,
      [{ name: 'All', count: 50 }],
    ]);
    database.db.write((tx) => tx.run('DELETE FROM items'));
    expect(organisation.labels()).toEqual({ tags: [], folders: [] });
    database.db.write((tx) => tx.run(`INSERT INTO item_search (item_search, rank) VALUES ('integrity-check', 1)`));
  });
});

describe('two windows', () => {
  it('both hear what one of them changed, once, and nothing where nothing changed', async () => {
    const streams = [changes.subscribe(), changes.subscribe()];
    const { script, takes } = addScript('play');
    const anna = addVoice('cloud', 'anna');
    organisation.update({ refs: [script, anna], values: { isFavourite: true } });
    organisation.update({ refs: [takes[0] as OrganisedRef], values: { rating: 4 } });
    for (const stream of streams) {
      const { value } = await stream.next();
      expect(value?.toSorted((one, other) => one.domain.localeCompare(other.domain))).toEqual([
        { domain: 'library', ids: ['play', 'play-1'] },
        { domain: 'organisation', ids: ['play', 'anna', 'play-1'] },
        { domain: 'scripts', ids: ['play'] },
        { domain: 'takes', ids: ['play'] },
        { domain: 'voices', ids: ['anna'] },
      ]);
    }
    organisation.update({ refs: [script], values: { isFavourite: true } });
    organisation.bin({ refs: [anna] });
    for (const stream of streams) {
      expect((await stream.next()).value?.map(({ domain }) => domain)).toEqual(['organisation', 'voices']);
    }
  });

  it('undo only what the other has not said anew since', () => {
    const [ref] = addItems('recording', 'one') as [OrganisedRef];
    const mine = organisation.update({ refs: [ref], values: { rating: 2, addTags: ['mine'] } });
    organisation.update({ refs: [ref], values: { rating: 5 } });
    undo(mine);
    expect(get(ref)).toEqual([{ ...NOT_ORGANISED, rating: 5 }]);
  });
});
