import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api, client } from '../../../api/client.ts';

const PAGE = 100;
const TYPING_MS = 200;

/** The scripts that match a search, newest first, with the next page on request. */
export function useScripts(search: string) {
  const [query, setQuery] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(search), TYPING_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const trimmed = query.trim();
  const pages = useInfiniteQuery({
    queryKey: [...api.scripts.list.key(), 'list', trimmed],
    queryFn: ({ pageParam }) =>
      client.scripts.list({
        limit: PAGE,
        ...(trimmed === '' ? {} : { query: trimmed }),
        ...(pageParam === null ? {} : { after: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? [], [pages.data]);
  return { ...pages, rows, query: trimmed };
}
