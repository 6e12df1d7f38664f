import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { wavFile } from '../../../../shared/audio/wav.ts';

/** Rate at which sounds are compared: the one that recognition works at. */
export const COMPARE_HZ = 16_000;
/** Where the clicks of `writeClicks` begin. */
export const CLICK_TIMES_MS = [500, 3217, 7300, 11_777];
/** Length of the recording of `writeClicks`. */
export const CLICKS_DURATION_MS = 13_000;

/** Runs ffmpeg, which tests use as the reference. Throws with its log when it is missing or fails. */
export function ffmpeg(...args: string[]): Buffer {
  const run = spawnSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], { maxBuffer: 1 << 28 });
  if (run.error) throw new Error(`These tests need ffmpeg on the PATH: ${run.error.message}`);
  if (run.status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${run.stderr.toString()}`);
  return run.stdout;
}

/** Writes a WAV of quiet noise with a loud short tone at each of CLICK_TIMES_MS. */
export function writeClicks(file: string, sampleRate = 44_100): void {
  const samples = new Float32Array((CLICKS_DURATION_MS * sampleRate) / 1000);
  // A fixed pseudo-random sequence: encoders need something to encode, tests need the same each time.
  let seed = 1;
  for (let index = 0; index < samples.length; index += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    samples[index] = (seed / 2_147_483_647 - 0.5) * 0.004;
  }
  for (const timeMs of CLICK_TIMES_MS) {
    const start = Math.round((timeMs * sampleRate) / 1000);
    for (let index = 0; index < sampleRate / 20; index += 1) {
      samples[start + index] = 0.7 * Math.cos((2 * Math.PI * 1500 * index) / sampleRate);
    }
  }
  writeFileSync(file, wavFile(samples, sampleRate));
}

/** Times at which the clicks are heard in samples at COMPARE_HZ, NaN for one that is not there. */
export function clickTimesMs(samples: Float32Array): number[] {
  return CLICK_TIMES_MS.map((timeMs) => {
    const from = Math.max(0, Math.round(((timeMs - 300) * COMPARE_HZ) / 1000));
    const onset = samples.subarray(from, from + (600 * COMPARE_HZ) / 1000).findIndex((value) => Math.abs(value) > 0.15);
    return onset < 0 ? Number.NaN : ((from + onset) * 1000) / COMPARE_HZ;
  });
}

/** The mono mix of a file as ffmpeg decodes it, from `startMs` on. */
export function decodeWithFfmpeg(file: string, startMs = 0): Float32Array {
  const seek = startMs > 0 ? ['-ss', String(startMs / 1000)] : [];
  const output = ['-map', '0:a:0', '-ac', '1', '-ar', String(COMPARE_HZ), '-f', 'f32le', 'pipe:1'];
  return floats(ffmpeg(...seek, '-i', file, ...output));
}

/** The samples of an analysis copy. */
export function readAnalysisCopy(file: string): Float32Array {
  const bytes = readFileSync(file).subarray(80);
  return Float32Array.from(
    new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
    (v) => v / 32_768,
  );
}

function floats(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 4)));
}

/** Times at which a loud tone begins after quiet, wherever it does. */
export function clickOnsetsMs(samples: Float32Array): number[] {
  const times: number[] = [];
  const quiet = COMPARE_HZ / 10;
  let last = -quiet;
  for (let index = 0; index < samples.length; index += 1) {
    if (Math.abs(samples[index] ?? 0) <= 0.15) continue;
    if (index - last >= quiet) times.push((index * 1000) / COMPARE_HZ);
    last = index;
  }
  return times;
}
