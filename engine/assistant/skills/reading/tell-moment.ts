import { clock } from '../../texts/clock.ts';
import { MOMENT, secondsOf } from '../../texts/read-moments.ts';
import type { Skill } from '../skill.ts';
import { honest, named } from './reading-skill.ts';
import { sourceText } from './source-text.ts';
import { textToAskFor } from './text-named.ts';

const AT = new RegExp(
  String.raw`^(?:(?:tell|show|read|give) me\s+)?(?:what|who)(?:['’]s| is| are| do| does| did| was| were| happens?| happened| gets?| says?| said| comes?)*\b.*?\b(?:at|around|after|about|near|@)\s+(?:minute |second |the )?${MOMENT}(?:\s*(?:mark|in))?(?:\s+(?:in|of|from)\s+[^?]+)?[\s?!.]*$`,
  'i',
);
/** How many lines are told from there. */
const SHOWN = 3;

/** Tells what is said at a moment of a transcript. */
export const tellMoment: Skill = {
  name: 'tell moment',
  examples: ['What is said at 2:30 in this transcript?'],
  understand(clause) {
    const groups = AT.exec(clause.text)?.groups;
    if (!groups) return null;
    const where = textToAskFor(clause);
    const momentMs = secondsOf(groups) * 1000;
    return {
      understood: `Tell what is said at ${clock(momentMs)}.`,
      act(hands) {
        const source = sourceText(hands, clause, where);
        const timed = source.lines.filter(({ startMs }) => startMs !== null);
        if (timed.length === 0) return `The lines of ${named(source)} have no times.`;
        const at = Math.max(
          0,
          timed.findLastIndex(({ startMs }) => startMs! <= momentMs),
        );
        const lines = timed
          .slice(at, at + SHOWN)
          .map(({ startMs, speaker, text }) => `- ${clock(startMs!)} ${speaker === '' ? '' : `${speaker}: `}${text}`);
        return honest(source, `From ${clock(momentMs)} on, ${named(source)} says:\n\n${lines.join('\n')}`);
      },
    };
  },
};
