/** Narrates for some minutes in a process of its own, so that its memory can be measured. Argument: minutes of sound. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Core } from '../../../electron/core/create-core.ts';
import type { Script } from '../../../shared/domain/script/script.ts';
import { generateAll, narrationScript, narrationTexts } from './speech/narration.ts';
import { openCore } from './open-core.ts';
import { residentBytes } from './meters/resident-memory.ts';
import { watchEngine } from './watched-engine.ts';

const SAMPLE_EVERY_MS = 250;
const MIX_SAMPLE_EVERY_MS = 10;
const WARM_LINES = 5;
/** The first lines do not tell exactly how long the others will be. */
const MARGIN = 1.1;

/** Memory when so many minutes of sound were made. */
export type MemorySample = { minute: number; coreBytes: number; engineBytes: number };

/** What was seen: samples in order, minutes of sound in all, and memory of core before and while they are joined. */
export type MemoryPass = {
  samples: MemorySample[];
  minutes: number;
  mix: { beforeBytes: number; mostBytes: number; wallMs: number };
};

async function pass(leastMinutes: number): Promise<MemoryPass> {
  const engine = watchEngine();
  const { core, dispose } = await openCore({ processes: engine.processes });
  try {
    const warm = await generateAll(core, await narrationScript(core, 'Warm', narrationTexts(WARM_LINES)));
    const lineMs = warm.durationMs / WARM_LINES;
    const texts = narrationTexts(Math.ceil((leastMinutes * 60_000 * MARGIN) / lineMs));
    const script = await narrationScript(core, 'Long', texts);
    const { samples, durationMs } = await narrate(core, script, () => residentBytes(engine.running().pid));
    if (durationMs < leastMinutes * 60_000) throw new Error(`Only ${(durationMs / 60_000).toFixed(1)} min were made.`);
    const minutes = durationMs / 60_000;
    const mix = await join(core, script);
    return { samples: samples.map(({ share, ...bytes }) => ({ minute: share * minutes, ...bytes })), minutes, mix };
  } finally {
    await dispose();
  }
}

type ShareSample = { share: number; coreBytes: number; engineBytes: number };

/** Makes all lines and looks on from the start to the end. `share` is that of the text that was spoken by then. */
async function narrate(core: Core, script: Script, engineBytes: () => number) {
  const samples: ShareSample[] = [];
  const look = (share: number) =>
    samples.push({ share, coreBytes: process.memoryUsage.rss(), engineBytes: engineBytes() });
  look(0);
  const timer = setInterval(() => {
    const job = core.jobs.list({ limit: 5 }).find(({ state }) => state === 'running');
    if (job?.progress.total) look(job.progress.done / job.progress.total);
  }, SAMPLE_EVERY_MS);
  try {
    const { durationMs } = await generateAll(core, script);
    look(1);
    return { samples, durationMs };
  } finally {
    clearInterval(timer);
  }
}

async function join(core: Core, { id }: Script): Promise<MemoryPass['mix']> {
  const beforeBytes = process.memoryUsage.rss();
  let mostBytes = beforeBytes;
  const look = () => (mostBytes = Math.max(mostBytes, process.memoryUsage.rss()));
  const timer = setInterval(look, MIX_SAMPLE_EVERY_MS);
  const startedAtMs = performance.now();
  try {
    await core.narration.mix({ id });
    look();
    return { beforeBytes, mostBytes, wallMs: performance.now() - startedAtMs };
  } finally {
    clearInterval(timer);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(await pass(Number(process.argv[2]))));
