import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bytesSource } from '../../../../shared/audio/byte-source.ts';
import { oggPages } from '../../../../shared/audio/containers/ogg/ogg-pages.ts';
import {
  CLICK_TIMES_MS,
  clickTimesMs,
  CLICKS_DURATION_MS,
  decodeWithFfmpeg,
  ffmpeg,
  readAnalysisCopy,
} from '../testing/click-recording.ts';
import { useClicks } from '../testing/use-clicks.ts';

const { folder, clicks, media } = useClicks('chained-ogg');

const distances = (a: number[], b: number[]) => a.map((time, index) => Math.abs(time - (b[index] ?? Number.NaN)));

type Part = { fromMs: number; toMs: number; make: string[] };

/** One logical stream a part, one behind the other. */
function chain(name: string, parts: readonly Part[]): string {
  const files = parts.map(({ fromMs, toMs, make }, index) => {
    const file = path.join(folder, `${index}-${name}`);
    ffmpeg('-i', clicks, '-ss', `${fromMs}ms`, '-to', `${toMs}ms`, ...make, '-f', 'ogg', file);
    return readFileSync(file);
  });
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.concat(files));
  return file;
}

const OPUS = ['-c:a', 'libopus'];
const VORBIS = ['-c:a', 'libvorbis'];

test.each<[string, Part[]]>([
  [
    'two.opus',
    [
      { fromMs: 0, toMs: 5000, make: OPUS },
      { fromMs: 5000, toMs: 13_000, make: OPUS },
    ],
  ],
  [
    'many.ogg',
    [
      { fromMs: 0, toMs: 2000, make: VORBIS },
      { fromMs: 2000, toMs: 2500, make: VORBIS },
      { fromMs: 2500, toMs: 9000, make: VORBIS },
      { fromMs: 9000, toMs: 13_000, make: VORBIS },
    ],
  ],
  [
    'rates.ogg',
    [
      { fromMs: 0, toMs: 5000, make: [...VORBIS, '-ar', '44100'] },
      { fromMs: 5000, toMs: 9000, make: [...VORBIS, '-ar', '22050'] },
      { fromMs: 9000, toMs: 13_000, make: [...VORBIS, '-ar', '48000'] },
    ],
  ],
  [
    'channels.opus',
    [
      { fromMs: 0, toMs: 5000, make: OPUS },
      { fromMs: 5000, toMs: 9000, make: [...OPUS, '-ac', '2'] },
      { fromMs: 9000, toMs: 13_000, make: [...OPUS, '-af', 'pan=quad|FL=c0|FR=c0|BL=c0|BR=c0'] },
    ],
  ],
  [
    'fewer.ogg',
    [
      { fromMs: 0, toMs: 6000, make: [...VORBIS, '-ac', '2'] },
      { fromMs: 6000, toMs: 13_000, make: [...VORBIS, '-ac', '1', '-ar', '32000'] },
    ],
  ],
  [
    'lossless.oga',
    [
      { fromMs: 0, toMs: 5000, make: ['-c:a', 'flac'] },
      { fromMs: 5000, toMs: 13_000, make: ['-c:a', 'flac', '-ar', '48000', '-ac', '2'] },
    ],
  ],
  [
    'codecs.ogg',
    [
      { fromMs: 0, toMs: 5000, make: VORBIS },
      { fromMs: 5000, toMs: 9000, make: OPUS },
      { fromMs: 9000, toMs: 13_000, make: ['-c:a', 'flac'] },
    ],
  ],
])('all streams of %s are heard, without a gap between them', async (name, parts) => {
  const mediaId = name.replace('.', '-');
  const file = chain(name, parts);
  const facts = await media.prepare({ mediaId, file });
  expect(facts).toMatchObject({ truncated: false, needsPlaybackCopy: true });
  expect(Math.abs(facts.durationMs - CLICKS_DURATION_MS)).toBeLessThan(5);
  const heard = clickTimesMs(readAnalysisCopy(await media.analysis({ mediaId, file })));
  expect(Math.max(...distances(heard, CLICK_TIMES_MS))).toBeLessThan(5);
  const copy = media.playbackCopy(mediaId);
  expect(Math.max(...distances(clickTimesMs(decodeWithFfmpeg(copy?.file ?? '')), heard))).toBeLessThan(3);
});

test('a chain is marked as cut off only where its last stream is', async () => {
  const parts = [
    { fromMs: 0, toMs: 5000, make: OPUS },
    { fromMs: 5000, toMs: 13_000, make: OPUS },
  ];
  const whole = readFileSync(chain('cut.opus', parts));
  const cut = path.join(folder, 'cut-short.opus');
  writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * 0.8)));
  expect(await media.prepare({ mediaId: 'cut', file: cut })).toMatchObject({ truncated: true });
  // A stream that was left without its end because another one began is complete as a recording.
  const pages = await pagesOf(whole);
  const firstEnd = pages.findIndex((page) => page.isLast);
  const unended = path.join(folder, 'unended.opus');
  writeFileSync(unended, Buffer.concat(pages.filter((_, index) => index !== firstEnd).map((page) => page.bytes)));
  expect(await media.prepare({ mediaId: 'unended', file: unended })).toMatchObject({ truncated: false });
});

test.each([
  ['holes.opus', OPUS],
  ['holes.ogg', VORBIS],
  ['holes.oga', ['-c:a', 'flac']],
])('missing pages of %s are silence, what follows stays in its place', async (name, make) => {
  const mediaId = name.replace('.', '-');
  const pages = await pagesOf(readFileSync(chain(name, [{ fromMs: 0, toMs: 13_000, make }])));
  const rate = name.endsWith('opus') ? 48 : 44.1;
  const kept = pages.filter(({ granule }) => Number(granule) < 4400 * rate || Number(granule) > 6500 * rate);
  expect(kept.length).toBeLessThan(pages.length);
  const file = path.join(folder, `pages-${name}`);
  writeFileSync(file, Buffer.concat(kept.map((page) => page.bytes)));
  const facts = await media.prepare({ mediaId, file });
  expect(Math.abs(facts.durationMs - CLICKS_DURATION_MS)).toBeLessThan(100);
  const heard = clickTimesMs(readAnalysisCopy(await media.analysis({ mediaId, file })));
  expect(Math.max(...distances(heard, CLICK_TIMES_MS))).toBeLessThan(50);
});

test('a live stream that was joined in its middle begins at zero', async () => {
  const pages = await pagesOf(readFileSync(chain('joined.opus', [{ fromMs: 0, toMs: 13_000, make: OPUS }])));
  const kept = pages.filter(({ granule }, index) => index < 2 || Number(granule) > 3100 * 48);
  const file = path.join(folder, 'joined-late.opus');
  writeFileSync(file, Buffer.concat(kept.map((page) => page.bytes)));
  const facts = await media.prepare({ mediaId: 'joined', file });
  expect(facts.durationMs).toBeLessThan(10_500);
});

async function pagesOf(bytes: Uint8Array) {
  const pages = [];
  for await (const batch of oggPages(bytesSource(bytes), 0)) pages.push(...batch);
  return pages;
}
