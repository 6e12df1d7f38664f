/** `npm run e2e`: journeys through the real app. Arguments go to Playwright, e.g. a file name or `--grep`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { buildIfStale } from './build.mjs';
import { hasDisplay } from './electron-runtime/launch-electron.mjs';
import { resolveElectron } from './electron-runtime/resolve-electron.mjs';
import { prepareModels } from './prepare-models.mjs';

const root = path.resolve(import.meta.dirname, '..');

async function journeys() {
  await resolveElectron();
  await prepareModels();
  buildIfStale();
  const playwright = [
    process.execPath,
    path.join(root, 'node_modules/playwright/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ];
  const [command, ...args] = [...privateKeyring(), ...privateDisplay(), ...playwright];
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.error) throw new Error(`${command} could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

/** The tests write keys: never into the keychain of whoever runs them. */
function privateKeyring() {
  return process.platform === 'linux' ? ['bash', path.join(root, 'e2e/with-keyring.sh')] : [];
}

function privateDisplay() {
  return hasDisplay() ? [] : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1920x1200x24'];
}

try {
  process.exitCode = await journeys();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
