import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { type ItemKind, ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import {
  itemRef,
  NOT_ORGANISED,
  type OrganisedRef,
  type OrganisedUpdate,
  voiceRef,
} from '../../../shared/domain/organisation/organised.ts';
import { createOrganisationFixture, type OrganisationFixture } from './test-data/organisation-fixture.ts';

let fixture: OrganisationFixture;
beforeEach(() => {
  fixture = createOrganisationFixture();
});
afterEach(() => fixture.end());

const get = (...refs: OrganisedRef[]) => fixture.organisation.get({ refs });
const ages = (...refs: OrganisedRef[]) => get(...refs).map(({ binnedAtMs }) => binnedAtMs);
const undo = ({ undoId }: { undoId: string | null }) => fixture.organisation.undo({ undoId: undoId ?? 'none' });
const failsWith = (code: string, data: object = {}) =>
  expect.objectContaining({ code, data: expect.objectContaining(data) });

const subjects: [string, () => OrganisedRef][] = [
  ...(Object.keys(ITEM_KINDS) as ItemKind[]).map((kind): [string, () => OrganisedRef] => [
    `an item of kind ${kind}`,
    () => fixture.addItems(kind, 'one')[0] as OrganisedRef,
  ]),
  ['a voice of this computer', () => fixture.addVoice('local', 'one')],
  ['a voice of the cloud', () => fixture.addVoice('cloud', 'one')],
];

describe.each(subjects)('%s', (_name, add) => {
  it('is made a favourite, rated, tagged, put into folders, picked or rejected and labelled, and each is undone and done again', () => {
    const ref = add();
    const steps = [
      { isFavourite: true },
      { rating: 5 },
      { addTags: ['calm', 'low'] },
      { removeTags: ['calm'], addTags: ['dry'] },
      { addFolders: ['Radio', 'Films'] },
      { folders: ['Radio'] },
      { verdict: 'rejected' },
      { rejectReason: ' Too  blurry ' },
      { verdict: 'picked' },
      { colourLabel: 'red' },
      { colourLabel: 'blue' },
      { note: 'Too dark' },
      { note: ' Calm, and\nbright ' },
    ] satisfies OrganisedUpdate[];
    const states = [get(ref)];
    const done = steps.map((values) => {
      const change = fixture.organisation.update({ refs: [ref], values });
      states.push(get(ref));
      return change;
    });
    expect(states.at(-1)).toEqual([
      {
        ...NOT_ORGANISED,
        isFavourite: true,
        rating: 5,
        tags: ['low', 'dry'],
        folders: ['Radio'],
        verdict: 'picked',
        colourLabel: 'blue',
        note: 'Calm, and\nbright',
      },
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
    fixture.organisation.update({ refs: [ref], values: { rating: 2, tags: ['kept'] } });
    const first = fixture.organisation.bin({ refs: [ref] });
    fixture.clock.nowMs = 5000;
    expect(fixture.organisation.bin({ refs: [ref] })).toEqual({ changedCount: 0, undoId: null });
    expect(get(ref)).toEqual([{ ...NOT_ORGANISED, rating: 2, tags: ['kept'], binnedAtMs: 1000 }]);
    const restored = fixture.organisation.restore({ refs: [ref] });
    expect(ages(ref)).toEqual([null]);
    undo(restored);
    expect(ages(ref)).toEqual([1000]);
    undo(first);
    expect(get(ref)).toEqual([{ ...NOT_ORGANISED, rating: 2, tags: ['kept'] }]);
    expect(fixture.organisation.restore({ refs: [ref] })).toEqual({ changedCount: 0, undoId: null });
  });
});

describe('many at once', () => {
  it('change together in one step of undo, items and voices, each named once', () => {
    const refs = [
      ...fixture.addItems('recording', ...Array.from({ length: 500 }, (_, index) => `r${index}`)),
      fixture.addVoice('local', 'anna'),
      fixture.addVoice('cloud', 'anna'),
    ];
    const [first] = refs;
    const change = fixture.organisation.update({
      refs: [...refs, first as OrganisedRef],
      values: { addTags: ['all'], rating: 3 },
    });
    expect(change.changedCount).toBe(502);
    expect(new Set(get(...refs).map(({ tags, rating }) => `${tags.join()} ${rating}`))).toEqual(new Set(['all 3']));
    fixture.organisation.update({ refs: [first as OrganisedRef], values: { rating: 1 } });
    // What was said since stays, what was not goes back.
    expect(undo(change).changedCount).toBe(502);
    expect(get(first as OrganisedRef, ...refs.slice(-1))).toEqual([{ ...NOT_ORGANISED, rating: 1 }, NOT_ORGANISED]);
  });

  it('change not at all where one of them does not exist, or may not', () => {
    const refs = [...fixture.addItems('recording', 'one', 'two'), fixture.addVoice('cloud', 'Built-in', 'system')];
    const unknown = [itemRef('gone' as ItemId), voiceRef({ engine: 'local', id: 'Built-in' })];
    for (const act of [
      (all: OrganisedRef[]) => fixture.organisation.update({ refs: all, values: { isFavourite: true } }),
      (all: OrganisedRef[]) => fixture.organisation.bin({ refs: all }),
      (all: OrganisedRef[]) => fixture.organisation.restore({ refs: all }),
      (all: OrganisedRef[]) => fixture.organisation.get({ refs: all }),
    ]) {
      expect(() => act([...refs, ...unknown])).toThrow(failsWith('NOT_FOUND', { ids: ['gone', 'Built-in'] }));
    }
    expect(() => fixture.organisation.bin({ refs })).toThrow(
      failsWith('INVALID_INPUT', { reason: 'built_in_not_binned' }),
    );
    expect(get(...refs)).toEqual([NOT_ORGANISED, NOT_ORGANISED, NOT_ORGANISED]);
    expect(() => undo({ undoId: null })).toThrow(failsWith('NOT_FOUND'));
  });

  it('forget what is undone once, what is too long ago, and what no longer exists', () => {
    const refs = fixture.addItems('recording', 'one', 'two');
    const change = fixture.organisation.update({ refs, values: { rating: 1 } });
    fixture.db.write((tx) => tx.run(`DELETE FROM items WHERE id = 'one'`));
    expect(undo(change).changedCount).toBe(1);
    expect(() => undo(change)).toThrow(failsWith('NOT_FOUND'));
    const old = fixture.organisation.update({ refs: refs.slice(1), values: { rating: 2 } });
    for (let index = 0; index < 200; index += 1) {
      fixture.organisation.update({ refs: refs.slice(1), values: { isFavourite: index % 2 === 0 } });
    }
    expect(() => undo(old)).toThrow(failsWith('NOT_FOUND'));
    expect(fixture.db.all('SELECT row FROM organisation_undo').length).toBe(200);
  });
});

describe('what belongs together', () => {
  it('goes into the bin and out of it together, but for what went there before by itself', () => {
    const { script, takes } = fixture.addScript('play');
    const [first, second] = takes;
    fixture.organisation.bin({ refs: [first] });
    fixture.clock.nowMs = 2000;
    expect(fixture.organisation.bin({ refs: [script] }).changedCount).toBe(2);
    expect(ages(script, first, second)).toEqual([2000, 1000, 2000]);
    fixture.organisation.restore({ refs: [script] });
    expect(ages(script, first, second)).toEqual([null, 1000, null]);
    fixture.organisation.bin({ refs: [script] });
    fixture.organisation.restore({ refs: [first] });
    expect(ages(script, first, second)).toEqual([null, null, null]);
  });

  it('is never left half in the bin by undo', () => {
    const { script, takes } = fixture.addScript('play');
    const [first, second] = takes;
    const alone = fixture.organisation.bin({ refs: [first] });
    fixture.clock.nowMs = 2000;
    fixture.organisation.bin({ refs: [script] });
    undo(alone);
    expect(ages(script, first, second)).toEqual([null, null, null]);
    fixture.organisation.bin({ refs: [script] });
    const back = fixture.organisation.restore({ refs: [script] });
    const [late] = fixture.addItems('speech', 'play-3') as [OrganisedRef];
    fixture.db.write((tx) => tx.run(`UPDATE items SET owner_id = 'play' WHERE id = 'play-3'`));
    const again = undo(back);
    expect(ages(script, first, late)).toEqual([2000, 2000, 2000]);
    undo(again);
    expect(ages(script, first, late)).toEqual([null, null, null]);
  });

  it('is said of a built-in voice of both services as of one', () => {
    const both = [fixture.addVoice('local', 'Narrator', 'system'), fixture.addVoice('cloud', 'Narrator', 'system')];
    const change = fixture.organisation.update({
      refs: both.slice(1),
      values: { isFavourite: true, addTags: ['low'] },
    });
    expect(get(...both)).toEqual([0, 1].map(() => ({ ...NOT_ORGANISED, isFavourite: true, tags: ['low'] })));
    undo(change);
    expect(get(...both)).toEqual([NOT_ORGANISED, NOT_ORGANISED]);
  });

  it('ends the tasks of what goes into the bin', () => {
    const [ref] = fixture.addItems('recording', 'one') as [OrganisedRef];
    const id = fixture.db.write((tx) =>
      fixture.jobs.queue.submit(tx, {
        kind: 'import',
        title: 'one',
        itemId: 'one' as ItemId,
        engine: 'local',
        request: {},
      }),
    );
    fixture.organisation.bin({ refs: [ref] });
    expect(fixture.jobs.jobs.list({ limit: 5 }).find((job) => job.id === id)).toMatchObject({ state: 'cancelled' });
  });
});

describe('two windows', () => {
  it('both hear what one of them changed, once, and nothing where nothing changed', async () => {
    const streams = [fixture.changes.subscribe(), fixture.changes.subscribe()];
    const { script, takes } = fixture.addScript('play');
    const anna = fixture.addVoice('cloud', 'anna');
    fixture.organisation.update({ refs: [script, anna], values: { isFavourite: true } });
    fixture.organisation.update({ refs: [takes[0]], values: { rating: 4 } });
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
    fixture.organisation.update({ refs: [script], values: { isFavourite: true } });
    fixture.organisation.bin({ refs: [anna] });
    for (const stream of streams) {
      expect((await stream.next()).value?.map(({ domain }) => domain)).toEqual(['organisation', 'voices']);
    }
  });

  it('undo only what the other has not said anew since', () => {
    const [ref] = fixture.addItems('recording', 'one') as [OrganisedRef];
    const mine = fixture.organisation.update({ refs: [ref], values: { rating: 2, addTags: ['mine'] } });
    fixture.organisation.update({ refs: [ref], values: { rating: 5 } });
    undo(mine);
    expect(get(ref)).toEqual([{ ...NOT_ORGANISED, rating: 5 }]);
  });
});
