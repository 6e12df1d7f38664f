import { isCjkCharacter } from '../words/word-tokens.ts';
import { isSounding, speechTokens } from './speech-text.ts';

/** Ms a character takes when it is spoken at speed 1. Blanks count: they stand for the border between words. */
const CHARACTER_MS = 64;
/** Chinese characters and kana are syllables. */
const WIDE_CHARACTER_MS = 240;
/** A digit or a sign like % is a word or two. */
const NUMBER_MS = 260;
const SENTENCE_PAUSE_MS = 320;
const CLAUSE_PAUSE_MS = 140;
const INTERJECTION_MS = 900;

/** About how long a text takes when it is spoken, ms: words by their length at a speed, pauses as they are written. */
export function estimateDurationMs(text: string, speed: number): number {
  let spokenMs = 0;
  let silentMs = 0;
  // Nobody waits for the pause behind the last word.
  for (const token of speechTokens(text.slice(0, endOfWords(text)), { model: '' })) {
    if (token.kind === 'pause') silentMs += token.pauseMs;
    else if (token.kind === 'interjection') silentMs += INTERJECTION_MS;
    else if (token.kind === 'text' && isSounding(token.text)) spokenMs += wordsMs(token.text);
  }
  return Math.round(spokenMs / Math.min(2, Math.max(0.5, speed)) + silentMs);
}

function endOfWords(text: string): number {
  let end = text.length;
  while (end > 0 && /[\s.!?…。？！]/u.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

/** Several blanks count as one, and so does a point or comma between digits. */
function wordsMs(text: string): number {
  let durationMs = 0;
  let isAfterBlank = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isBlank = code < ASCII_MS.length ? isAsciiBlank(code) : /\s/.test(text.charAt(index));
    if (isBlank) durationMs += isAfterBlank ? 0 : CHARACTER_MS;
    else if (code >= ASCII_MS.length) {
      const character = String.fromCodePoint(text.codePointAt(index) ?? code);
      durationMs += characterMs(character);
      index += character.length - 1;
    } else {
      const isInNumber =
        isSeparator(code) && isDigit(text.charCodeAt(index - 1)) && isDigit(text.charCodeAt(index + 1));
      durationMs += isInNumber ? CHARACTER_MS : (ASCII_MS[code] ?? 0);
    }
    isAfterBlank = isBlank;
  }
  return durationMs;
}

const isAsciiBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const isSeparator = (code: number): boolean => code === 44 || code === 46;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

function characterMs(character: string): number {
  if (/[.!?…。？！]/u.test(character)) return SENTENCE_PAUSE_MS;
  if (/[,;:—、，；：]/u.test(character)) return CLAUSE_PAUSE_MS;
  if (/[\p{N}%€$£]/u.test(character)) return NUMBER_MS;
  if (!/[\p{L} ]/u.test(character)) return 0;
  return isCjkCharacter(character) ? WIDE_CHARACTER_MS : CHARACTER_MS;
}

/** By code. Whole scripts are estimated when they open, and nearly all their characters are among these. */
const ASCII_MS: readonly number[] = Array.from({ length: 128 }, (_, code) => characterMs(String.fromCodePoint(code)));
