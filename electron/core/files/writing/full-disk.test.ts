import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { makeReadOnly, mountSmallDisk, type SmallDisk } from '../../testing/file-system/small-disk.ts';
import { receiveFile, takeFile } from './incoming-file.ts';
import { createLibraryFolder, type LibraryFolder } from '../../library/library-folder.ts';

const SIZE_BYTES = 5 * 1024 * 1024;

let root: string;
let disk: SmallDisk | undefined;
let diskFolder: string;
let database: OpenDatabase | undefined;
let folder: LibraryFolder;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-full-disk-'));
  diskFolder = path.join(root, 'disk');
  fs.mkdirSync(diskFolder);
  fs.writeFileSync(path.join(root, 'talk.wav'), Buffer.alloc(SIZE_BYTES, 1));
  database = openDatabase(path.join(root, 'data', 'atelier.db'));
  folder = createLibraryFolder(database.db, path.join(diskFolder, 'library'));
});
afterEach(() => {
  database?.close();
  disk?.unmount();
  disk = undefined;
  fs.rmSync(root, { recursive: true, force: true });
});

const take = () => takeFile({ file: path.join(root, 'talk.wav'), fileName: 'talk.wav', move: true }, folder.incoming());
async function* bytes() {
  for (let sent = 0; sent < SIZE_BYTES; sent += 65_536) yield new Uint8Array(65_536).fill(1);
}

it('says that the disk is full, keeps the source and leaves nothing', async ({ skip }) => {
  disk = mountSmallDisk(skip, diskFolder, { sizeKb: 3 * 1024 });
  await expect(take()).rejects.toMatchObject({ code: 'DISK_FULL', data: { fileName: 'talk.wav' } });
  await expect(receiveFile({ fileName: 'talk.wav', body: bytes() }, folder.incoming())).rejects.toMatchObject({
    code: 'DISK_FULL',
  });
  const whole = (async function* () {
    yield new Uint8Array(SIZE_BYTES).fill(1);
  })();
  await expect(receiveFile({ fileName: 'talk.wav', body: whole }, folder.incoming())).rejects.toMatchObject({
    code: 'DISK_FULL',
  });
  expect(fs.readdirSync(folder.incoming())).toEqual([]);
  expect(fs.statSync(path.join(root, 'talk.wav')).size).toBe(SIZE_BYTES);
});

it('says that the library allows no writing', async ({ skip }) => {
  const incoming = folder.incoming();
  disk = makeReadOnly(skip, incoming);
  await expect(take()).rejects.toMatchObject({ code: 'FOLDER_READ_ONLY' });
  await expect(receiveFile({ fileName: 'talk.wav', body: bytes() }, incoming)).rejects.toMatchObject({
    code: 'FOLDER_READ_ONLY',
  });
  expect(fs.existsSync(path.join(root, 'talk.wav'))).toBe(true);
});
