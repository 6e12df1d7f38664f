import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { useLibrary } from '../../library-store.ts';
import { rowOf } from '../../test-data/library-rows.ts';
import { selectAt, selectEverything, type Selectable } from './select-items.ts';

const idOf = (at: number) => `i_${at}` as ItemId;
const plain = { shiftKey: false, ctrlKey: false, metaKey: false };
const shift = { ...plain, shiftKey: true };
const control = { ...plain, ctrlKey: true };

/** A list of `total` items of which those in `read` are known to the window. */
function listOf(total: number, read: (at: number) => boolean = () => true): Selectable {
  const rows = Array.from({ length: total }, (_, at) => (read(at) ? rowOf(idOf(at)) : null));
  const summary = { total, kinds: [], days: [] };
  return { head: { query: 'lamp', words: 'lamp', sort: 'title', isStacked: true, summary, askedAtMs: 0 }, rows };
}

/** Core, which knows the ids of all. */
const coreOf = (total: number) =>
  standInCore({
    library: {
      ids: ({ offset = 0, limit = total }) =>
        Array.from({ length: Math.min(limit, total - offset) }, (_, index) => idOf(offset + index)),
    },
  });

const state = () => useLibrary.getState();
const selected = () => [...state().selection.ids];

beforeEach(() => {
  useLibrary.setState(useLibrary.getInitialState(), true);
  notifications.clean();
  notifications.cleanQueue();
});

describe('a click', () => {
  it('selects one item alone, and with Ctrl or Cmd together with the others', async () => {
    const list = listOf(5);
    await selectAt(list, 3, plain);
    await selectAt(list, 1, control);
    expect(selected()).toEqual([idOf(3), idOf(1)]);
    await selectAt(list, 3, { ...plain, metaKey: true });
    expect(selected()).toEqual([idOf(1)]);
    await selectAt(list, 4, plain);
    expect(selected()).toEqual([idOf(4)]);
    expect(state()).toMatchObject({ at: 4, anchorAt: 4 });
  });

  it('on a place that has not been read yet changes nothing', async () => {
    const list = listOf(5, (at) => at !== 2);
    await selectAt(list, 1, plain);
    await selectAt(list, 2, plain);
    await selectAt(list, 9, plain);
    expect(selected()).toEqual([idOf(1)]);
  });
});

describe('a range', () => {
  it('runs from the anchor both ways, and the anchor stays', async () => {
    const core = coreOf(9);
    const list = listOf(9);
    await selectAt(list, 4, plain);
    await selectAt(list, 6, shift);
    expect(selected()).toEqual([4, 5, 6].map(idOf));
    await selectAt(list, 2, shift);
    expect(selected()).toEqual([2, 3, 4].map(idOf));
    expect(state()).toMatchObject({ at: 2, anchorAt: 4, selection: { primary: idOf(2), anchor: idOf(4) } });
    expect(core.asked).toEqual([]);
  });

  it('over items that have not been read asks core for just those places', async () => {
    const core = coreOf(500);
    const list = listOf(500, (at) => at < 10 || at > 480);
    await selectAt(list, 5, plain);
    await selectAt(list, 490, shift);
    expect(core.asked).toEqual([
      ['library.ids', { query: 'lamp', sort: 'title', isStacked: true, offset: 5, limit: 486 }],
    ]);
    expect(selected()).toHaveLength(486);
    expect([selected()[0], selected().at(-1)]).toEqual([idOf(5), idOf(490)]);
  });

  it('without an anchor selects the one item', async () => {
    await selectAt(listOf(5), 3, shift);
    expect(selected()).toEqual([idOf(3)]);
  });

  it('keeps what was selected, and says so, where core cannot be asked', async () => {
    standInCore({
      library: {
        ids: () => {
          throw new Failure('DISK_FULL', 'The disk is full.');
        },
      },
    });
    const list = listOf(50, (at) => at === 5 || at === 40);
    await selectAt(list, 5, plain);
    await selectAt(list, 40, shift);
    expect(selected()).toEqual([idOf(5)]);
    expect(state().at).toBe(5);
    expect(shownToasts()).toHaveLength(1);
  });
});

describe('everything', () => {
  it('is selected with its first item as the primary one, also what has not been read', async () => {
    coreOf(300);
    await selectEverything(listOf(300, (at) => at < 100));
    expect(selected()).toHaveLength(300);
    expect(state()).toMatchObject({ at: 0, selection: { primary: idOf(0), anchor: idOf(0) } });
  });

  it('is at most ten thousand items', async () => {
    const core = coreOf(12_000);
    await selectEverything(listOf(12_000, () => false));
    expect(selected()).toHaveLength(10_000);
    expect(core.asked[0]?.[1]).toMatchObject({ offset: 0, limit: 10_000 });
  });

  it('of nothing leaves the selection as it is', async () => {
    await selectAt(listOf(3), 1, plain);
    await selectEverything(listOf(0));
    await selectEverything({ head: undefined, rows: [] });
    expect(selected()).toEqual([idOf(1)]);
  });
});
