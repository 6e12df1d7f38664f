import { IconRepeat } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { SongSection } from '../../../../shared/domain/music/song-details.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { player, usePlayer, usePlayerFrame } from '../../../media/player/player-hooks.ts';
import { ItemWave } from '../../../ui/items/item-wave.tsx';
import { playTakeAt } from '../actions/playback/play-take.ts';
import { toneOf } from '../lyrics/tag-tone.ts';
import tones from '../lyrics/tones.module.css';
import type { TakeCell } from '../results/song-cells.ts';
import { texts } from '../texts.ts';
import classes from './head.module.css';

const words = texts.head;
const STEP_MS = 5000;

/** The take over its whole length: sections, where the service says them, waveform and playhead. A click plays from there. */
export function SongLane({ cell, sections }: { cell: TakeCell; sections: readonly SongSection[] }) {
  const playable = cell.row?.playable ?? null;
  const durationMs = playable?.durationMs ?? 0;
  if (durationMs <= 0) return null;
  const shown = sections.filter(({ startMs, endMs }) => startMs < durationMs && endMs > startMs);
  const style = ({ startMs, endMs }: SongSection) => ({
    left: `${(startMs / durationMs) * 100}%`,
    width: `${((Math.min(endMs, durationMs) - startMs) / durationMs) * 100}%`,
  });
  return (
    <div>
      {shown.length > 0 ? (
        <div className={classes.sections} role="group" aria-label={words.sections}>
          {shown.map((section) => (
            <SectionButton key={section.startMs} cell={cell} section={section} style={style(section)} />
          ))}
        </div>
      ) : null}
      <Lane cell={cell} durationMs={durationMs}>
        {shown.map((section) => (
          <span
            key={section.startMs}
            className={`${tones.tone} ${classes.region}`}
            data-tone={toneOf(section.label)}
            style={style(section)}
            aria-hidden
          />
        ))}
        <ItemWave playable={playable} className={classes.wave} />
      </Lane>
      <Ruler durationMs={durationMs} />
    </div>
  );
}

/** A click plays the section from its beginning, a double click loops it. */
function SectionButton(props: { cell: TakeCell; section: SongSection; style: { left: string; width: string } }) {
  const { cell, section, style } = props;
  const { label, startMs, endMs } = section;
  const isLooped = usePlayer(({ track, loop }) => track?.id === cell.id && loop?.startMs === startMs);
  return (
    <button
      type="button"
      className={`${tones.tone} ${classes.section}`}
      data-tone={toneOf(label)}
      data-looped={isLooped || undefined}
      style={style}
      aria-label={words.section(label, formatShortTime(startMs))}
      title={isLooped ? words.unloop : words.loop(label)}
      onClick={() => playTakeAt(cell, startMs)}
      onDoubleClick={() => player.setLoop(isLooped ? null : { startMs, endMs })}
    >
      <span>{label}</span>
      {isLooped ? <IconRepeat size={12} stroke={1.8} aria-hidden /> : null}
    </button>
  );
}

function Lane({ cell, durationMs, children }: { cell: TakeCell; durationMs: number; children: ReactNode }) {
  const head = useRef<HTMLSpanElement>(null);
  const lane = useRef<HTMLDivElement>(null);
  const isLoaded = usePlayer(({ track }) => track?.id === cell.id);
  usePlayerFrame((timeMs) => {
    if (!isLoaded || !head.current || !lane.current) return;
    head.current.style.left = `${Math.min(100, (timeMs / durationMs) * 100)}%`;
    lane.current.setAttribute('aria-valuenow', String(Math.round(timeMs / 1000)));
    lane.current.setAttribute('aria-valuetext', formatShortTime(timeMs));
  });
  const click = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    playTakeAt(cell, ((event.clientX - left) / width) * durationMs);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? STEP_MS : event.key === 'ArrowLeft' ? -STEP_MS : 0;
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLoaded) player.skip(event.shiftKey ? by * 3 : by);
    else playTakeAt(cell, 0);
  };
  return (
    <div
      ref={lane}
      className={classes.lane}
      role="slider"
      tabIndex={0}
      aria-label={words.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 1000)}
      aria-valuenow={0}
      onClick={click}
      onKeyDown={press}
    >
      {children}
      {isLoaded ? <span ref={head} className={classes.playhead} aria-hidden /> : null}
    </div>
  );
}

/** Times below the lane, about every sixth of it, at full ten seconds. */
function Ruler({ durationMs }: { durationMs: number }) {
  const stepMs = Math.max(10_000, Math.ceil(durationMs / 6 / 10_000) * 10_000);
  const times = Array.from({ length: Math.ceil(durationMs / stepMs) }, (_, index) => index * stepMs);
  return (
    <div className={classes.ruler} aria-hidden>
      {times.map((timeMs) => (
        <span key={timeMs} style={{ left: `${(timeMs / durationMs) * 100}%` }}>
          {formatShortTime(timeMs)}
        </span>
      ))}
    </div>
  );
}
