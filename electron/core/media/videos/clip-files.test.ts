import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ClipRecipe, DEFAULT_CLIP_RECIPE } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { createVideoMedia } from './create-video-media.ts';
import { videoFactsOfFile } from './read-video.ts';
import { recipeInClip, writeRecipe } from './recipe-in-clip.ts';
import { framesIn, smallClip } from './test-data/small-clip.ts';
import { twoColours } from '../images/test-data/pictures.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-clip-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function fileOf(bytes: Uint8Array): string {
  const file = path.join(folder, `${fs.readdirSync(folder).length}.mp4`);
  fs.writeFileSync(file, bytes);
  return file;
}
const RECIPE: ClipRecipe = {
  ...DEFAULT_CLIP_RECIPE,
  referenceItemIds: [],
  prompt: 'The beam crosses the bay [Push in, Tilt up] “höher” 河 🌊',
};

describe('reading a clip', () => {
  it('says its size and length by its boxes, wherever the movie box stands', async () => {
    const facts = { mediaType: 'video', container: 'mp4', codec: 'h264', hasAudio: false };
    for (const isMovieFirst of [true, false]) {
      const file = fileOf(smallClip({ widthPx: 1366, heightPx: 768, durationMs: 5640, isMovieFirst }));
      expect(await videoFactsOfFile(file)).toEqual({ ...facts, widthPx: 1366, heightPx: 768, durationMs: 5640 });
    }
  });

  it('takes nothing else for one, and breaks on no file that is cut or changed', async () => {
    const clip = smallClip();
    for (const bytes of [Buffer.alloc(0), Buffer.from('<html>'), twoColours('png'), smallClip({ durationMs: 0 })])
      expect(await videoFactsOfFile(fileOf(bytes))).toBeNull();
    for (let at = 0; at < clip.length; at += 23) {
      await videoFactsOfFile(fileOf(clip.subarray(0, at)));
      const changed = Buffer.from(clip);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      const file = fileOf(changed);
      await videoFactsOfFile(file);
      await recipeInClip(file);
    }
  });
});

describe('the recipe in a clip', () => {
  it('comes back as it was written, and the frames stay where the boxes say', async () => {
    for (const isMovieFirst of [true, false]) {
      const file = fileOf(smallClip({ isMovieFirst }));
      const frames = framesIn(fs.readFileSync(file));
      await writeRecipe(file, { title: 'Beam', recipe: RECIPE });
      // Written again it is replaced.
      await writeRecipe(file, { title: 'Beam', recipe: { ...RECIPE, resolution: '1080P' } });
      expect(await recipeInClip(file)).toEqual({ ...RECIPE, resolution: '1080P' });
      expect([framesIn(fs.readFileSync(file)), await videoFactsOfFile(file)]).toMatchObject([
        frames,
        { widthPx: 320, durationMs: 6000 },
      ]);
    }
  });

  it('is a tag that other programs show', async () => {
    const file = fileOf(smallClip());
    await writeRecipe(file, { title: 'Beam over the bay', recipe: RECIPE });
    const shown = execFileSync('ffprobe', ['-v', 'quiet', '-show_format', '-of', 'json', file]);
    const { tags } = (JSON.parse(String(shown)) as { format: { tags: Record<string, string> } }).format;
    expect([tags['title'], JSON.parse(tags['atelier.recipe'] ?? 'null')]).toEqual(['Beam over the bay', RECIPE]);
  });

  it('is not found where there is none, and what is no video is left alone', async () => {
    expect(await recipeInClip(fileOf(smallClip()))).toBeNull();
    const text = fileOf(Buffer.from('no video'));
    await writeRecipe(text, { title: 'x', recipe: RECIPE });
    expect(fs.readFileSync(text, 'utf8')).toBe('no video');
  });
});

it('keeps pictures that a window drew of a clip, and nothing that is no small WebP', async () => {
  const at = (name: string) => (mediaId: string) => path.join(folder, `${mediaId}.${name}.webp`);
  const media = createVideoMedia({ thumbnail: at('thumbnail'), sprite: at('sprite') });
  await media.keepClipPicture({ mediaId: 'a', variant: 'sprite', bytes: twoColours('webp') });
  expect(media.clipSprite('a')).toEqual({ file: at('sprite')('a'), contentType: 'image/webp' });
  for (const bytes of [twoColours('png'), Buffer.from('<svg/>'), Buffer.alloc(0)])
    await expect(media.keepClipPicture({ mediaId: 'b', variant: 'thumbnail', bytes })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  expect(fs.existsSync(at('thumbnail')('b'))).toBe(false);
});
