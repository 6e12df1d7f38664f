import {
  IconBadgeCc,
  IconClockHour4,
  IconCut,
  IconFileMusic,
  IconLayoutBoard,
  IconMovie,
  IconPlaylist,
  IconRestore,
  IconVersions,
  IconStar,
  IconSwitchHorizontal,
  IconTag,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { openContextMenu, type SignedEntry } from '../../../ui/context-menu/context-menu.tsx';
import { COLOUR_LABEL_ENTRY } from '../../../ui/items/colour-labels/colour-label-actions.ts';
import { FILE_ENTRIES } from '../../../ui/items/actions/item-menu-entries.ts';

const ENTRIES: readonly SignedEntry[] = [
  { command: 'library.playAll', icon: IconPlaylist },
  'line',
  { command: 'music.variations', icon: IconVersions },
  { command: 'music.reuse', icon: IconRestore },
  { command: 'music.swapTake', icon: IconSwitchHorizontal },
  { command: 'music.edit', icon: IconCut },
  { command: 'music.useInCut', icon: IconMovie },
  'line',
  { command: 'music.timeLyrics', icon: IconClockHour4 },
  { command: 'music.exportLrc', icon: IconFileMusic },
  { command: 'music.exportSrt', icon: IconBadgeCc },
  'line',
  { command: 'voices.favourite', icon: IconStar },
  COLOUR_LABEL_ENTRY,
  { command: 'library.tag', icon: IconTag },
  { command: 'library.board', icon: IconLayoutBoard },
  ...FILE_ENTRIES,
];

/** Opens what can be done with the open take. */
export function openSongMenu(event: MouseEvent, label: string): void {
  openContextMenu(event, label, ENTRIES);
}
