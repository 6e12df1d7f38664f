import { inlinePronunciationAt, type InlinePronunciation } from './markup/inline-pronunciations.ts';
import { isCloneInterjection, isInterjection, performsInterjections } from './markup/interjections.ts';
import { invisibleShare, MOST_INVISIBLE_SHARE } from './invisible-characters.ts';
import { readPause, type PauseReading } from './markup/pause-marker.ts';

/**
 * A stretch of a text for speech: `textBegin` and `textEnd` (exclusive) are offsets in UTF-16 units. A `pause` has a number
 * of seconds, an `interjection` a known name and a `reading` the form of one, whether or not the service accepts them there
 * (see speechTextProblems); anything else is `text`. `isPerformed` is false where the model does not know the tag; `source` of
 * a reading is what stands between its parentheses.
 */
export type SpeechToken = { textBegin: number; textEnd: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'pause'; pauseMs: number; problem: PauseReading['problem'] }
  | { kind: 'interjection'; name: string; isPerformed: boolean }
  | { kind: 'reading'; source: string; notation: InlinePronunciation['notation'] }
);

/** Which tags count: those of synthesis, or those of the preview of a clone, which are three more. */
export type SpeechTextUse = { model: string; isClonePreview?: boolean };

/** A pause marker, whatever is in it, or a parenthesis. */
const MARKER = /<#([^#<>]*)#>|\(/g;
/** Most lines of a script have none, and all of them are read when it is opened. */
const MAY_HAVE_MARKERS = /[(<]/;
const TAG = /^\(([a-z]+(?:-[a-z]+)?)\)/;
const LONGEST_TAG = 20;

/** The tokens of a text in order; put together they are the text. Never throws. */
export function speechTokens(text: string, use: SpeechTextUse): SpeechToken[] {
  const tokens: SpeechToken[] = [];
  let end = 0;
  if (!MAY_HAVE_MARKERS.test(text)) {
    addText(tokens, text, { textBegin: 0, textEnd: text.length });
    return tokens;
  }
  for (const match of text.matchAll(MARKER)) {
    if (match.index < end) continue;
    const token = match[1] === undefined ? parenthesis(text, match.index, use) : pause(match[1], match);
    if (!token) continue;
    addText(tokens, text, { textBegin: end, textEnd: token.textBegin });
    tokens.push(token);
    end = token.textEnd;
  }
  addText(tokens, text, { textBegin: end, textEnd: text.length });
  return tokens;
}

function addText(tokens: SpeechToken[], text: string, { textBegin, textEnd }: { textBegin: number; textEnd: number }) {
  if (textEnd > textBegin) tokens.push({ kind: 'text', text: text.slice(textBegin, textEnd), textBegin, textEnd });
}

function pause(content: string, match: RegExpExecArray): SpeechToken | null {
  const { pauseMs, problem } = readPause(content);
  if (pauseMs === null) return null;
  return { kind: 'pause', pauseMs, problem, textBegin: match.index, textEnd: match.index + match[0].length };
}

function parenthesis(text: string, textBegin: number, use: SpeechTextUse): SpeechToken | null {
  const tag = TAG.exec(text.slice(textBegin, textBegin + LONGEST_TAG));
  if (tag?.[1] !== undefined && isInterjection(tag[1])) {
    const isPerformed =
      performsInterjections(use.model) && (use.isClonePreview === true || !isCloneInterjection(tag[1]));
    return { kind: 'interjection', name: tag[1], isPerformed, textBegin, textEnd: textBegin + tag[0].length };
  }
  const reading = inlinePronunciationAt(text, textBegin);
  return reading && { kind: 'reading', textBegin, ...reading };
}

/** Why the service refuses a text (service.md, text rules 1 to 3; gaps.md part 3). */
export type SpeechTextReason =
  | 'nothing_to_speak'
  | 'pause_malformed'
  | 'pause_out_of_range'
  | 'pause_too_precise'
  | 'pause_at_end'
  | 'pause_repeated'
  | 'interjection_unsupported'
  | 'reading_malformed'
  | 'invisible_characters';

/** A place of a text that the service refuses; UTF-16 offsets, end exclusive. What concerns the whole text spans it. */
export type SpeechTextProblem = { reason: SpeechTextReason; textBegin: number; textEnd: number };

const PAUSE_MARKER = /<#[^#<>]*#>/g;

/** Whether a text holds something that makes a sound. */
export const isSounding = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * What keeps a text from being spoken, in the order of the text, what concerns all of it last; empty when the service
 * accepts it. How long it may be is another matter (see speechRoute).
 */
export function speechTextProblems(text: string, use: SpeechTextUse): SpeechTextProblem[] {
  const tokens = MAY_HAVE_MARKERS.test(text) ? speechTokens(text, use) : null;
  const problems = tokens ? markerProblems(tokens) : [];
  const whole = { textBegin: 0, textEnd: text.length };
  if (!(tokens ? tokens.some(isSpoken) : isSounding(text))) problems.push({ reason: 'nothing_to_speak', ...whole });
  if (invisibleShare(text) > MOST_INVISIBLE_SHARE) problems.push({ reason: 'invisible_characters', ...whole });
  return problems;
}

/**
 * Whether a text has something to be spoken: a letter or a digit besides its pauses, tags and readings. What has none (a row
 * of asterisks, an emoji, a lone tag) is skipped, not refused.
 */
export function hasWords(text: string): boolean {
  if (!MAY_HAVE_MARKERS.test(text)) return isSounding(text);
  return speechTokens(text, ANY_MODEL).some(isSpoken);
}

/** What a token is does not depend on the model, only whether a tag is performed. */
const ANY_MODEL: SpeechTextUse = { model: '' };

const isSpoken = (token: SpeechToken): boolean => token.kind === 'text' && isSounding(withoutMarkers(token.text));

const withoutMarkers = (text: string): string => text.replace(PAUSE_MARKER, ' ');

function markerProblems(tokens: readonly SpeechToken[]): SpeechTextProblem[] {
  const problems = [...tokens.flatMap(tokenProblems), ...placeProblems(tokens)];
  return problems.sort((a, b) => a.textBegin - b.textBegin);
}

function tokenProblems(token: SpeechToken): SpeechTextProblem[] {
  const place = { textBegin: token.textBegin, textEnd: token.textEnd };
  if (token.kind === 'pause') return token.problem ? [{ reason: token.problem, ...place }] : [];
  if (token.kind === 'interjection') return token.isPerformed ? [] : [{ reason: 'interjection_unsupported', ...place }];
  if (token.kind === 'reading') {
    return token.notation === 'malformed' ? [{ reason: 'reading_malformed', ...place }] : [];
  }
  return [...token.text.matchAll(PAUSE_MARKER)].map(({ 0: marker, index }) => {
    const textBegin = token.textBegin + index;
    return { reason: 'pause_malformed', textBegin, textEnd: textBegin + marker.length };
  });
}

/** Two pauses with nothing that sounds between them, and pauses ahead of or behind everything that sounds. */
function placeProblems(tokens: readonly SpeechToken[]): SpeechTextProblem[] {
  const parts = tokens.filter((token) => token.kind !== 'text' || isSounding(token.text));
  return parts.flatMap((part, index): SpeechTextProblem[] => {
    if (part.kind !== 'pause') return [];
    const place = { textBegin: part.textBegin, textEnd: part.textEnd };
    if (parts[index - 1]?.kind === 'pause') return [{ reason: 'pause_repeated', ...place }];
    return index === 0 || index === parts.length - 1 ? [{ reason: 'pause_at_end', ...place }] : [];
  });
}
