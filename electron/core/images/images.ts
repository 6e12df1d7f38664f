import type { GeneratedImage, ImageOptions } from '../../../shared/domain/generation/images/image-generation.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import type { EditPreview, ImageEdit, ImageOutput } from '../../../shared/domain/media/image-edit.ts';
import type { ImageRecipe } from '../../../shared/domain/recipe/image-recipe.ts';
import type { GenerationDesk } from '../generation/generation-desk.ts';
import type { Generations } from '../generation/generations.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';
import type { Media } from '../media/media.ts';
import type { DerivedFile } from '../media/derived/derived-file.ts';

/** How an image becomes another one; without `output` that is written in its own format. */
export type ImageEditing = { id: ItemId; edit: ImageEdit; output?: ImageOutput | null };

/** Images that are generated. Each becomes an item of the library with its recipe, which its file holds, too. */
export interface Images extends GenerationDesk<ImageRecipe, GeneratedImage> {
  /**
   * Turns, crops, resizes or converts an image: the result is an item of its own, with the recipe of the one that it was made from, which
   * stays as it is. Throws NOT_FOUND, INVALID_INPUT (`image_edit`) for what changes nothing or does not fit the image,
   * (`image_unreadable`), FOLDER_READ_ONLY, DISK_FULL.
   */
  edit(input: ImageEditing): Promise<LibraryItem>;
  /** The file that \`edit\` would add, outside of the library. Throws like \`edit\`, and CANCELLED. */
  previewEdit(input: ImageEditing & { signal?: AbortSignal }): Promise<EditPreview>;
  /** The file of one of the last previews. Throws NOT_FOUND. */
  editPreview(previewId: string): DerivedFile;
  /** What can be chosen for each model. */
  options(): ImageOptions;
}

/** What images need beside the context. */
export type ImageNeighbours = {
  generations: Generations;
  jobs: Pick<Jobs, 'resume'>;
  library: Pick<Library, 'get' | 'mediaFile' | 'addMade' | 'checkFolder'>;
  media: Pick<Media, 'convertImage'>;
};
