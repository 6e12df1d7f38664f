import { type } from '@orpc/contract';
import * as z from 'zod';
import type { CrashReport } from '../domain/settings/crash-report.ts';
import type { FormerRemoval, LibraryMoves } from '../domain/library/upkeep/library-moves.ts';
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
  /**
   * Lets the user choose a folder for the library in the system's dialog, or goes on with a move that was broken off, copies, verifies
   * and switches; the former files stay. Null when dismissed.
   */
  moveLibrary: procedure
    .input(z.object({ continues: z.boolean().default(false) }).optional())
    .output(type<{ libraryFolder: string } | null>()),
  /** Lets the user choose the folder in which the library is now, after it was moved or renamed. Null when dismissed. */
  locateLibrary: procedure.output(type<{ libraryFolder: string } | null>()),
  /** Makes the library's folder again, without the files that were in it. */
  createEmptyLibrary: procedure.output(type<void>()),
  /** Where the library is, and what its moves left to decide: one that was broken off, and former folders. */
  libraryMoves: procedure.output(type<LibraryMoves>()),
  /** Removes what a move that was broken off has copied. */
  discardMove: procedure.output(type<void>()),
  /** Removes the files that were copied out of a former folder of the library; what was changed since stays. */
  removeFormerLibrary: procedure.input(z.object({ id: z.number().int() })).output(type<FormerRemoval>()),
  /** Leaves a former folder of the library as it is, and says no more of it. */
  keepFormerLibrary: procedure.input(z.object({ id: z.number().int() })).output(type<void>()),
  /** What became of the key that opens the mini window. */
  miniWindow: procedure.output(type<{ state: MiniWindowState }>()),
  /** Cheap liveness probe. */
  ping: procedure.output(type<{ nowMs: number }>()),
};
