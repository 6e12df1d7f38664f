import {
  IconCopy,
  IconEye,
  IconFolderMinus,
  IconFolderPlus,
  IconLayoutColumns,
  IconPackageExport,
  IconPencil,
  IconPlayerPlay,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { type MenuEntry, openContextMenu } from '../../../ui/context-menu/context-menu.tsx';
import { playRow } from '../items/play-item.ts';
import { BIN, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { selectedIds, takeOutOfFolder } from './order-items.ts';

/** Opens the menu of what is selected at an item of it. */
export function openItemMenu(event: MouseEvent, row: LibraryRow): void {
  const isBin = useLibrary.getState().part === BIN;
  const play: MenuEntry[] = row.playable
    ? [{ label: texts.items.playShort, icon: IconPlayerPlay, run: () => playRow(row) }]
    : [];
  const { folders } = row.organised;
  const leave: MenuEntry[] =
    folders.length === 0
      ? []
      : [{ label: texts.labels.removeFrom, icon: IconFolderMinus, entries: folders.map(leaveEntry) }];
  const entries: MenuEntry[] = isBin
    ? [{ command: 'library.restore' }, 'line', { command: 'file.moveToBin', icon: IconTrash }]
    : [
        { command: 'library.open' },
        ...play,
        { command: 'library.quickLook', icon: IconEye },
        { command: 'library.compare', icon: IconLayoutColumns },
        'line',
        { command: 'file.rename', icon: IconPencil },
        { command: 'voices.favourite', icon: IconStar },
        { command: 'library.tag', icon: IconTag },
        { command: 'library.folder', icon: IconFolderPlus },
        ...leave,
        'line',
        { command: 'file.export', icon: IconPackageExport },
        { command: 'library.reveal' },
        { command: 'library.copyPath', icon: IconCopy },
        'line',
        { command: 'file.moveToBin', icon: IconTrash },
      ];
  openContextMenu(event, texts.items.menu(row.title), entries);
}

const leaveEntry = (folder: string): MenuEntry => ({
  label: folder,
  run: () => void takeOutOfFolder(selectedIds(), folder),
});
