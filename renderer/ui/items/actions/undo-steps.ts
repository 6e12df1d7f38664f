import { create } from 'zustand';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../feedback/announcer.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { texts } from '../items-texts.ts';

/** Something that can be taken back: what it is called, and what takes it back; that gives what does it again. */
export type UndoStep = { label: string; undo: () => Promise<UndoStep> };

const MOST_STEPS = 100;

/** What was done in this window, the last one last, and what was taken back. */
export const useUndo = create<{ done: readonly UndoStep[]; undone: readonly UndoStep[] }>(() => ({
  done: [],
  undone: [],
}));

/** Something was done: it can be undone, and what was undone before cannot be done again. */
export function noteStep(step: UndoStep): void {
  useUndo.setState(({ done }) => ({ done: [...done.slice(1 - MOST_STEPS), step], undone: [] }));
}

/** A change of how things are kept, as core undoes it. */
export function organisedStep(label: string, undoId: string): UndoStep {
  return {
    label,
    undo: async () => {
      const { undoId: redoId } = await client.organisation.undo({ undoId });
      return redoId === null
        ? { label, undo: () => Promise.resolve(organisedStep(label, undoId)) }
        : organisedStep(label, redoId);
    },
  };
}

/** An item was added by the user's own work: Undo moves it to the bin. */
export function addedStep(label: string, id: ItemId): UndoStep {
  const step: UndoStep = {
    label,
    undo: async () => {
      const { undoId } = await client.organisation.bin({ refs: [itemRef(id)] });
      return undoId === null ? { label, undo: () => Promise.resolve(step) } : organisedStep(label, undoId);
    },
  };
  return step;
}

/** Undoes the last step. */
export const undoLast = (): Promise<void> => undoStep(useUndo.getState().done.at(-1));

/** Undoes a step, also where others were done since; nothing where it was undone already. */
export const undoStep = (step: UndoStep | undefined): Promise<void> => move(step, ['done', 'undone'], texts.undone);

/** Does again what was undone last. */
export const redoLast = (): Promise<void> => move(useUndo.getState().undone.at(-1), ['undone', 'done'], texts.redone);

type Steps = 'done' | 'undone';

async function move(
  step: UndoStep | undefined,
  [from, to]: readonly [from: Steps, to: Steps],
  said: (label: string) => string,
): Promise<void> {
  if (!step || !useUndo.getState()[from].includes(step)) return;
  useUndo.setState((state) => ({ [from]: state[from].filter((each) => each !== step) }));
  try {
    const back = await step.undo();
    useUndo.setState((state) => ({ [to]: [...state[to], back] }));
    announce(said(step.label));
  } catch (error) {
    showFailureToast(texts.notUndone(step.label), error);
  }
}
