import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WAV_HEADER_BYTES, wavFile } from '../../../../shared/audio/wav.ts';
import type { SampleFinding } from '../../../../shared/domain/voices/voice.ts';
import { createMedia } from '../../media/create-media.ts';
import type { Media } from '../../media/media.ts';
import type { CutSample } from '../../media/sample-cut.ts';
import { samplesFolder } from '../test-data/voices-fixture.ts';
import { MAX_SAMPLE_BYTES } from './sample-cuts.ts';
import { sampleReport } from './sample-report.ts';

const RATE_HZ = 16_000;
const SPOKEN = path.join(samplesFolder(), 'dialogues/1-speakers-0.flac');

let folder = '';
let media: Media;
/** 20 s of one speaker. */
let speech: Float32Array;
let files = 0;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-samples-'));
  media = createMedia({ mediaFolder: () => path.join(folder, 'media'), cacheFolder: path.join(folder, 'cache') });
  const analysis = fs.readFileSync(await media.analysis({ mediaId: 'spoken', file: SPOKEN }));
  speech = Float32Array.from(
    { length: 20 * RATE_HZ },
    (_, index) => analysis.readInt16LE(WAV_HEADER_BYTES + index * 2) / 32_768,
  );
});
afterAll(async () => {
  await media.dispose();
  fs.rmSync(folder, { recursive: true, force: true });
});

type Cut = { spans?: { startMs: number; endMs: number }[]; maxMs?: number; rateHz?: number };

async function cut(samples: Float32Array, { spans, maxMs = 600_000, rateHz = RATE_HZ }: Cut = {}): Promise<CutSample> {
  const file = path.join(folder, `made-${(files += 1)}.wav`);
  fs.writeFileSync(file, wavFile(samples, rateHz));
  const all = [{ startMs: 0, endMs: (samples.length / rateHz) * 1000 }];
  const target = path.join(folder, `cut-${files}.wav`);
  return await media.cutSample({
    mediaId: 'made',
    file,
    spans: spans ?? all,
    target,
    maxBytes: MAX_SAMPLE_BYTES,
    maxMs,
  });
}

async function report(samples: Float32Array, options?: Cut, speakerCount: number | null = 1) {
  const sample = await cut(samples, options);
  const wantedMs = options?.spans?.reduce((sum, span) => sum + span.endMs - span.startMs, 0) ?? sample.durationMs;
  return sampleReport({ ...sample, wantedMs }, speakerCount);
}

const codes = (findings: readonly SampleFinding[]) => findings.map((finding) => finding.code);
const change = (samples: Float32Array, by: (value: number, index: number) => number) =>
  Float32Array.from(samples, (value, index) => Math.max(-1, Math.min(1, by(value, index))));
function noise(): () => number {
  let seed = 7;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 1_073_741_823.5 - 1;
}

describe('the report on a sample', () => {
  it('finds nothing wrong with clean speech', async () => {
    const found = await report(speech);
    expect(found.findings).toEqual([]);
    expect(found).toMatchObject({ durationMs: 20_000, clippedShare: 0, speakerCount: 1 });
    expect(found.speechMs).toBeGreaterThan(15_000);
    expect(found.speechMs).toBeLessThan(20_000);
    expect(found.levelDb).toBeGreaterThan(-26);
    expect(found.levelDb).toBeLessThan(-14);
    expect(found.noiseRatioDb).toBeGreaterThan(20);
  });

  it('blocks what the service refuses: too short, too long, silent', async () => {
    const short = await report(speech.subarray(0, 9.9 * RATE_HZ));
    expect(short.findings).toEqual([{ code: 'too_short', blocks: true, value: 9.9 }]);
    const long = await report(speech, {
      spans: Array.from({ length: 16 }, () => ({ startMs: 0, endMs: 20_000 })),
      maxMs: 40_000,
    });
    expect(long.durationMs).toBe(320_000);
    expect(long.findings).toContainEqual({ code: 'too_long', blocks: true, value: 320 });
    const silent = await report(new Float32Array(12 * RATE_HZ));
    expect(silent).toMatchObject({ speechMs: 0, levelDb: -100, peakDb: -100, noiseRatioDb: null });
    expect(silent.findings).toEqual([
      { code: 'little_speech', blocks: true, value: 0 },
      { code: 'mostly_silence', blocks: true, value: 100 },
    ]);
    const random = noise();
    const hiss = await report(Float32Array.from({ length: 12 * RATE_HZ }, () => 0.05 * random()));
    expect(hiss.findings.filter((finding) => finding.blocks).map((finding) => finding.code)).toEqual([
      'little_speech',
      'mostly_silence',
    ]);
  });

  it('measures clipping, level and noise', async () => {
    const clipped = await report(change(speech, (value) => value * 8));
    expect(codes(clipped.findings)).toEqual(['loud', 'clipped']);
    expect(clipped.peakDb).toBeCloseTo(0, 1);
    expect(clipped.clippedShare).toBeGreaterThan(0.005);
    const quiet = await report(change(speech, (value) => value * 0.1));
    expect(codes(quiet.findings)).toEqual(['quiet']);
    const usual = await report(speech);
    expect(quiet.levelDb).toBeCloseTo(usual.levelDb - 20, 0);
    const random = noise();
    // Evenly distributed noise of ±0.05 has -30.8 dBFS, about 11 dB below this speech.
    const noisy = await report(change(speech, (value) => value + 0.05 * random()));
    expect(codes(noisy.findings)).toEqual(['noisy']);
    expect(noisy.noiseRatioDb).toBeGreaterThan(7);
    expect(noisy.noiseRatioDb).toBeLessThan(14);
  });

  it('tells of pauses and of a second speaker', async () => {
    const paused = new Float32Array(40 * RATE_HZ);
    paused.set(speech.subarray(0, 10 * RATE_HZ), 5 * RATE_HZ);
    const found = await report(paused);
    expect(codes(found.findings)).toEqual(['mostly_silence']);
    expect((await report(speech, {}, 2)).findings).toEqual([{ code: 'second_speaker', blocks: false, value: 2 }]);
    expect((await report(speech, {}, null)).speakerCount).toBeNull();
  });
});

describe('a cut', () => {
  it('joins stretches in the order given, with short silence between', async () => {
    const tone = (hz: number) =>
      Float32Array.from({ length: RATE_HZ }, (_, index) => 0.5 * Math.sin((2 * Math.PI * hz * index) / RATE_HZ));
    const samples = new Float32Array(2 * RATE_HZ);
    samples.set(tone(200));
    samples.set(tone(1000), RATE_HZ);
    const made = await cut(samples, {
      spans: [
        { startMs: 1000, endMs: 1500 },
        { startMs: 0, endMs: 400 },
        { startMs: 1000, endMs: 9000 },
      ],
    });
    expect(made.durationMs).toBeCloseTo(500 + 400 + 1000 + 240, 0);
    expect(made.spans.map(({ startMs, endMs }) => [Math.round(startMs), Math.round(endMs)])).toEqual([
      [0, 500],
      [620, 1020],
      [1140, 2140],
    ]);
    const bytes = fs.readFileSync(made.file);
    expect(bytes).toHaveLength(made.sizeBytes);
    const value = (index: number) => bytes.readInt16LE(WAV_HEADER_BYTES + index * 2) / 32_768;
    const crossings = (fromMs: number, toMs: number) => {
      let count = 0;
      for (let index = fromMs * 16; index < toMs * 16; index += 1)
        if (value(index) < 0 !== value(index + 1) < 0) count += 1;
      return count;
    };
    expect(crossings(100, 400)).toBeCloseTo(600, -1);
    expect(crossings(700, 1000)).toBeCloseTo(120, -1);
    expect(value(560 * 16)).toBe(0);
  });

  it('keeps the rate of the recording, and lowers it where the file would be too large', async () => {
    const minute = new Float32Array(60 * 44_100);
    expect(await cut(minute.subarray(0, 44_100), { rateHz: 44_100 })).toMatchObject({ sampleRateHz: 44_100 });
    const spans = Array.from({ length: 5 }, () => ({ startMs: 0, endMs: 60_000 }));
    const long = await cut(minute, { rateHz: 44_100, spans });
    expect(long.sampleRateHz).toBe(32_000);
    expect(long.sizeBytes).toBeLessThanOrEqual(MAX_SAMPLE_BYTES);
    expect(fs.statSync(long.file).size).toBe(long.sizeBytes);
    expect((await cut(new Float32Array(96_000), { rateHz: 96_000 })).sampleRateHz).toBe(48_000);
  });

  it('is the same whether the sound around it was decoded before or not', async () => {
    const file = path.join(folder, 'trimmed.wav');
    fs.writeFileSync(file, wavFile(speech, RATE_HZ));
    const trim = async (name: string, spans: { startMs: number; endMs: number }[]) => {
      const target = path.join(folder, `${name}.wav`);
      const request = { mediaId: 'trimmed', file, spans, target, maxBytes: MAX_SAMPLE_BYTES, maxMs: 600_000 };
      const { sound } = await media.cutSample(request);
      return { sound, bytes: fs.readFileSync(target) };
    };
    const spans = [
      { startMs: 5500, endMs: 9200 },
      { startMs: 1000, endMs: 3000 },
    ];
    const fresh = await trim('fresh', spans);
    await trim('near', [{ startMs: 0, endMs: 12_000 }]);
    expect(await trim('again', spans)).toEqual(fresh);
    fs.writeFileSync(
      file,
      wavFile(
        change(speech, (value) => value / 2),
        RATE_HZ,
      ),
    );
    expect((await trim('changed', spans)).sound.levelDb).toBeCloseTo(fresh.sound.levelDb - 6, 0);
  });

  it('refuses stretches beyond the end', async () => {
    const beyond = cut(speech, { spans: [{ startMs: 30_000, endMs: 40_000 }] });
    await expect(beyond).rejects.toMatchObject({ code: 'INVALID_INPUT', data: { field: 'spans' } });
  });
});
