import path from 'node:path';
import { app, BrowserWindow, globalShortcut, ipcMain, nativeTheme, screen } from 'electron';
import type { SentPlace } from '../../../shared/contract/host/host-bridge.ts';
import { MINI_WINDOW_ADDRESS } from '../../../shared/domain/window-place.ts';
import type { HostMiniWindow } from '../../core/host-ports.ts';
import { APP_ORIGIN } from '../security/app-scheme.ts';
import { isFromOurPage } from '../security/sender.ts';
import { LOCKED_DOWN } from '../security/web-preferences.ts';
import { createHotkey } from './hotkey.ts';
import { sentPlace } from './sent-place.ts';

const SIZE = { width: 460, height: 560 };
const MIN_SIZE = { width: 360, height: 320 };
/** Of the screen's height above the window. */
const ABOVE = 0.18;

/** The mini window, as the entry knows it. `isOn`: the app goes on without its main window, for the key to open this one. */
export type MiniWindow = HostMiniWindow & { isOn(): boolean };

/**
 * A small window with a chat that a key of the whole system shows and hides. It is as locked down as the main window and
 * loads the same page, which asks `openMain` to show what has no room in it. Closed, it is made anew by the key.
 */
export function createMiniWindow(openMain: (place: SentPlace) => void): MiniWindow {
  let window: BrowserWindow | null = null;
  const isOwn = (contents: Electron.WebContents) => contents === window?.webContents;
  const toggle = () => {
    if (window?.isVisible() && window.isFocused()) return window.hide();
    if (!window) {
      window = openWindow();
      window.once('closed', () => (window = null));
      return;
    }
    place(window);
    window.show();
    window.focus();
  };
  const isShared = process.env['XDG_SESSION_TYPE'] !== 'wayland';
  const hotkey = createHotkey(globalShortcut, { isShared, run: toggle });
  app.on('will-quit', () => globalShortcut.unregisterAll());
  ipcMain.on('mini:hide', (event) => {
    if (isFromOurPage(event) && isOwn(event.sender)) window?.hide();
  });
  ipcMain.on('mini:open-main', (event, given: unknown) => {
    const wanted = sentPlace(given);
    if (!isFromOurPage(event) || !isOwn(event.sender) || wanted === null) return;
    window?.hide();
    openMain(wanted);
  });
  return {
    set: (setting) => {
      hotkey.set(setting);
      if (!setting.isOn) window?.destroy();
    },
    state: hotkey.state,
    isOn: () => hotkey.state() === 'ready' || hotkey.state() === 'unsure',
  };
}

function openWindow(): BrowserWindow {
  const window = new BrowserWindow({
    ...SIZE,
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    frame: false,
    alwaysOnTop: true,
    skipTaskbar: true,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    title: 'Atelier',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#141517' : '#fcfcfb',
    webPreferences: {
      preload: path.join(import.meta.dirname, 'preload.cjs'),
      ...LOCKED_DOWN,
      // Chromium would fetch dictionaries from the network.
      spellcheck: false,
    },
  });
  place(window);
  // A page that died or hangs is closed and made anew by the next press of the key.
  window.webContents.on('render-process-gone', () => window.destroy());
  window.on('unresponsive', () => window.destroy());
  window.once('ready-to-show', () => window.show());
  void window.loadURL(`${APP_ORIGIN}/${MINI_WINDOW_ADDRESS}`);
  return window;
}

/** On the screen where the pointer is, in its upper part. */
function place(window: BrowserWindow): void {
  const { workArea } = screen.getDisplayNearestPoint(screen.getCursorScreenPoint());
  const { width } = window.getBounds();
  const x = Math.round(workArea.x + (workArea.width - width) / 2);
  window.setPosition(x, Math.round(workArea.y + workArea.height * ABOVE));
}
