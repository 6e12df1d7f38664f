import {
  IconClockHour4,
  IconCut,
  IconFolder,
  IconPackageExport,
  IconRestore,
  IconVersions,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { type MenuEntry, openContextMenu } from '../../../ui/context-menu/context-menu.tsx';

const ENTRIES: readonly MenuEntry[] = [
  { command: 'music.variations', icon: IconVersions },
  { command: 'music.reuse', icon: IconRestore },
  { command: 'music.swapTake' },
  { command: 'music.edit', icon: IconCut },
  'line',
  { command: 'music.timeLyrics', icon: IconClockHour4 },
  { command: 'music.exportLrc' },
  { command: 'music.exportSrt' },
  'line',
  { command: 'voices.favourite', icon: IconStar },
  { command: 'library.reveal', icon: IconFolder },
  { command: 'file.export', icon: IconPackageExport },
  'line',
  { command: 'file.moveToBin', icon: IconTrash },
];

/** Opens what can be done with the open take. */
export function openSongMenu(event: MouseEvent, label: string): void {
  openContextMenu(event, label, ENTRIES);
}
