import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An uploaded file in the temporary folder. */
export type UploadedFile = { path: string; fileName: string; sizeBytes: number; sha256: string };

/** Takes the file of a form in as it comes. */
export type UploadReceiver = {
  hasFile: () => boolean;
  /** Writes the stream to disk; fails with what the stream or the disk fails with. */
  receive(stream: Readable, fileName: string): Promise<void>;
  /** Resolves when all of the file is written, also when there is none. */
  finished(): Promise<void>;
  file(): UploadedFile | null;
  /** Stops writing and removes what there is. */
  remove(): Promise<void>;
};

/** Makes a receiver that writes to `target`, which must not exist. */
export function createUploadReceiver(target: string): UploadReceiver {
  const hash = createHash('sha256');
  const stopping = new AbortController();
  let started: { fileName: string; written: Promise<void>; counted: { sizeBytes: number } } | null = null;
  return {
    hasFile: () => started !== null,
    async receive(stream, fileName) {
      const counted = { sizeBytes: 0 };
      const parts = [stream, measuringStream(hash, counted), createWriteStream(target, { flags: 'wx' })] as const;
      // A stream that has ended but was not read to its end fires nothing when it is destroyed: only the signal ends this.
      const written = pipeline(...parts, { signal: stopping.signal });
      started = { fileName, written, counted };
      await written;
    },
    async finished() {
      await started?.written;
    },
    file: () =>
      started && {
        path: target,
        fileName: started.fileName,
        sizeBytes: started.counted.sizeBytes,
        sha256: hash.digest('hex'),
      },
    async remove() {
      stopping.abort();
      // The writer may still be opening the file; removing it before that would leave it behind.
      await started?.written.catch(() => undefined);
      await rm(target, { force: true });
    },
  };
}

function measuringStream(hash: Hash, counted: { sizeBytes: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      counted.sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
}
