/** Silence longer than this, in one hole or in sum, is damage: no recorder waits for days. */
export const LONGEST_SILENCE_MS = 24 * 3_600_000;

/** Blocks that hold nothing but zeros, so that whoever takes them needs neither to look at them nor to store them. */
const silentBlocks = new WeakSet<Float32Array[]>();

let zeros = new Float32Array(0);

/**
 * Silence of `samples` in blocks of at most a second. The blocks share their memory: they must not be written to. Nothing
 * is made for a number of samples that no time line has (not finite, or below 1).
 */
export function* silence(samples: number, channels: number, sampleRate: number): Generator<Float32Array[]> {
  if (!Number.isFinite(samples)) return;
  for (let left = Math.round(samples); left > 0;) {
    const length = Math.min(left, Math.max(1, Math.round(sampleRate)));
    left -= length;
    yield markSilent(Array.from({ length: channels }, () => zeroSamples(length)));
  }
}

/** Whether a block is known to be silent. Blocks of zeros that nobody marked are not. */
export const isSilent = (block: Float32Array[]): boolean => silentBlocks.has(block);

/** Marks a block as silent. */
export function markSilent(block: Float32Array[]): Float32Array[] {
  silentBlocks.add(block);
  return block;
}

/** How long filters ring at most, and silence must last before it can be skipped. */
const SETTLED_SECONDS = 1;

/** Tells for block after block whether it is silence that comes after so much silence that no filter still rings. */
export function createSilenceGate(sampleRate: number): { canSkip(block: Float32Array[]): boolean } {
  let samples = 0;
  return {
    canSkip(block) {
      const isSettled = samples >= SETTLED_SECONDS * sampleRate;
      samples = isSilent(block) ? samples + (block[0]?.length ?? 0) : 0;
      return isSettled && samples > 0;
    },
  };
}

/** Whether every sample is zero. Sound is known by its first sample or soon after. */
export function holdsNothing(block: Float32Array[]): boolean {
  return block.every((channel) => {
    for (let index = 0; index < channel.length; index += 1) if (channel[index] !== 0) return false;
    return true;
  });
}

function zeroSamples(length: number): Float32Array {
  if (zeros.length < length) zeros = new Float32Array(length);
  return zeros.subarray(0, length);
}
