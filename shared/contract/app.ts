import { type } from '@orpc/contract';
import * as z from 'zod';
import type { CrashReport } from '../domain/settings/crash-report.ts';
import type { AppInfo, DiagnosticLine } from '../domain/settings/diagnostics.ts';
import type { MiniWindowState } from '../domain/settings/mini-window.ts';
import { procedure } from './failures.ts';
import { itemId } from './inputs.ts';

export type { AppInfo, DiagnosticLine };

/** Procedures about the program itself. */
export const appContract = {
  info: procedure.output(type<AppInfo>()),
  /** What an earlier run of the app that was not closed left; told once. */
  takeCrashReport: procedure.output(type<CrashReport | null>()),
  diagnostics: procedure.output(type<DiagnosticLine[]>()),
  /** Writes a support bundle without secrets, names or texts of the user and shows it in the file manager. Returns its file name. */
  supportBundle: procedure.output(type<{ fileName: string }>()),
  /** Shows the item's file in the system's file manager. */
  reveal: procedure.input(z.object({ itemId })).output(type<void>()),
  /** Lets the user choose a folder for the library in the system's dialog, copies, verifies and switches. Null when dismissed. */
  moveLibrary: procedure.output(type<{ libraryFolder: string } | null>()),
  /** What became of the key that opens the mini window. */
  miniWindow: procedure.output(type<{ state: MiniWindowState }>()),
  /** Cheap liveness probe. */
  ping: procedure.output(type<{ nowMs: number }>()),
};
