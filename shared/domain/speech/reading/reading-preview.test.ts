import { expect, it } from 'vitest';
import { readingPreview } from './reading-preview.ts';

const basic = { normalization: 'basic' as const, pronunciations: [] };
const said = (text: string, options: Parameters<typeof readingPreview>[1] = basic) =>
  readingPreview(text, options).map(({ written, spoken }) => `${written} = ${spoken}`);

it('tells amounts, units, dates and abbreviations as they are said', () => {
  expect(said('Dr. Ito ran 5km on 2024-05-03 for €20.')).toEqual([
    'Dr. = doctor',
    '5km = 5 kilometers',
    '2024-05-03 = May 3rd 2024',
    '€20 = 20 euros',
  ]);
});

it('says nothing of words that are said as they are written', () => {
  expect(said('After that the page is wet. In 1904 there were 40 of them & more.')).toEqual([]);
});

it('leaves chips alone and gives places in the raw text', () => {
  const text = 'Wait <#1.5#> (laughs) “3kg”.';
  const [reading] = readingPreview(text, basic);
  expect(text.slice(reading?.textBegin, reading?.textEnd)).toBe('3kg');
  expect(readingPreview(text, basic)).toHaveLength(1);
});

it('reads less where it is switched off, more where care is asked for, and nothing that a dictionary reads', () => {
  expect(said('It weighs 3kg.', { ...basic, normalization: 'off' })).toEqual([]);
  expect(said('World War II', { ...basic, normalization: 'quality' })).toEqual(['II = 2']);
  expect(said('World War II')).toEqual([]);
  expect(said('It weighs 3kg.', { ...basic, pronunciations: [{ word: '3KG' }] })).toEqual([]);
});
