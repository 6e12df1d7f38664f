import { parseLyrics } from '../../../../shared/domain/music/lyric-blocks.ts';
import { lyricsTexts } from '../lyrics/lyrics-texts.ts';
import { toneOf } from '../lyrics/tag-tone.ts';
import tones from '../lyrics/tones.module.css';
import type { TakeCell } from '../results/song-cells.ts';
import { useSongDetails } from '../results/use-song-details.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

const words = texts.dock;

/** The lyrics of a take, section by section. They have no times: nobody says when words are sung. */
export function SongLyrics({ cell }: { cell: TakeCell }) {
  const { recipe, details } = useSongDetails(cell);
  const isWritten = details.writtenLyrics !== null;
  const lyrics = recipe?.isInstrumental ? '' : (details.writtenLyrics ?? recipe?.lyrics ?? '');
  if (lyrics.trim() === '') return <p className={classes.nothing}>{words.noLyrics}</p>;
  return (
    <div className={classes.lyrics} data-selectable>
      {isWritten ? <p className={classes.small}>{words.writtenByService}</p> : null}
      {parseLyrics(lyrics).map(({ tag, text }, index) => (
        <section key={index}>
          <h4 className={`${tones.tone} ${classes.tag}`} data-tone={toneOf(tag)}>
            {tag || lyricsTexts.untagged}
          </h4>
          <p className={classes.lines}>{text}</p>
        </section>
      ))}
      <p className={classes.small}>{words.untimed}</p>
    </div>
  );
}
