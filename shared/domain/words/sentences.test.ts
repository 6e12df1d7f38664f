import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it('parts a text at the ends of its sentences, the last of which may be open', () => {
  expect(sentencesOf('Dr. Hill came. He said: no! And th')).toEqual(['Dr. Hill came.', 'He said: no!', 'And th']);
  expect(sentencesOf('Only one.')).toEqual(['Only one.']);
  expect(sentencesOf('')).toEqual(['']);
});
