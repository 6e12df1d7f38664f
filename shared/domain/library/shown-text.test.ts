import { expect, it } from 'vitest';
import { shownText } from './shown-text.ts';

it.each([
  ['There is a wall. <#0.6#> Every eleven seconds', 'There is a wall. Every eleven seconds'],
  ['The page is wet (sighs) , not torn.', 'The page is wet, not torn.'],
  ['It was (so they said) 5 < 6.', 'It was (so they said) 5 < 6.'],
])('a script has no marks in it: %s', (text, shown) => {
  expect(shownText('script', text)).toBe(shown);
});

it.each([
  [
    'Here is what I can do:\n\n- draw **images**\n- write `songs`',
    'Here is what I can do: · draw images · write songs',
  ],
  ['## Titles\n1. *One*\n2. [Two](https://a.example)', 'Titles · One · Two'],
  ['> She said\n```js\n2 * 3 * 4\n```', 'She said 2 * 3 * 4'],
  ['snake_case_names and 2*3*4 stay', 'snake_case_names and 2*3*4 stay'],
])('a chat has no Markdown in it: %s', (text, shown) => {
  expect(shownText('conversation', text)).toBe(shown);
});

it('everything else is as it was said', () => {
  expect(shownText('transcript', 'It was 2 * 3 <#1#>')).toBe('It was 2 * 3 <#1#>');
});
