import { useDebouncedValue } from '@mantine/hooks';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { searchOf, showsStacks, useLibrary } from '../../library-store.ts';
import { type FoundHead, useFoundHead, useFoundRows } from './found-query.ts';

const TYPING_MS = 80;

/** What the panel shows: how much is found, the items as far as they are read, and what was asked last. */
export type Found = {
  head: FoundHead | undefined;
  rows: readonly (LibraryRow | null)[];
  error: unknown;
  retry: () => void;
  /** Items from the first to the last of these places are wanted. */
  show: (first: number, last: number) => void;
};

const Context = createContext<Found>({
  head: undefined,
  rows: [],
  error: null,
  retry: () => undefined,
  show: () => undefined,
});

/** Asks for what the store says is to be shown, and gives it to the columns of the panel. */
export function LibraryProvider({ children }: { children: ReactNode }) {
  const query = useLibrary(searchOf);
  const sort = useLibrary((state) => state.sort);
  const isStacked = useLibrary(showsStacks);
  const [settled] = useDebouncedValue(query, TYPING_MS);
  const [range, setRange] = useState({ first: 0, last: 0 });
  const { data: head, error, refetch } = useFoundHead({ query: settled, sort, isStacked });
  const rows = useFoundRows(head, range.first, range.last);
  usePlaceOfPrimary(rows);
  const value = useMemo(
    () => ({
      head,
      rows,
      error,
      retry: () => void refetch(),
      show: (first: number, last: number) => setRange({ first, last }),
    }),
    [head, rows, error, refetch],
  );
  return <Context value={value}>{children}</Context>;
}

/** What no longer is found makes place for others: the primary item is where it is now. */
function usePlaceOfPrimary(rows: readonly (LibraryRow | null)[]): void {
  const primary = useLibrary((state) => state.selection.primary);
  const at = useLibrary((state) => state.at);
  useEffect(() => {
    if (primary === null || rows[at]?.id === primary) return;
    const place = rows.findIndex((row) => row?.id === primary);
    if (place !== -1) useLibrary.setState({ at: place });
  }, [rows, primary, at]);
}

/** See Found. */
export const useFound = (): Found => useContext(Context);

/** The primary item of the selection, as far as it is read. */
export function usePrimary(): LibraryRow | null {
  const { rows } = useFound();
  const primary = useLibrary((state) => state.selection.primary);
  const at = useLibrary((state) => state.at);
  if (primary === null) return null;
  return rows[at]?.id === primary ? (rows[at] ?? null) : (rows.find((row) => row?.id === primary) ?? null);
}
