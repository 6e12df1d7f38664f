import { Failure } from '../../shared/domain/failures/failure.ts';
import {
  isSounding,
  speechTextProblems,
  speechTokens,
  type SpeechTextProblem,
  type SpeechTextReason,
  type SpeechTextUse,
} from '../../shared/domain/speech/speech-text.ts';
import { inlinePronunciationAt } from './text/inline-pronunciations.ts';

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
  checkPronunciations(parts);
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
  nothing_to_speak: () => 'Nothing to say. Add a word or a number.',
  pause_malformed: (source) => `${source} isn’t a pause. Write seconds, for example <#0.5#>.`,
  pause_out_of_range: (source) => `A pause must be 0.01 to 99.99 seconds long, not ${source}.`,
  pause_too_precise: (source) => `A pause can have up to two decimal places, not ${source}.`,
  pause_at_end: () => 'Put pauses between words, not at the start or end of the text.',
  pause_repeated: () => 'Two pauses in a row. Merge them or put words between them.',
  interjection_unsupported: (source) =>
    `This model doesn’t support the sound tag ${source}. Use speech-2.8-hd or speech-2.8-turbo, which support all tags except those for previews, or remove the tag.`,
  reading_malformed: (source) =>
    `The pronunciation ${source} has an invalid tone. Pinyin uses tones 1 to 5, Jyutping 1 to 6.`,
  invisible_characters: () => 'More than 10% of the characters are invisible. Delete them.',
};

const sentenceOf = (text: string, { reason, textBegin, textEnd }: SpeechTextProblem): string =>
  SENTENCES[reason](text.slice(textBegin, textEnd));

/** Which sounds of IPA exist is known to the voice alone. */
function checkPronunciations(parts: readonly SpeechPart[]): void {
  for (const part of parts) {
    if (part.kind !== 'text') continue;
    for (const match of part.text.matchAll(/\(/g)) {
      const reading = inlinePronunciationAt(part.text, match.index);
      if (reading?.kind !== 'unknown') continue;
      const message = `The pronunciation (${reading.source}) contains an unknown sound. Use IPA symbols of English.`;
      throw refused('reading_unknown', message, part.textBegin + match.index);
    }
  }
}

function refused(reason: SpeechTextReason | 'reading_unknown', message: string, position: number): Failure {
  return Failure.of({ code: 'INVALID_INPUT', message, data: { reason, position } });
}
