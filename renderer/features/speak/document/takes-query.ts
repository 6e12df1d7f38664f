import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { type KnownTakes, withTakesChange } from '../../../../shared/domain/script/known-takes.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useScriptReading } from './script-context.ts';

/** The query of the takes of a script. Core is asked for what changed since the last answer: there may be thousands. */
function takesQuery(id: ItemId) {
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

const NO_TAKES: readonly Take[] = [];

/** All takes of the open script, by the order in which they were made. */
export function useTakes(): readonly Take[] {
  return useTakesOf(useScriptReading().id);
}

/** All takes of a script, none where it is null. */
export function useTakesOf(id: ItemId | null): readonly Take[] {
  return useQuery({ ...takesQuery(id ?? ('' as ItemId)), enabled: id !== null }).data?.takes ?? NO_TAKES;
}
