import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createHttp, type HttpDoor } from '../../../electron/http/create-http.ts';
import type { Core } from '../../../electron/core/create-core.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Script } from '../../../shared/domain/script/script.ts';
import { speakBare } from '../app/speech/bare-speech.ts';
import { launchApp } from '../app/launch-app.ts';
import { loneEngine } from '../app/lone-engine.ts';
import { NARRATOR, narrationScript, narrationTexts } from '../app/speech/narration.ts';
import { openCore, profileFolders } from '../app/open-core.ts';
import { clickAndListen } from '../app/speech/page-ear.ts';
import { median } from '../../../shared/domain/quantile.ts';
import { watchEngine } from '../app/watched-engine.ts';
import { type BenchRow, printBenchRows } from '../bench-row.ts';

const ROUNDS = 9;
const MOST_TIMES = 2;
const ENGINE_LIMIT_MS = 300;
const SIZE = { width: 1440, height: 900 };
const none = async () => new Response(null, { status: 404 });

/** About a minute of speech in one line, so that the first sound comes long before the last. */
const LONG_TEXT = narrationTexts(8).join(' ');

type Round = { appMs: number; engineMs: number };

/**
 * From the wish to make a line to the first byte that a player can read (script, job, service client, live door) against
 * the first sound of the same engine for the same request over bare HTTP. The two take turns; the first turn warms up.
 */
export async function benchFirstSound(): Promise<BenchRow[]> {
  const engine = watchEngine();
  const { core, dispose, log } = await openCore({ processes: engine.processes });
  try {
    const door = createHttp({
      core,
      log,
      renderer: { document: async () => '', policy: () => ({ connect: [], script: [] }), asset: none },
    });
    const script = await narrationScript(core, 'First sound', [LONG_TEXT]);
    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const appMs = await timeToLiveSound(core, door, script);
      const { firstMs: engineMs } = await speakBare(engine.running(), { text: LONG_TEXT, voiceId: NARRATOR });
      if (round > 0) rounds.push({ appMs, engineMs });
    }
    return rowsOf('through core', rounds);
  } finally {
    await dispose();
  }
}

async function timeToLiveSound(core: Core, door: HttpDoor, { id, lines }: Script): Promise<number> {
  const startedAtMs = performance.now();
  const { jobId } = await core.speech.generate({ id, lineIds: lines.map((line) => line.id) });
  const response = await door.fetch(new Request(`http://studio/speech/${await growingTake(core, id)}/live`));
  if (!response.ok || !response.body) throw new Error(`The live door answered ${response.status}.`);
  let firstMs = 0;
  for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
    if (bytes.length > 0) firstMs ||= performance.now() - startedAtMs;
  }
  const job = await core.jobs.whenEnded({ id: jobId });
  if (job.state !== 'done' || firstMs === 0) throw new Error(`The line was not made: ${job.failure?.message}`);
  // Reading the new take must not slow the engine's turn.
  await Promise.all(core.scripts.takes({ id }).map((take) => core.library.whenRead({ id: take.id })));
  return firstMs;
}

/** Looks as rarely as it can without adding to what is measured. */
async function growingTake(core: Core, id: ItemId): Promise<ItemId> {
  for (;;) {
    const [line] = core.speech.generation({ id });
    if (line?.state === 'failed') throw new Error(`The line was not made: ${line.failure?.message}`);
    if (line?.takeId && core.speech.live({ takeId: line.takeId })) return line.takeId;
    await setTimeout(1);
  }
}

/**
 * The same in the running app: from a click on Make to the moment at which the player's sound moves on, against the first
 * sound of another engine of the same build over bare HTTP. Needs a display and an up-to-date build.
 */
export async function benchFirstSoundInWindow(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-'));
  const profile = path.join(folder, 'profile');
  const engine = loneEngine(folder);
  try {
    await writeScripts(profile);
    const app = await launchApp(profile, SIZE);
    try {
      const rounds: Round[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const appMs = await clickAndListen(app.page, `First sound ${round}`);
        const { firstMs: engineMs } = await speakBare(await engine.connection(), {
          text: LONG_TEXT,
          voiceId: NARRATOR,
        });
        if (round > 0) rounds.push({ appMs, engineMs });
      }
      return rowsOf('in the window', rounds);
    } finally {
      await app.close();
    }
  } finally {
    await engine.dispose();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A script for each round, as the app would have stored it. */
async function writeScripts(profile: string): Promise<void> {
  const { core, dispose } = await openCore({ folders: profileFolders(profile) });
  try {
    for (let round = 0; round <= ROUNDS; round += 1) await narrationScript(core, `First sound ${round}`, [LONG_TEXT]);
  } finally {
    await dispose();
  }
}

function rowsOf(where: string, rounds: readonly Round[]): BenchRow[] {
  const appMs = median(rounds.map((round) => round.appMs));
  const engineMs = median(rounds.map((round) => round.engineMs));
  const ratio = median(rounds.map((round) => round.appMs / round.engineMs));
  const range = (values: readonly number[]) =>
    `median of ${values.length}, ${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} ms`;
  return [
    {
      name: `First sound: ${where}`,
      value: appMs,
      unit: 'ms',
      note: range(rounds.map((round) => round.appMs)),
    },
    {
      name: `First sound: the engine beside it (${where})`,
      value: engineMs,
      unit: 'ms',
      target: `<= ${ENGINE_LIMIT_MS}`,
      ok: engineMs <= ENGINE_LIMIT_MS,
      note: range(rounds.map((round) => round.engineMs)),
    },
    {
      name: `First sound: ${where}, against the engine`,
      value: ratio,
      unit: 'times',
      target: `<= ${MOST_TIMES}`,
      ok: ratio <= MOST_TIMES,
      note: 'median of the ratios of each round',
    },
  ];
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  printBenchRows([...(await benchFirstSound()), ...(await benchFirstSoundInWindow())]);
}
