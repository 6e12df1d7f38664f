import { Failure } from '../../shared/domain/failure.ts';
import { INTERJECTIONS, INTERJECTIONS_OF_CLONES_ONLY } from './text/interjections.ts';
import { readingAt } from './text/inline-readings.ts';

/** A stretch of a text for speech. `textBegin` and `textEnd` (exclusive) are offsets in UTF-16 units. */
export type SpeechPart = { textBegin: number; textEnd: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'pause'; pauseMs: number }
  | { kind: 'interjection'; name: string }
);

/** Why a text may not be spoken; in the data of the failure as `reason`, with `position` where there is a place. */
export type SpeechTextReason =
  | 'nothing_to_speak'
  | 'pause_malformed'
  | 'pause_out_of_range'
  | 'pause_too_precise'
  | 'pause_at_end'
  | 'pause_repeated'
  | 'interjection_unsupported'
  | 'reading_unknown';

/** Which tags count: those of synthesis, or those of the preview of a clone, which are three more. */
export type SpeechTextUse = { model: string; isClonePreview?: boolean };

/** Shortest and longest pause. */
export const PAUSE_LIMITS_MS = { least: 10, most: 99_990 };

const MARKER = /<#([^#<>]*)#>|\(([a-z]+(?:-[a-z]+)?)\)/g;
const NUMBER = /^\d+(?:\.(\d+))?$/;

/** Whether a model performs interjection tags. */
export const performsInterjections = (model: string): boolean => model.startsWith('speech-2.8-');

/**
 * Splits a text into words, pauses and interjections by the rules of the service (service.md, text rules 1 to 3).
 * @throws Failure INVALID_INPUT with a SpeechTextReason
 */
export function parseSpeechText(text: string, use: SpeechTextUse): SpeechPart[] {
  const parts: SpeechPart[] = [];
  let end = 0;
  const addText = (textBegin: number, textEnd: number) => {
    const piece = text.slice(textBegin, textEnd);
    if (isSounding(piece)) parts.push({ kind: 'text', text: piece, textBegin, textEnd });
  };
  for (const match of text.matchAll(MARKER)) {
    const part = markerPart(match, use);
    if (!part) continue;
    addText(end, match.index);
    end = match.index + match[0].length;
    parts.push(part);
  }
  addText(end, text.length);
  checkPauses(parts);
  if (!parts.some((part) => part.kind === 'text')) {
    throw refused('nothing_to_speak', 'The text holds no word that can be spoken. Write at least one word.', 0);
  }
  checkReadings(parts);
  return parts;
}

/** Whether there is anything in a text that makes a sound. */
function isSounding(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function markerPart(match: RegExpExecArray, use: SpeechTextUse): SpeechPart | null {
  const [whole, pause, tag] = match;
  const place = { textBegin: match.index, textEnd: match.index + whole.length };
  if (pause !== undefined) return { kind: 'pause', pauseMs: pauseMs(pause, match.index), ...place };
  if (tag === undefined || !INTERJECTIONS.has(tag)) return null;
  if (!performsInterjections(use.model)) {
    const message = `The tag (${tag}) is performed by speech-2.8-hd and speech-2.8-turbo only. Choose one of them or take the tag out.`;
    throw refused('interjection_unsupported', message, match.index);
  }
  if (INTERJECTIONS_OF_CLONES_ONLY.has(tag) && !use.isClonePreview) {
    const message = `The tag (${tag}) is performed in previews of cloned voices only. Take it out.`;
    throw refused('interjection_unsupported', message, match.index);
  }
  return { kind: 'interjection', name: tag, ...place };
}

function pauseMs(content: string, position: number): number {
  const number = NUMBER.exec(content);
  if (!number) {
    throw refused('pause_malformed', `<#${content}#> is no pause. Write seconds, for example <#0.5#>.`, position);
  }
  if ((number[1]?.length ?? 0) > 2) {
    throw refused('pause_too_precise', `A pause has at most two decimals, not <#${content}#>.`, position);
  }
  const ms = Math.round(Number(content) * 1000);
  if (ms < PAUSE_LIMITS_MS.least || ms > PAUSE_LIMITS_MS.most) {
    throw refused('pause_out_of_range', `A pause lasts 0.01 to 99.99 seconds, not <#${content}#>.`, position);
  }
  return ms;
}

function checkPauses(parts: readonly SpeechPart[]): void {
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'pause') continue;
    if (parts[index - 1]?.kind === 'pause') {
      throw refused('pause_repeated', 'Two pauses follow each other. Join them to one.', part.textBegin);
    }
    if (index === 0 || index === parts.length - 1) {
      const message = 'A pause stands between words. Take it away from the beginning or the end of the text.';
      throw refused('pause_at_end', message, part.textBegin);
    }
  }
}

function checkReadings(parts: readonly SpeechPart[]): void {
  for (const part of parts) {
    if (part.kind !== 'text') continue;
    for (const match of part.text.matchAll(/\(/g)) {
      const reading = readingAt(part.text, match.index);
      if (reading?.kind !== 'unknown') continue;
      const message = `The reading (${reading.source}) holds a sound that is not known. Write IPA symbols of English.`;
      throw refused('reading_unknown', message, part.textBegin + match.index);
    }
  }
}

function refused(reason: SpeechTextReason, message: string, position: number): Failure {
  return new Failure('INVALID_INPUT', message, { reason, position });
}
