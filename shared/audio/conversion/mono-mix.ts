/** Stretch whose channels are compared. */
const FRAME_SECONDS = 0.05;
/** A change of sign is faded over this, or it would be heard as a click. */
const FADE_SECONDS = 0.005;
/** How much of what was compared before counts in the next stretch. */
const MEMORY = 0.5;
/** A channel is turned when it opposes the others this much, and turned back when it agrees with them again. */
const OPPOSED = -0.4;
const AGREED = 0.1;

/** Mixes any number of channels into one, never louder than the loudest of them. */
export interface MonoMix {
  /** One sample a frame. A single channel is passed through. */
  push(block: readonly Float32Array[]): Float32Array;
}

/**
 * The mean of all channels, where a channel in opposite phase to the rest is turned before it is added: a plain mean would
 * be silent. Channels that agree or have nothing to do with each other are left as they are. Latency: none.
 */
export function createMonoMix(sampleRate: number): MonoMix {
  const frameLength = Math.max(1, Math.round(sampleRate * FRAME_SECONDS));
  const fadeLength = Math.max(1, Math.round(sampleRate * FADE_SECONDS));
  let phases = createPhases(0);
  return {
    push(block) {
      const [first] = block;
      if (!first || block.length === 1) return first ?? new Float32Array(0);
      if (phases.signs.length !== block.length) phases = createPhases(block.length);
      const out = new Float32Array(first.length);
      for (let from = 0; from < first.length; from += frameLength) {
        const to = Math.min(first.length, from + frameLength);
        const before = [...phases.signs];
        phases.look(block, from, to);
        for (const [index, channel] of block.entries()) {
          const change = { before: before[index] as number, after: phases.signs[index] as number };
          addChannel(out, channel, { from, to, fadeLength, share: 1 / block.length, ...change });
        }
      }
      return out;
    },
  };
}

type Part = { from: number; to: number; fadeLength: number; before: number; after: number; share: number };

function addChannel(out: Float32Array, channel: Float32Array, part: Part): void {
  const { before, after, share } = part;
  const fadeEnd = before === after ? part.from : Math.min(part.to, part.from + part.fadeLength);
  for (let index = part.from; index < fadeEnd; index += 1) {
    const done = (index - part.from + 1) / part.fadeLength;
    out[index] = (out[index] as number) + (channel[index] as number) * share * (before + (after - before) * done);
  }
  const factor = after * share;
  for (let index = fadeEnd; index < part.to; index += 1) {
    out[index] = (out[index] as number) + (channel[index] as number) * factor;
  }
}

/** Keeps the signs of `count` channels and the products between them. */
function createPhases(count: number) {
  const signs = Array.from({ length: count }, () => 1);
  const products = new Float64Array(count * count);
  const shared = (a: number, b: number) => products[Math.min(a, b) * count + Math.max(a, b)] as number;
  const compare = (block: readonly Float32Array[], from: number, to: number) => {
    for (let a = 0; a < count; a += 1) {
      for (let b = a; b < count; b += 1) {
        const index = a * count + b;
        const sum = product(block[a] as Float32Array, block[b] as Float32Array, { from, to });
        products[index] = (products[index] as number) * MEMORY + sum;
      }
    }
  };
  return {
    signs,
    /** Sets the signs for a stretch: from the loudest channel down, each is compared with the mix of those before it. */
    look(block: readonly Float32Array[], from: number, to: number): void {
      compare(block, from, to);
      const order = signs.map((_, index) => index).toSorted((a, b) => shared(b, b) - shared(a, a));
      const mixed: number[] = [];
      let mixedPower = 0;
      for (const channel of order) {
        const power = shared(channel, channel);
        const common = mixed.reduce((sum, other) => sum + (signs[other] as number) * shared(channel, other), 0);
        const alike = power > 0 && mixedPower > 0 ? common / Math.sqrt(power * mixedPower) : 0;
        const sign = alike < OPPOSED ? -1 : alike > AGREED ? 1 : (signs[channel] as number);
        signs[channel] = sign;
        mixedPower += power + 2 * sign * common;
        mixed.push(channel);
      }
    },
  };
}

function product(a: Float32Array, b: Float32Array, { from, to }: { from: number; to: number }): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += (a[index] as number) * (b[index] as number);
  return sum;
}
