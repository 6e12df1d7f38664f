import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { LineState } from '../document/opened/line-states.ts';
import { dictionaryMarks, differenceMarks, problemMarks, type TextMark } from './text-pieces.ts';

/** What is underlined in a line: what cannot be said first, words that were heard otherwise, then words that a dictionary changes. */
export function lineMarks(
  line: ScriptLine,
  { recipe, take }: LineState,
  view: { model: string; isRaw: boolean },
): TextMark[] {
  const check = take?.recipe.text === line.text ? take.check : null;
  const differs = check ? differenceMarks(check.words) : [];
  return [...problemMarks(line.text, view), ...differs, ...dictionaryMarks(line.text, recipe?.pronunciations ?? [])];
}
