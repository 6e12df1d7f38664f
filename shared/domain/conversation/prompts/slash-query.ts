/** Where a slash at the beginning of a line stands, and what is written between it and the caret. */
export type SlashQuery = { start: number; end: number; query: string };

const SLASH = /(?:^|\n)\/([^\n/]{0,40})$/;

/** What is looked for by a slash in front of the caret; null where there is none: paths and fractions are just text. */
export function slashQuery(text: string, caret: number): SlashQuery | null {
  const found = SLASH.exec(text.slice(0, caret));
  if (!found) return null;
  const query = found[1] ?? '';
  return { start: caret - query.length - 1, end: caret, query };
}
