import { useQuery } from '@tanstack/react-query';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import type { Actions } from '../../../ui/actions/action-registry.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { colourLabelActions } from '../../../ui/items/colour-labels/colour-label-actions.ts';
import { ratingActions, useUndoActions, verdictActions } from '../../../ui/items/actions/item-actions.ts';
import { askForExport } from '../../../ui/items/exporting/export-store.ts';
import { seenAction } from '../../../ui/items/unread/mark-seen.ts';
import { markFavourite } from '../../../ui/items/actions/organise-items.ts';
import { copyFiles, copyPaths, openFileOf, revealItem } from '../../../ui/items/actions/take-out.ts';
import { playFound } from './play-found.ts';
import { useComparable, useComparison } from '../compare/compare-selection.ts';
import { canSave } from '../find/saved-searches.ts';
import { type Found, useFound, usePrimary } from '../items/found/found-context.tsx';
import { leaveStack } from '../items/stack-bar.tsx';
import { hasLook, isImage } from '../items/cells/item-thumb.tsx';
import { editImage, openItem } from '../items/open-item.ts';
import { focusItem, selectEverything } from '../items/selection/select-items.ts';
import { BIN, isBoardPart, narrow, openStack, showSimilar, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { openBoard, removeFromBoard } from './boards/board-actions.ts';
import { binSelected, judge } from './judge.ts';
import { cutClips } from './cut-clips.ts';
import { chooseTop } from './stack-actions.ts';
import { deleteItems, restoreItems, selectedIds } from './order-items.ts';

/** What the commands do in the library: with all that is selected. */
export function useLibraryActions(): void {
  const found = useFound();
  const primary = usePrimary();
  const count = useLibrary((state) => state.selection.ids.size);
  const isBin = useLibrary((state) => state.part === BIN);
  const isLooking = useLibrary((state) => state.isLooking);
  const hasAny = count > 0;
  const hasFile = primary !== null && primary.mediaState !== 'none';
  const canChange = hasAny && !isBin;
  const isFavourite = primary?.organised.isFavourite ?? false;
  useActions({
    ...useUndoActions(),
    ...ratingActions(selectedIds, canChange),
    'voices.favourite': {
      run: () => void markFavourite(selectedIds(), !isFavourite),
      enabled: canChange,
      checked: isFavourite,
    },
    'file.rename': {
      run: () => useLibrary.setState(({ selection }) => ({ renaming: selection.primary })),
      enabled: canChange && count === 1,
    },
    'file.moveToBin': {
      run: () => void (isBin ? deleteItems(selectedIds()) : binSelected(found)),
      // Deletion for good asks, and nothing can be asked over what is looked at.
      enabled: hasAny && !(isBin && isLooking),
      ...(isBin ? { label: texts.order.deleteForGood } : {}),
    },
    'library.restore': { run: () => void restoreItems(selectedIds()), enabled: hasAny && isBin },
    'library.open': {
      run: () => void (primary && openItem(primary, found.head?.words)),
      enabled: primary !== null && !isBin,
    },
    'library.quickLook': { run: () => useLibrary.setState({ isLooking: true }), enabled: primary !== null },
    ...useTogetherActions(found, primary),
    ...lookActions(primary, canChange),
    'library.selectAll': { run: () => void selectEverything(found) },
    'file.export': { run: () => askForExport('items', selectedIds()), enabled: canChange },
    'library.openFile': { run: () => void (primary && openFileOf(primary.id)), enabled: hasFile },
    'library.reveal': { run: () => void (primary && revealItem(primary.id)), enabled: hasFile },
    'library.copyFile': { run: () => void copyFiles(selectedIds()), enabled: canChange },
    'library.copyPath': { run: () => void copyPaths(selectedIds()), enabled: hasFile },
    'library.tag': { run: () => useLibrary.setState({ labelling: 'tag' }), enabled: canChange },
    'library.board': { run: () => useLibrary.setState({ labelling: 'board' }), enabled: canChange },
    ...useBoardActions(canChange),
    ...useStackActions(primary),
    ...verdictActions((verdict) => void judge(found, verdict), {
      enabled: canChange,
      verdict: primary?.organised.verdict ?? null,
    }),
    ...colourLabelActions(selectedIds, { enabled: canChange, colourLabel: primary?.organised.colourLabel ?? null }),
    'library.markAllSeen': seenAction(null, true),
    'library.folder': { run: () => useLibrary.setState({ labelling: 'folder' }), enabled: canChange },
  });
}

/** What is done with an image or a clip. */
function lookActions(primary: LibraryRow | null, canChange: boolean): Actions {
  return {
    'images.edit': {
      run: () => primary && editImage(primary.id),
      enabled: primary !== null && isImage(primary) && canChange,
    },
    'images.similar': {
      run: () => primary && showSimilar(primary.id),
      enabled: primary !== null && hasLook(primary) && canChange,
    },
    'video.cut': { run: () => void cutClips(selectedIds()), enabled: canChange && primary?.kind === 'clip' },
  };
}

/** What is for the board that is open, and for what is searched for. */
function useBoardActions(canChange: boolean): Actions {
  const boards = useQuery(api.boards.list.queryOptions()).data;
  // Read again whenever another part is opened.
  const part = useLibrary((state) => state.part);
  const board = isBoardPart(part) ? openBoard(boards) : null;
  const hasSearch = useLibrary(canSave);
  return {
    'library.leaveBoard': {
      run: () => void (board && removeFromBoard(selectedIds(), board)),
      enabled: canChange && board !== null,
    },
    'library.saveSearch': { run: () => useLibrary.setState({ naming: { what: 'search' } }), enabled: hasSearch },
  };
}

function useStackActions(primary: LibraryRow | null): Actions {
  const stack = useLibrary((state) => state.stack);
  const isStacked = useLibrary((state) => state.isStacked);
  const own = primary?.stack ?? null;
  const open = () => {
    if (stack !== null) leaveStack();
    else if (primary && own) {
      openStack(own.id, { id: primary.id, title: primary.title, at: useLibrary.getState().at });
      focusItem(0);
    }
  };
  return {
    'library.openStack': { run: open, enabled: stack !== null || own !== null, checked: stack !== null },
    'library.stackTop': {
      run: () => void (primary && own && chooseTop(own.id, primary.id, primary.title)),
      enabled: stack !== null && own !== null,
    },
    'library.stacks': {
      run: () => {
        narrow({});
        useLibrary.setState({ isStacked: !isStacked, stack: null });
      },
      checked: isStacked,
    },
  };
}

/** What is done with several items at once: played in their order, or compared. */
function useTogetherActions({ rows }: Found, primary: LibraryRow | null): Actions {
  const comparable = useComparable();
  return {
    'library.playAll': {
      run: () => void playFound(primary?.id ?? null),
      enabled: rows.some((row) => row?.playable != null),
    },
    'library.compare': {
      run: () => useComparison.setState({ shown: comparable }),
      enabled: comparable !== null,
      reason: texts.compare.needs,
    },
  };
}
