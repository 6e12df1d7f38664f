import { expect, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

const SECTIONS = [
  'Engine',
  'Cloud account',
  'Transcribing',
  'Writing',
  'Library',
  'Appearance',
  'Playback',
  'Shortcuts',
  'Diagnostics',
  'About',
];

test('axe finds nothing in the frame and the settings', async ({ app, page }) => {
  const studio = new Studio(app);
  await expect(page.getByText('Drop a recording')).toBeVisible();
  expect(await violations(page), 'the empty panel').toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('t');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await violations(page), 'the palette').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await violations(page), 'the shortcuts').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const section of SECTIONS) {
    const settings = await studio.openSettings(section);
    await expect(settings.getByRole('heading', { level: 1, name: section })).toBeVisible();
    expect(await violations(page), `settings, ${section}`).toEqual([]);
  }
});

test('axe finds nothing in the work on a transcript', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await expect(page.getByText('Drop a recording')).toBeVisible();
  await studio.drop([samplePath('dialogues/2-speakers-1.flac')]);
  await expect(transcribe.stage.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(await violations(page), 'work in progress').toEqual([]);

  await page.keyboard.press('Control+j');
  await expect(page.getByRole('dialog', { name: 'Tasks' })).toBeVisible();
  expect(await violations(page), 'the list of tasks').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await transcribe.waitUntilWritten();
  await expect(transcribe.waveform).toBeVisible();
  await transcribe.line(2).click();
  expect(await violations(page), 'an open transcript').toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Line text' })).toBeFocused();
  expect(await violations(page), 'a line that is edited').toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+h');
  await expect(page.getByRole('textbox', { name: 'Replace with' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Find in transcript' }).fill('the');
  expect(await violations(page), 'find and replace').toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+e');
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  expect(await violations(page), 'the export form').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // By its key: a tooltip under the mouse would stand outside of all landmarks.
  await page.keyboard.press('Control+Shift+j');
  await expect(page.getByRole('main', { name: 'Tasks' })).toBeVisible();
  expect(await violations(page), 'the tasks').toEqual([]);
});

test('the edges of a line are sliders that say which line, which edge and the time', async ({ app, page }) => {
  const transcribe = new TranscribePage(page);
  await new Studio(app).drop([samplePath('speech/jfk.flac')]);
  await transcribe.waitUntilWritten();
  await transcribe.line(1).click();
  for (const [edge, key] of [
    ['Start', '['],
    ['End', ']'],
  ] as const) {
    await page.keyboard.press(key);
    const slider = page.getByRole('slider', { name: `${edge} of line 1` });
    await expect(slider).toBeFocused();
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${edge} of line 1, \\d+ minutes? [\\d.]+ seconds`),
    );
    await expect(slider).toHaveAttribute('aria-valuenow', /^\d+$/);
    expect(Number(await slider.getAttribute('aria-valuemax'))).toBeGreaterThan(
      Number(await slider.getAttribute('aria-valuemin')),
    );
    await page.keyboard.press('Escape');
  }
});
