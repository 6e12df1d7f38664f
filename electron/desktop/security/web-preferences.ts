import type { WebPreferences } from 'electron';

/** What every window has: sandboxed, isolated, without Node. */
export const LOCKED_DOWN = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  // Dropped files are taken by the page, never opened in place of it.
  navigateOnDragDrop: false,
} as const satisfies WebPreferences;
