import path from 'node:path';
import {
  BATCH_COLUMN_NAMES,
  type BatchMapping,
  guessMapping,
  hasHeader,
} from '../../../../../shared/domain/batch/batch-columns.ts';
import type { BatchRow, BatchTable } from '../../../../../shared/domain/batch/batch-table.ts';
import { findBatchVoice } from '../../../../../shared/domain/batch/batch-voices.ts';
import {
  type BatchFacts,
  groupRows,
  isOrdered,
  planBatch,
  type PlannedRow,
} from '../../../../../shared/domain/batch/plan-batch.ts';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../../shared/domain/failures/reasoned-failure.ts';
import type { SpeechBatchOptions } from '../../../arguments/generate/batch-arguments.ts';
import { UsageError } from '../../../arguments/argument-values.ts';
import type { SpeechCore } from '../speech-core.ts';

/** A table, and what would become of each of its rows by the rules of the window. `groups` are narrations. */
export type PlannedTable = {
  table: BatchTable;
  mapping: BatchMapping;
  skipsFirst: boolean;
  engine: BatchFacts['engine'];
  model: string;
  rows: PlannedRow[];
  groups: BatchRow[][];
};

/**
 * Reads and plans a table; nothing is stored or sent but the question for the engine's voices. Throws UsageError for columns that
 * there aren't, INVALID_INPUT for a text whose encoding nobody can tell and for a `--voice` that can't be used, what
 * Batches.read throws, and why there is no list of voices.
 */
export async function planTable(
  { core, engine }: Pick<SpeechCore, 'core' | 'engine'>,
  options: SpeechBatchOptions,
): Promise<PlannedTable> {
  const { encoding, separator } = options;
  const source = { file: path.resolve(options.table) };
  const table = await core.batches.read({ source, encoding, separator });
  if (table.encodings.length > 0) {
    const encodings = table.encodings.map((each) => each.encoding);
    throw reasonedFailure('INVALID_INPUT', 'encoding', { fileName: table.fileName, encodings });
  }
  const mapping = mappingOf(table, options);
  const skipsFirst = options.hasHeader ?? hasHeader(table.rows);
  const { voices, failure } = await core.voices.list({ engine });
  if (failure) throw Failure.of(failure);
  const facts = { voices, engine, model: core.settings.get().speak.defaults.model };
  const voice = findBatchVoice(options.voice ?? '', facts);
  if (voice.problem) throw reasonedFailure('INVALID_INPUT', voice.problem.reason, voice.problem);
  const rows = planBatch(table.rows, { mapping, skipsFirst, malformed: table.malformed }, facts).map((planned) => ({
    ...planned,
    row: { ...planned.row, voiceId: planned.row.voiceId ?? voice.id },
  }));
  const groups = groupRows(rows.filter((planned) => isOrdered(planned)).map(({ row }) => row));
  return { table, mapping, skipsFirst, engine, model: facts.model, rows, groups };
}

/** The columns that `--columns` names, the others by their headings. */
function mappingOf({ rows, fileName }: BatchTable, { columns }: SpeechBatchOptions): BatchMapping {
  const mapping = guessMapping(rows);
  for (const name of BATCH_COLUMN_NAMES) {
    const wanted = columns.get(name);
    if (wanted !== undefined) mapping[name] = columnIndex(wanted, { rows, fileName });
  }
  if (mapping.text === null) throw new UsageError('No column has the text. Add --columns text=COLUMN.');
  return mapping;
}

function columnIndex(wanted: string, { rows, fileName }: Pick<BatchTable, 'rows' | 'fileName'>): number | null {
  const headings = (rows[0] ?? []).map((cell) => cell.trim());
  const named = headings.findIndex((heading) => heading.toLowerCase() === wanted.toLowerCase());
  if (named >= 0) return named;
  if (wanted.toLowerCase() === 'none') return null;
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (/^\d{1,3}$/.test(wanted) && Number(wanted) >= 1 && Number(wanted) <= width) return Number(wanted) - 1;
  throw new UsageError(
    `${fileName ?? 'The table'} has no column "${wanted}". Use a number from 1 to ${width}, or one of: ${headings.join(', ')}.`,
  );
}
