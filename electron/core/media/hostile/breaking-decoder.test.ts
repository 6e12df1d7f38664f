import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeProcessStarter } from '../../../../shared/processes/node-process-starter.ts';
import type { ProcessStarter } from '../../../../shared/processes/process-starter.ts';
import { createMedia } from '../create-media.ts';
import { ffmpeg } from '../testing/click-recording.ts';
import { useClicks } from '../testing/use-clicks.ts';

const { folder, clicks } = useClicks('media-breaking');
const breaking = path.resolve(import.meta.dirname, '../../../../shared/processes/test-data/breaking-decoder.ts');

/** Runs decoders of which the first breaks at one of its slices. */
function firstBreaks(atSlice: number): ProcessStarter {
  let started = 0;
  return {
    start(request) {
      started += 1;
      const isFirst = started === 1;
      return nodeProcessStarter.start(isFirst ? { ...request, entry: breaking, args: [String(atSlice)] } : request);
    },
  };
}

/** A minute of sound, which is decoded in three slices and more. */
function minute(name: string): string {
  const file = path.join(folder, name);
  ffmpeg('-stream_loop', '-1', '-i', clicks, '-t', '60', '-ac', '1', '-c:a', 'aac', file);
  return file;
}

const mediaWith = (processes: ProcessStarter) =>
  createMedia({ mediaFolder: () => path.join(folder, 'media'), cacheFolder: path.join(folder, 'cache'), processes });

// The first slice of an MP4 tells how many channels come out of it.
test.each([
  ['m4a', 3],
  ['aac', 2],
])(
  'a native crash in the middle of a recording (%s) keeps what was read, and the next is whole',
  async (name, slice) => {
    const file = minute(`minute.${name}`);
    const media = mediaWith(firstBreaks(slice));
    const broken = await media.prepare({ mediaId: `broken-${name}`, file });
    expect(broken.truncated).toBe(true);
    expect(broken.durationMs).toBeGreaterThan(15_000);
    expect(broken.durationMs).toBeLessThan(25_000);
    const next = await media.prepare({ mediaId: `next-${name}`, file });
    expect(next.truncated).toBe(false);
    expect(Math.abs(next.durationMs - 60_000)).toBeLessThan(100);
    await media.dispose();
  },
);

test('a native crash before any sound fails the recording as damaged, and the one read meanwhile is whole', async () => {
  const file = minute('first.m4a');
  const media = mediaWith(firstBreaks(1));
  const [broken, whole] = await Promise.allSettled([
    media.prepare({ mediaId: 'first', file }),
    media.prepare({ mediaId: 'meanwhile', file }),
  ]);
  const failed = [broken, whole].filter(({ status }) => status === 'rejected');
  expect(failed).toMatchObject([{ reason: { code: 'AUDIO_DAMAGED' } }]);
  await expect(media.prepare({ mediaId: 'after', file })).resolves.toMatchObject({ truncated: false });
  await media.dispose();
});
