import { useQuery } from '@tanstack/react-query';
import { IMAGE_LIMITS } from '../../../../shared/domain/generation/images/image-models.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { imageFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { api } from '../../../api/client.ts';
import type { SubjectState } from './image-form-problems.ts';

/** Whether an item can be the subject of images: a JPEG or PNG of at most 10 MB (gaps.md G8). */
export function isUsableSubject({ media, sizeBytes }: Pick<LibraryItem, 'media' | 'sizeBytes'>): boolean {
  const format = imageFactsOf(media)?.format;
  return (format === 'jpeg' || format === 'png') && sizeBytes !== null && sizeBytes <= IMAGE_LIMITS.referenceBytes;
}

/** The subject reference of the form, and how it is. */
export function useSubject(id: string | null): { item: LibraryItem | null; state: SubjectState } {
  const query = useQuery({
    ...api.library.get.queryOptions({ input: { id: (id ?? '') as ItemId } }),
    enabled: id !== null,
    retry: false,
  });
  if (id === null) return { item: null, state: 'none' };
  const item = query.data ?? null;
  if (query.error || item?.binnedAtMs != null) return { item: null, state: 'gone' };
  if (item === null || item.media.state === 'reading') return { item, state: 'loading' };
  return { item, state: isUsableSubject(item) ? 'usable' : 'unusable' };
}
