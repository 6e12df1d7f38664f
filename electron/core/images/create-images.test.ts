import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { twoColours } from '../media/images/test-data/pictures.ts';
import { promptUsedIn } from '../../../shared/domain/recipe/prompt-used.ts';
import { recipeIn } from '../media/images/recipe-in-image.ts';
import { selectTasks } from '../remote-tasks/task-table.ts';
import { type ImageDesk, imageRecipe, openImageDesk, refuse, send } from './test-data/image-desk.ts';

let desk: ImageDesk;
beforeEach(async () => {
  desk = await openImageDesk();
});
afterEach(() => desk.end());

const widths = async (id: Parameters<ImageDesk['items']>[0]) =>
  (await desk.items(id)).map((item) =>
    item?.media.state === 'ready' && item.media.facts.mediaType === 'image' ? item.media.facts.widthPx : null,
  );
const fileOf = (id: ItemId) => desk.now().studio.library.mediaFile({ id, variant: 'original' }).file;
const states = (id: Parameters<ImageDesk['items']>[0]) =>
  desk
    .now()
    .images.get({ id })
    .results.map(({ state }) => state);

describe('generating images', () => {
  it('asks for nine with one request, downloads them at once and keeps them with their recipe', async () => {
    const { id, job } = await desk.generate(11, { aspectRatio: '16:9', promptOptimizer: true });
    expect(job).toMatchObject({
      kind: 'generate-image',
      title: 'A red fox in the snow',
      state: 'done',
      failure: null,
      units: { images: 11 },
      progress: { step: 'drawing', partsDone: 11, partsTotal: 11 },
      resultCount: 11,
    });
    expect(desk.asked.map(({ n }) => n)).toEqual([9, 2]);
    expect(desk.asked[0]).toEqual({
      model: 'image-01',
      prompt: 'A red fox in the snow',
      aspect_ratio: '16:9',
      response_format: 'url',
      n: 9,
      prompt_optimizer: true,
      aigc_watermark: false,
    });
    expect(await widths(id)).toEqual(Array.from({ length: 11 }, (_, index) => 10 * (index + 1)));
    const [item] = await desk.items(id);
    expect(item).toMatchObject({
      kind: 'image',
      title: 'A red fox in the snow',
      sourceName: 'A red fox in the snow.jpg',
      recipe: { ...imageRecipe({ aspectRatio: '16:9', promptOptimizer: true }), engine: 'cloud', seed: null },
    });
    const { library, jobs } = desk.now().studio;
    expect(library.list({ query: 'snow', sort: 'newest', offset: 0, limit: 50 })).toHaveLength(11);
    expect(jobs.get({ id: job.id }).results[0]).toEqual({ kind: 'image', id: item?.id });
  });

  it('writes the recipe into each file, with the seed and the words that were not drawn where the service says them', async () => {
    desk.script.submit = ({ n }, response) =>
      desk.answer(response, n, n, { seeds: ['41', '97'], not_drawn: ['zither'], prompts: ['Never asked for'] });
    const { id } = await desk.generate(2);
    const shown = desk.now().images.get({ id }).results;
    expect(shown.map(({ seed, notDrawn }) => [seed, notDrawn])).toEqual([
      [41, ['zither']],
      [97, ['zither']],
    ]);
    const [first, second] = await desk.items(id);
    expect(second?.recipe).toMatchObject({ seed: 97, notDrawn: ['zither'], promptUsed: null });
    expect(await recipeIn(fileOf(first!.id))).toEqual(imageRecipe({ seed: 41 }));
  });

  it('keeps the optimised prompt of each image, with the item too', async () => {
    desk.script.submit = ({ n }, response) => desk.answer(response, n, n, { prompts: ['A fox, at dawn'] });
    const { id } = await desk.generate(2, { promptOptimizer: true });
    const shown = desk.now().images.get({ id }).results;
    expect(shown.map(({ promptUsed }) => promptUsed)).toEqual(['A fox, at dawn', null]);
    const items = await desk.items(id);
    expect(items.map((item) => promptUsedIn(item?.recipe))).toEqual(['A fox, at dawn', null]);
  });

  it('gives a dropped image its recipe back, with which it can be generated again', async () => {
    const { id } = await desk.generate(1, { seed: 5, model: 'image-01-live', style: { type: 'comic', weight: 0.5 } });
    expect(desk.asked[0]).toMatchObject({ seed: 5, style: { style_type: '漫画', style_weight: 0.5 } });
    const [made] = await desk.items(id);
    const file = path.join(desk.now().context.folder, 'sent by mail.jpg');
    fs.copyFileSync(fileOf(made!.id), file);
    const dropped = await desk.now().studio.library.importFile({ file, fileName: 'sent by mail.jpg' });
    const recipe = imageRecipe({ seed: 5, model: 'image-01-live', style: { type: 'comic', weight: 0.5 } });
    expect(dropped).toMatchObject({ kind: 'image', title: 'A red fox in the snow', recipe });
    expect(desk.now().images.findSame({ engine: 'cloud', recipe })?.id).toBe(id);
  });

  it('knows the seed of the request as that of an image only where it was the only one', async () => {
    const one = await desk.generate(1, { seed: 7 });
    const two = await desk.generate(2, { seed: 7 });
    const seeds = [one, two].map(({ id }) =>
      desk
        .now()
        .images.get({ id })
        .results.map(({ seed }) => seed),
    );
    expect(seeds).toEqual([[7], [null, null]]);
  });

  it('takes images that come with the answer', async () => {
    desk.script.submit = (_asked, response) => {
      const image_base64 = [twoColours('png', 30, 20), twoColours('png', 40, 20)].map((each) =>
        each.toString('base64'),
      );
      send(response, { data: { image_base64 }, base_resp: { status_code: 0 } });
    };
    const { id } = await desk.generate(2);
    expect(await widths(id)).toEqual([30, 40]);
    const [item] = await desk.items(id);
    expect([item?.sourceName, desk.downloads]).toEqual(['A red fox in the snow.png', []]);
  });
});

describe('images that are missing', () => {
  it('are counted and asked for again, with other seeds than those that are there', async () => {
    desk.script.submit = ({ n }, response) => desk.answer(response, n - 1, n);
    const started = await desk.generate(3, { seed: 100 });
    const failure = { code: 'SERVICE_FAILED', data: { reason: 'results_missing', missingCount: 1, resultCount: 3 } };
    expect(started.job).toMatchObject({ state: 'done', failure, units: { images: 2 } });
    expect(states(started.id)).toEqual(['ready', 'ready', 'failed']);
    desk.script.submit = ({ n }, response) => desk.answer(response, n, n);
    expect(await desk.retry(started)).toMatchObject({ state: 'done', failure: null, units: { images: 3 } });
    expect(desk.asked.map(({ n, seed }) => [n, seed])).toEqual([
      [3, 100],
      [1, 102],
    ]);
    expect(await widths(started.id)).toEqual([10, 20, 30]);
    expect(() => desk.now().images.retry(started)).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('are those, too, for which something came that is no image', async () => {
    desk.script.file = (number, response) =>
      void response.writeHead(200).end(number === 2 ? '<html>Sign in</html>' : twoColours('jpeg', number * 10, 20));
    const { id, job } = await desk.generate(3);
    expect(job).toMatchObject({ state: 'done', failure: { data: { reason: 'results_missing', missingCount: 1 } } });
    expect(await widths(id)).toEqual([10, 30, null]);
  });

  it('fail together with the words of a refusal, and leave nothing behind', async () => {
    desk.script.submit = (_asked, response) => refuse(response, 1026, 'input sensitive');
    const { id, job } = await desk.generate(2);
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'CONTENT_REFUSED', data: { serviceCode: 1026 } } });
    expect([states(id), desk.now().images.findSame({ engine: 'cloud', recipe: imageRecipe() })]).toEqual([
      ['failed', 'failed'],
      null,
    ]);
  });
});

it('fetches links after a restart without asking for the images again', async () => {
  let reached = () => {};
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const { file } = desk.script;
  // The answer is on disk; the file never comes.
  desk.script.file = () => reached();
  const { id, jobId } = await desk.now().images.start({ engine: 'cloud', recipe: imageRecipe(), count: 2 });
  await isReached;
  desk.script.file = file;
  await desk.restart();
  expect(await desk.now().studio.jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done' });
  expect([desk.asked.length, await widths(id)]).toEqual([1, [10, 20]]);
});

it('does not send a request again whose answer was lost, unless the user says so', async () => {
  let reached = () => {};
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const { submit } = desk.script;
  desk.script.submit = () => reached();
  const started = await desk.now().images.start({ engine: 'cloud', recipe: imageRecipe(), count: 1 });
  await isReached;
  desk.script.submit = submit;
  await desk.restart();
  const failure = { code: 'SERVICE_FAILED', data: { reason: 'maybe_submitted' } };
  expect(await desk.now().studio.jobs.whenEnded({ id: started.jobId })).toMatchObject({ state: 'failed', failure });
  expect(desk.asked).toHaveLength(1);
  expect(await desk.retry(started)).toMatchObject({ state: 'done' });
  expect(desk.asked).toHaveLength(2);
});

it('goes on with the next nine where the service fails at some', async () => {
  let count = 0;
  const { submit } = desk.script;
  desk.script.submit = (asked, response) =>
    (count += 1) === 1 ? refuse(response, 1000, 'unknown error') : submit(asked, response);
  const started = await desk.generate(11);
  const failure = { code: 'SERVICE_FAILED', data: { missingCount: 9, resultCount: 11 } };
  expect(started.job).toMatchObject({ state: 'done', failure, units: { images: 2 } });
  expect(await desk.retry(started)).toMatchObject({ state: 'done', failure: null, units: { images: 11 } });
  expect(desk.asked.map(({ n }) => n)).toEqual([9, 2, 9]);
});

describe('a subject', () => {
  it('is sent as it is in the library, and named as what images were made from', async () => {
    const bytes = twoColours('png');
    const subjectItemId = await desk.imported(bytes, 'anna.png');
    const { id } = await desk.generate(1, { subjectItemId });
    const image_file = `data:image/png;base64,${bytes.toString('base64')}`;
    expect(desk.asked[0]).toMatchObject({ subject_reference: [{ type: 'character', image_file }] });
    const [item] = await desk.items(id);
    const { madeFrom } = desk.now().studio.library.details({ id: item!.id });
    expect(madeFrom).toEqual([{ id: subjectItemId, kind: 'image', title: 'anna' }]);
  });

  it.each([
    ['a WebP', twoColours('webp')],
    ['more than 10 MB', Buffer.concat([twoColours('png'), Buffer.alloc(10 * 1024 * 1024)])],
    ['damaged', twoColours('png', 90, 90).fill(0, 33)],
  ])('that is %s is refused before anything is stored', async (_name, bytes) => {
    const subjectItemId = await desk.imported(bytes, 'anna');
    await expect(desk.generate(1, { subjectItemId })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { reason: 'image_subject', field: 'subjectItemId' },
    });
    expect([desk.asked, desk.now().images.list({ limit: 9 })]).toEqual([[], []]);
  });
});

describe('a request', () => {
  it('that the service would refuse is refused with its field, and nothing is sent or stored', async () => {
    await expect(desk.generate(1, { prompt: ' ' })).rejects.toMatchObject({ data: { field: 'prompt' } });
    await expect(desk.generate(0)).rejects.toMatchObject({ data: { field: 'count', reason: 'image_count' } });
    desk.now().hasKey.value = false;
    await expect(desk.generate(1)).rejects.toMatchObject({ code: 'KEY_MISSING' });
    expect([desk.asked, desk.now().images.list({ limit: 9 })]).toEqual([[], []]);
    expect(selectTasks(desk.now().context.db, '')).toEqual([]);
  });

  it('that was made before is found by its recipe and engine, as long as one of its images is there', async () => {
    const { id } = await desk.generate(2);
    await desk.generate(1, { seed: 3 });
    const { images, studio } = desk.now();
    expect(images.findSame({ engine: 'cloud', recipe: imageRecipe() })?.id).toBe(id);
    expect(images.findSame({ engine: 'local', recipe: imageRecipe() })).toBeNull();
    expect(images.findSame({ engine: 'cloud', recipe: imageRecipe({ watermark: true }) })).toBeNull();
    expect(images.list({ limit: 1 }).map(({ recipe }) => recipe.seed)).toEqual([3]);
    for (const item of await desk.items(id)) {
      desk.now().context.db.write((tx) => tx.run('DELETE FROM items WHERE id = :id', { id: item!.id }));
    }
    expect([
      images.findSame({ engine: 'cloud', recipe: imageRecipe() }),
      studio.jobs.list({ limit: 9 }).length,
    ]).toEqual([null, 2]);
  });
});

it('says for each model what can be chosen', () => {
  const { models, ...limits } = desk.now().images.options();
  expect(models.map(({ model, ratios, freeSizes, styles }) => [model, ratios.length, freeSizes, styles])).toEqual([
    ['image-01', 8, { leastPx: 512, mostPx: 2048, stepPx: 8 }, []],
    ['image-01-live', 7, null, ['comic', 'vibrant', 'medieval', 'watercolour']],
  ]);
  expect(models[0]?.ratios[1]).toEqual({ ratio: '16:9', widthPx: 1280, heightPx: 720 });
  expect(limits).toMatchObject({ promptCharacters: 1500, perRequest: 9, most: 54 });
});
