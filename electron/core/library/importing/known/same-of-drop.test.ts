import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileTicket } from '../../../../../shared/domain/ids.ts';
import { quietShell } from '../../../testing/quiet-desktop.ts';
import { riffReader } from '../../../testing/riff-reader.ts';
import { openTestContext, type TestContext } from '../../../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../../../testing/test-library.ts';

let context: TestContext;
let studio: TestLibrary;
let folder: string;

beforeEach(() => {
  context = openTestContext({ shell: { ...quietShell(), redeemTicket: () => folder } });
  folder = path.join(context.folder, 'dropped');
  fs.mkdirSync(folder);
  studio = openTestLibrary(context, { places: 2, reader: riffReader });
  studio.openJobs.start({ adopt: true });
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

const drop = async (offersKnown: boolean) => {
  const results = await studio.library.import({ tickets: ['ticket' as FileTicket], offersKnown });
  return results.map(({ fileName, isKnown, item }) => [fileName, isKnown, item?.title]);
};
const write = (name: string, content: string) => fs.writeFileSync(path.join(folder, name), content);

it('copies files of one drop with the same content once, whatever they are called', async () => {
  write('a.wav', 'RIFF and some sound');
  write('b.wav', 'RIFF and other tone');
  write('c.wav', 'RIFF and some sound');
  expect(await drop(true)).toEqual([
    ['a.wav', false, 'a'],
    ['b.wav', false, 'b'],
    ['c.wav', true, 'a'],
  ]);
  expect(studio.library.page({ limit: 9, bin: false }).items).toHaveLength(2);
});

it('copies each where nobody asks what is known', async () => {
  write('a.wav', 'RIFF and some sound');
  write('c.wav', 'RIFF and some sound');
  expect(await drop(false)).toEqual([
    ['a.wav', false, 'a'],
    ['c.wav', false, 'c'],
  ]);
});
