import { readdirSync } from 'node:fs';
import { createKeychainVault } from '../../../electron/core/secrets/keychain-vault.ts';
import { expect, type Launcher, type RunningApp, test } from '../../fixtures/app.ts';
import { NO_KEYCHAIN, type PrivateKeychain, startKeychain } from '../../fixtures/service/keychains.ts';
import { filesHolding } from '../../fixtures/profile-files.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

const KEY = 'sk-e2e-0123456789-secret-part-WXYZ';
/** What is never to be found anywhere: the part that the mask does not show. */
const SECRET = 'secret-part';

/** Everything that the page could know: its markup, its storage, and what it can ask for. */
async function pageKnows({ page }: RunningApp): Promise<string> {
  return await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map((input) => input.value);
    return [
      document.documentElement.outerHTML,
      ...fields,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ].join();
  });
}

async function close(app: RunningApp): Promise<void> {
  const ended = new Promise((resolve) => app.process.once('exit', resolve));
  await app.electron.evaluate(({ app: electron }) => electron.quit());
  await ended;
}

test('a key is kept in the keychain, shown masked, survives a restart and can be removed', async ({ launch }) => {
  const first = await launch();
  const account = new AccountPage(first);
  await account.open();
  await expect(account.main).toContainText('You don’t need one to work on this computer.');
  await account.enterKey(KEY);
  await expect(account.main).toContainText('••••WXYZ in Secret Service');
  expect(await pageKnows(first)).not.toContain(SECRET);
  await close(first);
  expect(await filesHolding(first, SECRET)).toEqual([]);

  const second = await launch({ profile: first.profile });
  const again = new AccountPage(second);
  await again.open();
  await expect(again.main).toContainText('••••WXYZ in Secret Service');
  expect(await pageKnows(second)).not.toContain(SECRET);
  await again.removeKey();
  await close(second);
  expect(await filesHolding(second, SECRET)).toEqual([]);

  const third = await launch({ profile: first.profile });
  await new AccountPage(third).open();
  await expect(new AccountPage(third).enterButton).toBeVisible();
});

const CANNOT_USE = 'Can’t use the keychain (Secret Service (GNOME Keyring, KWallet))';

/** Enters a key where the app can’t use the keychain: refused with the reason, then kept for the session with consent. */
async function keepForSession(account: AccountPage): Promise<void> {
  const window = await account.openKeyWindow();
  await window.save(KEY);
  await expect(window.problem).toContainText(CANNOT_USE);
  await expect(window.problem).toContainText('Atelier can keep the key in memory until you quit.');
  await expect(account.main).not.toContainText('••••WXYZ');
  await window.keepForSession();
  await expect(account.main).toContainText('••••WXYZ, for this session only');
}

test('without a keychain the key is kept for the session only, and only with consent', async ({ launch }) => {
  const first = await launch({ env: NO_KEYCHAIN });
  const account = new AccountPage(first);
  await account.open();
  await expect(account.main.getByRole('alert')).toContainText(CANNOT_USE);
  await keepForSession(account);
  await close(first);
  expect(await filesHolding(first, SECRET)).toEqual([]);

  const second = await launch({ profile: first.profile, env: NO_KEYCHAIN });
  const again = new AccountPage(second);
  await again.open();
  await expect(again.main.getByRole('alert')).toContainText(CANNOT_USE);
  await expect(again.enterButton).toBeVisible();
});

/** A profile whose key lies in a keychain that is locked now. */
async function lockedAway(launch: Launcher, keychain: PrivateKeychain): Promise<string> {
  const app = await launch({ env: keychain.environment });
  const account = new AccountPage(app);
  await account.open();
  await account.enterKey(KEY);
  await expect(account.main).toContainText('••••WXYZ in Secret Service');
  await close(app);
  await keychain.lock();
  return app.profile;
}

test('a keychain that stays locked is told in the same words', async ({ launch }) => {
  const keychain = await startKeychain({ hasDisplay: false });
  try {
    const profile = await lockedAway(launch, keychain);
    const app = await launch({ profile, env: keychain.environment });
    const account = new AccountPage(app);
    await account.open();
    await expect(account.main.getByRole('alert')).toContainText(CANNOT_USE);
    await keepForSession(account);
    await close(app);
    expect(await filesHolding(app, SECRET)).toEqual([]);

    // Nothing of this one lies in the keychain, so only storing shows that it is locked.
    const stranger = await launch({ env: keychain.environment });
    const empty = new AccountPage(stranger);
    await empty.open();
    await keepForSession(empty);
  } finally {
    await keychain.end();
  }
});

test('a keychain that asks for its password stops nothing else', async ({ launch }) => {
  const keychain = await startKeychain({ hasDisplay: true });
  try {
    const profile = await lockedAway(launch, keychain);
    const app = await launch({ profile, env: keychain.environment });
    const account = new AccountPage(app);
    await account.open();
    await expect(account.main).toContainText('Waiting for the keychain.');
    await new Studio(app).openPanel('Transcribe');
    await new Studio(app).drop([samplePath('speech/jfk.flac')]);
    await new TranscribePage(app.page).waitUntilWritten();
  } finally {
    await keychain.end();
  }
});

test('a keychain that is asked for much at once stays alive, and leaves no connections open', async ({ keychain }) => {
  Object.assign(process.env, keychain);
  try {
    // Long enough for any machine: what takes longer than the usual limit is not what is tested.
    const vault = createKeychainVault({ service: 'Atelier test of many calls', timeLimitMs: 500_000 });
    const ask = async () => {
      await vault.write('key', SECRET);
      return vault.read('key');
    };
    await ask();
    const openFiles = readdirSync('/proc/self/fd').length;
    // With a connection for each call and several at once, nearly every run of this length ended the daemon.
    const answers = await Promise.all(Array.from({ length: 600 }, ask));
    expect(new Set(answers)).toEqual(new Set([SECRET]));
    expect(readdirSync('/proc/self/fd').length).toBeLessThan(openFiles + 100);
  } finally {
    for (const name of Object.keys(keychain)) delete process.env[name];
  }
});
