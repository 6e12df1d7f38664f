import Papa from 'papaparse';
import {
  type BatchSeparator,
  type BatchTable,
  MAX_BATCH_COLUMNS,
  MAX_BATCH_ROWS,
} from '../../../shared/domain/batch/batch-table.ts';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const satisfies Record<
  Exclude<BatchSeparator, 'lines'>,
  string
>;

/** Names of files that are tables whatever they contain. */
const TABLE_NAME = /\.(?:csv|tsv|tab)$/i;
/** Names of files whose cells have tabs between them: in a single row nothing else tells. */
const TAB_NAME = /\.(?:tsv|tab)$/i;

/** The rows of a text, as BatchTable has them. */
export type ReadTable = Pick<BatchTable, 'separator' | 'rows' | 'leftOut' | 'malformed'>;

/** Reads a text as a table, or as lines; without `separator` as the name of its file or its tabs say. */
export function readTable(
  text: string,
  { fileName, separator }: { fileName: string | null; separator: BatchSeparator | null },
): ReadTable {
  const clean = text.replace(/^\uFEFF/, '');
  const wanted = separator ?? (TAB_NAME.test(fileName ?? '') ? 'tab' : isTable(clean, fileName) ? null : 'lines');
  return wanted === 'lines' ? readLines(clean) : readCells(clean, wanted);
}

function readLines(text: string): ReadTable {
  const lines = text.split(/\r\n|[\n\r]/);
  return { separator: 'lines', malformed: [], ...bounded(lines.map((line) => [line])) };
}

function readCells(text: string, separator: Exclude<BatchSeparator, 'lines'> | null): ReadTable {
  const { data, errors, meta } = Papa.parse<string[]>(
    text,
    separator === null ? { delimitersToGuess: Object.values(DELIMITERS) } : { delimiter: DELIMITERS[separator] },
  );
  const found = (Object.keys(DELIMITERS) as (keyof typeof DELIMITERS)[]).find(
    (name) => DELIMITERS[name] === meta.delimiter,
  );
  const malformed = errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row + 1] : []));
  return { separator: found ?? 'comma', malformed: [...new Set(malformed)], ...bounded(data) };
}

function bounded(rows: readonly string[][]): Pick<ReadTable, 'rows' | 'leftOut'> {
  const end = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1;
  return {
    rows: rows.slice(0, Math.min(end, MAX_BATCH_ROWS)).map((row) => row.slice(0, MAX_BATCH_COLUMNS)),
    leftOut: Math.max(0, end - MAX_BATCH_ROWS),
  };
}

/** Cells copied out of a spreadsheet have tabs between them, in every row alike. */
function isTable(text: string, fileName: string | null): boolean {
  if (fileName !== null && /\.[^.]+$/.test(fileName)) return TABLE_NAME.test(fileName);
  const rows = text.split(/\r\n|[\n\r]/).filter((row) => row.trim() !== '');
  const tabs = new Set(rows.map((row) => row.split('\t').length));
  return rows.length > 0 && tabs.size === 1 && !tabs.has(1);
}
