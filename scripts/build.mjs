/** `npm run build`: everything that runs, into dist/. */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
/** Written last, so that a build which broke off counts as none. */
const stamp = path.join(dist, 'built');
const SOURCES = [
  'electron',
  'engine',
  'renderer',
  'shared',
  'assets',
  'vite.config.ts',
  'scripts/compact-names/names-as-text.ts',
  'package.json',
  'package-lock.json',
];

/** Builds renderer, preload, main, command line and engine. Ends the process with Vite's code when that fails. */
export function build() {
  rmSync(dist, { recursive: true, force: true });
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    // Standard output belongs to the command that wanted the build: of “atelier mcp” it is a protocol.
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(stamp, '');
}

/** Builds when a source is newer than the last build. */
export function buildIfStale(log = (line) => console.error(line)) {
  if (isFresh()) return;
  log('Building (the sources are newer than the last build)...');
  build();
}

function isFresh() {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && SOURCES.every((source) => newestChange(path.join(root, source)) <= built);
}

/** Folders count too: their time changes when a file in them comes or goes. */
function newestChange(entry) {
  const facts = statSync(entry, { throwIfNoEntry: false });
  if (!facts) return 0;
  if (!facts.isDirectory()) return facts.mtimeMs;
  const children = readdirSync(entry).filter((name) => name !== 'node_modules' && !name.includes('.test.'));
  return Math.max(facts.mtimeMs, ...children.map((name) => newestChange(path.join(entry, name))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
