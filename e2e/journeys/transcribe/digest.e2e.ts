import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { convert, samplePath } from '../../fixtures/sounds/recordings.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

const LIGHTHOUSE = [
  'The lighthouse was built by my grandfather in one summer.',
  'Every lighthouse keeper learns to trust the lamp.',
  'The lamp of this lighthouse burns for eleven hours.',
  'A keeper never leaves the lamp alone in fog.',
  'We believe that a lighthouse keeper must love silence.',
  'The lighthouse lamp is cleaned by the keeper at dawn.',
  'No keeper of this lighthouse ever slept at night.',
  'The lamp in the lighthouse was lit with oil.',
];
const HARBOUR = [
  'The harbour market sells herring on Saturdays.',
  'Herring boats reach the harbour before breakfast.',
  'A herring costs little at the harbour market.',
  'The market people shout across the harbour.',
  'Boats with herring fill the whole harbour.',
  'Everyone at the market knows the price of herring.',
  'The harbour smells of herring and tar.',
  'Market days end when the boats leave the harbour.',
];

/** Sixteen sentences in the eleven seconds of a recording, about one thing and then about another. */
function subtitles(): string {
  const time = (ms: number) =>
    `00:00:${String(Math.floor(ms / 1000)).padStart(2, '0')},${String(ms % 1000).padStart(3, '0')}`;
  const cues = [...LIGHTHOUSE, ...HARBOUR].map(
    (text, index) => `${index + 1}\n${time(index * 600)} --> ${time(index * 600 + 550)}\n${text}\n`,
  );
  return cues.join('\n');
}

test('a summary, chapters, titles and quotes are found, reviewed and put in place', async ({ app, page, folder }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const chapters = transcribe.lines.getByRole('rowheader');
  const note = transcribe.dock.getByRole('textbox', { name: 'Note' });
  const quotes = transcribe.dock.getByRole('region', { name: 'Quotes' });
  const review = dialog('Summary, chapters and quotes');
  const find = async () => {
    await studio.runCommand('Summary, chapters and quotes');
    await dialog('Summary, chapters and quotes').getByRole('button', { name: 'Find in 16 lines' }).click();
    await page.getByRole('button', { name: 'Review: Summary, chapters and quotes' }).click();
    await expect(review.getByRole('listitem').first()).toBeVisible();
  };
  await studio.drop([convert(samplePath('speech/jfk.flac'), path.join(folder, 'Coast.wav'))]);
  await transcribe.waitUntilWritten();
  await writeFile(path.join(folder, 'Coast.srt'), subtitles());
  await studio.drop([path.join(folder, 'Coast.srt')]);
  await expect(transcribe.text(1)).toHaveText(LIGHTHOUSE[0] ?? '');
  await studio.dismissToasts();

  await test.step('the dialog begins at its first control and says that nothing leaves the computer', async () => {
    await studio.runCommand('Summary, chapters and quotes');
    const order = dialog('Summary, chapters and quotes');
    await expect(order.getByRole('radio', { name: 'On this computer' })).toBeFocused();
    await expect(order).toContainText('The text stays on this computer.');
    await lookAtDialog(page, 'transcribe-digest');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await studio.runCommand('Tidy up or translate');
    await expect(dialog('Tidy up or translate').getByRole('radio', { name: 'Tidy up' })).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('proposals are played from where they are, and nothing changes by itself', async () => {
    await find();
    await lookAtDialog(page, 'transcribe-digested');
    expect(await violations(page)).toEqual([]);
    await expect(review.getByRole('listitem').filter({ hasText: 'Chapter' })).toHaveCount(2);
    await review.getByRole('button', { name: 'Play from 0:04' }).first().click();
    await expect(transcribe.lines.locator('[role=row][aria-selected=true]')).toContainText(/herring/i);
    await expect(chapters).toHaveCount(0);
    await expect(note).toHaveValue('');
    await review.getByRole('button', { name: 'Copy selected' }).click();
    await expect
      .poll(() => studio.clipboardText())
      .toMatch(/^Summary\n.+\n\nChapters\n0:00 .+\n0:04 .+\n\nQuotes\n0:0/);
  });

  await test.step('what is accepted becomes chapters, note and title, and is taken back', async () => {
    await review.getByRole('radiogroup', { name: 'Title' }).getByRole('radio').nth(1).click();
    await review.getByRole('button', { name: /^Accept \d+ changes$/ }).click();
    await expect(chapters).toHaveCount(2);
    await expect(note).toHaveValue(/^Summary\n(?![^]*Quotes)/);
    await expect(quotes.getByRole('listitem')).not.toHaveCount(0);
    const heading = transcribe.stage.getByRole('heading', { level: 2 });
    await expect(heading).not.toHaveText('Coast');
    // The toast goes by itself, so it is used at once.
    await page
      .getByRole('group', { name: /suggestions accepted/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(note).toHaveValue('');
    await expect(heading).toHaveText('Coast');
    await studio.titleBar.getByRole('button', { name: 'Undo' }).click();
    await expect(chapters).toHaveCount(0);
    await expect(quotes).toBeHidden();
    await studio.titleBar.getByRole('button', { name: 'Redo' }).click();
    await expect(chapters).toHaveCount(2);
    await page.mouse.move(0, 0);
    await look(studio, 'transcribe-chapters');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a quote is reached from the list and back, copied, added to and removed', async () => {
    const marks = transcribe.lines.getByRole('button', { name: /^Show quote/ });
    const entries = quotes.getByRole('button', { name: /^Go to quote/ });
    const count = await entries.count();
    await transcribe.line(1).click();
    await entries.last().focus();
    await page.keyboard.press('Enter');
    const line = transcribe.lines.locator('[role=row][aria-selected=true]');
    await expect(line.getByRole('button', { name: /^Show quote/ })).toBeVisible();
    await line.getByRole('button', { name: /^Show quote/ }).click();
    await expect(entries.last()).toBeFocused();
    await quotes.getByRole('button', { name: 'Copy quotes' }).click();
    await expect.poll(() => studio.clipboardText()).toMatch(/^0:0\d “[^”]+”\n/);
    await expect(marks).not.toHaveCount(0);
    await transcribe.line(6).click();
    await studio.runCommand('Mark as quote');
    await expect(quotes).toContainText(LIGHTHOUSE[5] ?? '');
    await expect(transcribe.line(6).getByRole('button', { name: /^Show quote “The lighthouse lamp/ })).toBeVisible();
    await look(studio, 'transcribe-quotes');
    await transcribe.line(6).click();
    await studio.runCommand('Remove quote');
    await expect(entries).toHaveCount(count);
    await quotes
      .getByRole('button', { name: /^Remove quote/ })
      .first()
      .click();
    await expect(entries).toHaveCount(count - 1);
    await studio.titleBar.getByRole('button', { name: 'Undo' }).click();
    await expect(entries).toHaveCount(count);
  });

  await test.step('chapters are added, renamed and removed by keyboard', async () => {
    await transcribe.line(4).click();
    await studio.runCommand('Add chapter');
    const field = transcribe.lines.getByRole('textbox', { name: 'Chapter title' });
    await field.fill('In fog');
    await field.press('Enter');
    await expect(chapters.nth(1)).toHaveText('In fog');
    await expect(transcribe.line(4)).toBeFocused();
    await studio.runCommand('Rename chapter');
    await field.fill('');
    await field.press('Enter');
    await expect(chapters).toHaveCount(2);
    await chapters.nth(1).hover();
    await chapters
      .nth(1)
      .getByRole('button', { name: /^Rename chapter/ })
      .click();
    await field.fill('The harbour');
    await field.press('Enter');
    await expect(chapters.nth(1)).toHaveText('The harbour');
  });

  await test.step('exports have the chapters', async () => {
    const exported = () => dialog('Export');
    await transcribe.stage.getByRole('button', { name: 'Export' }).click();
    await exported().getByRole('button', { name: 'Copy chapters' }).click();
    await expect.poll(() => studio.clipboardText()).toMatch(/^0:00 .+\n0:04 The harbour\n$/);
    const file = path.join(folder, 'chapters.vtt');
    await app.electron.evaluate(({ session }, name) => {
      session.defaultSession.once('will-download', (_event, item) => item.setSavePath(name));
    }, file);
    await exported().getByRole('button', { name: 'Save chapters (WebVTT)' }).click();
    await expect
      .poll(async () => await readFile(file, 'utf8').catch(() => ''))
      .toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.800\n.+\n\n00:00:04\.800 --> 00:00:1\d\.\d{3}\nThe harbour\n$/);
    await page.keyboard.press('Escape');
    await studio.answerOpenDialog([folder]);
    await transcribe.exportAs('Markdown');
    expect(await readFile(path.join(folder, 'Coast.md'), 'utf8')).toContain('\n## The harbour\n\n');
    await transcribe.list.getByRole('button', { name: 'Export transcripts' }).click();
    const several = dialog('Export transcripts');
    await several.getByRole('checkbox', { name: 'Select all' }).check();
    await several.getByRole('checkbox', { name: 'Word document' }).check();
    await several.getByRole('checkbox', { name: 'Chapters beside each transcript (WebVTT)' }).check();
    await lookAtDialog(page, 'transcribe-export-several');
    await studio.answerOpenDialog([folder]);
    await several.getByRole('button', { name: /^Export \d/ }).click();
    await expect(several).toBeHidden();
    expect(await readFile(path.join(folder, 'Coast.chapters.vtt'), 'utf8')).toContain('The harbour');
    const document = unzipSync(await readFile(path.join(folder, 'Coast.docx')))['word/document.xml'];
    expect(strFromU8(document ?? new Uint8Array())).toMatch(/"Heading1"\/><\/w:pPr><w:r><w:t [^>]*>The harbour</);
  });
});
