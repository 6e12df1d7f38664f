import {
  IconArrowForwardUp,
  IconBooks,
  IconColumns2,
  IconCopy,
  IconDice5,
  IconEye,
  IconFolder,
  IconPackageExport,
  IconRestore,
  IconStar,
  IconTrash,
  IconUserSquare,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { type MenuEntry, openContextMenu } from '../../../ui/context-menu/context-menu.tsx';

const ENTRIES: readonly MenuEntry[] = [
  { command: 'library.quickLook', icon: IconEye },
  { command: 'library.compare', icon: IconColumns2 },
  'line',
  { command: 'images.reuseAll', icon: IconRestore },
  { command: 'images.vary', icon: IconArrowForwardUp },
  { command: 'images.reusePrompt' },
  { command: 'images.reuseSeed', icon: IconDice5 },
  { command: 'images.reuseSize' },
  { command: 'images.useAsSubject', icon: IconUserSquare },
  'line',
  { command: 'images.copyImage', icon: IconCopy },
  { command: 'images.copyPrompt' },
  'line',
  { command: 'voices.favourite', icon: IconStar },
  { command: 'images.showInLibrary', icon: IconBooks },
  { command: 'library.reveal', icon: IconFolder },
  { command: 'file.export', icon: IconPackageExport },
  'line',
  { command: 'file.moveToBin', icon: IconTrash },
];

/** Opens what can be done with the images that are selected, or with the one they were opened at. */
export function openImageMenu(event: MouseEvent, label: string): void {
  openContextMenu(event, label, ENTRIES);
}
