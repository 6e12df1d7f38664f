/** `npm start`: builds what is stale and opens the app in a window. Arguments go to the app. */
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { appDataFolder } from '../electron/cli/app-folder.ts';
import { profileOf } from '../electron/desktop/profile-argument.ts';
import { buildIfStale } from './build.mjs';
import { hasDisplay, launchElectron } from './electron-runtime/launch-electron.mjs';
import { resolveElectron } from './electron-runtime/resolve-electron.mjs';
import { sortOutput } from './electron-runtime/sort-output.mjs';
import { prepareModels } from './prepare-models.mjs';

const STREAM_LIMIT_MS = 1000;

async function start() {
  if (!hasDisplay()) {
    throw new Error(
      'There is no display to open a window on. Use the command line instead: npx atelier transcribe FILE ' +
        '("npx atelier --help" says more).',
    );
  }
  const electron = await resolveElectron();
  await prepareModels();
  buildIfStale();
  const args = process.argv.slice(2);
  const logFile = path.join(profileFolder(args), 'logs', 'chromium.log');
  const child = launchElectron(electron, { args, stdio: ['inherit', 'inherit', 'pipe'] });
  const output = sortOutput(child.stderr, { logFile, terminal: process.stderr });
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isAsked = true;
      child.kill(signal);
    });
  }
  const [code] = await once(child, 'exit');
  // A helper process that outlives the app for a moment may hold the stream open.
  await Promise.race([output.ended, setTimeout(STREAM_LIMIT_MS, undefined, { ref: false })]);
  if (code !== 0 && !isAsked) tellWhy(output.keptBack(), logFile);
  process.exit(code ?? 1);
}

/** What is otherwise of no use may be the reason: a display that does not answer, a library that is missing. */
function tellWhy(lines, logFile) {
  console.error(['Atelier ended unexpectedly. Its last words:', ...lines, `All of them: ${logFile}`].join('\n'));
}

/** The app's own folder, as it chooses it itself. */
function profileFolder(args) {
  const given = profileOf(args) ?? process.env.ATELIER_PROFILE;
  if (given) return path.resolve(given);
  const { ATELIER_HOME: _, ...environment } = process.env;
  return appDataFolder({ environment, platform: process.platform, home: os.homedir() });
}

try {
  await start();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
