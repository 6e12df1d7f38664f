import { IconAbc } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { SpeechRecipe } from '../../../../shared/domain/script/speech-recipe.ts';
import { readingPreview } from '../../../../shared/domain/speech/reading/reading-preview.ts';
import { useSettings } from '../../../api/settings.ts';
import type { LineState } from '../document/line-states.ts';
import { texts } from '../texts.ts';
import classes from './line-list.module.css';

const MOST_SHOWN = 6;
/** The rules are those of English, which is also what is spoken here where no language is said. */
const ENGLISH = new Set([null, 'auto', 'English']);

/** How amounts, units, dates and abbreviations of a line will be said, as long as it is not made as it stands. */
export function ReadingNotice({ state: { recipe, status } }: { state: LineState }) {
  const isToBeMade = status !== 'made' && status !== 'empty';
  return recipe && isToBeMade && ENGLISH.has(recipe.language) ? <Readings recipe={recipe} /> : null;
}

function Readings({ recipe }: { recipe: SpeechRecipe }) {
  const isLocal = useSettings().engine === 'local';
  const { text, pronunciations } = recipe;
  const readings = useMemo(() => {
    const all = readingPreview(text, { pronunciations });
    return [...new Map(all.map((reading) => [reading.written, reading])).values()];
  }, [text, pronunciations]);
  if (readings.length === 0) return null;
  const words = texts.readings;
  const more = readings.length - MOST_SHOWN;
  return (
    <p className={classes.readings}>
      <IconAbc size={15} stroke={1.6} aria-hidden />
      <span>
        {isLocal ? words.local : words.cloud}{' '}
        {readings.slice(0, MOST_SHOWN).map(({ textBegin, written, spoken }, index) => (
          <span key={textBegin}>
            {index > 0 ? ', ' : null}
            <bdi>{words.one(written, spoken)}</bdi>
          </span>
        ))}
        {more > 0 ? ` ${words.more(more)}` : null}
      </span>
    </p>
  );
}
