import type { ScriptWord } from './scripted-transcripts.ts';

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** The lines of `spokenNumbers` as they stand in a transcript. */
export const NUMBER_LINES = NUMBERS.map((word) => `${word} it is.`);

/**
 * One sentence every 2.5 s over all of THREE_PIECES; "Four", "Seven" … lie in the sound that two pieces share. `isDoubtful`
 * tells which sentences do not sound like the language.
 */
export const spokenNumbers = (
  speaker: (index: number) => string = () => 'A',
  isDoubtful: (index: number) => boolean = () => false,
): ScriptWord[] =>
  NUMBERS.flatMap((word, index): ScriptWord[] => [
    [word, index * 2.5, speaker(index), isDoubtful(index)],
    ['it', index * 2.5 + 0.4, speaker(index), isDoubtful(index)],
    ['is.', index * 2.5 + 0.8, speaker(index), isDoubtful(index)],
  ]);
