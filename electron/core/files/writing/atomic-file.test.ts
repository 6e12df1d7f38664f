import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeReadOnly, mountSmallDisk } from '../../testing/file-system/small-disk.ts';
import { createAtomicFile, writeAtomically } from './atomic-file.ts';
import { sweepParts } from './open-parts.ts';

let folder: string;
let target: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-atomic-'));
  target = path.join(folder, 'inner', 'cut.wav');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const names = () => fs.readdirSync(path.dirname(target));
const text = (value: string) => Buffer.from(value);

describe('a file that is being written', () => {
  it('is not there under its name before it is whole', async () => {
    const file = await createAtomicFile(target);
    await file.append(text('half'));
    expect(fs.existsSync(target)).toBe(false);
    await file.append(text(' and half'));
    await file.commit();
    expect([names(), fs.readFileSync(target, 'utf8')]).toEqual([['cut.wav'], 'half and half']);
    expect(fs.statSync(target).mode & 0o077).toBe(0);
  });

  it('leaves what was there before as it was when it is given up, and nothing else behind', async () => {
    await writeAtomically(target, text('before'));
    const file = await createAtomicFile(target);
    await file.append(text('after'));
    await file.discard();
    await file.discard();
    expect([names(), fs.readFileSync(target, 'utf8')]).toEqual([['cut.wav'], 'before']);
  });

  it('takes the place of what was there at once; giving it up afterwards takes nothing away', async () => {
    await writeAtomically(target, text('before'));
    const file = await createAtomicFile(target);
    await file.append(text('after'));
    await file.commit();
    await file.discard();
    expect(fs.readFileSync(target, 'utf8')).toBe('after');
  });

  it('copies what it is given, whose owner may go on with it', async () => {
    const file = await createAtomicFile(target);
    const reused = new Uint8Array([1, 2, 3]);
    await file.append(reused);
    reused.fill(9);
    await file.append(reused);
    await file.commit();
    expect([...fs.readFileSync(target)]).toEqual([1, 2, 3, 9, 9, 9]);
  });

  it('is as long as what was appended, also where that is zeros to the end, and its head can be written last', async () => {
    const file = await createAtomicFile(target);
    await file.append(text('????'));
    await file.append(text('sound'));
    await file.appendZeros(3_000_000);
    expect(file.sizeBytes()).toBe(3_000_009);
    await file.overwrite(0, text('HEAD'));
    await file.commit();
    const written = fs.readFileSync(target);
    expect(written.length).toBe(3_000_009);
    expect(written.subarray(0, 9).toString()).toBe('HEADsound');
    expect(written.subarray(9).every((byte) => byte === 0)).toBe(true);
  });

  it('may be one of several for the same place: the last one that is whole stays', async () => {
    const [one, other] = [await createAtomicFile(target), await createAtomicFile(target)];
    await Promise.all([one.append(text('one')), other.append(text('other'))]);
    await one.commit();
    await other.commit();
    expect([names(), fs.readFileSync(target, 'utf8')]).toEqual([['cut.wav'], 'other']);
  });
});

describe('where it cannot be written', () => {
  it('the disk is full: that is said, and what was there stays', async ({ skip }) => {
    fs.mkdirSync(path.dirname(target));
    const disk = mountSmallDisk(skip, path.dirname(target), { sizeKb: 512 });
    try {
      await writeAtomically(target, text('before'));
      const tooMuch = writeAtomically(target, Buffer.alloc(4_000_000, 1), 'The cut');
      await expect(tooMuch).rejects.toMatchObject({ code: 'DISK_FULL', data: { fileName: 'The cut' } });
      expect([names(), fs.readFileSync(target, 'utf8')]).toEqual([['cut.wav'], 'before']);
    } finally {
      disk.unmount();
    }
  });

  it('the folder takes nothing: its name is said, and no path', async ({ skip }) => {
    fs.mkdirSync(path.dirname(target));
    const disk = makeReadOnly(skip, path.dirname(target));
    try {
      const failure: unknown = await writeAtomically(target, text('x')).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'FOLDER_READ_ONLY', data: { folder: 'inner' } });
      expect(JSON.stringify(failure)).not.toContain(folder);
    } finally {
      disk.unmount();
    }
  });

  it('a file is where the folder should be', async () => {
    fs.writeFileSync(path.join(folder, 'inner'), 'in the way');
    await expect(writeAtomically(target, text('x'))).rejects.toMatchObject({ data: { reason: 'not_a_folder' } });
  });

  it('a folder has its name: nothing is lost of what is in it, and nothing is left beside it', async () => {
    fs.mkdirSync(target, { recursive: true });
    fs.writeFileSync(path.join(target, 'inside'), 'mine');
    await expect(writeAtomically(target, text('x'))).rejects.toThrow();
    expect([names(), fs.readFileSync(path.join(target, 'inside'), 'utf8')]).toEqual([['cut.wav'], 'mine']);
  });
});

it('what a killed program left half-written is swept, and nothing else that is hidden or ends alike', async () => {
  const file = await createAtomicFile(target);
  await file.append(text('half'));
  for (const name of ['.keep', 'mine.part', 'talk.wav']) fs.writeFileSync(path.join(path.dirname(target), name), 'x');
  sweepParts(path.dirname(target));
  expect(names().toSorted()).toEqual(['.keep', 'mine.part', 'talk.wav']);
  sweepParts(path.join(folder, 'nowhere'));
  await file.discard();
});
