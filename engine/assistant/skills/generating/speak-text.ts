import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { quotedTexts } from '../../language/quoted-texts.ts';
import { linedText, linesAt } from '../lines/line-targets.ts';
import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { findTargets } from '../../plan/find-targets.ts';
import type { Hands } from '../../plan/hands.ts';
import { readPages } from '../../texts/read-pages.ts';
import type { Clause } from '../../plan/clause.ts';
import { voiceNamed } from '../scripts/voice-named.ts';
import type { Skill } from '../skill.ts';
import { AGAIN_SAID, linesToSpeak, type Speaking, speakingIn, type SpokenLines } from './speech-words.ts';

const OF_DOCUMENT =
  /^\s*$|\b(?:documents?|text|article|file|notes?|above|below|following|attach(?:ed|ment)|this|it)\b/i;
const OF_LIBRARY = /\b(?:transcripts?|scripts?)\b/i;
/** What was told before in the same request: “summarise this and read the summary aloud”. */
const OF_EXTRACT =
  /^\s*(?:it|that|this|them|those|the (?:summary|result|quotes?|list|chapters|titles?|answer|action items|points))\s*$/i;
/** Words about how, in what names a script. */
const TAKES =
  /\b(?:the )?(?:missing|remaining|outstanding|changed|stale|out[- ]of[- ]date)(?: takes?| lines?)?\b|\b(?:with |in )?(?:new|fresh|other|different|all) takes?\b|\b(?:again|once more|anew|from scratch)\b/gi;
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
    const speaking = speakingIn(text);
    if (!speaking) return null;
    const lines = linesToSpeak(text, speaking.target);
    if (lines) return { understood: 'Generate speech of lines.', act: (hands) => spokenLines(hands, lines) };
    return { understood: 'Generate speech.', act: (hands) => spoken(hands, clause, speaking) };
  },
};

function spokenLines(hands: Hands, { numbers, where, isAgain }: SpokenLines): string {
  const text = linedText(hands, where, ['script']);
  const lines = linesAt(text, numbers);
  const asked = { id: text.item.id, lineIds: lines.map(({ id }) => id), ...(isAgain ? { again: true } : {}) };
  return narrated(hands, text.item, asked);
}

function spoken(
  hands: Hands,
  { text, situation: { documents, studio } }: Clause,
  { target, wanted }: Speaking,
): string {
  const [quoted] = quotedTexts(target);
  if (quoted !== undefined && !OF_LIBRARY.test(target)) return speech(hands, quoted, wanted);
  const isOfLibrary = OF_LIBRARY.test(target) && studio.open !== null;
  if (documents.length > 0 && !isOfLibrary && OF_DOCUMENT.test(target))
    return speech(hands, documents.join('\n\n'), wanted);
  if (hands.extract !== null && OF_EXTRACT.test(target)) return speech(hands, hands.extract, wanted);
  const phrase = target.replaceAll(TAKES, ' ');
  const [item] = findTargets(hands, phrase, { kinds: ['script', 'transcript'], isSingle: true });
  if (item!.kind === 'transcript') return speech(hands, textOf(hands, item!.id), wanted);
  if (wanted !== null) hands.call('cast_voice', { id: item!.id, voiceId: voiceNamed(hands, wanted).id });
  return narrated(hands, item!, { id: item!.id, ...(AGAIN_SAID.test(text) ? { again: true } : {}) });
}

function narrated(hands: Hands, item: ContextItem, asked: Record<string, unknown>): string {
  const answer = hands.call('narrate_script', asked);
  const { hasEnded } = awaitTask(hands, 'narrate_script', answer);
  hands.latest = [item];
  if (!hasEnded) return `“${item.title}” is being spoken. ${STILL_RUNNING}`;
  if (answer['jobId'] === null) return `Every line of “${item.title}” has its take already.`;
  return `“${item.title}” is spoken.${refusals(answer)}`;
}

/**
 * Lets a voice speak a text, the usual one where none is wanted.
 * @throws CallNeeded, PlanStopped; NoSuchVoice where none has the name
 */
export function speech(hands: Hands, text: string, wanted: string | null): string {
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
  const asked = { id, format: 'txt', withSpeakers: false };
  const { answers } = readPages(hands, { tool: 'export_transcript', asked, most: MOST_PAGES });
  return answers.map(({ text }) => (typeof text === 'string' ? text : '')).join('');
}
