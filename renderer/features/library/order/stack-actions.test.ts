import { beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { chooseTop } from './stack-actions.ts';
import { redoLast, undoLast, useUndo } from '../../../ui/items/actions/undo-steps.ts';

beforeEach(() => useUndo.setState({ done: [], undone: [] }));

it('chooses what stands for a stack, undoes that to what did before, and does it again', async () => {
  let top: ItemId | null = null;
  const core = standInCore({
    library: {
      chooseTop: ({ itemId }) => {
        const previous = top;
        top = itemId;
        return previous;
      },
    },
  });
  await chooseTop('line:play:one', 'a' as ItemId, 'Lamp');
  await chooseTop('line:play:one', 'b' as ItemId, 'Ferry');
  await undoLast();
  expect(top).toBe('a');
  await undoLast();
  expect(top).toBeNull();
  await redoLast();
  expect(top).toBe('a');
  expect(core.asked.every(([name]) => name === 'library.chooseTop')).toBe(true);
});
