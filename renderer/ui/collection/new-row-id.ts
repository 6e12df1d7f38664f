/** A new ID of a row in a document, e.g. `l_3f2b7c10-9a4e`: short, since a document holds thousands. `prefix` says what it is of. */
export const newRowId = <Id extends string>(prefix: 'c' | 'l' | 'p' | 'q' | 's'): Id =>
  `${prefix}_${crypto.randomUUID().slice(0, 13)}` as Id;
