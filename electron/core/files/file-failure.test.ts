import { describe, expect, it } from 'vitest';
import { damagedFile } from '../../../shared/audio/audio-failure.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { fileFailure, folderFailure, readFailure } from './file-failure.ts';

const systemError = (code: string): Error => Object.assign(new Error(`${code}: /home/ana/talk.wav`), { code });

describe('an error of the file system', () => {
  it.each([
    ['ENOSPC', 'DISK_FULL'],
    ['EDQUOT', 'DISK_FULL'],
    ['EROFS', 'FOLDER_READ_ONLY'],
    ['EACCES', 'FOLDER_READ_ONLY'],
    ['ENOENT', 'FILE_MISSING'],
    ['ENAMETOOLONG', 'INVALID_INPUT'],
  ])('%s of a file becomes %s and names the file', (code, expected) => {
    expect(fileFailure(systemError(code), 'talk.wav')).toMatchObject({
      code: expected,
      data: { fileName: 'talk.wav' },
    });
  });

  it.each([
    ['EROFS', { code: 'FOLDER_READ_ONLY', data: { folder: 'talks' } }],
    ['ENOENT', { code: 'FILE_MISSING', data: { folder: 'talks' } }],
    ['ENOTDIR', { code: 'FILE_MISSING', data: { folder: 'talks', reason: 'not_a_folder' } }],
    ['ENOSPC', { code: 'DISK_FULL', data: { fileName: 'talk.wav' } }],
  ])('%s of a folder names the folder without the way to it', (code, expected) => {
    expect(folderFailure(systemError(code), '/home/ana/talks', 'talk.wav')).toMatchObject(expected);
  });

  it('that says that a file cannot be read keeps its cause', () => {
    const cause = systemError('EIO');
    expect(readFailure(cause, 'talk.wav')).toMatchObject({ code: 'FILE_MISSING', cause });
    expect(readFailure(systemError('ENOENT'), 'talk.wav').message).toContain('was moved or deleted');
  });
});

it('lets failures pass, also those that decoders throw, and what is no error of the file system', () => {
  const full = new Failure('DISK_FULL', 'Full.');
  const damaged = damagedFile('no_audio');
  const bug = new TypeError('x is not a function');
  for (const error of [full, damaged]) {
    expect(fileFailure(error, 'talk.wav')).toBe(error);
    expect(folderFailure(error, '/talks', 'talk.wav')).toBe(error);
    expect(readFailure(error, 'talk.wav')).toBe(error);
  }
  expect(fileFailure(bug, 'talk.wav')).toBe(bug);
});
