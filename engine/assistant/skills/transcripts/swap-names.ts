import { findTargets } from '../../plan/find-targets.ts';
import { type Hands, PlanStopped } from '../../plan/hands.ts';
import { quotedTexts } from '../../language/quoted-texts.ts';
import { readPages } from '../../texts/read-pages.ts';
import type { Action, Skill } from '../skill.ts';
import { lastDone, nounOf } from '../follow-up/last-generation.ts';
import { speakerNamed, type Speaker, speakersOf } from './speakers.ts';

const SWAPPING =
  /\b(?:swap|switch(?: around)?|exchange|interchange|flip|mix(?:ed)? up|swapped|the wrong way (?:a?round))\b/i;
/** “Swap Jon and Maria”, “Jon and Maria are swapped”. */
const PAIRS = [
  /^(?:please\s+)?(?:swap|switch(?: around)?|exchange|interchange|flip)\s+(?:the\s+(?:words|names|speakers|labels|names of)\s+)?(?:of\s+)?(?<one>.+?)\s+(?:and|&|with(?=\s+(?:the\s+\w+\s+)?speaker\b))\s+(?<other>.+?)(?:\s+(?:around|everywhere))?(?<where>\s+(?:in|of)\s+(?:the|this|my)\b.*)?$/i,
  /^(?<one>[^,;]+?)\s+(?:and|&)\s+(?<other>[^,;]+?)\s+(?:are|were|have been|got)\s+(?:swapped|switched|mixed up|interchanged|the wrong way (?:a?round))(?<where>\s+(?:in|of)\s+(?:the|this|my)\b.*)?$/i,
] as const;
const BOTH =
  /^(?:please\s+)?(?:swap|switch|exchange|flip)\s+(?:around\s+)?(?:the\s+(?:two\s+)?|both\s+)?(?:speakers?|names? of the (?:two )?speakers|speaker names|speaker labels|labels)(?:\s+around)?(?<where>\s+(?:in|of)\s+.*)?$|^(?:the\s+)?(?:two\s+)?speakers\s+(?:are|were|got)\s+(?:swapped|switched|mixed up|the wrong way (?:a?round))(?:\s*[,;.]\s*(?:please\s+)?(?:swap|switch|fix)\s+them)?(?<where2>\s+in\s+.*)?$/i;
/** Other things that are swapped. */
const OTHERS = /\b(?:lines?|images?|pictures?|clips?|songs?|tracks?|tags?|voices?|boards?|titles?|for)\b/i;
const MOST_PAGES = 12;
/** As many lines as one call may change. */
const MOST_LINES = 200;

/** Swaps the names of two speakers, or two words in all lines of a transcript or a script. */
export const swapNames: Skill = {
  name: 'swap names',
  examples: ['Swap speaker 1 and speaker 2', 'Swap the speakers in this transcript', 'Swap “left” and “right”'],
  understand(clause) {
    const text = clause.text.replace(/[.!?]+$/, '');
    if (clause.isAboutDoing || !SWAPPING.test(text)) return null;
    const last = lastDone(clause.situation);
    // “Swap the cat and the dog” after a picture of them is about the picture.
    if (last && nounOf(last) !== undefined && clause.situation.studio.open === null) return null;
    const both = BOTH.exec(text)?.groups;
    if (both) return swapping(null, both['where'] ?? both['where2'] ?? 'this');
    const groups = PAIRS.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    if (!groups || OTHERS.test(`${groups['one']} ${groups['other']}`.replaceAll(/["“][^"”]*["”]/g, ''))) return null;
    return swapping([nameIn(groups['one']!), nameIn(groups['other']!)], groups['where'] ?? 'this');
  },
};

const nameIn = (said: string): string =>
  quotedTexts(said)[0] ?? said.trim().replace(/^(?:the\s+)?(?:words?|names?|speakers?(?!\s+\w+$))\s+/i, '');

function swapping(pair: readonly [string, string] | null, where: string): Action {
  return {
    understood: pair ? `Swap “${pair[0]}” and “${pair[1]}”.` : 'Swap the two speakers.',
    act: (hands) => swapped(hands, pair, where),
  };
}

function swapped(hands: Hands, pair: readonly [string, string] | null, where: string): string {
  const [item] = findTargets(hands, where, { kinds: ['transcript', 'script'], isSingle: true });
  if (item!.kind === 'transcript') {
    const speakers = speakersOf(hands, item!.id);
    const named =
      pair === null ? (speakers.length === 2 ? speakers : []) : pair.map((name) => speakerNamed(speakers, name));
    const [one, other] = named;
    if (one && other) return swappedSpeakers(hands, item!, [one, other]);
    if (pair === null)
      throw new PlanStopped(
        `“${item!.title}” has ${speakers.length} speakers. Which two should I swap? Say, for example: “swap speaker 1 and speaker 2”.`,
      );
  }
  if (pair === null) throw new PlanStopped('A script has characters. Say which names I should swap.');
  return swappedWords(hands, item!, pair);
}

function swappedSpeakers(
  hands: Hands,
  { id, title }: { id: string; title: string },
  [one, other]: [Speaker, Speaker],
): string {
  hands.call('rename_speaker', { id, speakerId: one.id, name: other.name });
  hands.call('rename_speaker', { id, speakerId: other.id, name: one.name });
  return `Swapped ${one.name} and ${other.name} in “${title}”. You can undo it there, in two steps.`;
}

/** Words are swapped in one step: replaced one after the other, the second would take back the first. */
function swappedWords(
  hands: Hands,
  { id, kind, title }: { id: string; kind: string; title: string },
  [one, other]: readonly [string, string],
): string {
  const kindOfText = kind === 'script' ? 'script' : 'transcript';
  const { answers } = readPages(hands, { tool: `read_${kindOfText}`, asked: { id }, most: MOST_PAGES });
  const either = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${[one, other].map((word) => word.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)).join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
  const by = (said: string) => likeCase(said, said.toLowerCase() === one.toLowerCase() ? other : one);
  const lines = answers
    .flatMap(({ lines: page }) => (Array.isArray(page) ? (page as Record<string, unknown>[]) : []))
    .flatMap(({ id: lineId, text }) =>
      typeof lineId === 'string' && typeof text === 'string' && text.search(either) >= 0
        ? [{ lineId, text: text.replaceAll(either, by) }]
        : [],
    );
  if (lines.length === 0) return `Neither “${one}” nor “${other}” is in “${title}”. Nothing was changed.`;
  if (lines.length > MOST_LINES)
    throw new PlanStopped(
      `More than ${MOST_LINES} lines have these words: I can’t swap them in one step, so I did nothing.`,
    );
  hands.call(`set_${kindOfText}_lines`, { id, lines });
  return `Swapped “${one}” and “${other}” in ${lines.length === 1 ? 'one line' : `${lines.length} lines`} of “${title}”. You can undo it there.`;
}

/** At the beginning of a sentence a word has a capital letter, whichever it is. */
const likeCase = (said: string, word: string): string =>
  /^\p{Lu}/u.test(said) && /^\p{Ll}/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
