import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import type { Hands } from '../../plan/hands.ts';
import { numberOf } from '../../language/number-words.ts';
import { takeEngine } from '../../language/where-to-work.ts';
import type { Skill } from '../skill.ts';
import { takeOut } from './made-of.ts';

const TRANSCRIBING = [
  /^(?:recogni[sz]e|extract)\s+(?:the\s+|all\s+)?(?:speech|words|text)\s+(?:in|of|from)\s+(?<target>.+)/i,
  /^(?:re-?)?transcribe\b(?<target>.*)/i,
  /^(?:turn|convert|get|make|put)\s+(?<target>.+?)\s+(?:in)?to\s+(?:written\s+)?(?:text|words|writing|an?\s+transcript)\b(?<more>.*)$/i,
  /^(?:i|we)(?:['’]d| would)? (?:need|want|like)\s+(?:an?\s+|the\s+)?(?:transcripts?|transcriptions?)\s+(?:of|for|from)\s+(?<target>.+)/i,
  /^write\s+(?:down|out)\s+(?:what|everything|all)\b.*?\b(?:said|spoken|heard)\b\s*(?:in\s+)?(?<target>.*)/i,
  /^(?:write|type|note|put|get)\s+(?:down|out|up|in writing|on paper)\s+(?:what|everything|all(?: that)?)\s+(?<target>.+)/i,
  /^(?:make|create|get|give)\s+(?:me\s+)?(?:an?\s+|the\s+)?(?:transcripts?|transcriptions?)\s+(?:of|for|from)\s+(?<target>.+)/i,
] as const;

const IN_A_FORMAT = /\b(?:srt|vtt|web ?vtt|txt|plain text|markdown|md|json|csv|word|docx)\b|\bas (?:an? )?text\b/i;

/** Transcribes recordings. */
export const transcribeRecordings: Skill = {
  name: 'transcribe recordings',
  examples: ['Transcribe this', 'Make a transcript of the harbour walk recording'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('transcribe_recordings')) return null;
    const { rest, engine } = takeEngine(text);
    const groups = TRANSCRIBING.map((pattern) => pattern.exec(rest)?.groups).find((each) => each !== undefined);
    // A transcript in a format is one that is there.
    if (!groups || /\bscript\b/i.test(groups['target'] ?? '') || IN_A_FORMAT.test(text)) return null;
    const { target, args } = optionsIn(`${groups['target'] ?? ''} ${groups['more'] ?? ''}`, text);
    const options = { ...args, ...(engine === null ? {} : { engine }) };
    return {
      understood: 'Transcribe recordings.',
      act(hands) {
        const recordings = findTargets(hands, target, { kinds: ['recording'] });
        const answer = hands.call('transcribe_recordings', { ids: recordings.map(({ id }) => id), ...options });
        const { items, hasEnded } = awaitAll(hands, answer);
        hands.latest = items;
        if (!hasEnded) return `${titlesOf(recordings)}: the transcription is running. ${STILL_RUNNING}`;
        return `Transcribed ${titlesOf(recordings)}.`;
      },
    };
  },
};

const AS_TEXT =
  /^(?:(?:give|get|send) me|(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|can i have|have|turn|convert|put|get|make)?\s*(?<what>(?!an?\b)[^:"“]+?)\s+(?:as|in|into|to)\s+(?:text|writing|words|written form|a (?:written )?text)$/i;

/** “I need the phone call as text”: where there is no transcript of it yet, the recording is transcribed. */
export const transcribeAsText: Skill = {
  name: 'transcribe as text',
  examples: [],
  isFollowUp: true,
  understand(clause) {
    const what = AS_TEXT.exec(clause.text)?.groups?.['what'];
    return what === undefined ? null : transcribeRecordings.understand({ ...clause, text: `transcribe ${what}` });
  },
};

const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  dutch: 'nl',
  polish: 'pl',
  russian: 'ru',
  ukrainian: 'uk',
  turkish: 'tr',
  arabic: 'ar',
  hindi: 'hi',
  chinese: 'zh',
  mandarin: 'zh',
  japanese: 'ja',
  korean: 'ko',
  swedish: 'sv',
  norwegian: 'no',
  danish: 'da',
  finnish: 'fi',
  czech: 'cs',
  greek: 'el',
  hungarian: 'hu',
  romanian: 'ro',
};
const LANGUAGE = new RegExp(
  String.raw`[\s,;]*\b(?:but |and )?(?:(?:it|he|she|they)(?:['’]s| is| are| speaks?)? (?:all )?(?:in )?|in |as |the language is |language[: ]+|spoken in |from )?(?<language>${Object.keys(LANGUAGES).join('|')})\b(?: speech| audio)?`,
  'i',
);
const PEOPLE =
  /[\s,;]*\b(?:with |for |there (?:are|were) |it has |it['’]s |has |of |between )?(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:different )?(?:people|speakers|persons|voices|participants|guests)(?: (?:talking|speaking|in it|on it|who speak|who talk))?\b/i;
/** Transcripts have them anyway. */
const WITH_ALL =
  /[\s,;]*\b(?:with|and|including|plus)\s+(?:the\s+)?(?:speaker (?:labels?|names?|tags?)|labell?ed speakers|speakers|time ?(?:stamps?|codes?)|punctuation)\b/gi;
const AGAIN = /[\s,;]*\b(?:once )?(?:again|once more|anew|from scratch|another time)\b/i;

/** What is said about how to transcribe, and which recordings are left to look for. */
function optionsIn(said: string, text: string): { target: string; args: Record<string, unknown> } {
  const language = takeOut(said.replaceAll(WITH_ALL, ''), LANGUAGE);
  const people = takeOut(language.rest, PEOPLE);
  const again = takeOut(people.rest, AGAIN);
  const code = LANGUAGES[language.groups?.['language']?.toLowerCase() ?? ''];
  const speakerCount = numberOf(people.groups?.['count'] ?? '');
  return {
    target: again.rest
      .replaceAll(/\b(?:says?|said|talks?|tells?|speaks?) ?(?:about|in|on|at|during)?\b/gi, ' ')
      .replace(/^(?:what (?:was|is) said in|the (?:speech|words) (?:in|of))\s+/i, ''),
    args: {
      ...(code === undefined ? {} : { language: code }),
      ...(speakerCount === null ? {} : { speakerCount }),
      ...(again.groups || /^re-?transcribe\b/i.test(text) ? { again: true } : {}),
    },
  };
}

/** Waits for each transcript, one after another. */
function awaitAll(hands: Hands, answer: Record<string, unknown>): { items: readonly ContextItem[]; hasEnded: boolean } {
  const begun = Array.isArray(answer['transcripts']) ? (answer['transcripts'] as Record<string, unknown>[]) : [];
  const results = begun.map((each) => {
    const one = { transcripts: [each], jobId: each['jobId'] };
    const { items, hasEnded } = awaitTask(hands, 'transcribe_recordings', one);
    const known = new Map(items.map((item) => [item.id, item]));
    return { items: [...known.values()], hasEnded };
  });
  return {
    items: results.flatMap(({ items }) => items),
    hasEnded: results.every(({ hasEnded }) => hasEnded),
  };
}
