import type { Voice } from '../voices/voice.ts';

/** A built-in voice of the local engine for tests, with what is given. */
export const voiceData = (id: string, values: Partial<Voice> = {}): Voice => ({
  id,
  engine: 'local',
  kind: 'system',
  name: id,
  description: '',
  tags: [],
  isFavourite: false,
  createdAtMs: null,
  lastUsedAtMs: null,
  expiresAtMs: null,
  keepsAlive: false,
  state: 'ready',
  worksOn: ['local'],
  clone: null,
  consent: null,
  designPrompt: null,
  folders: [],
  rating: 0,
  spokenAtMs: null,
  binnedAtMs: null,
  ...values,
});
