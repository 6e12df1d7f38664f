import { sentencesOf } from '../../../../../shared/domain/extraction/sentences.ts';
import type { Skill } from '../../skill.ts';
import { honest, named, timeOf } from '../reading-skill.ts';
import { sourceText } from '../source-text.ts';
import { textNamedIn, textToAskFor } from '../text-named.ts';
import { EXTRACT_KINDS } from './extract-kinds.ts';

/** As many sentences as are told. */
const MOST_SHOWN = 12;
/** A question for something that is made, or about the app, is not about a text. */
const OTHERS =
  /^(?:draw|paint|make (?:a |an )?(?:song|picture|image|clip|video)|compose|create|generate|write|list (?:my |all )?tasks|how (?:do|can) i)\b|\b(?:tasks? (?:running|in the queue)|voices?|quiz|about)\b/i;

/** Tells the sentences of a text that are of a kind: what is to be done, what was asked or decided, numbers. */
export const extractSentences: Skill = {
  name: 'extract sentences',
  examples: ['What are the action items?', 'Which questions were asked in the interview?'],
  understand(clause) {
    if (OTHERS.test(clause.text)) return null;
    const kind = EXTRACT_KINDS.find(({ asked }) => asked.test(clause.text));
    const where = kind?.isOfTexts ? textToAskFor(clause) : textNamedIn(clause);
    if (kind === undefined || where === null) return null;
    return {
      understood: 'Tell the sentences of a text that are of a kind.',
      act(hands) {
        const source = sourceText(hands, clause, where);
        const about = (text: string) => text.replace('%', named(source));
        const found = sentencesOf(source.lines).filter((sentence) => kind.isOne(sentence));
        if (found.length === 0) return honest(source, about(kind.none));
        const lines = found
          .slice(0, MOST_SHOWN)
          .map((each) => `- ${timeOf(each)}${each.speaker === '' ? '' : `${each.speaker}: `}${each.text}`);
        const more = found.length > MOST_SHOWN ? `\n\n… and ${found.length - MOST_SHOWN} more.` : '';
        hands.extract = found.map(({ text }) => text).join(' ');
        return honest(source, `${about(kind.found)}, word for word:\n\n${lines.join('\n')}${more}`);
      },
    };
  },
};
