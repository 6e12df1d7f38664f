import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTextFile } from './text-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-texts-'));
});
afterAll(async () => rm(folder, { recursive: true }));

async function read(extension: string, content: Uint8Array | string): Promise<string> {
  const file = path.join(folder, 'input');
  await writeFile(file, content);
  return readTextFile(file, extension);
}
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));

describe('a text in a file', () => {
  it('is read as UTF-8, with or without a byte order mark', async () => {
    expect(await read('txt', '\uFEFFOne – two.')).toBe('One – two.');
    await expect(read('txt', Buffer.from([0x48, 0xe9]))).rejects.toThrow(/not text in UTF-8/);
  });

  it('is put together from a zip of txt files in the order of their names', async () => {
    const files = { 'b/2.txt': 'Second.', 'a/1.txt': 'First.', '__MACOSX/a/._1.txt': 'junk', 'b/.hidden': 'junk' };
    expect(await read('zip', zip(files))).toBe('First.\nSecond.');
  });

  it('is put together from the fields of json files', async () => {
    const document = { extra: 'The end.', title: 'A title.', content: 'What is told.', other: 1 };
    expect(await read('zip', zip({ '1.json': JSON.stringify(document) }))).toBe('A title.\nWhat is told.\nThe end.');
    await expect(read('zip', zip({ '1.json': '{"a":1}' }))).rejects.toThrow(/none of the fields/);
    await expect(read('zip', zip({ '1.json': '{' }))).rejects.toThrow(/is not JSON/);
  });

  it.each([
    ['files of two kinds', zip({ '1.txt': 'a', '2.json': '{}' }), /txt files only or json files only/],
    ['another kind of file', zip({ '1.exe': 'a' }), /txt files only or json files only/],
    ['nothing', zip({}), /txt files only or json files only/],
    ['something that is no zip', Buffer.from('PK nonsense'), /cannot be read/],
    ['more than a text may have', zip({ '1.txt': 'a'.repeat(4_000_001) }), /fewer than 1000000 characters/],
  ])('is refused when a zip holds %s', async (_name, content, message) => {
    await expect(read('zip', content)).rejects.toThrow(message);
  });
});
