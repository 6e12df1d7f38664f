import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FilePurpose } from '../../shared/service-api/files.ts';
import { openFileStore, type FileStore } from './file-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let folder: string;
let time: number;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-files-'));
  time = Date.UTC(2026, 0, 1);
  store = await openFileStore(path.join(folder, 'files'), () => time);
});
afterEach(async () => rm(folder, { recursive: true }));

async function add(purpose: FilePurpose, text = 'content') {
  const file = path.join(folder, 'incoming');
  await writeFile(file, text);
  return store.add({ file, fileName: 'a file.txt', sizeBytes: text.length, purpose });
}

describe('the file store', () => {
  it('gives ids that are different whole numbers below 2^53, also for files of the same moment', async () => {
    const files = [await add('t2a_async_input'), await add('t2a_async_input'), await add('t2a_async_input')];
    const ids = files.map((file) => file.id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(String(Number(id))).toBe(id);
    expect(ids.every((id) => Number.isSafeInteger(Number(id)))).toBe(true);
  });

  it('finds everything again after a restart', async () => {
    const file = await add('voice_clone', 'sound');
    const reopened = await openFileStore(path.join(folder, 'files'), () => time);
    expect(await reopened.list(null)).toEqual([file]);
    expect(await readFile(reopened.pathOf(file), 'utf8')).toBe('sound');
  });

  it('keeps writes that happen at the same time', async () => {
    const names = Array.from({ length: 20 }, (_, index) => path.join(folder, `incoming-${index}`));
    await Promise.all(
      names.map(async (file) => {
        await writeFile(file, 'x');
        return store.add({ file, fileName: 'x.txt', sizeBytes: 1, purpose: 't2a_async_input' });
      }),
    );
    const reopened = await openFileStore(path.join(folder, 'files'), () => time);
    expect(await reopened.list(null)).toHaveLength(20);
  });

  it('refuses to start on a damaged index instead of forgetting what is stored', async () => {
    await add('voice_clone');
    await writeFile(path.join(folder, 'files/index.json'), '[{"id"');
    await expect(openFileStore(path.join(folder, 'files'))).rejects.toThrow(/Can’t read/);
  });

  it.each(['video_generation_input', 'video_understanding'] as const)('keeps %s for 7 days', async (purpose) => {
    const file = await add(purpose);
    time += 7 * DAY_MS - 1;
    expect(await store.find(file.id)).toEqual(file);
    time += 1;
    expect(await store.find(file.id)).toBe('expired');
    expect(await store.list(null)).toEqual([]);
    await expect(stat(store.pathOf(file))).rejects.toMatchObject({ code: 'ENOENT' });
    time += 30 * DAY_MS;
    expect(await store.find(file.id)).toBe('unknown');
  });

  it('keeps voices and texts until they are deleted', async () => {
    const file = await add('voice_clone');
    time += 400 * DAY_MS;
    expect(await store.find(file.id)).toEqual(file);
    await store.remove(file.id);
    expect(await store.find(file.id)).toBe('unknown');
  });

  it('keeps results of tasks for 7 days, under an id that was given away before they were made', async () => {
    const id = store.reserveId();
    expect(await store.find(id)).toBe('unknown');
    const file = path.join(folder, 'result');
    await writeFile(file, 'sound');
    const stored = await store.add({ file, fileName: 'speech.mp3', sizeBytes: 5, purpose: 't2a_async', id });
    expect(stored.id).toBe(id);
    expect((await add('t2a_async_input')).id).not.toBe(id);
    time += 7 * DAY_MS;
    expect(await store.find(id)).toBe('expired');
  });

  it('opens links that were made before a restart', async () => {
    const file = await add('t2a_async');
    const token = store.linkToken(file);
    const reopened = await openFileStore(path.join(folder, 'files'), () => time);
    expect(await reopened.openLink(token)).toEqual(file);
    time += 9 * 60 * 60 * 1000;
    expect(await reopened.openLink(token)).toBeNull();
  });

  it('opens links without a key until they die, and no forged ones', async () => {
    const file = await add('video_generation');
    const token = store.linkToken(file);
    expect(await store.openLink(token)).toEqual(file);
    const [id, diesAt, signature] = token.split('.');
    expect(await store.openLink(`${id}.${Number(diesAt) + 1}.${signature}`)).toBeNull();
    expect(await store.openLink('../index.json')).toBeNull();
    time += 60 * 60 * 1000;
    expect(await store.openLink(token)).toBeNull();
  });
});
