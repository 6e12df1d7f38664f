import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { look } from '../../fixtures/looks.ts';
import { expectPlayed } from '../../fixtures/sounds/played-sounds.ts';
import { keptTakes } from '../../fixtures/sounds/kept-takes.ts';
import { convert, joined, longRecording, samplePath, sampleText } from '../../fixtures/sounds/recordings.ts';
import { missingWords, spokenWords } from '../../fixtures/sounds/words.ts';
import { lastUseMs } from '../../fixtures/sounds/voice-times.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { CloneWizard } from '../../pages/voices/clone-wizard.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';
import { VoicesPage } from '../../pages/voices/voices-page.ts';

/** One reader, some twenty seconds. */
const READER = ['0870', '0880', '0890', '0920', '0930'].map(
  (part) => `sense_and_sensibility_01_austen_64kb-${part}.flac`,
);

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-clone-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const named = (name: string) => path.join(folder, name);

test('a voice is cloned from the microphone and speaks a line of a new script', async ({ launch }) => {
  const microphone = joined(READER, named('microphone.wav'), ['-ar', '48000', '-c:a', 'pcm_s16le']);
  const app = await launch({
    switches: ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${microphone}`],
  });
  const { page } = app;
  const studio = new Studio(app);
  const voices = new VoicesPage(page);
  const wizard = new CloneWizard(page);
  const { stage } = wizard;
  const lastUseOf = (id: string) => lastUseMs(app.profile, id);
  const meter = stage.getByRole('meter', { name: 'Level, dBFS' });
  await studio.openPanel('Voices');
  await voices.startNew('Clone voice');
  await expect(wizard.next).toBeDisabled();
  await expect(wizard.problem).toHaveText('Choose or record audio first.');

  await test.step('the microphone is opened only when it is asked for, and its level moves', async () => {
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (wanted) => {
        document.documentElement.dataset['asked'] = Object.keys(wanted ?? {}).join(' ');
        return open(wanted);
      };
    });
    await wizard.chooseWay('Microphone');
    await expect(stage.getByRole('button', { name: 'Use microphone' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    await stage.getByRole('button', { name: 'Use microphone' }).click();
    await expect.poll(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(-45);
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'audio');
  });

  await test.step('a take that is too short is told, and another is recorded', async () => {
    await wizard.record(1);
    await wizard.goOn();
    await stage.getByRole('button', { name: 'Add excerpt' }).click();
    await expect(wizard.report).toContainText(/Too short: [123]\.\d s/);
    await expect(wizard.next).toBeDisabled();
    await expect(wizard.problem).toHaveText('This sample would be rejected. See “Sample quality”.');
    await wizard.step('Audio').click();
    await stage.getByRole('button', { name: 'Use microphone' }).click();
    await wizard.record(12);
  });

  await test.step('the best of it is found, measured and read', async () => {
    await wizard.takeBestStretches();
    await expect(wizard.sampleText).not.toHaveValue('');
    const heard = spokenWords(await wizard.sampleText.inputValue());
    const said = spokenWords(READER.map(sampleText).join(' '));
    // The recording begins somewhere, and the file begins anew after its end.
    expect(missingWords(heard, [...said, ...said]).length).toBeLessThan(heard.length / 5);
    await wizard.goOn();
  });

  await test.step('ids are judged in words, and nothing is cloned without consent', async () => {
    await wizard.name.fill('Reader of Sussex');
    await expect(wizard.stage.getByText('Available. You can’t change it later.')).toBeVisible();
    for (const [id, words] of [
      ['short', 'Use 8 to 256 characters.'],
      ['9-reader-of-sussex', 'Start with a letter from A to Z.'],
      ['reader of sussex', 'Use only letters A to Z, digits, - and _.'],
      ['reader-of-sussex-', 'Don’t end with - or _.'],
      ['Wise_Woman', 'Another voice already has this ID.'],
    ] as const) {
      await wizard.id.fill(id);
      await expect(wizard.id).toHaveAccessibleDescription(words);
      await expect(wizard.problem).toHaveText('Choose a valid ID.');
    }
    await wizard.id.fill('reader-of-sussex');
    await expect(wizard.problem).toHaveText('Enter whose voice it is.');
    await wizard.person.fill('Ada Reader');
    await expect(wizard.problem).toHaveText('Enter a consent statement.');
    await wizard.statement.fill('I clone my own voice for my own productions.');
    await expect(wizard.problem).toHaveText('Confirm consent.');
    await expect(wizard.next).toBeDisabled();
    await wizard.agreement.check();
    await wizard.clone('Reader of Sussex');
  });

  await test.step('the voice is heard and speaks a line', async () => {
    await stage.getByRole('button', { name: 'Preview' }).click();
    await expectPlayed(studio, 'Reader of Sussex');
    const heardAtMs = await lastUseOf('reader-of-sussex');
    await stage.getByRole('button', { name: 'Create script' }).click();
    const speak = new SpeakPage(page);
    await expect(speak.stage.getByText('Script for Reader of Sussex')).toBeVisible();
    await expect(speak.cast.getByRole('button', { name: /^Script voice: Reader of Sussex/ })).toBeVisible();
    await speak.rewrite(1, 'My own voice says this.');
    // What is made is not heard over something else.
    await expect(studio.player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await speak.make();
    await expectPlayed(studio, 'Script for Reader of Sussex');
    expect(await keptTakes(app)).toMatchObject([{ voiceId: 'reader-of-sussex', isPartial: false }]);
    // The engine, too, has spoken with this voice and no other.
    expect(await lastUseOf('reader-of-sussex')).toBeGreaterThan(heardAtMs);
  });

  await test.step('a message is dictated, also where the cloud is chosen, and Escape leaves it as it was', async () => {
    const chat = new ChatPage(page);
    await studio.chooseEngine('Cloud');
    await studio.openPanel('Chat');
    await chat.list.getByRole('button', { name: 'New', exact: true }).click();
    await chat.composer.fill('She wrote:');
    await page.keyboard.press('Control+Shift+d');
    const bar = chat.stage.getByRole('group', { name: 'Dictation' });
    await expect
      .poll(async () => Number(await bar.getByRole('meter').getAttribute('aria-valuenow')))
      .toBeGreaterThan(-45);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(chat.composer).toHaveValue('She wrote:');
    await expect(chat.composer).toBeFocused();
    await chat.stage.getByRole('button', { name: 'Dictate in English' }).click();
    await expect(bar).toContainText(/0:0[5-9]/);
    expect(await violations(page)).toEqual([]);
    await look(studio, 'chat-dictation');
    await bar.getByRole('button', { name: 'Stop and insert' }).click();
    await expect(chat.composer).toHaveValue(/^She wrote: \W*\w.*\w/s);
    await expect(chat.composer).toBeFocused();
    const heard = spokenWords(await chat.composer.inputValue()).slice(2);
    const said = spokenWords(READER.map(sampleText).join(' '));
    // The sound of the microphone begins anew when it is over, as often as the machine is busy.
    const rounds = Math.ceil(heard.length / said.length) + 1;
    const saidAgain = Array.from({ length: rounds }, () => said).flat();
    expect(missingWords(heard, saidAgain).length).toBeLessThanOrEqual(heard.length / 5);
  });
});

test('a voice is cloned from the lines of one speaker of a dialogue', async ({ app, page }) => {
  const studio = new Studio(app);
  const voices = new VoicesPage(page);
  const wizard = new CloneWizard(page);
  const { stage } = wizard;
  await studio.drop([convert(samplePath('dialogues/2-speakers-1.flac'), named('Two voices.flac'), ['-t', '60'])]);
  await new TranscribePage(page).waitUntilWritten();
  await studio.openPanel('Voices');
  await voices.startNew('Clone voice');
  await wizard.chooseWay('Transcript lines');
  await stage.getByRole('button', { name: /^Two voices/ }).click();
  const speakers = stage.getByRole('button', { name: /^\D* \d .*line/ });
  await expect.poll(() => speakers.count()).toBeGreaterThan(1);
  await speakers.first().click();
  await wizard.goOn();
  await expect(wizard.stretches.first()).toBeVisible();
  await expect(wizard.report.getByText('Good for a clone.')).toBeVisible();
  await stage.getByRole('button', { name: 'Play sample' }).click();
  await expectPlayed(studio, 'Sample from Two voices');
  await wizard.goOn();
  await expect(wizard.sampleText).not.toHaveValue('');
  await stage.getByRole('switch', { name: /^Use a short prompt sample/ }).click();
  await expect(stage.getByRole('textbox', { name: 'Prompt transcript' })).not.toHaveValue('');
  await wizard.goOn();
  await wizard.name.fill('First of two');
  await wizard.consent({ basis: 'The person gave consent', person: 'Ada Reader', statement: 'Agreed by letter.' });
  await wizard.clone('First of two');
  await stage.getByRole('button', { name: 'Show in list' }).click();
  await expect(voices.card('First of two')).toBeVisible();
  await expect(voices.dock.getByText('Ada Reader', { exact: true })).toBeVisible();
});

test('what cannot be cloned is told in its place, and the draft is kept', async ({ launch }) => {
  const first = await launch();
  const studio = new Studio(first);
  const wizard = new CloneWizard(first.page);
  const { stage } = wizard;
  const take = async (file: string) => {
    await wizard.step('Audio').click();
    await studio.answerOpenDialog([file]);
    await wizard.chooseFile();
    await expect(stage.getByText(path.basename(file, path.extname(file)), { exact: true })).toBeVisible();
  };
  const speech = samplePath('speech/jfk.flac');
  writeFileSync(named('Only text.wav'), 'Only a text with the wrong name.\n'.repeat(500));
  convert(speech, named('Three seconds.wav'), ['-t', '3']);
  convert(speech, named('Silence.wav'), ['-af', 'volume=0']);
  convert(speech, named('Distorted.wav'), ['-af', 'volume=30dB']);
  longRecording(named('Six minutes.wav'), 360);
  await studio.openPanel('Voices');
  await new VoicesPage(first.page).startNew('Clone voice');

  await test.step('a text that is named like a sound', async () => {
    await take(named('Only text.wav'));
    await expect(stage.getByRole('alert')).toContainText('Can’t open Only text.wav');
    await expect(wizard.problem).toHaveText('This recording can’t be used. Choose another.');
    await expect(wizard.next).toBeDisabled();
  });

  for (const [name, words] of [
    ['Three seconds', 'Too short: 3.0 s'],
    ['Silence', 'No speech detected'],
    ['Distorted', 'Clipped: '],
  ] as const) {
    await test.step(name, async () => {
      await take(named(`${name}.wav`));
      await wizard.goOn();
      await stage.getByRole('button', { name: 'Add excerpt' }).click();
      await expect(wizard.report).toContainText(words);
    });
  }

  await test.step('too long, and cut by one click', async () => {
    await take(named('Six minutes.wav'));
    await wizard.goOn();
    await stage.getByRole('button', { name: 'Add excerpt' }).click();
    const end = stage.getByRole('spinbutton', { name: 'End of excerpt 1' });
    await end.fill('00:05:59.000');
    await end.press('Enter');
    await expect(wizard.report).toContainText('Too long: 5:59');
    await expect(wizard.next).toBeDisabled();
    await wizard.report.getByRole('button', { name: 'Trim to 5 min' }).click();
    await expect(end).toHaveAttribute('aria-valuetext', '00:05:00.000');
  });

  await take(speech);
  await wizard.takeBestStretches();
  await expect(wizard.sampleText).not.toHaveValue('');
  await wizard.sampleText.fill('Ask not what your country can do for you.');
  await wizard.goOn();
  await wizard.name.fill('President');
  await wizard.person.fill('Ada Reader');
  await wizard.statement.fill('For a lesson about speeches.');
  await studio.openPanel('Transcribe');
  await studio.openPanel('Voices');
  await new VoicesPage(first.page).startNew('Clone voice');
  await expect(wizard.name).toHaveValue('President');
  await first.electron.close();

  const second = await launch({ profile: first.profile });
  const after = new CloneWizard(second.page);
  await new Studio(second).openPanel('Voices');
  await new VoicesPage(second.page).startNew('Clone voice');
  await expect(after.name).toHaveValue('President');
  await expect(after.person).toHaveValue('Ada Reader');
  await expect(after.statement).toHaveValue('For a lesson about speeches.');
  await after.step('Transcript').click();
  await expect(after.sampleText).toHaveValue('Ask not what your country can do for you.');
});
