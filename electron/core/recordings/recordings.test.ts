import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WAV_HEADER_BYTES } from '../../../shared/audio/wav.ts';
import type { RecordingId } from '../../../shared/domain/ids.ts';
import { createHttp } from '../../http/create-http.ts';
import { builtRenderer } from '../../http/renderer-source.ts';
import { noProcesses, openTestCore, type TestCore } from '../testing/test-core.ts';

const RATE = 16_000;

let test: TestCore;
beforeEach(() => {
  test = openTestCore({ processes: noProcesses });
});
afterEach(() => test.dispose());

/** A second of a tone, as 16-bit samples. */
const second = (): Uint8Array => {
  const samples = Int16Array.from({ length: RATE }, (_, at) => 12_000 * Math.sin((at * 440 * 2 * Math.PI) / RATE));
  return new Uint8Array(samples.buffer);
};
const bytesOf = second();
const folder = () => path.join(test.folder, 'data', 'recordings');
const begin = async () => (await test.core.recordings.begin({ sampleRateHz: RATE })).id;
const storedBytes = (id: Parameters<TestCore['core']['library']['get']>[0]['id']) =>
  fs.readFileSync(test.core.library.mediaFile({ id, variant: 'original' }).file);
const durationOf = (wav: Buffer) => (wav.readUInt32LE(WAV_HEADER_BYTES - 4) / 2 / wav.readUInt32LE(60)) * 1000;

it('are on the disk as they are made, and become recordings of the library under the time they began', async () => {
  const id = await begin();
  for (const part of [0, 1, 2]) await test.core.recordings.append({ id, at: part * bytesOf.length, bytes: bytesOf });
  const [file] = fs.readdirSync(folder());
  expect(fs.statSync(path.join(folder(), file ?? '')).size).toBe(WAV_HEADER_BYTES + 3 * bytesOf.length);
  const item = await test.core.recordings.finish({ id });
  expect(item).toMatchObject({
    kind: 'recording',
    title: expect.stringMatching(/^Recording \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d$/),
  });
  const wav = storedBytes(item.id);
  expect([durationOf(wav), wav.length]).toEqual([3000, WAV_HEADER_BYTES + 3 * bytesOf.length]);
  expect(fs.readdirSync(folder())).toEqual([]);
});

it('lose nothing when the app ends under them: the next window takes them into the library', async () => {
  const id = await begin();
  await test.core.recordings.append({ id, at: 0, bytes: bytesOf });
  await test.reopen();
  // A part that a power cut left half-written behind whole samples.
  const [file = ''] = fs.readdirSync(folder());
  fs.appendFileSync(path.join(folder(), file), Buffer.from([1]));
  const items = await test.core.recordings.recover();
  expect(items).toHaveLength(1);
  const [item] = items;
  if (!item) throw new Error('nothing was recovered');
  expect(durationOf(storedBytes(item.id))).toBe(1000);
  expect([fs.readdirSync(folder()), await test.core.recordings.recover()]).toEqual([[], []]);
});

it('of a window that is gone are ended by the next one, without a restart', async () => {
  const id = await begin();
  await test.core.recordings.append({ id, at: 0, bytes: bytesOf });
  expect(await test.core.recordings.recover()).toHaveLength(1);
  await expect(test.core.recordings.append({ id, at: 0, bytes: bytesOf })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('take what is sent twice once, and refuse a gap', async () => {
  const id = await begin();
  const add = (at: number) => test.core.recordings.append({ id, at, bytes: bytesOf });
  await Promise.all([add(0), add(0), add(bytesOf.length)]);
  await expect(add(3 * bytesOf.length)).rejects.toMatchObject({ data: { reason: 'recording_gap' } });
  expect(durationOf(storedBytes((await test.core.recordings.finish({ id })).id))).toBe(2000);
});

it('without a sample leave nothing behind, and discarded ones neither', async () => {
  const [empty, unwanted] = [await begin(), await begin()];
  await expect(test.core.recordings.finish({ id: empty })).rejects.toMatchObject({ code: 'AUDIO_EMPTY' });
  await test.core.recordings.append({ id: unwanted, at: 0, bytes: bytesOf });
  await test.core.recordings.discard({ id: unwanted });
  expect([fs.readdirSync(folder()), await test.core.recordings.recover()]).toEqual([[], []]);
});

it('that the library cannot take stay on the disk until it can', async () => {
  const id = await begin();
  await test.core.recordings.append({ id, at: 0, bytes: bytesOf });
  const library = path.join(test.folder, 'library');
  fs.rmSync(library, { recursive: true, force: true });
  fs.writeFileSync(library, 'in the way');
  await expect(test.core.recordings.finish({ id })).rejects.toThrow();
  expect([fs.readdirSync(folder()).length, await test.core.recordings.recover()]).toEqual([1, []]);
  fs.rmSync(library);
  expect(await test.core.recordings.recover()).toHaveLength(1);
});

it('that the library could not take can be thrown away, and thrown away twice', async () => {
  const id = await begin();
  await test.core.recordings.append({ id, at: 0, bytes: bytesOf });
  const library = path.join(test.folder, 'library');
  fs.rmSync(library, { recursive: true, force: true });
  fs.writeFileSync(library, 'in the way');
  await expect(test.core.recordings.finish({ id })).rejects.toThrow();
  await test.core.recordings.discard({ id });
  await test.core.recordings.discard({ id });
  expect(fs.readdirSync(folder())).toEqual([]);
  fs.rmSync(library);
});

it('are taken in at another try by who recorded them, while others go on', async () => {
  const [id, other] = [await begin(), await begin()];
  await test.core.recordings.append({ id, at: 0, bytes: bytesOf });
  await test.core.recordings.append({ id: other, at: 0, bytes: bytesOf });
  const library = path.join(test.folder, 'library');
  fs.rmSync(library, { recursive: true, force: true });
  fs.writeFileSync(library, 'in the way');
  await expect(test.core.recordings.finish({ id })).rejects.toThrow();
  await expect(test.core.recordings.finish({ id })).rejects.toThrow();
  fs.rmSync(library);
  expect(await test.core.recordings.finish({ id })).toMatchObject({ kind: 'recording' });
  await expect(test.core.recordings.finish({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await test.core.recordings.append({ id: other, at: bytesOf.length, bytes: bytesOf });
  expect(durationOf(storedBytes((await test.core.recordings.finish({ id: other })).id))).toBe(2000);
});

it('take their samples through the HTTP door, which knows none but those that are being made', async () => {
  const http = createHttp({ core: test.core, renderer: builtRenderer(test.folder), log: test.log });
  const put = async (id: string, at: number | string, body: Uint8Array) => {
    const address = `app://studio/recordings/${id}/${at}`;
    const answer = await http.fetch(new Request(address, { method: 'PUT', body: body as never }));
    return answer.status === 204 ? null : ((await answer.json()) as { code?: string; data?: object });
  };
  const id = await begin();
  expect(await put(id, 0, bytesOf)).toBeNull();
  expect(await put('1-nobody' as RecordingId, 0, bytesOf)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await put(encodeURIComponent('../../atelier'), 0, bytesOf)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await put(id, bytesOf.length, new Uint8Array(4_000_001))).toMatchObject({
    data: { reason: 'recording_part' },
  });
  expect(durationOf(storedBytes((await test.core.recordings.finish({ id })).id))).toBe(1000);
});
