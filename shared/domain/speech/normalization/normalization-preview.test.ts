import { expect, it } from 'vitest';
import { normalizationPreview } from './normalization-preview.ts';

const basic = { pronunciations: [] };
const said = (text: string, options: Parameters<typeof normalizationPreview>[1] = basic) =>
  normalizationPreview(text, options).map(({ written, spoken }) => `${written} = ${spoken}`);

it('tells amounts, units, dates and abbreviations as they are said', () => {
  expect(said('Dr. Ito ran 5km on 2024-05-03 for €20.')).toEqual([
    'Dr. = doctor',
    '5km = five kilometers',
    '2024-05-03 = May third twenty twenty four',
    '€20 = twenty euros',
  ]);
});

it('says nothing of words that are said as they are written', () => {
  expect(said('After that the page is wet. In 1904 there were 40 of them & more.')).toEqual([]);
});

it('leaves chips alone and gives places in the raw text', () => {
  const text = 'Wait <#1.5#> (laughs) “3kg”.';
  const [reading] = normalizationPreview(text, basic);
  expect(text.slice(reading?.textBegin, reading?.textEnd)).toBe('3kg');
  expect(normalizationPreview(text, basic)).toHaveLength(1);
});

it('reads Roman numerals, and nothing that a dictionary reads', () => {
  expect(said('World War II')).toEqual(['II = two']);
  expect(said('It weighs 3kg.', { pronunciations: [{ word: '3KG' }] })).toEqual([]);
});
