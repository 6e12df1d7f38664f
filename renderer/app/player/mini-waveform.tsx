import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { player, usePlayer, usePlayerFrame } from '../../media/player/player-hooks.ts';
import { formatShortTime } from '../../../shared/domain/media/time-code.ts';
import { TEXTS } from '../texts.ts';
import { barsPath, peakBars } from '../../../shared/domain/media/peak-bars.ts';
import { usePeaks } from '../../media/waveform/peaks/use-peaks.ts';
import classes from './player-sheet.module.css';

const HEIGHT = 28;
const KEY_STEP_MS = 1000;
const PAGE_STEP_MS = 15_000;

/** The whole recording as small bars with the played part lit; a slider for mouse and keys. */
export function MiniWaveform() {
  const track = usePlayer((state) => state.track);
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const root = useRef<HTMLDivElement>(null);
  const played = useRef<SVGPathElement>(null);
  const spokenSecond = useRef(-1);
  const path = useBars(track?.peaksUrl ?? null, Math.floor(width / 3));
  const duration = player.durationMs();
  usePlayerFrame((timeMs) => {
    const end = player.durationMs();
    const share = end > 0 ? Math.min(1, timeMs / end) : 0;
    played.current?.style.setProperty('clip-path', `inset(0 ${(1 - share) * 100}% 0 0) view-box`);
    root.current?.style.setProperty('--played', `${share * 100}%`);
    const second = Math.floor(timeMs / 1000);
    if (second === spokenSecond.current) return;
    spokenSecond.current = second;
    root.current?.setAttribute('aria-valuenow', String(second));
    root.current?.setAttribute(
      'aria-valuetext',
      TEXTS.player.positionText(formatShortTime(timeMs), formatShortTime(end)),
    );
  });
  return (
    <div
      ref={useMergedRef(root, sizeRef)}
      className={classes.wave}
      data-flat={path === null || undefined}
      role="slider"
      tabIndex={track ? 0 : -1}
      aria-label={TEXTS.player.position}
      aria-disabled={!track}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration / 1000)}
      aria-valuenow={0}
      onPointerDown={startSeek}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seekTo(event)}
      onKeyDown={press}
    >
      {path === null ? null : (
        <svg width="100%" height={HEIGHT} aria-hidden>
          <path className={classes.bars} d={path} />

          <path ref={played} className={classes.playedBars} d={path} />
        </svg>
      )}
    </div>
  );
}

function useBars(url: string | null, count: number): string | null {
  const peaks = usePeaks(url).data;
  return useMemo(() => (peaks && count > 0 ? barsPath(peakBars(peaks, count), HEIGHT) : null), [peaks, count]);
}

function startSeek(event: PointerEvent<HTMLDivElement>): void {
  event.currentTarget.setPointerCapture(event.pointerId);
  seekTo(event);
}

function seekTo(event: PointerEvent<HTMLDivElement>): void {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  player.seek(((event.clientX - left) / width) * player.durationMs());
}

function press(event: KeyboardEvent): void {
  const steps: Record<string, () => void> = {
    ArrowLeft: () => player.skip(-KEY_STEP_MS),
    ArrowDown: () => player.skip(-KEY_STEP_MS),
    ArrowRight: () => player.skip(KEY_STEP_MS),
    ArrowUp: () => player.skip(KEY_STEP_MS),
    PageUp: () => player.skip(PAGE_STEP_MS),
    PageDown: () => player.skip(-PAGE_STEP_MS),
    Home: () => player.seek(0),
    End: () => player.seek(player.durationMs()),
  };
  const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
  if (!step) return;
  event.preventDefault();
  step();
}
