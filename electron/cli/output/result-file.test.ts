import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { folderFailure } from '../../core/files/file-failure.ts';
import { writeResultFile } from './result-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-result-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('result files', () => {
  it('never overwrite one another, not even at the same time', async () => {
    const files = await Promise.all(['one', 'two', 'three'].map((text) => writeResultFile(folder, 'talk.srt', text)));
    expect((await readdir(folder)).sort()).toEqual(['talk (2).srt', 'talk (3).srt', 'talk.srt']);
    expect(await Promise.all(files.map((file) => readFile(file, 'utf8')))).toEqual(['one', 'two', 'three']);
  });

  it('say in words why nothing can be written', async () => {
    const missing = writeResultFile(path.join(folder, 'missing'), 'a.srt', '');
    await expect(missing).rejects.toMatchObject({
      code: 'FILE_MISSING',
      message: expect.stringContaining('“missing”'),
    });
    await writeFile(path.join(folder, 'file'), '');
    await expect(writeResultFile(path.join(folder, 'file'), 'a.srt', '')).rejects.toMatchObject({
      code: 'FILE_MISSING',
    });
    const long = writeResultFile(folder, `${'n'.repeat(300)}.srt`, '');
    await expect(long).rejects.toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('too long') });
    for (const code of ['EROFS', 'EACCES', 'ENOSPC']) {
      const error = Object.assign(new Error(code), { code });
      expect(failureRecord(folderFailure(error, folder, 'a.srt')).code).toBe(
        code === 'ENOSPC' ? 'DISK_FULL' : 'FOLDER_READ_ONLY',
      );
    }
  });

  it('keep a name of 255 bytes within 255 bytes when it is taken', async () => {
    const name = `${'ä'.repeat(125)}x.srt`;
    await writeResultFile(folder, name, '1');
    const second = path.basename(await writeResultFile(folder, name, '2'));
    expect(Buffer.byteLength(second)).toBeLessThanOrEqual(255);
    expect(second).toMatch(/^ä+ \(2\)\.srt$/);
  });
});
