/** The parts of a match by their names. */
export type Parts = Readonly<Record<string, string | undefined>>;

/** A way to say something, and the plain way that is read instead; a pattern that is global counts at each place. */
export type Rewording = readonly [said: RegExp, plain: string | ((whole: string, parts: Parts) => string)];

/** A text with every rewording that fits, one after another. */
export const rewordedByEach = (text: string, rows: readonly Rewording[]): string => rows.reduce(rewordedBy, text);

/** A text with the first rewording that fits. */
export function rewordedByFirst(text: string, rows: readonly Rewording[]): string {
  const found = rows.find(([said]) => said.test(text));
  return found ? rewordedBy(text, found) : text;
}

function rewordedBy(text: string, [said, plain]: Rewording): string {
  if (typeof plain === 'string') return text.replace(said, plain);
  return text.replace(said, (whole, ...parts: unknown[]) => plain(whole, parts.at(-1) as Parts));
}
