import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { texts } from '../../texts.ts';
import { playRow } from '../../../../ui/items/play-item.ts';

/** Plays an item, or pauses it; nothing for what cannot be heard. */
export function PlayRowButton({ row }: { row: LibraryRow }) {
  if (!row.playable) return null;
  return (
    <Button size="compact-sm" leftSection={<IconPlayerPlay size={15} stroke={1.6} />} onClick={() => playRow(row)}>
      {texts.items.playShort}
    </Button>
  );
}
