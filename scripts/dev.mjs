/**
 * `npm run dev`: the app from the sources. The renderer comes from a development server with hot reload, through app:// and
 * under the same policy as the built page; a change of main, engine or preload builds them and starts Electron again.
 */
import { watch } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { createBuilder, createServer } from 'vite';
import { hasDisplay, launchElectron } from './electron-runtime/launch-electron.mjs';
import { resolveElectron } from './electron-runtime/resolve-electron.mjs';
import { prepareModels } from './prepare-models.mjs';

const root = path.resolve(import.meta.dirname, '..');
const configFile = path.join(root, 'vite.config.ts');
const WATCHED = ['electron', 'engine', 'shared'];
/** Editors write a file in several steps. */
const SETTLE_MS = 300;

async function dev() {
  if (!hasDisplay())
    throw new Error('There is no display to open a window on. The command line works without: npx atelier.');
  const electron = await resolveElectron();
  await prepareModels();
  const port = await freePort();
  const host = '127.0.0.1';
  const server = await createServer({
    configFile,
    // The page's own origin is app://studio, so the client must be told where the socket is.
    server: { host, port, strictPort: true, hmr: { protocol: 'ws', host, clientPort: port } },
  });
  await server.listen();
  await buildNode();
  runAndWatch(electron, `http://${host}:${port}`, () => server.close());
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createNetServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function buildNode() {
  const builder = await createBuilder({ configFile, logLevel: 'warn' }, null);
  for (const name of ['node', 'preload']) await builder.build(builder.environments[name]);
}

function runAndWatch(electron, origin, close) {
  let isRestarting = false;
  let child = launch();
  let timer;

  function launch() {
    const started = launchElectron(electron, { args: process.argv.slice(2), env: { ATELIER_DEV_SERVER: origin } });
    started.on('exit', (code) => {
      if (isRestarting) return;
      void close().then(() => process.exit(code ?? 0));
    });
    return started;
  }

  async function restart() {
    try {
      await buildNode();
    } catch (error) {
      console.error(error.message);
      return;
    }
    console.log('Main side changed: starting again.');
    isRestarting = true;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    isRestarting = false;
    child = launch();
  }

  for (const folder of WATCHED) {
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), SETTLE_MS);
    });
  }
}

try {
  await dev();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
