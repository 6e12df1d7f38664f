import { useId } from 'react';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { audioFactsOf, imageFactsOf, videoFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import type { LibraryDetails, LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { keyName } from '../../../../shared/domain/music/music-key.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { colourTexts } from '../../../ui/items/colours/colour-texts.ts';
import { ItemColours } from '../../../ui/items/colours/item-colours.tsx';
import { energyText } from '../../../ui/items/energy-text.ts';
import { narrow } from '../library-store.ts';
import { Fact, FactList } from '../../../ui/layout/inspector/fact-list.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';
import { recipeFacts } from './recipe-facts.ts';

/** What is known of an item and its file. */
export function ItemFacts({ row, details }: { row: LibraryRow; details: LibraryDetails | undefined }) {
  const audio = audioFactsOf(details?.item.media);
  const image = imageFactsOf(details?.item.media);
  const video = videoFactsOf(details?.item.media);
  const facts: [string, string | null][] = [
    [texts.dock.created, formatDayAndTime(row.createdAtMs)],
    [texts.dock.length, row.durationMs === null ? null : formatShortTime(row.durationMs)],
    [texts.dock.tempo, details?.music.tempoBpm ? texts.dock.bpm(details.music.tempoBpm) : null],
    [texts.dock.key, details?.music.key ? keyName(details.music.key) : null],
    [texts.dock.energy, details && details.music.energy !== null ? energyText(details.music.energy) : null],
    [texts.dock.file, details?.item.sourceName ?? null],
    [texts.dock.image, image ? texts.dock.imageFacts(image) : null],
    [texts.dock.video, video ? texts.dock.videoFacts(video) : null],
    [texts.dock.audio, audio ? texts.dock.audioFacts(audio) : null],
    [texts.dock.size, row.sizeBytes === null ? null : formatBytes(row.sizeBytes)],
  ];
  return (
    <FactList>
      {facts.map(([name, value]) => (value === null ? null : <Fact key={name} name={name} value={value} />))}
      {details && details.colours.length > 0 ? (
        <Fact
          name={colourTexts.colours}
          value={
            <ItemColours
              colours={details.colours}
              find={(colour) => narrow({ chips: [writeOperator('colour', colour)], text: '' })}
            />
          }
        />
      ) : null}
    </FactList>
  );
}

/** How it was generated. */
export function ItemRecipe({ recipe }: { recipe: Record<string, unknown> | null }) {
  const id = useId();
  const facts = recipeFacts(recipe);
  if (facts.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 className={classes.heading} id={id}>
        {texts.dock.recipe}
      </h3>
      <FactList isPlain>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </FactList>
    </section>
  );
}
