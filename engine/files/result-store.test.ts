import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openResultStore, type ResultStore } from './result-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let folder: string;
let time: number;
let store: ResultStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-results-'));
  time = Date.UTC(2026, 0, 1);
  store = await openResultStore(folder, () => time);
});
afterEach(async () => rm(folder, { recursive: true }));

const add = async (text: string) => store.add(Buffer.from(text), { extension: 'mp3', lifetimeMs: DAY_MS });

describe('the result store', () => {
  it('opens a result by its name until its time is up, and removes it then', async () => {
    const name = await add('sound');
    const result = await store.open(name);
    expect(result).toMatchObject({ sizeBytes: 5, fileName: name });
    expect(await readFile(result!.file, 'utf8')).toBe('sound');
    time += DAY_MS - 1;
    expect(await store.open(name)).not.toBeNull();
    time += 1;
    expect(await store.open(name)).toBeNull();
    await add('next');
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('finds results again after a restart', async () => {
    const name = await add('sound');
    const reopened = await openResultStore(folder, () => time);
    expect(await reopened.open(name)).toMatchObject({ sizeBytes: 5 });
  });

  it('knows no other names, whatever they look like', async () => {
    const name = await add('sound');
    const later = name.replace(/^\d+/, (diesAt) => String(Number(diesAt) + DAY_MS));
    for (const other of [
      later,
      '',
      '..',
      '../index.json',
      `${name}/..`,
      name.toUpperCase(),
      `${'1'.repeat(400)}.mp3`,
    ]) {
      expect(await store.open(other)).toBeNull();
    }
  });
});
