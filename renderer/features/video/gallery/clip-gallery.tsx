import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { clipPlayer } from '../../../media/clips/clip-player.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import type { GridGroup } from '../../../ui/collection/grid/use-grid-rows.ts';
import { useKeptCell } from '../../../ui/collection/kept-focus/use-kept-cell.ts';
import { type GridMove, VirtualGrid } from '../../../ui/collection/grid/virtual-grid.tsx';
import { draggedWith, dragOut } from '../../../ui/items/actions/take-out.ts';
import { dragOptions } from '../../../ui/items/exporting/export-store.ts';
import { dayName } from '../../../ui/time/day-name.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { openClipMenu } from '../actions/clip-menu.ts';
import { moveToClip, selectClip, toggleClip } from '../results/select-clips.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { focusCell, selectedIds, useVideo } from '../results/video-store.ts';
import { texts } from '../texts.ts';
import { ClipCard } from './clip-card.tsx';
import classes from './gallery.module.css';

const MIN_CARD_PX = 176;
/** Of the picture, 16:9, and the two lines below it. */
const WORDS_PX = 42;
/** Often enough for the day to change. */
const MINUTE_MS = 60_000;
const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };

/** The clips, day by day. Arrows select, Space and Enter play, letters reuse. */
export function ClipGallery({ clips }: { clips: readonly ShownClip[] }) {
  const at = useVideo((state) => state.at);
  const shownAt = useVideo((state) => state.shownAt);
  const tabStop = Math.min(at, clips.length - 1);
  const nowMs = useNow(true, MINUTE_MS);
  const groups = useMemo(() => daysOf(clips, nowMs), [clips, nowMs]);
  useKeptCell(
    'data-clip',
    useMemo(() => clips.map(({ row }) => row.id), [clips]),
  );
  return (
    <VirtualGrid
      label={texts.gallery.label}
      items={clips}
      minCellPx={MIN_CARD_PX}
      cellHeightPx={(widthPx) => (widthPx * 9) / 16 + WORDS_PX}
      groups={groups}
      isMultiple
      shown={shownAt}
      cell={(clip, place, move) => (
        <ClipCard
          key={clip.row.id}
          clip={clip}
          at={place}
          isTabStop={place === tabStop}
          onClick={(event) => selectClip(clips, place, event)}
          onKeyDown={(event) => press(event, { clips, at: place, move })}
          onContextMenu={(event) => showMenu(event, clips, place)}
          onDragStart={(event) =>
            void dragOut(event, { ids: draggedWith(clip.row.id, selectedIds()), options: dragOptions('clips') })
          }
        />
      )}
    />
  );
}

function daysOf(clips: readonly ShownClip[], nowMs: number): GridGroup[] {
  const days = new Map<string, ShownClip[]>();
  for (const clip of clips) {
    const day = dayName(new Date(clip.row.createdAtMs), nowMs);
    days.set(day, [...(days.get(day) ?? []), clip]);
  }
  return [...days].map(([day, ofDay]) => ({
    key: day,
    count: ofDay.length,
    heading: (
      <h3 className={classes.day}>
        {day} <span>{ofDay.length}</span>
      </h3>
    ),
  }));
}

/** The menu is for all that is selected; a clip beside them is selected first. */
function showMenu(event: MouseEvent<HTMLElement>, clips: readonly ShownClip[], at: number): void {
  const clip = clips[at];
  if (!clip) return;
  if (!useVideo.getState().selection.ids.has(clip.row.id)) selectClip(clips, at, PLAIN);
  event.currentTarget.focus({ preventScroll: true });
  openClipMenu(event, texts.gallery.menu(clip.row.title));
}

type Place = { clips: readonly ShownClip[]; at: number; move: GridMove };

/** A key on a card. */
function press(event: KeyboardEvent, { clips, at, move }: Place): void {
  if (event.target !== event.currentTarget || event.altKey) return;
  const isMod = event.ctrlKey || event.metaKey;
  const next = isMod ? null : move(event.key, at);
  if (next !== null) {
    moveToClip(clips, next, event);
    focusCell(next);
  } else if (event.key === ' ' && isMod) toggleClip(clips, at);
  else if ((event.key === ' ' || event.key === 'Enter') && !isMod) play(clips, at);
  else if (event.key === 'Delete' && !isMod) bin(clips, at);
  else if (event.key.toLowerCase() === 'a' && isMod) actionRegistry.run('library.selectAll');
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** What is selected goes to the bin; a clip that only has the keyboard is selected first. */
function bin(clips: readonly ShownClip[], at: number): void {
  const id = clips[at]?.row.id;
  // The command knows the selection once it has been rendered.
  if (id !== undefined && !useVideo.getState().selection.ids.has(id)) flushSync(() => selectClip(clips, at, PLAIN));
  actionRegistry.run('file.moveToBin');
}

/** A clip that is not in the player yet plays once it is. */
function play(clips: readonly ShownClip[], at: number): void {
  const id = clips[at]?.row.id;
  if (id !== undefined && !useVideo.getState().selection.ids.has(id)) selectClip(clips, at, PLAIN);
  requestAnimationFrame(() => clipPlayer.toggle());
}
