import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { openSpeak } from '../../pages/speak-page.ts';

const DUB = `1
00:00:01,000 --> 00:00:01,900
ANN: The lamp was trimmed at four, as every night.

2
00:00:04,000 --> 00:00:12,000
BOB: After that the page is wet.

3
00:00:13,000 --> 00:00:13,100
ANN: Then it is blank until the spring of the following year, which nobody remembers.

4
00:00:20,000 --> 00:00:26,000
BOB: It is.
`;

test('odd lines are skipped or warned of, names get voices, and a dub is fitted to its cues', async ({
  app,
  folder,
}) => {
  const { studio, speak } = await openSpeak(app);
  await speak.write([
    'The lamp was trimmed at four.',
    '***',
    'Der Hund ist nicht in dem Haus und die Katze auch nicht.',
    'After that the page is wet.',
  ]);

  await test.step('a line without words is skipped, a line that reads as German says so and is English when told', async () => {
    await expect(speak.line(2)).toContainText('No words, skipped');
    await expect(speak.line(3)).toContainText('Not English');
    await speak.select(3);
    await expect(speak.line(3)).toContainText('This looks like German.');
    await speak.line(3).getByRole('button', { name: 'Speak as English' }).click();
    await expect(speak.line(3)).not.toContainText('This looks like German.');
    await expect(speak.generateButton).toHaveText(/^Generate 3 lines/);
  });

  await test.step('a name that is typed gets a voice of its own at once', async () => {
    await speak.text(4).click();
    await speak.page.keyboard.press('End');
    await speak.page.keyboard.press('Enter');
    await speak.page.keyboard.type('[Maria] It is blank until the spring.');
    await speak.page.keyboard.press('Escape');
    await expect(speak.lines.getByRole('listitem', { name: 'Line 5, Maria' })).toBeVisible();
    const maria = speak.cast.getByRole('listitem').filter({ hasText: 'Maria' });
    await expect(maria).toContainText(/Woman|Person/);
  });

  await test.step('what is made is exported without the line that has no words', async () => {
    await speak.make();
    await studio.answerOpenDialog([folder]);
    await speak.exportAs('WAV', []);
    await expect.poll(() => readdirSync(folder).filter((name) => name.endsWith('.wav'))).toHaveLength(1);
  });

  await test.step('a dub shows its cues, speeds up what is too long and lists what does not fit', async () => {
    const file = path.join(folder, 'Dub.srt');
    writeFileSync(file, DUB);
    await studio.drop([file]);
    await expect(speak.stage.getByRole('heading', { name: 'Dub' })).toBeVisible();
    await expect(speak.text(1)).toHaveText('The lamp was trimmed at four, as every night.');
    await expect(speak.line(1)).toContainText('0:01.0 – 0:01.9');
    await speak.make();
    await expect(speak.line(1)).toContainText(/[\d.]+ s too long/);
    await expect(speak.line(2)).not.toContainText('too long');
    await speak.dock.getByRole('tab', { name: 'Audio' }).click();
    await speak.dock.getByRole('button', { name: /^Fit 2 lines to their cues/ }).click();
    await expect(speak.line(1)).toContainText('Delivery changed');
    await expect(speak.generateButton).toHaveText(/^Generate 2 lines/);
    await speak.dock.getByRole('button', { name: /^Line 3, [\d.]+ s too long/ }).click();
    await expect(speak.line(3)).toHaveAttribute('aria-current', 'true');
  });
});
