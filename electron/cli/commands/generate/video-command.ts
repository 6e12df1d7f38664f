import { type ClipRecipe, clipTitle } from '../../../../shared/domain/recipe/clip-recipe.ts';
import type { Core } from '../../../core/create-core.ts';
import type { VideoOptions } from '../../arguments/generate/video-arguments.ts';
import type { RunControl } from '../../run-job.ts';
import { generateFiles, itemOfFile } from './generate-files.ts';

/** `atelier generate video`: the exit codes are those of generateFiles. */
export async function videoCommand(options: VideoOptions, signal: AbortSignal): Promise<number> {
  const { recipe, firstFrameFile, lastFrameFile, referenceFiles } = options;
  const { firstFrameItemId: _first, lastFrameItemId: _last, referenceItemIds: _references, ...shown } = recipe;
  return await generateFiles(
    {
      options,
      title: clipTitle(recipe),
      count: 1,
      noun: 'clip',
      nouns: 'clips',
      report: { recipe: { ...shown, firstFrameFile, lastFrameFile, referenceFiles } },
      desk: ({ videos }) => videos,
      recipe: async (core, control) => await withPictures(core, options, control),
    },
    signal,
  );
}

async function withPictures(core: Core, options: VideoOptions, control: RunControl): Promise<ClipRecipe> {
  const { recipe, firstFrameFile, lastFrameFile, referenceFiles } = options;
  const referenceItemIds: string[] = [];
  for (const file of referenceFiles) {
    const id = await itemOfFile(core, file, control);
    if (id !== null) referenceItemIds.push(id);
  }
  return {
    ...recipe,
    firstFrameItemId: await itemOfFile(core, firstFrameFile, control),
    lastFrameItemId: await itemOfFile(core, lastFrameFile, control),
    referenceItemIds,
  };
}
