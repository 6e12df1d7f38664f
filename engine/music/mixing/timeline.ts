/** A sound that is to be heard from a sample on. */
export type PlacedSound = { from: number; samples: Float32Array; gain: number };

/** Adds sounds to blocks that follow each other, and says whether there were any. `load` gives a sound when its time comes; `starts` are in order. */
export function createTimeline(
  starts: readonly number[],
  load: (index: number) => Omit<PlacedSound, 'from'>,
): (block: Float32Array, from: number) => boolean {
  let next = 0;
  let sounding: PlacedSound[] = [];
  return (block, from) => {
    const until = from + block.length;
    while (next < starts.length && starts[next]! < until) {
      sounding.push({ from: starts[next]!, ...load(next) });
      next++;
    }
    for (const { from: start, samples, gain } of sounding) {
      const first = Math.max(0, start - from);
      const last = Math.min(block.length, start + samples.length - from);
      const offset = from - start;
      for (let index = first; index < last; index++) block[index]! += samples[index + offset]! * gain;
    }
    const wasHeard = sounding.length > 0;
    sounding = sounding.filter(({ from: start, samples }) => start + samples.length > until);
    return wasHeard;
  };
}
