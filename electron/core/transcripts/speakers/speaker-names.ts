import { randomUUID } from 'node:crypto';
import type { SpeakerId } from '../../../../shared/domain/ids.ts';
import { nextSpeaker as nextSpeakerOf } from '../../../../shared/domain/transcript/lines/next-speaker.ts';
import type { Speaker } from '../../../../shared/domain/transcript/transcript.ts';

/** See the rule of the same name; with an id of its own. */
export const nextSpeaker = (present: readonly Speaker[]): Speaker => nextSpeakerOf(present, randomUUID() as SpeakerId);

/** Whether nobody has given the speaker a name yet. */
export function hasDefaultName(speaker: Speaker): boolean {
  return /^Speaker \d+$/.test(speaker.name);
}
