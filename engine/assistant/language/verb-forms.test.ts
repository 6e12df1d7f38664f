import { expect, it } from 'vitest';
import { infinitiveOf, verbOfParticiple } from './verb-forms.ts';

it.each([
  ['giving', 'give'],
  ['exporting', 'export'],
  ['swapping', 'swap'],
  ['drawing', 'draw'],
  // Nothing that takes something away is asked for in passing.
  ['deleting', 'deleting'],
])('knows the verb of “%s”', (form, verb) => {
  expect(infinitiveOf(form)).toBe(verb);
});

it.each([
  ['tagged', 'tag'],
  ['transcribed', 'transcribe'],
  ['drawn', 'draw'],
  ['deleted', null],
])('knows the verb of what is %s', (form, verb) => {
  expect(verbOfParticiple(form)).toBe(verb);
});
