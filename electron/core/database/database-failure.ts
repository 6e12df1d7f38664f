import { Failure } from '../../../shared/domain/failures/failure.ts';

/** A driver's error as a Failure; what is no driver's error comes back as it is. */
export function databaseFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Failure || !('code' in error)) return error;
  const code = String(error.code);
  if (!code.startsWith('SQLITE_')) return error;
  if (code === 'SQLITE_FULL') {
    return new Failure(
      'DISK_FULL',
      'The disk is full, so Atelier couldn’t save this. Free up space and try again.',
      {},
      { cause: error },
    );
  }
  if (code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN')) {
    return new Failure(
      'FOLDER_READ_ONLY',
      'Can’t write to Atelier’s data folder. Change its permissions and try again.',
      {},
      { cause: error },
    );
  }
  return new Failure('INTERNAL', `Database error ${code}: ${error.message}`, { reason: code }, { cause: error });
}
