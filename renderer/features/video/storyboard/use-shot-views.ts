import { useQueries } from '@tanstack/react-query';
import type { GenerationId, ItemId } from '../../../../shared/domain/ids.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api } from '../../../api/client.ts';
import { useClipsState } from '../results/clips-context.tsx';
import { type ShotView, viewOfShot } from './shot-state.ts';
import { useShots } from '../shots/shots.ts';

/** The shots in their order, numbered from 1, each with how its clip stands. */
export function useShotViews(): (ShotView & { number: number })[] {
  const { shots } = useShots();
  const { clips, isCut } = useClipsState();
  const shown = new Set(clips?.map(({ row }) => row.id));
  // Of clips that are older than what the panel shows nobody knows here.
  const isGone = (id: ItemId) => clips !== undefined && !isCut && !shown.has(id);
  const generations = useQueries({
    queries: shots.map(({ generationId }) => ({
      ...api.videos.get.queryOptions({ input: { id: (generationId ?? '') as GenerationId } }),
      enabled: generationId !== null,
      retry: false,
    })),
  });
  return shots.map((shot, index) => {
    const query = generations[index];
    // What could not be read may be there: only a request that is gone is asked for anew.
    const isNone = shot.generationId === null || (query?.error && apiFailure(query.error).code === 'NOT_FOUND');
    const generation = isNone ? null : query?.data;
    return { ...viewOfShot(shot, generation, isGone), number: index + 1 };
  });
}
