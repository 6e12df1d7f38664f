import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Organised, Verdict } from '../../../../shared/domain/organisation/organised.ts';
import type { Actions } from '../../actions/action-registry.ts';
import { colourLabelActions } from '../colour-labels/colour-label-actions.ts';
import { askForExport, type ExportSubject } from '../exporting/export-store.ts';
import { texts } from '../items-texts.ts';
import type { LabelKind } from '../labels/label-dialog.tsx';
import { markFavourite, rateItems } from './organise-items.ts';
import { copyFiles, copyPaths } from './take-out.ts';
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

/** The commands that pick and reject what is selected, in the way of the panel. */
export function verdictActions(
  judge: (verdict: Verdict | null) => void,
  now: { enabled: boolean; verdict: Verdict | null },
): Actions {
  const { enabled, verdict } = now;
  const action = (next: Verdict | null) => ({ run: () => judge(next), enabled });
  return {
    'library.pick': { ...action('picked'), checked: verdict === 'picked' },
    'library.reject': { ...action('rejected'), checked: verdict === 'rejected' },
    'library.noVerdict': action(null),
  };
}

/** The commands that ask for a tag or a board of what is selected, and that copy its files or their paths. */
export function keepActions(
  selectedIds: () => readonly ItemId[],
  { enabled, ask }: { enabled: boolean; ask: (kind: LabelKind) => void },
): Actions {
  return {
    'library.tag': { run: () => ask('tag'), enabled },
    'library.board': { run: () => ask('board'), enabled },
    'library.copyFile': { run: () => void copyFiles(selectedIds()), enabled },
    'library.copyPath': { run: () => void copyPaths(selectedIds()), enabled },
  };
}

/** What is selected, and how the panel asks for labels and leaves what goes to the bin. */
type Kept = {
  selectedIds: () => readonly ItemId[];
  enabled: boolean;
  /** How the primary item is marked now; null without one. */
  organised: Pick<Organised, 'isFavourite' | 'colourLabel'> | null;
  ask: (kind: LabelKind) => void;
  bin: (ids: readonly ItemId[]) => void;
  /** What the panel calls them in the export dialog. */
  subject: ExportSubject;
};

/** The commands that every panel of results has for what is selected: mark, rate, label, take out, and to the bin. */
export function resultActions({ selectedIds, enabled, organised, ask, bin, subject }: Kept): Actions {
  const isFavourite = organised?.isFavourite ?? false;
  return {
    ...ratingActions(selectedIds, enabled),
    'voices.favourite': {
      run: () => void markFavourite(selectedIds(), !isFavourite),
      enabled,
      checked: isFavourite,
    },
    ...keepActions(selectedIds, { enabled, ask }),
    ...colourLabelActions(selectedIds, { enabled, colourLabel: organised?.colourLabel ?? null }),
    'file.export': { run: () => askForExport(subject, selectedIds()), enabled },
    'file.moveToBin': { run: () => bin(selectedIds()), enabled },
  };
}

/** The commands that give stars to what is selected when they run. */
export function ratingActions(selectedIds: () => readonly ItemId[], enabled: boolean): Actions {
  const action = (rating: number) => ({ run: () => void rateItems(selectedIds(), rating), enabled });
  return Object.fromEntries(STARS.map((stars) => [`library.rate${stars}` satisfies CommandId, action(stars)]));
}
