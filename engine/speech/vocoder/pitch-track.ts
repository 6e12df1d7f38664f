import { createResampler } from '../../../shared/audio/conversion/resampler.ts';
import { HOP_SECONDS, VOICE_RATE_HZ } from './voice-frames.ts';

/** Pitch is looked for in a low band: all that counts is the fundamental and a few partials. */
const SEARCH_RATE_HZ = 4000;
const WINDOW = 120;
const LOWEST_HZ = 60;
const HIGHEST_HZ = 500;
const SHORTEST_LAG = Math.floor(SEARCH_RATE_HZ / HIGHEST_HZ);
const LONGEST_LAG = Math.ceil(SEARCH_RATE_HZ / LOWEST_HZ);
const MOST_CANDIDATES = 6;
const LEAST_CORRELATION = 0.3;
/** What a frame without voice is worth against the correlation of one with voice. */
const UNVOICED_WORTH = 0.6;
const OCTAVE_COST = 2.2;
const MOST_JUMP_COST = 1.2;
const ONSET_COST = 0.12;
const SHORTEST_VOICE_FRAMES = 5;
/** Frames this much below the loudest one have no voice. */
const SILENCE_SHARE = 1e-5;

type Candidate = { pitchHz: number; worth: number };

/** Pitch in Hz (0 without voice) and mean square every HOP_SECONDS, for sound at VOICE_RATE_HZ. */
export function trackPitch(samples: Float32Array): { pitchHz: Float64Array; energy: Float64Array } {
  const low = lowBand(samples);
  const squares = new Float64Array(low.length + 1);
  for (let index = 0; index < low.length; index++) squares[index + 1] = squares[index]! + low[index]! ** 2;
  const count = Math.floor(samples.length / VOICE_RATE_HZ / HOP_SECONDS) + 1;
  const centre = (frame: number) => Math.round(frame * HOP_SECONDS * SEARCH_RATE_HZ);
  const energy = Float64Array.from(
    { length: count },
    (_, frame) => powerBetween(squares, centre(frame) - WINDOW / 2, WINDOW) / WINDOW,
  );
  const loudest = energy.reduce((most, value) => Math.max(most, value), 0);
  const correlation = new Float64Array(LONGEST_LAG + 2);
  const candidates: Candidate[][] = [];
  for (let frame = 0; frame < count; frame++) {
    if (energy[frame]! <= loudest * SILENCE_SHARE) {
      candidates.push([]);
      continue;
    }
    correlate(low, squares, { centre: centre(frame), correlation });
    candidates.push(peaks(correlation));
  }
  return { pitchHz: withoutShortVoices(bestPath(candidates)), energy };
}

function lowBand(samples: Float32Array): Float64Array {
  const resampler = createResampler(VOICE_RATE_HZ, SEARCH_RATE_HZ);
  const start = Float64Array.from(resampler.push(samples));
  const rest = resampler.flush();
  const whole = new Float64Array(start.length + rest.length);
  whole.set(start);
  whole.set(rest, start.length);
  const mean = whole.reduce((sum, value) => sum + value, 0) / Math.max(1, whole.length);
  return whole.map((value) => value - mean);
}

/** Sum of squares of `length` samples; what lies outside is silence. */
function powerBetween(squares: Float64Array, start: number, length: number): number {
  const last = squares.length - 1;
  const from = Math.min(last, Math.max(0, start));
  const to = Math.min(last, Math.max(0, start + length));
  return squares[to]! - squares[from]!;
}

/** Normalised correlation of two windows that lie evenly around the centre, for every lag. */
function correlate(
  low: Float64Array,
  squares: Float64Array,
  target: { centre: number; correlation: Float64Array },
): void {
  const { centre, correlation } = target;
  for (let lag = SHORTEST_LAG - 1; lag <= LONGEST_LAG + 1; lag++) {
    const start = centre - ((WINDOW + lag) >> 1);
    const from = Math.max(0, -start);
    const to = Math.min(WINDOW, low.length - start - lag);
    let sum = 0;
    for (let index = from; index < to; index++) sum += low[start + index]! * low[start + index + lag]!;
    const power = powerBetween(squares, start, WINDOW) * powerBetween(squares, start + lag, WINDOW);
    correlation[lag] = sum / Math.sqrt(power + 1e-24);
  }
}

function peaks(correlation: Float64Array): Candidate[] {
  const found: Candidate[] = [];
  for (let lag = SHORTEST_LAG; lag <= LONGEST_LAG; lag++) {
    const before = correlation[lag - 1]!;
    const here = correlation[lag]!;
    const after = correlation[lag + 1]!;
    if (here <= before || here < after || here <= LEAST_CORRELATION) continue;
    const curve = 2 * (before - 2 * here + after);
    const offset = curve === 0 ? 0 : (before - after) / curve;
    // Of two lags that fit alike the shorter is the period.
    found.push({ pitchHz: SEARCH_RATE_HZ / (lag + offset), worth: here - 0.02 * (lag / LONGEST_LAG) });
  }
  return found.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_CANDIDATES);
}

function jumpCost(from: number, to: number): number {
  if (from > 0 && to > 0) return Math.min(MOST_JUMP_COST, Math.abs(Math.log2(to / from)) * OCTAVE_COST);
  return from > 0 === to > 0 ? 0 : ONSET_COST;
}

/** Viterbi: the path of candidates (or no voice) with the most worth and the fewest jumps. */
function bestPath(candidates: readonly Candidate[][]): Float64Array {
  const silent: Candidate = { pitchHz: 0, worth: UNVOICED_WORTH };
  const backs: Int32Array[] = [];
  const states = candidates.map((entry) => [silent, ...entry]);
  let costs = [0];
  let previous: Candidate[] = [silent];
  for (const row of states) {
    const back = new Int32Array(row.length);
    const next = row.map((state, index) => {
      let best = Number.POSITIVE_INFINITY;
      for (let from = 0; from < previous.length; from++) {
        const cost = costs[from]! + jumpCost(previous[from]!.pitchHz, state.pitchHz);
        if (cost >= best) continue;
        best = cost;
        back[index] = from;
      }
      return best - state.worth;
    });
    backs.push(back);
    costs = next;
    previous = row;
  }
  const path = new Float64Array(states.length);
  let state = costs.indexOf(Math.min(...costs));
  for (let frame = states.length - 1; frame >= 0; frame--) {
    path[frame] = states[frame]![state]!.pitchHz;
    state = backs[frame]![state]!;
  }
  return path;
}

function withoutShortVoices(pitchHz: Float64Array): Float64Array {
  let start = 0;
  while (start < pitchHz.length) {
    let end = start;
    while (end < pitchHz.length && pitchHz[end]! > 0) end++;
    if (end - start < SHORTEST_VOICE_FRAMES) pitchHz.fill(0, start, end);
    start = Math.max(end, start + 1);
  }
  return pitchHz;
}
