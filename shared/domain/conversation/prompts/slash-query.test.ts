import { expect, it } from 'vitest';
import { slashQuery } from './slash-query.ts';

/** The caret is where the bar is. */
const at = (text: string) => slashQuery(text.replace('|', ''), text.indexOf('|'));

it.each([
  ['/|', { start: 0, end: 1, query: '' }],
  ['/sum up| later', { start: 0, end: 7, query: 'sum up' }],
  ['First.\n/ti|', { start: 7, end: 10, query: 'ti' }],
])('a slash that begins a line looks for prompts: %j', (text, found) => {
  expect(at(text)).toEqual(found);
});

it.each(['and/or|', 'one /two|', '/home/user|', '|/x', '/x\n|', `/${'a'.repeat(41)}|`])(
  'any other slash is text: %j',
  (text) => {
    expect(at(text)).toBeNull();
  },
);
