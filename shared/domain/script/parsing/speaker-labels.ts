import { separatorBetween } from '../../words/word-tokens.ts';

/** Who speaks from here on; null where nobody was named yet. `name` of two passages is equal for the same speaker. */
export type Passage = { name: string | null; text: string };

const BRACKETED = /^\s*\[([^[\]\n]{1,60})\][:：]?[^\S\n]*/;
const COLON = /^\s*([^\s:：[\](){}<>"“”.,;!?/\\|][^:：[\](){}<>"“”.,;!?/\\|\n]{0,39})(?::(?=\s)|：)[^\S\n]*/;
/** Fewer lines than this with the same name ahead of a colon may be ordinary sentences. */
const FEWEST_LINES = 2;
const FEWEST_NAMES = 2;
/** Where this share of all lines begins with a name, names that come only once are names too. */
const MOSTLY_LABELLED = 0.6;
const NEARLY_ALL = 0.75;
const MOST_WORDS = 4;

/**
 * Splits paragraphs into passages at the names that begin their lines: `[Name]`, and `Name:` where at least two different names
 * stand repeatedly in either way, or one in nearly all lines. A name holds until the next one, with `isForgetful` until the end of its text.
 * Line ends within a passage become blanks.
 */
export function createSpeakerLabels(
  texts: readonly string[],
  { isForgetful = false }: { isForgetful?: boolean } = {},
): (text: string) => Passage[] {
  const isLabel = colonNames(texts);
  let name: string | null = null;
  return (text) => {
    const passages: { name: string | null; lines: string[] }[] = [];
    if (isForgetful) name = null;
    for (const line of text.split('\n')) {
      const label = bracketed(line) ?? colonLabel(line, isLabel);
      if (label) name = label.name;
      const last = passages.at(-1);
      const content = label ? line.slice(label.length) : line;
      if (label || !last) passages.push({ name, lines: [content] });
      else last.lines.push(content);
    }
    return passages.map((passage) => ({ name: passage.name, text: joinLines(passage.lines) }));
  };
}

/** How names are compared. */
export const speakerKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

type Label = { name: string; length: number };

function bracketed(line: string): Label | null {
  const match = BRACKETED.exec(line);
  const name = match?.[1]?.trim();
  if (!match || name === undefined || !/\p{L}/u.test(name)) return null;
  return { name: name.replace(/\s+/g, ' '), length: match[0].length };
}

function colonLabel(line: string, isLabel: (name: string) => boolean): Label | null {
  const match = COLON.exec(line);
  const name = match?.[1]?.trim();
  if (!match || name === undefined || !isNameLike(name) || !isLabel(speakerKey(name))) return null;
  return { name: name.replace(/\s+/g, ' '), length: match[0].length };
}

/** Begins with a capital or a letter of a script without them, and is short. */
const isNameLike = (name: string): boolean =>
  /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(name) && name.split(/\s+/).length <= MOST_WORDS;

function colonNames(texts: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  let lineCount = 0;
  let labelledCount = 0;
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    if (line.trim() === '') continue;
    lineCount += 1;
    const name = bracketed(line)?.name ?? COLON.exec(line)?.[1]?.trim();
    if (name === undefined || !isNameLike(name)) continue;
    labelledCount += 1;
    counts.set(speakerKey(name), (counts.get(speakerKey(name)) ?? 0) + 1);
  }
  const repeated = new Set([...counts].filter(([, count]) => count >= FEWEST_LINES).map(([name]) => name));
  const isMostlyLabelled = labelledCount >= lineCount * MOSTLY_LABELLED;
  if (repeated.size < FEWEST_NAMES) {
    // One speaker alone is named in nearly all lines; a note here and there is not.
    const alone = new Set([...repeated].filter((name) => (counts.get(name) ?? 0) >= lineCount * NEARLY_ALL));
    return (name) => alone.has(name);
  }
  return (name) => repeated.has(name) || (isMostlyLabelled && counts.has(name));
}

const joinLines = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce((joined, line) => joined + separatorBetween(joined, line) + line, '');
