import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineFolderState, engineLockFile, removeEngineNote, writeEngineNote } from './engine-folder.ts';
import { isFolderLockHeld, takeFolderLock, waitForFolderLock } from './folder-lock.ts';

const HOLDER = path.join(import.meta.dirname, 'test-data/hold-lock.ts');

let folder: string;
let file: string;
let children: (() => Promise<void>)[];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-lock-'));
  file = path.join(folder, 'some.lock');
  children = [];
});
afterEach(async () => {
  for (const end of children) await end();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Another process that tries for the lock and says what it got. `kill` ends it as a power cut would. */
async function otherProcess(): Promise<{ got: string; kill(): Promise<void> }> {
  const child = spawn(process.execPath, [HOLDER, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  children.push(kill);
  const got = await new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim())),
  );
  return { got, kill };
}

describe('the lock of a folder', () => {
  it('is held by one process at a time, and free at once when its process is killed', async () => {
    const first = await otherProcess();
    expect([first.got, (await otherProcess()).got]).toEqual(['held', 'busy']);
    expect([isFolderLockHeld(file), takeFolderLock(file)]).toEqual([true, null]);
    await first.kill();
    expect(isFolderLockHeld(file)).toBe(false);
    const mine = takeFolderLock(file);
    expect(mine).not.toBeNull();
    expect((await otherProcess()).got).toBe('busy');
    mine?.release();
    expect((await otherProcess()).got).toBe('held');
  });

  it('goes to one of many after each of many kills', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rivals = await Promise.all([otherProcess(), otherProcess(), otherProcess()]);
      expect(rivals.filter(({ got }) => got === 'held')).toHaveLength(1);
      await Promise.all(rivals.map(({ kill }) => kill()));
      expect(isFolderLockHeld(file)).toBe(false);
    }
    // Nothing but the empty file is left.
    expect(fs.readdirSync(folder)).toEqual(['some.lock']);
  });

  it('can be waited for, and asking whether it is held takes it from nobody', async () => {
    const first = takeFolderLock(file);
    expect(await waitForFolderLock(file, { waitMs: 0 })).toBeNull();
    let asked = 0;
    const waiting = waitForFolderLock(file, {
      waitMs: 60_000,
      givesUp: () => {
        asked += 1;
        if (asked === 2) first?.release();
        return false;
      },
    });
    const second = await waiting;
    expect(second).not.toBeNull();
    second?.release();
  });
});

describe('the folder of an engine', () => {
  it('tells where its engine answers only while that engine lives, and only to this user', async () => {
    expect(engineFolderState(folder)).toEqual({ state: 'free' });
    file = engineLockFile(folder);
    const engine = await otherProcess();
    expect(engineFolderState(folder)).toEqual({ state: 'held' });
    writeEngineNote(folder, { port: 4100, key: 'secret' });
    expect(fs.statSync(path.join(folder, 'running.json')).mode & 0o777).toBe(0o600);
    expect(engineFolderState(folder)).toEqual({ state: 'running', note: { port: 4100, key: 'secret' } });
    await engine.kill();
    // The port may have another owner by now.
    expect(engineFolderState(folder)).toEqual({ state: 'free' });
    removeEngineNote(folder);
    expect(fs.readdirSync(folder)).toEqual(['engine.lock']);
  });

  it.each(['', '{', '[]', '{"port":"x","key":"y"}', 'null'])('believes no damaged note: %j', (text) => {
    const lock = takeFolderLock(engineLockFile(folder));
    fs.writeFileSync(path.join(folder, 'running.json'), text);
    expect(engineFolderState(folder)).toEqual({ state: 'held' });
    lock?.release();
  });
});
