import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from '../testing/quiet-desktop.ts';
import { createCaretaker } from './create-caretaker.ts';
import { openPrograms } from './open-programs.ts';

const PROGRAM = path.join(import.meta.dirname, '../testing/passing-program.ts');

let folder: string;
let ends: (() => Promise<void>)[];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-programs-'));
  ends = [];
});
afterEach(async () => {
  for (const end of ends) await end();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Another process that enters the profile; resolves with the name it goes by. */
async function otherProgram(): Promise<{ id: string; isFirst: boolean; kill(): Promise<void> }> {
  const child = spawn(process.execPath, [PROGRAM, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  ends.push(kill);
  const line = await new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text)),
  );
  return { ...(JSON.parse(line) as { id: string; isFirst: boolean }), kill };
}

it('tells a program that was killed from one that works, and the next alone clears its trace', async () => {
  const first = await otherProgram();
  const second = openPrograms(folder);
  second.letIn();
  expect([first.isFirst, second.isFirst, second.hasCompany(), second.isLiving(first.id)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  await first.kill();
  expect([second.isLiving(first.id), second.isLiving(second.id), second.hasCompany()]).toEqual([false, true, false]);
  second.leave();
  const third = openPrograms(folder);
  expect(third.isFirst).toBe(true);
  expect(fs.readdirSync(folder).toSorted()).toEqual(['.gate.lock', `${third.id}.lock`].toSorted());
  third.leave();
});

it('lets nobody in while the first one clears what earlier runs left', async () => {
  const first = openPrograms(folder);
  let isIn = false;
  const coming = otherProgram().then((program) => {
    isIn = true;
    return program;
  });
  // The other process has begun and waits: its own lock would be its first file.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect([isIn, fs.readdirSync(folder).length]).toEqual([false, 2]);
  first.letIn();
  expect((await coming).isFirst).toBe(false);
  first.leave();
});

it('has one first among many that come at once, after many kills too', async () => {
  for (let round = 0; round < 3; round += 1) {
    const programs = await Promise.all([otherProgram(), otherProgram(), otherProgram(), otherProgram()]);
    expect(programs.filter(({ isFirst }) => isFirst)).toHaveLength(1);
    await Promise.all(programs.map(({ kill }) => kill()));
  }
});

it('believes no name that leads elsewhere', () => {
  const programs = openPrograms(folder);
  expect(['../../etc/passwd', '', 'a'.repeat(500), 'first run'].map((id) => programs.isLiving(id))).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  programs.leave();
});

it('hands the care of a profile over when its owner ends, and never to a program that only passes through', async () => {
  const lockFile = path.join(folder, 'instance.lock');
  const open = (wants = true) => createCaretaker({ lockFile, wants, log: silentLog });
  const passing = open(false);
  const owner = open();
  const next = open();
  expect([passing.isOwner(), owner.isOwner(), next.isOwner()]).toEqual([false, true, false]);
  const looks: Record<string, boolean[]> = { owner: [], next: [] };
  owner.start((isNew) => looks['owner']?.push(isNew));
  next.start((isNew) => looks['next']?.push(isNew));
  expect(looks).toEqual({ owner: [true], next: [] });
  await expect.poll(() => looks['owner']).toEqual([true, false]);
  owner.stop();
  await expect.poll(() => looks['next']?.slice(0, 2)).toEqual([true, false]);
  next.stop();
});

it('looks on after a look that failed', async () => {
  const logged: string[] = [];
  const log = { ...silentLog, error: (message: string) => void logged.push(message) };
  const caretaker = createCaretaker({ lockFile: path.join(folder, 'instance.lock'), wants: true, log });
  let looks = 0;
  caretaker.start(() => {
    looks += 1;
    if (looks < 3) throw new Error('the disk is full');
  });
  await expect.poll(() => looks).toBeGreaterThanOrEqual(3);
  expect(logged).toEqual(['The profile could not be looked after.']);
  caretaker.stop();
});
