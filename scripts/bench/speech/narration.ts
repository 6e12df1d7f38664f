import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { speakBare } from '../app/speech/bare-speech.ts';
import type { MemoryPass, MemorySample } from '../app/memory-pass.ts';
import { generateAll, NARRATOR, narrationScript, narrationTexts } from '../app/speech/narration.ts';
import { openCore } from '../app/open-core.ts';
import { watchEngine } from '../app/watched-engine.ts';
import { type BenchRow, printBenchRows } from '../bench-row.ts';

const LINES = 60;
const ROUNDS = 2;
const LEAST_SPEED = 5;
/** What storing, reading and drawing each take may cost beside the speaking. */
const MOST_TIMES = 1.5;
const LONG_MINUTES = 30;
const WARM_MINUTES = 5;
const MOST_GROWTH_MB = 1;
const MOST_MIX_MB = 100;

type Speed = { wallMs: number; durationMs: number };

/**
 * A script of 60 lines made through core (until its last take is stored) against the engine's bare operation for the same
 * texts one after another, on the same engine, turn by turn.
 */
export async function benchNarrationSpeed(): Promise<BenchRow[]> {
  const engine = watchEngine();
  const { core, dispose } = await openCore({ processes: engine.processes });
  try {
    const texts = narrationTexts(LINES);
    await generateAll(core, await narrationScript(core, 'Warm', texts.slice(0, 3)));
    const rounds: { app: Speed; bare: Speed }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const app = await generateAll(core, await narrationScript(core, `Round ${round}`, texts));
      let bare: Speed = { wallMs: 0, durationMs: 0 };
      for (const text of texts) {
        const { wallMs, durationMs } = await speakBare(engine.running(), { text, voiceId: NARRATOR });
        bare = { wallMs: bare.wallMs + wallMs, durationMs: bare.durationMs + durationMs };
      }
      rounds.push({ app, bare });
    }
    return speedRows(rounds);
  } finally {
    await dispose();
  }
}

function speedRows(rounds: readonly { app: Speed; bare: Speed }[]): BenchRow[] {
  // The fastest of each: whatever else the machine does only ever adds time.
  const appSpeed = Math.max(...rounds.map(({ app }) => app.durationMs / app.wallMs));
  const bareSpeed = Math.max(...rounds.map(({ bare }) => bare.durationMs / bare.wallMs));
  const ratio = bareSpeed / appSpeed;
  const seconds = (rounds[0]?.app.durationMs ?? 0) / 1000;
  const note = `fastest of ${ROUNDS} rounds, ${LINES} lines, ${seconds.toFixed(0)} s of sound`;
  return [
    {
      name: 'Narration: speed through core',
      value: appSpeed,
      unit: 'x',
      target: `>= ${LEAST_SPEED}`,
      ok: appSpeed >= LEAST_SPEED,
      note,
    },
    { name: 'Narration: speed of the engine alone', value: bareSpeed, unit: 'x' },
    {
      name: 'Narration: core against the engine alone',
      value: ratio,
      unit: 'times',
      target: `<= ${MOST_TIMES}`,
      ok: ratio <= MOST_TIMES,
    },
  ];
}

/**
 * Memory of core's process and of the engine's while 30 minutes are narrated, and of core's while they are joined. Each
 * minute is a minute of sound.
 */
export async function benchNarrationMemory(): Promise<BenchRow[]> {
  const script = path.join(import.meta.dirname, '../app/memory-pass.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(LONG_MINUTES)]);
  const pass = JSON.parse(stdout) as MemoryPass;
  return [...memoryRows('core', pass, (sample) => sample.coreBytes), ...engineRows(pass), ...mixRows(pass)];
}

const engineRows = (pass: MemoryPass) => memoryRows('the engine', pass, (sample) => sample.engineBytes);

function memoryRows(of: string, pass: MemoryPass, bytes: (sample: MemorySample) => number): BenchRow[] {
  const { samples, minutes } = pass;
  const at = (minute: number) => samples.find((sample) => sample.minute >= minute) ?? samples.at(-1)!;
  const megabytes = (sample: MemorySample) => bytes(sample) / 1e6;
  const steady = samples.filter(({ minute }) => minute >= WARM_MINUTES);
  const slope = slopeOf(steady.map((sample) => ({ x: sample.minute, y: megabytes(sample) })));
  const figures = [samples[0]!, at(WARM_MINUTES), at(minutes / 2), samples.at(-1)!]
    .map((sample) => `${megabytes(sample).toFixed(0)} MB at ${sample.minute.toFixed(0)} min`)
    .join(', ');
  return [
    { name: `Memory: ${of}, at most`, value: Math.max(...samples.map(megabytes)), unit: 'MB', note: figures },
    {
      name: `Memory: ${of}, growth with each minute`,
      value: slope,
      unit: 'MB',
      target: `<= ${MOST_GROWTH_MB}`,
      ok: slope <= MOST_GROWTH_MB,
      note: `line through ${steady.length} samples of minutes ${WARM_MINUTES} to ${minutes.toFixed(0)}`,
    },
  ];
}

function mixRows({ mix, minutes }: MemoryPass): BenchRow[] {
  const megabytes = (mix.mostBytes - mix.beforeBytes) / 1e6;
  const speed = (minutes * 60_000) / mix.wallMs;
  return [
    {
      name: `Memory: joining ${minutes.toFixed(0)} minutes, core on top`,
      value: megabytes,
      unit: 'MB',
      target: `<= ${MOST_MIX_MB}`,
      ok: megabytes <= MOST_MIX_MB,
      note: `from ${(mix.beforeBytes / 1e6).toFixed(0)} MB`,
    },
    { name: `Narration: joining ${minutes.toFixed(0)} minutes`, value: speed, unit: 'x' },
  ];
}

/** Slope of the straight line that fits best. */
function slopeOf(points: readonly { x: number; y: number }[]): number {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const products = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return products / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  printBenchRows([...(await benchNarrationSpeed()), ...(await benchNarrationMemory())]);
}
