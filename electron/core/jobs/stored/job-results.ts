import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { MAX_SHOWN_RESULTS } from '../../../../shared/domain/jobs/job.ts';
import type { JobReference } from '../../../../shared/domain/jobs/job-facts.ts';
import type { Db, Tx } from '../../database/database.ts';

/** What came of a job: those of its first results that still exist, and how many there were. */
export type JobResults = { results: JobReference[]; resultCount: number };

/** Notes a result of a job, once, unless the job is forgotten; in the transaction that stores the result itself. */
export function insertResult(tx: Tx, jobId: JobId, { kind, id }: JobReference): void {
  tx.run(
    `INSERT OR IGNORE INTO job_results (job_id, position, kind, id)
     SELECT :jobId, count(*), :kind, :id FROM job_results WHERE job_id = :jobId
     HAVING EXISTS (SELECT 1 FROM jobs WHERE jobs.id = :jobId)`,
    { jobId, kind, id },
  );
}

/** Results of several jobs in two queries; a job without any is missing. */
export function resultsOf(db: Db, ids: readonly JobId[]): Map<JobId, JobResults> {
  const of = { ids: JSON.stringify(ids) };
  const counts = db.all<{ jobId: JobId; count: number }>(COUNTS, of);
  const found = new Map<JobId, JobResults>();
  for (const { jobId, count } of counts) found.set(jobId, { results: [], resultCount: count });
  const rows = db.all<{ jobId: JobId } & JobReference>(EXISTING, { ...of, most: MAX_SHOWN_RESULTS });
  for (const { jobId, kind, id } of rows) found.get(jobId)?.results.push({ kind, id });
  return found;
}

/** All items that came of a job and are still there, oldest first. */
export const itemsMadeBy = (db: Db, id: JobId): ItemId[] =>
  db
    .all<{ id: ItemId }>(
      `SELECT items.id FROM job_results JOIN items ON items.id = job_results.id
       WHERE job_results.job_id = :id ORDER BY job_results.position`,
      { id },
    )
    .map((row) => row.id);

const COUNTS = `SELECT job_id AS jobId, count(*) AS count FROM job_results
  WHERE job_id IN (SELECT value FROM json_each(:ids)) GROUP BY job_id`;

const EXISTING = `SELECT job_results.job_id AS jobId, job_results.kind, job_results.id
  FROM job_results JOIN jobs ON jobs.id = job_results.job_id
  WHERE job_results.job_id IN (SELECT value FROM json_each(:ids)) AND job_results.position < :most AND CASE job_results.kind
    WHEN 'voice' THEN EXISTS (SELECT 1 FROM voices WHERE voices.engine = jobs.engine AND voices.id = job_results.id)
    WHEN 'voice-design' THEN EXISTS (SELECT 1 FROM generations WHERE generations.id = job_results.id)
    ELSE EXISTS (SELECT 1 FROM items WHERE items.id = job_results.id) END
  ORDER BY job_results.job_id, job_results.position`;
