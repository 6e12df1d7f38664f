import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { convert, samplePath } from '../../fixtures/sounds/recordings.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

test('lines are checked as subtitles, fixed, regrouped and moved, each as one step', async ({ app, page, folder }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await studio.drop([convert(samplePath('speech/jfk.flac'), path.join(folder, 'Inaugural address.wav'))]);
  await transcribe.waitUntilWritten();
  const whole = (await transcribe.visibleTexts()).join(' ');
  const check = page.getByRole('region', { name: 'Subtitle check' });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await test.step('rules of one’s own are broken by lines that are named, and reached by keys', async () => {
    await page.keyboard.press('F7');
    await check.getByRole('button', { name: 'Rules' }).click();
    const rules = dialog('Rules');
    await rules.getByRole('textbox', { name: 'Characters per line' }).fill('20');
    await rules.getByRole('textbox', { name: 'Lines per subtitle' }).fill('1');
    await page.keyboard.press('Escape');
    await expect(check.getByRole('status')).toHaveText(/^\d+ lines? breaks? a rule$/);
    await page.keyboard.press('F8');
    await expect(transcribe.lines.locator('[role=row][aria-selected=true]')).toContainText(
      /Needs \d+ lines, at most 1/,
    );
    await look(studio, 'transcribe-check');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('fixes are reviewed, and none of them changes a word', async () => {
    await check.getByRole('button', { name: 'Fix', exact: true }).click();
    const review = dialog('Fix subtitle problems');
    await expect(review.getByRole('listitem').first()).toContainText('Line 1');
    await lookAtDialog(page, 'transcribe-fix');
    expect(await violations(page)).toEqual([]);
    await review.getByRole('button', { name: /^Apply/ }).click();
    await expect(review).toBeHidden();
    await expect(transcribe.line(2)).toBeVisible();
    expect((await transcribe.visibleTexts()).join(' ')).toBe(whole);
    await studio.answerOpenDialog([folder]);
    await transcribe.exportAs('SRT subtitles');
    const cues = (await readFile(path.join(folder, 'Inaugural address.srt'), 'utf8')).trim().split('\n\n');
    for (const cue of cues) {
      const lines = cue.split('\n').slice(2);
      expect(lines).toHaveLength(1);
      // A single word may be longer than a line.
      expect(lines[0]?.length).toBeLessThanOrEqual(lines[0]?.includes(' ') ? 20 : 40);
    }
  });

  await test.step('lines are regrouped from the same words, and one undo brings them back', async () => {
    const before = await transcribe.visibleTexts();
    await studio.runCommand('Regroup lines');
    const regroup = dialog('Regroup lines');
    await regroup.getByRole('textbox', { name: 'Characters per line' }).fill('60');
    await regroup.getByRole('textbox', { name: 'Lines per subtitle' }).fill('2');
    await expect(regroup.getByRole('status')).toHaveText(new RegExp(`^${before.length} lines → \\d+$`));
    await lookAtDialog(page, 'transcribe-regroup');
    await regroup.getByRole('button', { name: 'Regroup' }).click();
    await expect.poll(async () => (await transcribe.visibleTexts()).length).toBeLessThan(before.length);
    expect((await transcribe.visibleTexts()).join(' ')).toBe(whole);
    await studio.titleBar.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => transcribe.visibleTexts()).toEqual(before);
  });

  await test.step('a pattern is replaced with its groups', async () => {
    await page.keyboard.press('Control+h');
    await page.getByRole('button', { name: 'Use regular expression' }).click();
    await page.getByRole('textbox', { name: 'Find in transcript' }).fill('(country');
    await expect(page.getByRole('search', { name: 'Find' }).getByRole('status')).toHaveText('Incomplete expression');
    await page.getByRole('textbox', { name: 'Find in transcript' }).fill('your (country)');
    await page.getByRole('textbox', { name: 'Replace with' }).fill('our $1');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await expect(transcribe.lines).toContainText('our country');
    await expect(transcribe.lines).not.toContainText('your country');
    await look(studio, 'transcribe-replace');
    await page.keyboard.press('Escape');
  });

  await test.step('lines are tidied by rules, reviewed, and only what is accepted changes', async () => {
    await transcribe.rewrite(1, 'um, and so my my fellow');
    await studio.dismissToasts();
    await studio.runCommand('Tidy up or translate');
    const order = dialog('Tidy up or translate');
    await order.getByText('Translate', { exact: true }).click();
    await expect(order).toContainText('Translating needs a model');
    await order.getByText('Tidy up', { exact: true }).click();
    await expect(order).toContainText('The text stays on this computer.');
    await lookAtDialog(page, 'transcribe-tidy');
    expect(await violations(page)).toEqual([]);
    await order.getByRole('button', { name: /^Tidy up \d+ lines$/ }).click();
    await page.getByRole('button', { name: 'Review: Tidied text.' }).click();
    const review = dialog('Tidied text.');
    await expect(review.getByRole('listitem').first()).toContainText('And so my fellow');
    await lookAtDialog(page, 'transcribe-tidied');
    expect(await violations(page)).toEqual([]);
    await review.getByRole('button', { name: /^Accept \d+ changes?$/ }).click();
    await expect(transcribe.text(1)).toHaveText('And so my fellow');
    await expect(page.getByRole('button', { name: 'Review: Tidied text.' })).toBeHidden();
  });

  await test.step('what was corrected once is offered, and corrections are found in other lines', async () => {
    await transcribe.rewrite(2, 'Citizens.');
    await studio.dismissToasts();
    await studio.runCommand('Corrections');
    const corrections = dialog('Corrections');
    await corrections.getByRole('button', { name: 'Add Americans → Citizens' }).click();
    await corrections.getByRole('textbox', { name: 'Heard as' }).fill('country');
    await corrections.getByRole('textbox', { name: 'Correct' }).fill('nation');
    await corrections.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(corrections.getByRole('list', { name: 'Corrections' }).getByRole('listitem')).toHaveCount(2);
    await lookAtDialog(page, 'transcribe-corrections');
    expect(await violations(page)).toEqual([]);
    await corrections.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Review corrections' }).click();
    const review = dialog('Review corrections');
    await review.getByRole('button', { name: /^Apply \d+ changes?$/ }).click();
    await expect(transcribe.lines).toContainText('our nation');
    await expect(transcribe.lines).not.toContainText('country');
    await expect(page.getByRole('button', { name: 'Review corrections' })).toBeHidden();
  });

  await test.step('the selected line and all after it move, as far as was typed', async () => {
    await transcribe.line(2).click();
    const startMs = await transcribe.timeMs('Start');
    await studio.runCommand('Move or scale lines');
    const timing = dialog('Move or scale lines');
    await timing.getByText('Selected and following').click();
    await timing.getByRole('textbox', { name: 'Later by (seconds)' }).fill('1.5');
    await lookAtDialog(page, 'transcribe-move');
    await timing.getByRole('button', { name: /^Change/ }).click();
    await expect(timing).toBeHidden();
    await transcribe.line(2).click();
    await expect.poll(() => transcribe.timeMs('Start')).toBe(startMs + 1500);
  });
});
