import path from 'node:path';
import { expect, test, type RunningApp } from '../../fixtures/app.ts';
import { longRecording } from '../../fixtures/sounds/recordings.ts';

/** Has the next native question answered with the button at `index`, and counts the questions. */
const answerQuestions = ({ electron }: RunningApp, index: number) =>
  electron.evaluate(({ dialog }, response) => {
    const asked: string[] = [];
    (globalThis as { asked?: string[] }).asked = asked;
    dialog.showMessageBox = (async (...given: unknown[]) => {
      const options = given.at(-1) as { message: string };
      asked.push(options.message);
      return { response, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
  }, index);

/** The last of the buttons. */
const LATER = 3;

const quit = ({ electron }: RunningApp) => electron.evaluate(({ app }) => app.quit());

const endOf = ({ process }: RunningApp) => new Promise((resolve) => process.once('exit', resolve));

test('quitting with running work asks, the work goes on after the next start, and a signal asks nobody', async ({
  launch,
  folder,
}) => {
  const recording = longRecording(path.join(folder, 'long.flac'), 900);
  const first = await launch({ args: [recording] });
  await expect(first.page.getByRole('progressbar').first()).toBeVisible();

  await answerQuestions(first, 0);
  await quit(first);
  const asked = () => first.electron.evaluate(() => (globalThis as { asked?: string[] }).asked);
  await expect.poll(asked).toEqual(['Quit while tasks are running?']);
  expect(first.process.exitCode).toBeNull();

  await answerQuestions(first, LATER);
  const ended = endOf(first);
  await quit(first);
  expect(await ended).toBe(0);

  const second = await launch({ profile: first.profile });
  await expect(second.page.getByRole('progressbar').first()).toBeVisible();
  await answerQuestions(second, 0);
  const endedBySignal = endOf(second);
  second.process.kill('SIGTERM');
  expect(await endedBySignal).toBe(0);
});

test('a signal ends the app at whatever point of the start it comes', async ({ launch }) => {
  const app = await launch();
  const ended = endOf(app);
  app.process.kill('SIGTERM');
  expect(await ended).toBe(0);
});
