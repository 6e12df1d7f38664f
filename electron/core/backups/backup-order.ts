import type { BackupComparison } from '../../../shared/domain/library/upkeep/backup.ts';
import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { DatabaseCopy } from '../database/copies/copy-database.ts';

/** The environment variable with the order of a backup process, as JSON. */
export const BACKUP_VARIABLE = 'ATELIER_BACKUP';

/** What a backup process is to do with the database `source`; it writes a BackupAnswer to `answerFile`. All absolute. */
export type BackupOrder = { source: string; copy: string; answerFile: string; do: 'copy' | 'compare' };

/** What copying and comparing give. */
export type BackupAnswers = { copy: DatabaseCopy; compare: Omit<BackupComparison, 'settingsChanged'> };

/** What is in an answer file. */
export type BackupAnswer = { result: BackupAnswers[BackupOrder['do']] } | { failure: FailureRecord };
