import { notifications } from '@mantine/notifications';
import type { DragEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { BoardId, DragId, ItemId } from '../../../../shared/domain/ids.ts';
import type { Board } from '../../../../shared/domain/organisation/board.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { openPart, useLibrary } from '../library-store.ts';
import { copyFiles, copyPaths, openFileOf, revealItem } from '../../../ui/items/actions/take-out.ts';
import { useExportOptions } from '../../../ui/items/exporting/export-store.ts';
import { dragOut } from './take-out.ts';

/** What is under the mouse: an element with data of that name, or nothing that takes items. */
let under: { name: string; value: string } | null = null;
vi.stubGlobal('document', {
  elementFromPoint: () => ({
    closest: (selector: string) =>
      under && selector === `[data-${under.name}]` ? { dataset: { [under.name]: under.value } } : null,
  }),
});

const [a, b, c] = ['a', 'b', 'c'] as ItemId[] as [ItemId, ItemId, ItemId];
const refused = () => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};

/** Core with a host that notes which drags it began. */
function begin(library: Answers['library']) {
  const core = standInCore({ library });
  const dragged: DragId[] = [];
  Object.assign(window.atelier ?? {}, { startDrag: (dragId: DragId) => void dragged.push(dragId) });
  return { core, dragged };
}

beforeEach(() => {
  under = null;
  useLibrary.setState({ selection: selectAll([a, b]) });
  useExportOptions.setState({
    format: 'srt',
    withSubtitles: false,
    withChapters: false,
    withRecipes: true,
    images: { format: 'avif', withRecipe: false },
    form: 'folder',
    withList: false,
  });
  notifications.clean();
  notifications.cleanQueue();
});

describe('dragging out of the window', () => {
  /** A drag that the page began; `stopped` once the system is to take it over. */
  const dragEvent = () => {
    const drag = { isStopped: false };
    const preventDefault = () => void (drag.isStopped = true);
    return { drag, event: { preventDefault } as unknown as DragEvent };
  };

  it('takes all that is selected, the item under the mouse first, or an item alone that is not selected', async () => {
    const { core, dragged } = begin({
      prepareDrag: () => ({ dragId: 'd_1' as DragId, fileNames: ['a.wav', 'b.wav'] }),
    });
    const { drag, event } = dragEvent();
    await dragOut(event, b);
    await dragOut(event, c);
    expect(core.asked.map(([, input]) => (input as { ids: ItemId[] }).ids)).toEqual([[b, a], [c]]);
    expect(dragged).toEqual(['d_1', 'd_1']);
    expect(drag.isStopped).toBe(true);
  });

  /** The mouse is let go over something while the files are being written. */
  const letGoOver = async (name: string, value: string, library: Answers['library'] = {}) => {
    under = { name, value };
    const core = standInCore({
      library: {
        prepareDrag: () => {
          window.dispatchEvent(new Event('pointerup'));
          return { dragId: 'd_1' as DragId, fileNames: ['a.wav', 'b.wav'] };
        },
        ...library,
      },
      boards: { addItems: () => change, moveItems: () => change },
    });
    const board: Board = { id: 'b_1' as BoardId, name: 'Fog', count: 3, coverId: null, rule: null, isArchived: false };
    queryClient.setQueryData(api.boards.list.queryKey(), [board]);
    const { event } = dragEvent();
    await dragOut(event, b);
    return core;
  };
  const change = { changedCount: 1, undoId: 'undo-1' };

  it('puts items on the board on which they are let go', async () => {
    const core = await letGoOver('drop', 'b_1');
    expect(core.asked.at(-1)).toEqual(['boards.addItems', { id: 'b_1', itemIds: [b, a] }]);
  });

  it('puts them there also where they have no files', async () => {
    const core = await letGoOver('drop', 'b_1', {
      prepareDrag: () => {
        window.dispatchEvent(new Event('pointerup'));
        throw reasonedFailure('INVALID_INPUT', 'nothing_to_export');
      },
    });
    expect(core.asked.at(-1)?.[0]).toBe('boards.addItems');
    expect(shownToasts()).toEqual([]);
  });

  it('moves items of the open board before the item on which they are let go, and nowhere else', async () => {
    const elsewhere = await letGoOver('item', 'c');
    expect(elsewhere.asked.map(([name]) => name)).toEqual(['library.prepareDrag']);
    openPart('board:Fog');
    useLibrary.setState({ selection: selectAll([a, b]) });
    const core = await letGoOver('item', 'c');
    expect(core.asked.at(-1)).toEqual(['boards.moveItems', { id: 'b_1', itemIds: [b, a], before: 'c' }]);
    openPart('board:Fog');
    useLibrary.setState({ selection: selectAll([a, b]) });
    const itself = await letGoOver('item', 'a');
    expect(itself.asked.map(([name]) => name)).toEqual(['library.prepareDrag']);
  });

  it('begins nothing where the mouse was let go before the files were there', async () => {
    const { dragged } = begin({
      prepareDrag: () => {
        window.dispatchEvent(new Event('pointerup'));
        return { dragId: 'd_1' as DragId, fileNames: ['a.wav'] };
      },
    });
    await dragOut(dragEvent().event, a);
    expect(dragged).toEqual([]);
    expect(shownToasts()).toEqual([]);
  });

  it('that core cannot prepare is told', async () => {
    const { dragged } = begin({ prepareDrag: refused });
    await dragOut(dragEvent().event, a);
    expect(dragged).toEqual([]);
    expect(shownToasts()).toHaveLength(1);
  });
});

describe('files of items', () => {
  it('are opened, shown, and copied themselves or by their paths by core', async () => {
    const { core } = begin({
      openFile: () => undefined,
      reveal: () => undefined,
      copyFiles: ({ ids }) => ({ fileCount: ids.length }),
      copyPaths: ({ ids }) => ({ count: ids.length }),
    });
    await openFileOf(a);
    await revealItem(a);
    await copyFiles([a, b]);
    await copyPaths([a, b]);
    expect(core.asked).toEqual([
      ['library.openFile', { id: a }],
      ['library.reveal', { id: a }],
      ['library.copyFiles', { ids: [a, b], format: 'txt', withSubtitles: false, withRecipes: false }],
      ['library.copyPaths', { ids: [a, b] }],
    ]);
    expect(shownToasts()[0]?.message).toContain('2');
  });

  it('that are not there any more are told, each in its own words', async () => {
    begin({ openFile: refused, reveal: refused, copyFiles: refused, copyPaths: refused });
    const told = new Set<string | undefined>();
    for (const act of [() => openFileOf(a), () => revealItem(a), () => copyFiles([a]), () => copyPaths([a])]) {
      await act();
      told.add(shownToasts().at(-1)?.message);
    }
    expect(told.size).toBe(4);
  });
});

describe('a larger selection', () => {
  const many = Array.from({ length: 2400 }, (_, index) => `item-${index}` as ItemId);
  const event = { preventDefault: () => undefined } as DragEvent;
  const messages = () => shownToasts().map(({ message }) => message);

  /** How many items each call was about, and its first. */
  const askedFor = (core: ReturnType<typeof standInCore>) =>
    core.asked.map(([name, input]) => {
      const { ids } = input as { ids: ItemId[] };
      return [name, ids.length, ids[0]];
    });

  beforeEach(() => useLibrary.setState({ selection: { ids: new Set(many), primary: null, anchor: null } }));

  it('copies as many files as can be dragged, and says so', async () => {
    const core = standInCore({ library: { copyFiles: ({ ids }) => ({ fileCount: ids.length }) } });
    await copyFiles(many);
    expect(askedFor(core)).toEqual([['library.copyFiles', 1000, 'item-0']]);
    expect(messages()).toEqual(['Copied the first 1,000 of 2,400 items']);
  });

  it('copies the paths of everything that is selected', async () => {
    const core = standInCore({
      library: {
        copyPaths: ({ ids }) => ({ count: ids.length }),
      },
    });
    await copyPaths(many);
    expect(askedFor(core)).toEqual([['library.copyPaths', 2400, 'item-0']]);
    expect(messages()).toEqual(['2,400 paths copied']);
  });

  it('drags a thousand of a larger selection, the one under the mouse with them, and says so', async () => {
    const core = standInCore({ library: { prepareDrag: () => ({ dragId: 'd' as DragId, fileNames: [] }) } });
    const started: string[] = [];
    Object.assign(window, { atelier: { ...window.atelier, startDrag: (id: string) => void started.push(id) } });
    await dragOut(event, 'item-2000' as ItemId);
    expect(askedFor(core)).toEqual([['library.prepareDrag', 1000, 'item-2000']]);
    expect(messages()).toEqual(['Dragging 1,000 of 2,400 items. Export takes all of them.']);
    expect(started).toEqual(['d']);
  });

  it('says nothing where everything is dragged', async () => {
    const core = standInCore({ library: { prepareDrag: () => ({ dragId: 'd' as DragId, fileNames: ['a.wav'] }) } });
    Object.assign(window, { atelier: { ...window.atelier, startDrag: () => undefined } });
    await dragOut(event, 'other' as ItemId);
    expect(askedFor(core)).toEqual([['library.prepareDrag', 1, 'other']]);
    expect(messages()).toEqual([]);
  });
});
