import path from 'node:path';
import { csvRow } from '../../../shared/domain/files/csv-row.ts';
import type { Job } from '../../../shared/domain/jobs/job.ts';
import type { JobUnit } from '../../../shared/domain/jobs/job-facts.ts';
import { JOB_KINDS } from '../../../shared/domain/jobs/job-kinds.ts';
import { writeNewFile } from '../files/paths/new-files.ts';
import type { CoreShell } from '../settings/export-folders.ts';

/** Format of a written log of tasks. */
export type LogFormat = 'csv' | 'json';

/** Writes a log of tasks into a folder that the user chooses; null where they chose none. Throws DISK_FULL, FOLDER_READ_ONLY. */
export async function exportLog(
  jobs: () => Job[],
  { shell, format }: { shell: Pick<CoreShell, 'chooseExportFolder'>; format: LogFormat },
): Promise<{ fileName: string; folder: string } | null> {
  const folder = await shell.chooseExportFolder('tasks');
  if (folder === null) return null;
  const name = `Atelier tasks ${new Date().toISOString().slice(0, 10)}.${format}`;
  const text = format === 'csv' ? logAsCsv(jobs()) : logAsJson(jobs());
  return { fileName: await writeNewFile(path.resolve(folder), name, text), folder: path.resolve(folder) };
}

/** Amounts in the order of their columns, with their units; an amount that is not known has an empty cell. */
const AMOUNTS: readonly [header: string, unit: JobUnit, perUnit: number][] = [
  ['audio_seconds', 'audioMs', 1000],
  ['characters', 'characters', 1],
  ['billed_characters', 'billedCharacters', 1],
  ['bytes', 'bytes', 1],
  ['files', 'files', 1],
  ['lines', 'lines', 1],
  ['voices', 'voices', 1],
];

const HEADER = [
  'id',
  'kind',
  'panel',
  'title',
  'state',
  'engine',
  'created',
  'started',
  'finished',
  'ran_seconds',
  ...AMOUNTS.map(([header]) => header),
  'results',
  'request_ids',
  'task_ids',
  'failure',
  'failure_reason',
  'may_have_been_charged',
];

/** Times as ISO 8601 in UTC; lists with spaces between. */
function logAsCsv(jobs: readonly Job[]): string {
  return [HEADER, ...jobs.map(rowOf)].map(csvRow).join('');
}

function rowOf(job: Job): string[] {
  const amounts = AMOUNTS.map(([, unit, perUnit]) => shown(job.units[unit], perUnit));
  const reason = job.failure?.data['reason'];
  return [
    job.id,
    job.kind,
    JOB_KINDS[job.kind].panel,
    job.title,
    job.state,
    job.engine,
    time(job.createdAtMs),
    time(job.startedAtMs),
    time(job.finishedAtMs),
    shown(job.ranMs, 1000),
    ...amounts,
    job.results.map(({ kind, id }) => `${kind}:${id}`).join(' '),
    job.requestIds.join(' '),
    job.taskIds.join(' '),
    job.failure?.code ?? '',
    typeof reason === 'string' ? reason : '',
    job.failure?.data['mayHaveBeenCharged'] === true ? 'yes' : '',
  ];
}

const shown = (amount: number | null | undefined, perUnit: number): string =>
  amount === null || amount === undefined ? '' : String(amount / perUnit);

const time = (atMs: number | null): string => (atMs === null ? '' : new Date(atMs).toISOString());

function logAsJson(jobs: readonly Job[]): string {
  const tasks = jobs.map(({ progress: _progress, wait: _wait, position: _position, ...job }) => ({
    ...job,
    panel: JOB_KINDS[job.kind].panel,
  }));
  return `${JSON.stringify({ exportedAtMs: Date.now(), tasks }, null, 2)}\n`;
}
