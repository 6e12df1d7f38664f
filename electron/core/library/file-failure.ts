import { Failure } from '../../../shared/domain/failure.ts';

/** A file system error as a Failure that says what to do; anything else comes back as it is. `name` is for people. */
export function fileFailure(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || error instanceof Failure || !('code' in error)) return error;
  const options = { cause: error };
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new Failure(
        'DISK_FULL',
        `The disk is full: ${name} was not stored. Free some space and try again.`,
        { fileName: name },
        options,
      );
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new Failure(
        'FOLDER_READ_ONLY',
        `${name} cannot be written: the folder allows no writing.`,
        { fileName: name },
        options,
      );
    case 'ENOENT':
    case 'ENOTDIR':
      return new Failure('FILE_MISSING', `${name} is not there any more.`, { fileName: name }, options);
    default:
      return error;
  }
}
