import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type GenerationLines, withGenerationChange } from '../../../../shared/domain/script/generation-lines.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';

/** The query of the lines that are being made. Core is asked for what changed since the last answer: thousands may wait. */
export function generationQuery(id: ItemId) {
  const queryKey = api.scripts.generation.queryKey({ input: { id } });
  return {
    queryKey,
    queryFn: async (): Promise<GenerationLines> => {
      const before = queryClient.getQueryData<GenerationLines>(queryKey);
      return withGenerationChange(before, await client.scripts.generation({ id, since: before?.revision ?? null }));
    },
    // Comparing all lines again would undo what asking for the changes saves.
    structuralSharing: false,
  };
}
