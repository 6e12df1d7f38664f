import type { AppInfo, DiagnosticLine } from '../../../shared/domain/settings/diagnostics.ts';
import type { CrashReport } from '../../../shared/domain/settings/crash-report.ts';
import type { FormerRemoval, LibraryMoves } from '../../../shared/domain/library/upkeep/library-moves.ts';
import type { MiniWindowState } from '../../../shared/domain/settings/mini-window.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';

/** The program itself: versions, self-check, support bundle, library folder. */
export interface App {
  info(): AppInfo;
  /** What an earlier run that was not closed left; told once. */
  takeCrashReport(): CrashReport | null;
  diagnostics(): Promise<DiagnosticLine[]>;
  /** Writes a bundle without secrets, names or texts of the user and shows it in the file manager. */
  supportBundle(): Promise<{ fileName: string }>;
  /** Shows the item's file in the file manager. Throws NOT_FOUND. */
  reveal(input: { itemId: ItemId }): void;
  /**
   * Asks for a folder (`to`: the command line; with `continues` that of a move which was broken off), copies, verifies and
   * switches; the former files stay. Null when dismissed. Throws CONFLICT while jobs run.
   */
  moveLibrary(input?: { to?: string; continues?: boolean }): Promise<{ libraryFolder: string } | null>;
  /** Uses the library where its folder is now, see locateLibrary; `in` is that folder, for the command line. Null when dismissed. */
  locateLibrary(input?: { in?: string }): Promise<{ libraryFolder: string } | null>;
  /** Makes the library's folder again, without the files that were in it. See createEmptyLibrary. */
  createEmptyLibrary(): Promise<void>;
  /** Where the library is, and what its moves left to decide. */
  libraryMoves(): LibraryMoves;
  /** Removes what a move that was broken off has copied. */
  discardMove(): void;
  /** Removes what was copied out of a former library, see removeFormerLibrary. Throws NOT_FOUND, FILE_MISSING, FOLDER_READ_ONLY. */
  removeFormerLibrary(input: { id: number }): Promise<FormerRemoval>;
  /** Leaves a former library where it is, and forgets it. */
  keepFormerLibrary(input: { id: number }): void;
  /** What became of the key that opens the mini window. */
  miniWindow(): { state: MiniWindowState };
  ping(): { nowMs: number };
}
