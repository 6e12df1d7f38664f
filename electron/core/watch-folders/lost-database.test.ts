import fs from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { openTestContext, testFolder } from '../testing/test-context.ts';
import { openTestLibrary } from '../testing/test-library.ts';
import { createWatchFolders } from './create-watch-folders.ts';

const folder = testFolder();
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('looks on and ends in order where the list of folders cannot be read, as when its disk was pulled out', async () => {
  const context = openTestContext({ folder });
  const library = openTestLibrary(context);
  const warned: string[] = [];
  const log = { ...context.log, warn: (message: string) => void warned.push(message) };
  const neighbours = { library: library.library, transcripts: { start: async () => [] } };
  const watching = createWatchFolders({ ...context, log }, neighbours);
  await library.stop();
  context.close();
  await watching.look();
  // What was not answered for ends the whole test run.
  watching.start();
  await watching.look();
  await watching.stop();
  expect(warned.length).toBeGreaterThan(1);
  expect(new Set(warned)).toEqual(new Set(['Watch folders could not be looked at.']));
});
