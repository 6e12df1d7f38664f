/**
 * A table that words of a text are looked up in: it has only its own entries. A plain object knows "constructor" and "toString" too,
 * and texts about programs say them.
 */
export const wordTable = <Entry>(entries: Record<string, Entry>): Record<string, Entry> =>
  Object.assign(Object.create(null) as Record<string, Entry>, entries);
