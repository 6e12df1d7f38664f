import fs from 'node:fs';
import process from 'node:process';
import type { JobId } from '../../../../../shared/domain/ids.ts';
import { DEFAULT_CLIP_RECIPE } from '../../../../../shared/domain/recipe/clip-recipe.ts';
import { DEFAULT_IMAGE_RECIPE } from '../../../../../shared/domain/recipe/image-recipe.ts';
import { DEFAULT_SONG_RECIPE } from '../../../../../shared/domain/recipe/song-recipe.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { openQueueCore, untilQueueRests } from './queue-core.ts';

/** A line of the program: that it is ready, that a task was accepted, or that all are done. */
export type QueueLine = { ready: true } | { accepted: { jobId: JobId; prompt: string } } | { done: true };

/** Program for tests: `queue-program.ts PROFILE ADDRESS SEED` orders images, songs and a clip in an order of its own, and waits for them. */
const [profile = '', baseUrl = '', seed = '1'] = process.argv.slice(2);
const core = openQueueCore(profile, baseUrl);
const next = randomNumbers(Number(seed));
const say = (line: QueueLine) => void fs.writeSync(1, `${JSON.stringify(line)}\n`);

const ORDERS: ((prompt: string) => Promise<{ jobId: JobId }>)[] = [
  (prompt) => core.images.start({ engine: 'cloud', recipe: { ...DEFAULT_IMAGE_RECIPE, prompt }, count: 1 + next(3) }),
  (prompt) => core.images.start({ engine: 'cloud', recipe: { ...DEFAULT_IMAGE_RECIPE, prompt }, count: 1 }),
  (prompt) =>
    core.music.start({
      engine: 'cloud',
      recipe: { ...DEFAULT_SONG_RECIPE, isInstrumental: true, format: 'wav', prompt },
      count: 1 + next(2),
    }),
  (prompt) =>
    core.videos.start({ engine: 'cloud', recipe: { ...DEFAULT_CLIP_RECIPE, referenceItemIds: [], prompt }, count: 1 }),
];

say({ ready: true });
for (const [index, order] of ORDERS.map((each) => ({ each, at: next(1000) }))
  .toSorted((one, other) => one.at - other.at)
  .entries()) {
  const prompt = `Order ${seed} ${index}`;
  const { jobId } = await order.each(prompt);
  say({ accepted: { jobId, prompt } });
}
await untilQueueRests(core);
say({ done: true });
await core.dispose();
