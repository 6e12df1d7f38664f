import { openToast, showToast } from '../../feedback/toasts/toasts.tsx';
import { texts } from '../items-texts.ts';
import { undoStep, useUndo } from './undo-steps.ts';

/**
 * Says what was just done, the last step, which is called `label`. Its button takes back that very step, whatever was done since; the
 * toast goes where the step is taken back in another way. Without a step of that name nothing was changed, and nothing is offered.
 */
export function showUndoToast(message: string, label: string = message): void {
  const step = useUndo.getState().done.at(-1);
  if (step?.label !== label) return showToast({ message });
  const hide = openToast({ message, action: { label: texts.undo, run: () => void undoStep(step) } });
  const stop = useUndo.subscribe(({ done }) => {
    if (done.includes(step)) return;
    stop();
    hide();
  });
}
