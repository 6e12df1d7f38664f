import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type KnownTakes, withTakesChange } from '../../../../shared/domain/script/known-takes.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';

/** The query of the takes of a script. Core is asked for what changed since the last answer: there may be thousands. */
export function takesQuery(id: ItemId) {
  const queryKey = api.scripts.takes.queryKey({ input: { id } });
  return {
    queryKey,
    queryFn: async (): Promise<KnownTakes> => {
      const before = queryClient.getQueryData<KnownTakes>(queryKey);
      return withTakesChange(before, await client.scripts.takes({ id, since: before?.revision ?? null }));
    },
    // Comparing all takes again would undo what asking for the changes saves.
    structuralSharing: false,
  };
}
