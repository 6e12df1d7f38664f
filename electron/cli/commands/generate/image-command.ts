import { promptTitle } from '../../../../shared/domain/recipe/prompt-title.ts';
import type { ImageOptions } from '../../arguments/generate/image-arguments.ts';
import { generateFiles, itemOfFile } from './generate-files.ts';

/** `atelier generate image`: the exit codes are those of generateFiles. */
export async function imageCommand(options: ImageOptions, signal: AbortSignal): Promise<number> {
  const { recipe, subjectFile, count } = options;
  const { subjectItemId: _subject, ...shown } = recipe;
  const wanted = {
    options,
    title: promptTitle(recipe.prompt),
    count,
    noun: 'image',
    nouns: 'images',
    report: { recipe: { ...shown, subjectFile } },
  };
  return await generateFiles(
    {
      ...wanted,
      desk: ({ images }) => images,
      recipe: async (core, control) => ({ ...recipe, subjectItemId: await itemOfFile(core, subjectFile, control) }),
    },
    signal,
  );
}
