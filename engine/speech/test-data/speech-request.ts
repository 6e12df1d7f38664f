import type { SpeechRequest } from '../synthesizer.ts';

/** Rate of the speech in tests, Hz: that of the recogniser. */
export const RATE_HZ = 16_000;

/** A request without any wishes but those of `more`. */
export const speechRequest = (text: string, more: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text,
  voiceId: 'English_expressive_narrator',
  speed: 1,
  volume: 1,
  pitchSemitones: 0,
  emotion: null,
  pronunciations: [],
  modify: { pitch: 0, intensity: 0, timbre: 0, effect: null },
  model: 'speech-2.8-hd',
  sampleRateHz: RATE_HZ,
  channels: 1,
  seed: 0,
  signal: new AbortController().signal,
  ...more,
});
