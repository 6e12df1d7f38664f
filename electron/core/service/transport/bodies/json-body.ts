import type { RequestBody } from '../http-exchange.ts';

/** A JSON body. Fields that are undefined are left out. */
export function jsonBody(value: unknown): RequestBody {
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    contentType: 'application/json',
    sizeBytes: bytes.length,
    async *chunks() {
      yield bytes;
    },
  };
}
