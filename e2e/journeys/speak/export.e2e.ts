import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { decodedSound } from '../../fixtures/sounds/decoded-sound.ts';
import { missingWords, spokenWords } from '../../fixtures/sounds/words.ts';
import { openSpeak } from '../../pages/speak-page.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

/** Encoders fill their last frame. */
const FRAME_MS = 60;

/** The recogniser is better with people than with these voices. */
const MISHEARD_WORDS = 2;

const FIRST = 'The night was dark and the wind was cold.';
const SECOND = 'After that the page is blank.';

/** All times in subtitles, ms: begin and end of each cue in turn. */
function timesMs(subtitles: string): number[] {
  return [...subtitles.matchAll(/(\d\d):(\d\d):(\d\d)[,.](\d{3})/g)].map(
    ([, hours, minutes, seconds, ms]) =>
      ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms),
  );
}

test('a narration is exported in every format with subtitles that fit it, and no file is overwritten', async ({
  app,
  page,
  folder,
}) => {
  const { studio, speak } = await openSpeak(app);
  const named = (name: string) => path.join(folder, name);
  const lengthIn = async (name: string) =>
    (JSON.parse(await readFile(named(name), 'utf8')) as { durationMs: number }).durationMs;
  await speak.write([FIRST, SECOND, '']);

  await test.step('lines that are not made are named, with a way to each of them', async () => {
    const form = await speak.openExport();
    await expect(form).toContainText('2 lines not generated yet');
    await expect(form.getByRole('button', { name: 'Export audio' })).toBeDisabled();
    await form.getByRole('button', { name: `Line 2: ${SECOND}` }).click();
    await expect(form).toBeHidden();
    await expect(speak.line(2)).toHaveAttribute('aria-current', 'true');
  });

  await speak.make();
  await studio.answerOpenDialog([folder]);
  await test.step('every format holds the same length of sound', async () => {
    await speak.exportAs('MP3', ['SRT', 'VTT', 'JSON with word timings']);
    await speak.exportAs('WAV');
    await speak.exportAs('FLAC');
    const names = (await readdir(folder)).toSorted();
    expect(names).toEqual(['flac', 'json', 'mp3', 'srt', 'vtt', 'wav'].map((end) => `Untitled script.${end}`));
    const durationMs = await lengthIn('Untitled script.json');
    expect(durationMs).toBeGreaterThan(3000);
    for (const end of ['mp3', 'wav', 'flac']) {
      const sound = decodedSound(named(`Untitled script.${end}`));
      expect(Math.abs(sound.durationMs - durationMs), `length of the ${end}`).toBeLessThan(FRAME_MS);
      expect(sound.loudestDb, `loudness of the ${end}`).toBeGreaterThan(-30);
    }
    const srt = await readFile(named('Untitled script.srt'), 'utf8');
    const vtt = await readFile(named('Untitled script.vtt'), 'utf8');
    expect(srt.replaceAll('\r', '')).toMatch(/^1\n00:00:00,\d{3} --> 00:00:0\d,\d{3}\nThe night was dark and/);
    expect(srt).toContain(SECOND);
    expect(vtt).toMatch(/^WEBVTT/);
    for (const subtitles of [srt, vtt]) {
      expect(timesMs(subtitles)).toHaveLength(4);
      expect(timesMs(subtitles).at(-1)).toBeLessThanOrEqual(durationMs);
      expect(timesMs(subtitles).at(-1)).toBeGreaterThan(durationMs - 1500);
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

  await test.step('after an edit the next export stands beside the first, with times of its own', async () => {
    const before = await readFile(named('Untitled script.mp3'));
    await speak.rewrite(1, `${FIRST} It was dark in the morning, too.`);
    await speak.make();
    await speak.exportAs('MP3', ['SRT', 'JSON with word timings']);
    await expect.poll(() => readdir(folder)).toContain('Untitled script (2).mp3');
    expect(await readFile(named('Untitled script.mp3'))).toEqual(before);
    const longerByMs = (await lengthIn('Untitled script (2).json')) - (await lengthIn('Untitled script.json'));
    expect(longerByMs).toBeGreaterThan(400);
    expect(
      Math.abs(
        decodedSound(named('Untitled script (2).mp3')).durationMs - (await lengthIn('Untitled script (2).json')),
      ),
    ).toBeLessThan(FRAME_MS);
    const was = timesMs(await readFile(named('Untitled script.srt'), 'utf8')).at(-2) ?? 0;
    const is = timesMs(await readFile(named('Untitled script (2).srt'), 'utf8')).at(-2) ?? 0;
    expect(Math.abs(is - was - longerByMs), 'begin of the last caption').toBeLessThan(2);
  });

  await test.step('what is heard in the file is what the lines say', async () => {
    const transcribe = new TranscribePage(page);
    await studio.openPanel('Transcribe');
    await studio.drop([named('Untitled script.flac')]);
    await transcribe.waitUntilWritten();
    const heard = spokenWords((await transcribe.visibleTexts()).join(' '));
    const said = spokenWords(`${FIRST} ${SECOND}`);
    expect(missingWords(said, heard).length, heard.join(' ')).toBeLessThanOrEqual(MISHEARD_WORDS);
    expect(missingWords(heard, said).length, heard.join(' ')).toBeLessThanOrEqual(MISHEARD_WORDS);
  });
});
