import type { SpeechEffect } from '../rendering/prosody.ts';
import { createAuditorium, createSpaciousEcho } from './echoes.ts';
import type { Effect } from './effect.ts';
import { createRobot, createTelephone } from './filters.ts';

/** Creates an effect for one stream of speech. */
export function createEffect(name: SpeechEffect, sampleRateHz: number): Effect {
  switch (name) {
    case 'spacious_echo':
      return createSpaciousEcho(sampleRateHz);
    case 'auditorium_echo':
      return createAuditorium(sampleRateHz);
    case 'lofi_telephone':
      return createTelephone(sampleRateHz);
    case 'robotic':
      return createRobot(sampleRateHz);
  }
}
