/** `npm run pack`: builds the app folder for this system and asserts what is in it. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { buildIfStale } from './build.mjs';
import { resolveElectron } from './electron-runtime/resolve-electron.mjs';
import { assertFiles, assertFuses } from './pack/assert-package.mjs';
import { assertStarts } from './pack/assert-starts.mjs';
import { prepareModels } from './prepare-models.mjs';

const root = path.resolve(import.meta.dirname, '..');

async function pack() {
  const electron = await resolveElectron();
  await prepareModels();
  buildIfStale();
  const builder = createRequire(import.meta.url).resolve('electron-builder/cli.js');
  const options = [`-c.electronDist=${path.dirname(electron.executable)}`, `-c.electronVersion=${electron.version}`];
  const result = spawnSync(process.execPath, [builder, '--dir', '--publish', 'never', ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) throw new Error(`electron-builder ended with code ${result.status}.`);
  if (process.platform !== 'linux') return console.log('Packed. What is in the folder is asserted on Linux only.');
  const folder = path.join(root, 'release/linux-unpacked');
  const executable = path.join(folder, 'atelier');
  assertFiles(path.join(folder, 'resources'));
  await assertFuses(executable);
  await assertStarts(executable);
  console.log(`\nThe packed app is whole and starts: ${path.relative(root, executable)}`);
}

try {
  await pack();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
