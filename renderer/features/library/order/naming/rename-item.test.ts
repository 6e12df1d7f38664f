import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { redoLast, undoLast, useUndo } from '../../../../ui/items/actions/undo-steps.ts';
import { rowOf } from '../../test-data/library-rows.ts';
import { cutClips } from '../cut-clips.ts';
import { renameItem } from './rename-item.ts';

const id = 'talk' as ItemId;

/** A core with one item; while `isFull` nothing can be stored. */
function begin(title = 'Talk') {
  const state = { title, isFull: false };
  const core = standInCore({
    library: {
      rename: ({ title: next }) => {
        if (state.isFull) throw new Failure('DISK_FULL', 'The disk is full.');
        state.title = next;
        return {} as LibraryItem;
      },
      rows: ({ ids }) =>
        ids.map((each) =>
          rowOf(each, each.startsWith('clip') ? { kind: 'clip', createdAtMs: Number(each.slice(4)) } : {}),
        ),
    },
  });
  return { state, core };
}

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null, getElementById: () => null });
  useUndo.setState(useUndo.getInitialState(), true);
  notifications.clean();
  notifications.cleanQueue();
});

describe('another title', () => {
  it('is undone and done again, as often as wanted', async () => {
    const { state } = begin();
    await renameItem({ id, title: 'Talk' }, 'Speech');
    expect(state.title).toBe('Speech');
    for (let round = 0; round < 3; round += 1) {
      await undoLast();
      expect(state.title).toBe('Talk');
      await redoLast();
      expect(state.title).toBe('Speech');
    }
  });

  it('that could not be stored leaves nothing to undo, and names the item', async () => {
    const { state } = begin();
    state.isFull = true;
    await renameItem({ id, title: 'Talk' }, 'Speech');
    expect([state.title, useUndo.getState().done]).toEqual(['Talk', []]);
    expect(shownToasts()[0]?.message).toMatch(/Talk.*disk is full/is);
  });

  it('whose undoing fails is still there to be undone, and the failure is told', async () => {
    const { state } = begin();
    await renameItem({ id, title: 'Talk' }, 'Speech');
    state.isFull = true;
    await undoLast();
    expect([state.title, shownToasts().length]).toEqual(['Speech', 1]);
  });
});

describe('a rough cut of what is selected', () => {
  it('has the clips, the oldest first, and nothing else', async () => {
    const { core } = begin();
    await cutClips(['clip3', 'song', 'clip1', 'clip2'] as ItemId[]);
    expect(core.hash()).toMatch(/video/);
    expect(core.asked).toEqual([['library.rows', { ids: ['clip3', 'song', 'clip1', 'clip2'] }]]);
  });

  it('asks for no more than core takes, and stays where it is when that fails', async () => {
    const { core } = begin();
    const ids = Array.from({ length: 250 }, (_, at) => `clip${at}` as ItemId);
    await cutClips(ids);
    expect(core.asked).toMatchObject([['library.rows', { ids: ids.slice(0, 200) }]]);
    const failing = standInCore({});
    await cutClips(ids);
    expect([failing.hash(), shownToasts().length]).toEqual(['', 1]);
  });
});
