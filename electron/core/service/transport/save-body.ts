import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { HttpResponse } from './http-exchange.ts';
import { brokenAnswer } from './open-answer.ts';

/**
 * Streams an answer into a new file at `target`; half a file is never left behind.
 * @throws ServiceFailure when the connection breaks, Failure CANCELLED, errors of the file system as they are
 */
export async function saveBody(response: HttpResponse, target: string): Promise<void> {
  const writer = createWriteStream(target, { flags: 'wx' });
  try {
    await pipeline(response.body, writer);
  } catch (error) {
    if (writer.pending) throw error;
    await rm(target, { force: true });
    throw isNetworkError(error) ? brokenAnswer(error, response) : error;
  }
}

/** Errors of the file system name the system call; those of a broken answer do not. */
function isNetworkError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ECONNRESET', 'ETIMEDOUT'].includes(String(error.code));
}
