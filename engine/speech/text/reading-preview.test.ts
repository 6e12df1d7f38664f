import { expect, it } from 'vitest';
import { readingPreview } from '../../../shared/domain/speech/reading/reading-preview.ts';
import type { Normalisation } from '../../../shared/domain/speech/reading/read-words.ts';
import { speechUnits } from './speech-units.ts';

const TEXTS = [
  'Dr. Ito ran 5 km on 2024-05-03, for €20.50 (or so).',
  'Call no. 7 at 12:30, e.g. by mail@example.org or www.example.org.',
  'It was -4°C at 100km/h; 1/2 of it, #3 — and R&D.',
  'World War II ended. St. Mary lives in Main St. now.',
];

it.each(['off', 'basic', 'quality'] as Normalisation[])('is what the engine says with the normalisation %s', (mode) => {
  for (const text of TEXTS) {
    const units = speechUnits(text, { offset: 0, normalization: mode, pronunciations: [] });
    for (const { textBegin, spoken } of readingPreview(text, { normalization: mode, pronunciations: [] })) {
      const unit = units.find((each) => each.textBegin <= textBegin && textBegin < each.textEnd);
      expect(unit?.spoken.replace(/,$/, '')).toBe(spoken);
    }
  }
});
