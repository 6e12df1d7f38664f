/** Steps of a check: programs of which the first failure ends it. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { utf8Locale } from './utf8-locale.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');

/**
 * `givesWay`: it has the processor while the others leave it free.
 * @typedef {{ name: string, command: string, args: string[], env?: Record<string, string>, givesWay?: boolean }} Step
 */

/** A program of node_modules/.bin. @returns {Step} */
export const tool = (name, command, ...args) => ({ name, command: path.join(bin, command), args });

/** A script of this project, on the Node that runs this one. @returns {Step} */
export const script = (name, file, ...args) => ({
  name,
  command: process.execPath,
  args: [path.join(root, file), ...args],
});

/** Compilers use one core each; more of them at once would need several GB. */
const AT_ONCE = 2;

/** Starts the steps in order, two at a time, and ends the process with the code of the first that fails. */
export async function runSteps(steps) {
  const left = [...steps];
  const runLeft = async () => {
    for (let step = left.shift(); step; step = left.shift()) {
      const code = await runNamed(step);
      if (code !== 0) process.exit(code);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runLeft));
}

/** Runs the steps at the same time, each to its end, and ends the process with the code of the first that failed. */
export async function runTogether(steps) {
  const codes = await Promise.all(steps.map(runNamed));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}

/** Runs a step and prints its name, how long it took, and whether it failed. */
async function runNamed(step) {
  console.log(`\n> ${step.name}`);
  const startedAtMs = Date.now();
  const code = await run(step);
  const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
  if (code === 0) console.log(`  ${step.name}: ok, ${seconds} s`);
  else console.error(`\n${step.name} failed (code ${code}) after ${seconds} s.`);
  return code;
}

function run({ command, args, env = {}, givesWay = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...utf8Locale(), PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env },
      shell: process.platform === 'win32',
    });
    if (givesWay && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
