import {
  IconClockHour4,
  IconCut,
  IconLayoutBoard,
  IconMovie,
  IconPlaylist,
  IconRestore,
  IconVersions,
  IconStar,
  IconTag,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { type MenuEntry, openContextMenu } from '../../../ui/context-menu/context-menu.tsx';
import { COLOUR_LABEL_ENTRY } from '../../../ui/items/colour-labels/colour-label-actions.ts';
import { FILE_ENTRIES } from '../../../ui/items/actions/item-menu-entries.ts';

const ENTRIES: readonly MenuEntry[] = [
  { command: 'library.playAll', icon: IconPlaylist },
  'line',
  { command: 'music.variations', icon: IconVersions },
  { command: 'music.reuse', icon: IconRestore },
  { command: 'music.swapTake' },
  { command: 'music.edit', icon: IconCut },
  { command: 'music.useInCut', icon: IconMovie },
  'line',
  { command: 'music.timeLyrics', icon: IconClockHour4 },
  { command: 'music.exportLrc' },
  { command: 'music.exportSrt' },
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
