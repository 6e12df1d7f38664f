import path from 'node:path';
import { Failure } from '../../../shared/domain/failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { exportFiles } from './export-files.ts';
import { createExportWork } from './export-work.ts';
import type { NarrationDeps } from './narration-deps.ts';
import type { ExportNarration, Narration } from './narration.ts';
import { planNarration } from './planned-narration.ts';

/** Exports as jobs, so that hours of sound are seen, can be cancelled and outlive the window. See Narration.export. */
export function createExporter(deps: NarrationDeps): Narration['export'] {
  /** Names that somebody still waits for, by job. */
  const exported = new Map<string, string[]>();
  deps.queue.register(
    'export',
    createExportWork(deps, (jobId, fileNames) => void exported.get(jobId)?.push(...fileNames)),
  );
  return async (input) => {
    // What cannot be exported is said before anybody chooses a folder.
    const planned = planNarration(deps, input.id);
    exportFiles(deps, planned, input);
    const folder = input.folder ?? (await deps.shell.chooseFolder('Choose where to export to'));
    if (folder === null) return null;
    const jobId = submit(deps, { ...input, folder: path.resolve(folder) }, planned.script.title);
    exported.set(jobId, []);
    deps.queue.wake();
    try {
      const job = await deps.jobs.whenEnded({ id: jobId });
      if (job.state !== 'done') throw failureOf(job);
      return { fileNames: exported.get(jobId) ?? [], folder: path.resolve(folder) };
    } finally {
      exported.delete(jobId);
    }
  };
}

function submit({ db, queue }: NarrationDeps, request: ExportNarration, title: string): JobId {
  return db.write((tx) =>
    queue.submit(tx, { kind: 'export', title, itemId: request.id, engine: 'local', lane: 'import', request }),
  );
}

function failureOf({ failure }: Job): Failure {
  if (!failure) return new Failure('CANCELLED', 'The export was cancelled.');
  return new Failure(failure.code, failure.message, failure.data);
}
