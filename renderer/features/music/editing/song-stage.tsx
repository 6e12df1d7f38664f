import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { ItemWave } from '../../../ui/items/item-wave.tsx';
import { changeEdit, type SongEditing } from './edit-store.ts';
import classes from './editing.module.css';
import { editingTexts as words } from './editing-texts.ts';

type Edge = 'startMs' | 'endMs';

const STEP_MS = 100;
const LARGE_STEP_MS = 1000;

/** The whole song with the part that is kept: its edges are dragged, or moved by keys, and fades are drawn as slopes. */
export function SongStage({ editing: { song, edit } }: { editing: SongEditing }) {
  const stage = useRef<HTMLDivElement>(null);
  const share = (timeMs: number) => `${(timeMs / song.durationMs) * 100}%`;
  const { startMs, endMs, fadeInMs, fadeOutMs, isLoop } = edit;
  const length = endMs - startMs;
  const timeAt = (clientX: number) => {
    const box = stage.current?.getBoundingClientRect();
    return box ? ((clientX - box.left) / box.width) * song.durationMs : 0;
  };
  const slopes = isLoop ? [0, 0] : [(fadeInMs / length) * 100, 100 - (fadeOutMs / length) * 100];
  return (
    <div ref={stage} className={classes.stage} role="group" aria-label={words.stage}>
      <ItemWave playable={{ id: song.id, durationMs: song.durationMs, track: song.track }} className={classes.wave} />
      <span className={classes.dropped} style={{ left: 0, width: share(startMs) }} aria-hidden />
      <span className={classes.dropped} style={{ left: share(endMs), right: 0 }} aria-hidden />
      <svg
        className={classes.slopes}
        style={{ left: share(startMs), width: share(length) }}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d={`M0 0H${slopes[0]}L0 100Z`} />
        <path d={`M100 0H${slopes[1]}L100 100Z`} />
      </svg>
      {(['startMs', 'endMs'] as const).map((edge) => (
        <EdgeHandle key={edge} edge={edge} timeMs={edit[edge]} durationMs={song.durationMs} timeAt={timeAt} />
      ))}
    </div>
  );
}

function EdgeHandle(props: { edge: Edge; timeMs: number; durationMs: number; timeAt: (clientX: number) => number }) {
  const { edge, timeMs, durationMs, timeAt } = props;
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) changeEdit({ [edge]: timeAt(event.clientX) });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.shiftKey ? LARGE_STEP_MS : STEP_MS;
    const to = new Map([
      ['ArrowLeft', timeMs - step],
      ['ArrowRight', timeMs + step],
      ['Home', 0],
      ['End', durationMs],
    ]).get(event.key);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    changeEdit({ [edge]: to });
  };
  return (
    <div
      className={classes.edge}
      data-edge={edge}
      role="slider"
      tabIndex={0}
      aria-label={words.edges[edge]}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 100) / 10}
      aria-valuenow={Math.round(timeMs / 100) / 10}
      aria-valuetext={formatShortTime(timeMs)}
      style={{ left: `${(timeMs / durationMs) * 100}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
