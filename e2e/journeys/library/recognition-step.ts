import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type RunningApp } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TasksPage } from '../../pages/tasks-page.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';

const WORK_LIMIT_MS = 120_000;

/**
 * Imports a recording from the watched folder without transcribing it, turns recognition in the background on, follows it in Tasks,
 * finds what was said and makes a transcript of it.
 */
export async function recogniseInBackground(app: RunningApp, watched: string): Promise<void> {
  const { page } = app;
  const studio = new Studio(app);
  const library = new LibraryPage(page);
  const tasks = new TasksPage(page);
  // Somebody is at the computer, however long the test takes.
  await app.electron.evaluate(({ powerMonitor }) => {
    powerMonitor.getSystemIdleTime = () => 0;
  });
  const settings = await studio.openSettings('Library');
  const card = settings.getByRole('list', { name: 'Watch folders' }).getByRole('listitem');
  await card.getByRole('switch', { name: 'Transcribe new files' }).click({ force: true });
  await copyFile(samplePath('speech/demo-moreinfo.flac'), path.join(watched, 'demo.flac'));
  await expect(card.getByText(/2 files imported/)).toBeVisible({ timeout: WORK_LIMIT_MS });
  await settings.getByRole('switch', { name: 'Search recordings without a transcript' }).click({ force: true });
  await expect(settings.getByText('0 of 1 recording without a transcript can be searched.')).toBeVisible();
  await studio.openPanel('Tasks');
  const row = tasks.rows('Make recordings searchable');
  await expect(row.getByText(/^0 of 1 recording · Paused while/)).toBeVisible();
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row.getByText('0 of 1 recording · Paused', { exact: true })).toBeVisible();
  await look(studio, 'tasks-background');
  await expectNoViolations(page, 'recognition in the background');
  await row.getByRole('button', { name: 'Resume' }).click();

  await studio.openSettings('Library');
  await settings.getByRole('checkbox', { name: 'Only while nobody uses the computer' }).click();
  await studio.openPanel('Tasks');
  await expect(row.getByText('1 of 1 recording · All recordings can be searched')).toBeVisible({
    timeout: WORK_LIMIT_MS,
  });

  await studio.openPanel('Library');
  await library.search.fill('operating system');
  await expect(library.moments.getByRole('button', { name: /demo/ })).toBeVisible();
  await library.moments.getByRole('button', { name: /demo/ }).click();
  await expect(studio.player.getByText('demo')).toBeVisible();
  await library.item('demo', 'Recording').click();
  await expect(library.dock.getByRole('heading', { name: 'Recognised in the background' })).toBeVisible();
  await look(studio, 'library-heard');
  await expectNoViolations(page, 'text that was recognised in the background');
  await library.dock.getByRole('button', { name: 'Make transcript' }).click();
  const transcribe = new TranscribePage(page);
  await expect(transcribe.stage.getByRole('heading', { name: 'demo' })).toBeVisible();
  await studio.openPanel('Library');
  await library.stage.getByRole('button', { name: 'Clear search' }).click();
}
