import path from 'node:path';
import { Failure, isFailure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';

/** A file system error as a Failure that says what to do; anything else comes back as it is. `name` is for people. */
export function fileFailure(error: unknown, name: string): unknown {
  if (isFailure(error) || !(error instanceof Error) || !('code' in error)) return error;
  const options = { cause: error };
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new Failure(
        'DISK_FULL',
        `The disk is full, so Atelier couldn’t save ${name}. Free up space and try again.`,
        { fileName: name },
        options,
      );
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new Failure(
        'FOLDER_READ_ONLY',
        `Can’t save ${name}. The folder is read-only.`,
        { fileName: name },
        options,
      );
    case 'ENOENT':
    case 'ENOTDIR':
      return new Failure('FILE_MISSING', `Can’t find ${name}. It was moved or deleted.`, { fileName: name }, options);
    case 'ENAMETOOLONG':
      return Failure.of(reasonedFailure('INVALID_INPUT', 'name_too_long', { fileName: name }), options);
    default:
      return error;
  }
}

/**
 * Why nothing can be written into a folder, in words; `folder` is an absolute path, of which only the name is kept as data, and
 * `name` what should be written there. Anything that is no error of the file system comes back as it is.
 */
export function folderFailure(error: unknown, folder: string, name: string): unknown {
  if (isFailure(error) || !(error instanceof Error) || !('code' in error)) return error;
  const data = { folder: path.basename(folder) };
  switch (error.code) {
    case 'EROFS':
    case 'EACCES':
    case 'EPERM': {
      const message = `The folder “${data.folder}” is read-only. Change its permissions or choose another folder.`;
      return new Failure('FOLDER_READ_ONLY', message, data, { cause: error });
    }
    case 'ENOENT': {
      const message = `The folder “${data.folder}” doesn’t exist. Create it or choose another folder.`;
      return new Failure('FILE_MISSING', message, data, { cause: error });
    }
    case 'ENOTDIR':
    case 'EEXIST': {
      const message = `“${data.folder}” isn’t a folder. Choose another one.`;
      return new Failure('FILE_MISSING', message, { ...data, reason: 'not_a_folder' }, { cause: error });
    }
    default:
      return fileFailure(error, name);
  }
}

/** Why a file cannot be read; failures pass through. `name` is for people. */
export function readFailure(error: unknown, name: string): Failure {
  if (isFailure(error)) return error;
  const isMissing = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
  const why = isMissing
    ? `Can’t find “${name}”. It was moved or deleted.`
    : `Can’t read “${name}”: ${error instanceof Error ? error.message : String(error)}.`;
  return new Failure('FILE_MISSING', why, { fileName: name }, { cause: error });
}
