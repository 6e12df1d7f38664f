import type { GeneratedClip } from '../../../shared/domain/generation/clips/clip-generation.ts';
import type { GenerationId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import type { Tx } from '../database/database.ts';
import { createGenerationDesk } from '../generation/generation-desk.ts';
import type { StoredResult } from '../generation/generation-table.ts';
import { clipKind } from './clip-kind.ts';
import type { ClipResultFacts } from './collect-clip.ts';
import { linkShot } from './storyboard.ts';
import type { VideoNeighbours, Videos } from './videos.ts';

/** Builds the domain of clips, and registers their kind of generation. */
export function createVideos(context: CoreContext, { generations, jobs, library }: VideoNeighbours): Videos {
  const generator = generations.register(clipKind({ ...context, library }));
  const shown = ({ facts, ...result }: StoredResult): GeneratedClip => ({ ...result, ...(facts as ClipResultFacts) });
  const desk = createGenerationDesk(context, { generator, jobs, shown });
  return {
    ...desk,
    start: async ({ shotId, ...request }) => {
      if (shotId === undefined) return await desk.start(request);
      const alongside = (tx: Tx, generationId: GenerationId) => linkShot(tx, { id: shotId, generationId });
      return await desk.start({ ...request, alongside });
    },
  };
}
