import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cut, CUT_LIMITS, type CutDocument, EMPTY_CUT, newMusic } from '../../../../../shared/domain/cut/cut.ts';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { CutId, ItemId } from '../../../../../shared/domain/ids.ts';
import { type Answers, standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { useUndo } from '../../../../ui/items/actions/undo-steps.ts';
import { useVideo } from '../../results/video-store.ts';
import { addClips, changeClip, changeCut, createCut, cutsQuery, moveClip, removeCut, renameCut } from './change-cut.ts';
import { openCut, useCutStore } from './cut-store.ts';
import { cutTexts as words } from './cut-texts.ts';
import { setMusicBed } from './music-bed.ts';

const CUT = 'cut-1' as CutId;
const clip = (id: string): CutDocument['clips'][number] => {
  return { id, itemId: `item-${id}` as ItemId, inMs: 0, outMs: null, dissolveMs: 0 };
};
const cutOf = (...ids: string[]) =>
  ({ id: CUT, name: 'Harbour', document: { ...EMPTY_CUT, clips: ids.map(clip) } }) as Cut;

const shown = () => queryClient.getQueryData<Cut[]>(cutsQuery.queryKey)?.[0]?.document;
const shownClips = () => shown()?.clips.map(({ id }) => id);
const undoLabels = () => useUndo.getState().done.map(({ label }) => label);

/** Opens a window with one cut, over a core that keeps what it is sent. */
function begin(cut: Cut, answers: Answers['cuts'] = {}) {
  let number = 0;
  const change = () => ({ changedCount: 1, undoId: `undo-${(number += 1)}` });
  const core = standInCore({
    cuts: {
      update: change,
      remove: change,
      create: () => ({ ...change(), id: 'cut-2' as CutId }),
      list: () => [cut],
      ...answers,
    },
  });
  queryClient.setQueryData<Cut[]>(cutsQuery.queryKey, [cut]);
  return core;
}
const sent = (core: ReturnType<typeof begin>) =>
  core.asked.flatMap(([name, input]) =>
    name === 'cuts.update' ? [(input as { document: CutDocument }).document] : [],
  );

beforeEach(() => {
  useUndo.setState(useUndo.getInitialState(), true);
  useVideo.setState(useVideo.getInitialState(), true);
  openCut(null);
  notifications.clean();
  notifications.cleanQueue();
});

// What a test changed must not reach the core of the next one.
afterEach(() => renameCut(CUT, 'Harbour'));

describe('a change of a cut', () => {
  it('is seen at once and kept as one step of undo', async () => {
    const core = begin(cutOf('a', 'b'));
    changeClip(CUT, 'trim', { clipId: 'b', change: { inMs: 500 } });
    expect(shown()?.clips).toEqual([clip('a'), { ...clip('b'), inMs: 500 }]);
    await vi.waitFor(() => expect(undoLabels()).toEqual([words.steps.trim]));
    expect(sent(core)).toEqual([shown()]);
  });

  it('is sent after those before it, each with what was there by then', async () => {
    const answers: (() => void)[] = [];
    const core = begin(cutOf('a', 'b', 'c'), {
      // Only what changes clips is answered late.
      update: ({ document }) => {
        const done = { changedCount: 1, undoId: `undo-${answers.length}` };
        return document ? new Promise((resolve) => answers.push(() => resolve(done))) : done;
      },
    });
    moveClip(CUT, { from: 0, by: 1, count: 3 });
    moveClip(CUT, { from: 2, by: -2, count: 3 });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(sent(core).map(({ clips }) => clips.map(({ id }) => id))).toEqual([['b', 'a', 'c']]);
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(
      sent(core)
        .at(-1)
        ?.clips.map(({ id }) => id),
    ).toEqual(['c', 'b', 'a']);
    answers[1]?.();
    await vi.waitFor(() => expect(undoLabels()).toHaveLength(2));
  });

  it('that could not be kept says so and shows what core has', async () => {
    const cut = cutOf('a');
    begin(cut, {
      update: () => {
        throw new Failure('DISK_FULL', 'The disk is full.');
      },
    });
    changeClip(CUT, 'trim', { clipId: 'a', change: { inMs: 500 } });
    expect(shown()?.clips[0]?.inMs).toBe(500);
    await vi.waitFor(() => expect(shownToasts()).toHaveLength(1));
    await vi.waitFor(() => expect(queryClient.getQueryState(cutsQuery.queryKey)?.isInvalidated).toBe(true));
    expect(undoLabels()).toEqual([]);
  });

  it('that changes nothing, or a cut that is gone, is not sent', async () => {
    const core = begin(cutOf('a', 'b'));
    changeCut(CUT, 'trim', (document) => document);
    changeCut('gone' as CutId, 'trim', () => EMPTY_CUT);
    expect(moveClip(CUT, { from: 0, by: -1, count: 2 })).toBe(1);
    expect(moveClip(CUT, { from: 1, by: 5, count: 2 })).toBe(2);
    await renameCut(CUT, 'Other');
    expect(core.asked).toEqual([['cuts.update', { id: CUT, name: 'Other' }]]);
    expect(shownClips()).toEqual(['a', 'b']);
  });
});

describe('clips', () => {
  it('move as far as there are places', () => {
    begin(cutOf('a', 'b', 'c'));
    expect(moveClip(CUT, { from: 0, by: 2, count: 3 })).toBe(3);
    expect(shownClips()).toEqual(['b', 'c', 'a']);
    expect(moveClip(CUT, { from: 1, by: -9, count: 3 })).toBe(1);
    expect(shownClips()).toEqual(['c', 'b', 'a']);
  });

  it('are added at the end, whole and with hard cuts, the same item any number of times', () => {
    begin(cutOf('a'));
    const twice = ['item-x', 'item-x'] as ItemId[];
    addClips(CUT, twice);
    const added = shown()?.clips.slice(1) ?? [];
    expect(added.map(({ itemId, inMs, outMs, dissolveMs }) => [itemId, inMs, outMs, dissolveMs])).toEqual(
      twice.map((id) => [id, 0, null, 0]),
    );
    expect(new Set(shownClips()).size).toBe(3);
    expect(shownToasts()).toEqual([]);
  });

  it('are added as far as there is room, and the window says so', () => {
    begin(cutOf(...Array.from({ length: CUT_LIMITS.clips - 1 }, (_, index) => `c${index}`)));
    addClips(CUT, ['item-x', 'item-y'] as ItemId[]);
    expect(shown()?.clips).toHaveLength(CUT_LIMITS.clips);
    expect(shown()?.clips.at(-1)?.itemId).toBe('item-x');
    expect(shownToasts()).toMatchObject([{ message: words.list.full(CUT_LIMITS.clips) }]);
  });
});

describe('a new cut', () => {
  it('begins with what was marked of its clip, and is opened', async () => {
    const core = begin(cutOf());
    const marked = { itemId: 'item-b' as ItemId, inMs: 1200, outMs: null };
    await createCut(['item-a', 'item-b'] as ItemId[], { name: 'Storm', marked });
    expect(core.asked[0]).toMatchObject([
      'cuts.create',
      {
        name: 'Storm',
        document: {
          clips: [
            { itemId: 'item-a', inMs: 0 },
            { itemId: 'item-b', inMs: 1200, outMs: null },
          ],
        },
      },
    ]);
    expect([useCutStore.getState().openId, useVideo.getState().view]).toEqual(['cut-2', 'cut']);
    expect(undoLabels()).toEqual([words.steps.create]);
  });

  it('that could not be created is told, and nothing is opened', async () => {
    begin(cutOf(), {
      create: () => {
        throw new Failure('DISK_FULL', 'The disk is full.');
      },
    });
    await createCut(['item-a'] as ItemId[]);
    expect(shownToasts()).toHaveLength(1);
    expect([useCutStore.getState().openId, useVideo.getState().view]).toEqual([null, 'clips']);
  });
});

describe('the music bed', () => {
  it('is taken over by another song, with the level and fades that were there', async () => {
    const cut = cutOf('a');
    const core = begin({ ...cut, document: { ...cut.document, music: { ...newMusic('old'), gainDb: -3 } } });
    await setMusicBed('song-1' as ItemId);
    await renameCut(CUT, 'Harbour');
    expect(sent(core)[0]?.music).toEqual({ ...newMusic('song-1'), gainDb: -3 });
    expect([undoLabels()[0], useVideo.getState().view]).toEqual([words.steps.music, 'cut']);
  });

  it('begins a rough cut where there is none', async () => {
    const created: CutDocument[] = [];
    begin(cutOf(), {
      list: () => [],
      create: ({ document }: { document: CutDocument }) => {
        created.push(document);
        return { changedCount: 1, undoId: 'undo', id: 'cut-2' as CutId };
      },
    });
    queryClient.removeQueries({ queryKey: cutsQuery.queryKey });
    await setMusicBed('song-1' as ItemId);
    expect(created.map(({ music }) => music)).toEqual([newMusic('song-1')]);
  });
});

it('closes a cut that is deleted, and only that one', async () => {
  begin(cutOf('a'));
  openCut('other' as CutId);
  await removeCut(cutOf('a'));
  expect(useCutStore.getState().openId).toBe('other');
  openCut(CUT);
  await removeCut(cutOf('a'));
  expect(useCutStore.getState().openId).toBeNull();
  expect(undoLabels()).toEqual([words.steps.remove, words.steps.remove]);
  expect(shownToasts()[0]?.message).toBe(words.removed('Harbour'));
});
