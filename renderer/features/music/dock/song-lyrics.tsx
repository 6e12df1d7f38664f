import { Button, Loader } from '@mantine/core';
import { IconClockHour4, IconFileExport } from '@tabler/icons-react';
import type { TimedLyrics } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import { isPlaced } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import type { TakeCell } from '../results/song-cells.ts';
import { useLyricTimes, useSongLyrics } from '../results/use-song-lyrics.ts';
import { useSongDetails } from '../results/use-song-details.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';
import { KaraokeLines } from './karaoke-lines.tsx';

const words = texts.lyrics;

/** The lyrics of a take, section by section. Lines with times follow the song and play from a click; what has none says so. */
export function SongLyrics({ cell }: { cell: TakeCell }) {
  const { details } = useSongDetails(cell);
  const lyrics = useSongLyrics(cell.id);
  if (!lyrics) return null;
  if (lyrics.lines.length === 0) return <p className={classes.nothing}>{words.none}</p>;
  return (
    <div className={classes.lyrics}>
      {details.writtenLyrics === null ? null : <p className={classes.small}>{words.writtenByService}</p>}
      <KaraokeLines cell={cell} lines={lyrics.lines} />
      <LyricsBar cell={cell} lyrics={lyrics} />
    </div>
  );
}

/** Where the times come from, and what can be done with them. */
function LyricsBar({ cell, lyrics }: { cell: TakeCell; lyrics: TimedLyrics }) {
  const { hasTimes, canFind, job } = useLyricTimes(cell.id);
  return (
    <div className={classes.lyricsBar}>
      <p className={classes.small} role="status">
        {job ? words.finding : originWords(lyrics)}
      </p>
      <div className={classes.lyricsButtons}>
        {job ? <Loader size={14} aria-hidden /> : null}
        {canFind ? (
          <Button
            size="compact-sm"
            leftSection={<IconClockHour4 size={14} stroke={1.6} aria-hidden />}
            onClick={() => actionRegistry.run('music.timeLyrics')}
          >
            {hasTimes ? words.findAgain : words.find}
          </Button>
        ) : null}
        {hasTimes
          ? (['music.exportLrc', 'music.exportSrt'] as const).map((command) => (
              <Button
                key={command}
                size="compact-sm"
                variant="default"
                leftSection={<IconFileExport size={14} stroke={1.6} aria-hidden />}
                onClick={() => actionRegistry.run(command)}
              >
                {command === 'music.exportLrc' ? words.exportLrc : words.exportSrt}
              </Button>
            ))
          : null}
      </div>
    </div>
  );
}

function originWords({ lines, origin }: TimedLyrics): string {
  const missing = lines.length - lines.filter(isPlaced).length;
  if (origin === null) return words.untimed;
  return [words.origins[origin], missing > 0 ? words.unplaced(missing) : null].filter((text) => text).join(' ');
}
