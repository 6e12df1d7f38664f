/**
 * `npm run bench`: figures, printed and kept in bench-results/. A module in scripts/bench or a folder of it exports functions
 * called bench… that give rows; names on the command line choose modules, `kills=50` with a number for those that take one.
 * Figures never fail the run: a machine may be slow.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { hasDisplay } from './electron-runtime/launch-electron.mjs';
import { prepareModels } from './prepare-models.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'scripts/bench');
/** Other modules in it are material and meters, and `app` has the parts that benchmarks share. */
const BENCHMARK = /^export (?:async )?function bench/m;

async function bench(wanted) {
  await prepareModels();
  buildIfStale();
  const results = [];
  const amounts = new Map(wanted.map((argument) => argument.split('=')));
  for (const [name, file] of modules([...amounts.keys()])) {
    const amount = amounts.get(name) === undefined ? undefined : Number(amounts.get(name));
    const module = await import(pathToFileURL(file).href);
    for (const [key, run] of Object.entries(module)) {
      if (!key.startsWith('bench') || typeof run !== 'function') continue;
      console.log(`\n${name}: ${key}`);
      const rows = await run(amount);
      const { printBenchRows } = await import(pathToFileURL(path.join(folder, 'bench-row.ts')).href);
      printBenchRows(rows);
      results.push(...rows.map((row) => ({ module: name, ...row })));
    }
  }
  keep(results);
}

/** The wanted modules with their files, of those that export a benchmark; all without a wanted one. */
function modules(wanted) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('app'))
    .map((file) => path.join(folder, file))
    .filter((file) => BENCHMARK.test(readFileSync(file, 'utf8')));
  const byName = new Map(files.map((file) => [path.basename(file, '.ts'), file]));
  const names = [...byName.keys()].toSorted();
  const unknown = wanted.filter((name) => !byName.has(name));
  if (unknown.length > 0)
    throw new Error(`There is no bench called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  return (wanted.length > 0 ? wanted : names).map((name) => [name, byName.get(name)]);
}

function keep(rows) {
  const results = path.join(root, 'bench-results');
  mkdirSync(results, { recursive: true });
  const machine = { cpu: os.cpus()[0]?.model ?? 'unknown', cores: os.cpus().length, memoryBytes: os.totalmem() };
  const at = new Date().toISOString();
  const file = path.join(results, `${at.replaceAll(/[:.]/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify({ at, machine, rows }, null, 2)}\n`);
  console.log(`\nKept in ${path.relative(root, file)}.`);
}

/** Some figures are of a window. */
function onPrivateDisplay() {
  const args = ['--auto-servernum', '--server-args=-screen 0 1920x1200x24', process.execPath, ...process.argv.slice(1)];
  const result = spawnSync('xvfb-run', args, { stdio: 'inherit' });
  if (result.error) throw new Error(`xvfb-run could not be started: ${result.error.message}`);
  process.exitCode = result.status ?? 1;
}

try {
  if (hasDisplay()) await bench(process.argv.slice(2));
  else onPrivateDisplay();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
