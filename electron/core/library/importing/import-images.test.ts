import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_IMAGE_RECIPE, type ImageRecipe } from '../../../../shared/domain/recipe/image-recipe.ts';
import { DOT_GIF, twoColours } from '../../media/images/test-data/pictures.ts';
import { withRecipe } from '../../media/images/recipe-in-image.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';

let context: TestContext;
let studio: TestLibrary;
beforeEach(() => {
  context = openTestContext();
  studio = openTestLibrary(context);
  studio.openJobs.start({ adopt: true });
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

const recipe: ImageRecipe = { ...DEFAULT_IMAGE_RECIPE, prompt: 'A red fox in the snow, oil painting', seed: 11 };

/** The item of a file that was imported, once it has been read or could not be. */
async function imported(bytes: Buffer, fileName: string) {
  const file = path.join(context.folder, fileName);
  fs.writeFileSync(file, bytes);
  const { id } = await studio.library.importFile({ file, fileName });
  const [job] = studio.jobs.list({ limit: 1 });
  await studio.jobs.whenEnded({ id: job!.id });
  return studio.library.get({ id });
}
const found = (query: string) =>
  studio.library.list({ query, sort: 'newest', offset: 0, limit: 10 }).map(({ id }) => id);

it('finds the recipe of an image that holds one, its title and its prompt', async () => {
  const item = await imported(withRecipe(twoColours('png', 800, 600), recipe), 'download (3).png');
  expect(item).toMatchObject({
    kind: 'image',
    title: 'A red fox in the snow, oil painting',
    sourceName: 'download (3).png',
    media: { state: 'ready', facts: { mediaType: 'image', format: 'png', widthPx: 800, heightPx: 600 } },
    recipe,
  });
  expect([found('painting'), found('kind:image fox'), found('kind:script fox')]).toEqual([[item.id], [item.id], []]);
});

it('takes an image without a recipe under its name', async () => {
  expect(await imported(twoColours('webp'), 'Cover.webp')).toMatchObject({
    kind: 'image',
    title: 'Cover',
    recipe: null,
  });
});

it('knows an image by its bytes, and serves it as what it is whatever it was called', async () => {
  const { id, kind } = await imported(DOT_GIF, 'page.html');
  const { file, contentType, fileName } = studio.library.mediaFile({ id, variant: 'original' });
  expect([kind, path.basename(file), contentType, fileName]).toEqual([
    'image',
    expect.stringMatching(/^\d{4}-\d\d-\d\d .+\.gif$/),
    'image/gif',
    'page.html',
  ]);
});

it('serves a small image of it, which is gone with it', async () => {
  const { id } = await imported(twoColours('jpeg', 900, 900), 'a.jpg');
  const { file, contentType } = studio.library.mediaFile({ id, variant: 'thumbnail' });
  expect([fs.existsSync(file), contentType]).toEqual([true, 'image/webp']);
  expect(await studio.library.check()).toEqual([]);
  await studio.media.remove(id);
  expect(fs.existsSync(file)).toBe(false);
  expect(() => studio.library.mediaFile({ id, variant: 'thumbnail' })).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
});

it('keeps an image that cannot be read, and says so', async () => {
  const item = await imported(twoColours('png', 200, 200).fill(0, 33), 'broken.png');
  const failure = { code: 'INVALID_INPUT', data: { reason: 'image_unreadable', fileName: 'broken.png' } };
  expect(item).toMatchObject({ kind: 'image', media: { state: 'failed', failure } });
});

it('is no recording: nobody can transcribe it', async () => {
  const { id } = await imported(twoColours('png'), 'a.png');
  await expect(studio.library.whenRead({ id })).rejects.toMatchObject({ data: { reason: 'not_audio' } });
});

it('refuses what is called an image and is none, and leaves nothing of it', async () => {
  for (const [fileName, bytes] of [
    ['notes.png', 'not an image'],
    ['Photo.JPEG', 'x'.repeat(2000)],
  ] as const) {
    const file = path.join(context.folder, fileName);
    fs.writeFileSync(file, bytes);
    await expect(studio.library.importFile({ file, fileName })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { fileName },
    });
  }
  expect(found('')).toEqual([]);
});

it('finds an image that is there by its bytes, outside the bin', async () => {
  const file = path.join(context.folder, 'fox.png');
  fs.writeFileSync(file, withRecipe(twoColours('png', 800, 600), recipe));
  context.shell.redeemTicket = () => file;
  const dropped = async () =>
    (await studio.library.import({ tickets: ['ticket' as never], offersKnown: true }))[0] ?? null;
  const first = await dropped();
  const [job] = studio.jobs.list({ limit: 1 });
  await studio.jobs.whenEnded({ id: job!.id });
  expect(first).toMatchObject({ isKnown: false, failure: null });
  expect(await dropped()).toMatchObject({ isKnown: true, transcriptId: null, item: { id: first?.item?.id } });
  expect(found('')).toHaveLength(1);
});
