import type { Locator } from 'playwright/test';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { type CloudService, startCloudService } from '../../fixtures/service/cloud-service.ts';
import { expectPlayed } from '../../fixtures/sounds/played-sounds.ts';
import { look } from '../../fixtures/looks.ts';
import { playedMedia } from '../../fixtures/sounds/played-media.ts';
import { filesHolding } from '../../fixtures/profile-files.ts';
import { startUnsteadyNetwork, type UnsteadyNetwork } from '../../fixtures/service/unsteady-network.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { openSpeak, SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';

const KEY = 'sk-cloud-0123456789-secret-part-ABCD';
const WRONG_KEY = 'sk-cloud-0123456789-secret-part-NONE';
const LONG =
  'The lamp was trimmed at four, and the keeper wrote the hour in his book, as he had done each night for forty years. After that the page is wet, and then it is blank until the spring of the following year.';
/** Some seconds of the sound of a stream, and far less than all of it. */
const BREAK_BYTES = 150_000;

let service: CloudService;
let network: UnsteadyNetwork;
test.beforeEach(async () => {
  service = await startCloudService({ key: KEY });
  network = await startUnsteadyNetwork(service);
});
test.afterEach(async () => {
  await network.end();
  await service.end();
});

/** Enters address and key, and has new work done there. */
async function useCloud(app: RunningApp, key: string): Promise<AccountPage> {
  const page = new AccountPage(app);
  await page.connect(network.baseUrl, key);
  await expect(page.main).toContainText(`••••${key.slice(-4)}`);
  await new Studio(app).chooseEngine('Cloud');
  return page;
}

test('a stream that breaks keeps what came and says why, and trying again makes the line', async ({ app, page }) => {
  const studio = new Studio(app);
  const speak = new SpeakPage(page);
  await useCloud(app, KEY);
  await studio.openPanel('Speak');
  await speak.write([LONG, 'Then the lamp is out.']);
  await expect(speak.dock).toContainText(`The text of lines you generate is sent to ${network.host}.`);
  await expect(speak.foot).toContainText('billed by the service, price unknown');
  network.breakAfter(BREAK_BYTES);
  await speak.generateButton.click();

  await expect(speak.line(1)).toContainText('Failed');
  await expect(speak.line(1)).toContainText('Can’t reach the service');
  await expect(speak.foot).toContainText('1 failed');
  await expect(speak.line(2)).toContainText(/\d s/);
  await expect(speak.line(2)).not.toContainText('Failed');
  // What is heard while lines are made takes the selection along.
  await expect(studio.player).toContainText('Line 2 of 2');
  await expect(studio.player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await speak.select(1);
  await expect(speak.takes.getByText('Incomplete')).toBeVisible();
  await expect(
    speak.line(1).getByRole('img', { name: /^The connection dropped while this take was generated/ }),
  ).toBeVisible();

  await speak.takes.getByRole('button', { name: 'Play take 1' }).click();
  await expectPlayed(studio, 'Untitled script');
  await speak.takes.getByRole('button', { name: 'Pause take 1' }).click();

  // Some of it was spoken, so a second attempt may be paid for twice.
  await expect(speak.line(1)).toContainText('The service may already have billed this.');
  await speak.line(1).getByRole('button', { name: 'Regenerate' }).click();
  await speak.waitUntilMade();
  await expect(speak.takeButton(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(speak.take(2)).not.toContainText('Incomplete');
  await expect(speak.line(1).getByRole('img', { name: /^The connection dropped/ })).toBeHidden();

  // Generation lines again would be billed, so another voice is asked about before it marks them.
  await speak.chooseVoice('Script voice', 'Young Man');
  const question = page.getByRole('dialog', { name: 'Change the script voice?' });
  await expect(question).toContainText(/2 lines will be out of date\. .* billed by the service/);
  await question.getByRole('button', { name: /^Keep / }).click();
  await expect(speak.foot).toContainText('Everything is up to date');
  expect(await filesHolding(app, 'secret-part')).toEqual([]);

  await test.step('both takes of the line are one stack of the library, which is opened, given another top and closed', async () => {
    const library = new LibraryPage(page);
    await studio.openPanel('Library');
    await library.view('Grid');
    await library.search.fill('kind:take ');
    await expect(library.cells).toHaveCount(2);
    const stack = library.items.getByRole('gridcell', { name: /2 variations/ });
    await expect(stack).toHaveCount(1);
    const idOf = async (cell: Locator) => await cell.getAttribute('data-item');
    const inUse = await idOf(stack);
    await stack.click();
    await page.keyboard.press('s');
    await expect(library.stage.getByText(/^Variations of/)).toBeVisible();
    await expect(library.items.getByRole('gridcell', { name: /^Then the lamp is out/ })).toHaveCount(0);
    await expect(library.cells).toHaveCount(2);
    expect(await idOf(library.cells.first())).toBe(inUse);
    const other = await idOf(library.cells.nth(1));
    await look(studio, 'library-stack');
    await library.cells.nth(1).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Use as top of stack' }).click();
    await page.keyboard.press('Escape');
    await expect(library.stage.getByText(/^Variations of/)).toHaveCount(0);
    await expect(library.items.locator(`[data-item="${other}"]`)).toHaveAccessibleName(/2 variations/);
    await studio.titleBar.getByRole('button', { name: /^Undo: Use .* as top of its stack/ }).click();
    await expect(library.items.locator(`[data-item="${inUse}"]`)).toHaveAccessibleName(/2 variations/);
  });

  await test.step('this panel alone goes back to this computer, and sends nothing any more', async () => {
    await studio.openPanel('Speak');
    await speak.dock.getByRole('tab', { name: 'Audio' }).click();
    await speak.dock.getByRole('radiogroup', { name: 'Engine' }).getByText('On this computer').click();
    await expect(speak.dock).toContainText('For this panel only. Other panels use the cloud.');
    await expect(speak.dock).toContainText('This text stays on your computer.');
    await look(studio, 'speak-own-engine');
    network.holdAfter(0);
    await speak.write(['Nobody else needs to know.']);
    await expect(speak.foot).toContainText('free');
    await speak.generateButton.click();
    await speak.waitUntilMade();
  });
});

test('a line is heard and drawn while its sound comes; Escape closes what is open, then ends the sound', async ({
  app,
  page,
}) => {
  const studio = new Studio(app);
  const speak = new SpeakPage(page);
  await useCloud(app, KEY);
  await studio.openPanel('Speak');
  await speak.write([LONG]);
  await speak.select(1);
  network.holdAfter(BREAK_BYTES);
  await speak.generateButton.click();
  const wave = speak.line(1).getByRole('slider').first();
  const lengthMs = async () => Number((await wave.getAttribute('aria-valuemax')) ?? 0);
  await expect(speak.line(1)).toContainText('so far');
  await expect.poll(lengthMs).toBeGreaterThan(0);
  await expect.poll(async () => (await playedMedia(page))?.playedMs ?? 0).toBeGreaterThan(300);
  const before = await lengthMs();
  network.holdAfter(2 * BREAK_BYTES);
  await expect.poll(lengthMs).toBeGreaterThan(before);

  await speak.cast
    .getByRole('button', { name: /Choose voice$/ })
    .first()
    .click();
  const menu = page.getByRole('dialog', { name: /Choose voice$/ });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(studio.player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(studio.player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(speak.stopButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(speak.stopButton).toBeVisible();
  network.holdAfter(Infinity);
  await speak.waitUntilMade();
  await expect(speak.foot).toContainText('Everything is up to date');
});

test('a refused key fails the lines in words that help, and the right key makes them', async ({ app, page }) => {
  const { studio, speak } = await openSpeak(app);
  await speak.write(['The lamp was trimmed at four.', 'After that the page is wet.']);
  const account = await useCloud(app, WRONG_KEY);
  await studio.openPanel('Speak');
  await speak.generateButton.click();
  await expect(speak.line(1)).toContainText('Failed');
  await expect(speak.line(1)).toContainText('The service rejected your API key');
  await expect(speak.line(2)).toContainText('The service rejected your API key');

  await account.open();
  await account.enterKey(KEY);
  await expect(account.main).toContainText('••••ABCD');
  await studio.openPanel('Speak');
  await speak.foot.getByRole('button', { name: 'More generate options' }).click();
  await page.getByRole('menuitem', { name: 'Retry 2 failed lines' }).click();
  await speak.waitUntilMade();
  expect(await filesHolding(app, 'secret-part')).toEqual([]);
});
