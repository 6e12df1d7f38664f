import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { EditPreview } from '../../../../../shared/domain/media/image-edit.ts';
import { api } from '../../../../api/client.ts';
import { canSave, type Editing, orderOf } from '../draft/edit-store.ts';

/** A crop that is being dragged is not written at each of its places. */
const SETTLED_MS = 300;

/** The file that would be written; `isSettled` is false while what is known is of an edit before the last change. */
export type Result = UseQueryResult<EditPreview> & { isSettled: boolean };

/** Has core write what is edited, once nothing has changed for a moment. Core keeps few of these files, so none is reused. */
export function useResult(editing: Editing): Result {
  const wanted = canSave(editing) ? JSON.stringify(orderOf(editing)) : '';
  const [settled] = useDebouncedValue(wanted, SETTLED_MS);
  const isWanted = settled !== '' && settled === wanted;
  const query = useQuery({
    ...api.images.previewEdit.queryOptions({ input: isWanted ? orderOf(editing) : skipToken }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return { ...query, isSettled: isWanted && !query.isFetching };
}
