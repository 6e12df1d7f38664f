import { takeLines } from '../../../language/line-words.ts';
import { withoutQuoted } from '../../../language/quoted-texts.ts';
import type { Skill } from '../../skill.ts';
import { honest, named } from '../reading-skill.ts';
import { sourceText } from '../source-text.ts';
import { textToAskFor } from '../text-named.ts';

const ASKED =
  /^(?:(?:so|and)[\s,]+)*(?:what(?:['’]s| is| was| are| were| does| do| did)?|read(?: me| out)?|show(?: me)?|tell me|quote|give me)\s+(?=(?:the\s+)?(?:lines?|sentences?|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final)\s+(?:\w+\s+)?(?:lines?|sentences?))\b)/i;
const OTHERS =
  /\b(?:replace|change|delete|remove|speak|aloud|again|voice|mean|about|with the|that has|longest|shortest)\b/i;
const MOST_SHOWN = 20;

/** Tells lines of a text by their numbers. */
export const tellLine: Skill = {
  name: 'tell line',
  examples: ['What is the first line of this script?'],
  understand(clause) {
    const { text } = clause;
    const lines = ASKED.test(text) && !OTHERS.test(text) ? takeLines(withoutQuoted(text)) : null;
    if (!lines) return null;
    return {
      understood: 'Tell lines of a text.',
      act(hands) {
        const source = sourceText(hands, clause, textToAskFor(clause));
        const found = lines.numbers
          .slice(0, MOST_SHOWN)
          .flatMap((number) => source.lines.at(number < 0 ? number : number - 1) ?? []);
        if (found.length === 0) return `${named(source)} has ${source.lines.length} lines.`;
        return honest(
          source,
          found.map((line) => `> ${line.speaker === '' ? '' : `${line.speaker}: `}${line.text}`).join('\n'),
        );
      },
    };
  },
};
