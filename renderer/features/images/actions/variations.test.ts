import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImageGeneration } from '../../../../shared/domain/generation/images/image-generation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { DEFAULT_IMAGE_RECIPE, type ImageRecipe } from '../../../../shared/domain/recipe/image-recipe.ts';
import { chooseEngine } from '../../../api/test-data/chosen-engine.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { imageDraft } from '../form-draft/image-draft.ts';
import type { ImageCell } from '../results/image-cells.ts';
import { useImages } from '../results/images-store.ts';
import { generateVariations } from './variations.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);

const RECIPE: ImageRecipe = { ...DEFAULT_IMAGE_RECIPE, prompt: 'A red fox', seed: 40 };
const cell = (recipe: ImageRecipe | null): ImageCell => ({
  kind: 'item',
  key: 'k',
  id: 'image' as ItemId,
  row: null,
  generation: recipe && ({ recipe, results: [{ seed: 40 }] } as ImageGeneration),
  result: null,
  number: 1,
  total: 1,
});
type Start = { engine: string; recipe: ImageRecipe; count: number };

function begin(engine: 'local' | 'cloud', recipe: unknown = null) {
  const core = standInCore({
    images: { start: () => ({}) as never },
    library: { get: () => ({ recipe }) as LibraryItem },
  });
  chooseEngine(engine);
  const started = () => core.asked.filter(([name]) => name === 'images.start').map(([, input]) => input as Start);
  return { started };
}

beforeEach(() => {
  imageDraft.set({ ...imageDraft.defaults, prompt: 'mine' });
  useImages.setState({ filter: 'favourites' as never, words: 'lamp' });
  notifications.clean();
  notifications.cleanQueue();
});

describe('variations of an image', () => {
  it('have its recipe and a seed of their own, are shown, and leave the form alone', async () => {
    const { started } = begin('local');
    await generateVariations(cell(RECIPE));
    const [request] = started();
    expect(request).toMatchObject({
      engine: 'local',
      count: 4,
      recipe: { ...RECIPE, seed: expect.any(Number) as number },
    });
    expect(request?.recipe.seed).not.toBe(40);
    expect(useImages.getState()).toMatchObject({ filter: 'all', words: '', like: null });
    expect(imageDraft.use.getState().prompt).toBe('mine');
  });

  it('are asked about once in the cloud, with what all of them cost, and sent once however it is answered', async () => {
    for (const [answer, times] of [
      ['cancel', 0],
      ['confirm', 1],
    ] as const) {
      const { started } = begin('cloud');
      const done = generateVariations(cell(RECIPE));
      await vi.waitFor(() => expect(openQuestion()?.text).toContain('4 images'));
      openQuestion()?.answer(answer);
      openQuestion()?.answer('confirm');
      await done;
      expect(started()).toHaveLength(times);
    }
  });

  it('of a file use the recipe in it, and of one without say so and start nothing', async () => {
    const known = begin('local', RECIPE);
    await generateVariations(cell(null));
    expect(known.started()).toMatchObject([{ recipe: { prompt: 'A red fox' } }]);
    notifications.clean();
    notifications.cleanQueue();
    for (const other of [null, { kind: 'speech' }, 'text']) {
      const { started } = begin('local', other);
      await generateVariations(cell(null));
      expect(started()).toEqual([]);
    }
    expect(shownToasts().length).toBeGreaterThan(0);
  });
});
