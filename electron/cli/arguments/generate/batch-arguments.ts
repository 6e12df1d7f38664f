import { BATCH_COLUMN_NAMES, BATCH_COLUMNS, type BatchColumn } from '../../../../shared/domain/batch/batch-columns.ts';
import { BATCH_SEPARATORS, type BatchSeparator } from '../../../../shared/domain/batch/batch-table.ts';
import {
  BATCH_ONLY,
  NARRATION_FORMATS,
  NARRATION_SUBTITLES,
} from '../../../../shared/domain/generation/speech-generation.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { engineOf, oneOf, pairsOf, UsageError } from '../argument-values.ts';
import type { GeneratorArguments } from './generator-flags.ts';

/** What `atelier generate speech --batch` is asked to do. */
export type SpeechBatchOptions = {
  table: string;
  /** What holds what, as it was given: a number from 1, a heading or `none`. What is not given is found by the headings. */
  columns: ReadonlyMap<BatchColumn, string>;
  /** Whether the first row heads the columns; null to see. */
  hasHeader: boolean | null;
  separator: BatchSeparator | null;
  /** Voice of rows that name none, by ID or name; null: the voice that new scripts of the app begin with. */
  voice: string | null;
  format: (typeof NARRATION_FORMATS)[number];
  subtitles: (typeof NARRATION_SUBTITLES)[number] | null;
  outFolder: string;
  engine: EngineChoice | null;
  acceptsSize: boolean;
  encoding: string | null;
  /** Only says what would be generated. */
  isDryRun: boolean;
  isJson: boolean;
  isVerbose: boolean;
};

/** A batch of narrations to be generated. */
export type SpeechBatchCommand = { name: 'speech-batch'; options: SpeechBatchOptions };

/** Options that say how one script is read or cast: a table has columns for that. */
const SCRIPT_ONLY = ['cast', 'speak-sounds'] as const;

/** Understands the arguments of a batch. Throws UsageError. */
export function speechBatchOf({ inputs, values, switches }: GeneratorArguments): SpeechBatchCommand {
  const has = (name: string) => values.has(name) || switches.has(name);
  const foreign = SCRIPT_ONLY.find(has);
  if (foreign !== undefined) throw new UsageError(`--${foreign} doesn’t go with --batch.`);
  if (inputs.length > 0) throw new UsageError(`Give either a script or --batch TABLE, not both: "${inputs[0]}".`);
  const [header, separator, subtitles] = [values.get('header'), values.get('separator'), values.get('subtitles')];
  return {
    name: 'speech-batch',
    options: {
      table: values.get('batch') ?? '',
      columns: columnsOf(values.get('columns')),
      hasHeader: header === undefined ? null : header === 'yes',
      separator: separator === undefined ? null : oneOf('--separator', separator, BATCH_SEPARATORS),
      voice: values.get('voice')?.trim() || null,
      format: oneOf('--format', values.get('format') ?? 'mp3', NARRATION_FORMATS),
      subtitles: subtitles === undefined ? null : oneOf('--subtitles', subtitles, NARRATION_SUBTITLES),
      outFolder: values.get('out') ?? '.',
      engine: engineOf(values.get('engine')),
      acceptsSize: switches.has('allow-large'),
      encoding: values.get('encoding') ?? null,
      isDryRun: switches.has('dry-run'),
      isJson: switches.has('json'),
      isVerbose: switches.has('verbose'),
    },
  };
}

/** Throws UsageError for an option that only a batch has. */
export function refuseBatchOptions({ values, switches }: GeneratorArguments): void {
  const foreign = BATCH_ONLY.find((name) => values.has(name) || switches.has(name));
  if (foreign !== undefined) throw new UsageError(`--${foreign} needs --batch TABLE.`);
}

function columnsOf(value: string | undefined): Map<BatchColumn, string> {
  const columns = new Map<BatchColumn, string>();
  if (value === undefined) return columns;
  const pairs = pairsOf(value);
  if (pairs === null) throw new UsageError(`Invalid --columns "${value}". Use NAME=COLUMN,NAME=COLUMN.`);
  for (const [name, column] of pairs) {
    if (!Object.hasOwn(BATCH_COLUMNS, name)) {
      throw new UsageError(`Invalid --columns "${value}". Names are: ${BATCH_COLUMN_NAMES.join(', ')}.`);
    }
    columns.set(name as BatchColumn, column);
  }
  return columns;
}
