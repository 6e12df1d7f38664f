import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapBounded } from './map-bounded.ts';

it('keeps the order, and never does more at once than it may', async () => {
  let running = 0;
  let most = 0;
  const doubled = await mapBounded([5, 1, 4, 2, 3], 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    running -= 1;
    return turns * 2;
  });
  expect([doubled, most]).toEqual([[10, 2, 8, 4, 6], 2]);
  expect(await mapBounded([], 2, async () => 1)).toEqual([]);
});

it('begins nothing more after a failure', async () => {
  const begun: number[] = [];
  const failing = mapBounded([1, 2, 3, 4], 1, async (item) => {
    begun.push(item);
    if (item === 2) throw new Error('no more');
  });
  await expect(failing).rejects.toThrow('no more');
  expect(begun).toEqual([1, 2]);
});
