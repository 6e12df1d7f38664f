import { create } from 'zustand';
import type { LineId } from '../../../../../shared/domain/ids.ts';

/** The editor of the line that is being written, for commands that work at its caret. */
export type ActiveEditor = {
  lineId: LineId;
  /** The raw text as it is typed now, and the selection in it. */
  read: () => { text: string; from: number; to: number };
  /** Puts raw text in place of the selection, or of `range`; the caret follows it. */
  insert: (text: string, range?: { from: number; to: number }) => void;
  openPicker: () => void;
  openPronounceAs: () => void;
  /** Gives what was typed to the document now. */
  commit: () => void;
  /** Forgets that anything was typed: whoever calls this has put the text into the document. */
  release: () => void;
  focus: () => void;
};

const useEditor = create<{ active: ActiveEditor | null }>(() => ({ active: null }));

/** At most one line is edited at a time. */
export const activeEditor = {
  /** An editor appears. Returns the function that takes it away. */
  set(editor: ActiveEditor): () => void {
    useEditor.setState({ active: editor });
    return () => {
      if (useEditor.getState().active === editor) useEditor.setState({ active: null });
    };
  },
  current: (): ActiveEditor | null => useEditor.getState().active,
};

/** Gives what was typed to the document now, whichever line is edited. */
export function commitDraft(): void {
  activeEditor.current()?.commit();
}
