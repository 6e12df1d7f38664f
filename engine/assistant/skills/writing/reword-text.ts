import { sentencesOf } from '../../../../shared/domain/extraction/sentences.ts';
import { sumUp } from '../../../../shared/domain/extraction/sum-up.ts';
import { readLines } from '../../texts/read-times.ts';
import type { Skill } from '../skill.ts';

const REWORDING =
  /^(?:re-?(?:write|word|phrase|formulate|work)|paraphrase|edit|make|write|put|say|turn|shorten|trim|condense|tighten|compress|cut down|simplify|soften|tone down|calm(?: down)?|formali[sz]e|polish|proofread|correct|fix|expand|lengthen|elaborate)\b/i;
const CALMER =
  /\b(?:calm(?:er|ly|ed)?|quiet(?:er|ly)?|gentl(?:e|er|y)|soft(?:er|en|ly)?|tone(?:d)? down|less (?:angry|loud|shouty|aggressive|excited|dramatic|harsh)|relax(?:ed)?|not so (?:angry|loud|harsh))\b/i;
const SHORTER =
  /\b(?:short(?:er|en|ly)?|brief(?:er)?|trim|concise|condense|tight(?:er|en)|compress|cut down|fewer words|half the length|crisp(?:er)?|snapp(?:y|ier))\b/i;
/** Ways to say it otherwise that need somebody who knows what words mean. */
const OTHERWISE =
  /\b(?:friendl(?:y|ier)|nice(?:r|ly)?|polite(?:r|ly)?|formal(?:ly|i[sz]e)?|casual(?:ly)?|funn(?:y|ier)|serious(?:ly)?|simpl(?:e|er|y|ify)|clear(?:er|ly)?|professional(?:ly)?|exciting|excited|dramatic|catch(?:y|ier)|warm(?:er|ly)?|long(?:er)?|lengthen|expand|elaborate|better|stronger|easier|plain(?:er)?|polish|proofread|correct|fix|grammar|spelling|re-?write|re-?word|re-?phrase|paraphrase|in other words|differently|tone|style|as (?:a|an) )\b/i;
const FILLERS =
  /\s*\b(?:kindly|really|very|just|actually|basically|simply|quite|rather|literally|honestly|of course|as you know|you know|i mean|sort of|kind of|in order(?= to)|at this point in time|each and every|every single(?= (?:day|morning|evening|time|one)))\b(?=\s)/gi;

const NEEDS_MODEL =
  'I can’t say it in other words: I work with rules and don’t know what words mean. A real model can: your own, or one in the cloud service';

/** Rewords a text beside the request as far as rules can: without shouting, or with its most telling sentences alone. */
export const rewordText: Skill = {
  name: 'reword text',
  examples: ['Make this calmer: HURRY UP!!! We are late again!', 'Rewrite this a bit friendlier: Send the form today.'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.hasOwnDocuments || !REWORDING.test(text)) return null;
    if (/\b(?:voices?|songs?|pictures?|images?|clips?|videos?|scripts?|prompts?|lyrics)\b/i.test(text)) return null;
    const own = situation.documents.join('\n\n').trim();
    if (CALMER.test(text)) return { understood: 'Calm a text down.', act: () => calmed(own) };
    if (SHORTER.test(text)) return { understood: 'Shorten a text.', act: () => shortened(own) };
    if (!OTHERWISE.test(text)) return null;
    return {
      understood: 'Say a text in other words.',
      act: () => `${NEEDS_MODEL}. Your text stays as it is:\n\n> ${quoted(own)}`,
    };
  },
};

const quoted = (text: string): string => text.replaceAll('\n', '\n> ');

/** Words in capitals are shouted; short ones by themselves are abbreviations. */
const SHOUTED = /\b\p{Lu}{2,}(?:['’]\p{Lu}+)?(?:[\s,]+\p{Lu}{1,}(?:['’]\p{Lu}+)?)+\b|\b\p{Lu}{5,}\b/gu;

function calmed(text: string): string {
  const calm = text
    .replaceAll(SHOUTED, (words) => words.toLowerCase())
    .replaceAll(/(?<=\?)[!?]+|!+(?=\?)/g, '')
    .replaceAll(/!+/g, '.')
    .replaceAll(/(^|[.?]\s+)(\p{Ll})/gu, (_whole, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/\bi\b(?=['’\s])/g, 'I');
  if (calm === text) return `This text shouts nowhere, and I don’t change its words. ${NEEDS_MODEL}.`;
  return `> ${quoted(calm)}\n\nI took out the exclamation marks and capitals; the words are yours. A real model can choose calmer ones.`;
}

function shortened(text: string): string {
  const sentences = sentencesOf(readLines(text));
  const best =
    sentences.length > LEAST_SENTENCES
      ? sumUp(sentences)
          .map((each) => each.text)
          .join(' ')
      : text;
  const short = best.replaceAll(FILLERS, '').replaceAll(/ {2,}/g, ' ').trim();
  if (short.length >= text.length)
    return `I can only leave words out, and find none to leave out here. ${NEEDS_MODEL}:\n\n> ${quoted(text)}`;
  return `> ${quoted(short)}\n\nI only left words out. A real model can say it in fewer of its own.`;
}

/** Of so few sentences none may be left out. */
const LEAST_SENTENCES = 3;
