import { type BrowserWindow, type BrowserWindowConstructorOptions, ipcMain, nativeTheme } from 'electron';
import { isFromOurPage } from '../security/sender.ts';

/** One less than the title bar of the page (`--titlebar`), so that the edge of the sheet below is not painted over. */
const HEIGHT = 43;

/** `--canvas` and `--text-2` of the page's two themes: what lies behind the window buttons and what they are drawn with. */
const COLOURS = {
  dark: { color: '#0c0d0e', symbolColor: '#abafb4' },
  light: { color: '#e9e9e6', symbolColor: '#4d5156' },
};

const overlay = () => ({ ...(nativeTheme.shouldUseDarkColors ? COLOURS.dark : COLOURS.light), height: HEIGHT });

/** The page draws the title bar; the system lays its window buttons over it. */
export function titleBarOptions(): BrowserWindowConstructorOptions {
  const isMac = process.platform === 'darwin';
  return {
    titleBarStyle: isMac ? 'hiddenInset' : 'hidden',
    titleBarOverlay: isMac ? true : overlay(),
    backgroundColor: overlay().color,
    ...(isMac ? { trafficLightPosition: { x: 16, y: 14 } } : {}),
  };
}

/** Paints window buttons and background as the theme changes, by the page's setting or by the system. */
export function followTheme(window: () => BrowserWindow | null): void {
  ipcMain.on('theme:set', (event, theme: unknown) => {
    if (!isFromOurPage(event)) return;
    if (theme === 'light' || theme === 'dark' || theme === 'system') nativeTheme.themeSource = theme;
  });
  nativeTheme.on('updated', () => {
    const target = window();
    if (!target) return;
    target.setBackgroundColor(overlay().color);
    if (process.platform !== 'darwin') target.setTitleBarOverlay(overlay());
  });
}
