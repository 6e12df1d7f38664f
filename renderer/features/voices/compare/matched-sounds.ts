import type { PreviewAudio } from '../../../media/preview.ts';
import { loudnessOf } from './loudness.ts';

/** Any rate that browsers decode to; it only has to be the same for both. */
const MEASURED_AT_HZ = 48_000;
const KEPT = 40;

const measured = new Map<string, Promise<number | null>>();

/** How loud a sound is (LUFS), null for silence; measured once. Throws when it cannot be fetched or decoded. */
export function loudnessAt(url: string): Promise<number | null> {
  const known = measured.get(url);
  if (known) return known;
  const result = measure(url);
  measured.set(url, result);
  result.catch(() => measured.delete(url));
  const [oldest] = measured.keys();
  if (measured.size > KEPT && oldest !== undefined) measured.delete(oldest);
  return result;
}

async function measure(url: string): Promise<number | null> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The sound could not be read (${response.status}).`);
  const context = new OfflineAudioContext(1, 1, MEASURED_AT_HZ);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  return loudnessOf(sound.getChannelData(0), sound.sampleRate);
}

/**
 * By how much (dB, 0 or less) each of two sounds is turned down to be as loud as the quieter one. Turning up could distort.
 * Silence is left alone.
 */
export function matchDb(loudness: readonly [number | null, number | null]): [number, number] {
  const [a, b] = loudness;
  if (a === null || b === null) return [0, 0];
  const quieter = Math.min(a, b);
  return [quieter - a, quieter - b];
}

/** The sound, turned down by so many decibels. */
export function turnedDown(sound: PreviewAudio, byDb: number): PreviewAudio {
  return { ...sound, gain: 10 ** (byDb / 20) };
}
