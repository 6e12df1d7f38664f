import {
  IconBooks,
  IconColumns2,
  IconLayoutBoard,
  IconMovie,
  IconPhotoDown,
  IconRestore,
  IconVersions,
  IconStar,
  IconTag,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { openContextMenu, type SignedEntry } from '../../../ui/context-menu/context-menu.tsx';
import { COLOUR_LABEL_ENTRY } from '../../../ui/items/colour-labels/colour-label-actions.ts';
import { FILE_ENTRIES, VERDICT_ENTRIES } from '../../../ui/items/actions/item-menu-entries.ts';

const ENTRIES: readonly SignedEntry[] = [
  { command: 'video.variation', icon: IconVersions },
  { command: 'video.reuseAll', icon: IconRestore },
  { command: 'video.continueShot', icon: IconMovie },
  { command: 'video.grabFrame', icon: IconPhotoDown },
  { command: 'library.compare', icon: IconColumns2 },
  'line',
  { command: 'voices.favourite', icon: IconStar },
  ...VERDICT_ENTRIES,
  COLOUR_LABEL_ENTRY,
  { command: 'library.tag', icon: IconTag },
  { command: 'library.board', icon: IconLayoutBoard },
  { command: 'video.showInLibrary', icon: IconBooks },
  ...FILE_ENTRIES,
];

/** Opens what can be done with the clips that are selected, or with the one it was opened at. */
export function openClipMenu(event: MouseEvent, label: string): void {
  openContextMenu(event, label, ENTRIES);
}
