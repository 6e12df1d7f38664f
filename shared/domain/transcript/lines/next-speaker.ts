import type { SpeakerId } from '../../ids.ts';
import type { Speaker } from '../transcript.ts';

/** A new speaker beside those that are there: "Speaker 1", "Speaker 2" … by the first free ordinal. */
export function nextSpeaker(present: readonly Speaker[], id: SpeakerId): Speaker {
  const taken = new Set(present.map((speaker) => speaker.ordinal));
  let ordinal = 0;
  while (taken.has(ordinal)) ordinal += 1;
  return { id, ordinal, name: `Speaker ${ordinal + 1}` };
}
