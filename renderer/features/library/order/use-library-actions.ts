import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import type { Actions } from '../../../ui/actions/action-registry.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { useComparable, useComparison } from '../compare/compare-selection.ts';
import { useFound, usePrimary } from '../items/found-context.tsx';
import { openItem } from '../items/open-item.ts';
import { selectEverything } from '../items/select-items.ts';
import { BIN, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { useExportDialog } from '../out/export-store.ts';
import { copyPaths, revealItem } from '../out/take-out.ts';
import { binItems, deleteItems, markFavourite, rateItems, restoreItems, selectedIds } from './order-items.ts';
import { redoLast, undoLast, useUndo } from './undo-steps.ts';

const STARS = [0, 1, 2, 3, 4, 5] as const;

/** What the commands do in the library: with all that is selected. */
export function useLibraryActions(): void {
  const found = useFound();
  const primary = usePrimary();
  const count = useLibrary((state) => state.selection.ids.size);
  const isBin = useLibrary((state) => state.part === BIN);
  const comparable = useComparable();
  const hasAny = count > 0;
  const hasFile = primary !== null && primary.mediaState !== 'none';
  const canChange = hasAny && !isBin;
  const isFavourite = primary?.organised.isFavourite ?? false;
  useActions({
    ...useUndoActions(),
    ...ratingActions(canChange),
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
      run: () => void (isBin ? deleteItems(selectedIds()) : binItems(selectedIds())),
      enabled: hasAny,
      ...(isBin ? { label: texts.order.deleteForGood } : {}),
    },
    'library.restore': { run: () => void restoreItems(selectedIds()), enabled: hasAny && isBin },
    'library.open': {
      run: () => void (primary && openItem(primary, found.head?.words)),
      enabled: primary !== null && !isBin,
    },
    'library.quickLook': { run: () => useLibrary.setState({ isLooking: true }), enabled: primary !== null },
    'library.compare': {
      run: () => useComparison.setState({ images: comparable }),
      enabled: comparable !== null,
      reason: texts.compare.needs,
    },
    'library.selectAll': { run: () => void selectEverything(found) },
    'file.export': { run: () => useExportDialog.setState({ isOpen: true }), enabled: canChange },
    'library.reveal': { run: () => void (primary && revealItem(primary.id)), enabled: hasFile },
    'library.copyPath': { run: () => void copyPaths(selectedIds()), enabled: hasFile },
    'library.tag': { run: () => useLibrary.setState({ labelling: 'tag' }), enabled: canChange },
    'library.folder': { run: () => useLibrary.setState({ labelling: 'folder' }), enabled: canChange },
  });
}

/** Undo names what it undoes. */
function useUndoActions(): Actions {
  const done = useUndo((state) => state.done.at(-1));
  const undone = useUndo((state) => state.undone.at(-1));
  return {
    'edit.undo': {
      run: () => void undoLast(),
      enabled: done !== undefined,
      ...(done ? { label: texts.order.undoNamed(done.label) } : {}),
    },
    'edit.redo': {
      run: () => void redoLast(),
      enabled: undone !== undefined,
      ...(undone ? { label: texts.order.redoNamed(undone.label) } : {}),
    },
  };
}

function ratingActions(enabled: boolean): Actions {
  const action = (rating: number) => ({ run: () => void rateItems(selectedIds(), rating), enabled });
  return Object.fromEntries(STARS.map((stars) => [`library.rate${stars}` satisfies CommandId, action(stars)]));
}
