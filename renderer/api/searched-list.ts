import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const PAGE = 100;
const TYPING_MS = 200;

/** Where the rows come from; `key` is the query key under which core's changes make them out of date. */
export type RowSource<Row> = {
  key: QueryKey;
  list: (page: { limit: number; query?: string; after?: string }) => Promise<{ rows: Row[]; next: string | null }>;
};

/** The rows that match a search, with the next page on request. `query` is the search that they belong to. */
export function useSearchedList<Row>(search: string, { key, list }: RowSource<Row>) {
  const [settled] = useDebouncedValue(search, TYPING_MS);
  const query = settled.trim();
  const pages = useInfiniteQuery({
    queryKey: [...key, 'searched', query],
    queryFn: ({ pageParam }) =>
      list({
        limit: PAGE,
        ...(query === '' ? {} : { query }),
        ...(pageParam === null ? {} : { after: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? [], [pages.data]);
  return { ...pages, rows, query };
}
