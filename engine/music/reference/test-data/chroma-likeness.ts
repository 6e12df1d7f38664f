import { bytesSource } from '../../../../shared/audio/byte-source.ts';
import { monoAt } from '../../../../shared/audio/conversion/mono.ts';
import { spectraOf } from '../../../../shared/audio/music/spectra.ts';
import { openAudio } from '../../../../shared/audio/open-audio.ts';
import { REFERENCE_RATE_HZ } from '../read-sound.ts';

/** Frames of chroma are averaged over about so many, and two sounds may begin so many apart. */
const FRAMES = 10;
const MOST_LAG = 40;

/** Mono sound of a file at REFERENCE_RATE_HZ. */
export async function monoOf(bytes: Uint8Array): Promise<Float32Array> {
  const audio = await openAudio(bytesSource(bytes));
  const blocks: Float32Array[] = [];
  try {
    for await (const block of monoAt(audio, REFERENCE_RATE_HZ)) blocks.push(block.slice());
  } finally {
    audio.close();
  }
  return Float32Array.from(blocks.flatMap((block) => [...block]));
}

/** How alike the tones of two sounds are over time, as the mean correlation of their chroma second by second, −1 to 1. */
export function chromaLikeness(one: Float32Array, other: Float32Array): number {
  const [first, second] = [smoothChroma(one), smoothChroma(other)];
  let best = -1;
  for (let lag = -MOST_LAG; lag <= MOST_LAG; lag++) {
    const fits = first.flatMap((frame, index) => {
      const against = second[index + lag];
      return against && index % FRAMES === 0 ? [correlation(frame, against)] : [];
    });
    if (fits.length > 5) best = Math.max(best, fits.reduce((sum, fit) => sum + fit, 0) / fits.length);
  }
  return best;
}

/** Whether the tones of a file are more like those of one file than like those of another. */
export async function isChromaLike(
  bytes: Uint8Array,
  { to, ratherThan }: { to: Uint8Array; ratherThan: Uint8Array },
): Promise<boolean> {
  const sound = await monoOf(bytes);
  return chromaLikeness(sound, await monoOf(to)) > chromaLikeness(sound, await monoOf(ratherThan)) + 0.15;
}

function smoothChroma(samples: Float32Array): number[][] {
  const { chroma } = spectraOf(samples, REFERENCE_RATE_HZ);
  return chroma.map((_, index) =>
    Array.from({ length: 12 }, (_tone, pitchClass) =>
      chroma.slice(index, index + FRAMES).reduce((sum, frame) => sum + frame[pitchClass]!, 0),
    ),
  );
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, squareOne, squareOther] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    both += (value - meanOne) * (other[index]! - meanOther);
    squareOne += (value - meanOne) ** 2;
    squareOther += (other[index]! - meanOther) ** 2;
  }
  return both / Math.sqrt(squareOne * squareOther + 1e-12);
}
