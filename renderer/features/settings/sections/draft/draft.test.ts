import { expect, it } from 'vitest';
import { committedOf } from './draft.ts';

it('stores what was typed, without blanks at its ends', () => {
  expect(committedOf(' https://a.example ', 'https://b.example', null)).toBe('https://a.example');
  expect(committedOf('', 'MiniMax-', null)).toBe('');
});

it('stores nothing where nothing was typed, or the same once more', () => {
  expect(committedOf(null, 'MiniMax-', null)).toBeNull();
  expect(committedOf('MiniMax-', 'MiniMax-', null)).toBeNull();
  expect(committedOf(' MiniMax- ', 'MiniMax-', null)).toBeNull();
});

it('stores nothing that is wrong', () => {
  expect(committedOf('http://a.example', 'https://b.example', 'Enter an address with https.')).toBeNull();
});
