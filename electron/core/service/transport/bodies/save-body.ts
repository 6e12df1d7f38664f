import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { HttpResponse } from '../http-exchange.ts';
import { brokenAnswer } from '../open-answer.ts';

/**
 * Streams an answer into a new file at `target`; half a file is never left behind.
 * @throws ServiceFailure when the connection breaks, Failure CANCELLED, errors of the file system as they are
 */
export async function saveBody(response: HttpResponse, target: string): Promise<void> {
  const handle = await open(target, 'wx').catch((error: unknown) => {
    response.body.destroy();
    throw error;
  });
  try {
    await pipeline(response.body, handle.createWriteStream());
  } catch (error) {
    await rm(target, { force: true });
    throw isNetworkError(error) ? brokenAnswer(error, response) : error;
  }
}

const BROKEN: readonly string[] = ['ECONNRESET', 'ETIMEDOUT', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Errors of the file system name the system call; those of a broken answer do not. */
function isNetworkError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && BROKEN.includes(String(error.code));
}
