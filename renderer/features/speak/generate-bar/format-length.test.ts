import { expect, it } from 'vitest';
import { formatLength } from './format-length.ts';

it('writes lengths as one says them', () => {
  expect([0, 51_400, 171_000, 3_900_000].map(formatLength)).toEqual(['0 s', '51 s', '2 min 51 s', '1 h 5 min']);
});
