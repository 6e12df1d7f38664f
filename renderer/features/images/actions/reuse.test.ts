import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ImageGeneration } from '../../../../shared/domain/generation/images/image-generation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import {
  DEFAULT_IMAGE_RECIPE,
  type ImageRecipe,
  MOST_IMAGE_SEED,
} from '../../../../shared/domain/recipe/image-recipe.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { imageDraft, variedImage } from '../form-draft/image-draft.ts';
import type { ImageCell } from '../results/image-cells.ts';
import { texts } from '../texts.ts';
import { recipeOfCell, reuseAll, reusePrompt, reuseSeed, reuseSize, seedOf, setSubject, vary } from './reuse.ts';

const words = texts.reuse;
const RECIPE: ImageRecipe = { ...DEFAULT_IMAGE_RECIPE, prompt: 'A red fox', aspectRatio: '16:9', seed: 40 };
const result = (seed: number | null) => ({ seed }) as ImageGeneration['results'][number];

/** An image of a request; the request's seed is that of its first image. */
function cellOf(seeds: readonly (number | null)[], at = 0, recipe = RECIPE): ImageCell {
  const results = seeds.map(result);
  const generation = { recipe, results } as ImageGeneration;
  const place = { number: at + 1, total: seeds.length };
  return {
    kind: 'item',
    key: 'k',
    id: 'image' as ItemId,
    row: null,
    generation,
    result: results[at] ?? null,
    ...place,
  };
}
const fileCell: ImageCell = { ...cellOf([null]), generation: null, result: null };
const itemWith = (values: object) => standInCore({ library: { get: () => values as LibraryItem } });
const form = () => imageDraft.use.getState();
const messages = () => shownToasts().map(({ message }) => message);

beforeEach(() => {
  imageDraft.set(imageDraft.defaults);
  variedImage.set({ item: null });
  notifications.clean();
  notifications.cleanQueue();
});

describe('the seed of an image', () => {
  it('is what the service said of it; that of the request only where it has one image', () => {
    expect(seedOf(cellOf([7, 8], 1))).toBe(8);
    expect(seedOf(cellOf([null]))).toBe(40);
    expect(seedOf(cellOf([null, null], 1))).toBeNull();
    expect(seedOf(fileCell)).toBeNull();
  });

  it('is in the recipe that generates this very image', async () => {
    expect(await recipeOfCell(cellOf([40, 41], 1))).toEqual({ ...RECIPE, seed: 41 });
  });
});

describe('the recipe of a file', () => {
  it('is read from the library, and is none where that is no recipe of images', async () => {
    itemWith({ recipe: RECIPE });
    expect(await recipeOfCell(fileCell)).toEqual(RECIPE);
    itemWith({ recipe: { kind: 'speech', text: 'Fog' } });
    await reuseAll(fileCell);
    expect(messages()).toEqual([words.noRecipe]);
    expect(form()).toEqual(imageDraft.defaults);
  });

  it('that cannot be read is told, and the form stays', async () => {
    standInCore({
      library: {
        get: () => {
          throw new Failure('NOT_FOUND', 'Gone.');
        },
      },
    });
    await reusePrompt(fileCell);
    expect(messages()).toHaveLength(1);
    expect(form()).toEqual(imageDraft.defaults);
  });
});

describe('reusing', () => {
  it('fills in all, and Undo brings back what was there', async () => {
    imageDraft.set({ prompt: 'A boat', count: 7 });
    await reuseAll(cellOf([40]));
    expect(form()).toMatchObject({ prompt: 'A red fox', ratio: '16:9', seed: 40, isSeedLocked: true, count: 7 });
    expect(variedImage.use.getState().item).toEqual({ id: 'image', prompt: 'A red fox' });
    shownToasts()[0]?.act();
    expect(form()).toMatchObject({ prompt: 'A boat', ratio: imageDraft.defaults.ratio, seed: null, count: 7 });
    expect(variedImage.use.getState().item).toBeNull();
  });

  it('fills in one thing and leaves the rest', async () => {
    imageDraft.set({ prompt: 'A boat' });
    await reuseSize(cellOf([40], 0, { ...RECIPE, aspectRatio: null, widthPx: 1536, heightPx: 640 }));
    expect(form()).toMatchObject({ prompt: 'A boat', ratio: null, widthPx: 1536, heightPx: 640, seed: null });
    await reusePrompt(cellOf([40]));
    expect(form()).toMatchObject({ prompt: 'A red fox', widthPx: 1536, seed: null });
  });

  it('locks a seed that is known, and changes nothing where it is not', async () => {
    await reuseSeed(cellOf([null, null]));
    expect([form().seed, form().isSeedLocked, messages()]).toEqual([null, false, []]);
    await reuseSeed(cellOf([5, 6], 1));
    expect([form().seed, form().isSeedLocked]).toEqual([6, true]);
  });
});

describe('a variation', () => {
  it('has the next seed, after the last one the first', async () => {
    await vary(cellOf([40]));
    expect(form()).toMatchObject({ prompt: 'A red fox', seed: 41, isSeedLocked: true });
    expect(variedImage.use.getState().item).toEqual({ id: 'image', prompt: 'A red fox' });
    await vary(cellOf([MOST_IMAGE_SEED]));
    expect(form().seed).toBe(0);
  });

  it('of an image whose seed nobody knows is left to chance', async () => {
    await vary(cellOf([null, null]));
    expect(form()).toMatchObject({ prompt: 'A red fox', seed: null, isSeedLocked: false });
  });
});

describe('a subject reference', () => {
  const facts = (format: string) => ({
    state: 'ready',
    facts: { mediaType: 'image', format, widthPx: 800, heightPx: 800 },
  });

  it('is set where it can be one, also while it is being read', async () => {
    itemWith({ media: facts('png'), sizeBytes: 1000 });
    await setSubject('fox' as ItemId);
    expect(form().subjectItemId).toBe('fox');
    itemWith({ media: { state: 'reading' }, sizeBytes: 1000 });
    await setSubject('new' as ItemId);
    expect(form().subjectItemId).toBe('new');
  });

  it.each([
    ['another format', facts('webp'), 1000],
    ['a file that is too large', facts('jpeg'), 10_000_001 * 2],
    ['no image', { state: 'none' }, 1000],
  ])('is refused for %s', async (_, media, sizeBytes) => {
    itemWith({ media, sizeBytes });
    await setSubject('other' as ItemId);
    expect(form().subjectItemId).toBeNull();
    expect(messages()).toEqual([words.noSubject]);
  });
});
