import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../core/database/database.ts';
import { buildBundledCli, type BundledCli, type Run } from '../../../testing/bundled-cli.ts';

let cli: BundledCli;
let folder = '';
let place = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-cli-batch-'));
  cli = await buildBundledCli();
});
beforeEach(async () => {
  place = await mkdtemp(path.join(folder, 'run-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a batch over a table with this content. */
async function batch(content: string | Uint8Array, args: string[], name = 'list.csv'): Promise<Run> {
  await writeFile(path.join(place, name), content);
  const environment = { ATELIER_HOME: path.join(place, 'profile') };
  return await start(['generate', 'speech', '--batch', name, ...args], environment).ended;
}
const start = (args: string[], environment: Record<string, string>) =>
  cli.start(args, { home: place, temporary: place, environment });

const durationOf = (file: string): number =>
  Number(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]).toString(),
  );

/** Items and scripts that a run left in the profile. */
function leftInProfile(): unknown[] {
  const database = openDatabase(path.join(place, 'profile', 'atelier.db'));
  const left = database.db.all(`SELECT id FROM items UNION SELECT id FROM scripts`);
  database.close();
  return left;
}

const TABLE = [
  'Line,Speaker,Title,Speed',
  'Welcome to the lighthouse.,Wise_Woman,Tour,',
  'Mind the steps.,Deep_Voice_Man,Tour,"1,2"',
  'The shop closes at six.,,,',
  'The shop closes at six.,,,',
  'Nobody says this.,Nobody,,',
  '…,,,',
  'Much too fast.,,,9',
].join('\n');

describe('atelier generate speech --batch', () => {
  it('plans in a dry run by the rules of the window, with a reason for each row that can’t be spoken', async () => {
    const run = await batch(TABLE, ['--dry-run', '--json', '--out', 'out']);
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 1, stderr: '' });
    const plan = JSON.parse(run.stdout) as { rows: { row: number; state: string }[] };
    expect(plan).toMatchObject({
      table: 'list.csv',
      separator: 'comma',
      header: true,
      columns: { text: 1, voice: 2, title: 3, speed: 4, language: null, emotion: null },
      engine: 'local',
      isDryRun: true,
      narrationCount: 2,
      characters: 'Welcome to the lighthouse.Mind the steps.The shop closes at six.'.length,
      rowsLeftOut: 0,
    });
    expect(plan.rows.map(({ row, state }) => [row, state])).toEqual([
      [2, 'ready'],
      [3, 'ready'],
      [4, 'ready'],
      [5, 'repeats'],
      [6, 'refused'],
      [7, 'refused'],
      [8, 'refused'],
    ]);
    expect(plan.rows[1]).toMatchObject({ title: 'Tour', voiceId: 'Deep_Voice_Man', speed: 1.2 });
    expect(plan.rows[3]).toMatchObject({ repeats: 4, problem: null });
    expect(plan.rows[4]).toMatchObject({
      problem: { reason: 'voice_unknown', message: expect.stringContaining('Nobody') },
    });
    expect(plan.rows[6]).toMatchObject({ problem: { reason: 'speed_range' } });
    expect(await readdir(place)).not.toContain('out');
    const told = await batch(TABLE, ['--dry-run']);
    expect(told.stdout).toContain('Columns: text = “Line”, title = “Title”, voice = “Speaker”, speed = “Speed”\n');
    expect(told.stdout).toContain('  row 3: Mind the steps. (title Tour, voice Deep_Voice_Man)\n');
    expect(told.stdout).toContain('  row 5 skipped, same as row 4: The shop closes at six.\n');
    expect(told.stdout).toContain('2 narrations from 3 rows, 64 characters.\n');
    expect(leftInProfile()).toEqual([]);
  });

  it('writes a narration for each title, skips what can’t be spoken, overwrites nothing and leaves nothing in the app', async () => {
    const args = ['--format', 'wav', '--subtitles', 'srt', '--out', 'out', '--json'];
    const run = await batch(TABLE, args);
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/ {2}row 5 skipped, same as row 4: [\s\S]*row 6 skipped, .*Nobody/);
    expect(run.stderr).toMatch(/1 of 2, Tour: started\n1 of 2, Tour: done, \d+:\d\d of audio -> .*Tour\.wav/);
    expect(run.stderr).toContain('list.csv: 2 of 2 narrations written');
    const { narrations } = JSON.parse(run.stdout) as { narrations: { files: string[]; rows: number[] }[] };
    expect(narrations.map(({ rows }) => rows)).toEqual([[2, 3], [4]]);
    const out = path.join(place, 'out');
    expect(narrations.flatMap(({ files }) => files).toSorted()).toEqual(
      (await readdir(out)).map((name) => path.join(out, name)).toSorted(),
    );
    expect(durationOf(path.join(out, 'Tour.wav'))).toBeGreaterThan(1.5);
    expect(await readFile(path.join(out, 'Tour.srt'), 'utf8')).toMatch(/lighthouse\.[\s\S]*Mind the steps\./);
    const count = (await readdir(out)).length;
    const again = await batch(
      'Welcome back.\tTour\n',
      ['--columns', 'text=1,title=2', '--out', 'out', '-f', 'wav'],
      'list.tsv',
    );
    expect(again).toMatchObject({ code: 0, stdout: '' });
    expect(await readdir(out)).toContain('Tour (2).wav');
    expect(await readdir(out)).toHaveLength(count + 1);
    expect(leftInProfile()).toEqual([]);
  });

  it('reads each line of a text as a narration, with the voice of --voice', async () => {
    const run = await batch(
      'Good morning.\nGood night.\n',
      ['--voice', 'wise_woman', '--dry-run', '--json'],
      'lines.txt',
    );
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/lines\.txt: failed\. .*wise_woman.*\[INVALID_INPUT\]/);
    const known = await batch(
      'Good morning.\nGood night.\n',
      ['--voice', 'Wise_Woman', '--dry-run', '--json'],
      'lines.txt',
    );
    expect(known.code).toBe(0);
    expect(JSON.parse(known.stdout)).toMatchObject({
      separator: 'lines',
      narrationCount: 2,
      rows: [
        { row: 1, voiceId: 'Wise_Woman' },
        { row: 2, voiceId: 'Wise_Woman' },
      ],
    });
  });

  it('refuses a table that it can’t use before anything is generated, and says what to do', async () => {
    const binary = await batch(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), ['--out', 'out']);
    expect(binary).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/list\.csv: failed\. .+\[/) });
    const missing = await batch('Hello.', ['--columns', 'text=Words'], 'list.csv');
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('list.csv has no column "Words".') });
    const nothing = await batch('Line,Voice\n…,\n', ['--out', 'out']);
    expect(nothing).toMatchObject({ code: 1, stderr: expect.stringContaining('0 of 0 narrations written') });
    const away = await start(['generate', 'speech', '--batch', 'gone.csv'], {}).ended;
    expect(away).toMatchObject({ code: 1, stderr: expect.stringContaining('[FILE_MISSING]') });
    expect(await readdir(place)).not.toContain('out');
  });

  it('stops all narrations with Ctrl+C, keeps what is written and leaves nothing in the app', async () => {
    const text = 'The lighthouse keeper counts every ship that passes in the night. '.repeat(30);
    await writeFile(path.join(place, 'long.txt'), [text, `${text}Again.`, `${text}And again.`].join('\n'));
    const environment = { ATELIER_HOME: path.join(place, 'profile') };
    const { child, ended } = start(['generate', 'speech', '--batch', 'long.txt', '--json'], environment);
    let told = '';
    await new Promise<void>((resolve) => {
      child.stderr?.on('data', (chunk: Buffer) => {
        told += String(chunk);
        if (told.includes('started')) resolve();
      });
    });
    child.kill('SIGINT');
    const run = await ended;
    expect(run.code).toBe(130);
    const { narrations } = JSON.parse(run.stdout) as { narrations: { files: string[]; failure: unknown }[] };
    expect(narrations).toHaveLength(3);
    expect(narrations.at(-1)).toMatchObject({ files: [], failure: { code: 'CANCELLED' } });
    expect(leftInProfile()).toEqual([]);
  });
});
