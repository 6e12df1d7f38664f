import type { FailureData } from '../failure.ts';

/** Words for details by their stable name: fixed, or written from the facts beside the name. */
export type DetailTexts = Readonly<Record<string, string | ((data: FailureData) => string)>>;

/** The words for a stable name; null for one that is not in the table, such as a text that an earlier version stored. */
export function detailText(texts: DetailTexts, name: unknown, data: FailureData): string | null {
  if (typeof name !== 'string' || !Object.hasOwn(texts, name)) return null;
  const words = texts[name];
  return (typeof words === 'function' ? words(data) : words) ?? null;
}
