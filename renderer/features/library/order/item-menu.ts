import {
  IconArrowUpRight,
  IconCrop,
  IconEye,
  IconEyeCheck,
  IconFolderMinus,
  IconFolderPlus,
  IconLayoutBoard,
  IconLayoutBoardSplit,
  IconLayoutColumns,
  IconPencil,
  IconPhoto,
  IconPhotoSearch,
  IconPlayerPlay,
  IconPlaylist,
  IconRestore,
  IconStack2,
  IconStackPush,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { type MenuEntry, openContextMenu, type SignedEntry } from '../../../ui/context-menu/context-menu.tsx';
import { COLOUR_LABEL_ENTRY } from '../../../ui/items/colour-labels/colour-label-actions.ts';
import { FILE_ENTRIES, VERDICT_ENTRIES } from '../../../ui/items/actions/item-menu-entries.ts';
import { playRow } from '../../../ui/items/play-item.ts';
import { hasLook, isImage } from '../items/cells/item-thumb.tsx';
import { BIN, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { sendImageEntry } from '../../../ui/items/images/send-image.ts';
import { addToBoardEntries } from '../../../ui/items/labels/add-to-board.ts';
import { labelTexts } from '../../../ui/items/labels/label-texts.ts';
import { coverBoard, openBoard } from './boards/board-actions.ts';
import { selectedIds, takeOutOfFolder } from './order-items.ts';

/** Opens the menu of what is selected at an item of it. */
export function openItemMenu(event: MouseEvent, row: LibraryRow): void {
  const isBin = useLibrary.getState().part === BIN;
  const play: SignedEntry[] = row.playable
    ? [{ label: texts.items.playShort, icon: IconPlayerPlay, run: () => playRow(row) }]
    : [];
  const { folders } = row.organised;
  const leave: SignedEntry[] =
    folders.length === 0
      ? []
      : [{ label: texts.labels.removeFrom, icon: IconFolderMinus, entries: folders.map(leaveEntry) }];
  const entries: SignedEntry[] = isBin
    ? [{ command: 'library.restore', icon: IconRestore }, 'line', { command: 'file.moveToBin', icon: IconTrash }]
    : [
        { command: 'library.open', icon: IconArrowUpRight },
        ...play,
        { command: 'library.playAll', icon: IconPlaylist },
        { command: 'library.quickLook', icon: IconEye },
        { command: 'library.compare', icon: IconLayoutColumns },
        ...(isImage(row) ? [{ command: 'images.edit', icon: IconCrop } as const] : []),
        ...(isImage(row) ? [sendImageEntry(row.id)] : []),
        ...(hasLook(row) ? [{ command: 'images.similar', icon: IconPhotoSearch } as const] : []),
        ...stackEntries(row),
        'line',
        { command: 'file.rename', icon: IconPencil },
        { command: 'voices.favourite', icon: IconStar },
        { command: 'library.tag', icon: IconTag },
        ...VERDICT_ENTRIES,
        COLOUR_LABEL_ENTRY,
        ...(row.isNew ? [{ command: 'library.markAllSeen', icon: IconEyeCheck } as const] : []),
        'line',
        ...boardEntries(row),
        { command: 'library.folder', icon: IconFolderPlus },
        ...leave,
        'line',
        ...FILE_ENTRIES,
      ];
  openContextMenu(event, texts.items.menu(row.title), entries);
}

/** The variations of an item, and in an open stack what stands for them. */
function stackEntries(row: LibraryRow): SignedEntry[] {
  if (row.stack === null) return [];
  const top: SignedEntry[] =
    useLibrary.getState().stack === null ? [] : [{ command: 'library.stackTop', icon: IconStackPush }];
  return [{ command: 'library.openStack', icon: IconStack2 }, ...top];
}

/** On which board: those that there are, or a new one; on the open board also off it, and its cover. */
function boardEntries(row: LibraryRow): SignedEntry[] {
  const board = openBoard();
  const add = addToBoardEntries(selectedIds, () => useLibrary.setState({ labelling: 'board' }));
  const here: SignedEntry[] = board
    ? [
        { command: 'library.leaveBoard', icon: IconLayoutBoardSplit },
        { label: texts.boards.setCover, icon: IconPhoto, run: () => void coverBoard(board, row.id) },
      ]
    : [];
  return [{ label: labelTexts.board.addTo, icon: IconLayoutBoard, entries: add }, ...here];
}

const leaveEntry = (folder: string): MenuEntry => ({
  label: folder,
  run: () => void takeOutOfFolder(selectedIds(), folder),
});
