import type { UndoStep } from '../actions/undo-steps.ts';

/** Several steps as one: undone from the last to the first. */
export const joinedSteps = (label: string, steps: readonly UndoStep[]): UndoStep => ({
  label,
  undo: async () => {
    const back: UndoStep[] = [];
    for (const step of steps.toReversed()) back.push(await step.undo());
    return joinedSteps(label, back);
  },
});
