import { NativeSelect, Slider } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRepeat,
} from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { PairPlayer } from '../../media/clips/pair-player.ts';
import { IconButton } from '../icon-button.tsx';
import { clipComparisonTexts as texts } from './clip-comparison-texts.ts';
import classes from './clip-comparison.module.css';

const SPEEDS = [0.25, 0.5, 1, 1.5, 2];

/** Where both clips are, frame by frame, and how they are played. */
export function PairControls({ player, children }: { player: PairPlayer; children: ReactNode }) {
  const { isPlaying, isLooping, speed, timeMs, durationMs, frameMs } = useSyncExternalStore(
    player.subscribe,
    player.getState,
  );
  const total = Math.max(1, Math.round(durationMs / frameMs));
  const frame = Math.min(total, Math.floor(timeMs / frameMs + 1e-3) + 1);
  const time = `${(timeMs / 1000).toFixed(2)} s`;
  return (
    <footer className={classes.controls}>
      <IconButton aria-label={texts.previousFrame} onClick={() => player.step(-1)}>
        <IconPlayerSkipBack size={16} stroke={1.6} />
      </IconButton>
      <IconButton aria-label={isPlaying ? texts.pause : texts.play} onClick={() => player.toggle()}>
        {isPlaying ? <IconPlayerPauseFilled size={17} /> : <IconPlayerPlayFilled size={17} />}
      </IconButton>
      <IconButton aria-label={texts.nextFrame} onClick={() => player.step(1)}>
        <IconPlayerSkipForward size={16} stroke={1.6} />
      </IconButton>
      <Slider
        className={classes.position ?? ''}
        size={4}
        label={null}
        thumbLabel={texts.position}
        thumbProps={{ 'aria-valuetext': texts.place(time, frame, total) }}
        min={0}
        max={Math.max(1, total - 1)}
        value={frame - 1}
        onChange={(value) => player.seek((value + 0.5) * frameMs)}
      />
      <span className={classes.time}>{texts.place(time, frame, total)}</span>
      <IconButton aria-label={texts.loop} aria-pressed={isLooping} onClick={() => player.setLooping(!isLooping)}>
        <IconRepeat size={16} stroke={1.6} />
      </IconButton>
      <NativeSelect
        size="xs"
        aria-label={texts.speed}
        value={String(speed)}
        data={SPEEDS.map((value) => ({ value: String(value), label: `${value}×` }))}
        onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
      />
      {children}
    </footer>
  );
}
