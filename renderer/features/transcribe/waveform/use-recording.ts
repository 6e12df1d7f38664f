import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { api } from '../../../api/client.ts';

/** The recording of a transcript; undefined until it is known. */
export function useRecording(mediaId: ItemId): LibraryItem | undefined {
  return useQuery(api.library.get.queryOptions({ input: { id: mediaId } })).data;
}
