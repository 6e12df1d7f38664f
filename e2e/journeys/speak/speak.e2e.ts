import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { AUDIBLE } from '../../fixtures/sounds/played-sounds.ts';
import { keptTakes } from '../../fixtures/sounds/kept-takes.ts';
import { type LitFrame, playedMedia, watchLitWords } from '../../fixtures/sounds/played-media.ts';
import { openSpeak } from '../../pages/speak-page.ts';

/** An element tells its time in steps, and a frame is drawn a little later. */
const TOLERANCE_MS = 150;

const LINES = [
  'The lamp was trimmed at four, and the keeper wrote the hour in his book, as he had done each night for forty years.',
  'After that the page is wet.',
  'Then it is blank.',
];

type ExportedWords = { segments: { words: { text: string; startMs: number; endMs: number }[] }[] };

/** Frames whose lit word, in the text or below the waveform, is not one that sounds at that time. */
function wronglyLit(frames: readonly LitFrame[], { segments }: ExportedWords): LitFrame[] {
  const words = segments.flatMap((segment) => segment.words);
  const sounds = (lit: string, timeMs: number) =>
    words.some(
      ({ text, startMs, endMs }) => text === lit && timeMs >= startMs - TOLERANCE_MS && timeMs <= endMs + TOLERANCE_MS,
    );
  return frames.filter(
    ({ word, wordBelowWave, timeMs }) =>
      !sounds(word, timeMs) || (wordBelowWave !== null && !sounds(wordBelowWave, timeMs)),
  );
}

test('a script is heard while it is made, its words are followed, and the next line plays on', async ({
  app,
  page,
  folder,
}) => {
  const { studio, speak } = await openSpeak(app);
  await speak.write(LINES.slice(0, 2));
  await speak.select(1);
  await expect(speak.foot).toContainText('2 new');
  await expect(speak.foot).toContainText('free, on this computer');
  await speak.generateButton.click();

  await expect.poll(async () => (await playedMedia(page))?.timeMs ?? 0).toBeGreaterThan(0);
  const frames = await watchLitWords(page, 6);
  await expect.poll(async () => (await playedMedia(page))?.playedMs ?? 0).toBeGreaterThan(2000);
  expect((await playedMedia(page))?.loudest).toBeGreaterThan(AUDIBLE);
  await expect(studio.player).toContainText('Line 2 of 2');
  await expect(speak.line(2)).toHaveAttribute('aria-current', 'true');
  await expect(speak.text(2).locator('[data-light="lit"]')).toBeVisible();

  await speak.waitUntilMade();
  await studio.answerOpenDialog([folder]);
  await speak.exportAs('MP3', ['JSON with word timings']);
  const exported = JSON.parse(await readFile(path.join(folder, 'Untitled script.json'), 'utf8')) as ExportedWords;
  expect(new Set(frames.map(({ word }) => word)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(frames.flatMap(({ wordBelowWave }) => wordBelowWave ?? [])).size).toBeGreaterThanOrEqual(4);
  expect(wronglyLit(frames, exported)).toEqual([]);
});

test('one changed line is made again and no other; undo, voices and words mark what no longer fits', async ({
  app,
  page,
}) => {
  const { studio, speak } = await openSpeak(app);
  const undo = studio.titleBar.getByRole('button', { name: /^Undo/ });
  await speak.write(LINES);
  await speak.make();
  const before = await speak.facts();
  for (const fact of before) expect(fact).toMatch(/^[\d.]+ s$/);
  const kept = await keptTakes(app);
  expect(kept).toHaveLength(LINES.length);

  await test.step('an edit marks its line, and undo makes its take fit again', async () => {
    await speak.rewrite(2, 'After that the page is dry.');
    await expect(speak.line(2)).toContainText('Text changed');
    await expect(speak.generateButton).toHaveText(/^Generate 1 line/);
    await undo.click();
    await expect(speak.text(2)).toHaveText(LINES[1] ?? '');
    await expect(speak.foot).toContainText('Everything is up to date');
    expect(await speak.facts()).toEqual(before);
    await studio.titleBar.getByRole('button', { name: /^Redo/ }).click();
    await expect(speak.line(2)).toContainText('Text changed');
  });

  await test.step('only the changed line gets another take', async () => {
    await speak.make();
    await expect(speak.line(2)).toContainText('Take 2 of 2');
    const after = await speak.facts();
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    // One more take on the disk, of that line, and no byte of the others is another.
    const [made, ...others] = (await keptTakes(app)).toReversed();
    expect(others.toReversed()).toEqual(kept);
    expect(made).toMatchObject({ lineId: kept[1]?.lineId, isPartial: false });
    expect(made?.sha256).not.toBe(kept[1]?.sha256);
  });

  await test.step('another voice marks its lines, which is told and can be undone', async () => {
    await speak.chooseVoice('Script voice', 'Young Man');
    for (const number of [1, 2, 3]) await expect(speak.line(number)).toContainText('Voice changed');
    await expect(speak.generateButton).toHaveText(/^Generate 3 lines/);
    const note = page.getByRole('group', { name: '3 lines out of date. Regenerating is free.' });
    await note.getByRole('button', { name: 'Undo' }).click();
    await expect(speak.foot).toContainText('Everything is up to date');
  });

  await test.step('a line with a voice of its own is marked, and no other', async () => {
    await speak.select(3);
    await speak.chooseLineVoice('Young Man');
    await expect(speak.line(3)).toContainText('Voice changed');
    await expect(speak.generateButton).toHaveText(/^Generate 1 line/);
    await speak.delivery.getByRole('button', { name: 'Reset' }).click();
    await expect(speak.foot).toContainText('Everything is up to date');
  });

  await test.step('a word of the dictionary marks the lines that say it', async () => {
    await speak.addWord('lamp', 'lantern');
    await expect(speak.line(1)).toContainText('Pronunciation changed');
    await expect(speak.generateButton).toHaveText(/^Generate 1 line/);
    await speak.words.getByRole('button', { name: /^lamp/ }).click();
    await page.getByRole('dialog', { name: /^lamp/ }).getByRole('button', { name: 'Remove' }).click();
    await expect(speak.foot).toContainText('Everything is up to date');
  });
});

test('takes are compared, chosen, kept, rated and brought back from the bin', async ({ app, page }) => {
  const { speak } = await openSpeak(app);
  await speak.write([LINES[0] ?? '']);
  await speak.make();
  await speak.select(1);
  await page.keyboard.press('Control+r');
  await expect(speak.takeButton(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(speak.takeButton(1)).toHaveAttribute('aria-pressed', 'false');
  await speak.waitUntilMade();

  await test.step('the keys change the take at the same place', async () => {
    await speak.takes.getByRole('button', { name: 'Play take 2' }).click();
    await expect.poll(async () => (await playedMedia(page))?.timeMs ?? 0).toBeGreaterThan(1200);
    const first = await playedMedia(page);
    await page.keyboard.press('[');
    await expect(speak.takeButton(1)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await playedMedia(page))?.address).not.toBe(first?.address);
    // Zero until the other take is loaded and at its place.
    let heardMs = 0;
    await expect.poll(async () => (heardMs = (await playedMedia(page))?.timeMs ?? 0)).toBeGreaterThan(0);
    expect(heardMs).toBeGreaterThan(1000);
    await page.keyboard.press(']');
    await expect(speak.takeButton(2)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Space');
    await expect.poll(async () => (await playedMedia(page))?.isPaused).toBe(true);
  });

  await test.step('one is chosen with the mouse, kept and rated', async () => {
    await speak.takeButton(1).click();
    await expect(speak.line(1)).toContainText('Take 1 of 2');
    await speak.takeMenu(1, 'Pin take');
    await expect(speak.take(1).getByRole('img', { name: 'Pinned' })).toBeVisible();
    await speak.take(1).getByRole('radio', { name: '4 stars' }).click();
    await expect(speak.take(1).getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  await test.step('one goes to the bin and comes back', async () => {
    await speak.takeMenu(1, 'Move to bin');
    await expect(speak.takeButton(1)).toBeHidden();
    await expect(speak.takeButton(2)).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('group', { name: 'Take 1 moved to the bin' })
      .getByRole('button', { name: 'Undo', exact: true })
      .click();
    await expect(speak.takeButton(1)).toBeVisible();
    await expect(speak.take(1).getByRole('radio', { name: '4 stars' })).toBeChecked();
  });
});

test('a take is checked against the script, and words that were heard otherwise are marked', async ({ app }) => {
  const { speak } = await openSpeak(app);
  await speak.write(['After that the page is blank.']);
  await speak.make();
  await speak.select(1);
  await speak.line(1).getByRole('button', { name: 'Check against script' }).click();
  await expect(speak.line(1).getByRole('button', { name: 'All words match' })).toBeVisible();
  await expect(speak.text(1).locator('[data-mark="differs"]')).toHaveCount(0);

  // No recogniser knows this word.
  await speak.rewrite(1, 'After that the zibblewex is blank.');
  await speak.make();
  await speak.line(1).getByRole('button', { name: 'Check against script' }).click();
  await expect(speak.line(1).getByRole('button', { name: /words? differs?$/ })).toBeVisible();
  const marked = speak.text(1).locator('[data-mark="differs"]').filter({ hasText: 'zibblewex' });
  // What a recogniser makes of a word that it does not know is its own affair.
  await expect(marked).toHaveAttribute('title', /^(Heard as “\w|Missing from this take)/);

  // The browser would keep the look of the mark in style attributes, which the policy of the page refuses.
  await speak.rewrite(1, 'After that the page is blank.');
  await expect(speak.text(1)).toHaveText('After that the page is blank.');
});
