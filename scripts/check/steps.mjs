/** Steps of a check: programs run one after the other, the first failure ends it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { utf8Locale } from './utf8-locale.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');

/** @typedef {{ name: string, command: string, args: string[], env?: Record<string, string> }} Step */

/** A program of node_modules/.bin. @returns {Step} */
export const tool = (name, command, ...args) => ({ name, command: path.join(bin, command), args });

/** A script of this project, on the Node that runs this one. @returns {Step} */
export const script = (name, file, ...args) => ({
  name,
  command: process.execPath,
  args: [path.join(root, file), ...args],
});

/** Runs the steps in order and ends the process with the code of the first that fails. */
export async function runSteps(steps) {
  for (const step of steps) {
    console.log(`\n> ${step.name}`);
    const startedAtMs = Date.now();
    const code = await run(step);
    if (code !== 0) {
      console.error(`\n${step.name} failed (code ${code}).`);
      process.exit(code);
    }
    console.log(`  ${step.name}: ok, ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`);
  }
}

function run({ command, args, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...utf8Locale(), PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
