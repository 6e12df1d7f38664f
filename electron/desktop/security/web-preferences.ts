import type { WebPreferences } from 'electron';

/** What every window has: sandboxed, isolated, without Node, and its compiled scripts kept in the profile. */
export const LOCKED_DOWN = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  // Dropped files are taken by the page, never opened in place of it.
  navigateOnDragDrop: false,
  // The second start has the compiled scripts already; by default Chromium keeps them only once it has seen a script several times.
  v8CacheOptions: 'bypassHeatCheck',
} as const satisfies WebPreferences;
