import { expect, it } from 'vitest';
import { planScan, type SeenFile } from './plan-scan.ts';
import type { WatchedFile, WatchedState } from './watch-table.ts';

const seen = (name: string, sizeBytes = 10, modifiedAtMs = 1): SeenFile => ({ name, sizeBytes, modifiedAtMs });
const known = (state: WatchedState, ...files: SeenFile[]) =>
  new Map(
    files.map((file): [string, WatchedFile] => [
      file.name,
      { ...file, state, sha256: null, itemId: null, failure: null },
    ]),
  );
const before = (...files: SeenFile[]) => new Map(files.map((file) => [file.name, file]));

it('takes a file only when it is the same at two looks', () => {
  expect(planScan([seen('a')], known('settled'), before())).toEqual({ renamed: [], ready: [], growing: [seen('a')] });
  expect(planScan([seen('a', 20)], known('settled'), before(seen('a')))).toMatchObject({
    ready: [],
    growing: [seen('a', 20)],
  });
  expect(planScan([seen('a', 20)], known('settled'), before(seen('a', 20)))).toMatchObject({
    ready: [seen('a', 20)],
    growing: [],
  });
});

it('leaves alone what it knows, and looks again at what was written anew', () => {
  expect(planScan([seen('a')], known('left', seen('a')), before(seen('a')))).toEqual({
    renamed: [],
    ready: [],
    growing: [],
  });
  expect(planScan([seen('a', 10, 2)], known('failed', seen('a')), before())).toMatchObject({
    growing: [seen('a', 10, 2)],
  });
});

it('follows a renamed file, but takes a copy for a new one', () => {
  expect(planScan([seen('b')], known('left', seen('a')), before())).toEqual({
    renamed: [{ from: 'a', to: 'b' }],
    ready: [],
    growing: [],
  });
  expect(planScan([seen('a'), seen('b')], known('left', seen('a')), before())).toMatchObject({
    renamed: [],
    growing: [seen('b')],
  });
});
