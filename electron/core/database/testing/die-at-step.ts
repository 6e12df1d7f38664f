import fs from 'node:fs';
import promises, { type FileHandle, open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import process from 'node:process';
import Libsql from 'libsql';

/**
 * Kills this process, as `kill -9` does, at the step that ATELIER_DIE_AT_STEP says. A step is just before and just after each
 * operation on a file and each statement of a database: between two steps nothing of the program outlives it. To be imported
 * before whatever it should count.
 */
const dieAt = Number(process.env['ATELIER_DIE_AT_STEP'] ?? 0);
let count = 0;

/** Steps so far. */
export const stepCount = (): number => count;

function step(): void {
  count += 1;
  if (count === dieAt) process.kill(process.pid, 'SIGKILL');
}

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** Counts calls of these methods; `of` is an object or a prototype. */
function watch(of: object, names: readonly string[]): void {
  const methods = of as Methods;
  for (const name of names) {
    const original = methods[name];
    if (!original) throw new Error(`There is no ${name} to watch.`);
    methods[name] = function (this: unknown, ...args: unknown[]) {
      step();
      const result = original.apply(this, args);
      if (result instanceof Promise) return result.finally(step);
      step();
      return result;
    };
  }
}

const handle = await open(os.devNull, 'r');
watch(Object.getPrototypeOf(handle) as FileHandle, ['appendFile', 'sync', 'write', 'writeFile']);
await handle.close();
watch(promises, ['copyFile', 'link', 'mkdir', 'open', 'rename', 'rm', 'rmdir', 'writeFile']);
watch(fs, ['mkdirSync', 'renameSync', 'rmSync', 'unlinkSync', 'writeFileSync']);
syncBuiltinESMExports();
const memory = new Libsql(':memory:');
watch(Libsql.prototype as object, ['exec']);
watch(Object.getPrototypeOf(memory.prepare('SELECT 1')) as object, ['run']);
memory.close();
