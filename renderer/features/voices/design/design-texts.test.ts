import { expect, it } from 'vitest';
import { designTexts } from './design-texts.ts';

it('proposes a name out of the description that does not end in the middle of a phrase', () => {
  const { proposedName } = designTexts;
  expect(proposedName('A calm woman from the coast of Maine', 2)).toBe('Calm woman 2');
  expect(proposedName('A keeper of a lighthouse, low', 1)).toBe('Keeper of a lighthouse 1');
  expect(proposedName('', 3)).toBe('Voice 3');
});
