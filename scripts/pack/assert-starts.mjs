/** Starts the packed app and has it do its main job: page, core, engine, workers and models must all be there. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { hasDisplay, machineSwitches } from '../electron-runtime/launch-electron.mjs';

const LIMIT_MS = 60_000;
const root = path.resolve(import.meta.dirname, '../..');
const samples = process.env.ATELIER_SAMPLES ?? path.resolve(import.meta.dirname, '../../../shared/samples');

/** Each is read by native code in a process of its own. */
const NATIVE_FILES = ['assets/icon.png', 'shared/audio/test-data/he-aac/clicks-v1.aac'].map((file) =>
  path.join(root, file),
);

/**
 * Throws unless the packed app opens a recording that it is started with and shows what is said in it, and reads an image and
 * AAC that it is started with later. It is watched through Chromium's debugging port, since the fuses shut Node's.
 */
export async function assertStarts(executable) {
  const recording = path.join(samples, 'speech/jfk.flac');
  if (!existsSync(recording))
    throw new Error(`The sample ${recording} is missing; ATELIER_SAMPLES may point elsewhere.`);
  const profile = await mkdtemp(path.join(os.tmpdir(), 'atelier-packed-'));
  const child = start(executable, ['--remote-debugging-port=0', '--profile', profile, recording]);
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress(child));
    const page = browser.contexts()[0].pages()[0];
    await page.getByRole('main').first().waitFor({ timeout: LIMIT_MS });
    await page
      .getByText(/my fellow americans/i)
      .first()
      .waitFor({ timeout: LIMIT_MS });
    await readNativeFiles(executable, profile);
    await browser.close();
    console.log('The packed app shows its window, transcribes a recording, makes a thumbnail and decodes AAC.');
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** On a PATH with nothing on it: an ffmpeg would read what our own decoders must. */
function start(executable, args) {
  const screen = hasDisplay() ? [] : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1000x24'];
  const all = [
    ...screen,
    '/usr/bin/env',
    'PATH=/nonexistent',
    executable,
    ...machineSwitches(() => undefined),
    ...args,
  ];
  return spawn(all[0], all.slice(1), { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
}

/** A second start hands its files to the first and ends. */
async function readNativeFiles(executable, profile) {
  const second = start(executable, ['--profile', profile, ...NATIVE_FILES]);
  second.stderr.resume();
  await new Promise((resolve) => second.once('exit', resolve));
  const isDerived = (files) =>
    files.some((file) => file.endsWith('.thumbnail.webp')) &&
    files.filter((file) => file.endsWith('.peaks')).length > 1;
  for (let waitedMs = 0; waitedMs < LIMIT_MS; waitedMs += 500) {
    if (isDerived(await readdir(profile, { recursive: true }))) return;
    await wait(500);
  }
  throw new Error('The packed app made no thumbnail of an image, or could not decode AAC.');
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
