import { Failure } from '../../shared/domain/failure.ts';
import {
  isSounding,
  speechTextProblems,
  speechTokens,
  type SpeechTextProblem,
  type SpeechTextReason,
  type SpeechTextUse,
} from '../../shared/domain/speech/speech-text.ts';
import { readingAt } from './text/inline-readings.ts';

/** A stretch of a text for speech. `textBegin` and `textEnd` (exclusive) are offsets in UTF-16 units. */
export type SpeechPart = { textBegin: number; textEnd: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'pause'; pauseMs: number }
  | { kind: 'interjection'; name: string }
);

/**
 * Splits a text into words, pauses and interjections by the rules of the service (service.md, text rules 1 to 3).
 * @throws Failure INVALID_INPUT with a SpeechTextReason or `reading_unknown` as `reason`, and its `position`
 */
export function parseSpeechText(text: string, use: SpeechTextUse): SpeechPart[] {
  const [problem] = speechTextProblems(text, use);
  if (problem) throw refused(problem.reason, sentenceOf(text, problem), problem.textBegin);
  const parts: SpeechPart[] = [];
  for (const token of speechTokens(text, use)) {
    const { kind, textBegin, textEnd } = token;
    if (kind === 'pause') parts.push({ kind, pauseMs: token.pauseMs, textBegin, textEnd });
    else if (kind === 'interjection') parts.push({ kind, name: token.name, textBegin, textEnd });
    else addText(parts, text, { textBegin, textEnd });
  }
  checkReadings(parts);
  return parts.filter((part) => part.kind !== 'text' || isSounding(part.text));
}

/** A reading is spoken with the words around it. */
function addText(parts: SpeechPart[], text: string, { textBegin, textEnd }: { textBegin: number; textEnd: number }) {
  const last = parts.at(-1);
  const begin = last?.kind === 'text' ? last.textBegin : textBegin;
  if (last?.kind === 'text') parts.pop();
  parts.push({ kind: 'text', text: text.slice(begin, textEnd), textBegin: begin, textEnd });
}

const SENTENCES: Readonly<Record<SpeechTextReason, (source: string) => string>> = {
  nothing_to_speak: () => 'The text holds no word that can be spoken. Write at least one word.',
  pause_malformed: (source) => `${source} is no pause. Write seconds, for example <#0.5#>.`,
  pause_out_of_range: (source) => `A pause lasts 0.01 to 99.99 seconds, not ${source}.`,
  pause_too_precise: (source) => `A pause has at most two decimals, not ${source}.`,
  pause_at_end: () => 'A pause stands between words. Take it away from the beginning or the end of the text.',
  pause_repeated: () => 'Two pauses follow each other. Join them to one.',
  interjection_unsupported: (source) =>
    `The tag ${source} is not performed by this model. Choose speech-2.8-hd or speech-2.8-turbo, which perform all but those of previews, or take the tag out.`,
  reading_malformed: (source) =>
    `The reading ${source} has a tone that does not exist. Write 1 to 5, or 1 to 6 in Jyutping.`,
  invisible_characters: () => 'More than a tenth of the characters cannot be seen. Take them out.',
};

const sentenceOf = (text: string, { reason, textBegin, textEnd }: SpeechTextProblem): string =>
  SENTENCES[reason](text.slice(textBegin, textEnd));

/** Which sounds of IPA exist is known to the voice alone. */
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

function refused(reason: SpeechTextReason | 'reading_unknown', message: string, position: number): Failure {
  return new Failure('INVALID_INPUT', message, { reason, position });
}
