import {
  IconClipboard,
  IconCopy,
  IconExternalLink,
  IconFlag,
  IconFlagOff,
  IconFolder,
  IconPackageExport,
  IconTrash,
} from '@tabler/icons-react';
import type { SignedEntry } from '../../context-menu/context-menu.tsx';

/** Pick and reject, in the menu of an item. */
export const VERDICT_ENTRIES: readonly SignedEntry[] = [
  { command: 'library.pick', icon: IconFlag },
  { command: 'library.reject', icon: IconFlagOff },
];

/** What is done with an item's file; the end of the menu of an item. */
export const FILE_ENTRIES: readonly SignedEntry[] = [
  { command: 'library.openFile', icon: IconExternalLink },
  { command: 'library.reveal', icon: IconFolder },
  { command: 'library.copyFile', icon: IconCopy },
  { command: 'library.copyPath', icon: IconClipboard },
  { command: 'file.export', icon: IconPackageExport },
  'line',
  { command: 'file.moveToBin', icon: IconTrash },
];
