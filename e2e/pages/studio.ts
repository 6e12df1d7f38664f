import { fileURLToPath } from 'node:url';
import type { ElectronApplication, Locator, Page } from 'playwright/test';
import type { RunningApp } from '../fixtures/app.ts';

/** The window's frame: title bar, rail, tasks, palette, settings, and what the system does to the window. */
export class Studio {
  readonly electron: ElectronApplication;
  readonly page: Page;

  constructor({ electron, page }: Pick<RunningApp, 'electron' | 'page'>) {
    this.electron = electron;
    this.page = page;
  }

  get rail(): Locator {
    return this.page.getByRole('navigation', { name: 'Panels' });
  }

  get titleBar(): Locator {
    return this.page.getByRole('region', { name: 'Title bar' });
  }

  get player(): Locator {
    return this.page.getByRole('region', { name: 'Player' });
  }

  /** Drops files from the disk on the middle of the window, as the system does it. */
  async drop(files: string[]): Promise<void> {
    // A window that has not drawn its frame yet takes no drop.
    await this.rail.waitFor();
    const session = await this.page.context().newCDPSession(this.page);
    const { width, height } = await this.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: width / 2, y: height / 2, data });
    await session.detach();
  }

  /** Carries files over the link of a panel until that is open, and lets them go on a place of it, as the system does it. */
  async carry(files: string[], panel: 'Images' | 'Music' | 'Video', place: Locator): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const data = { items: [], files, dragOperationsMask: 1 };
    const send = async (type: 'dragEnter' | 'dragOver' | 'drop', on: Locator) => {
      const box = await on.boundingBox();
      if (!box) throw new Error('What is dragged to is not in the window.');
      await session.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        data,
      });
    };
    const link = this.rail.getByRole('link', { name: new RegExp(`^${panel}`) });
    await send('dragEnter', link);
    await send('dragOver', link);
    await place.waitFor();
    await send('dragOver', place);
    await send('drop', place);
    await session.detach();
  }

  /** Answers the dialog that asks how items become files, which must be open, after `choose` chose in it. */
  async exportInto(folder: string, title: string, choose?: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.answerOpenDialog([folder]);
    const dialog = this.page.getByRole('dialog', { name: title });
    await choose?.(dialog);
    await dialog.getByRole('button', { name: 'Choose folder' }).click();
    await this.page.getByRole('group', { name: /exported to/ }).waitFor();
  }

  /** Drops a file that has no path on this computer, as from another page. */
  async dropBytes(name: string, bytes: Uint8Array): Promise<void> {
    await this.rail.waitFor();
    await this.page.evaluate(
      ({ fileName, base64 }) => {
        const dataTransfer = new DataTransfer();
        const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        dataTransfer.items.add(new File([content], fileName));
        for (const type of ['dragenter', 'dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      },
      { fileName: name, base64: Buffer.from(bytes).toString('base64') },
    );
  }

  /** The next open dialog of the system answers with these files, without showing. */
  async answerOpenDialog(filePaths: string[]): Promise<void> {
    await this.electron.evaluate(({ dialog }, paths) => {
      dialog.showOpenDialog = (async () => ({ canceled: paths.length === 0, filePaths: paths })) as never;
    }, filePaths);
  }

  /** Sets the size of the window's content. */
  async resize(width: number, height: number): Promise<void> {
    await this.electron.evaluate(
      ({ BrowserWindow }, size) => {
        // A window that draws diagrams belongs to that of the app.
        const window = BrowserWindow.getAllWindows().find((each) => each.getParentWindow() === null);
        window?.setContentSize(size.width, size.height);
      },
      { width, height },
    );
    await this.page.waitForFunction((wanted) => innerWidth === wanted, width);
  }

  async openPanel(
    name: 'Transcribe' | 'Speak' | 'Voices' | 'Images' | 'Music' | 'Video' | 'Chat' | 'Library' | 'Tasks' | 'Settings',
  ): Promise<void> {
    await this.rail.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  }

  /** Decides in the title bar where new work is done. */
  async chooseEngine(name: 'On this computer' | 'Cloud'): Promise<void> {
    await this.titleBar.getByRole('button', { name: /On this computer|Cloud/ }).click();
    await this.page.getByRole('radio', { name: new RegExp(`^${name}\\.`) }).click();
    await this.page.keyboard.press('Escape');
  }

  /** Opens a section of the settings. */
  async openSettings(section: string): Promise<Locator> {
    await this.openPanel('Settings');
    await this.page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: section }).click();
    return this.page.getByRole('main');
  }

  /** Runs a command by its title through the command palette. */
  async runCommand(title: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Search or run a command' });
    // While a palette or another dialog fades out it still keeps the keys.
    await this.page.locator('[aria-modal="true"]').first().waitFor({ state: 'detached' });
    await this.page.keyboard.press('Control+k');
    await field.fill(title);
    await this.page
      .getByRole('option', { name: new RegExp(`^${title}`) })
      .first()
      .click();
  }

  /** The same without the mouse. */
  async runCommandByKeys(title: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Search or run a command' });
    await field.waitFor({ state: 'detached' });
    await this.page.keyboard.press('Control+k');
    await field.waitFor();
    await this.page.keyboard.type(title);
    await this.page.getByRole('option', { name: new RegExp(`^${title}`), selected: true }).waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** Closes toasts: they lie over what is below them, and stand outside of all landmarks. */
  async dismissToasts(): Promise<void> {
    const dismiss = this.page.getByRole('button', { name: 'Dismiss', exact: true });
    await dismiss.evaluateAll((all) => all.forEach((button) => button instanceof HTMLElement && button.click()));
    await dismiss.first().waitFor({ state: 'detached' });
  }

  /** Text in the clipboard of the system. */
  clipboardText(): Promise<string> {
    return this.electron.evaluate(({ clipboard }) => clipboard.readText());
  }

  /** Names of the files in the clipboard of the system, as its file manager would paste them. */
  async clipboardFiles(): Promise<string[]> {
    const list = await this.electron.evaluate(async ({ clipboard }) => {
      const format = 'text/uri-list';
      const earlier = clipboard as unknown as { readBuffer?(format: string): Buffer };
      if (earlier.readBuffer) return earlier.readBuffer(format).toString();
      const [item] = await clipboard.read();
      const content = await item?.getType(`electron application/osclipboard;format="${format}"`);
      return content instanceof Blob ? await content.text() : '';
    });
    return list.split('\r\n').flatMap((address) => (address === '' ? [] : [fileURLToPath(address)]));
  }

  /** Notes the files of drags out of the window: the system's own drag would wait for a mouse that nobody moves. */
  async noteDrags(): Promise<void> {
    await this.electron.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      const noted = globalThis as { dragged?: string[] };
      if (window) window.webContents.startDrag = ({ files }) => void (noted.dragged = files ?? []);
    });
  }

  /** Files of the last drag out of the window that was noted. */
  draggedFiles(): Promise<string[]> {
    return this.electron.evaluate(() => (globalThis as { dragged?: string[] }).dragged ?? []);
  }

  async useTheme(theme: 'Light' | 'Dark'): Promise<void> {
    await this.runCommand(`${theme} theme`);
    await this.page.waitForFunction(
      (wanted) => document.documentElement.dataset['mantineColorScheme'] === wanted,
      theme.toLowerCase(),
    );
  }
}
