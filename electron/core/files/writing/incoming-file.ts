import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { copyFile, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { fileFailure } from '../file-failure.ts';

/** A complete file that waits under a temporary name for its place in the library. */
export type IncomingFile = { file: string; sizeBytes: number };

/**
 * Copies (a clone where the disk can) or moves a file into the folder of incomplete files and brings it to the disk.
 * Throws FILE_MISSING, AUDIO_EMPTY, INVALID_INPUT, FILE_CHANGED, DISK_FULL, FOLDER_READ_ONLY; nothing stays behind then.
 */
export async function takeFile(
  source: { file: string; fileName: string; move: boolean },
  folder: string,
): Promise<IncomingFile> {
  const before = await checkedSource(source.file, source.fileName);
  const file = path.join(folder, randomUUID());
  return await complete(file, source.fileName, async () => {
    const isMoved = source.move && (await moved(source.file, file));
    if (!isMoved) await copyFile(source.file, file, constants.COPYFILE_FICLONE);
    const after = isMoved ? before : await stat(source.file);
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs || (await stat(file)).size !== before.size) {
      throw new Failure(
        'FILE_CHANGED',
        `${source.fileName} changed during import. Wait until it’s finished, then add it again.`,
        {
          fileName: source.fileName,
        },
      );
    }
    if (source.move && !isMoved) await rm(source.file, { force: true });
  });
}

/** Writes a stream of bytes into the folder of incomplete files. Throws CANCELLED when `signal` aborts or the sender stops. */
export async function receiveFile(
  source: { fileName: string; body: AsyncIterable<Uint8Array>; signal?: AbortSignal | undefined },
  folder: string,
): Promise<IncomingFile> {
  const file = path.join(folder, randomUUID());
  const received = await complete(file, source.fileName, async () => {
    const handle = await open(file, 'wx', 0o600);
    try {
      for await (const chunk of source.body) {
        if (source.signal?.aborted) throw new Failure('CANCELLED', 'The upload was cancelled.');
        // Not `write`: on a full disk that may write a part and say nothing.
        await handle.appendFile(chunk);
      }
    } catch (error) {
      throw source.signal?.aborted
        ? new Failure('CANCELLED', 'The upload was cancelled.', {}, { cause: error })
        : error;
    } finally {
      await handle.close();
    }
  });
  if (received.sizeBytes === 0) {
    await rm(file, { force: true });
    throw emptyFile(source.fileName);
  }
  return received;
}

async function complete(file: string, name: string, write: () => Promise<void>): Promise<IncomingFile> {
  try {
    await write();
    const handle = await open(file, 'r+');
    try {
      await handle.chmod(0o600);
      await handle.sync();
      return { file, sizeBytes: (await handle.stat()).size };
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(file, { force: true });
    throw fileFailure(error, name);
  }
}

/** What the system says of a file that can be read. Throws FILE_MISSING, AUDIO_EMPTY, AUDIO_UNREADABLE, INVALID_INPUT. */
export async function checkedSource(file: string, name: string): Promise<Stats> {
  const facts = await stat(file).catch((error: unknown) => {
    throw fileFailure(error, name);
  });
  if (!facts.isFile()) throw reasonedFailure('INVALID_INPUT', 'not_a_file', { fileName: name });
  if (facts.size === 0) throw emptyFile(name);
  // Read once before anything is written: what cannot be read must not look like a library that cannot be written.
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw new Failure(
      'AUDIO_UNREADABLE',
      `Atelier doesn’t have permission to read ${name}.`,
      { fileName: name, reason: 'no_permission' },
      { cause: error },
    );
  });
  await handle.close();
  return facts;
}

/** Whether a rename did it; between two disks it cannot. */
export async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EXDEV') return false;
    throw error;
  }
}

const emptyFile = (name: string) =>
  new Failure('AUDIO_EMPTY', `${name} is empty. Choose another file.`, { fileName: name });
