import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { LinkedResult } from '../../files/result-store.ts';
import type { EngineContext } from '../exchange.ts';
import { byteRangeOf, type ByteRange } from './byte-range.ts';
import { extensionOf, mediaTypeOf } from './file-kind.ts';

/**
 * The bytes of a file, all of them or the part that `Range` asks for: 206, or 416 for a part that is not there. A part is only
 * given where `If-Range` is missing or names this very file; otherwise the client gets it whole.
 */
export function contentResponse(context: EngineContext, content: LinkedResult): Response {
  const { file, fileName, sizeBytes } = content;
  const plainName = `file${extensionOf(fileName) ? `.${extensionOf(fileName)}` : ''}`;
  // A stored file never changes, and its name is given once.
  const tag = `"${path.basename(file)}-${sizeBytes}"`;
  const headers = {
    'Accept-Ranges': 'bytes',
    ETag: tag,
    // A stored page or picture must never run as a document of this origin.
    'X-Content-Type-Options': 'nosniff',
  };
  const condition = context.req.header('If-Range')?.trim();
  const isSame = condition === undefined || condition === tag;
  const range = isSame ? byteRangeOf(context.req.header('Range'), sizeBytes) : null;
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${sizeBytes}` } });
  }
  const description = {
    ...headers,
    'Content-Type': mediaTypeOf(fileName),
    'Content-Disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  };
  if (!range) {
    const whole = { ...description, 'Content-Length': String(sizeBytes) };
    return new Response(bytesOf(context, file, null), { headers: whole });
  }
  const { first, last } = range;
  const part = {
    ...description,
    'Content-Length': String(last - first + 1),
    'Content-Range': `bytes ${first}-${last}/${sizeBytes}`,
  };
  return new Response(bytesOf(context, file, range), { status: 206, headers: part });
}

/** Nobody reads, and so nobody closes, the file of an answer to HEAD. */
function bytesOf(context: EngineContext, file: string, range: ByteRange | null): ReadableStream<Uint8Array> | null {
  if (context.req.raw.method === 'HEAD') return null;
  const part = range ? { start: range.first, end: range.last } : {};
  return Readable.toWeb(createReadStream(file, part)) as ReadableStream<Uint8Array>;
}
