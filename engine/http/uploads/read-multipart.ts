import { createHash, randomUUID, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { Failure } from '../../../shared/domain/failure.ts';
import type { EngineContext } from '../exchange.ts';
import { badRequest, bodyTooLarge, ServiceError } from '../service-error.ts';

/** Where a form is put and what it may weigh. `maxBytes` bounds the whole body; text fields share `maxFieldBytes` each. */
export type MultipartOptions = { folder: string; maxBytes: number; maxFieldBytes?: number };

/** An uploaded file in the temporary folder. */
export type UploadedFile = { path: string; fileName: string; sizeBytes: number; sha256: string };

/** A form that was read. Whoever read it calls `remove` when its file is no longer needed there. */
export type MultipartForm = {
  fields: Map<string, string>;
  file: UploadedFile | null;
  remove: () => Promise<void>;
};

const MOST_FIELDS = 50;
const FIELD_BYTES = 64 * 1024;

/**
 * Reads a multipart body as it comes in: the part named `file` goes to a temporary file, whatever type it claims, the
 * rest into memory. A body that is announced too large is not read at all.
 * @throws ServiceError 400 or 413; Failure CANCELLED when the client hangs up
 */
export async function readMultipart(context: EngineContext, options: MultipartOptions): Promise<MultipartForm> {
  const { incoming, outgoing } = context.env;
  const announced = Number(incoming.headers['content-length'] ?? 0);
  if (announced > options.maxBytes) throw bodyTooLarge(announced, options.maxBytes);
  const contentType = incoming.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw badRequest('Content-Type must be multipart/form-data');
  // Asked only now, so that a refused body never leaves a client that waits for this.
  if (incoming.headers.expect?.toLowerCase() === '100-continue' && 'writeContinue' in outgoing)
    outgoing.writeContinue();
  const receiver = createReceiver(path.join(options.folder, randomUUID()));
  try {
    await parse(context, options, receiver);
    return { fields: receiver.fields, file: receiver.file(), remove: async () => receiver.remove() };
  } catch (error) {
    await receiver.remove();
    throw error;
  }
}

/** Feeds the body to the parser. Nothing here may destroy the request stream: the answer travels on the same socket. */
async function parse(context: EngineContext, options: MultipartOptions, receiver: Receiver): Promise<void> {
  const { incoming } = context.env;
  const parser = newParser(incoming.headers as BusboyHeaders, options.maxFieldBytes ?? FIELD_BYTES);
  const counter = countingStream(options.maxBytes);
  const gone = context.get('gone');
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (error: unknown) => {
        reject(error instanceof ServiceError ? error : formError(error));
      };
      const cancel = () => reject(new Failure('CANCELLED', 'The client hung up.'));
      if (gone.aborted) cancel();
      gone.addEventListener('abort', cancel, { once: true });
      parser.on('file', (name, stream, fileName) => {
        if (name === 'file' && !receiver.hasFile()) receiver.receive(stream, fileName).catch(fail);
        else stream.resume();
      });
      parser.on('field', (name, value, ...cuts) => {
        if (cuts[0] || cuts[1]) fail(badRequest(`Form field ${name.slice(0, 40)} is too long`));
        else receiver.fields.set(name, value);
      });
      parser.on('finish', resolve);
      parser.on('error', fail);
      counter.on('error', fail);
      incoming.pipe(counter).pipe(parser);
    });
    await receiver.finished();
  } finally {
    incoming.unpipe(counter);
    counter.destroy();
    parser.destroy();
  }
}

function newParser(headers: BusboyHeaders, fieldSize: number) {
  try {
    return new Busboy({
      headers,
      preservePath: false,
      isPartAFile: (name, _type, fileName) => fileName !== undefined || name === 'file',
      limits: { fieldSize, fields: MOST_FIELDS, parts: MOST_FIELDS + 4, fieldNameSize: 100 },
    });
  } catch (error) {
    throw formError(error);
  }
}

function formError(error: unknown): Error {
  // What the file system says is no fault of the form.
  if (error instanceof Error && 'syscall' in error) {
    const isFull = 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
    return isFull ? new Failure('DISK_FULL', 'The disk is full.', {}, { cause: error }) : error;
  }
  return badRequest(`The form cannot be read: ${error instanceof Error ? error.message : String(error)}`);
}

function countingStream(maxBytes: number): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > maxBytes) done(bodyTooLarge(received, maxBytes));
      else done(null, chunk);
    },
  });
}

type Receiver = ReturnType<typeof createReceiver>;
type Started = { stream: BusboyFileStream; fileName: string; written: Promise<void>; counted: { sizeBytes: number } };

function createReceiver(target: string) {
  const hash = createHash('sha256');
  let started: Started | null = null;
  return {
    fields: new Map<string, string>(),
    hasFile: () => started !== null,
    receive(stream: BusboyFileStream, fileName: string | undefined): Promise<void> {
      const counted = { sizeBytes: 0 };
      const written = pipeline(stream, measuringStream(hash, counted), createWriteStream(target, { flags: 'wx' }));
      // Clients write a quotation mark in a name as browsers do.
      started = { stream, fileName: (fileName ?? '').replaceAll('%22', '"'), written, counted };
      return written;
    },
    async finished() {
      await started?.written;
    },
    file: (): UploadedFile | null =>
      started && {
        path: target,
        fileName: started.fileName,
        sizeBytes: started.counted.sizeBytes,
        sha256: hash.digest('hex'),
      },
    async remove() {
      // The writer may still be opening the file; removing it before that would leave it behind.
      started?.stream.destroy();
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
