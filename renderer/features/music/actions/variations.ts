import type { SongRecipe } from '../../../../shared/domain/recipe/song-recipe.ts';
import { client } from '../../../api/client.ts';
import { startVariations } from '../../../ui/generation-form/submit/start-variations.ts';
import { randomSeed } from '../form-draft/song-draft.ts';
import { showNewest } from '../results/show-newest.ts';
import type { TakeCell } from '../results/song-cells.ts';
import { recipeOfTake } from './reuse.ts';

/** Two takes are compared with one key. */
const COUNT = 2;

/** Generates a song anew with other seeds; the form stays as it is. */
export const generateVariations = async (cell: TakeCell): Promise<void> =>
  await startVariations<SongRecipe>({
    panel: 'music',
    id: cell.id,
    count: COUNT,
    billed: ({ model }) => ({ unit: 'songs', amount: COUNT, model }),
    recipe: async () => await recipeOfTake(cell),
    async start({ engine, recipe, ...request }) {
      const seed = engine === 'cloud' ? null : randomSeed();
      const { id } = await client.music.start({ ...request, engine, recipe: { ...recipe, seed } });
      await showNewest(id);
    },
  });
