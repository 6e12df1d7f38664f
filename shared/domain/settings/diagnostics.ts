/** What the about page and the diagnostics page show. Paths are for reading only; no procedure takes one. */
export type AppInfo = {
  version: string;
  platform: string;
  architecture: string;
  runtime: Record<string, string>;
  dataFolder: string;
  libraryFolder: string;
  settingsReset: boolean;
};

/** One line of the self-check: green, amber or red with a sentence. */
export type DiagnosticLine = { id: string; label: string; state: 'ok' | 'attention' | 'failed'; detail: string };
