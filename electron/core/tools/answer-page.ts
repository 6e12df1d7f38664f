/** The most that one answer has, in UTF-16 units of its JSON: what a model can still read. */
export const MAX_ANSWER_CHARACTERS = 64_000;

/** What the entries of one page may have together, in UTF-16 units of their JSON; the facts around them have the rest. */
const PAGE_CHARACTERS = 24_000;

/** The longest single text in an answer, in UTF-16 units. */
const TEXT_CHARACTERS = 8000;

/** A text as answers quote it: a longer one ends with "…" there, never in the middle of a character. */
export function quoted(text: string, most: number = TEXT_CHARACTERS): string {
  return text.length <= most ? text : `${withoutHalf(text.slice(0, most - 1))}…`;
}

/**
 * Entries from a place in a list on: at most `limit`, and no more than fit one answer, but always one, so that a reader gets on.
 * `total` is of the whole list.
 */
export function pageOf<From, Entry>(
  list: readonly From[],
  { from, limit }: { from: number; limit: number },
  shown: (value: From) => Entry,
): { entries: Entry[]; total: number; next: number | null } {
  const entries: Entry[] = [];
  let characters = 0;
  for (const value of list.slice(from, from + limit)) {
    const entry = shown(value);
    characters += JSON.stringify(entry).length;
    if (entries.length > 0 && characters > PAGE_CHARACTERS) break;
    entries.push(entry);
  }
  const end = from + entries.length;
  return { entries, total: list.length, next: end < list.length && entries.length > 0 ? end : null };
}

/** A long text from a place on, in UTF-16 units. Pages put together are the text. */
export function textPage(text: string, from: number): { text: string; characters: number; next: number | null } {
  const page = withoutHalf(text.slice(from, from + TEXT_CHARACTERS));
  const end = from + page.length;
  return { text: page, characters: text.length, next: end < text.length && page !== '' ? end : null };
}

/** Without the first half of a character whose second half was cut off. */
const withoutHalf = (text: string) => (/[\ud800-\udbff]$/.test(text) && text.length > 1 ? text.slice(0, -1) : text);
