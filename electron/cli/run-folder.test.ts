import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, it } from 'vitest';
import { createRunFolder } from './run-folder.ts';

const parent = mkdtempSync(path.join(os.tmpdir(), 'run-folders-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

it('removes what a killed run left, and nothing of a run that goes on or of anybody else', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  const mine = [`atelier-run-${process.pid}-aaaaaa`, 'atelier-test-1-bbbbbb', 'other-1'];
  for (const name of [`atelier-run-${ended}-cccccc`, ...mine])
    mkdirSync(path.join(parent, name, 'cache'), { recursive: true });
  const made = await createRunFolder(parent);
  expect(readdirSync(parent).toSorted()).toEqual([...mine, path.basename(made)].toSorted());
});
