import { expect, it } from 'vitest';
import { expandPrompt, hasWildcards } from './prompt-template.ts';

const of = (template: string) => expandPrompt(template, 20).prompts;

it('stands for one prompt where there is nothing to choose', () => {
  expect(of('A red fox, oil painting')).toEqual(['A red fox, oil painting']);
  expect(hasWildcards('A red fox')).toBe(false);
});

it('stands for every combination, the last place changing first', () => {
  expect(of('A {red|blue} fox {by day|at night}')).toEqual([
    'A red fox by day',
    'A red fox at night',
    'A blue fox by day',
    'A blue fox at night',
  ]);
  expect(hasWildcards('{a|b}')).toBe(true);
});

it('may leave something out, without a gap', () => {
  expect(of('An {old|} lighthouse')).toEqual(['An old lighthouse', 'An lighthouse']);
  expect(of('{|Misty} harbour')).toEqual(['harbour', 'Misty harbour']);
});

it('has choices inside choices', () => {
  expect(of('{a {red|blue} fox|two owls}')).toEqual(['a red fox', 'a blue fox', 'two owls']);
});

it('counts equal prompts once', () => {
  expect(expandPrompt('{fox|fox|owl}', 20)).toEqual({ prompts: ['fox', 'owl'], total: 2 });
});

it('leaves braces alone that are no choice', () => {
  for (const text of ['a {fox}', 'a { fox', 'a } fox', '{{fox}}', 'red|blue', '{}', ''])
    expect(of(text)).toEqual([text]);
  expect(of('{a|b} {c')).toEqual(['a {c', 'b {c']);
  expect(of('{ {a|b}')).toEqual(['{ a', '{ b']);
});

it('writes out no more than it was asked for, and counts the others', () => {
  const many = expandPrompt('{a|b|c|d}'.repeat(12), 5);
  expect(many.prompts).toHaveLength(5);
  expect(many.total).toBe(4 ** 12);
});

it('keeps characters of several units whole', () => {
  expect(of('{🦊|🦉} in 雪')).toEqual(['🦊 in 雪', '🦉 in 雪']);
});

it('reads hostile templates at once', () => {
  expect(expandPrompt('{'.repeat(1500), 3).total).toBe(1);
  expect(expandPrompt('{a|a}'.repeat(100), 3).prompts).toEqual(['a'.repeat(100)]);
  expect(expandPrompt(`${'{a|'.repeat(400)}b${'}'.repeat(400)}`, 3).prompts).toEqual(['a', 'b']);
});
