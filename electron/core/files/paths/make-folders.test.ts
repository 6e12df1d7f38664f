import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolders } from './make-folders.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-folders-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('makes a folder with those above it, several callers at once', async () => {
  const deep = path.join(folder, 'a', 'b', 'c');
  await Promise.all([makeFolders(deep), makeFolders(deep), makeFolders(path.join(folder, 'a', 'd'))]);
  expect((await stat(deep)).isDirectory()).toBe(true);
  await makeFolders(deep);
});

it('says where a file is in the way', async () => {
  await writeFile(path.join(folder, 'file'), '');
  await expect(makeFolders(path.join(folder, 'file'))).rejects.toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
  await expect(makeFolders(path.join(folder, 'file', 'in'))).rejects.toThrow(
    expect.objectContaining({ code: 'ENOTDIR' }),
  );
});

// Node's own recursive mkdir tries for ever here.
it.runIf(existsSync('/proc/self'))('ends with an error where nothing can be made', async () => {
  await expect(makeFolders('/proc/no-such-folder/in-it')).rejects.toThrow(expect.objectContaining({ code: 'ENOENT' }));
});
