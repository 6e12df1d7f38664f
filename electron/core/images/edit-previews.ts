import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { CoreContext } from '../core-context.ts';
import { fileFailure } from '../files/file-failure.ts';
import type { ImageNeighbours, Images } from './images.ts';
import { writeEditedImage } from './write-edited-image.ts';

/** One is shown while the next one is made, in each of two windows. */
const MOST_KEPT = 4;

/** Edited images that are looked at before they are kept. */
export type EditPreviews = { make: Images['previewEdit']; file: Images['editPreview'] };

/** Builds the previews over a folder of the cache. What an earlier run left there goes with the first of this one. */
export function createEditPreviews(
  { folders }: Pick<CoreContext, 'folders'>,
  neighbours: Pick<ImageNeighbours, 'library' | 'media'>,
): EditPreviews {
  const folder = path.join(folders.cache, 'edit-previews');
  const kept = new Map<string, { file: string; contentType: string }>();
  let cleared: Promise<void> | null = null;
  return {
    make: async (editing) => {
      const { title } = neighbours.library.get({ id: editing.id });
      cleared ??= rm(folder, { recursive: true, force: true });
      const previewId = randomUUID();
      const file = path.join(folder, previewId);
      try {
        await cleared;
        await mkdir(folder, { recursive: true });
        const { format, widthPx, heightPx } = await writeEditedImage(neighbours, { ...editing, target: file });
        const { size: sizeBytes } = await stat(file);
        kept.set(previewId, { file, contentType: `image/${format}` });
        for (const [id, old] of [...kept].slice(0, -MOST_KEPT)) {
          kept.delete(id);
          await rm(old.file, { force: true });
        }
        return { previewId, format, widthPx, heightPx, sizeBytes };
      } catch (error) {
        await rm(file, { force: true });
        throw fileFailure(error, title);
      }
    },
    file: (previewId) => {
      const preview = kept.get(previewId);
      if (!preview) throw new Failure('NOT_FOUND', 'This preview is no longer kept.', { previewId });
      return preview;
    },
  };
}
