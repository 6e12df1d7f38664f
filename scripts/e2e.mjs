/** `npm run e2e`: journeys through the real app. Arguments go to Playwright, e.g. a file name or `--grep`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { buildIfStale } from './build.mjs';
import { demand, JOURNEY_PROGRAMS } from './check/needs.mjs';
import { utf8Locale } from './check/utf8-locale.mjs';
import { resolveElectron } from './electron-runtime/resolve-electron.mjs';
import { prepareModels } from './prepare-models.mjs';

const root = path.resolve(import.meta.dirname, '..');

async function journeys() {
  demand(JOURNEY_PROGRAMS);
  const electron = await resolveElectron();
  assertElectronStarts(electron);
  await prepareModels();
  buildIfStale();
  const playwright = path.join(root, 'node_modules/playwright/cli.js');
  const args = [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const result = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...utf8Locale() },
  });
  if (result.error) throw new Error(`Playwright could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

/** Libraries that the system lacks are named once here instead of by every journey. */
function assertElectronStarts({ executable }) {
  // As plain Node it needs no display, but all its libraries.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const { status, stderr, error } = spawnSync(executable, ['-e', ''], { env, encoding: 'utf8', timeout: 30_000 });
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim();
  throw new Error(`Electron does not start here: ${reason}\nREADME.md names the packages that it needs.`);
}

try {
  process.exitCode = await journeys();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
