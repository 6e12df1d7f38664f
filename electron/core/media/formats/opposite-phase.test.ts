import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parsePeaks } from '../../../../shared/domain/media/peaks.ts';
import { CLICK_TIMES_MS, clickTimesMs, ffmpeg, readAnalysisCopy } from '../testing/click-recording.ts';
import { useClicks } from '../testing/use-clicks.ts';

const { folder, clicks, media } = useClicks('opposite-phase');

const OPPOSED = 'pan=stereo|c0=c0|c1=-1*c0';

test.each([
  ['opposed.wav', ['-af', OPPOSED]],
  ['opposed.mp3', ['-af', OPPOSED, '-c:a', 'libmp3lame']],
  ['opposed.opus', ['-af', OPPOSED, '-c:a', 'libopus']],
  ['opposed.wma', ['-af', OPPOSED, '-c:a', 'wmav2']],
  ['partly.m4a', ['-af', 'pan=stereo|c0=c0|c1=-0.7*c0', '-c:a', 'aac']],
  ['six.flac', ['-af', 'pan=5.1|FL=c0|FR=-1*c0|FC=0*c0|LFE=0*c0|BL=0.2*c0|BR=-0.2*c0']],
  ['six.ac3', ['-af', 'pan=5.1|FL=c0|FR=-1*c0|FC=-1*c0|LFE=0*c0|BL=c0|BR=-1*c0', '-c:a', 'ac3']],
  ['offset.wav', ['-af', 'dcshift=0.2', '-ac', '1']],
])('%s is heard, drawn and cut for a voice', async (name, make) => {
  const file = path.join(folder, name);
  const mediaId = name.replace('.', '-');
  ffmpeg('-i', clicks, ...make, file);
  await media.prepare({ mediaId, file });
  const analysis = readAnalysisCopy(await media.analysis({ mediaId, file }));
  const heard = clickTimesMs(analysis);
  expect(heard.every((time, index) => Math.abs(time - (CLICK_TIMES_MS[index] ?? 0)) < 50)).toBe(true);

  const bytes = readFileSync(path.join(folder, 'media', `${mediaId}.peaks`));
  const peaks = parsePeaks(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
  const step = Math.round(((heard[1] ?? 0) + 25) / peaks.stepMs);
  expect(peaks.max[step]).toBeGreaterThan(0.15);
  expect(Math.abs((peaks.max[100] ?? 1) + (peaks.min[100] ?? 1))).toBeLessThan(0.02);

  const target = path.join(folder, `${mediaId}.cut.wav`);
  const limits = { maxBytes: 1e7, maxMs: 20_000 };
  const cut = await media.cutSample({ mediaId, file, spans: [{ startMs: 2000, endMs: 9000 }], target, ...limits });
  expect(cut.sound.peakDb).toBeGreaterThan(-15);
  const cutClicks = new Float32Array(2000 * 16 + 7000 * 16);
  cutClicks.set(resampledCut(target), 2000 * 16);
  expect(
    clickTimesMs(cutClicks)
      .slice(1, 3)
      .every((time) => time > 0),
  ).toBe(true);
});

function resampledCut(file: string): Float32Array {
  const bytes = ffmpeg('-i', file, '-ac', '1', '-ar', '16000', '-f', 'f32le', 'pipe:1');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 4)));
}
