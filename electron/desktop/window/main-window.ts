import path from 'node:path';
import { BrowserWindow, screen } from 'electron';
import { APP_ORIGIN } from '../security/app-scheme.ts';
import { LOCKED_DOWN } from '../security/web-preferences.ts';
import { keepDrafts } from './keep-drafts.ts';
import { offerReload } from './reload-offer.ts';
import { titleBarOptions } from './title-bar.ts';
import { FIRST_SIZE, MIN_SIZE, readWindowState, writeWindowState } from './window-state.ts';

/** Opens the app's window where it was last time, locked down: sandboxed, isolated, without Node, on our own page. */
export function openMainWindow(stateFile: string): BrowserWindow {
  const state = readWindowState(
    stateFile,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
  const window = new BrowserWindow({
    ...FIRST_SIZE,
    ...state.bounds,
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    title: 'Atelier',
    ...titleBarOptions(),
    webPreferences: {
      preload: path.join(import.meta.dirname, 'preload.cjs'),
      ...LOCKED_DOWN,
      // Chromium would fetch dictionaries from the network.
      spellcheck: false,
    },
  });
  if (state.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => remember(window, stateFile));
  offerReload(window);
  keepDrafts(window);
  void window.loadURL(`${APP_ORIGIN}/`);
  return window;
}

function remember(window: BrowserWindow, stateFile: string): void {
  writeWindowState(stateFile, { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() });
}
