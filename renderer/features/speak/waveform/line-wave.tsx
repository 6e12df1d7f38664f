import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef } from 'react';
import { usePlayerFrame, player } from '../../../media/player/player-hooks.ts';
import classes from './line-sound.module.css';
import { playingLine } from '../playback/play.ts';
import { texts } from '../playback/playback-texts.ts';
import type { LineSoundView } from './use-line-sound.ts';
import { wavePaths } from './wave-path.ts';
import { WordStrip } from './word-strip.tsx';

/** Units of the drawing, which is stretched to the height that the text size gives. */
const HEIGHT = 52;
const KEY_STEP_MS = 500;

/** Waveform of the active line with the playhead, and its words below; a slider for mouse and keys. */
export function LineWave(props: { sound: LineSoundView; seek: (atMs: number) => void }) {
  const { sound, seek } = props;
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const root = useRef<HTMLDivElement>(null);
  const clip = useId();
  const { levels, durationMs, scaleMs } = sound;
  const paths = useMemo(
    () => (levels ? wavePaths(levels, { width: Math.floor(width), height: HEIGHT, durationMs: scaleMs }) : null),
    [levels, width, scaleMs],
  );
  useDrawnPlayhead(root, sound);
  return (
    <div className={classes.wave} ref={sizeRef}>
      <div
        ref={useMergedRef(root)}
        className={classes.slider}
        role="slider"
        tabIndex={0}
        aria-label={texts.sound}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationMs)}
        aria-valuenow={0}
        onPointerDown={(event) => startSeek(event, (share) => seek(share * scaleMs))}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(shareAt(event) * scaleMs);
        }}
        onKeyDown={(event) => press(event, sound, seek)}
      >
        <svg
          width="100%"
          viewBox={`0 0 ${Math.max(1, Math.floor(width))} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
          className={classes.drawing}
        >
          <clipPath id={clip}>
            <rect data-said x="0" y="0" width="100%" height={HEIGHT} transform="scale(0 1)" />
          </clipPath>
          {paths ? (
            <>
              <g className={classes.rest}>
                <path className={classes.extent} d={paths.extent} />
                <path d={paths.loudness} />
              </g>
              <g className={classes.said} clipPath={`url(#${clip})`}>
                <path className={classes.extent} d={paths.extent} />
                <path d={paths.loudness} />
              </g>
            </>
          ) : (
            <line className={classes.flat} x1="0" x2="100%" y1={HEIGHT / 2} y2={HEIGHT / 2} />
          )}
        </svg>
        <span className={classes.playhead} data-playhead />
      </div>
      <WordStrip sound={sound} width={width} seek={seek} />
    </div>
  );
}

/** Moves playhead and said part on each frame, without rendering. */
function useDrawnPlayhead(root: { current: HTMLElement | null }, sound: LineSoundView): void {
  const shownAt = useRef(-1);
  usePlayerFrame((timeMs) => {
    const line = playingLine();
    const isHere = line?.takeId === sound.takeId && sound.durationMs > 0;
    const atMs = isHere ? Math.min(sound.durationMs, Math.max(0, timeMs - line.startMs)) : 0;
    const element = root.current;
    if (!element) return;
    const share = sound.scaleMs > 0 ? atMs / sound.scaleMs : 0;
    element.style.setProperty('--at', String(share));
    element.toggleAttribute('data-heard', isHere);
    const tenth = Math.floor(atMs / 100);
    if (tenth === shownAt.current) return;
    shownAt.current = tenth;
    element.setAttribute('aria-valuenow', String(Math.round(atMs)));
    element.setAttribute(
      'aria-valuetext',
      texts.position((atMs / 1000).toFixed(1), (sound.durationMs / 1000).toFixed(1)),
    );
  });
}

function shareAt(event: PointerEvent<HTMLElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : 0;
}

function startSeek(event: PointerEvent<HTMLElement>, seek: (share: number) => void): void {
  if (event.button !== 0) return;
  event.currentTarget.setPointerCapture(event.pointerId);
  seek(shareAt(event));
}

function press(event: KeyboardEvent, sound: LineSoundView, seek: (atMs: number) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const line = playingLine();
  const atMs = line?.takeId === sound.takeId ? player.timeMs() - line.startMs : 0;
  const targets: Record<string, number> = {
    ArrowLeft: atMs - KEY_STEP_MS,
    ArrowDown: atMs - KEY_STEP_MS,
    ArrowRight: atMs + KEY_STEP_MS,
    ArrowUp: atMs + KEY_STEP_MS,
    Home: 0,
    End: sound.durationMs,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  seek(Math.min(sound.durationMs, Math.max(0, target)));
}
