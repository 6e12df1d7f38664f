import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type ByteRange, parseByteRange } from './byte-range.ts';

const CHUNK_BYTES = 256 * 1024;

/** A file on disk and what to say of it. */
export type ServedFile = { file: string; contentType: string; cacheControl: string };

/**
 * Serves a file with ranges and validators: 200, 206, 304, 416, or 404 when it is not a file. Electron's own file fetching
 * ignores Range, and without it a browser cannot seek.
 */
export async function fileResponse(served: ServedFile, request: Request): Promise<Response> {
  const facts = await stat(served.file).catch(absent);
  if (!facts?.isFile()) return new Response('Not found', { status: 404 });
  const etag = `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': served.cacheControl,
    'content-type': served.contentType,
    etag,
    'last-modified': facts.mtime.toUTCString(),
  });
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers });
  const range = wantedRange(request, { etag, sizeBytes: facts.size, modified: facts.mtime });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${facts.size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range ?? { start: 0, end: facts.size - 1 };
  headers.set('content-length', String(part.end - part.start + 1));
  if (range) headers.set('content-range', `bytes ${part.start}-${part.end}/${facts.size}`);
  const isEmpty = request.method === 'HEAD' || facts.size === 0;
  return new Response(isEmpty ? null : body(served.file, part), { status: range ? 206 : 200, headers });
}

function isFresh(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  return known !== null && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** If-Range: a part only of the very file that the client began to read, else the whole (RFC 9110 section 13.1.5). */
function wantedRange(request: Request, file: { etag: string; sizeBytes: number; modified: Date }) {
  const condition = request.headers.get('if-range');
  const holds = condition === null || condition === file.etag || condition === file.modified.toUTCString();
  return holds ? parseByteRange(request.headers.get('range'), file.sizeBytes) : null;
}

function body(file: string, part: ByteRange): ReadableStream {
  const stream = createReadStream(file, { start: part.start, end: part.end, highWaterMark: CHUNK_BYTES });
  return Readable.toWeb(stream) as unknown as ReadableStream;
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
