import { copyFileSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { convert, samplePath, sampleText, silentVideo, videoOf } from '../../fixtures/sounds/recordings.ts';
import { missingWords, spokenWords } from '../../fixtures/sounds/words.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

const speech = samplePath('speech/jfk.flac');
const said = spokenWords(sampleText('jfk.flac'));

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-hostile-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

const named = (name: string) => path.join(folder, name);

/** What lies in the library of a profile besides the complete originals: must be nothing once nothing runs. */
async function halfWritten({ profile }: RunningApp): Promise<string[]> {
  const names = await readdir(profile, { recursive: true });
  return names.filter((name) => /\.incoming\/.|\.part\b|\.tmp\b|pieces\/./.test(name));
}

/** Waits until nothing runs any more, then reads the open transcript. */
async function heardIn(transcribe: TranscribePage, title: string): Promise<string[]> {
  await transcribe.open(title);
  await transcribe.waitUntilWritten();
  return spokenWords((await transcribe.visibleTexts()).join(' '));
}

test('what cannot be transcribed is refused in words that help, and the app stays usable', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  writeFileSync(named('empty.wav'), '');
  mkdirSync(named('Texts'));
  writeFileSync(named('Texts/readme.txt'), 'nothing to hear');
  await studio.drop([named('empty.wav'), named('Texts')]);
  const refused = page.getByRole('alert', { name: /^Couldn’t add/ });
  await expect(refused).toContainText('empty.wav is empty. There’s nothing in it. Choose another file.');
  await expect(refused).toContainText('“Texts” contains no audio or video files.');
  await refused.getByRole('button', { name: 'Dismiss files not added' }).click();
  await expect(refused).toBeHidden();

  writeFileSync(named('Notes.mp3'), 'Only a text with the wrong name.\n'.repeat(500));
  silentVideo(named('Silent film.mp4'));
  videoOf(speech, named('Whole.mp4'), ['-movflags', '+faststart']);
  copyFileSync(named('Whole.mp4'), named('Cut header.mp4'));
  truncateSync(named('Cut header.mp4'), 700);
  const cases = [
    { title: 'Notes', words: 'Can’t open Notes.mp3' },
    { title: 'Silent film', words: 'Silent film.mp4 has no audio' },
    { title: 'Cut header', words: 'Cut header.mp4 is incomplete' },
  ];
  await studio.drop(cases.map(({ title }) => named(title === 'Notes' ? 'Notes.mp3' : `${title}.mp4`)));
  for (const { title, words } of cases) {
    await transcribe.open(title);
    await expect(transcribe.stage).toContainText(words);
    await expect(transcribe.entry(title)).toContainText(words);
  }
  await studio.drop([speech]);
  await expect(transcribe.stage.getByRole('heading', { name: 'jfk' })).toBeVisible();
  expect(await heardIn(transcribe, 'jfk')).toEqual(said);
  expect(await halfWritten(app)).toEqual([]);
});

test('odd recordings and odd names are transcribed as well as their sound allows', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  const long = 'a'.repeat(246);
  convert(speech, named('Eight channels.wav'), ['-af', 'pan=7.1|FC=c0', '-c:a', 'pcm_s16le']);
  convert(speech, named('Studio rate.flac'), ['-ar', '96000', '-sample_fmt', 's32']);
  convert(speech, named('plain.mp3'), ['-b:a', '128k']);
  writeFileSync(named('Tagged.mp3'), Buffer.concat([id3Tag(2 * 1024 * 1024), readFileSync(named('plain.mp3'))]));
  videoOf(speech, named('whole.mp4'), ['-movflags', '+faststart']);
  copyFileSync(named('whole.mp4'), named('Broken download.mp4'));
  truncateSync(named('Broken download.mp4'), Math.floor(readFileSync(named('whole.mp4')).length * 0.6));
  const titles = ['会议录音 最终', 'party 🎉 mix', `it's "the" one; $(x) & more`, long];
  // Equal files of one drop are added once.
  for (const [at, title] of titles.entries()) {
    convert(speech, named('a.wav'), ['-af', `volume=${1 - at / 100}`]);
    copyFileSync(named('a.wav'), named(`${title}.wav`));
  }
  const files = ['Eight channels.wav', 'Studio rate.flac', 'Tagged.mp3', 'Broken download.mp4'];
  await studio.drop([...files, ...titles.map((title) => `${title}.wav`)].map(named));

  for (const title of ['Eight channels', 'Studio rate', 'Tagged', ...titles]) {
    expect(missingWords(said, await heardIn(transcribe, title)).length, title).toBeLessThanOrEqual(1);
  }
  const beginning = await heardIn(transcribe, 'Broken download');
  expect(beginning.length).toBeGreaterThan(said.length / 3);
  expect(missingWords(beginning, said).length).toBeLessThanOrEqual(1);
  expect(await halfWritten(app)).toEqual([]);
});

test('a folder brings its recordings, and a file that is deleted is kept or named', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  mkdirSync(named('Interviews/Day 2'), { recursive: true });
  copyFileSync(speech, named('Interviews/Morning.flac'));
  convert(speech, named('Interviews/Day 2/Evening.flac'), ['-af', 'volume=0.99']);
  writeFileSync(named('Interviews/readme.txt'), 'no sound');
  await studio.drop([named('Interviews')]);
  for (const title of ['Morning', 'Evening']) expect(await heardIn(transcribe, title)).toEqual(said);

  convert(speech, named('Gone soon.wav'));
  await studio.drop([named('Gone soon.wav')]);
  await expect(transcribe.entry('Gone soon')).toBeVisible();
  await rm(named('Gone soon.wav'));
  expect(await heardIn(transcribe, 'Gone soon')).toEqual(said);

  await studio.drop([named('Never there.wav')]);
  const refused = page.getByRole('alert', { name: /^Couldn’t add/ });
  await expect(refused).toContainText('Can’t find Never there.wav. It was moved or deleted.');
  expect(await halfWritten(app)).toEqual([]);
});

/** An ID3v2 tag full of bytes that look like the beginnings of frames. */
function id3Tag(sizeBytes: number): Buffer {
  const tag = Buffer.alloc(sizeBytes, 0xff);
  tag.write('ID3\x04\0\0', 'latin1');
  for (let index = 0; index < 4; index += 1) tag[6 + index] = ((sizeBytes - 10) >> (7 * (3 - index))) & 0x7f;
  return tag;
}
