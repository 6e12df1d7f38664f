import { expect, it } from 'vitest';
import { correctedName } from './similar-names.ts';

it.each([
  ['the name Omer is wrong, correct is Omar', 'Omer', 'Omar'],
  ['it always says Karen but her name is Karin', 'Karen', 'Karin'],
  ['Nowak is right, you wrote Novak', 'Novak', 'Nowak'],
])('tells the right one of two spellings: “%s”', (text, wrong, right) => {
  expect(correctedName(text)).toEqual({ wrong, right });
});

it.each(['Anna and Tom are here', 'Karen and Karin', 'the boat and the boot', 'Jon, Jan and Joan were there'])(
  'tells nothing where nothing says which is right: “%s”',
  (text) => {
    expect(correctedName(text)).toBeNull();
  },
);
