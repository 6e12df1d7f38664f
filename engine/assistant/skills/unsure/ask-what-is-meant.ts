import { stem, wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import { withoutQuoted } from '../../language/quoted-texts.ts';
import type { Skill } from '../skill.ts';
import { replyOf } from '../talk/out-of-reach.ts';
import { ABILITIES, wishFor } from './abilities.ts';
import { LIMITS } from './limits.ts';

type Words = { verbs: ReadonlySet<string>; things: ReadonlySet<string> };

const stemsIn = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));
const rowsOf = <Row extends { verbs: string; things: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ row, words: { verbs: stemsIn(row.verbs), things: stemsIn(row.things) } }));
const abilities = rowsOf(ABILITIES);
const limits = rowsOf(LIMITS);

/** A verb says more of what is wanted than a thing. */
const VERB_SCORE = 2;
/** A longer clause tells a story: a word of the studio in it says too little. */
const MOST_WORDS = 30;

const scoreOf = (stems: readonly string[], { verbs, things }: Words) => {
  const verb = stems.some((each) => verbs.has(each));
  const thing = stems.filter((each) => things.has(each)).length;
  return { hasBoth: verb && thing > 0, score: (verb ? VERB_SCORE : 0) + thing };
};

/** What is to be changed about what is open, whatever it is. */
const CHANGING =
  /^(?:turn|move|shift|put|add|make|give|change|fix|straighten|steady|replace|swap|close|rotate|tilt|raise|lower|lift|remove|take|erase|hide|blur|paint|colou?r|fill|extend|stretch|flip|mirror|cut|trim|fade|mix|speed|slow|zoom|crop|clean|brighten|darken|lighten|sharpen|soften|push|pull|bend|open)\b.*\b(?:the|its?|his|her|their|this|that|a|an|more|less|some)\b/i;
/** By the kind of what is open. */
const CANNOT_CHANGE: Readonly<Record<string, string>> = {
  image:
    'I can’t edit an image that is there: none of my tools does that. “Edit image” (E) crops, rotates and resizes; I can generate another image, or a clip of this one: say what it is to show',
  clip: 'I can’t change a clip that is there: none of my tools does that. A rough cut in Video trims clips and joins them; I can generate another clip: say what it is to show',
  song: 'I can’t change a song that is there: none of my tools does that. “Edit song” (Shift+E) in Music trims and fades it; I can generate another song: say how it is to sound',
  recording:
    'I can’t edit sound: none of my tools does that. I can transcribe the recording, or tell what is said in it',
};

/** Says what no tool does, where a wish names what is to be changed and how, in whatever order. */
export const tellLimit: Skill = {
  name: 'tell limit',
  examples: ['The hum in this recording, could it be reduced'],
  understand({ text, isAboutDoing, situation }) {
    const stems = stemsOf(text);
    if (isAboutDoing || stems.length > MOST_WORDS) return null;
    const opened = CANNOT_CHANGE[situation.studio.open?.kind ?? ''];
    if (opened !== undefined && CHANGING.test(text))
      return { isGuess: true, understood: 'Something that no tool does with what is open.', act: () => `${opened}.` };
    const [best] = limits
      .map(({ row, words }) => ({ row, ...scoreOf(stems, words) }))
      .filter(({ hasBoth }) => hasBoth)
      .toSorted((one, other) => other.score - one.score);
    return best ? { understood: 'Something that no tool does.', act: () => replyOf(best.row) } : null;
  },
};

/** A question about the world is none about what to do. */
const QUESTION =
  /^(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|does|do|did|can|could|will|would|has|have|had)\b/i;

/** Asks what is meant where words of the studio are all that is understood. Nothing is done. */
export const askWhatIsMeant: Skill = {
  name: 'ask what is meant',
  examples: ['Somehow organise everything'],
  understand({ text, isAboutDoing }) {
    const stems = stemsOf(text);
    if (isAboutDoing || stems.length > MOST_WORDS || QUESTION.test(text)) return null;
    const scored = abilities
      .map(({ row, words }) => ({ row, ...scoreOf(stems, words) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    const [first, second] = scored;
    if (!first) return null;
    const asked = `Do you want me to ${first.row.does}? Then say, for example: “${wishFor(first.row)}”.`;
    const other = second && second.score === first.score ? ` Or to ${second.row.does}? “${wishFor(second.row)}”.` : '';
    return {
      understood: 'Ask what is meant.',
      isGuess: true,
      act: () => `I’m not sure what you mean, so I did nothing. ${asked}${other}`,
    };
  },
};

const stemsOf = (text: string): string[] => wordsOf(withoutQuoted(text).replaceAll('QUOTED', ' ')).map(stem);
