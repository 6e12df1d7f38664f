import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect, test } from '../../fixtures/app.ts';
import { lookAtDialog, look } from '../../fixtures/looks.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { MiniWindow } from '../../pages/mini-window.ts';
import { Studio } from '../../pages/studio.ts';

const KEY = 'CommandOrControl+Shift+Space';
const OTHER_KEY = 'Alt+F8';
const QUESTION = 'What can you do?';

test('a key of the system opens a small chat, with the main window closed too', async ({ app, page, launch }) => {
  const studio = new Studio(app);
  const mini = new MiniWindow(app.electron);
  const row = page.getByRole('main').getByRole('group', { name: 'Mini window' });
  await mini.watchKeys();

  await test.step('it is off at first, and the key is the system’s until it is turned on', async () => {
    await studio.openSettings('Shortcuts');
    await expect(row.getByRole('switch')).not.toBeChecked();
    expect(await mini.holds(KEY)).toBe(false);
    await row.getByRole('switch').press('Space');
    await expect(row.getByRole('button', { name: 'Change Ctrl+Shift+Space' })).toBeVisible();
    await expect.poll(() => mini.holds(KEY)).toBe(true);
    await expect(row.getByRole('alert')).toHaveCount(0);
    await look(studio, 'settings-mini-window');
  });

  await mini.press(KEY);
  const small = await mini.page();

  await test.step('it is as locked down as the main window', async () => {
    await expect
      .poll(() => mini.state())
      .toEqual({
        isVisible: true,
        isOnTop: true,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
      });
    const policy = await small.evaluate(async () =>
      (await fetch(window.location.href)).headers.get('content-security-policy'),
    );
    expect(policy).toContain("default-src 'none'");
  });

  await test.step('a question is written at once and answered there', async () => {
    await expect(mini.composer(small)).toBeFocused();
    await expectNoViolations(small, 'the mini window');
    await lookAtDialog(small, 'mini-window-empty');
    await small.keyboard.type(QUESTION);
    await small.keyboard.press('Enter');
    await expect(mini.answers(small)).toHaveAttribute('aria-busy', 'false');
    await expect(mini.answers(small)).toContainText('Atelier');
    await lookAtDialog(small, 'mini-window');
  });

  await test.step('Escape closes what the message has open, and the window stays', async () => {
    await small.getByRole('button', { name: 'Attach to message' }).click();
    await expect(small.getByRole('searchbox', { name: 'Search the library' })).toBeFocused();
    await small.keyboard.press('Escape');
    await expect(small.getByRole('searchbox', { name: 'Search the library' })).toHaveCount(0);
    await small.getByRole('combobox', { name: 'Model' }).press('Enter');
    await expect(small.getByRole('option', { name: 'Local assistant' })).toBeVisible();
    await small.keyboard.press('Escape');
    await expect(small.getByRole('option', { name: 'Local assistant' })).toBeHidden();
    expect(await mini.state()).toMatchObject({ isVisible: true });
  });

  await test.step('Escape closes a menu first, then hides the window, and the key brings it back', async () => {
    await small.getByRole('button', { name: 'Use answer' }).click();
    await expect(small.getByRole('menuitem', { name: 'Create script' })).toBeVisible();
    await small.keyboard.press('Escape');
    await expect(small.getByRole('menuitem', { name: 'Create script' })).toHaveCount(0);
    expect(await mini.state()).toMatchObject({ isVisible: true });
    await mini.composer(small).press('Escape');
    await expect.poll(() => mini.state()).toMatchObject({ isVisible: false });
    await mini.press(KEY);
    await expect.poll(() => mini.state()).toMatchObject({ isVisible: true });
    await expect(mini.answers(small)).toContainText('Atelier');
  });

  await test.step('what an answer becomes is shown by the main window', async () => {
    await small.getByRole('button', { name: 'Use answer' }).click();
    await small.getByRole('menuitem', { name: 'Use as image prompt' }).click();
    await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(/Atelier/);
    await expect.poll(() => mini.state()).toMatchObject({ isVisible: false });
  });

  await test.step('without its main window the app waits for the key, and opens the chat in a new one', async () => {
    await app.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find((window) => !window.webContents.getURL().includes('?window=mini'))
        ?.close(),
    );
    await expect.poll(() => page.isClosed()).toBe(true);
    await mini.press(KEY);
    await expect.poll(() => mini.state()).toMatchObject({ isVisible: true });
    const opened = app.electron.waitForEvent('window');
    await small.getByRole('button', { name: 'Open in Atelier' }).click();
    const main = await opened;
    await expect(new ChatPage(main).messages).toContainText(QUESTION);
  });

  await test.step('another program is told that the key is taken, and can have another one', async () => {
    const other = await launch();
    const there = new Studio(other);
    const keys = new MiniWindow(other.electron);
    await there.openSettings('Shortcuts');
    const setting = other.page.getByRole('main').getByRole('group', { name: 'Mini window' });
    await setting.getByRole('switch').press('Space');
    await expect(setting.getByRole('alert')).toHaveText(/Another program or your system uses this shortcut/);
    await look(there, 'settings-mini-window-taken');
    await setting.getByRole('button', { name: 'Change Ctrl+Shift+Space' }).press('Enter');
    await other.page.keyboard.press('A');
    await expect(setting.getByRole('alert')).toHaveText(/A can’t be used in other programs/);
    await setting.getByRole('button', { name: 'Change Ctrl+Shift+Space' }).press('Enter');
    await other.page.keyboard.press('Alt+F8');
    await expect(setting.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => keys.holds(OTHER_KEY)).toBe(true);
  });
});
