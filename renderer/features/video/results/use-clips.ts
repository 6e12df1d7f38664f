import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClipGeneration } from '../../../../shared/domain/generation/clips/clip-generation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import { operatorOfFilter } from '../../../ui/generation-form/results/gallery.ts';
import { useVideo } from './video-store.ts';

/** Clips, and requests for them, that the panel shows; what is older is in the Library. */
export const MOST_SHOWN = 200;

/** A clip with the request that it came of; null where it came from a file, or the request is too old. */
export type ShownClip = { row: LibraryRow; generation: ClipGeneration | null };

/** Clips newest first, those of one day under one heading, and requests that have no clip. Undefined while they are being read. */
export type ClipsState = {
  clips: readonly ShownClip[] | undefined;
  /** Newest first. */
  open: readonly ClipGeneration[];
  isCut: boolean;
  error: unknown;
  retry: () => void;
};

/** See ClipsState. */
export function useClips(): ClipsState {
  const generations = useQuery(api.videos.list.queryOptions({ input: { limit: MOST_SHOWN } }));
  const words = useVideo((state) => state.words);
  const filter = useVideo((state) => state.filter);
  const rows = useQuery({
    ...api.library.list.queryOptions({
      input: { query: `kind:clip ${operatorOfFilter(filter)} ${words}`.trim(), sort: 'newest', limit: MOST_SHOWN },
    }),
    placeholderData: keepPreviousData,
  });
  const clips = useMemo(
    () => (rows.data && generations.data ? shownClips(rows.data, generations.data) : undefined),
    [rows.data, generations.data],
  );
  const open = useMemo(() => (generations.data ?? []).filter(hasNone), [generations.data]);
  const retry = () => void Promise.all([generations.refetch(), rows.refetch()]);
  return { clips, open, isCut: rows.data?.length === MOST_SHOWN, error: generations.error ?? rows.error, retry };
}

const hasNone = ({ results }: ClipGeneration): boolean => results.every(({ state }) => state !== 'ready');

function shownClips(rows: readonly LibraryRow[], generations: readonly ClipGeneration[]): ShownClip[] {
  const byItem = new Map<ItemId, ClipGeneration>();
  for (const generation of generations)
    for (const { itemId } of generation.results) if (itemId !== null) byItem.set(itemId, generation);
  return rows.map((row) => ({ row, generation: byItem.get(row.id) ?? null }));
}
