#!/usr/bin/env node
/** `npx atelier`: the command line of this checkout. Builds when that is missing or stale. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
/** The audio package needs this much. */
const OLDEST_NODE = 22;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) runOnNewerNode();
else await run();

/** The checkout brings its own Node on Linux. */
function runOnNewerNode() {
  const node = path.join(root, 'node_modules/.bin/node');
  if (!existsSync(node)) {
    console.error(`Atelier needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Install it and try again.`);
    process.exitCode = 1;
    return;
  }
  const result = spawnSync(node, [import.meta.filename, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = result.status ?? 1;
}

async function run() {
  const { buildIfStale } = await import('./build.mjs');
  const { prepareModels } = await import('./prepare-models.mjs');
  buildIfStale();
  await prepareModels({ log: (line) => console.error(line) });
  await import(pathToFileURL(path.join(root, 'dist/node/cli.js')).href);
}
