import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parsePeaks } from '../../../../shared/domain/media/peaks.ts';
import { bytesSource } from '../../../../shared/audio/byte-source.ts';
import { openAudio } from '../../../../shared/audio/open-audio.ts';
import { limitCache } from '../derived/cache-limit.ts';
import {
  CLICK_TIMES_MS,
  clickTimesMs,
  CLICKS_DURATION_MS,
  decodeWithFfmpeg,
  ffmpeg,
  readAnalysisCopy,
} from '../testing/click-recording.ts';
import { useClicks } from '../testing/use-clicks.ts';

const VIDEO = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=10', '-shortest', '-c:v', 'mpeg4'];

type Format = {
  file: string;
  make: string[];
  container: string;
  codec: string;
  copy: 'none' | 'm4a' | 'wav';
  lag?: true;
  stamped?: true;
};

/**
 * File name, how ffmpeg makes it from the clicks, and what we must find. `copy` is the kind of the playback copy. With
 * `lag` the encoder's delay stands nowhere in the file, so that every player hears the clicks late. `stamped`: the first
 * packet gives no sound, and only the time stamps of the others say so; without them all would come too early.
 */
const FORMATS: Format[] = [
  { file: 'pcm16.wav', make: ['-c:a', 'pcm_s16le', '-ac', '2'], container: 'wav', codec: 'pcm', copy: 'none' },
  { file: 'pcm24.wav', make: ['-c:a', 'pcm_s24le', '-ac', '2'], container: 'wav', codec: 'pcm', copy: 'none' },
  { file: 'float.wav', make: ['-c:a', 'pcm_f32le', '-ar', '96000'], container: 'wav', codec: 'pcm', copy: 'none' },
  { file: 'rf64.wav', make: ['-rf64', 'always'], container: 'wav', codec: 'pcm', copy: 'none' },
  {
    file: 'eight.wav',
    make: ['-filter_complex', 'pan=7.1|FL=c0|FR=c0|FC=c0|LFE=c0|BL=c0|BR=c0|SL=c0|SR=c0'],
    container: 'wav',
    codec: 'pcm',
    copy: 'none',
  },
  { file: 'ulaw.wav', make: ['-c:a', 'pcm_mulaw', '-ar', '8000'], container: 'wav', codec: 'ulaw', copy: 'wav' },
  { file: 'plain.aiff', make: ['-ac', '2'], container: 'aiff', codec: 'pcm', copy: 'wav' },
  { file: 'little.aifc', make: ['-c:a', 'pcm_s16le', '-f', 'aiff'], container: 'aiff', codec: 'pcm', copy: 'wav' },
  { file: 'eight.aiff', make: ['-c:a', 'pcm_s8'], container: 'aiff', codec: 'pcm', copy: 'wav' },
  { file: 'plain.caf', make: ['-ac', '2'], container: 'caf', codec: 'pcm', copy: 'wav' },
  { file: 'plain.flac', make: ['-ac', '2'], container: 'flac', codec: 'flac', copy: 'none' },
  { file: 'high.flac', make: ['-ar', '96000', '-sample_fmt', 's32'], container: 'flac', codec: 'flac', copy: 'none' },
  {
    file: 'plain-start.m4a',
    make: ['-c:a', 'aac', '-use_editlist', '0'],
    container: 'mp4',
    codec: 'aac',
    copy: 'none',
  },
  { file: 'low.ogg', make: ['-c:a', 'libvorbis', '-ar', '16000'], container: 'ogg', codec: 'vorbis', copy: 'wav' },
  { file: 'alac.m4a', make: ['-c:a', 'alac'], container: 'mp4', codec: 'alac', copy: 'wav' },
  { file: 'aac.m4a', make: ['-c:a', 'aac', '-ac', '2'], container: 'mp4', codec: 'aac', copy: 'm4a' },
  { file: 'first.m4a', make: ['-c:a', 'aac', '-movflags', '+faststart'], container: 'mp4', codec: 'aac', copy: 'm4a' },
  { file: 'video.mp4', make: [...VIDEO, '-c:a', 'aac'], container: 'mp4', codec: 'aac', copy: 'm4a' },
  { file: 'video.mov', make: [...VIDEO, '-c:a', 'pcm_s16le'], container: 'mp4', codec: 'pcm', copy: 'wav' },
  {
    file: 'fragments.mp4',
    make: ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov+delay_moov', '-frag_duration', '1000000'],
    container: 'mp4',
    codec: 'aac',
    copy: 'm4a',
  },
  { file: 'layer3.mp4', make: ['-c:a', 'libmp3lame'], container: 'mp4', codec: 'mp3', copy: 'm4a' },
  { file: 'constant.mp3', make: ['-b:a', '128k', '-ac', '2'], container: 'mp3', codec: 'mp3', copy: 'm4a' },
  { file: 'variable.mp3', make: ['-q:a', '4', '-ac', '2'], container: 'mp3', codec: 'mp3', copy: 'm4a' },
  { file: 'headless.mp3', make: ['-q:a', '4', '-write_xing', '0'], container: 'mp3', codec: 'mp3', copy: 'm4a' },
  {
    file: 'low.mp3',
    make: ['-q:a', '6', '-ar', '16000', '-write_xing', '0'],
    container: 'mp3',
    codec: 'mp3',
    copy: 'm4a',
    lag: true,
  },
  { file: 'raw.aac', make: ['-c:a', 'aac', '-ac', '2'], container: 'aac', codec: 'aac', copy: 'm4a' },
  { file: 'plain.opus', make: ['-c:a', 'libopus'], container: 'ogg', codec: 'opus', copy: 'none' },
  { file: 'plain.ogg', make: ['-c:a', 'libvorbis'], container: 'ogg', codec: 'vorbis', copy: 'none' },
  { file: 'flac.ogg', make: ['-c:a', 'flac'], container: 'ogg', codec: 'flac', copy: 'wav' },
  { file: 'opus.webm', make: ['-c:a', 'libopus'], container: 'webm', codec: 'opus', copy: 'none' },
  { file: 'live.webm', make: ['-c:a', 'libopus', '-live', '1'], container: 'webm', codec: 'opus', copy: 'm4a' },
  { file: 'vorbis.webm', make: ['-c:a', 'libvorbis'], container: 'webm', codec: 'vorbis', copy: 'none' },
  { file: 'video.mkv', make: [...VIDEO, '-c:a', 'aac'], container: 'webm', codec: 'aac', copy: 'm4a' },
  { file: 'flac.mkv', make: ['-c:a', 'flac'], container: 'webm', codec: 'flac', copy: 'wav' },
  { file: 'mp3.mkv', make: ['-c:a', 'libmp3lame'], container: 'webm', codec: 'mp3', copy: 'm4a' },
  { file: 'foreign.wma', make: ['-c:a', 'wmav2'], container: 'other', codec: 'wmav2', copy: 'wav', stamped: true },
  { file: 'surround.m4a', make: ['-c:a', 'aac', '-ac', '6'], container: 'other', codec: 'aac', copy: 'wav' },
];

const { folder, clicks, media } = useClicks('media-formats');

const distances = (a: number[], b: number[]) => a.map((time, index) => Math.abs(time - (b[index] ?? Number.NaN)));

test.each(FORMATS)('$file keeps its time line in analysis, peaks and playback', async (format) => {
  const file = path.join(folder, format.file);
  const mediaId = format.file.replace('.', '-');
  ffmpeg('-i', clicks, ...format.make, file);
  const facts = await media.prepare({ mediaId, file });
  expect(facts).toMatchObject({ container: format.container, codec: format.codec, truncated: false });
  expect(facts).toMatchObject({ needsPlaybackCopy: format.copy !== 'none', hasVideo: format.file.startsWith('video') });

  const reference = decodeWithFfmpeg(file);
  const analysis = readAnalysisCopy(await media.analysis({ mediaId, file }));
  const heard = clickTimesMs(analysis);
  // The ffmpeg program moves packets before zero to zero instead of leaving them out, which fragments have.
  if (format.file !== 'fragments.mp4' && !format.stamped) {
    expect(Math.max(...distances(heard, clickTimesMs(reference)))).toBeLessThan(3);
  }
  if (!format.lag) expect(Math.max(...distances(heard, CLICK_TIMES_MS))).toBeLessThan(format.stamped ? 50 : 30);
  expect(Math.abs(facts.durationMs - reference.length / 16)).toBeLessThan(format.stamped ? 100 : 60);

  const bytes = readFileSync(path.join(folder, 'media', `${mediaId}.peaks`));
  const peaks = parsePeaks(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
  const drawn = CLICK_TIMES_MS.map((time) => {
    const from = time / 10 - 30;
    return (Math.floor(from) + peaks.max.subarray(from, from + 60).findIndex((value) => value > 0.15)) * peaks.stepMs;
  });
  expect(Math.max(...distances(drawn, heard))).toBeLessThan(11);
  expect(peaks.durationMs).toBeCloseTo(facts.durationMs, -1);

  const copy = media.playbackCopy(mediaId);
  expect(copy?.file.split('.').pop() ?? 'none').toBe(format.copy);
  if (!copy) return;
  expect(Math.max(...distances(clickTimesMs(decodeWithFfmpeg(copy.file)), heard))).toBeLessThan(3);
  const startMs = 3000;
  const sought = decodeWithFfmpeg(copy.file, startMs);
  const padded = new Float32Array(startMs * 16 + sought.length);
  padded.set(sought, startMs * 16);
  expect(Math.max(...distances(clickTimesMs(padded), heard).slice(1))).toBeLessThan(30);
});

test('a hole between time stamps becomes silence of its length, in the playback copy too', async () => {
  const file = path.join(folder, 'hole.webm');
  ffmpeg('-i', clicks, '-af', "aselect='not(between(t,4,6))'", '-c:a', 'libopus', file);
  const facts = await media.prepare({ mediaId: 'hole', file });
  expect(facts).toMatchObject({ truncated: false, needsPlaybackCopy: true });
  expect(Math.abs(facts.durationMs - CLICKS_DURATION_MS)).toBeLessThan(30);
  const heard = clickTimesMs(readAnalysisCopy(await media.analysis({ mediaId: 'hole', file })));
  expect(Math.max(...distances(heard, CLICK_TIMES_MS))).toBeLessThan(30);
  const copy = media.playbackCopy('hole');
  expect(Math.max(...distances(clickTimesMs(decodeWithFfmpeg(copy?.file ?? '')), heard))).toBeLessThan(3);
});

test('every frame of a FLAC arrives, wherever reading cuts it', async () => {
  const file = path.join(folder, 'borders.flac');
  ffmpeg('-i', clicks, '-frame_size', '256', file);
  const bytes = readFileSync(file);
  const whole = bytesSource(bytes);
  for (const most of [997, 4093]) {
    const audio = await openAudio({ size: whole.size, read: (at, length) => whole.read(at, Math.min(length, most)) });
    let samples = 0;
    for await (const [channel] of audio.blocks()) samples += channel?.length ?? 0;
    audio.close();
    expect(samples).toBe((CLICKS_DURATION_MS * 44_100) / 1000);
  }
});

test('an evicted analysis copy is made again, the oldest are evicted first', async () => {
  const source = { mediaId: 'pcm16-wav', file: path.join(folder, 'pcm16.wav') };
  const analysis = await media.analysis(source);
  const size = readFileSync(analysis).length;
  const others = readdirSync(path.join(folder, 'cache')).length - 1;
  expect(others).toBeGreaterThan(1);
  await limitCache(path.join(folder, 'cache'), size, analysis);
  expect(readdirSync(path.join(folder, 'cache'))).toEqual([path.basename(analysis)]);
  const other = { mediaId: 'plain-flac', file: path.join(folder, 'plain.flac') };
  const piece = { index: 0, startMs: 0, endMs: 5000, contentStartMs: 0, contentEndMs: 5000 };
  const encoded = await media.encodePiece({ ...other, piece, target: path.join(folder, 'piece.flac') });
  expect(clickTimesMs(decodeWithFfmpeg(encoded.file)).slice(0, 2)).toEqual(
    clickTimesMs(readAnalysisCopy(await media.analysis(other))).slice(0, 2),
  );
  expect(readFileSync(encoded.file).length).toBe(encoded.sizeBytes);
  const plain = await media.encodePiece({ ...other, piece, target: path.join(folder, 'piece.wav'), format: 'wav' });
  expect(decodeWithFfmpeg(plain.file)).toEqual(decodeWithFfmpeg(encoded.file));
});
