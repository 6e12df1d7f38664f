import { expect, it } from 'vitest';
import { normalizationPreview } from '../../../shared/domain/speech/normalization/normalization-preview.ts';
import { speechUnits } from './speech-units.ts';
import { voiceSpelling } from './voice-spelling.ts';

const TEXTS = [
  'Dr. Ito ran 5 km on 2024-05-03, for €20.50 (or so).',
  'Call no. 7 at 12:30, e.g. by mail@example.org or www.example.org.',
  'It was -4°C at 100km/h; 1/2 of it, #3 — and R&D.',
  'World War II ended. St. Mary lives in Main St. now.',
];

it('is what the engine says', () => {
  for (const text of TEXTS) {
    const units = speechUnits(text, { offset: 0, pronunciations: [] });
    const readings = normalizationPreview(text, { pronunciations: [] });
    expect(readings.length).toBeGreaterThan(1);
    for (const { textBegin, spoken } of readings) {
      const unit = units.find((each) => each.textBegin <= textBegin && textBegin < each.textEnd);
      expect(unit?.spoken.replace(/,$/, '')).toBe(voiceSpelling(spoken));
    }
  }
});
