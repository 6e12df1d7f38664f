import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { syncFile } from '../../../../shared/disk/sync-folder.ts';
import yazl from 'yazl';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { numberedFileName } from '../../../../shared/domain/files/file-name.ts';
import { fileFailure, readFailure } from '../../files/file-failure.ts';
import { exportFolderFailure, placeNewFiles, temporaryFile } from '../../files/paths/new-files.ts';
import { exportCancelled } from '../export-cancelled.ts';
import { contentOf, type ReadyFile } from '../plan-files.ts';

/** An archive that is being written. */
export type Archive = {
  /** Adds files that belong together under names of their own, and resolves with those once they are written. */
  add: (files: readonly ReadyFile[]) => Promise<string[]>;
};

/**
 * Writes a ZIP archive into a folder under the first free name, and gives that. Files go through it as they are read, however
 * large; nothing is left when `write` throws or `signal` aborts. Throws DISK_FULL, FOLDER_READ_ONLY, FILE_MISSING, CANCELLED.
 */
export async function writeArchive(
  folder: string,
  name: string,
  { write, signal }: { write: (archive: Archive) => Promise<void>; signal?: AbortSignal | undefined },
): Promise<string> {
  const temporary = temporaryFile(folder);
  const ending = new AbortController();
  const both = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
  try {
    const zip = new yazl.ZipFile();
    // A file that changes while it is read.
    zip.on('error', (error) => zip.outputStream.emit('error', readFailure(error, name)));
    const target = createWriteStream(temporary, { flags: 'wx' });
    const written = pipeline(zip.outputStream, target, { signal: both });
    const done = (async () => {
      await write({ add: createAdd(zip, both) });
      zip.end();
    })();
    // Whichever fails first ends the other, so that neither waits for ever nor fails unheard.
    done.catch(() => ending.abort());
    written.catch(() => ending.abort());
    const [adding, writing] = await Promise.allSettled([done, written]);
    if (signal?.aborted) throw exportCancelled();
    if (writing.status === 'rejected' && !isAbort(writing.reason)) {
      throw writing.reason instanceof Failure ? writing.reason : exportFolderFailure(writing.reason, folder, name);
    }
    if (adding.status === 'rejected') throw adding.reason;
    if (writing.status === 'rejected') throw writing.reason;
    await syncFile(temporary);
    const [given] = await placeNewFiles(folder, [{ temporary, name }]);
    return given ?? name;
  } catch (error) {
    throw error instanceof Failure ? error : fileFailure(error, name);
  } finally {
    await rm(temporary, { force: true });
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** One entry after another: the archive takes up the next only when the one before has gone through. */
function createAdd(zip: yazl.ZipFile, signal: AbortSignal): Archive['add'] {
  const nameFor = createNames();
  return async (files) => {
    const names = nameFor(files.map(({ name }) => name));
    for (const [index, file] of files.entries()) {
      if (signal.aborted) throw exportCancelled();
      await addEntry(zip, { file, name: names[index] ?? file.name, signal });
    }
    return names;
  };
}

async function addEntry(
  zip: yazl.ZipFile,
  { file, name, signal }: { file: ReadyFile; name: string; signal: AbortSignal },
): Promise<void> {
  if (!('copyOf' in file)) {
    const bytes = Buffer.from(contentOf(file));
    await through(zip, Readable.from([bytes]), { name, options: { compress: true, size: bytes.length }, signal });
    return;
  }
  const facts = await stat(file.copyOf).catch((error: unknown) => {
    throw readFailure(error, file.name);
  });
  // Sound, images and video are compressed already.
  const options = { compress: false, size: facts.size, mtime: facts.mtime };
  await through(zip, createReadStream(file.copyOf), { name, options, signal }).catch((error: unknown) => {
    throw signal.aborted ? exportCancelled() : readFailure(error, file.name);
  });
}

type Entry = { name: string; options: Partial<yazl.ReadStreamOptions>; signal: AbortSignal };

async function through(zip: yazl.ZipFile, stream: Readable, { name, options, signal }: Entry): Promise<void> {
  zip.addReadStream(stream, name, options);
  try {
    await finished(stream, { signal });
  } finally {
    stream.destroy();
  }
}

/**
 * Gives files that belong together names that nothing else in the archive has, whatever their case, all with the same number where
 * one of them is taken.
 */
function createNames(): (names: readonly string[]) => string[] {
  const taken = new Set<string>();
  // A thousand files of one title would otherwise try half a million numbers.
  const nextNumbers = new Map<string, number>();
  const keyOf = (name: string) => path.basename(name).normalize('NFC').toLowerCase();
  return (wanted) => {
    const first = keyOf(wanted[0] ?? '');
    for (let number = nextNumbers.get(first) ?? 1; ; number += 1) {
      const names = wanted.map((name) => (number === 1 ? name : numberedFileName(name, number)));
      if (names.some((name) => taken.has(keyOf(name)))) continue;
      for (const name of names) taken.add(keyOf(name));
      nextNumbers.set(first, number + 1);
      return names;
    }
  };
}
