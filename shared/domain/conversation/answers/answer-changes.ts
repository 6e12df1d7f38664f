import type { MessagePart } from '../message.ts';

/** A change of an answer that comes in: a part as it is now, or what came to the end of a text; `at` is where that begins. */
export type AnswerChange = { index: number; part: MessagePart } | { index: number; at: number; appended: string };

/** The parts after changes. What is known already, and what does not follow from what is known, is left out. */
export function applyAnswerChanges(parts: readonly MessagePart[], changes: readonly AnswerChange[]): MessagePart[] {
  const after = [...parts];
  for (const change of changes) {
    if ('part' in change) {
      if (change.index <= after.length) after[change.index] = change.part;
      continue;
    }
    const part = after[change.index];
    if ((part?.type !== 'text' && part?.type !== 'reasoning') || part.text.length !== change.at) continue;
    after[change.index] = { ...part, text: part.text + change.appended };
  }
  return after;
}
