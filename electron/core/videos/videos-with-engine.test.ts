import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recipeInClip } from '../media/videos/recipe-in-clip.ts';
import { openTestCore, type TestCore } from '../testing/test-core.ts';
import { clipRecipe } from './test-data/video-desk.ts';

let opened: TestCore;
beforeAll(() => {
  opened = openTestCore();
});
afterAll(() => opened.dispose());

/** The smallest clip that any model makes. */
const small = clipRecipe({
  prompt: 'A lighthouse by the sea at dusk, a zither [Pan left]',
  model: 'Vendor-H3-Max',
  durationSeconds: 5,
  resolution: '480P',
  ratio: '1:1',
  promptOptimizer: false,
});

it('generates a clip on this computer that other programs can decode, and says why a prompt is refused', async () => {
  const { videos, jobs, library } = opened.core;
  const { id, jobId } = await videos.start({ engine: 'local', recipe: small, count: 1 });
  const refused = await videos.start({ engine: 'local', recipe: { ...small, prompt: 'A beheading' }, count: 1 });
  expect(await jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done', failure: null, units: { clips: 1 } });
  expect(await jobs.whenEnded({ id: refused.jobId })).toMatchObject({
    state: 'failed',
    failure: { code: 'CONTENT_REFUSED' },
  });
  const [clip] = videos.get({ id }).results;
  expect(clip).toMatchObject({ state: 'ready', seed: expect.any(Number), notDrawn: ['zither'] });
  await library.whenRead({ id: clip!.itemId! }).catch(() => undefined);
  const facts = { mediaType: 'video', widthPx: 480, heightPx: 480, durationMs: 5000, framesPerSecond: 24 };
  expect(library.get({ id: clip!.itemId! }).media).toMatchObject({ state: 'ready', facts });
  const { file } = library.mediaFile({ id: clip!.itemId!, variant: 'original' });
  expect(await recipeInClip(file)).toEqual(small);
  const shown = execFileSync('ffprobe', ['-v', 'error', '-count_frames', '-show_streams', '-of', 'json', file]);
  const { streams } = JSON.parse(String(shown)) as { streams: Record<string, unknown>[] };
  expect(streams[0]).toMatchObject({ codec_name: 'h264', width: 480, height: 480, nb_read_frames: '120' });
});
