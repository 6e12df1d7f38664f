import { endsSentence } from '../../../shared/domain/words/sentence-end.ts';
import type { RecognisedWord } from './recognised-words.ts';

/** A pause that ends a sentence even without a full stop. */
const LONG_PAUSE_MS = 700;
/** Nobody wants to read or time a longer line in one piece. */
const LONGEST_SENTENCE_MS = 20_000;
/** What is asked or called out is a sentence even where the speaker goes on with a small letter. */
const ASKED_OR_CALLED = /[?!]["'\u2019\u201D)]*$/;

/** A word, the number of its speaker, and whether its language is probably not the one that was recognised. */
export type SpeakerWord = RecognisedWord & { speaker: number; languageDoubtful: boolean };

/** Cuts words in time order into sentences: at the end of one, at a long pause, and where another speaker or doubt begins. */
export function sentencesOfWords(words: readonly SpeakerWord[]): SpeakerWord[][] {
  const sentences: SpeakerWord[][] = [];
  let open: SpeakerWord[] = [];
  for (const word of words) {
    if (open.length > 0 && endsBefore(open, word)) {
      sentences.push(open);
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) sentences.push(open);
  return sentences;
}

function endsBefore(sentence: readonly SpeakerWord[], next: SpeakerWord): boolean {
  const last = sentence.at(-1)!;
  return (
    ASKED_OR_CALLED.test(last.text) ||
    endsSentence(last.text, next.text) ||
    next.speaker !== last.speaker ||
    next.languageDoubtful !== last.languageDoubtful ||
    next.startMs - last.endMs >= LONG_PAUSE_MS ||
    next.endMs - sentence[0]!.startMs > LONGEST_SENTENCE_MS
  );
}
