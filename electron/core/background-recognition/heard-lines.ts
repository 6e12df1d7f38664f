import { joinPiece } from '../../../shared/domain/transcript/recognition/join-pieces.ts';
import type { TimedWord } from '../../../shared/domain/transcript/recognition/recognised.ts';
import { groupWords } from '../../../shared/domain/words/group-words.ts';
import type { HeardPiece } from './heard-table.ts';

/** Lines of recognised pieces; what does not sound like a language that the engine knows is left out: nobody said those words. */
export function heardLines(pieces: readonly HeardPiece[]): { startMs: number; text: string }[] {
  const words: TimedWord[] = [];
  for (const [index, { plan, recognised }] of pieces.entries()) {
    const next = recognised?.words ?? [];
    const previousEndMs = pieces[index - 1]?.plan.endMs ?? 0;
    const overlap = { startMs: plan.startMs, endMs: Math.max(plan.startMs, previousEndMs) };
    const { drop, append } = joinPiece(words, next, overlap);
    words.length -= drop;
    for (const word of append) words.push(word);
  }
  const lines = groupWords(words.map((word) => ({ ...word, speaker: null })));
  return lines.flatMap(({ startMs, text, languageDoubtful }) => (languageDoubtful ? [] : [{ startMs, text }]));
}
