import { type ChildProcess, spawn } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from 'playwright/test';
import { expect, test } from '../../fixtures/app.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { Studio } from '../../pages/studio.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Lines enough for a script to be in the middle of, however fast it is spoken. */
const STORY = Array.from({ length: 400 }, (_, index) => `This is line number ${index} of a long story.`).join('\n\n');

let runs: ChildProcess[] = [];
test.afterEach(() => {
  for (const run of runs) run.kill('SIGKILL');
  runs = [];
});

/** The command line speaks the story on the profile. */
function speakStory(profile: string, keychain: Record<string, string>) {
  const entry = path.join(root, 'dist/node/cli.js');
  const args = [entry, 'speak', 'story.txt', '--voice', 'Deep_Voice_Man', '--out', 'story.mp3'];
  const env = { ...process.env, ...keychain, ATELIER_HOME: profile };
  const child = spawn(process.execPath, args, { cwd: profile, env });
  runs.push(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdout.resume();
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, said: () => said };
}

const button = (task: Locator, name: string) => task.getByRole('button', { name: new RegExp(`^${name}`) });

test('the app takes over from a command line that came first, and its work can be stopped and resumed', async ({
  // The folder first: it must outlive the app.
  folder: profile,
  keychain,
  launch,
}) => {
  await writeFile(path.join(profile, 'story.txt'), STORY);
  const first = speakStory(profile, keychain);
  const isNoted = async () =>
    access(path.join(profile, 'engine/running.json')).then(
      () => true,
      () => false,
    );
  await expect.poll(isNoted, { timeout: WORK_LIMIT_MS }).toBe(true);
  const app = await launch({ profile });
  const studio = new Studio(app);
  await studio.openPanel('Tasks');
  const tasks = app.page.getByRole('main').getByRole('listitem').filter({ hasText: 'story' });

  await test.step('work of a command line that runs is seen and stopped', async () => {
    await button(tasks, 'Stop').click();
    expect(await first.ended).toBe(130);
    await expect(button(tasks, 'Resume')).toBeVisible();
  });

  await test.step('work of one that was killed goes on in the app, where it is stopped and resumed', async () => {
    const second = speakStory(profile, keychain);
    const running = tasks.filter({ has: app.page.getByRole('button', { name: /^Stop/ }) });
    await expect(running).toHaveCount(1, { timeout: WORK_LIMIT_MS });
    second.child.kill('SIGKILL');
    await second.ended;
    await button(running, 'Stop').click();
    await expect(running).toHaveCount(0);
    await button(tasks.first(), 'Resume').click();
    await expect(running).toHaveCount(1);
    await button(running, 'Stop').click();
    await expect(running).toHaveCount(0);
  });
});
