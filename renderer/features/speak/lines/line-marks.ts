import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { LineState } from '../document/line-states.ts';
import { dictionaryMarks, differenceMarks, type TextMark } from './text-pieces.ts';

/** What is underlined in a line: words that were heard otherwise first, then words that a dictionary changes. */
export function lineMarks(line: ScriptLine, { recipe, take }: LineState): TextMark[] {
  const check = take?.recipe.text === line.text ? take.check : null;
  const differs = check ? differenceMarks(check.words) : [];
  return [...differs, ...dictionaryMarks(line.text, recipe?.pronunciations ?? [])];
}
