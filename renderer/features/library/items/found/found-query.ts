import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LibrarySort } from '../../../../../shared/domain/library/search/library-filter.ts';
import type { LibraryRow, LibrarySummary } from '../../../../../shared/domain/library/search/library-row.ts';
import { parseSearch } from '../../../../../shared/domain/library/search/parse-search.ts';
import { api, client } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';

/** Items of one request. */
const PAGE = 100;

/** A search, its order, and whether each stack is one item. */
type Asked = { query: string; sort: LibrarySort; isStacked: boolean };

/**
 * What is found, and the search that it belongs to: while another one is being asked, that is still the one before. `words` are
 * what of the search are no operators.
 */
export type FoundHead = Asked & {
  words: string;
  summary: LibrarySummary;
  askedAtMs: number;
};

const pageOptions = ({ query, sort, isStacked }: Asked, page: number) =>
  queryOptions({
    queryKey: [...api.library.list.key(), query, sort, isStacked, page],
    queryFn: () => client.library.list({ query, sort, isStacked, offset: page * PAGE, limit: PAGE }),
  });

const NOTHING_ASKED: Asked = { query: '', sort: 'newest', isStacked: false };

/** How much is found. It comes together with the first items, so that nothing is shown before there is something to see. */
export function useFoundHead({ query, sort, isStacked }: Asked) {
  return useQuery({
    queryKey: [...api.library.summary.key(), query, sort, isStacked],
    queryFn: async (): Promise<FoundHead> => {
      const [summary] = await Promise.all([
        client.library.summary({ query, sort, isStacked, byDay: true }),
        queryClient.fetchQuery({ ...pageOptions({ query, sort, isStacked }, 0), staleTime: 0 }),
      ]);
      const askedAtMs = Date.now();
      return { query, words: parseSearch(query, askedAtMs).text, sort, isStacked, summary, askedAtMs };
    },
    placeholderData: keepPreviousData,
  });
}

/** All that is found, null where it has not been read: only pages with a place from `first` to `last` are. */
export function useFoundRows(head: FoundHead | undefined, first: number, last: number): readonly (LibraryRow | null)[] {
  const total = head?.summary.total ?? 0;
  const [firstPage, lastPage] = [Math.floor(first / PAGE), Math.floor(Math.min(last, Math.max(0, total - 1)) / PAGE)];
  const pages = Array.from({ length: head ? lastPage - firstPage + 1 : 0 }, (_, index) => firstPage + index);
  const results = useQueries({
    queries: pages.map((page) => pageOptions(head ?? NOTHING_ASKED, page)),
    combine: combineData,
  });
  return useMemo(() => {
    const rows: (LibraryRow | null)[] = Array.from({ length: total }, () => null);
    for (const [index, page] of results.entries())
      for (const [place, row] of (page ?? []).entries()) {
        const at = (firstPage + index) * PAGE + place;
        if (at < total) rows[at] = row;
      }
    return rows;
  }, [results, total, firstPage]);
}

const combineData = (results: { data: LibraryRow[] | undefined }[]) => results.map(({ data }) => data);
