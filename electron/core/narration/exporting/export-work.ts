import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { DISCLOSURE } from '../../../../shared/domain/library/origins/provenance.ts';
import { fileFailure } from '../../files/file-failure.ts';
import {
  exportFolderFailure,
  type FinishedFile,
  placeNewFiles,
  temporaryFile,
  writeTemporary,
} from '../../files/paths/new-files.ts';
import { selectJobs, updateJob } from '../../jobs/stored/job-table.ts';
import type { JobContext, JobWork } from '../../jobs/job-work.ts';
import { type ExportFile, exportFiles } from './export-files.ts';
import type { NarrationDeps } from '../narration-deps.ts';
import type { ExportNarration } from '../narration.ts';
import { narrationProvenance } from '../narration-provenance.ts';
import { subtitleFile } from '../narration-subtitles.ts';
import { joinedFormat, partsOf, planExactly } from '../planned-narration.ts';
import { sha256Of } from '../../files/sha256.ts';

/** For takes that were made without a bit rate of their own, as WAV or FLAC. */
const LOSSLESS_BITRATE = 256_000;

/** What a job of an export is asked, and which of its files are in their place already: names by what is in them. */
export type ExportRequest = ExportNarration & { folder: string; written?: Record<string, string[]> };

/** Told of the names of each sound that is in its place, with its subtitles. */
export type OnExported = (jobId: string, fileNames: readonly string[]) => void;

/**
 * The job of an export. A file appears under its name only when it and its subtitles are complete. What is not lies in one
 * hidden folder beside them, named after the job, so that a run that was killed leaves nothing that the next one cannot find.
 */
export function createExportWork(deps: NarrationDeps, onExported: OnExported): JobWork {
  return {
    run: async (context): Promise<FailureRecord | null> => {
      const request = context.request as unknown as ExportRequest;
      const hidden = hiddenFolder(request.folder, context.id);
      await openHidden(hidden, request.folder);
      try {
        await exportAll(deps, { request, hidden, context }, onExported);
      } finally {
        await removeHidden(deps, hidden);
      }
      return null;
    },
    files: ({ request }) => {
      const { folder, written = {} } = request as Partial<ExportRequest>;
      return folder === undefined
        ? []
        : Object.values(written).flatMap((names) => names.map((name) => path.join(folder, name)));
    },
    onEnd: (tx, { id, state }) => {
      // A job that was killed and is given up before it ran again.
      const [job] = state === 'cancelled' ? selectJobs(tx, 'WHERE id = :id', { id }) : [];
      const { folder } = (job?.request ?? {}) as Partial<ExportRequest>;
      if (folder !== undefined) void removeHidden(deps, hiddenFolder(folder, id));
    },
  };
}

const hiddenFolder = (folder: string, jobId: JobId): string => path.join(folder, `.${jobId}`);

/** Begins anew. Fails before hours are joined where nothing can be written; the user's folder itself is never made. */
async function openHidden(hidden: string, folder: string): Promise<void> {
  try {
    await rm(hidden, { recursive: true, force: true });
    await mkdir(hidden, { mode: 0o700 });
  } catch (error) {
    throw exportFolderFailure(error, folder, 'the export');
  }
}

/** Never throws: what is left there takes nothing from the files that are in their place. */
async function removeHidden({ log }: NarrationDeps, hidden: string): Promise<void> {
  try {
    await rm(hidden, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    log.warn('The temporary folder of an export is left.', { code: failureRecord(error).code });
  }
}

/** `hidden` is the folder for what is not complete. */
type Exporting = { request: ExportRequest; hidden: string; context: JobContext };

async function exportAll(deps: NarrationDeps, exporting: Exporting, onExported: OnExported): Promise<void> {
  const { request, context } = exporting;
  const planned = await planExactly(deps, request.id, context.signal);
  await whenTakesAreRead(deps, request.takeIds ?? [], context.signal);
  const files = exportFiles(deps, planned, request);
  for (const [index, file] of files.entries()) {
    const parts = { partsDone: index, partsTotal: files.length };
    context.report({ step: 'writing', unit: 'bytes', done: 0, total: null, ...parts });
    onExported(context.id, await writtenFiles(deps, { ...exporting, file }));
    context.report({ partsDone: index + 1 });
  }
}

async function whenTakesAreRead(deps: NarrationDeps, ids: readonly ItemId[], signal: AbortSignal): Promise<void> {
  for (const id of ids) await deps.library.whenRead({ id, signal });
}

type Writing = Exporting & { file: ExportFile };

/** A run that goes on after a failure or the end of the program does not write anew what is in its place. */
async function writtenFiles(deps: NarrationDeps, writing: Writing): Promise<string[]> {
  const { file, request, context } = writing;
  const key = contentKey(file);
  const before = request.written?.[key];
  if (before?.every((name) => existsSync(path.join(request.folder, name)))) return before;
  const names = await writeFiles(deps, writing);
  request.written = { ...request.written, [key]: names };
  deps.db.write((tx) => updateJob(tx, context.id, { request }));
  return names;
}

function contentKey({ sound, shiftMs, nameFor }: ExportFile): string {
  const parts = JSON.stringify([nameFor(''), shiftMs, sound.placed.map(({ mix }) => [mix.takeId, mix.startMs])]);
  return sha256Of(parts).slice(0, 32);
}

async function writeFiles(deps: NarrationDeps, writing: Writing): Promise<string[]> {
  const { file, request, hidden, context } = writing;
  const name = file.nameFor(request.format);
  const finished: FinishedFile[] = [{ temporary: temporaryFile(hidden), name }];
  try {
    await writeSound(deps, writing, finished[0]?.temporary ?? '');
    for (const format of request.subtitles) {
      const subtitles = { temporary: temporaryFile(hidden), name: withExtension(name, format) };
      const { sound, shiftMs } = file;
      const text = subtitleFile(deps, { ...sound, shiftMs }, format);
      await writeTemporary(subtitles.temporary, subtitles.name, text);
      finished.push(subtitles);
    }
    const names = await placeNewFiles(request.folder, finished);
    context.count({ files: names.length });
    return names;
  } catch (error) {
    throw fileFailure(error, name);
  }
}

async function writeSound(deps: NarrationDeps, { file, request, context }: Writing, target: string): Promise<void> {
  const { sound, shiftMs } = file;
  const format = joinedFormat(sound);
  await deps.media.joinSounds({
    parts: partsOf(deps, sound.placed, shiftMs),
    encoding: {
      format: request.format,
      sampleRateHz: request.sampleRateHz ?? format.sampleRateHz,
      channels: format.channels,
      bitrate: request.bitrate ?? madeBitrate(sound.placed),
      tags: {
        title: sound.title,
        comment: DISCLOSURE,
        provenance: narrationProvenance(deps.db, sound.placed, shiftMs),
      },
    },
    target,
    signal: context.signal,
    onProgress: (done, total) => context.report({ done, total }),
  });
}

/** The bit rate of the takes themselves, the highest where they differ: more would only make the file larger. */
export function madeBitrate(placed: ExportFile['sound']['placed']): number {
  return Math.max(
    0,
    ...placed.map(({ take: { sound } }) => (sound.format === 'mp3' ? sound.bitrate : LOSSLESS_BITRATE)),
  );
}

/** The sound's name with another extension; what is before the last dot stays, so that players find them together. */
const withExtension = (name: string, extension: string): string => name.replace(/[^.]*$/, extension);
