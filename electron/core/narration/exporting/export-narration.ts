import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { type ExportFile, exportFiles } from './export-files.ts';
import { createExportWork, madeBitrate } from './export-work.ts';
import { askBeforeLarge, type NarrationSize } from '../large-narration.ts';
import type { NarrationDeps } from '../narration-deps.ts';
import type { ExportNarration, Narration } from '../narration.ts';
import { joinedFormat, planNarration, type PlannedNarration } from '../planned-narration.ts';

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
    const durationMs = durationOf(exportFiles(deps, planned, input));
    // Once more with the folder: it may lie on another disk.
    if (!input.acceptsSize) await askBeforeLarge(sizeOf(planned, input, durationMs), path.dirname(deps.folder));
    const folder = input.folder ?? (await deps.shell.chooseExportFolder('narrations'));
    if (folder === null) return null;
    if (!input.acceptsSize) await askBeforeLarge(sizeOf(planned, input, durationMs), folder);
    const jobId = submit(deps, { ...input, folder: path.resolve(folder) }, planned.script.title);
    exported.set(jobId, []);
    deps.queue.wake();
    try {
      const job = await deps.jobs.whenEnded({ id: jobId });
      if (job.state !== 'done') throw failureOf(job);
      return { fileNames: exported.get(jobId) ?? [], folder: path.resolve(folder), durationMs };
    } finally {
      exported.delete(jobId);
    }
  };
}

/** From the first line of each file to the end of its last one. */
const durationOf = (files: readonly ExportFile[]): number =>
  files.reduce((sum, { sound, shiftMs }) => sum + (sound.placed.at(-1)?.mix.endMs ?? shiftMs) - shiftMs, 0);

function sizeOf(planned: PlannedNarration, input: ExportNarration, durationMs: number): NarrationSize {
  const { sampleRateHz, channels } = joinedFormat(planned);
  const { format, bitrate = madeBitrate(planned.placed) } = input;
  return { durationMs, format, channels, bitrate, sampleRateHz: input.sampleRateHz ?? sampleRateHz };
}

function submit({ db, queue }: NarrationDeps, request: ExportNarration, title: string): JobId {
  return db.write((tx) => queue.submit(tx, { kind: 'export', title, itemId: request.id, engine: 'local', request }));
}

function failureOf({ failure }: Job): Failure {
  if (!failure) return new Failure('CANCELLED', 'The export was cancelled.');
  return Failure.of(failure);
}
