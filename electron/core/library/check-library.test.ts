import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { addItem } from './find/test-data/found-library.ts';

let context: TestContext;
let studio: TestLibrary;
beforeEach(() => {
  context = openTestContext();
  studio = openTestLibrary(context);
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

/** A recording whose row says that its file has that many bytes. */
function addFile(name: string, sizeBytes: number, content: string): string {
  const id = addItem(context.db, { id: name, kind: 'recording', durationMs: sizeBytes });
  const folder = studio.libraryFolder.item(id);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'original.wav'), content);
  return folder;
}

it('finds nothing where index and files agree, also before anything is there', async () => {
  expect(await studio.library.check()).toEqual([]);
  addFile('whole', 5, 'sound');
  addItem(context.db, { id: 'text', kind: 'script' });
  fs.mkdirSync(path.join(studio.libraryFolder.media(), '.incoming'), { recursive: true });
  expect(await studio.library.check()).toEqual([]);
});

it('names files that are missing or of another size, and folders that nothing has', async () => {
  fs.rmSync(addFile('lost', 5, 'sound'), { recursive: true });
  addFile('short', 10, 'sound');
  fs.mkdirSync(studio.libraryFolder.item('stray' as ItemId));
  expect(await studio.library.check()).toEqual([
    { problem: 'file_missing', id: 'lost', title: 'lost' },
    { problem: 'size_differs', id: 'short', title: 'short', expectedBytes: 10, foundBytes: 5 },
    { problem: 'unknown_folder', id: null, title: 'stray' },
  ]);
});
