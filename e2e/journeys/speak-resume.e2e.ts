import { expect, test } from '../fixtures/app.ts';
import { cutOff } from '../fixtures/processes.ts';
import { openSpeak } from '../pages/speak-page.ts';

const SENTENCE = 'The lamp was trimmed at four, and the keeper wrote the hour in his book.';

test.setTimeout(240_000);

test('a long text that was cut off by a power cut is made once, by itself', async ({ launch }) => {
  const first = await launch();
  const { speak: before } = await openSpeak(first);
  await before.newScript();
  await before.rewrite(1, `${SENTENCE} `.repeat(140).trim());
  // Half the sound, and half the time that this takes.
  await before.dock.getByRole('slider', { name: 'Speed' }).press('End');
  await expect(before.dock.getByText('2.00×')).toBeVisible();
  await before.waitUntilSaved();
  await before.makeButton.click();
  await expect(before.line(1)).toContainText('Made as a long task');
  await cutOff(first);

  const second = await launch({ profile: first.profile });
  const { speak: after } = await openSpeak(second);
  await after.entry('Untitled script').click();
  await expect(after.line(1)).toContainText('Made as a long task');
  await after.waitUntilMade(150_000);
  await after.select(1);
  await expect(after.takeButton(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(after.takes.getByRole('listitem')).toHaveCount(1);
  await expect(after.takeButton(1)).toHaveAccessibleName(/^Take 1, \d{3}/);
});

test('lines that were finished before a power cut stay as they are, and the others are made', async ({ launch }) => {
  const first = await launch();
  const { speak: before } = await openSpeak(first);
  await before.write([
    'The lamp is out.',
    ...Array.from({ length: 5 }, (_, index) => `Line ${index + 2}. ${SENTENCE} ${SENTENCE} ${SENTENCE}`),
  ]);
  await before.makeButton.click();
  await expect(before.line(2)).toContainText(/[\d.]+ s so far|[\d.]+ s$/, { timeout: 30_000 });
  await expect(before.stopButton).toBeVisible();
  const [kept] = await before.facts();
  await cutOff(first);

  const second = await launch({ profile: first.profile });
  const { speak: after } = await openSpeak(second);
  await after.entry('Untitled script').click();
  await after.waitUntilMade(90_000);
  const facts = await after.facts();
  expect(facts).toHaveLength(6);
  expect(facts[0]).toBe(kept);
  // The one that was under way may have left what came of it as its first take.
  expect(facts.filter((fact) => /^[\d.]+ s$/.test(fact)).length).toBeGreaterThanOrEqual(5);
  for (const fact of facts) expect(fact).toMatch(/^[\d.]+ s( · take 2)?$/);
});
