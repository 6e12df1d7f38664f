import type { Score, ScoreNote } from '../score/score.ts';
import type { Singer } from './singers.ts';

/** Words of letters that the voices can read. */
const READABLE = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}]+$/u;

/** Notes of the lines that the singer can sing, a line each, in the order of their beginning. */
export function linesToSing({ notes }: Pick<Score, 'notes'>, singer: Singer | null): ScoreNote[][] {
  if (!singer) return [];
  const lines = new Map<number, ScoreNote[]>();
  for (const note of notes) {
    if (!note.syllable) continue;
    const { line } = note.syllable;
    const known = lines.get(line);
    if (known) known.push(note);
    else lines.set(line, [note]);
  }
  return [...lines.values()].filter((line) => line.every(({ syllable }) => READABLE.test(syllable!.word)));
}
