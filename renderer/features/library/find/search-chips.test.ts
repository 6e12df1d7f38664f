import { expect, it } from 'vitest';
import { splitTyped } from './search-chips.ts';

it('makes a chip of an operator once a blank follows it', () => {
  expect(splitTyped('lamp kind:transcript', 0)).toEqual({ chips: [], text: 'lamp kind:transcript' });
  expect(splitTyped('lamp kind:transcript ', 0)).toEqual({ chips: ['kind:transcript'], text: 'lamp ' });
  expect(splitTyped('kind:transcript lamp', 0)).toEqual({ chips: ['kind:transcript'], text: 'lamp' });
});

it('makes a chip of the last one too when typing is done', () => {
  expect(splitTyped('the tag:"episode 12"', 0, true)).toEqual({ chips: ['tag:"episode 12"'], text: 'the ' });
});

it('leaves what is no operator in the text', () => {
  expect(splitTyped('note: rating:9 ', 0, true)).toEqual({ chips: [], text: 'note: rating:9 ' });
});
