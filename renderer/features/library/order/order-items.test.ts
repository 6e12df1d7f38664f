import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { selectNothing, useLibrary } from '../library-store.ts';
import { binItems, markFavourite, organise, rateItems } from '../../../ui/items/actions/organise-items.ts';
import { deleteItems, restoreItems, selectedIds, takeOutOfFolder } from './order-items.ts';
import { renameItem } from './naming/rename-item.ts';
import { redoLast, undoLast, useUndo } from '../../../ui/items/actions/undo-steps.ts';

const [a, b] = ['a', 'b'] as ItemId[] as [ItemId, ItemId];
const refs = [a, b].map((id) => ({ of: 'item', id }));
const changed = (undoId: string | null = 'undo-1') => ({ changedCount: 2, undoId });
const refused = () => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};
const doneLabels = () => useUndo.getState().done.map(({ label }) => label);

beforeEach(() => {
  useLibrary.setState(useLibrary.getInitialState(), true);
  useLibrary.setState({ selection: selectAll([a, b]) });
  useUndo.setState({ done: [], undone: [] });
  notifications.clean();
  notifications.cleanQueue();
});

describe('a change of several items', () => {
  it('is one call and one step of undo', async () => {
    const core = standInCore({ organisation: { update: () => changed() } });
    await rateItems([a, b], 4);
    await markFavourite([a, b], true);
    await organise([a, b], { addTags: ['sea'] }, 'Tag');
    expect(core.asked).toEqual([
      ['organisation.update', { refs, values: { rating: 4 } }],
      ['organisation.update', { refs, values: { isFavourite: true } }],
      ['organisation.update', { refs, values: { addTags: ['sea'] } }],
    ]);
    expect(doneLabels()).toHaveLength(3);
    expect(selectedIds()).toEqual([a, b]);
  });

  it('that changed nothing is no step of undo', async () => {
    standInCore({ organisation: { update: () => changed(null) } });
    expect(await rateItems([a], 4)).toBe(true);
    expect(doneLabels()).toEqual([]);
  });

  it('that core refuses says what was not done, and is no step of undo', async () => {
    standInCore({ organisation: { update: refused } });
    expect(await organise([a], { addFolders: ['sea'] }, 'Put in sea')).toBe(false);
    expect(shownToasts()[0]?.message).toContain('Put in sea');
    expect(doneLabels()).toEqual([]);
  });

  it('names taking stars away otherwise than giving them', async () => {
    standInCore({ organisation: { update: () => changed() } });
    await rateItems([a], 0);
    await rateItems([a], 3);
    await markFavourite([a], true);
    await markFavourite([a], false);
    expect(new Set(doneLabels()).size).toBe(4);
  });
});

describe('the bin', () => {
  it('takes items out of the selection, and the button of its toast brings them back', async () => {
    const core = standInCore({ organisation: { bin: () => changed(), undo: () => changed('redo-1') } });
    await binItems([a, b], selectNothing);
    expect(selectedIds()).toEqual([]);
    shownToasts()[0]?.act();
    await vi.waitFor(() =>
      expect(core.asked).toEqual([
        ['organisation.bin', { refs }],
        ['organisation.undo', { undoId: 'undo-1' }],
      ]),
    );
  });

  it('leaves the selection alone where core refuses', async () => {
    standInCore({ organisation: { bin: refused, restore: refused } });
    await binItems([a], selectNothing);
    await restoreItems([a]);
    expect(selectedIds()).toEqual([a, b]);
    expect(shownToasts()).toHaveLength(2);
    expect(shownToasts().every(({ label }) => label === null)).toBe(true);
  });

  it('gives items back, which can be undone', async () => {
    const core = standInCore({ organisation: { restore: () => changed() } });
    await restoreItems([a, b]);
    expect(core.asked).toEqual([['organisation.restore', { refs }]]);
    expect(selectedIds()).toEqual([]);
    expect(doneLabels()).toHaveLength(1);
  });

  it('is not asked about nothing', async () => {
    const core = standInCore({ organisation: { bin: () => changed(), restore: () => changed() } });
    await binItems([], selectNothing);
    await restoreItems([]);
    await deleteItems([]);
    expect(core.asked).toEqual([]);
    expect(openQuestion()).toBeNull();
  });
});

describe('deleting permanently', () => {
  const answer = async (given: 'confirm' | 'cancel') => {
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    const question = openQuestion();
    question?.answer(given);
    return question;
  };

  it('asks first, with the number, and deletes nothing on no', async () => {
    const core = standInCore({ library: { deleteForGood: () => undefined } });
    const deleting = deleteItems([a, b]);
    const question = await answer('cancel');
    await deleting;
    expect(question?.title).toContain('2');
    expect(question?.isDanger).toBe(true);
    expect(core.asked).toEqual([]);
    expect(selectedIds()).toEqual([a, b]);
  });

  it('goes through any number, as many at a time as core takes', async () => {
    const core = standInCore({ library: { deleteForGood: () => undefined } });
    const ids = Array.from({ length: 2300 }, (_, index) => `i_${index}` as ItemId);
    const deleting = deleteItems(ids);
    await answer('confirm');
    await deleting;
    const sent = core.asked.map(([, input]) => (input as { ids: ItemId[] }).ids);
    expect(sent.map(({ length }) => length)).toEqual([1000, 1000, 300]);
    expect(sent.flat()).toEqual(ids);
    expect(selectedIds()).toEqual([]);
    expect(doneLabels()).toEqual([]);
  });

  it('says so where core refuses, and keeps what is selected', async () => {
    standInCore({ library: { deleteForGood: refused } });
    const deleting = deleteItems([a]);
    await answer('confirm');
    await deleting;
    expect(shownToasts()).toHaveLength(1);
    expect(selectedIds()).toEqual([a, b]);
  });
});

describe('another title', () => {
  const item = { id: a, title: 'Lamp' };

  it('is undone with the one before and done again with the new one', async () => {
    const core = standInCore({ library: { rename: () => undefined as never } });
    await renameItem(item, 'Fog');
    await undoLast();
    await redoLast();
    expect(core.asked.map(([, input]) => input)).toEqual([
      { id: a, title: 'Fog' },
      { id: a, title: 'Lamp' },
      { id: a, title: 'Fog' },
    ]);
  });

  it('that core refuses is told by the old one', async () => {
    standInCore({ library: { rename: refused } });
    await renameItem(item, 'Fog');
    expect(shownToasts()[0]?.message).toContain('Lamp');
    expect(doneLabels()).toEqual([]);
  });
});

it('takes items out of one folder, as a step that can be undone by its name', async () => {
  const core = standInCore({
    organisation: {
      update: () => ({ changedCount: 2, undoId: 'u' }),
      undo: () => ({ changedCount: 2, undoId: 'r' }),
    },
  });
  expect(await takeOutOfFolder(['a', 'b'] as ItemId[], 'Tidewater')).toBe(true);
  expect(useUndo.getState().done.map(({ label }) => label)).toEqual(['Remove 2 items from “Tidewater”']);
  await undoLast();
  expect(core.asked).toEqual([
    [
      'organisation.update',
      {
        refs: [
          { of: 'item', id: 'a' },
          { of: 'item', id: 'b' },
        ],
        values: { removeFolders: ['Tidewater'] },
      },
    ],
    ['organisation.undo', { undoId: 'u' }],
  ]);
  expect(useUndo.getState().undone).toHaveLength(1);
});
