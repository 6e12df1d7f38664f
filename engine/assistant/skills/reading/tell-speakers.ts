import type { SourceLine } from '../../../../shared/domain/extraction/sentences.ts';
import { wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import type { Skill } from '../skill.ts';
import { honest, named } from './reading-skill.ts';
import { sourceText, type SourceText } from './source-text.ts';
import { textToAskFor } from './text-named.ts';

const PEOPLE = '(?:people|speakers?|voices|persons|participants?|guests?|characters?|roles?|parts|narrators?)';
const ASKED = [
  /^(?:(?:so|and|tell me|do you know)\s+)?who(?:['’]s| is| are| was| were| all)*\s+(?:speak(?:s|ing)?|spoke|talk(?:s|ing|ed)?|plays?|acts?|appears?|takes? part|stars?|heard|present|there|on|in)(?!\s+(?:about|of|on the (?:subject|topic))\b)(?=$|[\s?])/i,
  new RegExp(String.raw`\bhow many (?:different )?${PEOPLE}\b`, 'i'),
  new RegExp(
    String.raw`^(?:(?:please\s+)?(?:list|name|show|tell|give)(?: me| us)?|which|what|who)\s+(?:(?:are|were|is|was)\s+)?(?:all\s+)?(?:the\s+)?(?:names? of (?:all )?(?:the )?)?${PEOPLE}\b(?=\s*(?:$|\?|of|in|on|from|are|is|do|does|speak|talk|here|there))`,
    'i',
  ),
  /^(?:does|did|is)\s+(?:speaker \w+|the \w+)\s+(?:speak|talk|say|speaking|talking)\s+(?:more|less|longer)\b/i,
  /\bwho\s+(?:speaks|talks|says|spoke|talked|said)\s+(?:the\s+)?(?:more|most|less|least)\b/i,
  /\b(?:talk(?:ing)?|speak(?:ing)?|speech)[- ](?:time|share)s?\b|\bshare of (?:the )?(?:words|talk|speech)\b/i,
];
/** Voices that could be used, and how to tell speakers apart, are other questions. */
const OTHERS =
  /\b(?:voices? (?:do you have|can i|are (?:there|available)|have you|to choose)|available|identify|detect|rename|call (?:him|her|them|it|speaker|the)|can (?:you|it|atelier|the app) (?:tell|recogni[sz]e|identify)|support|at most|maximum)\b/i;

/** Tells who speaks in a text, and how much. */
export const tellSpeakers: Skill = {
  name: 'tell speakers',
  examples: ['Who speaks in the interview?', 'How many people talk in this transcript?'],
  understand(clause) {
    if (!ASKED.some((asked) => asked.test(clause.text)) || OTHERS.test(clause.text)) return null;
    const where = textToAskFor(clause);
    return {
      understood: 'Tell who speaks in a text.',
      act: (hands) => speakersIn(sourceText(hands, clause, where)),
    };
  },
};

function speakersIn(source: SourceText): string {
  const shares = sharesOf(source.lines);
  const [only, ...others] = shares;
  if (!only) return `The lines of ${named(source)} have no names of speakers.`;
  const all = shares.reduce((sum, { words }) => sum + words, 0);
  const lines = shares.map(
    ({ speaker, count, words }) =>
      `- ${speaker}: ${count === 1 ? 'one line' : `${count} lines`}, ${Math.round((100 * words) / Math.max(1, all))}% of the words`,
  );
  const head = others.length === 0 ? 'One person speaks' : `${shares.length} people speak`;
  return honest(source, `${head} in ${named(source)}:\n\n${lines.join('\n')}`);
}

/** Lines and words of each speaker, who says most first. */
function sharesOf(lines: readonly SourceLine[]): { speaker: string; count: number; words: number }[] {
  const shares = new Map<string, { speaker: string; count: number; words: number }>();
  for (const { speaker, text } of lines) {
    if (speaker === '') continue;
    const share = shares.get(speaker) ?? { speaker, count: 0, words: 0 };
    shares.set(speaker, { speaker, count: share.count + 1, words: share.words + wordsOf(text).length });
  }
  return [...shares.values()].toSorted((one, other) => other.words - one.words);
}
