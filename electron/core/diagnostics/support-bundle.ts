import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppInfo, DiagnosticLine } from '../../../shared/domain/settings/diagnostics.ts';
import type { Job } from '../../../shared/domain/jobs/job.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import { writeAtomically } from '../files/writing/atomic-file.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';
import { withoutKeysAndPaths } from './scrub.ts';
import { scrubbedValue, type Scrub } from './scrubbed-log.ts';
import { shownSettings } from './shown-settings.ts';

const LOG_LINES = 500;
/** Facts of a failure that say nothing about the user. */
const HARMLESS_FACTS = new Set([
  'httpStatus',
  'serviceCode',
  'requestId',
  'retryAfterMs',
  'isRetryable',
  'reason',
  'limit',
]);

/** What goes into a bundle before it is scrubbed. */
export type SupportFacts = {
  info: AppInfo;
  diagnostics: DiagnosticLine[];
  settings: Settings;
  jobs: Job[];
  counts: Record<string, number>;
};

/** Where a bundle goes, where the log is, and what removes the keys that are in use. */
export type SupportBundleOptions = { folder: string; logFolder: string; withoutKnownKeys: Scrub };

/** Writes one JSON file into `folder` and returns its path: versions, settings, failures, log; no names, texts or paths. */
export async function writeSupportBundle(
  facts: SupportFacts,
  { folder, logFolder, withoutKnownKeys }: SupportBundleOptions,
): Promise<string> {
  const { dataFolder: _data, libraryFolder: _library, ...info } = facts.info;
  const scrub: Scrub = (text) => withoutKeysAndPaths(withoutKnownKeys(text));
  const writtenAt = new Date().toISOString();
  const content = {
    info,
    diagnostics: facts.diagnostics,
    settings: shownSettings(facts.settings),
    counts: facts.counts,
    jobs: facts.jobs.map(shownJob),
    log: await lastLines(path.join(logFolder, 'atelier.log')),
  };
  const bundle = { writtenAt, ...(scrubbedValue(content, scrub) as object) };
  const stamp = writtenAt.replaceAll(/[:.]/g, '-');
  const file = path.join(folder, `atelier-support-${stamp}.json`);
  await writeAtomically(file, Buffer.from(`${JSON.stringify(bundle, null, 2)}\n`));
  return file;
}

/** Its title has names, and so may the id of a voice that it is about or made. */
function shownJob(job: Job): unknown {
  const { title: _title, failure, source, results, ...rest } = job;
  const shown = { ...rest, source: source?.kind ?? null, results: results.map(({ kind }) => kind) };
  if (!failure) return shown;
  const data = Object.fromEntries(Object.entries(failure.data).filter(([name]) => HARMLESS_FACTS.has(name)));
  return { ...shown, failure: { code: failure.code, data } };
}

/** Lines of the log are JSON, and are scrubbed as such: in the escaped text of one, words stick to their escapes. */
async function lastLines(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .slice(-LOG_LINES)
    .map((line) => parseJson(line) ?? line);
}
