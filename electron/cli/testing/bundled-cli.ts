import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { createBuilder } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

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

/** Builds the bundle in a folder of that name, which is as deep as dist/node, so that it finds the package and the models. */
export async function buildBundledCli(name: string): Promise<BundledCli> {
  const bundle = path.join(root, 'test-results', name);
  const builder = await createBuilder({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    environments: { node: { build: { outDir: bundle, emptyOutDir: true } } },
  });
  const environment = builder.environments['node'];
  if (!environment) throw new Error('vite.config.ts has no environment "node".');
  await builder.build(environment);
  return { bundle, start: (args, place) => startRun(path.join(bundle, 'cli.js'), args, place) };
}

function startRun(entry: string, args: readonly string[], { home, temporary, environment }: RunPlace) {
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: temporary, ...environment };
  const child = spawn(process.execPath, [entry, ...args], { cwd: home, env });
  const run: Run = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (run.stderr += text));
  const ended = new Promise<Run>((resolve) => child.once('close', (code) => resolve({ ...run, code })));
  return { child, ended };
}
