import { expect, test } from '../../fixtures/app.ts';
import { engineTasks, keptTakes, notedTaskCount } from '../../fixtures/sounds/kept-takes.ts';
import { cutOff } from '../../fixtures/processes/processes.ts';
import { openSpeak } from '../../pages/speak-page.ts';

const SENTENCE = 'The lamp was trimmed at four, and the keeper wrote the hour in his book.';

test('a long text that was cut off by a power cut is made once, by itself', async ({ launch }) => {
  const first = await launch();
  const { speak: before } = await openSpeak(first);
  await before.newScript();
  await before.rewrite(1, `${SENTENCE} `.repeat(140).trim());
  // Half the sound, and half the time that this takes.
  await before.dock.getByRole('slider', { name: 'Speed' }).press('End');
  await expect(before.dock.getByText('2.00×')).toBeVisible();
  await before.waitUntilSaved();
  await before.generateButton.click();
  await expect(before.line(1)).toContainText('Generating as a long text');
  // Cut off before its id is stored, a task that costs nothing is sent again.
  await expect.poll(() => notedTaskCount(first), 'tasks with an id').toBe(1);
  const submitted = await engineTasks(first);
  expect(submitted).toHaveLength(1);
  await cutOff(first);
  expect(await keptTakes(first)).toEqual([]);

  const second = await launch({ profile: first.profile });
  const { speak: after } = await openSpeak(second);
  await after.entry('Untitled script').click();
  await expect(after.line(1)).toContainText('Generating as a long text');
  await after.waitUntilMade();
  await after.select(1);
  await expect(after.takeButton(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(after.takes.getByRole('listitem')).toHaveCount(1);
  await expect(after.takeButton(1)).toHaveAccessibleName(/^Take 1, \d{3}/);
  // The engine went on with what it had; nobody gave it the same text, and its price, a second time.
  expect(await engineTasks(second)).toEqual(submitted);
});

test('lines that were finished before a power cut stay as they are, and the others are made', async ({ launch }) => {
  const first = await launch();
  const { speak: before } = await openSpeak(first);
  await before.write([
    'The lamp is out.',
    ...Array.from({ length: 5 }, (_, index) => `Line ${index + 2}. ${SENTENCE} ${SENTENCE} ${SENTENCE}`),
  ]);
  await before.generateButton.click();
  await expect(before.line(2)).toContainText(/[\d.]+ s so far|[\d.]+ s$/);
  await expect(before.stopButton).toBeVisible();
  const kept = await keptTakes(first);
  expect(kept.length).toBeGreaterThan(0);
  await cutOff(first);

  const second = await launch({ profile: first.profile });
  const { speak: after } = await openSpeak(second);
  await after.entry('Untitled script').click();
  await after.waitUntilMade();
  for (const fact of await after.facts()) expect(fact).toMatch(/^[\d.]+ s( · take 2)?$/);
  const takes = await keptTakes(second);
  expect(takes).toEqual(expect.arrayContaining(kept));
  const whole = takes.filter(({ isPartial }) => !isPartial);
  expect(new Set(whole.map(({ lineId }) => lineId)).size).toBe(6);
  expect(whole).toHaveLength(6);
  // The one that was under way may have left what came of it.
  expect(takes.length - whole.length).toBeLessThanOrEqual(1);
});
