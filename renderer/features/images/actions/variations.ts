import type { ImageRecipe } from '../../../../shared/domain/recipe/image-recipe.ts';
import { client } from '../../../api/client.ts';
import { startVariations } from '../../../ui/generation-form/submit/start-variations.ts';
import { randomSeed } from '../form-draft/image-draft.ts';
import type { ImageCell } from '../results/image-cells.ts';
import { showNewest } from '../results/show-newest.ts';
import { recipeOfCell } from './reuse.ts';

/** As many as one glance compares. */
const COUNT = 4;

/** Generates an image anew with other seeds; the form stays as it is. */
export const generateVariations = async (cell: ImageCell): Promise<void> =>
  await startVariations<ImageRecipe>({
    panel: 'images',
    id: cell.id,
    count: COUNT,
    billed: ({ model }) => ({ unit: 'images', amount: COUNT, model }),
    recipe: async () => await recipeOfCell(cell),
    async start({ recipe, ...request }) {
      await client.images.start({ ...request, recipe: { ...recipe, seed: randomSeed() } });
      await showNewest();
    },
  });
