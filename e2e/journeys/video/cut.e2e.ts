import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { framesOf, colourAt, makeClip, makeTone, probe } from '../../../electron/core/cuts/test-data/film-probe.ts';
import { writeRecipe } from '../../../electron/core/media/videos/recipe-in-clip.ts';
import { DEFAULT_CLIP_RECIPE } from '../../../shared/domain/recipe/clip-recipe.ts';
import { expect, test } from '../../fixtures/app.ts';
import { yellowLetters } from '../../fixtures/letters.ts';
import { look } from '../../fixtures/looks.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';
import { compareClips, expectSameLetters, styleCaptions } from './caption-steps.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';

const CLIPS = [
  ['red', '640x360', 25, 4],
  ['lime', '360x640', 30, 4],
  ['blue', '640x360', 24, 4],
] as const;

/** Clips as another library would have exported them: each knows what it was generated from. */
async function clipFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const [colour, size, rate, seconds] of CLIPS) {
    const file = makeClip(folder, colour, { size, rate, seconds });
    const recipe = { ...DEFAULT_CLIP_RECIPE, referenceItemIds: [], prompt: `A ${colour} wall` };
    await writeRecipe(file, { title: recipe.prompt, recipe });
    files.push(file);
  }
  return files;
}

test('clips of the library are cut together by keys, with narration, music and captions, and exported', async ({
  app,
  page,
  folder,
}) => {
  const studio = new Studio(app);
  const library = new LibraryPage(page);
  const video = new VideoPage(page);
  const { keyboard } = page;
  const cut = video.cut;

  await test.step('selected clips become a rough cut', async () => {
    await studio.rail.waitFor();
    await studio.openPanel('Transcribe');
    await studio.drop([samplePath('speech/jfk.flac')]);
    await studio.openPanel('Library');
    await expect(library.item('jfk', 'Transcript')).toBeVisible({ timeout: WORK_LIMIT_MS });
    for (const file of await clipFiles(folder)) await studio.drop([file]);
    await studio.drop([makeTone(folder, 'Harbour song', { hz: 220, seconds: 20 })]);
    await expect(library.item('Harbour song', 'Recording')).toBeVisible();
    const clip = (title: string) => library.items.getByRole('gridcell', { name: new RegExp(`^${title}`) });
    await clip('A red wall').click();
    for (const title of ['A lime wall', 'A blue wall']) await clip(title).click({ modifiers: ['Control'] });
    await library.selectionBar.getByRole('button', { name: 'Cut together' }).click();
    await expect(cut.clips).toHaveText([/A red wall/, /A lime wall/, /A blue wall/]);
    await expect(cut.stage.getByText('3 clips, 0:12')).toBeVisible();
  });

  await test.step('the film is played, stepped through and trimmed by keys', async () => {
    await cut.position.press('Home');
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await keyboard.press('l');
    await expect(cut.preview.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(async () => Number(await cut.position.inputValue())).toBeGreaterThan(5);
    await keyboard.press('k');
    await expect(cut.preview.getByRole('button', { name: 'Play' })).toBeVisible();
    await cut.position.press('Home');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let step = 0; step < 3; step += 1) await keyboard.press('.');
    await expect(cut.position).toHaveValue('3');
    for (let step = 0; step < 22; step += 1) await keyboard.press('.');
    await keyboard.press('i');
    await expect(cut.stage.getByText('3 clips, 0:11')).toBeVisible();
    await expect(cut.trim('Clip 1 in')).toHaveValue('00:00:01.000');
    await keyboard.press('Control+z');
    await expect(cut.trim('Clip 1 in')).toHaveValue('00:00:00.000');
    await keyboard.press('Control+Shift+z');
    await expect(cut.trim('Clip 1 in')).toHaveValue('00:00:01.000');
    await cut.trim('Clip 2 out').fill('00:00:02.000');
    await cut.trim('Clip 2 out').press('Enter');
    await cut.stage.getByRole('combobox', { name: 'Transition to clip 3' }).selectOption({ label: 'Dissolve 1.0 s' });
    await expect(cut.stage.getByText('3 clips, 0:08')).toBeVisible();
    await cut.clips
      .nth(2)
      .getByRole('button', { name: /^Clip 3,/ })
      .press('Alt+ArrowUp');
    await expect(cut.clips).toHaveText([/A red wall/, /A blue wall/, /A lime wall/]);
  });

  await test.step('narration, music and captions are laid over it', async () => {
    await cut.choose('Narration', /^jfk/);
    await expect(cut.stage.getByText(/The narration is \d/)).toBeVisible();
    await cut.choose('Music', /^Harbour song/);
    await cut.field('Music level').fill('0');
    await cut.field('Music level').press('Enter');
    await cut.stage.getByRole('radiogroup', { name: 'Captions' }).getByText('In the image').click();
    await expect(cut.stage.getByText(/^\d+ captions?$/)).toBeVisible();
    await cut.position.press('Home');
    for (let step = 0; step < 5; step += 1) await keyboard.press('Shift+ArrowRight');
    await expect(cut.preview.getByText(/fellow Americans/i)).toBeVisible();
    await studio.dismissToasts();
    await expectNoViolations(page, 'the rough cut');
    await look(studio, 'video-cut');
  });

  await test.step('sound that is dropped on a rough cut becomes its music, which Undo takes back', async () => {
    await studio.drop([makeTone(folder, 'Second song', { hz: 330, seconds: 12 })]);
    const music = cut.stage.getByRole('combobox', { name: 'Music', exact: true });
    await expect(music).toHaveValue(/^Second song/);
    await expect(cut.field('Music level')).toHaveValue(/^0/);
    await studio.titleBar.getByRole('button', { name: /^Undo/ }).click();
    await expect(music).toHaveValue(/^Harbour song/);
    await studio.dismissToasts();
  });

  const seen = await styleCaptions(app, folder);

  await test.step('it is exported as a clip whose frames are the cut', async () => {
    await cut.stage.getByRole('button', { name: 'Export MP4' }).click();
    await expect(cut.stage.getByText('Exported. The film is a new clip.')).toBeVisible({ timeout: WORK_LIMIT_MS });
    await cut.stage.getByRole('button', { name: 'Show clip' }).click();
    await expect(video.dock.getByRole('heading', { name: 'Rough cut' })).toBeVisible();
    await expect(video.dock.getByText('Used in the cut').first()).toBeVisible();
    await expect(video.dock.getByRole('button', { name: 'Open rough cut' })).toBeVisible();
    await look(studio, 'video-cut-film');
    await keyboard.press('Control+e');
    await studio.exportInto(folder, 'Export 1 clip');
    const name = (await readdir(folder)).find((each) => each.startsWith('Rough cut'));
    const film = path.join(folder, name ?? '');
    expect(probe(film)).toMatchObject({ video: { width: 640, height: 360, frames: 200 }, audio: { codec: 'aac' } });
    const frames = framesOf(film);
    expect([5, 130, 190].map((at) => colourAt(frames[at]!, 160, 60))).toEqual(['red', 'blue', 'lime']);
    expectSameLetters(yellowLetters(film, 50), seen);
  });

  await test.step('what is marked in the player is what a cut of the clip begins with', async () => {
    await video.position.press('Home');
    await video.clips.first().focus();
    for (let step = 0; step < 5; step += 1) await keyboard.press('.');
    await keyboard.press('i');
    await studio.runCommand('Cut clips together');
    await expect(cut.clips).toHaveText([/Rough cut/]);
    await expect(cut.trim('Clip 1 in')).toHaveValue('00:00:00.200');
    await expect(cut.stage.getByRole('combobox', { name: 'Open rough cut' })).toContainText('Rough cut 2');
  });

  await compareClips(app);

  await test.step('a board with an order is a playlist: played through, onwards and back, repeated', async () => {
    await studio.openPanel('Library');
    for (const title of ['Harbour song', 'Second song']) {
      await library.item(title, 'Recording').click();
      await keyboard.press('b');
      await page.getByRole('dialog').getByRole('combobox', { name: 'Board' }).fill('Evening');
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await library.part('Evening').click();
    await expect(library.cells).toHaveCount(2);
    await library.cells.first().click();
    await keyboard.press('Shift+Enter');
    await expect(studio.player.getByText('Harbour song')).toBeVisible();
    await studio.player.getByRole('button', { name: 'Queue, 1 up next' }).click();
    const queue = page.getByRole('dialog', { name: 'Queue' });
    await queue.getByRole('button', { name: 'Repeat queue' }).click();
    await queue.getByRole('button', { name: 'Second song' }).first().click();
    await expect(studio.player.getByText('Second song')).toBeVisible();
    await expectNoViolations(page, 'the queue');
    await keyboard.press('Escape');
    await studio.runCommand('Next in queue');
    await expect(studio.player.getByText('Harbour song')).toBeVisible();
  });
});
