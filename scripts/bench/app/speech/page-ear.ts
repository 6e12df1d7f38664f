import type { Page } from 'playwright';

type ListeningWindow = Window & { ear: { listen(): void; heardMs: Promise<number> } };

/** Leaves an ear in the page that watches every media element that begins to play. It is sent there as text. */
function installEar(): void {
  const played = new Set<HTMLMediaElement>();
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    played.add(this);
    return play.call(this);
  };
  const listen = () => {
    ear.heardMs = new Promise((resolve, reject) => {
      addEventListener(
        'click',
        (event) => {
          const limit = setTimeout(() => reject(new Error('Nothing was heard within 30 s.')), 30_000);
          const watch = setInterval(() => {
            // What is still loaded from before stands still until it is replaced.
            if (![...played].some((media) => !media.paused && media.currentTime > 0)) return;
            clearInterval(watch);
            clearTimeout(limit);
            resolve(performance.now() - event.timeStamp);
          }, 2);
        },
        { capture: true, once: true },
      );
    });
  };
  const ear: ListeningWindow['ear'] = { listen, heardMs: Promise.resolve(0) };
  (globalThis as unknown as ListeningWindow).ear = ear;
}

/**
 * Opens a script in the Speak panel, clicks on its main button and gives the ms until sound moves on. Returns when all of
 * it is made and playing has stopped.
 */
export async function clickAndListen(page: Page, title: string): Promise<number> {
  if (!(await page.evaluate(() => 'ear' in globalThis))) await page.evaluate(installEar);
  await page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('link', { name: /^Speak/ })
    .click();
  await page.getByRole('region', { name: 'Scripts' }).getByText(title, { exact: true }).click();
  await page.getByRole('main').getByRole('heading', { name: title, exact: true }).waitFor();
  const make = page.getByRole('region', { name: 'Generate lines' }).getByRole('button', { name: /^Generate 1 line/ });
  await make.waitFor();
  await page.evaluate(() => (globalThis as unknown as ListeningWindow).ear.listen());
  await make.click();
  const heardMs = await page.evaluate(() => (globalThis as unknown as ListeningWindow).ear.heardMs);
  await page.getByText('Everything is up to date').waitFor({ timeout: 60_000 });
  await page
    .getByRole('region', { name: 'Player' })
    .getByRole('button', { name: /^Pause/ })
    .click();
  // The new take is read in the background; that must not slow the engine beside it.
  await page.waitForTimeout(1500);
  return heardMs;
}
