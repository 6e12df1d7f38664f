import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as exists from './exists.ts';
import { writeNewFile } from './new-files.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-new-files-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

const take = (...names: string[]) => names.forEach((name) => fs.writeFileSync(path.join(folder, name), 'there before'));

it('gives a file its own name where that is free', async () => {
  take('other.txt');
  expect(await writeNewFile(folder, 'note.txt', 'text')).toBe('note.txt');
});

it('gives the lowest number that nothing has, and overwrites nothing', async () => {
  const names = ['note.txt', ...Array.from({ length: 11 }, (_, index) => `note (${index + 2}).txt`)];
  for (const [index, name] of names.entries()) {
    expect(await writeNewFile(folder, 'note.txt', String(index))).toBe(name);
  }
  expect(names.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))).toEqual(
    names.map((_, index) => String(index)),
  );
});

it('keeps what is there where numbers in between were deleted', async () => {
  take('note.txt', 'note (2).txt', 'note (4).txt');
  const given = await writeNewFile(folder, 'note.txt', 'text');
  expect(['note.txt', 'note (2).txt', 'note (4).txt']).not.toContain(given);
  expect(fs.readFileSync(path.join(folder, 'note (4).txt'), 'utf8')).toBe('there before');
  expect(fs.readdirSync(folder)).toHaveLength(4);
});

it('asks for few names where thousands of one title are there', async () => {
  take('note.txt', ...Array.from({ length: 2998 }, (_, index) => `note (${index + 2}).txt`));
  const asked = vi.spyOn(exists, 'isNameTaken');
  expect(await writeNewFile(folder, 'note.txt', 'text')).toBe('note (3000).txt');
  expect(fs.readdirSync(folder)).toHaveLength(3000);
  expect(asked.mock.calls.length).toBeGreaterThan(2);
  expect(asked.mock.calls.length).toBeLessThan(60);
});

it('says so when ten thousand of one title are there', async () => {
  take('note.txt', ...Array.from({ length: 9998 }, (_, index) => `note (${index + 2}).txt`));
  await expect(writeNewFile(folder, 'note.txt', 'text')).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(fs.readdirSync(folder)).toHaveLength(9999);
});
