/** `npm start`: builds what is stale and opens the app in a window. Arguments go to the app. */
import process from 'node:process';
import { buildIfStale } from './build.mjs';
import { hasDisplay, launchElectron } from './electron-runtime/launch-electron.mjs';
import { resolveElectron } from './electron-runtime/resolve-electron.mjs';
import { prepareModels } from './prepare-models.mjs';

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
  const child = launchElectron(electron, { args: process.argv.slice(2) });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
}

try {
  await start();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
