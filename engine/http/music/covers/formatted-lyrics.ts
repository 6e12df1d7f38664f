import type { ReferenceSection } from '../../../music/reference/reference-music.ts';
import { labelOf } from '../../../music/score/plan-sections.ts';
import type { RecognizedSentence, RecognizedWord } from '../../../recognition/recognizer.ts';

/** What is said of a reference in which no words are found. */
export const NO_WORDS = '[Inst]';

/** Sentences whose words are less probable than this are more likely music than words. */
const LEAST_PROBABILITY = 0.55;
/** A line has at most so many words, and ends where nobody sings for so long, ms. */
const MOST_WORDS = 9;
const PAUSE_MS = 600;

/** The words that were recognised as lines below the tags of their sections (statement P13); none are invented: what is doubtful is left out. */
export function formattedLyrics(
  sections: readonly ReferenceSection[],
  sentences: readonly RecognizedSentence[],
): string {
  const lines = sentences.filter(isSung).flatMap(({ words }) => linesOf(words));
  if (lines.length === 0) return NO_WORDS;
  const sung = sections.flatMap(({ label, endMs }) => (label === 'silence' ? [] : [{ tag: labelOf(label), endMs }]));
  return sung
    .map(({ tag, endMs }, index) => {
      const startMs = sung[index - 1]?.endMs ?? 0;
      const own = lines.filter(
        (line) => line.startMs >= startMs && (line.startMs < endMs || index === sung.length - 1),
      );
      return [`[${tag}]`, ...own.map(({ text }) => text)].join('\n');
    })
    .join('\n\n');
}

function isSung({ words, languageDoubtful }: RecognizedSentence): boolean {
  const probability = words.reduce((sum, word) => sum + word.probability, 0) / Math.max(1, words.length);
  return !languageDoubtful && probability >= LEAST_PROBABILITY;
}

function linesOf(words: readonly RecognizedWord[]): { text: string; startMs: number }[] {
  const lines: RecognizedWord[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && line.length < MOST_WORDS && word.startMs - last.endMs < PAUSE_MS) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => ({ text: line.map(({ text }) => text).join(' '), startMs: line[0]!.startMs }));
}
