import type { Score, ScoreNote } from '../score/score.ts';

/** When a word or a line is played, ms. */
export type SungWord = { text: string; startMs: number; endMs: number };
/** A line of the lyrics with its words. */
export type SungLine = SungWord & { words: SungWord[] };

type Sung = ScoreNote & { syllable: NonNullable<ScoreNote['syllable']> };

/** When each line of the lyrics is played, from the notes that have its syllables; a line without notes is left out. */
export function sungLines({ sections, notes }: Score): SungLine[] {
  const byLine = new Map<number, Sung[]>();
  for (const note of notes) {
    if (!note.syllable) continue;
    const { line } = note.syllable;
    byLine.set(line, [...(byLine.get(line) ?? []), note as Sung]);
  }
  return sections
    .flatMap(({ lines }) => lines)
    .flatMap((text, index) => {
      const sung = byLine.get(index);
      return sung ? [{ text, ...spanOf(sung), words: wordsOf(sung) }] : [];
    });
}

function wordsOf(sung: readonly Sung[]): SungWord[] {
  const words: Sung[][] = [];
  for (const note of sung) {
    if (note.syllable.isWordStart || words.length === 0) words.push([note]);
    else words.at(-1)?.push(note);
  }
  return words.map((notes) => ({ text: notes[0]!.syllable.word, ...spanOf(notes) }));
}

const spanOf = (notes: readonly ScoreNote[]): { startMs: number; endMs: number } => ({
  startMs: Math.round(notes[0]!.startSeconds * 1000),
  endMs: Math.round(
    Math.max(...notes.map(({ startSeconds, durationSeconds }) => startSeconds + durationSeconds)) * 1000,
  ),
});
