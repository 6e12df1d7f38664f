import { type } from '@orpc/contract';
import * as z from 'zod';
import type { Backup, BackupComparison, BackupOverview } from '../../domain/library/upkeep/backup.ts';
import { procedure } from '../failures.ts';
import { backupId } from '../inputs.ts';

const one = z.object({ id: backupId });

/** Procedures of backups of the index and the settings. */
export const backupsContract = {
  list: procedure.output(type<BackupOverview>()),
  /** Backs up now. */
  create: procedure.output(type<Backup>()),
  /** What restoring a backup would change. */
  compare: procedure.input(one).output(type<BackupComparison>()),
  /** Has the next start restore a backup; the window restarts the app then. */
  restore: procedure
    .input(one.extend({ parts: z.object({ index: z.boolean(), settings: z.boolean() }) }))
    .output(type<void>()),
  cancelRestore: procedure.output(type<void>()),
  remove: procedure.input(one).output(type<void>()),
};
