import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { insertItem } from '../../library/items/item-table.ts';
import { createLibraryFolder } from '../../library/library-folder.ts';
import { riffReader } from '../../testing/riff-reader.ts';
import { openTestContext } from '../../testing/test-context.ts';
import { createSidecars } from '../create-sidecars.ts';

/** Program for tests: adds, edits and deletes items of the library whose profile is its argument, and writes sidecars, until it is killed. */
const context = openTestContext({ folder: process.argv[2] ?? '' });
const { db, changes } = context;
const folder = createLibraryFolder(db, context.folders.library);
const sidecars = createSidecars({ ...context, folder, media: riffReader }, { quietMs: 0, longestMs: 5 });
sidecars.start();
process.stdout.write('begun\n');

function add(): void {
  const id = randomUUID() as ItemId;
  fs.mkdirSync(folder.item(id), { recursive: true });
  fs.writeFileSync(path.join(folder.item(id), 'original.wav'), id);
  const file = { sourceName: 'a.wav', sourcePath: null, sizeBytes: id.length, mediaFile: 'original.wav' };
  db.write((tx) => insertItem(tx, { id, kind: 'recording', title: 'New', recipe: null, ...file }));
}

for (let round = 0; ; round++) {
  if (round % 3 === 0) add();
  db.write((tx) => {
    tx.run(`UPDATE segments SET text = :text WHERE id = 'a'`, { text: `Line ${round} ${'word '.repeat(round % 500)}` });
    tx.run(`UPDATE items SET title = :title WHERE row = (SELECT max(row) FROM items)`, { title: `Title ${round}` });
    if (round % 5 === 0) tx.run(`DELETE FROM items WHERE kind = 'recording' AND title LIKE 'T%' AND row % 3 = 0`);
  });
  changes.publish('library', []);
  await setImmediate();
}
