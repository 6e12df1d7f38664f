import type { ClipRecipe } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { startVariations } from '../../../ui/generation-form/submit/start-variations.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { NO_SEARCH, useVideo } from '../results/video-store.ts';
import { recipeOfClip } from './reuse.ts';

/** Generates a clip anew: its service chooses another seed each time. The form stays as it is. */
export const generateVariation = async (clip: ShownClip): Promise<void> =>
  await startVariations<ClipRecipe>({
    panel: 'video',
    id: clip.row.id,
    count: 1,
    billed: ({ durationSeconds }) => ({ unit: 'clipSeconds', amount: durationSeconds }),
    recipe: async () => await recipeOfClip(clip),
    async start({ engine, recipe, variationOf }) {
      await client.videos.start({ engine, recipe, variationOf });
      useVideo.setState(NO_SEARCH);
      await queryClient.invalidateQueries({ queryKey: api.videos.list.key() });
    },
  });
