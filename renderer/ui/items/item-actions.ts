import type { CommandId } from '../../../shared/domain/commands/commands.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Actions } from '../actions/action-registry.ts';
import { texts } from './items-texts.ts';
import { rateItems } from './organise-items.ts';
import { redoLast, undoLast, useUndo } from './undo-steps.ts';

const STARS = [0, 1, 2, 3, 4, 5] as const;

/** Undo and redo of what was done with items; each names what it is for. */
export function useUndoActions(): Actions {
  const done = useUndo((state) => state.done.at(-1));
  const undone = useUndo((state) => state.undone.at(-1));
  return {
    'edit.undo': {
      run: () => void undoLast(),
      enabled: done !== undefined,
      ...(done ? { label: texts.undoNamed(done.label) } : {}),
    },
    'edit.redo': {
      run: () => void redoLast(),
      enabled: undone !== undefined,
      ...(undone ? { label: texts.redoNamed(undone.label) } : {}),
    },
  };
}

/** The commands that give stars to what is selected when they run. */
export function ratingActions(selectedIds: () => readonly ItemId[], enabled: boolean): Actions {
  const action = (rating: number) => ({ run: () => void rateItems(selectedIds(), rating), enabled });
  return Object.fromEntries(STARS.map((stars) => [`library.rate${stars}` satisfies CommandId, action(stars)]));
}
