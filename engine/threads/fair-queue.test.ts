import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

it('lets owners take turns and forgets one without touching the others', () => {
  const queue = new FairQueue<string>();
  const [first, second, third] = [{}, {}, {}];
  for (const item of ['a1', 'a2', 'a3']) queue.add(first, item);
  for (const item of ['b1', 'b2']) queue.add(second, item);
  queue.add(third, 'c1');
  expect([queue.take(), queue.take()]).toEqual(['a1', 'b1']);
  queue.forget(second);
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual(['c1', 'a2', 'a3', undefined]);
});
