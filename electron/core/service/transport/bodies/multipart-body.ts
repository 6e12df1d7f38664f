import { randomBytes } from 'node:crypto';
import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { RequestBody } from '../http-exchange.ts';

/** A form: text fields and one file from disk, sent under `fileName`. Fields with null are left out. */
export type Form = { fields: Record<string, string | null>; file: string; fileName?: string };

type FileState = { sizeBytes: number; modifiedMs: number; inode: number };

const CHUNK_BYTES = 512 * 1024;
/** How many bytes go out between two looks at whether the file is still what it was. */
const CHECK_EVERY_BYTES = 8 * 1024 * 1024;

/**
 * A multipart body that streams the file from disk; its length is known in advance.
 * @throws Failure FILE_MISSING or FILE_CHANGED here and while the chunks are read
 */
export async function multipartBody(form: Form): Promise<RequestBody> {
  const state = await stateOf(form.file);
  const boundary = `----atelier-${randomBytes(18).toString('hex')}`;
  const head = Buffer.from(fieldParts(form, boundary) + fileHead(form, boundary));
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    sizeBytes: head.length + state.sizeBytes + tail.length,
    async *chunks() {
      yield head;
      yield* fileChunks(form.file, state);
      yield tail;
    },
  };
}

function fieldParts(form: Form, boundary: string): string {
  return Object.entries(form.fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
}

function fileHead(form: Form, boundary: string): string {
  // Escapes as browsers do (WHATWG, multipart/form-data encoding).
  const fileName = (form.fileName ?? path.basename(form.file))
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll('"', '%22');
  return (
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n` +
    'Content-Type: application/octet-stream\r\n\r\n'
  );
}

async function* fileChunks(file: string, state: FileState): AsyncGenerator<Uint8Array> {
  const handle = await open(file).catch((error: unknown) => {
    throw missing(error);
  });
  // The next chunk is read while the last one goes out. If that fails it is thrown at its turn, not before.
  const readAhead = (from: number) => {
    const chunk = readChunk(handle, from, state.sizeBytes);
    chunk.catch(() => undefined);
    return chunk;
  };
  let ahead = readAhead(0);
  try {
    let position = 0;
    let checkAt = CHECK_EVERY_BYTES;
    while (position < state.sizeBytes) {
      const chunk = await ahead;
      position += chunk.length;
      if (position >= checkAt) {
        await checkUnchanged(file, state);
        checkAt += CHECK_EVERY_BYTES;
      }
      if (position < state.sizeBytes) ahead = readAhead(position);
      yield chunk;
    }
    await checkUnchanged(file, state);
  } finally {
    await Promise.allSettled([ahead]);
    await handle.close();
  }
}

async function readChunk(handle: FileHandle, position: number, sizeBytes: number): Promise<Uint8Array> {
  // A new buffer each time: the socket may still hold the last one.
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, sizeBytes - position));
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
  if (bytesRead === 0 && buffer.length > 0) throw changed();
  return buffer.subarray(0, bytesRead);
}

async function checkUnchanged(file: string, before: FileState): Promise<void> {
  const now = await stateOf(file);
  const isSame =
    now.sizeBytes === before.sizeBytes && now.modifiedMs === before.modifiedMs && now.inode === before.inode;
  if (!isSame) throw changed();
}

async function stateOf(file: string): Promise<FileState> {
  try {
    const { size, mtimeMs, ino } = await stat(file);
    return { sizeBytes: size, modifiedMs: mtimeMs, inode: ino };
  } catch (error) {
    throw missing(error);
  }
}

function missing(cause: unknown): Failure {
  const message = 'Can’t find or open the file. Put it back or choose it again.';
  return new Failure('FILE_MISSING', message, {}, { cause });
}

const changed = (): Failure =>
  new Failure('FILE_CHANGED', 'The file changed during the upload. Wait until it’s finished, then try again.');
