import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { look } from '../../fixtures/looks.ts';
import { cutOff } from '../../fixtures/processes/processes.ts';
import { convert, samplePath } from '../../fixtures/sounds/recordings.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

/** The clock of what is recorded, from two seconds on: enough for a part to be on the disk. */
const SOME_SECONDS = /^0:(0[2-9]|[1-5]\d)$/;

test('what is said into the microphone becomes a transcript, and a crash while recording loses nothing', async ({
  launch,
  folder,
}) => {
  const said = convert(samplePath('speech/jfk.flac'), path.join(folder, 'said.wav'));
  const switches = ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${said}`];
  const first = await launch({ switches });
  const { page, profile } = first;
  const studio = new Studio(first);
  const transcribe = new TranscribePage(page);
  const bar = page.getByRole('region', { name: 'Recording from the microphone' });

  await test.step('it is begun by keys, seen from every panel, and thrown away only after a question', async () => {
    await studio.runCommandByKeys('Record');
    await expect(bar.getByText(SOME_SECONDS)).toBeVisible();
    await studio.openPanel('Settings');
    await expect(bar.getByRole('button', { name: 'Stop and transcribe' })).toBeVisible();
    await look(studio, 'recording');
    await expectNoViolations(page, 'while recording');
    await bar.getByRole('button', { name: 'Discard recording' }).click();
    await page.getByRole('button', { name: 'Keep recording' }).click();
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Discard recording' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(bar).toBeHidden();
  });

  await test.step('it is transcribed when it is stopped', async () => {
    await studio.openPanel('Transcribe');
    await transcribe.stage.getByRole('button', { name: 'Record' }).click();
    await expect(bar.getByText(/^0:1[2-9]$/)).toBeVisible();
    await bar.getByRole('button', { name: 'Stop and transcribe' }).click();
    await transcribe.waitUntilWritten();
    await expect(transcribe.lines).toContainText(/country/i);
    await expect(transcribe.entry('Recording 2')).toBeVisible();
  });

  await test.step('one that a crash broke off is in the library at the next start, which says so', async () => {
    await studio.runCommand('Record');
    await expect(bar.getByText(SOME_SECONDS)).toBeVisible();
    await cutOff(first);
    const second = await launch({ profile, switches });
    const again = new Studio(second);
    const card = second.page.getByRole('region', { name: 'What was saved' });
    await expect(card).toContainText('Atelier closed unexpectedly');
    await expect(card).toContainText(/Saved up to .*The last change was in “Recording 2/);
    await expect(card).toContainText(/“Recording 2.*” is in the library\./);
    await look(again, 'recovered');
    await expectNoViolations(second.page, 'after a crash');
    await again.openPanel('Library');
    await expect(new LibraryPage(second.page).stage.getByText(/^Recording 2/).first()).toBeVisible();
    await card.getByRole('button', { name: /^Transcribe Recording 2/ }).click();
    await expect(card).toBeHidden();
    await new TranscribePage(second.page).waitUntilWritten();
  });
});
