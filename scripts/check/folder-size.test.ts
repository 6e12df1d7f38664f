import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = '{assets,e2e,electron,engine,renderer,scripts,shared}/**';

/** What one look takes in, tests and style sheets counted. */
const MOST_FILES = 14;

/** Lists of data with one file a row, which are longer than that by design. The second holds for the folders in it too. */
const LISTS = [
  // Each change of the tables for good, in their order: none is changed or sorted elsewhere once it was released.
  /^electron\/core\/database\/migrations$/,
  // Each subject that the engine can draw, and the rigs that they share.
  /^engine\/images\/subjects(?:\/|$)/,
];

/** How many files each folder holds, without those of the folders in it. */
function filesOfFolders(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of globSync(SOURCES, { cwd: root, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const folder = path.relative(root, entry.parentPath).replaceAll(path.sep, '/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

it(`has at most ${MOST_FILES} files in a folder`, () => {
  const folders = [...filesOfFolders()].filter(([folder]) => !LISTS.some((list) => list.test(folder)));
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter(([, count]) => count > MOST_FILES)).toEqual([]);
});

it('excepts only lists that are longer than that', () => {
  const long = [...filesOfFolders()].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
  expect(LISTS.filter((list) => !long.some((folder) => list.test(folder)))).toEqual([]);
});
