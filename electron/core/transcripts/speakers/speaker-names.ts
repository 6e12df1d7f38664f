import { randomUUID } from 'node:crypto';
import type { SpeakerId } from '../../../../shared/domain/ids.ts';
import type { Speaker } from '../../../../shared/domain/transcript/transcript.ts';

/** A new speaker beside those that are there: "Speaker 1", "Speaker 2" … by the first free ordinal. */
export function nextSpeaker(present: readonly Speaker[]): Speaker {
  const taken = new Set(present.map((speaker) => speaker.ordinal));
  let ordinal = 0;
  while (taken.has(ordinal)) ordinal += 1;
  return { id: randomUUID() as SpeakerId, ordinal, name: `Speaker ${ordinal + 1}` };
}

/** Whether nobody has given the speaker a name yet. */
export function hasDefaultName(speaker: Speaker): boolean {
  return /^Speaker \d+$/.test(speaker.name);
}
