import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibrarySort } from '../../../../shared/domain/library/search/library-filter.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api, client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { type AnyGeneration, type Gallery, galleryOf, type KnownRows, type ResultFilter } from './gallery.ts';

/** Requests, and items from files, that a panel shows; what is older is in the Library. */
export const MOST_SHOWN = 200;
/** Rows of one call to core. */
const ROWS_TOGETHER = 200;

/** The gallery; undefined while it is being read. `isCut`: there is more in the library than is shown, or searched here. */
export type GalleryState<Generation extends AnyGeneration> = {
  gallery: Gallery<Generation> | undefined;
  isCut: boolean;
  error: unknown;
  retry: () => void;
};

/** What a panel shows: items of one kind, and the newest MOST_SHOWN requests that made them. */
export type GallerySource<Generation extends AnyGeneration> = {
  kind: ItemKind;
  generations: UseQueryResult<Generation[]>;
  filter: ResultFilter;
  /** Operators and words that items are searched for by; empty shows everything. */
  search?: string;
  keepsRequests?: boolean;
  /** The order of requests, by their first item in it; without any they are by age, what is searched for by how close it is. */
  order?: LibrarySort | null;
};

/** See GalleryState. */
export function useGallery<Generation extends AnyGeneration>({
  kind,
  generations,
  filter,
  search = '',
  keepsRequests = false,
  order = null,
}: GallerySource<Generation>): GalleryState<Generation> {
  const added = useQuery(
    api.library.list.queryOptions({ input: { query: `kind:${kind}`, sort: 'newest', limit: MOST_SHOWN } }),
  );
  const isAsked = search !== '' || order !== null;
  const found = useQuery({
    ...api.library.list.queryOptions({
      input: { query: `kind:${kind} ${search}`, sort: order ?? 'closest', limit: MOST_SHOWN },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const foundRows = isAsked ? found.data : null;
  const jobs = useJobs();
  const ids = useMemo(
    () => (generations.data ?? []).flatMap(({ results }) => results.flatMap(({ itemId }) => itemId ?? [])),
    [generations.data],
  );
  const rows = useRows(kind, ids);
  const gallery = useMemo(
    () =>
      generations.data && added.data && foundRows !== undefined
        ? galleryOf({
            generations: generations.data,
            rows,
            added: withoutUnknown(added.data, generations.data.length),
            jobs,
            filter,
            found: foundRows,
            keepsRequests,
            isOrdered: order !== null,
          })
        : undefined,
    [generations.data, added.data, rows, jobs, filter, foundRows, keepsRequests, order],
  );
  const isCut =
    (search === '' || keepsRequests) && (generations.data?.length === MOST_SHOWN || added.data?.length === MOST_SHOWN);
  const retry = () => void Promise.all([generations, added, found].map(async (query) => query.refetch()));
  return { gallery, isCut, error: generations.error ?? added.error ?? (isAsked ? found.error : null), retry };
}

/** Beyond the requests that are read, nobody knows which items came from files. */
function withoutUnknown(rows: readonly LibraryRow[], generationCount: number): readonly LibraryRow[] {
  return generationCount < MOST_SHOWN ? rows : [];
}

/** What is read of items. While more are being read (`isWhole` false), those without a row are still to come. */
function useRows(kind: ItemKind, ids: readonly ItemId[]): KnownRows {
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...api.library.rows.key(), kind, ids],
    queryFn: async () => {
      const pages = await Promise.all(pagesOf(ids).map((page) => client.library.rows({ ids: page })));
      return new Map(pages.flat().map((row) => [row.id, row] as const));
    },
    placeholderData: keepPreviousData,
  });
  const isWhole = data !== undefined && !isPlaceholderData;
  return useMemo(() => ({ rows: data ?? NO_ROWS, isWhole }), [data, isWhole]);
}

const NO_ROWS: KnownRows['rows'] = new Map();

function pagesOf(ids: readonly ItemId[]): ItemId[][] {
  const count = Math.ceil(ids.length / ROWS_TOGETHER);
  return Array.from({ length: count }, (_, at) => ids.slice(at * ROWS_TOGETHER, (at + 1) * ROWS_TOGETHER));
}
