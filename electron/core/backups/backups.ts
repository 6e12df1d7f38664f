import type { BackupId } from '../../../shared/domain/ids.ts';
import type {
  Backup,
  BackupComparison,
  BackupOverview,
  RestoreParts,
} from '../../../shared/domain/library/upkeep/backup.ts';

/** Copies of the index and the settings, and the way back to them. Media files are not in them. */
export interface Backups {
  list(): BackupOverview;
  /** Backs up now, while everything is in use. Throws DISK_FULL, FOLDER_READ_ONLY, CONFLICT while another program does. */
  create(): Promise<Backup>;
  /** What restoring would change. Throws NOT_FOUND. */
  compare(input: { id: BackupId }): Promise<BackupComparison>;
  /**
   * Has the next start restore a backup, which must follow at once. Throws NOT_FOUND, and CONFLICT
   * while tasks run or another program has the profile open.
   */
  restore(input: { id: BackupId; parts: RestoreParts }): Promise<void>;
  /** Takes `restore` back. */
  cancelRestore(): void;
  /** Deletes a backup. Throws NOT_FOUND. */
  remove(input: { id: BackupId }): void;
}

/** Backups that also make themselves. */
export type OpenBackups = {
  backups: Backups;
  /** Makes the day's backup as soon as one is due, from some time after now on. */
  start(): void;
  /** Makes it now if it is due, and removes what is no longer kept. Never throws: what fails is tried again. */
  runDue(): Promise<void>;
  stop(): void;
};
