import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { MusicPage } from '../../pages/studios/music-page.ts';
import { Studio } from '../../pages/studio.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';

/** Toasts and tooltips stand outside of all landmarks. */
async function expectNoViolations(page: Page, what: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByRole('group', { name: /used|reused|restored|deleted/ })).toHaveCount(0);
  expect(await violations(page), what).toEqual([]);
}

test('songs are written, generated, played, compared, reused and kept', async ({ app, page, launch }) => {
  const studio = new Studio(app);
  const music = new MusicPage(page);
  const { keyboard } = page;

  await test.step('an empty panel says what can be generated, and offers styles', async () => {
    await studio.openPanel('Music');
    await expect(music.stage.getByText('Generate your first song')).toBeVisible();
    await expect(
      music.list.getByText('Describe the style first.').or(music.list.getByText(/Write lyrics first/)),
    ).toBeVisible();
    await music.stage.getByRole('button', { name: /^Use the style “Lo-fi/ }).click();
    await expect(music.style).toHaveValue(/^Lo-fi hip hop/);
    // Its words are left to the engine: the next step is to generate.
    await expect(music.generate).toBeEnabled();
    await page.getByRole('group', { name: 'Style used' }).getByRole('button', { name: 'Undo' }).click();
    await expect(music.style).toHaveValue('');
    await music.style.fill('Lo-fi, 6 seconds');
    const chip = music.list.getByRole('button', { name: 'piano', exact: true });
    await chip.click();
    await expect(music.style).toHaveValue(/piano/);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('lyrics are blocks: added, split from pasted text, moved by keys, locked', async () => {
    await expect(music.problem.first()).toHaveText(/Write lyrics first/);
    await music.list.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('menuitem', { name: 'Verse', exact: true }).click();
    await expect(music.lyricsOf('Verse')).toBeFocused();
    await music.lyricsOf('Verse').fill('Low tide\nand a kettle\n[Chorus]\nSalt on the wire');
    await expect(music.blocks).toHaveCount(2);
    await music.lyricsOf('Chorus').focus();
    await keyboard.press('Alt+ArrowUp');
    await expect(music.blocks.first()).toHaveAccessibleName('Section 1, Chorus');
    await expect(music.lyricsOf('Chorus')).toBeFocused();
    await music.blocks.first().getByRole('button', { name: 'Lock for the lyrics helper' }).click();
    await expect(music.list.getByText(/of 3,500$/)).toBeVisible();
  });

  await test.step('lyrics of a song follow it: the line that is heard is lit, and a click or Enter plays from a line', async () => {
    await music.generate.click();
    await expect(music.stage.getByText('2 takes', { exact: true })).toBeVisible({ timeout: WORK_LIMIT_MS });
    await music.take('A').click();
    await music.dock.getByRole('tab', { name: 'Lyrics' }).click();
    const lines = music.dock.getByRole('group', { name: 'Lyrics of the song' }).getByRole('button');
    await expect(music.dock.getByText(/^Timed exactly/)).toBeVisible();
    await lines.nth(1).click();
    await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true');
    await page
      .getByRole('region', { name: 'Player' })
      .getByRole('button', { name: /^Pause/ })
      .click();
    await lines.nth(1).focus();
    await keyboard.press('ArrowDown');
    await expect(lines.nth(2)).toBeFocused();
    await keyboard.press('Enter');
    await expect(lines.nth(2)).toHaveAttribute('aria-current', 'true');
    await expectNoViolations(page, 'lyrics that follow a song');
    await look(studio, 'music-lyrics');
    await music.dock.getByRole('tab', { name: 'Details' }).click();
  });

  await test.step('the lyrics helper writes around what is locked', async () => {
    await music.list.getByRole('button', { name: 'Lyrics helper', exact: true }).click();
    const helper = page.getByRole('dialog', { name: 'Lyrics helper' });
    await helper.getByRole('textbox').fill('the sea');
    await helper.getByRole('button', { name: 'Write song' }).click();
    const suggestion = helper.getByRole('region', { name: 'Suggestion' });
    await expect(suggestion.getByText(/, locked$/)).toHaveCount(1);
    await expectNoViolations(page, 'the lyrics helper');
    await suggestion.getByRole('button', { name: 'Use these lyrics' }).click();
    await keyboard.press('Escape');
    await expect(helper).toBeHidden();
    await expect(music.lyricsOf('Chorus').first()).toHaveValue('Salt on the wire');
    expect(await music.blocks.count()).toBeGreaterThan(3);
  });

  await test.step('an instrumental ignores lyrics and keeps them', async () => {
    const mode = (name: string) =>
      music.list.getByRole('radiogroup', { name: 'Mode' }).getByText(name, { exact: true });
    await mode('Instrumental').click();
    await expect(music.blocks).toHaveCount(0);
    await expect(music.list.getByText(/^Lyrics aren’t used in instrumentals/)).toBeVisible();
    await expectNoViolations(page, 'the form of an instrumental');
  });

  await test.step('two takes are generated, opened and played', async () => {
    await music.generate.click();
    await expect(music.songs).toHaveCount(2);
    await expect(music.stage.getByText('4 takes', { exact: true })).toBeVisible({ timeout: WORK_LIMIT_MS });
    await music.take('A').click();
    await expect(music.head.getByRole('group', { name: 'Sections' }).getByRole('button').first()).toBeVisible();
    await expect(music.dock.getByText('Local sketch engine')).toBeVisible();
    await music.head.getByRole('group', { name: 'Sections' }).getByRole('button').first().click();
    const player = page.getByRole('region', { name: 'Player' });
    await expect(player.getByRole('button', { name: /^Pause/ })).toBeVisible();
    await music.take('A').focus();
    await keyboard.press('x');
    await expect(music.take('B')).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolations(page, 'songs and details');
    await look(studio, 'music');
  });

  await test.step('songs are found by lyrics and notes, and by tempo, key and energy from a menu, which also orders them', async () => {
    await keyboard.press('Control+f');
    await expect(music.search).toBeFocused();
    await music.search.fill('kettle');
    await expect(music.songs).toHaveCount(1);
    await music.take('A').click();
    await music.dock.getByRole('textbox', { name: 'Note' }).fill('The bass hides the voice');
    await music.search.fill('bass hides');
    await expect(music.songs).toHaveCount(1);
    await expectNoViolations(page, 'a search of songs');
    await look(studio, 'music-search');
    await music.search.fill('trombone');
    await expect(music.stage.getByText('No results for “trombone”')).toBeVisible();
    await music.stage.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(music.songs).toHaveCount(2);
    await music.stage.getByRole('button', { name: 'Find and order by tempo, key or energy' }).click();
    await expect(page.getByRole('menuitem', { name: 'Key', exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Key', exact: true }).hover();
    await expect(page.getByRole('menuitem', { name: 'A minor' })).toBeVisible();
    await lookAtDialog(page, 'music-tempo-menu');
    await page.getByRole('menuitem', { name: 'Over 120 bpm' }).click();
    await expect(music.stage.getByText('No songs match this filter')).toBeVisible();
    await music.stage.getByRole('button', { name: 'Find and order by tempo, key or energy: tempo:>120' }).click();
    await expect(page.getByRole('menuitem', { name: 'Over 120 bpm' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('menuitem', { name: 'Any tempo, key and energy' }).click();
    await expect(music.songs).toHaveCount(2);
    await music.stage.getByRole('button', { name: 'Find and order by tempo, key or energy' }).click();
    await page.getByRole('menuitem', { name: 'Order', exact: true }).hover();
    await page.getByRole('menuitem', { name: 'Energy, high first' }).click();
    await expect(music.songs).toHaveCount(2);
    await music.stage.getByRole('button', { name: /: ordered by energy$/ }).click();
    await page.getByRole('menuitem', { name: 'Order', exact: true }).hover();
    await page.getByRole('menuitem', { name: 'Newest', exact: true }).click();
    await music.take('A').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: /^Generate 2 variations of song/ })).toBeVisible();
    await keyboard.press('Escape');
    await music.take('B').click();
  });

  await test.step('a song is trimmed and faded as a copy, which is heard before it is saved', async () => {
    await music.take('A').focus();
    await keyboard.press('Shift+E');
    const editor = page.getByRole('dialog', { name: /^Edit “/ });
    await expect(editor.getByRole('button', { name: 'Save copy' })).toBeDisabled();
    const start = editor.getByRole('slider', { name: 'Start' });
    await start.focus();
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(editor.getByRole('textbox', { name: 'Start, s' })).toHaveValue('1.1');
    await editor.getByRole('textbox', { name: 'Fade out, s' }).fill('1.5');
    await editor.getByRole('radiogroup', { name: 'Loudness' }).getByText('−14 LUFS').click();
    await editor.getByRole('radiogroup', { name: 'Format' }).getByText('FLAC').click();
    expect(await violations(page), 'the editor of songs').toEqual([]);
    await lookAtDialog(page, 'music-edit');
    await editor.getByRole('button', { name: 'Preview' }).click();
    await expect(studio.player.getByText('Preview of the copy')).toBeVisible();
    await editor.getByRole('button', { name: 'Save copy' }).click();
    await expect(editor).toBeHidden();
    await expect(music.head.getByRole('heading', { name: /\(edited\)$/ })).toBeVisible();
    await expect(music.dock.getByText(/^FLAC, /)).toBeVisible();
    await page
      .getByRole('group', { name: /\(edited\)” saved/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(music.stage.getByText('4 takes', { exact: true })).toBeVisible();
    await studio.player.getByRole('button', { name: /^Pause/ }).click();
  });

  await test.step('an image generated for the style becomes the cover, and Undo takes it away', async () => {
    const cover = music.head.getByRole('button', { name: /^Change the cover of/ });
    await music.take('A').click();
    await cover.click();
    await page.getByRole('menuitem', { name: 'Generate in Images' }).click();
    const images = new ImagesPage(page);
    await expect(images.prompt).toHaveValue(/^Album cover, Lo-fi, 6 seconds/);
    await images.generate.click();
    await expect(images.pictures.first()).toBeVisible({ timeout: WORK_LIMIT_MS });
    await images.waitForImages();
    await studio.openPanel('Music');
    await music.take('A').click();
    await cover.click();
    await page.getByRole('menuitem', { name: 'Choose from library' }).click();
    await page
      .getByRole('dialog', { name: /^Cover of “/ })
      .getByRole('gridcell')
      .first()
      .click();
    await expect(cover.locator('img')).toBeVisible();
    await expect(music.songs.first().locator('img').first()).toBeVisible();
    await music.head.getByRole('group', { name: 'Sections' }).getByRole('button').first().click();
    await expect(studio.player.locator('img')).toBeVisible();
    await look(studio, 'music-cover');
    await music.take('A').focus();
    await keyboard.press('Control+z');
    await expect(cover.locator('img')).toHaveCount(0);
  });

  await test.step('a song that is dragged over Video becomes the music of a rough cut, and nothing is added', async () => {
    await studio.noteDrags();
    const box = await music.take('B').boundingBox();
    if (!box) throw new Error('The take is not on the screen.');
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + box.height / 2 + 4, { steps: 5 });
    await expect.poll(() => studio.draggedFiles()).toHaveLength(1);
    await page.mouse.up();
    const video = new VideoPage(page);
    await studio.carry(await studio.draggedFiles(), 'Video', video.stage);
    await expect(video.cut.stage.getByRole('combobox', { name: 'Music', exact: true })).toHaveValue(/^Lo-fi/);
    await studio.dismissToasts();
    await studio.openPanel('Music');
    await expect(music.stage.getByText('4 takes', { exact: true })).toBeVisible();
  });

  await test.step('settings of a take are reused, it is a favourite, and the bin gives it back', async () => {
    await music.style.fill('Something else');
    await music.take('B').click();
    await keyboard.press('a');
    await expect(music.style).toHaveValue(/^Lo-fi, 6 seconds/);
    await expect(music.list.getByRole('textbox', { name: 'Seed' })).not.toHaveValue('');
    await expect(music.list.getByText(/^Made from “Lo-fi, 6 seconds/)).toBeVisible();
    await music.take('B').focus();
    await keyboard.press('f');
    await expect(music.songs.first().getByRole('button', { name: /favourites/, pressed: true })).toHaveCount(1);
    await music.take('B').focus();
    await keyboard.press('Delete');
    await expect(music.stage.getByText('3 takes', { exact: true })).toBeVisible();
    await expect(music.songs.locator('[data-take]').nth(1)).toBeFocused();
    await page
      .getByRole('group', { name: /moved to the bin/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(music.stage.getByText('4 takes', { exact: true })).toBeVisible();
  });

  await test.step('a restart keeps the form and the songs', async () => {
    await app.electron.close();
    const again = await launch({ profile: app.profile });
    const later = new MusicPage(again.page);
    await new Studio(again).openPanel('Music');
    await expect(later.style).toHaveValue(/^Lo-fi, 6 seconds/);
    await expect(later.songs).toHaveCount(2);
  });
});
