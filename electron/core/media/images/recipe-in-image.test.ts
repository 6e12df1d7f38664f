import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_IMAGE_RECIPE, type ImageRecipe } from '../../../../shared/domain/recipe/image-recipe.ts';
import { readImageHeader } from './image-header.ts';
import { imageTextOf, withImageText } from './image-text.ts';
import { recipeIn, withRecipe } from './recipe-in-image.ts';
import { DOT_GIF, twoColours } from './test-data/pictures.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-recipes-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;
const recipe: ImageRecipe = { ...DEFAULT_IMAGE_RECIPE, prompt: '红狐 “at dawn”\n🦊, naïve', seed: 7 };
const read = async (bytes: Buffer) => {
  const file = path.join(folder, 'image');
  fs.writeFileSync(file, bytes);
  return await recipeIn(file);
};
async function pixelsOf(bytes: Buffer): Promise<Buffer> {
  const image = await loadImage(bytes);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return Buffer.from(context.getImageData(0, 0, image.width, image.height).data);
}

it.each(FORMATS)('is in a %s whose pixels are the same, and is read from it again', async (format) => {
  const plain = twoColours(format);
  const marked = withRecipe(plain, recipe);
  expect(await read(plain)).toBeNull();
  expect(await read(marked)).toEqual(recipe);
  expect(await pixelsOf(marked)).toEqual(await pixelsOf(plain));
});

it.each(FORMATS)('replaces the earlier one of a %s and leaves other texts alone', async (format) => {
  const other = withImageText(twoColours(format), 'scene', '{"sun":1}')!;
  const once = withRecipe(other, { ...recipe, prompt: 'A cat' });
  const twice = withRecipe(once, recipe);
  expect([await read(once), await read(twice)]).toEqual([{ ...recipe, prompt: 'A cat' }, recipe]);
  expect(withRecipe(twice, recipe)).toEqual(twice);
  expect(imageTextOf(twice, 'scene')).toBe('{"sun":1}');
  expect(imageTextOf(twice, 'scen')).toBeNull();
});

it('leaves a format without texts and a damaged file as they are', async () => {
  const cut = twoColours('png').subarray(0, 24);
  for (const bytes of [DOT_GIF, cut, Buffer.from('text')]) {
    expect(withRecipe(bytes, recipe)).toBe(bytes);
    expect(await read(bytes)).toBeNull();
  }
});

it('refuses what no recipe of this version is, and leaves out what a recipe does not have', async () => {
  const saying = async (text: string) => await read(withImageText(twoColours('png'), 'atelier.recipe', text)!);
  const json = (changes: object) => JSON.stringify({ ...recipe, ...changes });
  for (const text of ['', '{', '[]', 'null', json({ version: 2 }), json({ kind: 'song' }), json({ seed: 1e10 })]) {
    expect([text, await saying(text)]).toEqual([text, null]);
  }
  expect(await saying(json({ prompt: 'x'.repeat(1501) }))).toBeNull();
  expect(await saying(json({ extra: 'x'.repeat(60_000) }))).toBeNull();
  expect(await saying(json({ host: 'evil', __proto__: { a: 1 } }))).toEqual(recipe);
});

it('fits a JPEG with the longest prompt, and refuses a text that is longer than a comment', () => {
  const longest = { ...recipe, prompt: '🦊'.repeat(1500) };
  expect(withRecipe(twoColours('jpeg'), longest).length).toBeGreaterThan(6000);
  expect(withImageText(twoColours('jpeg'), 'k', 'x'.repeat(0xffff - 4))).not.toBeNull();
  expect(withImageText(twoColours('jpeg'), 'k', 'x'.repeat(0xffff - 3))).toBeNull();
});

it('survives every cut of a file that holds one', async () => {
  for (const format of FORMATS) {
    const marked = withRecipe(twoColours(format, 8, 8), recipe);
    for (let end = 0; end < marked.length; end += 7) {
      const text = imageTextOf(marked.subarray(0, end), 'atelier.recipe');
      expect(text === null || text === JSON.stringify(recipe)).toBe(true);
    }
  }
});

it('keeps what is transparent, and the size, of a WebP that had only pixels', async () => {
  const canvas = createCanvas(31, 17);
  canvas.getContext('2d').fillRect(0, 0, 10, 17);
  const plain = await canvas.encode('webp', 100);
  const marked = withRecipe(plain, recipe);
  expect(marked.toString('latin1', 12, 16)).toBe('VP8X');
  expect(readImageHeader(marked)).toEqual({ format: 'webp', widthPx: 31, heightPx: 17 });
  expect(await pixelsOf(marked)).toEqual(await pixelsOf(plain));
});
