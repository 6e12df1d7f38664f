import path from 'node:path';
import process from 'node:process';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { resolveElectron } from '../../electron-runtime/resolve-electron.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const CLOSE_LIMIT_MS = 15_000;

/** The built app, running. */
export type LaunchedApp = { electron: ElectronApplication; page: Page; close(): Promise<void> };

/** Starts the built app on a profile, with a window of the given size and a keychain entry of its own. Needs a display. */
export async function launchApp(profile: string, size: { width: number; height: number }): Promise<LaunchedApp> {
  const { executable } = await resolveElectron(() => undefined);
  const entries = Object.entries(process.env).filter(([name]) => name !== 'ELECTRON_RUN_AS_NODE');
  const env = Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
  const electron = await _electron.launch({
    executablePath: executable,
    // Chromium's sandbox refuses to run as root.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), root, '--profile', profile],
    cwd: root,
    env: { ...env, ATELIER_KEYCHAIN_SERVICE: `Atelier measured ${path.basename(profile)}` },
  });
  const page = await electron.firstWindow();
  await page.waitForLoadState('domcontentloaded');
  await electron.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
  }, size);
  await page.waitForFunction((wanted) => innerWidth === wanted, size.width);
  return { electron, page, close: () => end(electron) };
}

/** Running work is not asked about. */
async function end(electron: ElectronApplication): Promise<void> {
  const child = electron.process();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), CLOSE_LIMIT_MS);
  await ended;
  clearTimeout(limit);
}
