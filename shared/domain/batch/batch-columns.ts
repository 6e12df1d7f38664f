import { hasWords } from '../speech/speech-text.ts';

/** What a column of a table can say of its row, by the words that head it in tables of people and other programs. */
export const BATCH_COLUMNS = {
  text: ['text', 'line', 'lines', 'script', 'sentence', 'phrase', 'prompt', 'content', 'speech', 'dialogue', 'copy'],
  title: ['title', 'file', 'file name', 'filename', 'name', 'group', 'scene', 'id', 'key'],
  voice: ['voice', 'voice id', 'voice name', 'speaker', 'character', 'narrator'],
  language: ['language', 'lang', 'locale', 'language boost'],
  emotion: ['emotion', 'style', 'mood', 'tone'],
  speed: ['speed', 'rate', 'pace'],
} as const satisfies Record<string, readonly string[]>;

/** See BATCH_COLUMNS. */
export type BatchColumn = keyof typeof BATCH_COLUMNS;

/** The columns of a table by what they say, counted from 0; null where none does. */
export type BatchMapping = Record<BatchColumn, number | null>;

/** In the order of choice. */
export const BATCH_COLUMN_NAMES = Object.keys(BATCH_COLUMNS) as BatchColumn[];

const NO_COLUMNS: BatchMapping = { text: null, title: null, voice: null, language: null, emotion: null, speed: null };

/** Whether the first row heads the columns: one of its cells is a word that heads columns. */
export function hasHeader(rows: readonly (readonly string[])[]): boolean {
  return (rows[0] ?? []).some((cell) => columnOf(cell) !== null);
}

/**
 * The columns as their heads say. Without a head for the texts these are in the column with the most words: numbers and ids
 * have none.
 */
export function guessMapping(rows: readonly (readonly string[])[]): BatchMapping {
  const mapping = { ...NO_COLUMNS };
  if (hasHeader(rows)) {
    for (const [index, cell] of (rows[0] ?? []).entries()) {
      const column = columnOf(cell);
      if (column !== null) mapping[column] ??= index;
    }
  }
  mapping.text ??= wordiest(rows, new Set(Object.values(mapping)));
  return mapping;
}

function columnOf(cell: string): BatchColumn | null {
  const head = cell.trim().toLowerCase().replaceAll(/[_-]+/g, ' ').replaceAll(/\s+/g, ' ');
  return BATCH_COLUMN_NAMES.find((column) => (BATCH_COLUMNS[column] as readonly string[]).includes(head)) ?? null;
}

function wordiest(rows: readonly (readonly string[])[], taken: ReadonlySet<number | null>): number | null {
  const lengths = new Map<number, number>();
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      if (taken.has(index) || !hasWords(cell)) continue;
      lengths.set(index, (lengths.get(index) ?? 0) + cell.length);
    }
  }
  return [...lengths].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
