import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createChanges } from '../changes/create-changes.ts';
import { quietShell, silentLog } from '../testing/quiet-desktop.ts';
import { createSettingsStore } from './create-settings-store.ts';
import { type CoreShell, createExportFolders, type ExportFolders, withExportFolders } from './export-folders.ts';

let root: string;
let shell: CoreShell;
let folders: ExportFolders;
/** Where each dialog began. */
let begun: (string | null)[];
let answer: string | null;

const at = (name: string) => path.join(root, name);

/** As each start of the app has them. */
function open(): void {
  const settings = createSettingsStore({ folder: at('profile'), changes: createChanges(), log: silentLog });
  const desktop = {
    ...quietShell(),
    chooseFolder: async (_: string, startIn: string | null = null) => {
      begun.push(startIn);
      return answer;
    },
  };
  shell = withExportFolders(desktop, settings);
  folders = createExportFolders(desktop, settings);
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-exports-'));
  for (const name of ['usual', 'talks', 'songs']) fs.mkdirSync(at(name));
  [begun, answer] = [[], null];
  open();
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

it('begin where the system would until something was exported, then where things of that kind were, also after a restart', async () => {
  answer = at('talks');
  expect(await shell.chooseExportFolder('transcripts')).toBe(at('talks'));
  answer = at('songs');
  await shell.chooseExportFolder('lyrics');
  open();
  answer = null;
  expect(await shell.chooseExportFolder('transcripts')).toBeNull();
  await shell.chooseExportFolder('lyrics');
  await shell.chooseExportFolder('chats');
  expect(begun).toEqual([null, null, at('talks'), at('songs'), null]);
});

it('begin in the default folder from the moment it is chosen, whatever was used before, until it is reset', async () => {
  answer = at('talks');
  await shell.chooseExportFolder('transcripts');
  answer = at('usual');
  expect(await folders.choose()).toBe(true);
  answer = at('songs');
  await shell.chooseExportFolder('transcripts');
  answer = null;
  await shell.chooseExportFolder('transcripts');
  await shell.chooseExportFolder('chats');
  folders.reset();
  await shell.chooseExportFolder('chats');
  expect(begun).toEqual([null, null, at('usual'), at('songs'), at('usual'), null]);
});

it('keep what was chosen when a dialog is closed without a folder', async () => {
  answer = at('usual');
  await folders.choose();
  answer = null;
  expect(await folders.choose()).toBe(false);
  await shell.chooseExportFolder('items');
  expect(begun).toEqual([null, at('usual'), at('usual')]);
});

it('pass over a folder that is gone, as on a disk that was taken away', async () => {
  answer = at('usual');
  await folders.choose();
  answer = at('talks');
  await shell.chooseExportFolder('items');
  fs.rmSync(at('talks'), { recursive: true });
  await shell.chooseExportFolder('items');
  fs.rmSync(at('usual'), { recursive: true });
  fs.writeFileSync(at('usual'), 'a file by that name');
  await shell.chooseExportFolder('chats');
  expect(begun).toEqual([null, at('usual'), at('usual'), null]);
});
