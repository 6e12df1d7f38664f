import type { ScoreNote } from '../score/score.ts';

/** Loudness of a part at level 0, as the mean square that its notes add up to. */
const GOAL_POWER = 0.35;
const SHORTEST_SECONDS = 0.18;
const LONGEST_SECONDS = 1.2;

/**
 * How loud a part must be played to reach its level (dB), from its notes alone: chords and dense patterns are turned down,
 * sparse ones up. Notes of all instruments are equally loud (see playNote).
 */
export function partGain(notes: readonly ScoreNote[], level: number): number {
  let power = 0;
  let active = 0;
  let until = -1;
  for (const { startSeconds, durationSeconds, velocity } of notes) {
    const seconds = Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, durationSeconds));
    power += velocity ** 2.6 * seconds;
    const end = startSeconds + Math.max(0.5, seconds);
    active += Math.max(0, end - Math.max(until, startSeconds));
    until = Math.max(until, end);
  }
  const mean = power / Math.max(0.1, active);
  const decibels = Math.max(-12, Math.min(6, 10 * Math.log10(GOAL_POWER / (mean + 1e-6))));
  return 10 ** ((decibels + level) / 20);
}
