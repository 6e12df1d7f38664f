import { open, stat } from 'node:fs/promises';
import type { ByteSource } from '../../../../shared/audio/byte-source.ts';
import { createPageMarks } from '../../../../shared/audio/page-marks.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { cancelled } from '../cancelled.ts';
import { readFailure } from '../../files/file-failure.ts';
import { madeProgress } from './progress.ts';

/** Bytes of a file on disk, watched for changes under our feet. */
export interface FileSource extends ByteSource {
  /** Throws FILE_MISSING or FILE_CHANGED when the file is not the one that was opened. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** What watches the reading: cancelling, and how far it has come. */
export type ReadWatch = {
  signal?: AbortSignal | undefined;
  onProgress?: ((doneBytes: number, totalBytes: number) => void) | undefined;
};

/** Opens a file for reading. Throws FILE_MISSING; reads throw CANCELLED, FILE_CHANGED. `fileName` is for messages. */
export async function openFileSource(file: string, fileName: string, watch: ReadWatch = {}): Promise<FileSource> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw readFailure(error, fileName);
  });
  const { size, mtimeMs } = await handle.stat();
  const changed = () =>
    new Failure('FILE_CHANGED', `“${fileName}” changed during import. Wait until it’s finished, then try again.`, {
      fileName,
    });
  let readBytes = 0;
  const pages = createPageMarks(size);
  return {
    size,
    async read(offset, length) {
      if (watch.signal?.aborted) throw cancelled();
      const wanted = Math.max(0, Math.min(length, size - offset));
      const bytes = new Uint8Array(wanted);
      for (let done = 0; done < wanted;) {
        const { bytesRead } = await handle.read(bytes, done, wanted - done, offset + done).catch((error: unknown) => {
          throw readFailure(error, fileName);
        });
        if (bytesRead === 0) throw changed();
        done += bytesRead;
      }
      // Counted, not measured by position: headers at the end are read first.
      readBytes += wanted;
      if (pages.mark(offset, wanted)) madeProgress();
      watch.onProgress?.(Math.min(readBytes, size), size);
      return bytes;
    },
    async verify() {
      const now = await stat(file).catch((error: unknown) => {
        throw readFailure(error, fileName);
      });
      if (now.size !== size || now.mtimeMs !== mtimeMs) throw changed();
    },
    close: () => handle.close(),
  };
}
