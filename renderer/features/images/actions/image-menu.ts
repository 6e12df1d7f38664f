import {
  IconArrowForwardUp,
  IconAspectRatio,
  IconBooks,
  IconColumns2,
  IconCopy,
  IconCrop,
  IconDice5,
  IconEye,
  IconLayoutBoard,
  IconPhotoSearch,
  IconQuote,
  IconRestore,
  IconVersions,
  IconStar,
  IconTag,
  IconTextCaption,
  IconUserSquare,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { openContextMenu, type SignedEntry } from '../../../ui/context-menu/context-menu.tsx';
import { COLOUR_LABEL_ENTRY } from '../../../ui/items/colour-labels/colour-label-actions.ts';
import { FILE_ENTRIES, VERDICT_ENTRIES } from '../../../ui/items/actions/item-menu-entries.ts';
import { addToBoardEntries } from '../../../ui/items/labels/add-to-board.ts';
import { sendImageEntry } from '../../../ui/items/images/send-image.ts';
import { labelTexts } from '../../../ui/items/labels/label-texts.ts';
import { selectedIds, useImages } from '../results/images-store.ts';

const entries = (id: ItemId | null): SignedEntry[] => [
  { command: 'library.quickLook', icon: IconEye },
  { command: 'library.compare', icon: IconColumns2 },
  { command: 'images.edit', icon: IconCrop },
  { command: 'images.similar', icon: IconPhotoSearch },
  'line',
  { command: 'images.variations', icon: IconVersions },
  { command: 'images.reuseAll', icon: IconRestore },
  { command: 'images.vary', icon: IconArrowForwardUp },
  { command: 'images.reusePrompt', icon: IconQuote },
  { command: 'images.reuseSeed', icon: IconDice5 },
  { command: 'images.reuseSize', icon: IconAspectRatio },
  { command: 'images.useAsSubject', icon: IconUserSquare },
  ...(id === null ? [] : [sendImageEntry(id)]),
  'line',
  { command: 'images.copyImage', icon: IconCopy },
  { command: 'images.copyPrompt', icon: IconTextCaption },
  'line',
  { command: 'voices.favourite', icon: IconStar },
  ...VERDICT_ENTRIES,
  COLOUR_LABEL_ENTRY,
  { command: 'library.tag', icon: IconTag },
  {
    label: labelTexts.board.addTo,
    icon: IconLayoutBoard,
    entries: addToBoardEntries(selectedIds, () => useImages.setState({ labelling: 'board' })),
  },
  { command: 'images.showInLibrary', icon: IconBooks },
  ...FILE_ENTRIES,
];

/** Opens what can be done with the images that are selected, or with the one they were opened at. */
export function openImageMenu(event: MouseEvent, label: string): void {
  openContextMenu(event, label, entries(useImages.getState().selection.primary));
}
