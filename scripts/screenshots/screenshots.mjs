/**
 * `npm run screenshots`: the pictures in README.md, made by the running app from recordings that it recognises for them.
 * Needs flite, ffmpeg, the samples (see CONTRIBUTING.md) and, without a display, xvfb.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, copyFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buildIfStale } from '../build.mjs';
import { hasDisplay } from '../electron-runtime/launch-electron.mjs';
import { prepareModels } from '../prepare-models.mjs';
import { speakInterview } from './interview.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const samples = process.env.ATELIER_SAMPLES ?? path.resolve(root, '../shared/samples');
const SIZE = { width: 1440, height: 900 };
const MOST_BYTES = 300_000;
const INTERVIEW = 'Night trains, episode 4.m4a';
const OTHERS = {
  'Inaugural address.flac': 'speech/jfk.flac',
  'Phone greeting.flac': 'speech/demo-moreinfo.flac',
};

async function screenshots() {
  await prepareModels();
  buildIfStale();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-screenshots-'));
  const { launchApp } = await import('../bench/app/launch-app.ts');
  const app = await launchApp(path.join(folder, 'profile'), SIZE);
  try {
    const target = path.join(root, 'assets/screenshots');
    mkdirSync(target, { recursive: true });
    await showTranscript(app, recordings(folder));
    for (const theme of ['Light', 'Dark']) await photograph(app, theme, path.join(target, 'transcribe'));
    await showScript(app);
    for (const theme of ['Light', 'Dark']) await photograph(app, theme, path.join(target, 'speak'));
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function recordings(folder) {
  const files = Object.entries(OTHERS).map(([name, sample]) => {
    const file = path.join(folder, name);
    copyFileSync(path.join(samples, sample), file);
    return file;
  });
  const interview = path.join(folder, INTERVIEW);
  speakInterview(folder, interview);
  return [...files, interview];
}

/** Drops the recordings one by one, names the speakers of the last one and stops in the middle of a line. */
async function showTranscript({ electron, page }, files) {
  const { Studio } = await import('../../e2e/pages/studio.ts');
  const { TranscribePage } = await import('../../e2e/pages/transcribe-page.ts');
  const studio = new Studio({ electron, page });
  const transcribe = new TranscribePage(page);
  for (const file of files) {
    await studio.drop([file]);
    await transcribe.entry(path.parse(file).name).waitFor();
    await transcribe.open(path.parse(file).name);
    await transcribe.waitUntilWritten();
  }
  for (const [number, name] of [
    [1, 'Mara Lind'],
    [2, 'Jonas Weber'],
  ]) {
    await transcribe.dock.getByRole('button', { name: `Speaker ${number}`, exact: true }).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await transcribe.scrollToStart();
  await transcribe.text(4).click({ position: { x: 300, y: 8 } });
  await page.mouse.move(SIZE.width / 2, SIZE.height - 1);
}

/** Makes the sample script, changes a word in one line and stops in the middle of another. */
async function showScript({ electron, page }) {
  const { Studio } = await import('../../e2e/pages/studio.ts');
  const { SpeakPage } = await import('../../e2e/pages/speak-page.ts');
  const studio = new Studio({ electron, page });
  const speak = new SpeakPage(page);
  await studio.openPanel('Speak');
  await speak.stage.getByRole('button', { name: 'Open sample' }).click();
  await speak.make();
  await speak.rewrite(5, 'I had played that tape a thousand times before anyone told me what to listen for.');
  await studio.player.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('Space');
  await speak.select(2);
  await page.keyboard.press('F5');
  await page.waitForTimeout(1700);
  await page.keyboard.press('Space');
  // The ring round what the keys act on is not of interest here.
  await page.locator(':focus').blur();
  await page.mouse.move(SIZE.width / 2, SIZE.height - 1);
}

async function photograph({ electron, page }, theme, target) {
  const { Studio } = await import('../../e2e/pages/studio.ts');
  await new Studio({ electron, page }).useTheme(theme);
  // Toasts of the recordings go by themselves.
  await page.waitForTimeout(theme === 'Light' ? 6000 : 1000);
  const file = `${target}-${theme.toLowerCase()}.png`;
  await page.screenshot({ path: file });
  const { size } = statSync(file);
  if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes; at most ${MOST_BYTES} are wanted.`);
  console.log(`${path.relative(root, file)}: ${Math.round(size / 1000)} kB`);
}

function onPrivateDisplay() {
  const args = ['--auto-servernum', '--server-args=-screen 0 1920x1200x24', process.execPath, ...process.argv.slice(1)];
  const result = spawnSync('xvfb-run', args, { stdio: 'inherit' });
  if (result.error) throw new Error(`xvfb-run could not be started: ${result.error.message}`);
  process.exitCode = result.status ?? 1;
}

try {
  if (hasDisplay()) await screenshots();
  else onPrivateDisplay();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
