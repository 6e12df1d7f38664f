import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from '../testing/quiet-desktop.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { createLibraryFolder, type LibraryFolder } from './library-folder.ts';
import { finishMove, movingMark } from './unfinished-move.ts';

let context: TestContext;
let folder: LibraryFolder;
let from: string;
let to: string;
beforeEach(() => {
  context = openTestContext();
  from = path.join(context.folder, 'library');
  to = path.join(context.folder, 'elsewhere', 'Atelier library');
  folder = createLibraryFolder(context.db, from);
});
afterEach(() => context.end());

function write(root: string, name: string, content = 'sound'): void {
  const file = path.join(root, 'media', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

it('takes a move back that was broken off before it switched', () => {
  write(from, 'one/original.wav');
  folder.noteMove({ from, to });
  write(to, 'one/original.wav', 'so');
  fs.writeFileSync(movingMark(to), '');
  finishMove(folder, silentLog);
  expect([fs.existsSync(to), folder.root(), folder.notedMove()]).toEqual([false, from, null]);
  expect(fs.readFileSync(path.join(from, 'media/one/original.wav'), 'utf8')).toBe('sound');
});

it('removes the former files of a move that had switched, and nothing that is not in the new place', () => {
  for (const root of [from, to]) write(root, 'one/original.wav');
  write(from, 'one/item.json', '{}');
  write(to, 'one/item.json', '{"newer":true}');
  write(from, '.incoming/half.wav');
  write(from, 'two/original.wav');
  folder.noteMove({ from, to });
  folder.moveTo(to);
  finishMove(folder, silentLog);
  const left = fs.readdirSync(from, { recursive: true, encoding: 'utf8' }).toSorted();
  expect(left).toEqual(['media', 'media/two', 'media/two/original.wav']);
  expect(folder.notedMove()).toBeNull();
});

it('removes no folder that a move is not filling, as where a restored index tells of a move that is long over', () => {
  folder.noteMove({ from, to });
  write(to, 'one/original.wav');
  finishMove(folder, silentLog);
  expect(fs.existsSync(path.join(to, 'media/one/original.wav'))).toBe(true);
});

it('waits for a disk that is not there', () => {
  folder.noteMove({ from, to });
  finishMove(folder, silentLog);
  expect(folder.notedMove()).toEqual({ from, to });
});
