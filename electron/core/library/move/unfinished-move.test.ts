import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from '../../testing/quiet-desktop.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { createLibraryFolder, type LibraryFolder } from '../library-folder.ts';
import { discardMove, finishMove, movingMark, unfinishedMove } from './unfinished-move.ts';

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
const isThere = (name: string) => fs.existsSync(path.join(to, name));

it('keeps what a move has copied that was broken off, until it is discarded', () => {
  write(from, 'one/original.wav');
  folder.noteMove({ from, to });
  write(to, 'one/original.wav', 'so');
  fs.writeFileSync(movingMark(to), '');
  finishMove(folder, silentLog);
  expect([isThere('media/one/original.wav'), folder.root(), unfinishedMove(folder)]).toEqual([
    true,
    from,
    { from, to },
  ]);
  discardMove(folder);
  expect([fs.existsSync(to), unfinishedMove(folder), folder.notedMove()]).toEqual([false, null, null]);
  expect(fs.readFileSync(path.join(from, 'media/one/original.wav'), 'utf8')).toBe('sound');
});

it('keeps the former files of a move that had switched, and takes its mark away', () => {
  for (const root of [from, to]) write(root, 'one/original.wav');
  fs.writeFileSync(movingMark(to), '');
  folder.noteMove({ from, to });
  folder.moveTo(to);
  finishMove(folder, silentLog);
  expect([isThere('.moving'), folder.notedMove(), unfinishedMove(folder)]).toEqual([false, null, null]);
  expect(fs.existsSync(path.join(from, 'media/one/original.wav'))).toBe(true);
});

it('removes no folder that a move is not filling, as where a restored index tells of a move that is long over', () => {
  folder.noteMove({ from, to });
  write(to, 'one/original.wav');
  finishMove(folder, silentLog);
  expect([isThere('media/one/original.wav'), unfinishedMove(folder)]).toEqual([true, null]);
});

it('waits for a disk that is not there', () => {
  folder.noteMove({ from, to });
  finishMove(folder, silentLog);
  expect([folder.notedMove(), unfinishedMove(folder)]).toEqual([{ from, to }, null]);
});
