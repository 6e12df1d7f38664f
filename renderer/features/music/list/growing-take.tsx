import { Loader } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { barsPath, peakBars } from '../../../../shared/domain/media/peak-bars.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { LiveSong } from '../../../../shared/domain/music/live-song.ts';
import { usePlayer } from '../../../media/player/player-hooks.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toggleLive } from '../actions/playback/play-live.ts';
import { type SongCell, takeLetter } from '../results/song-cells.ts';
import { texts } from '../texts.ts';
import classes from './list.module.css';

const words = texts.take;
const BAR_STEP_PX = 3;
/** A bar is a second of sound, until they no longer fit. */
const BAR_MS = 1000;

/** A take whose sound comes in: it is played from its beginning while its waveform grows. */
export function GrowingTake({ cell, title, song }: { cell: SongCell; title: string; song: LiveSong }) {
  const letter = takeLetter(cell);
  const isPlaying = usePlayer(({ track, isPlaying: plays }) => plays && track?.id === song.itemId);
  const Play = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={classes.lane} data-playing={isPlaying || undefined}>
      <IconButton
        size="1.375rem"
        aria-label={isPlaying ? words.pause(title, letter) : words.play(title, letter)}
        onClick={() => cell.generation && toggleLive(song, cell.generation)}
      >
        <Play size={12} />
      </IconButton>
      <b>{letter}</b>
      <GrowingWave song={song} />
      <Loader size={12} aria-hidden />
      <span className={classes.length}>{words.soFar(formatShortTime(song.receivedMs))}</span>
    </div>
  );
}

function GrowingWave({ song: { peaks, receivedMs } }: { song: LiveSong }) {
  const { ref, width, height } = useElementSize<HTMLSpanElement>();
  const room = Math.max(1, Math.floor(width / BAR_STEP_PX));
  const count = Math.min(room, Math.floor(receivedMs / BAR_MS));
  const pairs = peaks.length >> 1;
  const levels = {
    min: Array.from({ length: pairs }, (_, at) => peaks[at * 2] ?? 0),
    max: Array.from({ length: pairs }, (_, at) => peaks[at * 2 + 1] ?? 0),
  };
  return (
    <span ref={ref} className={classes.wave} aria-hidden>
      {width > 0 && count > 0 ? (
        <svg width="100%" height={height} style={{ display: 'block' }}>
          <path d={barsPath(peakBars(levels, count), height)} strokeWidth={2} strokeLinecap="round" fill="none" />
        </svg>
      ) : null}
    </span>
  );
}
