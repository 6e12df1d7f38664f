import type { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { IMAGE_LIMITS } from '../../../shared/domain/generation/images/image-models.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { imageFactsOf } from '../../../shared/domain/library/media-facts.ts';
import type { Library } from '../library/library.ts';

/** Why an item cannot be the subject of images. */
export const unusableSubject = (id: ItemId): Failure =>
  reasonedFailure('INVALID_INPUT', 'image_subject', { field: 'subjectItemId', id });

/** Throws INVALID_INPUT for what is no JPEG or PNG of at most 10 MB (gaps.md G8), NOT_FOUND for what is gone. */
export function checkSubject(library: Pick<Library, 'get'>, id: ItemId): void {
  const { media, sizeBytes } = library.get({ id });
  const format = imageFactsOf(media)?.format;
  const isSmall = sizeBytes !== null && sizeBytes <= IMAGE_LIMITS.referenceBytes;
  if ((format !== 'jpeg' && format !== 'png') || !isSmall) throw unusableSubject(id);
}
