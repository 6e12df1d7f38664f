import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** `atelier-run-<process id>-<random>`: the name tells whose it is. */
const NAME = /^atelier-run-(\d+)-/;

/** Makes a temporary folder for this run, and removes those of runs that were killed before they could. */
export async function createRunFolder(parent = os.tmpdir()): Promise<string> {
  const names = await readdir(parent).catch(() => []);
  const left = names.filter((name) => {
    const id = NAME.exec(name)?.[1];
    return id !== undefined && !isRunning(Number(id));
  });
  // A folder of somebody else's, or one that is just going, is none of our business.
  for (const name of left) await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  return await mkdtemp(path.join(parent, `atelier-run-${process.pid}-`));
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Only a process that is not there: one that may not be asked is running.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
