import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GenerationId, JobId } from '../../../shared/domain/ids.ts';
import { recipeIn } from '../media/images/recipe-in-image.ts';
import { openTestCore, type TestCore } from '../testing/test-core.ts';
import { imageRecipe } from './test-data/image-desk.ts';

let opened: TestCore;
beforeAll(() => {
  opened = openTestCore();
});
afterAll(() => opened.dispose());

const small = imageRecipe({ prompt: 'A red fox with a zither', aspectRatio: null, widthPx: 512, heightPx: 512 });
const ended = (jobId: JobId) => opened.core.jobs.whenEnded({ id: jobId });
const filesOf = (id: GenerationId) =>
  opened.core.images.get({ id }).results.map(({ itemId }) => {
    if (itemId === null) throw new Error('An image is missing.');
    return opened.core.library.mediaFile({ id: itemId, variant: 'original' }).file;
  });
const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

it('generates images on this computer, each of which its own seed generates again to the byte', async () => {
  const { images } = opened.core;
  const { id, jobId } = await images.start({ engine: 'local', recipe: small, count: 2 });
  expect(await ended(jobId)).toMatchObject({ state: 'done', failure: null, units: { images: 2 }, engine: 'local' });
  const [, second] = images.get({ id }).results;
  expect(second).toMatchObject({ state: 'ready', notDrawn: ['zither'], seed: expect.any(Number) });
  const again = await images.start({ engine: 'local', recipe: { ...small, seed: second!.seed }, count: 1 });
  await ended(again.jobId);
  expect(hashOf(filesOf(again.id)[0]!)).toBe(hashOf(filesOf(id)[1]!));
  expect(await recipeIn(filesOf(id)[1]!)).toEqual({ ...small, seed: second!.seed });
});

it('says why the local engine refused a prompt, and what it made of a subject', async () => {
  const { images, library } = opened.core;
  const refused = await images.start({ engine: 'local', recipe: { ...small, prompt: 'A beheading' }, count: 1 });
  expect(await ended(refused.jobId)).toMatchObject({ state: 'failed', failure: { code: 'CONTENT_REFUSED' } });
  const first = await images.start({ engine: 'local', recipe: small, count: 1 });
  await ended(first.jobId);
  const [image] = images.get({ id: first.id }).results;
  await untilRead(image!.itemId!);
  const recipe = { ...small, prompt: 'A woman in a park', subjectItemId: image!.itemId };
  const second = await images.start({ engine: 'local', recipe, count: 1 });
  expect(await ended(second.jobId)).toMatchObject({ state: 'done' });
  const [made] = images.get({ id: second.id }).results;
  expect(library.details({ id: made!.itemId! }).madeFrom.map(({ id }) => id)).toEqual([image!.itemId]);
});

/** Resolves when an image has been read. */
const untilRead = (id: Parameters<TestCore['core']['library']['whenRead']>[0]['id']) =>
  opened.core.library.whenRead({ id }).catch(() => undefined);
