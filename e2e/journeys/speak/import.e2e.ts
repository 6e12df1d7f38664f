import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

const PLAY = `[Maren] The lamp was trimmed at four.
[Odrik] After that the page is wet.
[Maren] Not torn, not burned.
`;
const BOOK = `# The keeper

## Winter

The lamp was **trimmed** at four.

## Spring

[Odrik] After that the page is wet.
`;
const SUBTITLES = `1
00:00:01,000 --> 00:00:03,500
The lamp was trimmed at four.

2
00:00:05,000 --> 00:00:07,000
After that the page is wet.
`;

test('texts that are dropped become scripts with their cast, sections and times', async ({ app, page, folder }) => {
  const studio = new Studio(app);
  const speak = new SpeakPage(page);
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  await studio.openPanel('Speak');
  await expect(speak.stage.getByText('Write something to say')).toBeVisible();

  await test.step('a play', async () => {
    await studio.drop([write('Play.txt', PLAY)]);
    await expect(speak.stage.getByRole('heading', { name: 'Play' })).toBeVisible();
    await expect(speak.rows).toHaveCount(3);
    await expect(speak.lines.getByRole('listitem', { name: 'Line 2, Odrik' })).toContainText(
      'After that the page is wet.',
    );
    await expect(speak.cast.getByRole('listitem')).toContainText(['Maren', 'Odrik']);
    await speak.make();
  });

  await test.step('a text with headings', async () => {
    await studio.drop([write('Book.md', BOOK)]);
    await expect(speak.stage.getByRole('heading', { name: 'The keeper' })).toBeVisible();
    await expect(speak.lines.getByRole('heading', { level: 3 })).toHaveText(['Winter', 'Spring']);
    await expect(speak.text(1)).toHaveText('The lamp was trimmed at four.');
    await expect(speak.lines.getByRole('listitem', { name: 'Line 2, Odrik' })).toBeVisible();
  });

  await test.step('subtitles, which keep their times', async () => {
    await studio.drop([write('Film.srt', SUBTITLES)]);
    await expect(speak.stage.getByRole('heading', { name: 'Film' })).toBeVisible();
    await expect(speak.rows).toHaveCount(2);
    await speak.make();
    await studio.answerOpenDialog([folder]);
    await speak.exportAs('MP3', ['VTT']);
    const made = await readFile(path.join(folder, 'Film.vtt'), 'utf8');
    // A caption begins with its first word, a moment after the sound.
    const starts = [...made.matchAll(/^00:(\d\d:\d\d\.\d)\d\d -->/gm)].map(([, start]) => start);
    expect(starts).toEqual(['00:01.0', '00:05.0']);
  });

  await test.step('subtitles out of a mail, which have no path and a name that says little', async () => {
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'attachment', { type: 'text/plain' }));
      data.items.add(new File([text.replaceAll('lamp', 'light')], 'Mail.srt', { type: 'application/x-subrip' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    }, SUBTITLES);
    await expect(speak.stage.getByRole('heading', { name: 'attachment' })).toBeVisible();
    await expect(speak.rows).toHaveCount(2);
    await expect(speak.text(1)).toHaveText('The lamp was trimmed at four.');
    await expect(page.getByRole('link', { name: /^2 not generated Mail/ })).toBeVisible();
  });

  await test.step('a text whose letters can be read in several ways, in the encoding that reads right', async () => {
    const file = path.join(folder, 'Letters.txt');
    writeFileSync(file, Buffer.from('Où Øystein trinkt Çay', 'latin1'));
    await studio.openPanel('Transcribe');
    await studio.drop([file]);
    const dialog = page.getByRole('dialog', { name: 'Text encoding of “Letters.txt”' });
    const choice = dialog.getByRole('radio', { name: 'Western European (windows-1252)' });
    await expect(choice).toHaveAccessibleDescription('Où Øystein trinkt Çay');
    await expect(dialog.getByRole('radio', { name: /^Central European/ })).toHaveAccessibleDescription(/^Oů /);
    await choice.check();
    await page.keyboard.press('Enter');
    await expect(speak.stage.getByRole('heading', { name: 'Letters' })).toBeVisible();
    await expect(speak.text(1)).toHaveText('Où Øystein trinkt Çay');
    await studio.drop([file]);
    // Escape belongs to the dialog once it has the focus.
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('sounds in brackets, which are spoken if asked', async () => {
    await studio.drop([write('Sounds.srt', '1\n00:00:01,000 --> 00:00:03,500\n[door slams] Come in.\n')]);
    await expect(speak.text(1)).toHaveText('Come in.');
    const offer = page.getByRole('group', { name: '1 cue has a sound in brackets that won’t be spoken' });
    await offer.getByRole('button', { name: 'Speak sounds' }).click();
    await expect(speak.text(1)).toHaveText('Door slams. Come in.');
    await expect(page.getByRole('link', { name: /Sounds/ })).toHaveCount(1);
  });

  await test.step('what is no text is refused by its name', async () => {
    writeFileSync(path.join(folder, 'Broken.txt'), Buffer.from([0, 1, 2, 0xff, 0xfe, 0, 0x80, 0x81]));
    await studio.drop([path.join(folder, 'Broken.txt')]);
    await expect(page.getByRole('group', { name: /^Broken\.txt: / })).toBeVisible();
  });
});

test('a transcript becomes a dub in one step, with its speakers and its times', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  const speak = new SpeakPage(page);
  await studio.drop([samplePath('dialogues/2-speakers-1.flac')]);
  await transcribe.waitUntilWritten();
  const [, , , first = ''] = (await transcribe.line(1).getByRole('gridcell').allInnerTexts()).map((text) =>
    text.trim(),
  );
  const count = (await transcribe.lines.getAttribute('aria-rowcount')) ?? '';
  await studio.runCommand('Create script from transcript');

  await expect(speak.stage.getByRole('heading', { name: '2-speakers-1' })).toBeVisible();
  await expect(speak.line(1)).toHaveAttribute('aria-setsize', count);
  await expect(speak.text(1)).toHaveText(first);
  await expect(speak.cast.getByRole('listitem')).toContainText(['Speaker 1', 'Speaker 2']);
  await speak.dock.getByRole('tab', { name: 'Audio' }).click();
  await expect(speak.dock.getByRole('radio', { name: 'Cue times' })).toBeChecked();
});
