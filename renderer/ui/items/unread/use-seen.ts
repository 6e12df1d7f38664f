import { useEffect, useEffectEvent } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { noteSeen } from './mark-seen.ts';
import { whenVisible } from './when-visible.ts';

/** What a panel has open is seen: as soon as it is opened, and once it is there where it was opened before, in a window that is seen. */
export function useSeen(row: LibraryRow | null): void {
  const see = useEffectEvent(() => {
    if (row) noteSeen(row);
  });
  const id = row?.id;
  const isNew = row?.isNew ?? false;
  useEffect(() => whenVisible(() => see()), [id, isNew]);
}
