import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { JobId } from '../../../../../shared/domain/ids.ts';
import type { Core } from '../../../create-core.ts';
import { testFolder } from '../../test-context.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { openQueueCore, untilQueueRests } from './queue-core.ts';
import type { QueueLine } from './queue-program.ts';
import { type QueueService, startQueueService } from './queue-service.ts';

const PROGRAM = path.join(import.meta.dirname, 'queue-program.ts');

/** A queue that was killed so long after its first order: how many tasks it had accepted, how many say that they were broken off, and what was wrong. */
export type QueueRound = {
  seed: number;
  killedAfterMs: number;
  accepted: number;
  brokenOff: number;
  problems: string[];
};

type Run = { lines: QueueLine[]; isKilled: boolean; tookMs: number };

/**
 * Kills a program with a mixed queue at a moment that each seed chooses, starts it anew, lets it finish, and looks whether a task is lost, a file
 * is half there, or anything was asked of the service twice without a word.
 */
export async function runQueueRounds(seeds: readonly number[]): Promise<QueueRound[]> {
  const cache = testFolder();
  const rounds: QueueRound[] = [];
  try {
    const whole = await round(0, { killAfterMs: null, cache });
    if (whole.problems.length > 0) throw new Error(`Nothing was killed, and yet: ${whole.problems.join(' ')}`);
    for (const seed of seeds) {
      const killAfterMs = randomNumbers(seed)(Math.round(whole.tookMs));
      const { tookMs: _tookMs, ...result } = await round(seed, { killAfterMs, cache });
      rounds.push({ seed, killedAfterMs: killAfterMs, ...result });
    }
  } finally {
    fs.rmSync(cache, { recursive: true, force: true });
  }
  return rounds;
}

async function round(seed: number, { killAfterMs, cache }: { killAfterMs: number | null; cache: string }) {
  const profile = testFolder();
  const service = await startQueueService(seed);
  try {
    const run = await runProgram([profile, service.baseUrl, String(seed)], { killAfterMs, cache });
    const core = openQueueCore(profile, service.baseUrl);
    try {
      await untilQueueRests(core);
      const accepted = run.lines.flatMap((line) => ('accepted' in line ? [line.accepted] : []));
      const brokenOff = core.jobs.list({ limit: 200 }).filter(({ state }) => state === 'failed').length;
      const problems = [
        ...lostTasks(core, accepted),
        ...askedTwice(core, service),
        ...(await wrongFiles(core, service, profile)),
      ];
      return { accepted: accepted.length, brokenOff, problems, tookMs: run.tookMs };
    } finally {
      await core.dispose();
    }
  } finally {
    await service.close();
    fs.rmSync(profile, { recursive: true, force: true });
  }
}

async function runProgram(
  args: readonly string[],
  { killAfterMs, cache }: { killAfterMs: number | null; cache: string },
): Promise<Run> {
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env });
  let text = '';
  let readyAt = 0;
  child.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more;
    if (readyAt > 0) return;
    readyAt = performance.now();
    if (killAfterMs !== null) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`The program failed with code ${code}.`);
  // The last line may be cut.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return {
    lines: lines.filter((line) => line !== '').map((line) => JSON.parse(line) as QueueLine),
    isKilled: signal === 'SIGKILL',
    tookMs: performance.now() - readyAt,
  };
}

type Generation = {
  id: string;
  jobId: JobId;
  recipe: { prompt: string };
  results: readonly { state: string; itemId: string | null }[];
};

const generationsOf = (core: Core): Generation[] =>
  [core.images, core.music, core.videos].flatMap((desk): Generation[] => desk.list({ limit: 200 }));

/** Every accepted task is there and ended; one that is done has all its results, and one that failed says why. */
function lostTasks(core: Core, accepted: readonly { jobId: JobId; prompt: string }[]): string[] {
  const generations = generationsOf(core);
  const missing = accepted.filter(({ jobId }) => !generations.some((each) => each.jobId === jobId));
  return [
    ...missing.map(({ prompt }) => `${prompt} was accepted and is gone.`),
    ...generations.flatMap(({ jobId, recipe, results }) => {
      const job = core.jobs.list({ limit: 200 }).find(({ id }) => id === jobId);
      if (!job) return [`${recipe.prompt} has no task.`];
      if (job.state === 'failed') return job.failure ? [] : [`${recipe.prompt} failed without a word.`];
      if (job.state !== 'done') return [`${recipe.prompt} is ${job.state}.`];
      const open = results.filter(({ state, itemId }) => state !== 'ready' || itemId === null);
      return open.length > 0 && job.failure === null
        ? [`${recipe.prompt} is done without ${open.length} results.`]
        : [];
    }),
  ];
}

/** Nothing was asked for more often than it was wanted; what was asked and lost is said by a task that failed. */
function askedTwice(core: Core, { billed }: QueueService): string[] {
  const wanted = new Map(generationsOf(core).map(({ recipe, results }) => [recipe.prompt, results.length]));
  const asked = new Map<string, number>();
  for (const { prompt, count } of billed) asked.set(prompt, (asked.get(prompt) ?? 0) + count);
  return [...asked].flatMap(([prompt, count]) => {
    const most = wanted.get(prompt);
    if (most === undefined) return [`${prompt} was sent, and there is no task for it.`];
    return count > most ? [`${prompt} was asked for ${count} times instead of ${most}.`] : [];
  });
}

/** Every item has its whole file, no result is two items, and nothing is left that belongs to none. */
async function wrongFiles(core: Core, { served }: QueueService, profile: string): Promise<string[]> {
  const rows = core.library.list({ query: '', sort: 'newest', offset: 0, limit: 500 });
  const left = [...served];
  const problems: string[] = [];
  for (const { id, title, mediaState } of rows) {
    const bytes = fs.readFileSync(core.library.mediaFile({ id, variant: 'original' }).file);
    const at = left.findIndex(({ essence }) => bytes.includes(essence));
    if (at === -1) problems.push(`The file of ${title} is not whole, or there twice.`);
    else left.splice(at, 1);
    if (mediaState !== 'ready') problems.push(`${title} is ${mediaState}.`);
  }
  const ids = new Set<string>(rows.map(({ id }) => id));
  const generations = new Set(generationsOf(core).map(({ id }) => id));
  for (const name of fs.readdirSync(path.join(profile, 'library'), { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.part')) problems.push(`${name} is left.`);
    const owner = /^(?:media\/)?([\da-f-]{36})/.exec(name)?.[1];
    if (owner !== undefined && !ids.has(owner) && !generations.has(owner)) problems.push(`${name} belongs to nothing.`);
  }
  await core.sidecars.flush();
  const findings = [...(await core.library.check()), ...(await core.sidecars.check({ isDeep: true }))];
  return [...problems, ...findings.map((finding) => JSON.stringify(finding))];
}
