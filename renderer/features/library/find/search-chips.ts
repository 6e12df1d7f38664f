import { searchTokens } from '../../../../shared/domain/library/search/parse-search.ts';
import { narrow, useLibrary } from '../library-store.ts';

/**
 * What is typed: operators that are followed by a blank become chips, since nothing can be added to them any more. `isDone` takes
 * one at the very end too.
 */
export function splitTyped(typed: string, nowMs: number, isDone = false): { chips: string[]; text: string } {
  const tokens = searchTokens(typed, nowMs).filter(({ end }) => isDone || end < typed.length);
  let text = typed;
  for (const { start, end } of tokens.toReversed()) text = text.slice(0, start) + text.slice(end).replace(/^\s/u, '');
  return { chips: tokens.map(({ written }) => written), text };
}

/** Takes what was typed into the search. */
export function typeSearch(typed: string, isDone = false): void {
  const { chips, text } = splitTyped(typed, Date.now(), isDone);
  const known = useLibrary.getState().chips;
  narrow({ text, chips: [...known, ...chips.filter((chip) => !known.includes(chip))] });
}

/** Adds an operator to the search. */
export function addChip(chip: string): void {
  const { chips } = useLibrary.getState();
  if (!chips.includes(chip)) narrow({ chips: [...chips, chip] });
}

/** Takes an operator out of the search. */
export function removeChip(chip: string): void {
  narrow({ chips: useLibrary.getState().chips.filter((each) => each !== chip) });
}
