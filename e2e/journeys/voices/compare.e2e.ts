import { expect, test } from '../../fixtures/app.ts';
import { volumes, watchVolumes } from '../../fixtures/sounds/element-volumes.ts';
import { expectPlayed } from '../../fixtures/sounds/played-sounds.ts';
import { Studio } from '../../pages/studio.ts';
import { VoiceComparison } from '../../pages/voices/voice-comparison.ts';

test('two voices are compared blind and equally loud by keys alone, and what was preferred is kept', async ({
  launch,
}) => {
  const first = await launch();
  const { page } = first;
  const studio = new Studio(first);
  const comparison = new VoiceComparison(page);
  await studio.openPanel('Voices');
  await watchVolumes(page);
  await comparison.open('Wise Woman', 'Young Man');
  await expect(comparison.sides).toHaveText([/Voice A/, /Voice B/]);
  await expect(comparison.button('Prefer A')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Shift+A');
  await expect(comparison.stage.getByText('Play both first.')).toBeVisible();

  await page.keyboard.press('a');
  await expectPlayed(studio, 'Voice A');
  await page.keyboard.press('b');
  await expectPlayed(studio, 'Voice B');
  const [a = 0, b = 0] = await volumes(page);
  const usual = 0.8;
  // One of them is the quieter one and left as it is.
  expect(Math.max(a, b)).toBeCloseTo(usual, 5);
  expect(Math.min(a, b)).toBeLessThan(usual);
  expect(Math.min(a, b)).toBeGreaterThan(usual / 8);

  await page.keyboard.press('Shift+B');
  const outcome = await comparison.stage.getByText(/^You preferred /).innerText();
  const preferred = /^You preferred (Wise Woman|Young Man), voice B/.exec(outcome)?.[1] ?? '';
  await expect(comparison.sides.nth(1)).toContainText(preferred);
  await expect(comparison.tally).toContainText(`${preferred} 1`);
  await page.keyboard.press('n');
  await expect(comparison.sides).toHaveText([/Voice A/, /Voice B/]);
  await first.electron.close();

  const second = await launch({ profile: first.profile });
  const again = new VoiceComparison(second.page);
  await new Studio(second).openPanel('Voices');
  await new Studio(second).runCommand('Compare two voices');
  await expect(again.tally).toContainText(`${preferred} 1`);
  await again.stage.getByRole('switch', { name: /^Blind test/ }).click();
  await expect(again.sides).toHaveText([/Wise Woman/, /Young Man/]);
});
