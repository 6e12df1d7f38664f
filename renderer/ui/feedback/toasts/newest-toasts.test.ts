import { expect, it } from 'vitest';
import { newestToasts } from './newest-toasts.ts';

it('shows the newest toasts: one that comes takes the place of the oldest', () => {
  expect(newestToasts(['a', 'b'], 'c', 3)).toEqual({ hidden: [], shown: ['a', 'b', 'c'] });
  expect(newestToasts(['a', 'b', 'c'], 'd', 3)).toEqual({ hidden: ['a'], shown: ['b', 'c', 'd'] });
});
