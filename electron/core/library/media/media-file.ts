import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { findItem, type StoredItem } from '../items/item-table.ts';
import type { LibraryDeps } from '../library-deps.ts';
import type { MediaFile, MediaVariant } from '../library.ts';
import type { ReferenceLooks } from '../references/look-at-references.ts';
import { usableFile } from '../references/usable-file.ts';
import { contentType } from '../../files/paths/media-names.ts';

/** Where a file outside is refused, a look notes and tells why, or that only its time is another. */
function noteRefusal({ looks, log }: Looking, id: ItemId): void {
  looks.look(id).catch((error: unknown) => {
    log.warn('A file outside of the library could not be looked at.', { item: id, code: failureRecord(error).code });
  });
}

type Looking = LibraryDeps & { looks: ReferenceLooks };

function originalFile(deps: Looking, item: StoredItem): string {
  try {
    return usableFile(deps, item);
  } catch (error) {
    noteRefusal(deps, item.id);
    throw error;
  }
}

/** See Library.mediaFile. */
export function mediaFile(deps: Looking, input: { id: ItemId; variant: MediaVariant }): MediaFile {
  const { media } = deps;
  const item = findItem(deps.db, input.id);
  if (item.mediaFile === null) throw new Failure('NOT_FOUND', 'This item has no recording.', { id: item.id });
  const fileName = item.sourceName ?? item.title;
  const original = () => ({ file: originalFile(deps, item), contentType: contentType(item.mediaFile ?? '') });
  if (input.variant === 'original') return { ...original(), fileName };
  if (input.variant === 'playback') return { ...(media.playbackCopy(item.id) ?? original()), fileName };
  if (input.variant === 'sprite') return { ...spriteOf(media, item.id), fileName: `${fileName}.webp` };
  if (input.variant === 'thumbnail') return { ...thumbnailOf(media, item.id), fileName: `${fileName}.webp` };
  const peaks = media.peaks(item.id);
  if (!peaks) throw new Failure('NOT_FOUND', 'This recording is still being prepared.', { id: item.id });
  return { ...peaks, fileName: `${fileName}.peaks` };
}

function spriteOf(media: LibraryDeps['media'], id: ItemId) {
  const sprite = media.clipSprite(id);
  if (!sprite) throw new Failure('NOT_FOUND', 'This clip has no pictures yet.', { id });
  return sprite;
}

function thumbnailOf(media: LibraryDeps['media'], id: ItemId) {
  const thumbnail = media.imageThumbnail(id);
  if (!thumbnail) throw new Failure('NOT_FOUND', 'This image has no thumbnail yet.', { id });
  return thumbnail;
}
