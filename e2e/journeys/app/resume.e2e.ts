import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { countCrashes } from '../../fixtures/processes/crashes.ts';
import { haltEngineAfterFirstPart } from '../../fixtures/processes/halted-engine.ts';
import { cutOff, killEngine } from '../../fixtures/processes/processes.ts';
import { longRecording } from '../../fixtures/sounds/recordings.ts';
import { missingWords, spokenWords } from '../../fixtures/sounds/words.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

/** Long enough for the local engine to hear it in two parts. */
const SECONDS = 135;
/** Long enough for three parts: more than one is left. */
const MORE_SECONDS = 250;
/** A word at a seam may be heard a little differently when its part begins elsewhere. */
const MISHEARD_WORDS = 4;

let folder: string;
let recording: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-resume-'));
  recording = longRecording(path.join(folder, 'Long talk.flac'), SECONDS);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** All words of the open transcript, through an export: the list on the screen shows a part of the lines only. */
async function exportedWords(app: RunningApp, name: string): Promise<string[]> {
  await new Studio(app).answerOpenDialog([folder]);
  await new TranscribePage(app.page).exportAs('Plain text');
  const file = path.join(folder, name);
  const words = spokenWords(await readFile(file, 'utf8'));
  await rm(file);
  return words;
}

const goOn = (transcribe: TranscribePage) => transcribe.stage.getByRole('button', { name: 'Resume', exact: true });

test('a transcript cut off by a power cut goes on by itself and loses nothing', async ({ launch }) => {
  const first = await launch();
  const before = new TranscribePage(first.page);
  await new Studio(first).drop([recording]);
  await haltEngineAfterFirstPart(first);
  await before.waitForFirstPart();
  await before.scrollToStart();
  const heard = await before.text(1).innerText();
  await before.rewrite(1, 'A correction made while the rest was still being heard.');
  await expect(before.stage.getByText(/· saved$/)).toBeVisible();
  await expect(before.stage.getByRole('button', { name: 'Stop' })).toBeVisible();
  await cutOff(first);

  const second = await launch({ profile: first.profile });
  const after = new TranscribePage(second.page);
  await after.open('Long talk');
  await after.waitUntilWritten();
  await after.scrollToStart();
  await expect(after.text(1)).toHaveText('A correction made while the rest was still being heard.');
  await new Studio(second).titleBar.getByRole('button', { name: 'Undo' }).click();
  await expect(after.text(1)).toHaveText(heard);

  const resumed = await exportedWords(second, 'Long talk.txt');
  await new Studio(second).drop([recording]);
  await second.page.getByRole('button', { name: 'Transcribe again: Long talk.flac' }).click();
  await expect(after.stage.getByRole('button', { name: 'Stop' })).toBeVisible();
  await after.waitUntilWritten();
  const inOneGo = await exportedWords(second, 'Long talk.txt');
  expect(inOneGo.length).toBeGreaterThan(SECONDS);
  expect(missingWords(inOneGo, resumed).length).toBeLessThanOrEqual(MISHEARD_WORDS);
  expect(missingWords(resumed, inOneGo).length).toBeLessThanOrEqual(MISHEARD_WORDS);
});

test('a killed engine delays a transcript, and a stopped one keeps its parts and goes on', async ({ app, page }) => {
  const transcribe = new TranscribePage(page);
  await new Studio(app).drop([recording]);
  await expect(transcribe.liveText).toBeVisible();
  await killEngine(app);

  const engine = await haltEngineAfterFirstPart(app);
  await transcribe.waitForFirstPart();
  engine.goOn();
  await transcribe.stage.getByRole('button', { name: 'Stop' }).click();
  await expect(transcribe.stage.getByRole('alert')).toContainText('Transcription stopped early');
  await expect(transcribe.stage.getByRole('alert')).toContainText(
    /Everything up to \d+:\d\d is kept, and you can edit it/,
  );
  const kept = await exportedWords(app, 'Long talk.txt');
  expect(kept.length).toBeGreaterThan(0);

  await goOn(transcribe).click();
  await expect(transcribe.stage.getByRole('button', { name: 'Stop' })).toBeVisible();
  await transcribe.waitUntilWritten();
  await expect(goOn(transcribe)).toBeHidden();
  const whole = await exportedWords(app, 'Long talk.txt');
  expect(missingWords(kept, whole.slice(0, kept.length)).length).toBeLessThanOrEqual(MISHEARD_WORDS);
  expect(whole.length).toBeGreaterThan(SECONDS);
});

test('a transcript that crashed the app again and again is shown as incomplete and waits for the user', async ({
  launch,
}) => {
  const longer = path.join(folder, 'longer');
  await mkdir(longer);
  const ofThreeParts = longRecording(path.join(longer, 'Long talk.flac'), MORE_SECONDS);
  const first = await launch();
  const before = new TranscribePage(first.page);
  await new Studio(first).drop([ofThreeParts]);
  await haltEngineAfterFirstPart(first);
  await before.waitForFirstPart();
  await cutOff(first);
  countCrashes(first, 2);

  const second = await launch({ profile: first.profile });
  const studio = new Studio(second);
  const after = new TranscribePage(second.page);
  await after.open('Long talk');
  await expect(after.entry('Long talk')).toContainText(/Incomplete, \d+:\d\d of 4:10/);
  await expect(after.stage.getByText(/^Incomplete, \d+:\d\d of 4:10$/)).toBeVisible();
  await expect(after.stage.getByRole('alert')).toContainText('Stopped after 3 crashes');
  await expect(after.list.getByRole('button', { name: 'Resume Long talk' })).toBeVisible();
  await after.stage.getByRole('button', { name: 'Export' }).click();
  await expect(second.page.getByRole('note').filter({ hasText: /incomplete\. Its text ends at/ })).toBeVisible();
  await second.page.keyboard.press('Escape');

  await studio.openPanel('Tasks');
  const tasks = second.page.getByRole('main', { name: 'Tasks' });
  await expect(tasks.getByRole('button', { name: 'Resume: Long talk' })).toBeVisible();
  await tasks.getByRole('button', { name: 'Dismiss: Long talk' }).click();
  await expect(tasks.getByRole('button', { name: 'Dismiss: Long talk' })).toBeHidden();

  await studio.openPanel('Transcribe');
  await goOn(after).first().click();
  await after.waitUntilWritten();
  await expect(after.entry('Long talk')).not.toContainText('Incomplete');
});
