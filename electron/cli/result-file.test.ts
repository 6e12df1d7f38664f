import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

  it('fail with the system error when the folder is missing', async () => {
    await expect(writeResultFile(path.join(folder, 'missing'), 'a.srt', '')).rejects.toThrow(/ENOENT/);
  });
});
