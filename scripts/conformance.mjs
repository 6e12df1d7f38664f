/**
 * `npm run conformance`: the black-box checks of the HTTP interface against the local engine, statement by statement. They
 * lie beside the checkout in `shared/conformance`, or where ATELIER_CONFORMANCE points, and need ffmpeg. Too long for
 * `npm test`: run it before a release and after every change to the engine's HTTP side. A regular expression on the command
 * line chooses statements. The checks wait for work by the clock; what fails is asked once more by itself, and a busy machine
 * is told from a fault by that. The exit code is 1 where a statement does not hold then either.
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
  const verdicts = await checkAll(only);
  const failed = unexpectedIn(verdicts);
  const second = failed.length > 0 ? await askAgain(failed) : [];
  process.exitCode = summary(verdicts, second);
} finally {
  rmSync(data, { recursive: true, force: true });
}

async function checkAll(choice) {
  return [...(await checkRunning(choice)), ...(await checkClock(choice))];
}

async function askAgain(ids) {
  console.log(`\nOnce more by themselves: ${ids.join(', ')}`);
  return checkAll(`^(${ids.join('|')})$`);
}

/** Statements that fail and are not documented. */
function unexpectedIn(verdicts) {
  return verdicts.filter(({ id, verdict }) => verdict === 'FAIL' && !DOCUMENTED.has(id)).map(({ id }) => id);
}

/** Against one engine that runs for all of them. */
async function checkRunning(choice) {
  const engine = spawn(process.execPath, [path.join(root, 'scripts/engine.mjs'), '--data', path.join(data, 'engine')], {
    cwd: root,
    env: { ...process.env, ATELIER_ENGINE_KEY: KEY },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressOf(engine);
    return await verdictsOf('check.mjs', [address, KEY, ...(choice ? ['--only', choice] : [])], choice);
  } finally {
    const ended = new Promise((resolve) => engine.once('exit', resolve));
    engine.kill('SIGTERM');
    await ended;
  }
}

/** Against engines of its own, whose clock it moves. */
async function checkClock(choice) {
  return verdictsOf('check-clock.mjs', [root, ...(choice ? [choice] : [])], choice);
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
async function verdictsOf(file, args, choice) {
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
  if (verdicts.length === 0 && !choice) throw new Error(`${file} judged no statement.`);
  return verdicts;
}

function summary(first, second) {
  const heldAlone = second.filter(({ verdict }) => verdict !== 'FAIL').map(({ id }) => id);
  const unknown = unexpectedIn(first).filter((id) => !heldAlone.includes(id));
  const count = (verdict) => first.filter((one) => one.verdict === verdict).length;
  const hold = count('pass') + heldAlone.length;
  console.log(`\n${first.length} statements: ${hold} hold, ${count('stated')} differ as English only.`);
  if (heldAlone.length > 0) console.log(`Held only when asked by themselves: ${heldAlone.join(', ')}.`);
  for (const { id, verdict } of first)
    if (verdict === 'FAIL' && DOCUMENTED.has(id)) console.log(`${id} differs as documented: ${DOCUMENTED.get(id)}.`);
  if (unknown.length > 0) console.error(`Do not hold: ${unknown.join(', ')}.`);
  return unknown.length > 0 ? 1 : 0;
}
