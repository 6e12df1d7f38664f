import { Failure, failureRecord } from '../../../shared/domain/failure.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The failure behind an error of reading `fileName`; failures pass through. */
export function readFailure(error: unknown, fileName: string): Failure {
  if (isFailure(error)) return error;
  if (codeOf(error) === 'ENOENT') {
    return new Failure(
      'FILE_MISSING',
      `Can’t find “${fileName}”. It was moved or deleted.`,
      { fileName },
      { cause: error },
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new Failure('FILE_MISSING', `Can’t read “${fileName}”: ${reason}.`, { fileName }, { cause: error });
}

/** The failure behind an error of writing into `folder`; failures and unknown errors pass through. */
export function writeFailure(error: unknown, folder: string): unknown {
  if (isFailure(error)) return error;
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Failure('DISK_FULL', 'The disk is full. Free up space and try again.', { folder }, { cause: error });
  }
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return new Failure(
      'FOLDER_READ_ONLY',
      `Can’t write to the folder ${folder}. Change its permissions.`,
      { folder },
      { cause: error },
    );
  }
  return error;
}

/** The failure of work that was cancelled. */
export const cancelled = (): Failure => new Failure('CANCELLED', 'Cancelled.');

/** Whether an error carries one of our codes. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && failureRecord(error).code !== 'INTERNAL';
}
