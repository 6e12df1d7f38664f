/**
 * `npm run conformance`: the black-box checks of the HTTP interface against the local engine, statement by statement. They
 * lie beside the checkout in `shared/conformance`, or where ATELIER_CONFORMANCE points, and need ffmpeg. Too long for
 * `npm test`: run it before a release and after every change to the engine's HTTP side. A regular expression on the command
 * line chooses statements.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** Statements that the engine does not hold on purpose, besides those that the checks themselves know as English only. */
const DOCUMENTED = new Map([
  ['X10', 'flac, like every format without a length in its header, is streamed (README.md)'],
]);

const root = path.resolve(import.meta.dirname, '..');
const checks = path.resolve(process.env.ATELIER_CONFORMANCE ?? path.join(root, '../shared/conformance'));
const samples = path.resolve(process.env.ATELIER_SAMPLES ?? path.join(root, '../shared/samples'));
const [only] = process.argv.slice(2);
const KEY = 'conformance-key';

if (!existsSync(path.join(checks, 'check.mjs'))) {
  console.error(`The checks are not in ${checks}; ATELIER_CONFORMANCE may name another folder.`);
  process.exit(2);
}

const data = mkdtempSync(path.join(os.tmpdir(), 'atelier-conformance-'));
try {
  const verdicts = [...(await checkRunning()), ...(await checkClock())];
  process.exitCode = summary(verdicts);
} finally {
  rmSync(data, { recursive: true, force: true });
}

/** Against one engine that runs for all of them. */
async function checkRunning() {
  const engine = spawn(process.execPath, [path.join(root, 'scripts/engine.mjs'), '--data', path.join(data, 'engine')], {
    cwd: root,
    env: { ...process.env, ATELIER_ENGINE_KEY: KEY },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressOf(engine);
    return await verdictsOf('check.mjs', [address, KEY, ...(only ? ['--only', only] : [])]);
  } finally {
    const ended = new Promise((resolve) => engine.once('exit', resolve));
    engine.kill('SIGTERM');
    await ended;
  }
}

/** Against engines of its own, whose clock it moves. */
async function checkClock() {
  return verdictsOf('check-clock.mjs', [root, ...(only ? [only] : [])]);
}

async function addressOf(engine) {
  return new Promise((resolve, reject) => {
    createInterface({ input: engine.stdout }).on('line', (line) => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address) resolve(address);
    });
    engine.once('exit', (code) => reject(new Error(`The engine ended before it answered (code ${code}).`)));
  });
}

/** The verdict on each statement, from the lines that a check prints. */
async function verdictsOf(file, args) {
  const child = spawn(process.execPath, [path.join(checks, file), ...args], {
    cwd: root,
    env: { ...process.env, SAMPLES: samples },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const verdicts = [];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    const [, verdict, id] = /^(pass|FAIL|stated|skip) +([A-Z]\d+) /.exec(line) ?? [];
    if (id) verdicts.push({ id, verdict });
  }
  if (verdicts.length === 0 && !only) throw new Error(`${file} judged no statement.`);
  return verdicts;
}

function summary(verdicts) {
  const failed = verdicts.filter(({ verdict }) => verdict === 'FAIL').map(({ id }) => id);
  const unknown = failed.filter((id) => !DOCUMENTED.has(id));
  const count = (verdict) => verdicts.filter((one) => one.verdict === verdict).length;
  console.log(`\n${verdicts.length} statements: ${count('pass')} hold, ${count('stated')} differ as English only.`);
  for (const id of failed) if (DOCUMENTED.has(id)) console.log(`${id} differs as documented: ${DOCUMENTED.get(id)}.`);
  if (unknown.length > 0) console.error(`Do not hold: ${unknown.join(', ')}.`);
  return unknown.length > 0 ? 1 : 0;
}
