import { expect, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { startCloudService } from '../../fixtures/service/cloud-service.ts';
import { startUnsteadyNetwork } from '../../fixtures/service/unsteady-network.ts';
import { playedMedia } from '../../fixtures/sounds/played-media.ts';
import { AUDIBLE } from '../../fixtures/sounds/played-sounds.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { MusicPage } from '../../pages/studios/music-page.ts';
import { Studio } from '../../pages/studio.ts';

const KEY = 'sk-cloud-0123456789-secret-part-ABCD';
/** A quarter of a minute: hexadecimal doubles the 32 kB a second of the song. */
const HELD_BYTES = 1_000_000;
const PLAYED_MS = 2000;

test('a song is heard while it is generated, and one whose stream breaks is not kept', async ({ app, page }) => {
  const service = await startCloudService({ key: KEY });
  const network = await startUnsteadyNetwork(service);
  const studio = new Studio(app);
  const music = new MusicPage(page);

  await test.step('the cloud is chosen', async () => {
    const account = new AccountPage(app);
    await account.connect(network.baseUrl, KEY);
    await expect(account.main).toContainText('••••ABCD');
    await studio.chooseEngine('Cloud');
    await studio.openPanel('Music');
    await music.list.getByRole('radiogroup', { name: 'Mode' }).getByText('Instrumental', { exact: true }).click();
    await music.style.fill('Lo-fi, 90 seconds');
    await music.list.getByRole('radiogroup', { name: 'Takes' }).getByText('1', { exact: true }).click();
    await expect(music.list.getByRole('switch', { name: 'Play while generating' })).toBeChecked();
  });

  await test.step('its time advances, audibly, while the stream stands still before its end', async () => {
    network.holdAfter(HELD_BYTES);
    await music.generate.click();
    await expect(music.songs.getByText(/so far$/)).toBeVisible();
    const media = () => playedMedia(page);
    await expect.poll(async () => (await media())?.playedMs ?? 0).toBeGreaterThan(PLAYED_MS);
    await expect.poll(async () => (await media())?.loudest ?? 0).toBeGreaterThan(AUDIBLE);
    await expect(music.songs.getByText(/so far$/)).toBeVisible();
    await expect(music.stage.getByText('0 takes', { exact: true })).toBeVisible();
    await look(studio, 'music-streamed');
  });

  await test.step('the whole song takes its place and plays on', async () => {
    const address = (await playedMedia(page))?.address;
    network.holdAfter(Infinity);
    await expect(music.stage.getByText('1 take', { exact: true })).toBeVisible({ timeout: WORK_LIMIT_MS });
    await expect(music.take('A')).toContainText(/1:\d\d/);
    await expect(studio.player.getByText('Song', { exact: true })).toBeVisible();
    expect((await playedMedia(page))?.address).toBe(address);
    await studio.player.getByRole('button', { name: /^Pause/ }).click();
  });

  await test.step('a stream that breaks says so, and leaves no take', async () => {
    network.breakAfter(HELD_BYTES);
    await music.generate.click();
    await expect(page.getByRole('group', { name: /^The song you were playing wasn’t finished/ })).toBeVisible();
    await expect(music.songs.first().getByText(/Can’t reach the service/)).toBeVisible();
    await expect(music.stage.getByText('1 take', { exact: true })).toBeVisible();
  });

  await network.end();
  await service.end();
});
