import { notifications } from '@mantine/notifications';
import type { DragEvent } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { DragId, ItemId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { useLibrary } from '../library-store.ts';
import { copyPaths, dragOut, exportItems } from './take-out.ts';

const many = Array.from({ length: 2400 }, (_, index) => `item-${index}` as ItemId);
const event = { preventDefault: () => undefined } as DragEvent;
const messages = () => shownToasts().map(({ message }) => message);

/** How many items each call was about, and its first. */
const askedFor = (core: ReturnType<typeof standInCore>) =>
  core.asked.map(([name, input]) => {
    const { ids } = input as { ids: ItemId[] };
    return [name, ids.length, ids[0]];
  });

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
  useLibrary.setState({ selection: { ids: new Set(many), primary: null, anchor: null } });
});

it('exports everything that is selected, and copies the paths of all', async () => {
  const core = standInCore({
    library: {
      export: ({ ids }) => ({ fileNames: ids.map((id) => `${id}.txt`), folder: 'out' }),
      copyPaths: ({ ids }) => ({ count: ids.length }),
    },
  });
  await exportItems(many);
  await copyPaths(many);
  expect(askedFor(core)).toEqual([
    ['library.export', 2400, 'item-0'],
    ['library.copyPaths', 2400, 'item-0'],
  ]);
  expect(messages()).toEqual(['2,400 files exported to out', '2,400 paths copied']);
});

it('drags a thousand of a larger selection, the one under the mouse with them, and says so', async () => {
  const core = standInCore({ library: { prepareDrag: () => ({ dragId: 'd' as DragId, fileCount: 1000 }) } });
  const started: string[] = [];
  Object.assign(window, { atelier: { ...window.atelier, startDrag: (id: string) => void started.push(id) } });
  await dragOut(event, 'item-2000' as ItemId);
  expect(askedFor(core)).toEqual([['library.prepareDrag', 1000, 'item-2000']]);
  expect(messages()).toEqual(['Dragging 1,000 of 2,400 items. Export takes all of them.']);
  expect(started).toEqual(['d']);
});

it('says nothing where everything is dragged', async () => {
  const core = standInCore({ library: { prepareDrag: () => ({ dragId: 'd' as DragId, fileCount: 1 }) } });
  Object.assign(window, { atelier: { ...window.atelier, startDrag: () => undefined } });
  await dragOut(event, 'other' as ItemId);
  expect(askedFor(core)).toEqual([['library.prepareDrag', 1, 'other']]);
  expect(messages()).toEqual([]);
});
