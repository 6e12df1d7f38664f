import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createBuilder } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');
/** As deep as dist/node, so that a bundle in it finds the package and the models. */
const bundles = path.join(root, 'test-results');
const PREFIX = 'cli-';
const SOURCES = ['electron', 'engine', 'shared', 'assets', 'vite.config.ts', 'package.json', 'package-lock.json'];
const KEPT_MS = 24 * 60 * 60 * 1000;

/** How a run ended and what it wrote. */
export type Run = { code: number | null; stdout: string; stderr: string };

/** The Node side of the app as it ships, apart from dist/, which others may be using. */
export type BundledCli = {
  /** Where cli.js and engine.js are. */
  bundle: string;
  start(args: readonly string[], place: RunPlace): { child: ChildProcess; ended: Promise<Run> };
};

/** Where a command line runs: `home` is the user's folder and the working directory, `temporary` the system's for passing files. */
export type RunPlace = { home: string; temporary: string; environment?: Record<string, string> | undefined };

/**
 * The bundle of the sources as they are: built by the first test file that asks for it, shared by all others. Nobody changes
 * or removes it.
 */
export async function buildBundledCli(): Promise<BundledCli> {
  const bundle = path.join(bundles, `${PREFIX}${stateOfSources()}`);
  if (!fs.existsSync(bundle)) {
    removeFormer();
    // Under another name first: others take only what is whole. Of two that are built at once the first stays.
    const part = `${bundle}.${randomUUID()}`;
    await build(part);
    if (fs.existsSync(bundle)) fs.rmSync(part, { recursive: true });
    else fs.renameSync(part, bundle);
  }
  return { bundle, start: (args, place) => startRun(path.join(bundle, 'cli.js'), args, place) };
}

async function build(outDir: string): Promise<void> {
  const builder = await createBuilder({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    environments: { node: { build: { outDir, emptyOutDir: true } } },
  });
  const environment = builder.environments['node'];
  if (!environment) throw new Error('vite.config.ts has no environment "node".');
  await builder.build(environment);
}

/** Changes with every file that is added, removed or written. */
function stateOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const entry = path.join(root, source);
    const isFolder = fs.statSync(entry).isDirectory();
    const files = isFolder ? fs.readdirSync(entry, { recursive: true, encoding: 'utf8' }).toSorted() : [''];
    for (const file of files) {
      if (file.includes('.test.')) continue;
      const { size, mtimeMs } = fs.statSync(path.join(entry, file));
      hash.update(`${source}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Those of sources that have changed since; another run that began before may still use a new one. */
function removeFormer(): void {
  fs.mkdirSync(bundles, { recursive: true });
  for (const name of fs.readdirSync(bundles).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(bundles, name);
    if (Date.now() - fs.statSync(folder).mtimeMs > KEPT_MS) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function startRun(entry: string, args: readonly string[], { home, temporary, environment }: RunPlace) {
  const compiled = process.env['NODE_COMPILE_CACHE'];
  const cache = compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: temporary, ...cache, ...environment };
  const child = spawn(process.execPath, [entry, ...args], { cwd: home, env });
  const run: Run = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (run.stderr += text));
  const ended = new Promise<Run>((resolve) => child.once('close', (code) => resolve({ ...run, code })));
  return { child, ended };
}
