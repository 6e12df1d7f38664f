import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ChapterId, ItemId, QuoteId, SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import { type FindState, NO_FIND } from '../../../ui/find/find-matches.ts';
import { type ListSelection, NO_SELECTION, selectOne } from '../../../ui/collection/list/list-selection.ts';

/** Where the caret goes in a line that is opened for editing: an offset, or `end`. */
export type EditTarget = { segmentId: SegmentId; caret: number | 'end' };
/**
 * Text that was typed and not yet committed; it survives a restart. `base` is the text of the line that it was typed over: the
 * window keeps its drafts a little behind, so after a power cut one may be there that was committed and written on long ago.
 */
export type LineDraft = { transcriptId: ItemId; segmentId: SegmentId; text: string; base: string };
/** Lines of these speakers are shown; `nobody` stands for lines without one. */
export type SpeakerFilter = ReadonlySet<SpeakerId | 'nobody'>;

/** Where a transcript was left: the playhead and the selected line. */
export type Place = { playheadMs: number; lineId: SegmentId | null };

const MOST_PLACES = 200;

/** State of the panel that lives in the window: selection, panes and drafts, never anything that core holds. */
export type TranscribeState = {
  openId: ItemId | null;
  selection: ListSelection<SegmentId>;
  editing: EditTarget | null;
  draft: LineDraft | null;
  filter: SpeakerFilter | null;
  isSnapping: boolean;
  isFollowing: boolean;
  /** Scrolling away suspends following until playing begins anew. */
  isFollowSuspended: boolean;
  isLooping: boolean;
  activeId: SegmentId | null;
  find: FindState;
  /** Find was opened by a hit of the search, not by the user: it does not take the keyboard. */
  isFindFromSearch: boolean;
  /** Where transcripts were left, the last one last. */
  places: Readonly<Record<ItemId, Place>>;
  /** Where the player goes once the recording is there. */
  arriveAtMs: number | null;
  renamingSpeaker: SpeakerId | null;
  renamingChapter: ChapterId | null;
  /** Its entry in the list of quotes takes the keyboard as soon as it is there. */
  shownQuote: QuoteId | null;
  dialog:
    | 'go-to-line'
    | 'relabel'
    | 'export'
    | 'mend'
    | 'regroup'
    | 'timing'
    | 'rewrite'
    | 'digest'
    | 'corrections'
    | 'correct-lines'
    | 'range'
    | null;
  /** Several transcripts are being chosen for an export. */
  isBulkExporting: boolean;
  /** Lines are checked as subtitles. */
  isChecking: boolean;
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
      isFollowSuspended: false,
      isLooping: false,
      activeId: null,
      find: NO_FIND,
      isFindFromSearch: false,
      places: {},
      arriveAtMs: null,
      renamingSpeaker: null,
      renamingChapter: null,
      shownQuote: null,
      dialog: null,
      isBulkExporting: false,
      isChecking: false,
    }),
    {
      name: 'atelier.transcribe',
      partialize: ({ openId, draft, isSnapping, isFollowing, places, isChecking }) => ({
        openId,
        draft,
        isSnapping,
        isFollowing,
        places,
        isChecking,
      }),
    },
  ),
);

/** Starts afresh for another transcript; a draft of that transcript is taken up again. */
export function openInStore(id: ItemId | null): void {
  const { draft, find, places } = useTranscribe.getState();
  const place = id === null ? undefined : places[id];
  const isMine = draft !== null && draft.transcriptId === id;
  useTranscribe.setState({
    openId: id,
    selection: place?.lineId ? selectOne(place.lineId) : NO_SELECTION,
    arriveAtMs: place?.playheadMs ?? null,
    editing: isMine ? { segmentId: draft.segmentId, caret: 'end' } : null,
    filter: null,
    isLooping: false,
    activeId: null,
    isFollowSuspended: false,
    // Hits belong to the transcript that they were looked for in.
    find: { ...find, current: -1, isOpen: false, scope: null },
    renamingSpeaker: null,
    renamingChapter: null,
    shownQuote: null,
    dialog: null,
  });
}

/** Remembers where a transcript was left; of more than 200 the longest untouched is forgotten. */
export function rememberPlace(id: ItemId, place: Place): void {
  useTranscribe.setState(({ places }) => {
    const others = Object.entries(places).filter(([other]) => other !== id);
    return { places: Object.fromEntries([...others.slice(1 - MOST_PLACES), [id, place]]) };
  });
}

/** Whether the view follows the playhead now. */
export const follows = ({ isFollowing, isFollowSuspended }: TranscribeState): boolean =>
  isFollowing && !isFollowSuspended;

/** Changes a part of what find looks for. */
export function setFind(change: Partial<FindState>): void {
  useTranscribe.setState(({ find }) => ({ find: { ...find, ...change } }));
}

/** Opens find for the user, who writes in it at once. */
export function openFind(change: Partial<FindState>): void {
  useTranscribe.setState({ isFindFromSearch: false });
  setFind({ ...change, isOpen: true });
}
