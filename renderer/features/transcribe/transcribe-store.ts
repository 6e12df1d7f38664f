import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ItemId, SegmentId, SpeakerId } from '../../../shared/domain/ids.ts';
import { type FindState, NO_FIND } from '../../ui/find/find-matches.ts';
import { type ListSelection, NO_SELECTION } from '../../ui/list-selection.ts';

/** Where the caret goes in a line that is opened for editing: an offset, or `end`. */
export type EditTarget = { segmentId: SegmentId; caret: number | 'end' };
/**
 * Text that was typed and not yet committed; it survives a restart. `base` is the text of the line that it was typed over: the
 * window keeps its drafts a little behind, so after a power cut one may be there that was committed and written on long ago.
 */
export type LineDraft = { transcriptId: ItemId; segmentId: SegmentId; text: string; base: string };
/** Lines of these speakers are shown; `nobody` stands for lines without one. */
export type SpeakerFilter = ReadonlySet<SpeakerId | 'nobody'>;

/** State of the panel that lives in the window: selection, panes and drafts, never anything that core holds. */
export type TranscribeState = {
  openId: ItemId | null;
  selection: ListSelection<SegmentId>;
  editing: EditTarget | null;
  draft: LineDraft | null;
  filter: SpeakerFilter | null;
  isSnapping: boolean;
  isFollowing: boolean;
  isLooping: boolean;
  activeId: SegmentId | null;
  find: FindState;
  renamingSpeaker: SpeakerId | null;
  dialog: 'go-to-line' | 'relabel' | 'export' | null;
};

/** The panel's store. */
export const useTranscribe = create<TranscribeState>()(
  persist(
    (): TranscribeState => ({
      openId: null,
      selection: NO_SELECTION,
      editing: null,
      draft: null,
      filter: null,
      isSnapping: true,
      isFollowing: true,
      isLooping: false,
      activeId: null,
      find: NO_FIND,
      renamingSpeaker: null,
      dialog: null,
    }),
    {
      name: 'atelier.transcribe',
      partialize: ({ openId, draft, isSnapping, isFollowing }) => ({ openId, draft, isSnapping, isFollowing }),
    },
  ),
);

/** Starts afresh for another transcript; a draft of that transcript is taken up again. */
export function openInStore(id: ItemId | null): void {
  const { draft, find } = useTranscribe.getState();
  const isMine = draft !== null && draft.transcriptId === id;
  useTranscribe.setState({
    openId: id,
    selection: NO_SELECTION,
    editing: isMine ? { segmentId: draft.segmentId, caret: 'end' } : null,
    filter: null,
    isLooping: false,
    activeId: null,
    find: { ...find, current: -1 },
    renamingSpeaker: null,
    dialog: null,
  });
}

/** Changes a part of what find looks for. */
export function setFind(change: Partial<FindState>): void {
  useTranscribe.setState(({ find }) => ({ find: { ...find, ...change } }));
}
