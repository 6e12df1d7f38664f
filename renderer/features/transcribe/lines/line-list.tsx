import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { player } from '../../../media/player-hooks.ts';
import { type FindMatch, matchesByLine } from '../../../ui/find/find-matches.ts';
import { useFindMatches } from '../find/use-find-matches.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../transcribe-context.tsx';
import { follows, useTranscribe } from '../transcribe-store.ts';
import { LineRow } from './line-row.tsx';
import classes from './line-list.module.css';
import { LiveRow, useLiveText } from './live-row.tsx';
import { openLineMenu } from './line-menu.ts';
import { listKey } from './list-keys.ts';
import { clickLine, editAt } from './pick-line.ts';
import { useLiveEnd } from './use-live-end.ts';
import { useWordLight } from './use-word-light.ts';

const ROW_PX = 36;

/** The lines of a transcript; only those in view exist in the page. */
export function LineList({ open }: { open: OpenTranscript }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { visible, transcript } = open;
  const liveText = useLiveText(transcript);
  // With another function the virtualizer measures all lines anew, on each render while scrolling.
  const getItemKey = useCallback((index: number) => visible[index]?.id ?? 'live', [visible]);
  // The compiler leaves this component alone, as it should: the virtualizer answers anew on each render.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: visible.length + (liveText === '' ? 0 : 1),
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey,
    overscan: 8,
    scrollPaddingStart: ROW_PX,
    scrollPaddingEnd: ROW_PX,
  });
  useShownSelection(open, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }), scroller);
  useFollowedLine(open, (index) => virtualizer.scrollToIndex(index, { align: 'center' }), scroller);
  useLiveEnd(scroller, transcript.state === 'working', `${visible.length} ${liveText.length}`);
  useWordLight(open, scroller);
  const hits = useHitsByLine(open);
  const primary = useTranscribe((state) => state.selection.primary);
  return (
    <div
      ref={scroller}
      className={classes.scroller}
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
      <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {virtualizer.getVirtualItems().map((item) => {
          const segment = visible[item.index];
          const place = { measure: virtualizer.measureElement, index: item.index, offsetPx: item.start };
          if (!segment) return <LiveRow key="live" id={transcript.id} place={place} />;
          return (
            <LineRow
              key={item.key}
              segment={segment}
              number={(open.model.indexById.get(segment.id) ?? item.index) + 1}
              speaker={segment.speakerId === null ? null : (open.model.speakerById.get(segment.speakerId) ?? null)}
              isSameSpeaker={visible[item.index - 1]?.speakerId === segment.speakerId && segment.speakerId !== null}
              hits={hits.get(segment.id) ?? NO_HITS}
              place={place}
            />
          );
        })}
      </div>
    </div>
  );
}

const NO_HITS: readonly FindMatch[] = [];

/** The list has the keyboard, or nothing in particular has it. */
function mayTakeKeyboard(scroller: HTMLElement | null): boolean {
  const focus = document.activeElement;
  return focus === null || focus === document.body || focus.id === 'content' || (scroller?.contains(focus) ?? false);
}

/** The primary line is scrolled into view when it changes, and has the keyboard unless something beside the list has. */
function useShownSelection(
  open: OpenTranscript,
  show: (index: number) => void,
  scroller: { current: HTMLDivElement | null },
): void {
  const primary = useTranscribe((state) => state.selection.primary);
  const editing = useTranscribe((state) => state.editing?.segmentId ?? null);
  const target = editing ?? primary;
  const index = target === null ? -1 : open.order.indexOf(target);
  useEffect(() => {
    if (index < 0 || target === null) return;
    show(index);
    if (editing !== null || !mayTakeKeyboard(scroller.current)) return;
    // The row may come into being only after scrolling.
    const frame = requestAnimationFrame(() => focusRow(scroller.current, target));
    return () => cancelAnimationFrame(frame);
    // The position alone is no reason to scroll: lines above may come and go.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target, editing]);
}

/** While following, the line that is heard is brought into view when it has left it; a line being edited stays put. */
function useFollowedLine(
  open: OpenTranscript,
  show: (index: number) => void,
  scroller: { current: HTMLDivElement | null },
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

/** Puts the keyboard on a line. */
export function focusRow(scroller: HTMLElement | null, id: SegmentId): void {
  scroller?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}

function useHitsByLine(open: OpenTranscript): ReadonlyMap<SegmentId, readonly FindMatch[]> {
  const matches = useFindMatches(open);
  return useMemo(() => matchesByLine(matches), [matches]);
}
