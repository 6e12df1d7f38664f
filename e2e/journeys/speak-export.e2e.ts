import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures/app.ts';
import { decodedSound } from '../fixtures/decoded-sound.ts';
import { openSpeak } from '../pages/speak-page.ts';

/** Encoders fill their last frame. */
const FRAME_MS = 60;

/** The last time in subtitles, ms. */
function lastTimeMs(subtitles: string): number {
  const times = [...subtitles.matchAll(/(\d\d):(\d\d):(\d\d)[,.](\d{3})/g)];
  const [, hours, minutes, seconds, ms] = times.at(-1) ?? [];
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
}

test('a narration is exported in every format with subtitles that fit it, and no file is overwritten', async ({
  app,
  page,
  folder,
}) => {
  const { studio, speak } = await openSpeak(app);
  await speak.write(['The lamp was trimmed at four.', 'After that the page is wet.', '']);

  await test.step('lines that are not made are named, with a way to each of them', async () => {
    const form = await speak.openExport();
    await expect(form).toContainText('2 lines have not been made yet');
    await expect(form.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
    await form.getByRole('button', { name: 'Line 2: After that the page is wet.' }).click();
    await expect(form).toBeHidden();
    await expect(speak.line(2)).toHaveAttribute('aria-current', 'true');
  });

  await speak.make();
  await studio.answerOpenDialog([folder]);
  await test.step('every format holds the same length of sound', async () => {
    await speak.exportAs('MP3', ['SRT', 'VTT', 'JSON with words']);
    await speak.exportAs('WAV');
    await speak.exportAs('FLAC');
    const names = (await readdir(folder)).toSorted();
    expect(names).toEqual(['flac', 'json', 'mp3', 'srt', 'vtt', 'wav'].map((end) => `Untitled script.${end}`));
    const { durationMs } = JSON.parse(await readFile(path.join(folder, 'Untitled script.json'), 'utf8')) as {
      durationMs: number;
    };
    expect(durationMs).toBeGreaterThan(3000);
    for (const end of ['mp3', 'wav', 'flac']) {
      const sound = decodedSound(path.join(folder, `Untitled script.${end}`));
      expect(Math.abs(sound.durationMs - durationMs), `length of the ${end}`).toBeLessThan(FRAME_MS);
      expect(sound.loudestDb, `loudness of the ${end}`).toBeGreaterThan(-30);
    }
    const srt = await readFile(path.join(folder, 'Untitled script.srt'), 'utf8');
    const vtt = await readFile(path.join(folder, 'Untitled script.vtt'), 'utf8');
    expect(srt.replaceAll('\r', '')).toMatch(/^1\n00:00:00,\d{3} --> 00:00:0\d,\d{3}\nThe lamp was trimmed at four\./);
    expect(srt).toContain('After that the page is wet.');
    expect(vtt).toMatch(/^WEBVTT/);
    for (const subtitles of [srt, vtt]) {
      expect(lastTimeMs(subtitles)).toBeLessThanOrEqual(durationMs);
      expect(lastTimeMs(subtitles)).toBeGreaterThan(durationMs - 1500);
    }
    // The lines are heard while they are made; Space would only pause that.
    await expect(studio.player).toContainText('Line 2 of 3');
    await expect(studio.player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await speak.select(1);
    await page.keyboard.press('Space');
    const position = studio.player.getByRole('slider', { name: 'Position' });
    await expect(position).toHaveAttribute('aria-valuemax', String(Math.floor(durationMs / 1000)));
    await page.keyboard.press('Space');
  });

  await test.step('the next export stands beside the first', async () => {
    const before = await readFile(path.join(folder, 'Untitled script.mp3'));
    await speak.exportAs('MP3', ['SRT']);
    await expect.poll(() => readdir(folder)).toContain('Untitled script (2).mp3');
    expect(await readdir(folder)).toContain('Untitled script (2).srt');
    expect(await readFile(path.join(folder, 'Untitled script.mp3'))).toEqual(before);
  });
});
