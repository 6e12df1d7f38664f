import { announce } from '../../feedback/announcer.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { texts } from './bin-texts.ts';

/** How something goes into the bin and comes back. */
export type BinMove = {
  /** What it is called in messages. */
  title: string;
  /** Moves it; resolves to what the toast says, where the usual message would say too little. */
  move: () => Promise<string | void>;
  restore: () => Promise<void>;
};

/** Moves something to the bin and offers to undo that. Failures are shown; resolves to whether it is in the bin. */
export async function binWithUndo(bin: BinMove): Promise<boolean> {
  const { title, move } = bin;
  try {
    const message = (await move()) ?? texts.moved(title);
    showToast({ message, action: { label: texts.undo, run: () => void restoreFromBin(bin) } });
    return true;
  } catch (error) {
    showFailureToast(texts.notMoved(title), error);
    return false;
  }
}

/** Takes something out of the bin and says so; a failure is shown. */
export async function restoreFromBin({ title, restore }: Pick<BinMove, 'title' | 'restore'>): Promise<void> {
  try {
    await restore();
    announce(texts.restored(title));
  } catch (error) {
    showFailureToast(texts.notRestored(title), error);
  }
}
