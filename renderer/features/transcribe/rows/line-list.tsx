import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import type { CaptionProblem } from '../../../../shared/domain/subtitles/checking/caption-problems.ts';
import { chaptersByLine } from '../../../../shared/domain/transcript/chapters/lines-by-chapter.ts';
import type { Chapter } from '../../../../shared/domain/transcript/transcript.ts';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { useShownRow, useVirtualList, VirtualRows } from '../../../ui/collection/list/virtual-list.tsx';
import { type FindMatch, matchesByLine } from '../../../ui/find/find-matches.ts';
import type { LineProblems } from '../checking/line-problems.ts';
import { useFindMatches } from '../find/use-find-matches.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { follows, useTranscribe } from '../document/transcribe-store.ts';
import { LineRow } from './line-row.tsx';
import shared from '../../../ui/collection/list/text-lines.module.css';
import classes from './line-list.module.css';
import { LiveRow, useLiveText } from './live-row.tsx';
import { openLineMenu } from './line-menu.ts';
import { type LineQuotes, quotesOfLines } from '../quotes/quotes-of-lines.ts';
import { listKey } from './list-keys.ts';
import { clickLine, editAt } from './pick-line.ts';
import { useLiveEnd } from './use-live-end.ts';
import { useWordLight } from './text/use-word-light.ts';

const ROW_PX = 36;

/** The lines of a transcript; only those in view exist in the page. */
export function LineList({ open, problems }: { open: OpenTranscript; problems: LineProblems }) {
  const { visible, transcript } = open;
  const liveText = useLiveText(transcript);
  const list = useVirtualList({ rows: visible, extra: liveText === '' ? 0 : 1, rowPx: ROW_PX, overscan: 8 });
  const { scroller } = list;
  const primary = useTranscribe((state) => state.selection.primary);
  const editing = useTranscribe((state) => state.editing?.segmentId ?? null);
  useShownRow(list, {
    current: editing ?? primary,
    isEditing: editing !== null,
    indexOf: (id) => open.order.indexOf(id),
  });
  useFollowedLine(open, (index) => list.virtualizer.scrollToIndex(index, { align: 'center' }), scroller);
  useLiveEnd(scroller, transcript.state === 'working', `${visible.length} ${liveText.length}`);
  useWordLight(open, scroller);
  const hits = useHitsByLine(open);
  const quotes = useMemo(() => quotesOfLines(transcript), [transcript]);
  const chapters = useMemo(() => chaptersByLine(visible, transcript.chapters), [visible, transcript.chapters]);
  return (
    <div
      ref={scroller}
      className={`${shared.scroller} ${classes.scroller}`}
      role="grid"
      aria-label={texts.list.grid}
      aria-rowcount={visible.length}
      aria-multiselectable
      data-focus-inset
      tabIndex={primary === null ? 0 : -1}
      onKeyDown={(event: KeyboardEvent) => listKey(open, event)}
      onClick={(event: MouseEvent) => clickLine(open, event)}
      onDoubleClick={(event: MouseEvent) => editAt(open, event)}
      onContextMenu={(event: MouseEvent) => openLineMenu(open, event)}
    >
      <VirtualRows list={list}>
        {(place) => {
          const segment = visible[place.index];
          if (!segment) return <LiveRow key="live" id={transcript.id} place={place} />;
          return (
            <LineRow
              key={segment.id}
              segment={segment}
              number={(open.model.indexById.get(segment.id) ?? place.index) + 1}
              speaker={segment.speakerId === null ? null : (open.model.speakerById.get(segment.speakerId) ?? null)}
              isSameSpeaker={visible[place.index - 1]?.speakerId === segment.speakerId && segment.speakerId !== null}
              hits={hits.get(segment.id) ?? NO_HITS}
              problems={problems.get(segment.id) ?? NO_PROBLEMS}
              quotes={quotes.get(segment.id) ?? NO_QUOTES}
              chapters={chapters.get(place.index) ?? NO_CHAPTERS}
              transcriptId={transcript.id}
              place={place}
            />
          );
        }}
      </VirtualRows>
    </div>
  );
}

const NO_HITS: readonly FindMatch[] = [];
const NO_QUOTES: LineQuotes = { quotes: [], spans: [] };
const NO_CHAPTERS: readonly Chapter[] = [];
const NO_PROBLEMS: readonly CaptionProblem[] = [];

/** While following, the line that is heard is brought into view when it has left it; a line being edited stays put. */
function useFollowedLine(
  open: OpenTranscript,
  show: (index: number) => void,
  scroller: RefObject<HTMLDivElement | null>,
): void {
  const activeId = useTranscribe((state) => state.activeId);
  const follow = useEffectEvent((id: SegmentId) => {
    const { editing } = useTranscribe.getState();
    const isFollowing = follows(useTranscribe.getState());
    const index = open.order.indexOf(id);
    if (!isFollowing || editing !== null || index < 0 || !player.getState().isPlaying) return;
    if (!isInView(scroller.current, id)) show(index);
  });
  useEffect(() => {
    if (activeId !== null) follow(activeId);
  }, [activeId]);
}

function isInView(scroller: HTMLElement | null, id: SegmentId): boolean {
  const row = scroller?.querySelector(`[data-line="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const view = scroller?.getBoundingClientRect();
  return row !== undefined && view !== undefined && row.top >= view.top && row.bottom <= view.bottom;
}

function useHitsByLine(open: OpenTranscript): ReadonlyMap<SegmentId, readonly FindMatch[]> {
  const matches = useFindMatches(open);
  return useMemo(() => matchesByLine(matches), [matches]);
}
