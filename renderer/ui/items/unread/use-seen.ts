import { useEffect, useEffectEvent } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { noteSeen } from './mark-seen.ts';

/** What a panel has open is seen: as soon as it is opened, and once it is there where it was opened before. */
export function useSeen(row: LibraryRow | null): void {
  const see = useEffectEvent(() => {
    if (row) noteSeen(row);
  });
  const id = row?.id;
  const isNew = row?.isNew ?? false;
  useEffect(() => see(), [id, isNew]);
}
