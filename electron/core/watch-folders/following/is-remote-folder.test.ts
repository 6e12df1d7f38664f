import os from 'node:os';
import process from 'node:process';
import { expect, it } from 'vitest';
import { isRemoteFolder } from './is-remote-folder.ts';

it('trusts events of folders on disks of this computer only', async () => {
  expect(await isRemoteFolder(os.tmpdir(), process.platform)).toBe(false);
  expect(await isRemoteFolder('/proc/no-such-folder', 'linux')).toBe(true);
  expect([
    await isRemoteFolder(String.raw`\\server\share`, 'win32'),
    await isRemoteFolder(String.raw`C:\Recordings`, 'win32'),
    await isRemoteFolder('/Volumes/share', 'darwin'),
    await isRemoteFolder('/Users/ann/Recordings', 'darwin'),
  ]).toEqual([true, false, true, false]);
});
