import { access, constants, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure, type FailureRecord } from '../../../shared/domain/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { fileFailure } from '../library/file-failure.ts';
import { type FinishedFile, placeNewFiles, temporaryFile, writeTemporary } from '../library/new-files.ts';
import type { JobContext, JobWork } from '../jobs/job-work.ts';
import { type ExportFile, exportFiles } from './export-files.ts';
import type { NarrationDeps } from './narration-deps.ts';
import type { ExportNarration } from './narration.ts';
import { subtitleFile } from './narration-subtitles.ts';
import { joinedFormat, partsOf, planExactly } from './planned-narration.ts';

const DEFAULT_BITRATE = 256_000;
/** Written into files that can hold it: who hears such a file should be able to know. */
const DISCLOSURE = 'Made with a synthetic voice';

/** What a job of an export is asked. */
export type ExportRequest = ExportNarration & { folder: string };

/** Told of the names of each sound that is in its place, with its subtitles. */
export type OnExported = (jobId: string, fileNames: readonly string[]) => void;

/** The job of an export. A file appears under its name only when it and its subtitles are complete. */
export function createExportWork(deps: NarrationDeps, onExported: OnExported): JobWork {
  return {
    run: async (context): Promise<FailureRecord | null> => {
      const request = context.request as unknown as ExportRequest;
      await checkFolder(request.folder);
      const planned = await planExactly(deps, request.id, context.signal);
      await whenTakesAreRead(deps, request.takeIds ?? [], context.signal);
      const files = exportFiles(deps, planned, request);
      for (const [index, file] of files.entries()) {
        context.report({
          step: 'writing',
          unit: 'bytes',
          done: 0,
          total: null,
          partsDone: index,
          partsTotal: files.length,
        });
        onExported(context.id, await writeFiles(deps, { file, request, context }));
        context.report({ partsDone: index + 1 });
      }
      return null;
    },
  };
}

/** Said before hours are joined, and not made anew when the user took it away. */
async function checkFolder(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch((error: unknown) => {
    const message = 'The folder for the export cannot be written to. Choose another one.';
    throw new Failure('FOLDER_READ_ONLY', message, { name: path.basename(folder) }, { cause: error });
  });
}

async function whenTakesAreRead(deps: NarrationDeps, ids: readonly ItemId[], signal: AbortSignal): Promise<void> {
  for (const id of ids) await deps.whenRead({ id, signal });
}

type Writing = { file: ExportFile; request: ExportRequest; context: JobContext };

async function writeFiles(deps: NarrationDeps, writing: Writing): Promise<string[]> {
  const { file, request } = writing;
  const name = file.nameFor(request.format);
  const finished: FinishedFile[] = [{ temporary: temporaryFile(request.folder), name }];
  try {
    await writeSound(deps, writing, finished[0]?.temporary ?? '');
    for (const format of request.subtitles) {
      const subtitles = { temporary: temporaryFile(request.folder), name: withExtension(name, format) };
      const { sound, placed, shiftMs } = file;
      const text = subtitleFile(deps, { script: sound.script, title: sound.title, placed, shiftMs }, format);
      await writeTemporary(subtitles.temporary, subtitles.name, text);
      finished.push(subtitles);
    }
    return await placeNewFiles(request.folder, finished);
  } catch (error) {
    throw fileFailure(error, name);
  } finally {
    for (const { temporary } of finished) await rm(temporary, { force: true });
  }
}

async function writeSound(deps: NarrationDeps, { file, request, context }: Writing, target: string): Promise<void> {
  const { sound, placed, shiftMs } = file;
  const format = joinedFormat(
    sound.script,
    placed.map(({ take }) => take),
  );
  await deps.media.joinSounds({
    parts: partsOf(deps, placed, shiftMs),
    encoding: {
      format: request.format,
      sampleRateHz: request.sampleRateHz ?? format.sampleRateHz,
      channels: format.channels,
      bitrate: request.bitrate ?? DEFAULT_BITRATE,
      tags: { title: sound.title, comment: DISCLOSURE },
    },
    target,
    signal: context.signal,
    onProgress: (done, total) => context.report({ done, total }),
  });
}

/** The sound's name with another extension; what is before the last dot stays, so that players find them together. */
const withExtension = (name: string, extension: string): string => name.replace(/[^.]*$/, extension);
