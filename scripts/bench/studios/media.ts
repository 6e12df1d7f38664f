import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decoderCost } from '../app/decoder-cost.ts';
import type { BenchRow } from '../bench-row.ts';

const HOUR_SECONDS = 3600;
const samples = process.env['ATELIER_SAMPLES'] ?? path.resolve(import.meta.dirname, '../../..', '../shared/samples');

type Pass = { seconds: number; durationMs: number; peakBytes: number };

/** Reading one hour (peaks, analysis copy, playback copy) against ffmpeg decoding the same file to nothing, in one run. */
export async function benchMedia(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atelier-bench-'));
  try {
    const rows = [
      ...measure(folder, { name: 'flac', make: ['-ac', '2', '-ar', '44100'] }),
      ...measure(folder, { name: 'mp3', make: ['-ac', '2', '-ar', '44100', '-b:a', '128k'] }),
      ...measure(folder, { name: 'm4a', make: ['-ac', '2', '-ar', '44100', '-c:a', 'aac'] }),
      await decoderRow(folder),
    ];
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(folder: string, format: { name: string; make: string[] }): BenchRow[] {
  const file = path.join(folder, `hour.${format.name}`);
  run('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    '-y',
    ...hourOfSpeech(folder),
    '-t',
    String(HOUR_SECONDS),
    ...format.make,
    file,
  ]);
  const startedAt = performance.now();
  run('ffmpeg', ['-nostdin', '-v', 'error', '-i', file, '-f', 'null', '-']);
  const reference = (performance.now() - startedAt) / 1000;
  const pass = JSON.parse(
    run(process.execPath, [
      path.join(import.meta.dirname, '../app/media-pass.ts'),
      file,
      path.join(folder, format.name),
    ]),
  ) as Pass;
  if (Math.abs(pass.durationMs / 1000 - HOUR_SECONDS) > 1)
    throw new Error(`Read ${pass.durationMs} ms instead of an hour`);
  rmSync(file);
  const ratio = pass.seconds / reference;
  const note = `${pass.seconds.toFixed(1)} s against ${reference.toFixed(1)} s`;
  const megabytes = pass.peakBytes / 1e6;
  return [
    {
      name: `peaks of one hour, ${format.name}: against ffmpeg to null`,
      value: ratio,
      unit: '×',
      target: '≤ 8',
      ok: ratio <= 8,
      note,
    },
    {
      name: `peaks of one hour, ${format.name}: memory at most`,
      value: megabytes,
      unit: 'MB',
      target: '≤ 400',
      ok: megabytes <= 400,
    },
  ];
}

/** What a process of its own costs the native decoder, for a slice as recordings are decoded in. */
async function decoderRow(folder: string): Promise<BenchRow> {
  const file = path.join(folder, 'slice.aac');
  const input = hourOfSpeech(folder);
  run('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    '-y',
    ...input,
    '-t',
    '20',
    '-ac',
    '2',
    '-ar',
    '44100',
    '-c:a',
    'aac',
    file,
  ]);
  const { hereSeconds, apartSeconds, startSeconds } = await decoderCost(readFileSync(file), 44_100);
  const milliseconds = (seconds: number) => `${(seconds * 1000).toFixed(1)} ms`;
  return {
    name: 'decoding 20 s of AAC in a process of its own: against in this one',
    value: apartSeconds / hereSeconds,
    unit: '×',
    target: '≤ 1.5',
    ok: apartSeconds / hereSeconds <= 1.5,
    note: `${milliseconds(apartSeconds)} against ${milliseconds(hereSeconds)}; the first one ${milliseconds(startSeconds)}`,
  };
}

/** Input arguments that repeat the sample dialogues for longer than an hour. */
function hourOfSpeech(folder: string): string[] {
  const dialogues = path.join(samples, 'dialogues');
  if (!existsSync(dialogues))
    throw new Error(`The sample recordings are missing: ${dialogues} (or set ATELIER_SAMPLES)`);
  const files = readdirSync(dialogues).filter((name) => name.endsWith('.flac'));
  const list = path.join(folder, 'list.txt');
  writeFileSync(list, files.map((name) => `file '${path.join(dialogues, name)}'\n`).join(''));
  return ['-stream_loop', '-1', '-f', 'concat', '-safe', '0', '-i', list];
}

function run(command: string, args: string[]): string {
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (result.error) throw result.error;
  if (result.status !== 0) throw new Error(`${command} failed:\n${result.stderr}`);
  return result.stdout;
}
