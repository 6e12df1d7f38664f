import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { reach } from '../../fixtures/accessibility/reach.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { CloneWizard } from '../../pages/voices/clone-wizard.ts';
import { Studio } from '../../pages/studio.ts';
import { VoiceComparison } from '../../pages/voices/voice-comparison.ts';
import { VoicesPage } from '../../pages/voices/voices-page.ts';

/** Looks at what is shown now. */
async function expectNoViolations(page: Page, what: string): Promise<void> {
  // A tooltip under the mouse would stand outside of all landmarks.
  await page.mouse.move(0, 0);
  expect(await violations(page), what).toEqual([]);
}

/** Goes on by the keyboard when the step is done. */
async function goOnByKeys(page: Page, wizard: CloneWizard): Promise<void> {
  await expect(wizard.next).toBeEnabled();
  await reach(wizard.next, 'Tab');
  await page.keyboard.press('Enter');
}

test('a voice is cloned by keys alone, and axe finds nothing in any step', async ({ app, page }) => {
  const studio = new Studio(app);
  const wizard = new CloneWizard(page);
  const { stage } = wizard;
  const { keyboard } = page;
  await studio.openPanel('Voices');
  await reach(new VoicesPage(page).list.getByRole('button', { name: 'New' }), 'Tab');
  await keyboard.press('Enter');
  await reach(page.getByRole('menuitem', { name: 'Clone voice' }), 'ArrowDown');
  await keyboard.press('Enter');
  await studio.answerOpenDialog([samplePath('speech/demo-moreinfo.flac')]);
  await reach(stage.getByRole('button', { name: 'Choose file' }), 'Tab');
  await keyboard.press('Enter');
  await expect(wizard.next).toBeEnabled();
  await expectNoViolations(page, 'the audio');

  await goOnByKeys(page, wizard);
  await reach(stage.getByRole('button', { name: 'Find best excerpts' }), 'Tab');
  await keyboard.press('Enter');
  await expect(wizard.report.getByText('Length')).toBeVisible();
  await expectNoViolations(page, 'the excerpts');

  await goOnByKeys(page, wizard);
  await expect(wizard.sampleText).not.toHaveValue('');
  await reach(stage.getByRole('switch', { name: /^Reduce noise/ }), 'Tab');
  await keyboard.press('Space');
  await expectNoViolations(page, 'the transcript');

  await goOnByKeys(page, wizard);
  for (const [field, text] of [
    [wizard.name, 'By Keys'],
    [wizard.person, 'Ada Reader'],
    [wizard.statement, 'My own voice.'],
  ] as const) {
    await reach(field, 'Tab');
    await keyboard.type(text);
  }
  await reach(wizard.agreement, 'Tab');
  await keyboard.press('Space');
  await expect(wizard.next).toBeEnabled();
  await expectNoViolations(page, 'name and consent');

  await goOnByKeys(page, wizard);
  await expect(stage.getByRole('heading', { name: 'By Keys is ready' })).toBeVisible();
  await expectNoViolations(page, 'the result');
});

test('axe finds nothing in the list, in comparing, in design and in the question before deleting', async ({
  app,
  page,
}) => {
  const studio = new Studio(app);
  const voices = new VoicesPage(page);
  await studio.openPanel('Voices');
  await voices.put('Wise Woman', { folder: 'Audiobooks', tag: 'warm' });
  await expectNoViolations(page, 'the list');
  const comparison = new VoiceComparison(page);
  await comparison.open('Wise Woman', 'Young Man');
  await expectNoViolations(page, 'a round');
  await comparison.previewBoth();
  await page.keyboard.press('Shift+A');
  await expectNoViolations(page, 'what was preferred');
  await voices.startNew('Design voice');
  await voices.stage.getByRole('textbox', { name: 'Voice description' }).fill('A calm woman from the coast');
  await voices.stage.getByRole('button', { name: 'Generate 3 candidates' }).click();
  await expect(voices.stage.getByText('Not saved')).toHaveCount(3);
  await expectNoViolations(page, 'three candidates');
  await voices.stage.getByRole('button', { name: 'Save candidate 1' }).click();
  await page.keyboard.press('Enter');
  await expect(voices.stage.getByText('Saved', { exact: true })).toBeVisible();
  await voices.openPart('Designed');
  await voices.cards.first().press('Delete');
  const toast = page.getByRole('group', { name: /moved to the bin$/ });
  // Toasts lie above all landmarks.
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
  await voices.openPart('Bin');
  await voices.cards.first().press('Delete');
  await expect(voices.deleteDialog).toBeVisible();
  await expectNoViolations(page, 'the question');
});
