import {
  IconBooks,
  IconColumns2,
  IconCopy,
  IconFlag,
  IconFlagOff,
  IconExternalLink,
  IconFolder,
  IconLayoutBoard,
  IconMovie,
  IconPackageExport,
  IconPhotoDown,
  IconRestore,
  IconVersions,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { type MenuEntry, openContextMenu } from '../../../ui/context-menu/context-menu.tsx';
import { COLOUR_LABEL_ENTRY } from '../../../ui/items/colour-labels/colour-label-actions.ts';

const ENTRIES: readonly MenuEntry[] = [
  { command: 'video.variation', icon: IconVersions },
  { command: 'video.reuseAll', icon: IconRestore },
  { command: 'video.continueShot', icon: IconMovie },
  { command: 'video.grabFrame', icon: IconPhotoDown },
  { command: 'library.compare', icon: IconColumns2 },
  'line',
  { command: 'voices.favourite', icon: IconStar },
  { command: 'library.pick', icon: IconFlag },
  { command: 'library.reject', icon: IconFlagOff },
  COLOUR_LABEL_ENTRY,
  { command: 'library.tag', icon: IconTag },
  { command: 'library.board', icon: IconLayoutBoard },
  { command: 'video.showInLibrary', icon: IconBooks },
  { command: 'library.openFile', icon: IconExternalLink },
  { command: 'library.reveal', icon: IconFolder },
  { command: 'library.copyFile', icon: IconCopy },
  { command: 'library.copyPath' },
  { command: 'file.export', icon: IconPackageExport },
  'line',
  { command: 'file.moveToBin', icon: IconTrash },
];

/** Opens what can be done with the clips that are selected, or with the one it was opened at. */
export function openClipMenu(event: MouseEvent, label: string): void {
  openContextMenu(event, label, ENTRIES);
}
