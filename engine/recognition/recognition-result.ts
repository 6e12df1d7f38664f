import type { VoicePrint } from './speakers/voice-prints/voice-print.ts';
import type { RecognisedWord } from './transcription/recognised-words.ts';
import { sentencesOfWords, type SpeakerWord } from './transcription/sentences.ts';
import type { Recognition, RecognizedSentence } from './recognizer.ts';

/** All words of a recording; `areDoubtful` tells of each whether its language is probably another. */
export type RecognisedRecording = {
  words: readonly RecognisedWord[];
  areDoubtful: readonly boolean[];
  prints: VoicePrint[];
  durationMs: number;
};

/** Puts the result together; `speakers` has one label for each word, null when nobody asked for them. */
export function recognitionResult(
  { words, areDoubtful, prints, durationMs }: RecognisedRecording,
  speakers: readonly number[] | null,
): Recognition {
  const numbers = byFirstAppearance(speakers ?? words.map(() => 0));
  const spoken = words.map((word, index) => ({
    ...word,
    speaker: numbers[index]!,
    languageDoubtful: areDoubtful[index] ?? false,
  }));
  const sentences = sentencesOfWords(spoken).map(sentenceOf);
  return {
    durationMs: Math.round(durationMs),
    text: sentences.map((sentence) => sentence.text).join(''),
    sentences,
    speakerCount: new Set(numbers).size,
    languageDoubtful: areDoubtful.includes(true),
    prints,
  };
}

/** Renumbers labels so that they count up from 0 in the order in which they first appear. */
export function byFirstAppearance(labels: readonly number[]): number[] {
  const numbers = new Map<number, number>();
  return labels.map((label) => {
    const number = numbers.get(label) ?? numbers.size;
    numbers.set(label, number);
    return number;
  });
}

/** From the second sentence on the text begins with a blank, so that all texts joined are the whole text. */
function sentenceOf(words: SpeakerWord[], index: number): RecognizedSentence {
  const text = words.map((word) => word.text).join(' ');
  return {
    text: index === 0 ? text : ` ${text}`,
    startMs: words[0]!.startMs,
    endMs: words.at(-1)!.endMs,
    speaker: words[0]!.speaker,
    languageDoubtful: words[0]!.languageDoubtful,
    words,
  };
}
