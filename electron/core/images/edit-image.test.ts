import fs from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { type ImageEdit, NO_IMAGE_EDIT, type WrittenImageFormat } from '../../../shared/domain/media/image-edit.ts';
import { twoColours } from '../media/images/test-data/pictures.ts';
import { imageHeaderOf } from '../media/images/read-image.ts';
import { recipeIn, withRecipe } from '../media/images/recipe-in-image.ts';
import { type ImageDesk, imageRecipe, openImageDesk } from './test-data/image-desk.ts';

let desk: ImageDesk;
beforeEach(async () => {
  desk = await openImageDesk();
});
afterEach(() => desk.end());

const edit = (id: ItemId, changes: Partial<ImageEdit>) =>
  desk.now().images.edit({ id, edit: { ...NO_IMAGE_EDIT, ...changes } });
const fileOf = (id: ItemId) => desk.now().studio.library.mediaFile({ id, variant: 'original' }).file;

/** Size of an item's image, and what is seen near its corners: r(ed) or b(lue), from the top left in reading order. */
async function seen(id: ItemId) {
  const image = await loadImage(fs.readFileSync(fileOf(id)));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const at = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
    return red > blue ? 'r' : 'b';
  };
  const [right, bottom] = [width - 3, height - 3];
  return `${width}×${height} ${at(2, 2)}${at(right, 2)}${at(2, bottom)}${at(right, bottom)}`;
}

describe('an edited image', () => {
  it.each<[string, Partial<ImageEdit>, string]>([
    ['turned right', { quarterTurns: 1 }, '48×64 rrbb'],
    ['turned upside down', { quarterTurns: 2 }, '64×48 brbr'],
    ['turned left', { quarterTurns: 3 }, '48×64 bbrr'],
    ['mirrored', { isMirrored: true }, '64×48 brbr'],
    ['turned and mirrored', { quarterTurns: 1, isMirrored: true }, '48×64 rrbb'],
    ['cropped', { crop: { leftPx: 40, topPx: 8, widthPx: 20, heightPx: 12 } }, '20×12 bbbb'],
    [
      'cropped after a turn',
      { quarterTurns: 1, crop: { leftPx: 0, topPx: 0, widthPx: 48, heightPx: 20 } },
      '48×20 rrrr',
    ],
    ['resized', { size: { widthPx: 128, heightPx: 30 } }, '128×30 rbrb'],
  ])('is the image %s', async (_how, changes, expected) => {
    const { id } = await edit(await desk.imported(twoColours('png')), changes);
    expect(await seen(id)).toBe(expected);
  });

  it('is an item of its own with the recipe of the other, inside its file too, and says what it was made from', async () => {
    const recipe = imageRecipe({ seed: 7 });
    const id = await desk.imported(withRecipe(twoColours('jpeg'), recipe), 'fox.jpg');
    const before = fs.readFileSync(fileOf(id));
    const made = await edit(id, { quarterTurns: 1 });
    expect(made).toMatchObject({
      kind: 'image',
      title: 'A red fox in the snow (edited)',
      sourceName: 'A red fox in the snow (edited).jpg',
      recipe: { ...recipe, editedFrom: id, edit: { quarterTurns: 1 } },
    });
    expect(await recipeIn(fileOf(made.id))).toEqual(recipe);
    expect(fs.readFileSync(fileOf(id))).toEqual(before);
    const { library } = desk.now().studio;
    expect(library.details({ id: made.id }).madeFrom).toMatchObject([{ id, kind: 'image' }]);
    expect(library.details({ id }).usedIn).toMatchObject([{ id: made.id }]);
    expect(library.count({ query: 'snow kind:image' })).toBe(2);
    expect((await edit(made.id, { quarterTurns: 1 })).title).toBe('A red fox in the snow (edited 2)');
    expect(fs.readdirSync(path.join(desk.now().context.folders.cache, 'edits'))).toEqual([]);
  });
});

it.each<[string, Partial<ImageEdit>]>([
  ['changes nothing', {}],
  ['keeps the whole', { crop: { leftPx: 0, topPx: 0, widthPx: 64, heightPx: 48 } }],
  ['crops beyond the edge', { crop: { leftPx: 40, topPx: 0, widthPx: 25, heightPx: 10 } }],
  [
    'crops beyond the edge of the turned image',
    { quarterTurns: 1, crop: { leftPx: 0, topPx: 0, widthPx: 64, heightPx: 9 } },
  ],
  ['makes it too large', { size: { widthPx: 9000, heightPx: 10 } }],
])('refuses an edit that %s, with nothing stored', async (_what, changes) => {
  const id = await desk.imported(twoColours('png'));
  await expect(edit(id, changes)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    data: { reason: 'image_edit', field: 'edit' },
  });
  expect(desk.now().studio.library.count({ query: 'kind:image' })).toBe(1);
});

describe('the copy', () => {
  const copyOf = (id: ItemId, format: WrittenImageFormat, quality: number | null = null) =>
    desk.now().images.edit({ id, edit: NO_IMAGE_EDIT, output: { format, quality } });

  it.each<[WrittenImageFormat, string]>([
    ['png', '.png'],
    ['jpeg', '.jpg'],
    ['webp', '.webp'],
  ])('is written as %s, whatever the image is, with its recipe', async (format, extension) => {
    const recipe = imageRecipe({ seed: 7 });
    const id = await desk.imported(withRecipe(twoColours(format === 'png' ? 'jpeg' : 'png'), recipe));
    const made = await copyOf(id, format);
    expect(path.extname(made.sourceName ?? '')).toBe(extension);
    expect(await imageHeaderOf(fileOf(made.id))).toEqual({ format, widthPx: 64, heightPx: 48 });
    expect(await recipeIn(fileOf(made.id))).toEqual(recipe);
    expect(made.recipe).toMatchObject({ editedFrom: id, output: { format, quality: null } });
  });

  it('is smaller with a lower quality, also of an image that has the format already', async () => {
    const id = await desk.imported(noise(), 'noise.jpg');
    const [fine, coarse] = [await copyOf(id, 'jpeg', 95), await copyOf(id, 'jpeg', 20)];
    expect(fs.statSync(fileOf(coarse.id)).size).toBeLessThan(fs.statSync(fileOf(fine.id)).size / 2);
  });

  it.each<WrittenImageFormat>(['png', 'webp'])('is refused as %s where the image is that already', async (format) => {
    const id = await desk.imported(twoColours(format));
    await expect(copyOf(id, format)).rejects.toMatchObject({ data: { reason: 'image_edit' } });
  });
});

/** An image that no format can write small. */
function noise(): Buffer {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  for (let at = 0; at < 64 * 64; at += 1) {
    context.fillStyle = `hsl(${(at * 137) % 360} 80% ${(at * 53) % 100}%)`;
    context.fillRect(at % 64, Math.floor(at / 64), 1, 1);
  }
  return canvas.toBuffer('image/jpeg');
}
