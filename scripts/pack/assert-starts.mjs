/** Starts the packed app and has it do its main job: page, core, engine, workers and models must all be there. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright';
import { hasDisplay, machineSwitches } from '../electron-runtime/launch-electron.mjs';

const LIMIT_MS = 60_000;
const samples = process.env.ATELIER_SAMPLES ?? path.resolve(import.meta.dirname, '../../../shared/samples');

/**
 * Throws unless the packed app opens a recording that it is started with and shows what is said in it. It is watched
 * through Chromium's debugging port, since the fuses shut Node's.
 */
export async function assertStarts(executable) {
  const recording = path.join(samples, 'speech/jfk.flac');
  if (!existsSync(recording))
    throw new Error(`The sample ${recording} is missing; ATELIER_SAMPLES may point elsewhere.`);
  const profile = await mkdtemp(path.join(os.tmpdir(), 'atelier-packed-'));
  const args = [...machineSwitches(() => undefined), '--remote-debugging-port=0', '--profile', profile, recording];
  const screen = hasDisplay() ? [] : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1000x24'];
  const [command, ...rest] = [...screen, executable, ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress(child));
    const page = browser.contexts()[0].pages()[0];
    await page.getByRole('main').first().waitFor({ timeout: LIMIT_MS });
    await page
      .getByText(/my fellow americans/i)
      .first()
      .waitFor({ timeout: LIMIT_MS });
    await browser.close();
    console.log('The packed app shows its window and transcribes a recording.');
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function debuggingAddress(child) {
  return new Promise((resolve, reject) => {
    const lines = [];
    const timer = setTimeout(() => reject(new Error(`The packed app did not start:\n${lines.join('\n')}`)), LIMIT_MS);
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The packed app ended with code ${code}:\n${lines.join('\n')}`)));
  });
}
