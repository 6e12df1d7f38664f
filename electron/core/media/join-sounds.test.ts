import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesSource } from '../../../shared/audio/byte-source.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import { toInt16, wavHeader } from '../../../shared/audio/wav.ts';
import { createMedia } from './create-media.ts';
import type { Media } from './media.ts';
import type { JoinedPart } from './sound-join.ts';
import { joinSounds } from './worker/joining/join-sounds.ts';

let folder: string;
let media: Media;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'join-sounds-'));
  media = createMedia({ mediaFolder: () => folder, cacheFolder: folder });
});
afterAll(async () => {
  await media.dispose();
  rmSync(folder, { recursive: true });
});

const write = (name: string, channels: Float32Array[], rate: number): string => {
  const data = toInt16(channels);
  const header = wavHeader({ sampleRate: rate, channels: channels.length, dataBytes: data.byteLength });
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.concat([header, new Uint8Array(data.buffer)]));
  return file;
};
const level = (value: number, samples: number) => new Float32Array(samples).fill(value);
const part = (file: string, startMs: number, endMs: number): JoinedPart => ({
  file,
  fileName: path.basename(file),
  startMs,
  endMs,
});

async function decoded(file: string): Promise<{ rate: number; channels: number[][] }> {
  const audio = await openAudio(bytesSource(readFileSync(file)));
  const channels: number[][] = [];
  for await (const block of audio.blocks()) {
    block.forEach((samples, index) => {
      const list = (channels[index] ??= []);
      for (const value of samples) list.push(value);
    });
  }
  return { rate: audio.sampleRate, channels };
}

const joined = async (parts: JoinedPart[], encoding: { sampleRateHz: number; channels: 1 | 2 }) => {
  const target = path.join(folder, 'joined.wav');
  const result = await media.joinSounds({ parts, target, encoding: { ...encoding, format: 'wav', bitrate: 0 } });
  return { ...(await decoded(target)), result };
};

/** First sample from `from` on that is louder than a tenth. */
const onset = (samples: readonly number[], from = 0) =>
  samples.findIndex((value, index) => index >= from && Math.abs(value) > 0.1);

describe('joining sounds', () => {
  it('leaves exactly the silence that is wanted and fades hard edges', async () => {
    const file = write('half.wav', [level(0.5, 48_000)], 48_000);
    const { channels, result } = await joined([part(file, 0, 1000), part(file, 1250, 2250), part(file, 2250, 3250)], {
      sampleRateHz: 48_000,
      channels: 1,
    });
    const [sound] = channels as [number[]];
    expect(sound).toHaveLength(48_000 * 3.25);
    expect(result).toMatchObject({ sampleCount: 48_000 * 3.25, durationMs: 3250 });
    const gap = sound.slice(48_000, 60_000);
    expect(gap.every((value) => value === 0)).toBe(true);
    expect(sound[47_999]).toBeGreaterThan(0);
    expect(sound[60_000]).toBeGreaterThan(0);
    expect(sound[0]).toBeLessThan(0.01);
    // 5 ms at each edge, untouched between them.
    expect(sound[240]).toBeCloseTo(0.5, 3);
    expect(sound.slice(240, 47_760).every((value) => value === sound[240])).toBe(true);
    expect(sound.every((value, index) => Math.abs(value - (sound[index - 1] ?? 0)) < 0.01)).toBe(true);
  });

  it('keeps the power where sounds are cross-faded, over exactly that time', async () => {
    const rate = 32_000;
    const noise = (seed: number) => {
      let state = seed;
      return Float32Array.from({ length: rate * 2 }, () => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return (state / 2_147_483_648 - 0.5) * 0.6;
      });
    };
    const left = noise(1);
    const right = noise(99);
    const parts = [part(write('left.wav', [left], rate), 0, 2000), part(write('right.wav', [right], rate), 1850, 3850)];
    const { channels } = await joined(parts, { sampleRateHz: rate, channels: 1 });
    const [sound] = channels as [number[]];
    expect(sound).toHaveLength(rate * 3.85);
    const from = rate * 1.85;
    const to = rate * 2;
    // Untouched outside of the fade.
    expect(Math.abs(sound[from - 1]! - left[from - 1]!)).toBeLessThan(0.0001);
    expect(Math.abs(sound[to]! - right[to - from]!)).toBeLessThan(0.0001);
    for (const at of [from + 1000, from + 2400, to - 500]) {
      const gain = Math.sin((Math.PI / 2) * ((at - from + 0.5) / (to - from)));
      const wanted = left[at]! * Math.sqrt(1 - gain * gain) + right[at - from]! * gain;
      expect(Math.abs(sound[at]! - wanted)).toBeLessThan(0.0001);
    }
    const power = (slice: number[]) => slice.reduce((sum, value) => sum + value * value, 0) / slice.length;
    expect(power(sound.slice(from, to)) / power(sound.slice(0, from))).toBeCloseTo(1, 1);
  });

  it('brings takes of all rates, channels and formats to one rate, each at its own place', async () => {
    const kinds = [
      [8000, 1, 'wav'],
      [16_000, 1, 'mp3'],
      [22_050, 2, 'flac'],
      [24_000, 1, 'flac'],
      [32_000, 2, 'mp3'],
      [44_100, 1, 'mp3'],
      [44_100, 2, 'wav'],
      [48_000, 1, 'mp3'],
    ] as const;
    const parts = kinds.map(([rate, count, format], index) => {
      const tone = Float32Array.from({ length: rate }, (_, at) =>
        // A burst from 300 ms on: its onset is what must stay in its place.
        at < rate * 0.3 ? 0 : 0.4 * Math.sin((2 * Math.PI * 440 * at) / rate),
      );
      const wav = write(`take-${index}.wav`, Array<Float32Array>(count).fill(tone), rate);
      const file = path.join(folder, `coded-${index}.${format}`);
      execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', wav, ...(format === 'mp3' ? ['-b:a', '64k'] : []), file]);
      return part(file, index * 1400, index * 1400 + 1000);
    });
    for (const channels of [1, 2] as const) {
      const found = await joined(parts, { sampleRateHz: 44_100, channels });
      expect(found.channels).toHaveLength(channels);
      expect(found.channels[0]!.length / 44_100).toBeCloseTo(7 * 1.4 + 1, 2);
      for (const sound of found.channels) {
        for (const [index] of kinds.entries()) {
          const at = onset(sound, Math.round(index * 1.4 * 44_100)) / 44.1;
          expect(Math.abs(at - (index * 1400 + 300))).toBeLessThan(10);
        }
      }
    }
  });

  it('writes mp3 and flac that other programs read with the same length', async () => {
    const file = write('tone.wav', [level(0.2, 44_100 * 2)], 44_100);
    for (const format of ['mp3', 'flac', 'wav'] as const) {
      const target = path.join(folder, `out.${format}`);
      const encoding = { format, sampleRateHz: 44_100, channels: 1, bitrate: 256_000 } as const;
      const { sampleCount, sizeBytes } = await media.joinSounds({
        parts: [part(file, 0, 2000), part(file, 2500, 4500)],
        target,
        encoding,
      });
      expect(sampleCount).toBe(44_100 * 4.5);
      expect(readFileSync(target)).toHaveLength(sizeBytes);
      const raw = execFileSync('ffmpeg', ['-v', 'error', '-i', target, '-f', 's16le', '-'], { maxBuffer: 1e8 });
      expect(raw.length / 2).toBe(sampleCount);
    }
  });

  it('hears a take that breaks off as far as it goes', async () => {
    const whole = readFileSync(write('whole.wav', [level(0.3, 32_000)], 32_000));
    const cut = path.join(folder, 'cut.wav');
    writeFileSync(cut, whole.subarray(0, whole.length / 2));
    const next = write('next.wav', [level(-0.3, 3200)], 32_000);
    const { channels } = await joined([part(cut, 0, 500), part(next, 600, 700)], { sampleRateHz: 32_000, channels: 1 });
    expect(channels[0]![10_000]).toBeCloseTo(0.3, 2);
    expect(channels[0]![20_000]).toBeCloseTo(-0.3, 2);
  });

  it('leaves nothing behind when a take is missing, the encoding is impossible or the work is cancelled', async () => {
    const quiet = path.join(folder, 'quiet');
    const target = path.join(quiet, 'mix.wav');
    const encoding = { format: 'wav', sampleRateHz: 32_000, channels: 1, bitrate: 0 } as const;
    const file = write('there.wav', [level(0.3, 320_000)], 32_000);
    const missing = [part(file, 0, 10_000), part(path.join(folder, 'gone.wav'), 10_000, 11_000)];
    await expect(media.joinSounds({ parts: missing, target, encoding })).rejects.toMatchObject({
      code: 'FILE_MISSING',
    });
    const cancel = new AbortController();
    const parts = Array.from({ length: 60 }, (_, index) => part(file, index * 10_000, (index + 1) * 10_000));
    const running = media.joinSounds({
      parts,
      target,
      encoding,
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    await expect(running).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(readdirSync(quiet)).toEqual([]);
    const impossible = media.joinSounds({ parts, target, encoding: { ...encoding, format: 'flac', sampleRateHz: 0 } });
    await expect(impossible).rejects.toThrow();
    expect(readdirSync(quiet)).toEqual([]);
  });

  it('needs no more memory for 500 takes than for a few', async () => {
    const file = write('long.wav', [level(0.1, 32_000 * 4)], 32_000);
    const most = async (count: number) => {
      let bytes = 0;
      const context = {
        signal: new AbortController().signal,
        onProgress: () => {
          const { heapUsed, arrayBuffers } = process.memoryUsage();
          bytes = Math.max(bytes, heapUsed + arrayBuffers);
        },
      };
      const parts = Array.from({ length: count }, (_, index) => part(file, index * 4100, index * 4100 + 4000));
      const encoding = { format: 'wav', sampleRateHz: 32_000, channels: 1, bitrate: 0 } as const;
      await joinSounds({ parts, target: path.join(folder, 'many.wav'), encoding }, context);
      return bytes;
    };
    await most(5);
    const few = await most(25);
    const many = await most(500);
    // The joined sound alone has 130 MB of 16-bit samples.
    expect(many - few).toBeLessThan(50e6);
  }, 60_000);
});
