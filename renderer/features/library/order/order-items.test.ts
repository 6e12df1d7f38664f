import { beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { takeOutOfFolder } from './order-items.ts';
import { undoLast, useUndo } from './undo-steps.ts';

beforeEach(() => useUndo.setState({ done: [], undone: [] }));

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
