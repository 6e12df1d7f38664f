/** Starts the packed app and looks whether its page, core and engine come up. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright';
import { hasDisplay, machineSwitches } from '../electron-runtime/launch-electron.mjs';

const LIMIT_MS = 60_000;

/**
 * Throws unless the packed app shows its page with a working port and starts its engine. It is driven through Chromium's
 * debugging port, since the fuses shut Node's.
 */
export async function assertStarts(executable) {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'atelier-packed-'));
  const args = [...machineSwitches(() => undefined), '--remote-debugging-port=0', '--profile', profile];
  const screen = hasDisplay() ? [] : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1000x24'];
  const [command, ...rest] = [...screen, executable, ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress(child));
    const page = browser.contexts()[0].pages()[0];
    await page.getByRole('main').first().waitFor({ timeout: LIMIT_MS });
    await engineIsReady(profile);
    await browser.close();
    console.log('The packed app shows its window and its engine is ready.');
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

/** Core logs when its engine answers; with models that are not found it never does. */
async function engineIsReady(profile) {
  const deadline = Date.now() + LIMIT_MS;
  const log = path.join(profile, 'logs/atelier.log');
  for (let text = ''; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 250))) {
    text = await readFile(log, 'utf8').catch(absent);
    if (/engine.*ready/i.test(text)) return;
  }
  throw new Error(`The engine of the packed app did not get ready; ${log} says why.`);
}

function absent(error) {
  if (error.code === 'ENOENT') return '';
  throw error;
}
