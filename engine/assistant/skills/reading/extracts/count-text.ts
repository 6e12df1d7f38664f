import { sentencesOf, type SourceLine } from '../../../../../shared/domain/extraction/sentences.ts';
import { wordsOf } from '../../../../../shared/domain/extraction/content-words.ts';
import type { Skill } from '../../skill.ts';
import { honest, named } from '../reading-skill.ts';
import { sourceText } from '../source-text.ts';
import { textToAskFor } from '../text-named.ts';

const ASKED =
  /^(?:(?:so|and|tell me|do you know|count)[\s,]+)*(?:how many|the number of|number of|count (?:the|all)|the)\s+(?<what>words|lines|sentences|letters)\b(?!\s+(?:can|may|could|per|fit|at most|are allowed|do i|should))/i;

const COUNTS: Readonly<Record<string, (lines: readonly SourceLine[]) => number>> = {
  words: (lines) => lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
  lines: (lines) => lines.length,
  sentences: (lines) => sentencesOf(lines).length,
  letters: (lines) => lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0),
};

/** Counts words, lines, sentences or letters of a text. */
export const countText: Skill = {
  name: 'count text',
  examples: ['How many words does this transcript have?'],
  understand(clause) {
    const what = ASKED.exec(clause.text)?.groups?.['what']?.toLowerCase();
    const counting = what === undefined || !/how many|number|count/i.test(clause.text) ? undefined : COUNTS[what];
    if (!counting) return null;
    return {
      understood: `Count the ${what} of a text.`,
      act(hands) {
        const source = sourceText(hands, clause, textToAskFor(clause));
        return honest(source, `${named(source)} has ${counting(source.lines).toLocaleString('en')} ${what}.`);
      },
    };
  },
};
