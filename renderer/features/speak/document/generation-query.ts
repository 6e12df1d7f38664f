import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LineGeneration } from '../../../../shared/domain/script/script-views.ts';
import { type GenerationLines, withGenerationChange } from '../../../../shared/domain/script/generation-lines.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useScriptReading } from './script-context.ts';

/** The query of the lines that are being made. Core is asked for what changed since the last answer: thousands may wait. */
function generationQuery(id: ItemId) {
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

const NO_GENERATION: readonly LineGeneration[] = [];

/** Lines of the open script that wait, are being made or could not be made. */
export function useGeneration(): readonly LineGeneration[] {
  return useGenerationOf(useScriptReading().id);
}

/** The same of any script, none where it is null. */
export function useGenerationOf(id: ItemId | null): readonly LineGeneration[] {
  return useQuery({ ...generationQuery(id ?? ('' as ItemId)), enabled: id !== null }).data?.lines ?? NO_GENERATION;
}
