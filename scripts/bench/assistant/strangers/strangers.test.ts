import { expect, it } from 'vitest';
import { judgeSet } from '../judge-set.ts';
import { LAST_STRANGERS } from './held-out/last-strangers.ts';
import { FIFTH_STRANGERS } from './later/fifth-strangers.ts';
import { RADIO_STUDIO } from './radio-studio.ts';
import {
  FOURTH_STRANGERS,
  HELD_OUT_STRANGERS,
  LATER_STRANGERS,
  THIRD_STRANGERS,
  TUNED_STRANGERS,
} from './strangers.ts';

it.each([
  [
    'that rules were mended with',
    [...TUNED_STRANGERS, ...LATER_STRANGERS, ...THIRD_STRANGERS, ...FOURTH_STRANGERS, ...FIFTH_STRANGERS],
    0.95,
  ],
  ['that are held out', HELD_OUT_STRANGERS, 0.75],
  ['that came after all mends', LAST_STRANGERS, 0.7],
] as const)('understands most wishes of strangers %s, and takes nothing away unasked', async (_which, cases, least) => {
  const { share, wrong } = await judgeSet(cases, RADIO_STUDIO);
  expect(wrong).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(least);
});
