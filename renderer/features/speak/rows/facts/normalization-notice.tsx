import { IconAbc } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { SpeechRecipe } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { normalizationPreview } from '../../../../../shared/domain/speech/normalization/normalization-preview.ts';
import { usePanelEngine } from '../../../../api/settings/settings.ts';
import type { LineState } from '../../document/opened/line-states.ts';
import { texts } from '../../texts.ts';
import classes from './notices.module.css';

const MOST_SHOWN = 6;
/** The rules are those of English, which is also what is spoken here where no language is said. */
const ENGLISH = new Set([null, 'auto', 'English']);

/** How amounts, units, dates and abbreviations of a line will be said, as long as it is not made as it stands. */
export function NormalizationNotice({ state: { recipe, status } }: { state: LineState }) {
  const isToBeMade = status !== 'made' && status !== 'empty';
  return recipe && isToBeMade && ENGLISH.has(recipe.language) ? <Normalized recipe={recipe} /> : null;
}

function Normalized({ recipe }: { recipe: SpeechRecipe }) {
  const isLocal = usePanelEngine('speak') === 'local';
  const { text, pronunciations } = recipe;
  const spans = useMemo(() => {
    const all = normalizationPreview(text, { pronunciations });
    return [...new Map(all.map((span) => [span.written, span])).values()];
  }, [text, pronunciations]);
  if (spans.length === 0) return null;
  const words = texts.normalized;
  const more = spans.length - MOST_SHOWN;
  return (
    <p className={classes.normalized}>
      <IconAbc size={15} stroke={1.6} aria-hidden />
      <span>
        {isLocal ? words.local : words.cloud}{' '}
        {spans.slice(0, MOST_SHOWN).map(({ textBegin, written, spoken }, index) => (
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
