import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { type FindState, NO_FIND } from '../../../ui/find/find-matches.ts';
import { type ListSelection, NO_SELECTION } from '../../../ui/collection/list/list-selection.ts';

/** Where the caret goes in a line that is opened for editing: an offset in the raw text, `end`, or a column of its first or last row. */
export type EditTarget = {
  lineId: LineId;
  caret: number | 'end' | { row: 'first' | 'last'; leftPx: number };
};

/**
 * Text that was typed and not yet committed; it survives a restart. `base` is the text of the line that it was typed over: the
 * window keeps its drafts a little behind, so after a power cut one may be there that was committed and written on long ago.
 */
export type LineDraft = { scriptId: ItemId; lineId: LineId; text: string; base: string };

/** State of the panel that lives in the window: selection, panes and drafts, never anything that core holds. */
export type SpeakState = {
  openId: ItemId | null;
  /** `primary` is the active line, drawn large with its sound. */
  selection: ListSelection<LineId>;
  editing: EditTarget | null;
  draft: LineDraft | null;
  /** The text that is selected in the editor, without markers' being cut; '' without one. */
  selectedText: string;
  isRaw: boolean;
  isFollowing: boolean;
  find: FindState;
  dialog: 'export' | 'go-to-line' | null;
};

/** The panel's store. */
export const useSpeak = create<SpeakState>()(
  persist(
    (): SpeakState => ({
      openId: null,
      selection: NO_SELECTION,
      editing: null,
      draft: null,
      selectedText: '',
      isRaw: false,
      isFollowing: true,
      find: NO_FIND,
      dialog: null,
    }),
    {
      name: 'atelier.speak',
      partialize: ({ openId, draft, isRaw, isFollowing }) => ({ openId, draft, isRaw, isFollowing }),
    },
  ),
);

/** Starts afresh for another script; a draft of that script is taken up again. */
export function openInStore(id: ItemId | null): void {
  const { draft, find } = useSpeak.getState();
  const isMine = draft !== null && draft.scriptId === id;
  useSpeak.setState({
    openId: id,
    selection: NO_SELECTION,
    editing: isMine ? { lineId: draft.lineId, caret: 'end' } : null,
    selectedText: '',
    find: { ...find, current: -1 },
    dialog: null,
  });
}
