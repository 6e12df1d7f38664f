import { expect, it } from 'vitest';
import { withTags } from './tag-list.ts';

it('adds each typed tag once, without the blanks around it', () => {
  expect(withTags(['calm'], ' warm , calm,,  low ')).toEqual(['calm', 'warm', 'low']);
  expect(withTags(['calm'], ' , ')).toEqual(['calm']);
});

it('cuts what is too long and keeps at most twenty', () => {
  const many = Array.from({ length: 19 }, (_, at) => `t${at}`);
  expect(withTags(many, 'a, b')).toEqual([...many, 'a']);
  expect(withTags([], `${'x'.repeat(39)} y`)).toEqual(['x'.repeat(39)]);
});
