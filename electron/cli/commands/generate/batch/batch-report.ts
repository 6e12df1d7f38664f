import { BATCH_COLUMN_NAMES } from '../../../../../shared/domain/batch/batch-columns.ts';
import type { BatchRow } from '../../../../../shared/domain/batch/batch-table.ts';
import { isOrdered, type PlannedRow } from '../../../../../shared/domain/batch/plan-batch.ts';
import type { FailureRecord } from '../../../../../shared/domain/failures/failure.ts';
import { reasonText } from '../../../../../shared/domain/failures/reason-text.ts';
import { printable } from '../../../../../shared/domain/printable.ts';
import { characterCount } from '../../../../../shared/domain/speech/speech-options.ts';
import { wordsOf } from '../../../output/failure-lines.ts';
import type { PlannedTable } from './plan-table.ts';

/** A narration that was ordered: its rows, what was written, rows that are missing in it, and why there is none. */
export type BatchNarration = {
  title: string;
  rows: number[];
  files: string[];
  durationMs: number;
  missing: { row: number; failure: FailureRecord }[];
  failure: FailureRecord | null;
};

const SHOWN_CHARACTERS = 40;

/** What `--json` prints of a plan, and of a run with what became of it. `row` is its number in the table, from 1. */
export function batchReport(plan: PlannedTable, narrations: readonly BatchNarration[] | null): Record<string, unknown> {
  const { table, mapping, skipsFirst, engine, model, rows, groups } = plan;
  const { fileName, separator, leftOut } = table;
  const columns = Object.fromEntries(
    BATCH_COLUMN_NAMES.map((name) => [name, mapping[name] === null ? null : mapping[name] + 1]),
  );
  const sums = { narrationCount: groups.length, characters: charactersOf(groups), rowsLeftOut: leftOut };
  const reading = { table: fileName, separator, columns, header: skipsFirst };
  const ran = narrations === null ? {} : { narrations: narrations.map(narrationReport) };
  return { ...reading, engine, model, isDryRun: narrations === null, ...sums, rows: rows.map(rowReport), ...ran };
}

/** The characters that are spoken, as the service counts them. */
const charactersOf = (groups: readonly (readonly BatchRow[])[]): number =>
  groups.flat().reduce((sum, { text }) => sum + characterCount(text), 0);

function rowReport({ row: { number, ...row }, problem, repeats }: PlannedRow) {
  const state = problem === null ? (repeats === null ? 'ready' : 'repeats') : 'refused';
  return {
    row: number,
    state,
    ...row,
    repeats,
    problem: problem && { reason: problem.reason, message: reasonText(problem) },
  };
}

const narrationReport = ({ missing, failure, ...narration }: BatchNarration) => ({
  ...narration,
  missing: missing.map(({ row, failure: why }) => ({ row, ...failureReport(why) })),
  failure: failure && failureReport(failure),
});

const failureReport = (failure: FailureRecord) => ({ code: failure.code, message: wordsOf(failure) });

/** A plan for people: its columns, its rows with what becomes of them, and the sums. */
export function planLines({ table, mapping, skipsFirst, rows, groups }: PlannedTable): string[] {
  const columns = BATCH_COLUMN_NAMES.flatMap((name) => {
    const index = mapping[name];
    if (index === null) return [];
    const heading = skipsFirst ? table.rows[0]?.[index]?.trim() : '';
    return [`${name} = ${heading ? `“${heading}”` : `column ${index + 1}`}`];
  });
  return [
    `Columns: ${columns.join(', ')}`,
    ...rows.map((planned) => planLine(planned)),
    `${counted(groups.length, 'narration')} from ${counted(groups.flat().length, 'row')}, ${counted(charactersOf(groups), 'character')}.`,
    ...leftOutLines(table.leftOut),
  ].map(printable);
}

function planLine(planned: PlannedRow): string {
  const { number, title, text, voiceId } = planned.row;
  if (!isOrdered(planned)) return skippedLine(planned);
  const facts = [title === null ? null : `title ${title}`, voiceId === null ? null : `voice ${voiceId}`];
  const known = facts.filter((fact) => fact !== null).join(', ');
  return `  row ${number}: ${shortened(text)}${known === '' ? '' : ` (${known})`}`;
}

/** Rows that are not generated, with their reasons. */
export const skippedLines = ({ rows, table }: PlannedTable): string[] =>
  [...rows.filter((planned) => !isOrdered(planned)).map(skippedLine), ...leftOutLines(table.leftOut)].map(printable);

function skippedLine({ row, problem, repeats }: PlannedRow): string {
  const why = problem === null ? `same as row ${repeats}` : reasonText(problem);
  return `  row ${row.number} skipped, ${why}: ${shortened(row.text)}`;
}

const leftOutLines = (count: number): string[] =>
  count > 0 ? [`  ${counted(count, 'more row')} skipped: a batch has at most 1,000. Split the table.`] : [];

/** A row that is missing in its narration. */
export const missingLine = ({ row, failure }: BatchNarration['missing'][number]): string =>
  printable(`  row ${row} is missing. ${wordsOf(failure)} [${failure.code}]`);

/** "1 row", "2 rows". */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

const shortened = (text: string): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  return characters.length > SHOWN_CHARACTERS
    ? `${characters.slice(0, SHOWN_CHARACTERS - 1).join('')}…`
    : characters.join('');
};
