import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type MakingLines, withMakingChange } from '../../../../shared/domain/script/making-lines.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';

/** The query of the lines that are being made. Core is asked for what changed since the last answer: thousands may wait. */
export function makingQuery(id: ItemId) {
  const queryKey = api.scripts.making.queryKey({ input: { id } });
  return {
    queryKey,
    queryFn: async (): Promise<MakingLines> => {
      const before = queryClient.getQueryData<MakingLines>(queryKey);
      return withMakingChange(before, await client.scripts.making({ id, since: before?.revision ?? null }));
    },
    // Comparing all lines again would undo what asking for the changes saves.
    structuralSharing: false,
  };
}
