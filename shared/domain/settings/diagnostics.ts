import type { DiagnosticId, DiagnosticReason } from '../findings/diagnostic-findings.ts';
import type { Finding } from '../findings/finding.ts';

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

/** One line of the self-check: green, amber or red, with what was found. */
export type DiagnosticLine = {
  id: DiagnosticId;
  state: 'ok' | 'attention' | 'failed';
  finding: Finding<DiagnosticReason>;
};
