import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

it('shows what belongs to an occasion, and names it no more as not drawn', () => {
  const { subjects, unknown } = readPrompt('a birthday party');
  expect(subjects.map(({ id }) => id)).toEqual(expect.arrayContaining(['cake', 'gift', 'balloon-toy']));
  expect(unknown).toEqual([]);
  expect(readPrompt('halloween').places).toContainEqual({ hour: 'night' });
});

it('adds nothing where the prompt names what it wants to see', () => {
  expect(readPrompt('a dog at a birthday party').subjects.map(({ id }) => id)).toEqual(['dog']);
});
