import type { ScoreNote } from '../score/score.ts';
import { frequencyHz } from '../theory/pitch.ts';
import type { Singer } from './singers.ts';

const GLIDE_SECONDS = 0.07;
/** A glide begins before its note, so that the note is reached early. */
const EARLY_SECONDS = 0.05;
const VIBRATO_AFTER_SECONDS = 0.35;
const VIBRATO_RISE_SECONDS = 0.35;

/** The pitch of a sung melody at a time, Hz: glides from note to note, and a vibrato on long ones. */
export function melodyHz(
  notes: readonly Pick<ScoreNote, 'startSeconds' | 'pitch'>[],
  vibrato: Singer['vibrato'],
): (seconds: number) => number {
  let index = 0;
  return (seconds) => {
    while (index < notes.length - 1 && seconds >= notes[index + 1]!.startSeconds - EARLY_SECONDS) index++;
    while (index > 0 && seconds < notes[index]!.startSeconds - EARLY_SECONDS) index--;
    const { pitch, startSeconds } = notes[index]!;
    const former = notes[index - 1]?.pitch ?? pitch;
    const share = Math.min(1, Math.max(0, (seconds - startSeconds + EARLY_SECONDS) / GLIDE_SECONDS));
    const eased = share * share * (3 - 2 * share);
    const held = seconds - startSeconds - VIBRATO_AFTER_SECONDS;
    const swell = Math.min(1, Math.max(0, held / VIBRATO_RISE_SECONDS));
    const sway = swell * vibrato.semitones * Math.sin(2 * Math.PI * vibrato.hz * held);
    return frequencyHz(former + (pitch - former) * eased + sway);
  };
}
