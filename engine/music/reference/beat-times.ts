import { withoutMean } from '../../../shared/audio/music/tempo.ts';

/** What begins, frame by frame, and how long a beat takes about. */
export type BeatSearch = { onsets: Float64Array; hopSeconds: number; beatSeconds: number };

/** How strictly beats keep to the tempo. */
const STRICTNESS = 400;
/** A frame of onsets tells of what begins in its middle. */
const FRAME_MIDDLE_SECONDS = 0.032;

/**
 * When beats are, in seconds: where much begins, at about the tempo (dynamic programming after Ellis, 2007). Beats go on at the tempo before
 * the first and behind the last one that is heard, over `lengthSeconds`.
 */
export function beatTimes(search: BeatSearch, lengthSeconds: number): number[] {
  const { hopSeconds, beatSeconds } = search;
  const found = evened(
    trackBeats(search).map((frame) => frame * hopSeconds + FRAME_MIDDLE_SECONDS),
    beatSeconds,
  );
  const [first = 0] = found;
  const before: number[] = [];
  for (let at = first - beatSeconds; at > -beatSeconds / 4; at -= beatSeconds) before.unshift(at);
  const times = [...before, ...found];
  while (times.at(-1)! + beatSeconds < lengthSeconds + beatSeconds / 4) times.push(times.at(-1)! + beatSeconds);
  return times;
}

function trackBeats({ onsets, hopSeconds, beatSeconds }: BeatSearch): number[] {
  const strength = normalized(withoutMean(onsets, Math.round(0.5 / hopSeconds)));
  const period = beatSeconds / hopSeconds;
  const [least, most] = [Math.round(period / 2), Math.round(period * 2)];
  const costs = Float64Array.from({ length: most + 1 }, (_, lag) => -STRICTNESS * Math.log(lag / period) ** 2);
  const total = new Float64Array(strength.length);
  const former = new Int32Array(strength.length).fill(-1);
  for (let frame = 0; frame < strength.length; frame++) {
    let best = 0;
    for (let lag = least; lag <= most && lag <= frame; lag++) {
      const score = total[frame - lag]! + costs[lag]!;
      if (score > best) {
        best = score;
        former[frame] = frame - lag;
      }
    }
    total[frame] = strength[frame]! + best;
  }
  return traceBack(total, former, most);
}

function traceBack(total: Float64Array, former: Int32Array, period: number): number[] {
  let at = -1;
  for (let frame = Math.max(0, total.length - period); frame < total.length; frame++) {
    if (at < 0 || total[frame]! > total[at]!) at = frame;
  }
  const beats: number[] = [];
  for (; at >= 0; at = former[at]!) beats.unshift(at);
  return beats;
}

/** As multiples of their usual size. */
function normalized(values: Float64Array): Float64Array {
  const power = values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length);
  const size = Math.sqrt(power) || 1;
  return values.map((value) => value / size);
}

const EVENED_OVER = 8;

/** Each beat on the line through those around it: frames are coarse, and players push and drag single beats. */
function evened(times: readonly number[], beatSeconds: number): number[] {
  return times.map((_time, index) => {
    const from = Math.max(0, index - EVENED_OVER);
    const near = times.slice(from, index + EVENED_OVER + 1);
    const line = lineThrough(near);
    return near.length < 4 ? times[0]! + index * beatSeconds : line.start + line.step * (index - from);
  });
}

/** The tempo of beats that keep one, beats a minute. */
export const steadyTempo = (times: readonly number[]): number => 60 / lineThrough(times).step;

function lineThrough(times: readonly number[]): { start: number; step: number } {
  const middle = (times.length - 1) / 2;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  let [both, square] = [0, 0];
  for (const [index, time] of times.entries()) {
    both += (index - middle) * (time - mean);
    square += (index - middle) ** 2;
  }
  const step = square === 0 ? 0 : both / square;
  return { start: mean - step * middle, step };
}
