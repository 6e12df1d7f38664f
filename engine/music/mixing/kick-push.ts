import type { Score } from '../score/score.ts';

/** How far the kick pushes the rest back at each sample of a block, 0 to 1. */
export function kickPush(
  { hits }: Score,
  { beatSeconds, sampleRateHz }: { beatSeconds: number; sampleRateHz: number },
): (from: number, length: number) => Float32Array {
  const kicks = hits
    .filter(({ drum, velocity }) => drum === 'kick' && velocity > 0.45)
    .map(({ startSeconds }) => startSeconds);
  const recovery = beatSeconds * 0.62;
  let next = 0;
  let last = -10;
  return (from, length) => {
    const push = new Float32Array(length);
    for (let index = 0; index < length; index++) {
      const seconds = (from + index) / sampleRateHz;
      while (next < kicks.length && kicks[next]! <= seconds) last = kicks[next++]!;
      const part = (seconds - last) / recovery;
      if (part < 1) push[index] = Math.min(1, (seconds - last) / 0.004) * (1 - part) ** 1.4;
    }
    return push;
  };
}
