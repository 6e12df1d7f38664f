import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { RecordingId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import type { CoreContext } from '../core-context.ts';
import { fileFailure } from '../files/file-failure.ts';
import type { Library } from '../library/library.ts';
import { mendRecording, RecordingFile } from './recording-file.ts';
import type { Recordings } from './recordings.ts';

const SUFFIX = '.wav';

/** Makes what keeps recordings in `recordings` of the data folder until they are in the library. */
export function createRecordings(
  { folders, log, now }: CoreContext,
  { library }: { library: Pick<Library, 'importFile'> },
): Recordings {
  const folder = path.join(folders.data, 'recordings');
  const opened = new Map<RecordingId, RecordingFile>();
  const fileOf = (id: RecordingId) => path.join(folder, `${id}${SUFFIX}`);
  const found = (id: RecordingId) => {
    const recording = opened.get(id);
    if (recording) return recording;
    throw notMade(id);
  };
  const close = async (id: RecordingId) => {
    const recording = found(id);
    opened.delete(id);
    await recording.close();
  };
  const takeIn = (id: RecordingId) => library.importFile({ file: fileOf(id), fileName: recordingName(id), move: true });
  return {
    begin: async ({ sampleRateHz }) => {
      const id = `${now()}-${randomUUID()}` as RecordingId;
      await worded(id, async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        opened.set(id, await RecordingFile.begin(fileOf(id), sampleRateHz));
      });
      return { id };
    },
    append: async ({ id, at, bytes }) => await worded(id, () => found(id).append(at, bytes)),
    finish: async ({ id }) => {
      if (opened.has(id)) await worded(id, () => close(id));
      else if (!(await idsIn(folder)).includes(id)) throw notMade(id);
      if (await worded(id, () => mendRecording(fileOf(id)))) return await takeIn(id);
      const fileName = recordingName(id);
      throw new Failure('AUDIO_EMPTY', `${fileName} is empty.`, { fileName });
    },
    discard: async ({ id }) => {
      try {
        // One that the library could not take is closed already.
        if (opened.has(id)) await close(id);
      } finally {
        await rm(fileOf(id), { force: true });
      }
    },
    leave: async () => {
      await Promise.allSettled([...opened.keys()].map(close));
    },
    recover: async () => {
      const items: LibraryItem[] = [];
      for (const id of await idsIn(folder)) {
        try {
          if (opened.has(id)) await close(id);
          if (await mendRecording(fileOf(id))) items.push(await takeIn(id));
        } catch (error) {
          log.warn('A recording that was broken off could not be taken in yet', failureRecord(error));
        }
      }
      return items;
    },
  };
}

const notMade = (id: RecordingId) => new Failure('NOT_FOUND', 'This recording is not being made.', { id });

async function worded<Result>(id: RecordingId, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw fileFailure(error, recordingName(id));
  }
}

/** Oldest first. */
async function idsIn(folder: string): Promise<RecordingId[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const ids = names.filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -SUFFIX.length));
  return ids.toSorted() as RecordingId[];
}

const two = (value: number) => String(value).padStart(2, '0');

/** A name by the local time at which it began, which every system takes. */
function recordingName(id: RecordingId): string {
  const start = new Date(Number.parseInt(id, 10) || 0);
  const day = `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`;
  return `Recording ${day} ${two(start.getHours())}.${two(start.getMinutes())}.${two(start.getSeconds())}${SUFFIX}`;
}
