import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { convert, samplePath, sampleText, videoOf } from '../../fixtures/sounds/recordings.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { spokenWords } from '../../fixtures/sounds/words.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

test('a dropped wav becomes lines that can be corrected, undone and exported', async ({ app, page, folder }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await studio.drop([convert(samplePath('speech/jfk.flac'), path.join(folder, 'Inaugural address.wav'))]);

  await expect(transcribe.stage.getByRole('heading', { name: 'Inaugural address' })).toBeVisible();
  await transcribe.waitUntilWritten();
  const heard = spokenWords((await transcribe.visibleTexts()).join(' '));
  expect(heard).toEqual(spokenWords(sampleText('jfk.flac')));

  const before = await transcribe.text(1).innerText();
  await transcribe.rewrite(1, 'A corrected line');
  await expect(transcribe.text(1)).toHaveText('A corrected line');
  await studio.titleBar.getByRole('button', { name: 'Undo' }).click();
  await expect(transcribe.text(1)).toHaveText(before);
  await studio.titleBar.getByRole('button', { name: 'Redo' }).click();
  await expect(transcribe.text(1)).toHaveText('A corrected line');

  await test.step('a line is inserted where it belongs and an end moved, in the session that made them', async () => {
    await transcribe.line(1).click();
    const endMs = await transcribe.timeMs('End');
    await page.keyboard.press('Alt+Insert');
    const field = page.getByRole('textbox', { name: 'Line text' });
    await field.fill('An aside');
    await field.press('Enter');
    await expect(transcribe.text(2)).toHaveText('An aside');
    await transcribe.line(2).click();
    await expect.poll(() => transcribe.timeMs('Start')).toBe(endMs);
    const before = await transcribe.timeMs('End');
    await transcribe.timeField('End').press('ArrowUp');
    await expect.poll(() => transcribe.timeMs('End')).toBe(before + 10);
  });

  await test.step('lines are transcribed again, and the new text is accepted line by line', async () => {
    await transcribe.line(1).click();
    await studio.runCommand('Transcribe lines again');
    const order = page.getByRole('dialog', { name: 'Transcribe lines again' });
    await expect(order).toContainText('Free. The audio stays on this computer.');
    await order.getByRole('button', { name: /^Transcribe 0:/ }).click();
    const review = transcribe.stage.getByRole('button', { name: /^Review new text/ });
    await review.click({ timeout: WORK_LIMIT_MS });
    const dialog = page.getByRole('dialog', { name: /^New text for/ });
    await expect(dialog.getByRole('listitem').first()).toContainText('A corrected line');
    await dialog.getByRole('button', { name: 'Decide later' }).click();
    await expect(transcribe.text(1)).toHaveText('A corrected line');
    await review.click();
    await dialog.getByRole('button', { name: /^Accept/ }).click();
    // A cut of its own is not heard word for word as it was within the whole.
    await expect(transcribe.text(1)).toHaveText(/^And so my fellow/);
    await expect(review).toBeHidden();
    await studio.titleBar.getByRole('button', { name: 'Undo' }).click();
    await expect(transcribe.text(1)).toHaveText('A corrected line');
  });

  await studio.runCommand('Copy as plain text');
  await expect.poll(() => studio.clipboardText()).toContain('A corrected line');

  await studio.answerOpenDialog([folder]);
  await transcribe.exportAs('SRT subtitles');
  const subtitles = await readFile(path.join(folder, 'Inaugural address.srt'), 'utf8');
  expect(subtitles).toMatch(/^1\n00:00:00,\d{3} --> 00:00:\d\d,\d{3}\n/);
  expect(subtitles).toContain('A corrected line');
  await transcribe.exportAs('SRT subtitles');
  await expect.poll(() => readdir(folder)).toContain('Inaugural address (2).srt');

  await test.step('subtitles open on the recording beside them, and can be edited without transcribing anything', async () => {
    await studio.drop([path.join(folder, 'Inaugural address.srt')]);
    await expect(transcribe.list.getByRole('link')).toHaveCount(2);
    await expect(transcribe.text(1)).toHaveText('A corrected line');
    await transcribe.rewrite(1, 'A line of subtitles');
    await expect(transcribe.text(1)).toHaveText('A line of subtitles');
    await expect(transcribe.waveform).toBeVisible();
  });

  await test.step('several transcripts are exported at once, in several formats', async () => {
    await transcribe.list.getByRole('button', { name: 'Export transcripts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export transcripts' });
    await dialog.getByRole('checkbox', { name: 'Select all' }).check();
    await dialog.getByRole('checkbox', { name: 'SRT subtitles' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Word document' }).check();
    await dialog.getByRole('checkbox', { name: /^ASS subtitles/ }).check();
    await dialog.getByRole('button', { name: 'Export 2 transcripts' }).click();
    await expect(dialog).toBeHidden();
    const files = (await readdir(folder)).filter((name) => /\.(docx|ass)$/.test(name)).toSorted();
    expect(files).toEqual([
      'Inaugural address (2).ass',
      'Inaugural address (2).docx',
      'Inaugural address.ass',
      'Inaugural address.docx',
    ]);
  });

  await test.step('subtitles without a recording ask for one, and can become a script', async () => {
    await writeFile(path.join(folder, 'Alone.srt'), subtitles);
    await studio.drop([path.join(folder, 'Alone.srt')]);
    const question = page.getByRole('dialog', { name: 'Recording for “Alone.srt”' });
    await expect(question.getByRole('button', { name: 'Choose file' })).toBeVisible();
    await question.getByRole('button', { name: 'Open as script' }).click();
    await expect(page.getByRole('main', { name: 'Speak' }).getByRole('heading', { name: 'Alone' })).toBeVisible();
  });
});

test('an mp4 shows its waveform and plays in step with its words', async ({ app, page, folder }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await studio.drop([videoOf(samplePath('speech/jfk.flac'), path.join(folder, 'Speech.mp4'))]);
  await expect(transcribe.waveform).toBeVisible();
  await transcribe.waitUntilWritten();

  await transcribe.line(1).click();
  await studio.player.getByRole('button', { name: 'Play' }).click();
  await expect(transcribe.lines.locator('[data-light="lit"]')).toHaveCount(1);
  const first = await transcribe.lines.locator('[data-light="lit"]').innerText();
  await expect(transcribe.lines.locator('[data-light="lit"]')).not.toHaveText(first);
  await studio.player.getByRole('button', { name: 'Pause' }).click();
});

test('text arrives while the recording is still being recognised', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await studio.drop([samplePath('dialogues/3-speakers-3.flac')]);
  await expect(transcribe.liveText).toBeVisible();
  await expect(transcribe.stage.getByRole('button', { name: 'Stop' })).toBeVisible();
  await transcribe.waitUntilWritten();
  await expect(transcribe.liveText).toBeHidden();

  await test.step('what is not English in it is marked, and said once with what can be done', async () => {
    const note = transcribe.stage.getByRole('note');
    await expect(note).toContainText('Parts may not be English');
    await expect(note.getByRole('button', { name: 'Transcribe again in the cloud' })).toBeVisible();
    await expect(transcribe.lines.getByRole('img', { name: 'May not be English' }).first()).toBeVisible();
  });
});
