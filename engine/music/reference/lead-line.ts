import { spans } from './beat-tones.ts';
import { LEAD_LOWEST, LEAD_PITCHES, type Tones } from './tones.ts';

/** A note of the lead line in steps of half a beat, from the first beat on. */
export type LeadStep = { step: number; steps: number; pitch: number };

/** A leap costs so much a semitone, up to an octave; most melodies move by steps. */
const LEAP_COST = 0.02;
/** Of two equally strong tones the upper one is rather heard as the melody. */
const HEIGHT_GAIN = 0.004;
/** A pitch must stand out so far above the others to be a voice. */
const LEAST_STANDING_OUT = 1.25;
/** Below this share of what it is where the line is strong nobody leads: what is left are chords. */
const LEAST_STRENGTH = 0.6;
const STRONG_SHARE = 0.75;

/** The lead line over beats at `times`: the strongest pitch of each half beat, none where no voice stands out. */
export function leadLine({ lead, middles }: Tones, times: readonly number[]): LeadStep[] {
  const halves = times.flatMap((time, index) => {
    const next = times[index + 1];
    return next === undefined ? [time] : [time, (time + next) / 2];
  });
  const strengths = spans(middles, halves).map(({ from, to }) => meanOf(lead.slice(from, to)));
  const path = bestPath(strengths);
  const strong = strongOf(path.map((index, step) => strengths[step]![index]!));
  return notesOf(
    path.map((index, step) => {
      const strength = strengths[step]![index]!;
      return strength >= strong * LEAST_STRENGTH && standsOut(strengths[step]!, index) ? LEAD_LOWEST + index : null;
    }),
  );
}

const standsOut = (strengths: Float32Array, index: number): boolean =>
  strengths[index]! >= LEAST_STANDING_OUT * (strengths.reduce((sum, value) => sum + value, 0) / strengths.length);

/** The pitches that are strongest together, where leaps cost (Viterbi). */
function bestPath(strengths: readonly Float32Array[]): number[] {
  let scores = new Float64Array(LEAD_PITCHES);
  const formers: Int16Array[] = [];
  for (const values of strengths) {
    const most = Math.max(1e-9, ...values);
    const next = new Float64Array(LEAD_PITCHES);
    const former = new Int16Array(LEAD_PITCHES);
    for (let pitch = 0; pitch < LEAD_PITCHES; pitch++) {
      let best = -Infinity;
      for (let from = 0; from < LEAD_PITCHES; from++) {
        const score = scores[from]! - LEAP_COST * Math.min(12, Math.abs(pitch - from));
        if (score > best) {
          best = score;
          former[pitch] = from;
        }
      }
      next[pitch] = best + values[pitch]! / most + HEIGHT_GAIN * pitch;
    }
    scores = next;
    formers.push(former);
  }
  return traced(scores, formers);
}

function traced(scores: Float64Array, formers: readonly Int16Array[]): number[] {
  let at = scores.indexOf(Math.max(...scores));
  const path: number[] = [];
  for (const former of formers.toReversed()) {
    path.unshift(at);
    at = former[at]!;
  }
  return path;
}

/** Equal neighbours are one note. */
function notesOf(pitches: readonly (number | null)[]): LeadStep[] {
  const notes: LeadStep[] = [];
  for (const [step, pitch] of pitches.entries()) {
    const last = notes.at(-1);
    if (pitch === null) continue;
    if (last && last.pitch === pitch && last.step + last.steps === step) last.steps += 1;
    else notes.push({ step, steps: 1, pitch });
  }
  return notes;
}

function meanOf(frames: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(LEAD_PITCHES);
  for (const frame of frames) {
    for (let index = 0; index < LEAD_PITCHES; index++) mean[index]! += frame[index]! / frames.length;
  }
  return mean;
}

/** What most values are below. */
function strongOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * STRONG_SHARE)] ?? 0;
}
