import type { OfferedTool } from '../../conversation.ts';
import { isContentWord, wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import { conceptOf, conceptsInName, conceptsOf, harmOf } from './tool-concepts.ts';
import { enumWordsOf, propertiesOf } from './tool-schema.ts';

/** Less than a word of a tool's name is not enough. */
const LEAST_SCORE = 3;
const OF_NAME = 3;
const OF_VALUE = 3;
const OF_DESCRIPTION = 1;

/**
 * The one offered tool that a request means, or null where none or several do. A tool that can do harm needs a request that begins
 * with a word for it and says all of its name: who deletes a line deletes nothing permanently, and who posts something sends no mail.
 */
export function chooseTool(text: string, tools: Iterable<OfferedTool>): OfferedTool | null {
  const wanted = [
    ...new Set(
      wordsOf(text)
        .filter(isContentWord)
        .flatMap((word) => conceptOf(word) ?? []),
    ),
  ];
  const first = conceptOf(wordsOf(text)[0] ?? '');
  const scored = [...tools]
    .filter(({ name }) => harmOf(name).every((harm) => first === harm) && isAllSaid(name, wanted))
    .map((tool) => ({ tool, score: scoreOf(tool, wanted) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = scored;
  return best && best.score > (second?.score ?? 0) ? best.tool : null;
}

const isAllSaid = (name: string, wanted: readonly string[]): boolean =>
  harmOf(name).length === 0 || conceptsInName(name).every((concept) => wanted.includes(concept));

function scoreOf(tool: OfferedTool, wanted: readonly string[]): number {
  const inName = new Set(conceptsInName(tool.name));
  const inValues = new Set(propertiesOf(tool).flatMap(({ schema }) => enumWordsOf(schema)));
  const inDescription = new Set(conceptsOf(tool.description));
  return wanted.reduce((score, concept, index) => {
    // Of two things that are named, the first is what is asked for: a picture of rain is a picture.
    if (inName.has(concept)) return score + OF_NAME + 1 / (index + 2);
    if (inValues.has(concept)) return score + OF_VALUE;
    return score + (inDescription.has(concept) ? OF_DESCRIPTION : 0);
  }, 0);
}
