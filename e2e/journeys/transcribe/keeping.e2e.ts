import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { convert, samplePath, withTwoTracks } from '../../fixtures/sounds/recordings.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

/** The second of the player's position. */
const second = async (studio: Studio): Promise<number> =>
  Number(await studio.player.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'));

/** Brings back what was moved to the bin, moves it there again and deletes it for good. */
async function throughTheBin(page: RunningApp['page'], panel: TranscribePage | SpeakPage, title: string) {
  const { list } = panel;
  const bin = list.getByRole('button', { name: 'Bin (1)' });
  const moveToBin = async () => {
    await panel.entry(title).click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Move to bin/ }).click();
    await expect(panel.entry(title)).toHaveCount(0);
  };
  await expect(bin).toBeHidden();
  await moveToBin();
  await bin.click();
  await list.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(panel.entry(title)).toBeVisible();
  await expect(panel.stage.getByRole('heading', { name: title })).toBeVisible();
  await expect(bin).toBeHidden();
  await moveToBin();
  const remove = list.getByRole('button', { name: `Delete ${title} permanently` });
  await remove.click();
  const question = page.getByRole('dialog', { name: `Delete “${title}” permanently?` });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(bin).toBeHidden();
  await expect(panel.entry(title)).toHaveCount(0);
}

test('what was refused, thrown away or left is mended, brought back and found again', async ({ launch, folder }) => {
  const first = await launch();
  const { page } = first;
  const studio = new Studio(first);
  const transcribe = new TranscribePage(page);
  const speak = new SpeakPage(page);
  const speech = convert(samplePath('speech/jfk.flac'), path.join(folder, 'Inaugural address.wav'));

  await test.step('a language that the engine does not know is refused before anything is copied, and mended at once', async () => {
    await transcribe.list.getByRole('button', { name: 'New', exact: true }).click();
    const hints = page.getByRole('dialog', { name: 'New transcript' });
    const language = hints.getByRole('combobox', { name: 'Language' });
    await language.fill('German');
    await hints.getByRole('option', { name: 'German', exact: true }).click();
    await page.keyboard.press('Escape');
    await studio.drop([speech]);
    const refused = page.getByRole('alert', { name: 'Couldn’t add 1 file' });
    await expect(refused).toContainText('Inaugural address.wav');
    await expect(transcribe.list.getByRole('link')).toHaveCount(0);
    await refused.getByRole('button', { name: 'Detect automatically: Inaugural address.wav' }).click();
    await expect(refused).toBeHidden();
    await transcribe.waitUntilWritten();
  });

  await test.step('another track of a recording is transcribed where the first one is silent', async () => {
    await studio.drop([withTwoTracks(samplePath('speech/jfk.flac'), path.join(folder, 'Two tracks.mp4'))]);
    await expect(transcribe.stage.getByRole('heading', { name: 'Two tracks' })).toBeVisible();
    const tracks = transcribe.stage.getByRole('group', { name: 'Audio tracks' });
    await expect(tracks).toContainText('Audio track 1 of 2 is silent.');
    await tracks.getByRole('button', { name: 'Transcribe track 2 (English, mono)' }).click();
    await transcribe.waitUntilWritten();
    await expect(tracks).toContainText('Using audio track 2 of 2.');
    expect((await transcribe.visibleTexts()).join(' ')).toMatch(/ask not what your country can do for you/i);
  });

  await test.step('transcripts and scripts in the bin come back or go for good', async () => {
    const others = await transcribe.list.getByRole('link').count();
    await transcribe.list.getByRole('searchbox', { name: 'Search transcripts' }).fill('');
    await throughTheBin(page, transcribe, 'Inaugural address');
    await expect(transcribe.list.getByRole('link')).toHaveCount(others - 1);
    await studio.openPanel('Speak');
    await speak.write(['The lamp was trimmed at four.']);
    await throughTheBin(page, speak, 'Untitled script');
  });

  await test.step('playhead and selected line are where they were, also after a restart', async () => {
    await studio.openPanel('Transcribe');
    await transcribe.entry('Two tracks').first().click();
    await transcribe.line(2).click();
    const slider = studio.player.getByRole('slider', { name: 'Position' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    const left = await second(studio);
    expect(left).toBeGreaterThan(0);
    await first.electron.close();

    const again = await launch({ profile: first.profile });
    const after = new TranscribePage(again.page);
    await after.entry('Two tracks').first().click();
    await expect(after.line(2)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => second(new Studio(again))).toBe(left);
  });
});
