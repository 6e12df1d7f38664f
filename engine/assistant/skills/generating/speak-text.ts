import { quotedTexts } from '../../language/quoted-texts.ts';
import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { findTargets } from '../../plan/find-targets.ts';
import type { Hands } from '../../plan/hands.ts';
import type { Clause } from '../../plan/clause.ts';
import { voiceNamed } from '../scripts/voice-named.ts';
import type { Skill } from '../skill.ts';
import { takeOut } from './made-of.ts';

const SPEAKING = [
  /^(?:read|say)\s+(?<target>.*?)\s*(?:aloud|out loud|out)\s*$/is,
  /^(?:have|get|let)\s+(?<target>.+?)\s+(?:be\s+)?(?:spoken|narrated|voiced|read(?:\s+(?:aloud|out|out loud))?)$/is,
  /^(?:say|read|speak|voice|narrate)\s+(?:(?:this|it|the following|these words)\s*)?(?:(?:aloud|out loud|out)\s*)?[:,]?\s*(?<target>["“„«].+)$/is,
  /^(?:record|generate|voice|speak|do)\s+(?:all|every|each)\s+(?:of\s+)?(?:the\s+|my\s+)?(?:spoken\s+)?lines?\b(?:\s+(?:with|by|using)\s+(?:the|their|its)\s+(?:cast|voices?))?(?<target>.*)/is,
  /^(?:generate|make|create|record|produce|do)\s+(?:the\s+|a\s+|an\s+|its\s+)?(?:speech|narration|voice-?over|voice over|spoken version|takes)(?<target>(?:\s+(?:again|now))?)$/is,
  /^(?:turn|convert|make)\s+(?<target>.+?)\s+(?:in)?to\s+(?:an?\s+)?(?:audio(?:book)?|speech|sound|narration|voice-?over|spoken words?)(?:\s+file)?$/is,
  /^(?:record|generate|do|make)\s+(?<target>(?:the\s+|this\s+)?(?:whole|entire|full|complete)\s+script.*)$/is,
  /^(?:generate|make|create|do)\s+(?:a\s+)?(?:speech|voice-?over)\s*[:,]\s*(?<target>["“„«].+)$/is,
  /^(?:narrate|speak|voice)\b(?<target>.*)/is,
  /^(?:generate|make|create|record|produce)\s+(?:the\s+|a\s+|an\s+)?(?:speech|narration|voice-?over|voice over|spoken version|takes)\s+(?:for|of|from)\s+(?<target>.+)/is,
  /^(?:generate|make)\s+(?:all\s+)?(?:the\s+)?(?:lines|takes)\s+of\s+(?<target>.+)/is,
  /^say\s+(?!(?:what|who|why|how|when|where|it|this|that|something|nothing|so|yes|no|please|which|anything|more|if)\b)(?<words>[^"“„«?:]{2,200})$/is,
] as const;
/** “Have Tom read the trailer.” */
const BY_VOICE =
  /^(?:have|let|get|make)\s+(?<voice>(?!it\b|this\b|that\b|them\b|.*\b(?:be|by)\b)[^"“]{1,40}?)\s+(?:to\s+)?(?:read|speak|narrate|voice|say)\s+(?<target>.+)$/is;
const VOICE =
  /\s*,?\s*\b(?:with|using|in)\s+(?:(?:the\s+)?voice\s+(?:of\s+)?(?<voice>[^,.]+)|(?:an?|the)\s+(?<kind>[\p{L}][\p{L}’' -]*?)(?:['’]s)?\s+voice)$/iu;
/** “Narrate “Chapter one” with Tom.” */
const WITH_NAME = /(?<=["”“])\s*,?\s*(?:with|by|as|using)\s+(?<voice>\p{Lu}[\p{L}]+(?:\s+\p{Lu}[\p{L}]+){0,3})$/u;
const OF_DOCUMENT =
  /^\s*$|\b(?:documents?|text|article|file|notes?|above|below|following|attach(?:ed|ment)|this|it)\b/i;
const OF_LIBRARY = /\b(?:transcripts?|scripts?)\b/i;
/** A text is read to its end, within reason. */
const MOST_PAGES = 12;
const LONGEST_TEXT = 100_000;

/** Lets voices speak: a text in the request or beside it, a script, or what a transcript says. */
export const speakText: Skill = {
  name: 'speak text',
  examples: ['Narrate this', 'Speak the welcome video script', 'Say "Welcome on board"', 'Read this out loud'],
  understand(clause) {
    const { text, isAboutDoing, situation } = clause;
    if (isAboutDoing || !situation.tools.has('generate_speech')) return null;
    const by = BY_VOICE.exec(text)?.groups;
    if (by) {
      const speaking = { target: by['target']!, wanted: by['voice']!.replace(/^the\s+/i, '') };
      return { understood: 'Generate speech.', act: (hands) => spoken(hands, clause, speaking) };
    }
    const found = SPEAKING.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    const target = found?.['words'] === undefined ? found?.['target'] : `“${found['words']}”`;
    if (target === undefined) return null;
    const { rest: said, groups: byName } = takeOut(target, WITH_NAME);
    const { rest, groups } = takeOut(said, VOICE);
    const wanted = byName?.['voice'] ?? groups?.['voice'] ?? groups?.['kind'] ?? null;
    return { understood: 'Generate speech.', act: (hands) => spoken(hands, clause, { target: rest, wanted }) };
  },
};

/** What is to be spoken, and the voice that was named for it. */
type Speaking = { target: string; wanted: string | null };

function spoken(hands: Hands, { situation: { documents, studio } }: Clause, { target, wanted }: Speaking): string {
  const [quoted] = quotedTexts(target);
  if (quoted !== undefined && !OF_LIBRARY.test(target)) return speech(hands, quoted, wanted);
  const isOfLibrary = OF_LIBRARY.test(target) && studio.open !== null;
  if (documents.length > 0 && !isOfLibrary && OF_DOCUMENT.test(target))
    return speech(hands, documents.join('\n\n'), wanted);
  const [item] = findTargets(hands, target, { kinds: ['script', 'transcript'], isSingle: true });
  if (item!.kind === 'transcript') return speech(hands, textOf(hands, item!.id), wanted);
  if (wanted !== null) hands.call('cast_voice', { id: item!.id, voiceId: voiceNamed(hands, wanted).id });
  const answer = hands.call('narrate_script', { id: item!.id });
  const { hasEnded } = awaitTask(hands, 'narrate_script', answer);
  hands.latest = [item!];
  if (!hasEnded) return `“${item!.title}” is being spoken. ${STILL_RUNNING}`;
  if (answer['jobId'] === null) return `Every line of “${item!.title}” has its take already.`;
  return `“${item!.title}” is spoken.${refusals(answer)}`;
}

function speech(hands: Hands, text: string, wanted: string | null): string {
  const voice = wanted === null ? {} : { voiceId: voiceNamed(hands, wanted).id };
  const answer = hands.call('generate_speech', { text: text.slice(0, LONGEST_TEXT), ...voice });
  const { items, hasEnded } = awaitTask(hands, 'generate_speech', answer);
  hands.latest = items;
  if (!hasEnded) return `The text is being spoken. ${STILL_RUNNING}`;
  return `The text is spoken, as a script with its takes.${refusals(answer)}`;
}

function refusals({ refusedLines }: Record<string, unknown>): string {
  const number = Array.isArray(refusedLines) ? refusedLines.length : 0;
  return number === 0 ? '' : ` ${number === 1 ? 'One line' : `${number} lines`} can’t be spoken.`;
}

/** What a transcript says, without who says it: voices speak every word. */
function textOf(hands: Hands, id: string): string {
  const pages: string[] = [];
  let from: number | null = 0;
  for (let page = 0; page < MOST_PAGES && from !== null; page++) {
    const asked = { id, format: 'txt', withSpeakers: false, ...(from === 0 ? {} : { from }) };
    const { text, next }: Record<string, unknown> = hands.call('export_transcript', asked);
    if (typeof text === 'string') pages.push(text);
    from = typeof next === 'number' && next > from ? next : null;
  }
  return pages.join('');
}
