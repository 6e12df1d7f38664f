import type { ElectronApplication, Locator, Page } from 'playwright/test';

const ADDRESS = /\?window=mini/;

/** The mini window, and the key of the system that opens it. Make it before the key is asked for. */
export class MiniWindow {
  readonly electron: ElectronApplication;

  constructor(electron: ElectronApplication) {
    this.electron = electron;
  }

  /** Notes what the app does on keys of the system: a press of them is no event of any page. */
  async watchKeys(): Promise<void> {
    await this.electron.evaluate(({ globalShortcut }) => {
      const held = new Map<string, () => void>();
      (globalThis as { heldKeys?: Map<string, () => void> }).heldKeys = held;
      const register = globalShortcut.register.bind(globalShortcut);
      globalShortcut.register = ((key: string, run: () => void) => {
        const isHeld = register(key, run);
        if (isHeld) held.set(key, run);
        return isHeld;
      }) as typeof globalShortcut.register;
    });
  }

  /** Whether the app holds a key of the system, in Electron’s notation. */
  holds(key: string): Promise<boolean> {
    return this.electron.evaluate(({ globalShortcut }, wanted) => globalShortcut.isRegistered(wanted), key);
  }

  /** Does what a press of the key does. */
  async press(key: string): Promise<void> {
    await this.electron.evaluate((_electron, wanted) => {
      (globalThis as { heldKeys?: Map<string, () => void> }).heldKeys?.get(wanted)?.();
    }, key);
  }

  /** The page of the window, once there is one. */
  async page(): Promise<Page> {
    const there = this.electron.windows().find((page) => ADDRESS.test(page.url()));
    const page = there ?? (await this.electron.waitForEvent('window'));
    await page.waitForURL(ADDRESS);
    return page;
  }

  /** How the window is made and whether it is shown; null where there is none. */
  state() {
    return this.electron.evaluate(({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows().find((each) => each.webContents.getURL().includes('?window=mini'));
      if (!window) return null;
      const contents = window.webContents as unknown as { getLastWebPreferences(): Record<string, unknown> };
      const { sandbox, contextIsolation, nodeIntegration, webSecurity } = contents.getLastWebPreferences();
      return {
        isVisible: window.isVisible(),
        isOnTop: window.isAlwaysOnTop(),
        sandbox,
        contextIsolation,
        nodeIntegration,
        webSecurity,
      };
    });
  }

  composer(page: Page): Locator {
    return page.getByRole('textbox', { name: 'Message', exact: true });
  }

  answers(page: Page): Locator {
    return page.getByRole('region', { name: 'Messages' }).getByRole('article', { name: 'Assistant' });
  }
}
