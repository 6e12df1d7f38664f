import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Writable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { EngineContext } from '../exchange.ts';
import { badRequest, bodyTooLarge, ServiceError } from '../service-error.ts';
import { createUploadReceiver, type UploadedFile, type UploadReceiver } from './upload-receiver.ts';

/** Where a form is put and what it may weigh. `maxBytes` bounds the whole body; text fields share `maxFieldBytes` each. */
export type MultipartOptions = {
  folder: string;
  maxBytes: number;
  maxFieldBytes?: number;
  /** How long nothing may come in before the form is given up, ms. */
  stallMs?: number;
};

/** A form that was read. Whoever read it calls `remove` when its file is no longer needed there. */
export type MultipartForm = {
  fields: Map<string, string>;
  file: UploadedFile | null;
  remove: () => Promise<void>;
};

const MOST_FIELDS = 50;
const FIELD_BYTES = 64 * 1024;
const STALL_MS = 60_000;

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
  const fields = new Map<string, string>();
  const receiver = createUploadReceiver(path.join(options.folder, randomUUID()));
  try {
    await parse(context, options, { fields, receiver });
    return { fields, file: receiver.file(), remove: async () => receiver.remove() };
  } catch (error) {
    await receiver.remove();
    throw error;
  }
}

type Parser = InstanceType<typeof Busboy>;
type Target = { fields: Map<string, string>; receiver: UploadReceiver };

/** Feeds the body to the parser. Nothing here may destroy the request stream: the answer travels on the same socket. */
async function parse(context: EngineContext, options: MultipartOptions, target: Target): Promise<void> {
  const { incoming } = context.env;
  const gone = context.get('gone');
  const parser = newParser(incoming.headers as BusboyHeaders, options.maxFieldBytes ?? FIELD_BYTES);
  let stopFeeding = () => undefined as void;
  let cancel = () => undefined as void;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (error: unknown) => reject(error instanceof ServiceError ? error : formError(error));
      cancel = () => reject(new Failure('CANCELLED', 'The client hung up.'));
      gone.addEventListener('abort', cancel, { once: true });
      if (gone.aborted) cancel();
      listen(parser, target, fail);
      parser.on('finish', resolve);
      stopFeeding = feed(incoming, parser, { ...options, fail });
    });
    await target.receiver.finished();
  } finally {
    gone.removeEventListener('abort', cancel);
    stopFeeding();
    parser.destroy();
  }
}

function newParser(headers: BusboyHeaders, fieldSize: number): Parser {
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

function listen(parser: Parser, { fields, receiver }: Target, fail: (error: unknown) => void): void {
  parser.on('file', (name, stream, fileName) => {
    // A body that ends within a part fails that part's own stream, of whatever name; unheard, it would end the process.
    stream.on('error', fail);
    // Clients write a quotation mark in a name as browsers do.
    if (name === 'file' && !receiver.hasFile())
      receiver.receive(stream, (fileName ?? '').replaceAll('%22', '"')).catch(fail);
    else stream.resume();
  });
  parser.on('field', (name, value, ...cuts) => {
    if (cuts[0] || cuts[1]) fail(badRequest(`Form field ${String(name).slice(0, 40)} is too long`));
    else fields.set(name, value);
  });
  // Leaving the last ones out might drop the one that counts.
  parser.on('partsLimit', () => fail(badRequest('The form has too many fields')));
  parser.on('fieldsLimit', () => fail(badRequest('The form has too many fields')));
  parser.on('error', fail);
}

type Feeding = Pick<MultipartOptions, 'maxBytes' | 'stallMs'> & { fail: (error: unknown) => void };

/** Hands the body on at the pace of the parser and gives up when neither moves; call what is returned to end it. */
function feed(incoming: NodeJS.ReadableStream, parser: Parser, { maxBytes, stallMs, fail }: Feeding): () => void {
  const stalled = setTimeout(() => fail(badRequest('The form has no end: nothing more came')), stallMs ?? STALL_MS);
  let received = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      stalled.refresh();
      received += chunk.length;
      if (received > maxBytes) return done(bodyTooLarge(received, maxBytes));
      // What the parser throws must fail this form and not the socket that it is read from.
      try {
        if (parser.write(chunk)) done();
        else parser.once('drain', done);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    final(done) {
      try {
        parser.end(done);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  sink.on('error', fail);
  incoming.pipe(sink);
  return () => {
    clearTimeout(stalled);
    incoming.unpipe(sink);
    sink.destroy();
  };
}

function formError(error: unknown): Error {
  // What the file system says is no fault of the form.
  if (error instanceof Error && 'syscall' in error) {
    const isFull = 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
    return isFull ? new Failure('DISK_FULL', 'The disk is full.', {}, { cause: error }) : error;
  }
  return badRequest(`The form cannot be read: ${error instanceof Error ? error.message : String(error)}`);
}
