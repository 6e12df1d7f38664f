import type { FailureRecord } from '../../failures/failure.ts';
import type { BackupId } from '../../ids.ts';

/** Why a backup was made: the day's first, by request, before a new version changed the database, before another was restored. */
export const BACKUP_REASONS = ['daily', 'manual', 'migration', 'restore'] as const;
/** See BACKUP_REASONS. */
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** A verified copy of the index (everything but the media files) and of the settings. Times are Unix ms. */
export type Backup = {
  id: BackupId;
  reason: BackupReason;
  createdAtMs: number;
  /** Of Atelier, when it was made. */
  version: string;
  itemCount: number;
  sizeBytes: number;
};

/** What of a backup is restored. */
export type RestoreParts = { index: boolean; settings: boolean };

/** What restoring a backup would change. Items created since keep their files, but the index no longer lists them. */
export type BackupComparison = {
  createdSince: number;
  deletedSince: number;
  changedSince: number;
  voicesCreatedSince: number;
  voicesDeletedSince: number;
  settingsChanged: number;
};

/** What became of a restore at the last start; `keptId` is the backup of what was there before. */
export type RestoreOutcome = {
  id: BackupId;
  parts: RestoreParts;
  keptId: BackupId | null;
  failure: FailureRecord | null;
};

/** All backups, newest first, which one the next start restores, and what this start restored. */
export type BackupOverview = {
  backups: Backup[];
  pending: { id: BackupId; parts: RestoreParts } | null;
  outcome: RestoreOutcome | null;
};
