import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { Backup, BackupComparison, RestoreOutcome } from '../../../../shared/domain/library/upkeep/backup.ts';
import type { Core } from '../../../core/create-core.ts';
import type { LibraryOptions } from '../../arguments/library/library-options.ts';
import { write } from '../../output/write-result.ts';
import { createProfileCore } from '../../profile-core.ts';

type Of<Action extends LibraryOptions['action']> = Extract<LibraryOptions, { action: Action }>;

/** `atelier library backup`. */
export async function backUp(core: Core, options: LibraryOptions): Promise<number> {
  await write(options, await core.backups.create(), (backup) => [backupLine(backup)]);
  return 0;
}

/** `atelier library backups`. */
export async function listBackups(core: Core, options: LibraryOptions): Promise<number> {
  await write(options, core.backups.list().backups, (backups) =>
    backups.length === 0 ? ['No backups yet.'] : backups.map(backupLine),
  );
  return 0;
}

const REASONS: Record<Backup['reason'], string> = {
  daily: 'daily',
  manual: 'by request',
  migration: 'before an update',
  restore: 'before a restore',
};

function backupLine({ id, reason, createdAtMs, itemCount, sizeBytes }: Backup): string {
  const items = itemCount === 1 ? '1 item' : `${itemCount} items`;
  return `${id}  ${new Date(createdAtMs).toISOString()}  ${REASONS[reason].padEnd(16)}  ${items}, ${formatBytes(sizeBytes)}`;
}

/** `atelier library restore ID`: core restores when it opens, so it is opened twice. Throws what kept it from being restored. */
export async function restore(options: Of<'restore'>): Promise<number> {
  const { id, parts } = options;
  const asking = createProfileCore(options);
  let comparison: BackupComparison;
  try {
    comparison = await asking.core.backups.compare({ id });
    await asking.core.backups.restore({ id, parts });
  } finally {
    await asking.dispose();
  }
  const restoring = createProfileCore(options);
  try {
    const { outcome } = restoring.core.backups.list();
    if (outcome?.failure) throw Failure.of(outcome.failure);
    await write(options, { comparison, outcome }, (result) => restoredLines(result.comparison, result.outcome, parts));
  } finally {
    await restoring.dispose();
  }
  return 0;
}

function restoredLines(
  { createdSince, deletedSince, changedSince, settingsChanged }: BackupComparison,
  outcome: RestoreOutcome | null,
  { index, settings }: RestoreOutcome['parts'],
): string[] {
  return [
    ...(index
      ? [`Items no longer listed: ${createdSince}. Listed again: ${deletedSince}. As they were then: ${changedSince}.`]
      : []),
    ...(settings ? [`Settings changed: ${settingsChanged}.`] : []),
    ...(outcome?.keptId ? [`To go back: atelier library restore ${outcome.keptId}`] : []),
  ];
}
