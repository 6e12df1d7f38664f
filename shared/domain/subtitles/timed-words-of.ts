import type { TimedWord } from '../transcript/recognition/recognised.ts';
import type { Segment } from '../transcript/transcript.ts';
import { spreadWords } from '../words/word-times.ts';
import { splitWords } from '../words/word-tokens.ts';

/** The words of a line with times: its own, else times shared by length. */
export function timedWordsOf(line: Segment): TimedWord[] {
  const texts = splitWords(line.text).map(({ text }) => text);
  const isTimed = line.words !== null && line.words.length === texts.length;
  const words = isTimed && line.words !== null ? line.words : spreadWords(texts, line);
  const doubt = line.languageDoubtful ? { languageDoubtful: true } : undefined;
  return words.map((word) => ({ ...word, speaker: null, ...doubt }));
}
