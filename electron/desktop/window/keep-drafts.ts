import type { BrowserWindow } from 'electron';

const WRITE_MS = 3000;

/**
 * Chromium writes what a page stores up to a minute later. Prompts, forms and storyboards are among it: after a crash no more
 * than their last seconds may be missing.
 */
export function keepDrafts(window: BrowserWindow): void {
  const { session } = window.webContents;
  const writing = setInterval(() => session.flushStorageData(), WRITE_MS);
  window.once('closed', () => clearInterval(writing));
}
