import { expect, it } from 'vitest';
import { voiceOrbLook } from './voice-orb-paint.ts';

it('gives the same voice the same look', () => {
  expect(voiceOrbLook('Slate_Narrator')).toEqual(voiceOrbLook('Slate_Narrator'));
});

it('tells ids apart that differ in their last letter', () => {
  const hues = Array.from({ length: 26 }, (_, at) => voiceOrbLook(`Voice_${String.fromCharCode(97 + at)}`).hue);
  expect(new Set(hues).size).toBeGreaterThan(20);
});
