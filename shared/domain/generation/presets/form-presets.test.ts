import { expect, it } from 'vitest';
import { formPresetsSchema } from './form-presets.ts';

const parsed = (preset: unknown) => formPresetsSchema.safeParse({ 'voices.design': [preset] }).success;

it('accepts plain values of any form, and trims the name', () => {
  const values = { description: 'calm', count: 3, style: { tags: ['ink', null] } };
  expect(formPresetsSchema.parse({ 'voices.design': [{ name: ' Keeper ', values }] })).toEqual({
    'voices.design': [{ name: 'Keeper', values }],
  });
});

it('refuses a preset without a name, with values that are no JSON, or with too much text', () => {
  expect(parsed({ name: '  ', values: {} })).toBe(false);
  expect(parsed({ name: 'x'.repeat(61), values: {} })).toBe(false);
  expect(parsed({ name: 'Keeper', values: { date: new Date(0) } })).toBe(false);
  expect(parsed({ name: 'Keeper', values: { description: 'x'.repeat(39_000) } })).toBe(true);
  expect(parsed({ name: 'Keeper', values: { description: 'x'.repeat(40_000) } })).toBe(false);
  expect(
    formPresetsSchema.safeParse({ form: Array.from({ length: 101 }, () => ({ name: 'a', values: {} })) }).success,
  ).toBe(false);
});
