import type { Tones } from './tones.ts';

/** What sounds during a beat: pitch classes from C of the middle, without what are overtones, and of the bass; each sums to 1 or is silent. */
export type BeatTones = { middle: Float32Array; bass: Float32Array };

/** Third and fifth harmonics of what is played are tones that nobody plays. */
const OVERTONES = [
  { above: 7, share: 0.25 },
  { above: 4, share: 0.12 },
] as const;

/** Tones of each beat, from the frames whose middle lies in it. */
export function beatTones({ middle, bass, middles }: Tones, times: readonly number[]): BeatTones[] {
  return spans(middles, times).map(({ from, to }) => ({
    middle: shares(withoutOvertones(sumOf(middle, from, to))),
    bass: shares(sumOf(bass, from, to)),
  }));
}

/** The frames between each two times; none is empty, the nearest frame stands in. */
export function spans(middles: readonly number[], times: readonly number[]): { from: number; to: number }[] {
  let frame = 0;
  return times.slice(0, -1).map((start, index) => {
    while (frame < middles.length - 1 && middles[frame]! < start) frame++;
    let to = frame;
    while (to < middles.length && middles[to]! < times[index + 1]!) to++;
    return { from: Math.min(frame, middles.length - 1), to: Math.max(to, frame + 1) };
  });
}

function sumOf(frames: readonly Float32Array[], from: number, to: number): Float32Array {
  const sum = new Float32Array(12);
  for (const frame of frames.slice(from, to)) for (let index = 0; index < 12; index++) sum[index]! += frame[index]!;
  return sum;
}

const withoutOvertones = (chroma: Float32Array): Float32Array =>
  chroma.map((value, index) => {
    const shadow = OVERTONES.reduce((sum, { above, share }) => sum + share * chroma[(index - above + 12) % 12]!, 0);
    return Math.max(0, value - shadow);
  });

function shares(values: Float32Array): Float32Array {
  const total = values.reduce((sum, value) => sum + value, 0);
  return total <= 0 ? values : values.map((value) => value / total);
}
