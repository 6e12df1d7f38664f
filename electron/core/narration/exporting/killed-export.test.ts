import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { openBooth } from '../test-data/narration-fixture.ts';

/** Runs the program that is killed in the middle of an export, and gives what it printed before. */
async function killedExport(): Promise<{ folder: string; out: string; script: Script }> {
  const program = path.join(import.meta.dirname, '../test-data/exporting-program.ts');
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return JSON.parse(printed) as { folder: string; out: string; script: Script };
}

it('an export that was killed leaves what was complete as it is, and nothing else once it is given up', async () => {
  const { folder, out, script } = await killedExport();
  const [hidden = '', first = ''] = fs.readdirSync(out).toSorted();
  expect([hidden[0], path.extname(first)]).toEqual(['.', '.mp3']);
  const complete = fs.readFileSync(path.join(out, first));
  expect(complete.length).toBeGreaterThan(1000);
  const booth = openBooth({}, { folder, scripts: [script] });
  try {
    const [job] = booth.jobs.list({ limit: 1 });
    if (!job) throw new Error('The job is gone.');
    // The next start takes it up again; it goes on with what is missing.
    await expect.poll(() => booth.jobs.get({ id: job.id }).state).toBe('running');
    await expect.poll(() => booth.jobs.get({ id: job.id }).progress.partsDone).toBe(1);
    booth.jobs.cancel({ id: job.id });
    expect((await booth.jobs.whenEnded({ id: job.id })).state).toBe('cancelled');
    await expect.poll(() => fs.readdirSync(out)).toEqual([first]);
    expect(fs.readFileSync(path.join(out, first)).equals(complete)).toBe(true);
    const left = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => /\.part(ial)?$/.test(name))).toEqual([]);
  } finally {
    await booth.dispose();
  }
});
