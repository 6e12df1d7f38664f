import { expect, it } from 'vitest';
import { fillVariables, MOST_VARIABLES, variablesOf } from './prompt-variables.ts';

it.each([
  ['Write about {{subject}} for {{ audience }}, {{subject}} again.', ['subject', 'audience']],
  ['No {variable}, no {{}}, no {{ }}, no {{two\nlines}}, no {{{{', []],
  [`{{${'a'.repeat(41)}}} and {{Ton für Ton}}`, ['Ton für Ton']],
  ['{{{deep}}}', ['deep']],
])('finds the variables of %j', (text, names) => {
  expect(variablesOf(text)).toEqual(names);
});

it('finds no more than a form can have', () => {
  const text = Array.from({ length: 30 }, (_, index) => `{{v${index}}}`).join(' ');
  expect(variablesOf(text)).toHaveLength(MOST_VARIABLES);
});

it('fills in values as they are, also signs that replacing knows and other variables', () => {
  expect(fillVariables('{{a}} and {{ a }}: {{b}}', { a: '$& {{b}}', b: 'two\nlines' })).toBe(
    '$& {{b}} and $& {{b}}: two\nlines',
  );
});

it('a variable without a value stays, also one that objects have by themselves', () => {
  expect(fillVariables('{{a}} {{b}} {{constructor}}', { a: ' ' })).toBe('{{a}} {{b}} {{constructor}}');
});
