import type { GeneratedImage, ImageOptions } from '../../../shared/domain/generation/image-generation.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import type { ImageEdit } from '../../../shared/domain/media/image-edit.ts';
import type { ImageRecipe } from '../../../shared/domain/recipe/image-recipe.ts';
import type { GenerationDesk } from '../generation/generation-desk.ts';
import type { Generations } from '../generation/generations.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';
import type { Media } from '../media/media.ts';

/** Images that are generated. Each becomes an item of the library with its recipe, which its file holds, too. */
export interface Images extends GenerationDesk<ImageRecipe, GeneratedImage> {
  /**
   * Turns, crops or resizes an image: the result is an item of its own, with the recipe of the one that it was made from, which
   * stays as it is. Throws NOT_FOUND, INVALID_INPUT (`image_edit`) for what changes nothing or does not fit the image,
   * (`image_unreadable`), FOLDER_READ_ONLY, DISK_FULL.
   */
  edit(input: { id: ItemId; edit: ImageEdit }): Promise<LibraryItem>;
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
