import type { BackupComparison, BackupReason } from '../../../../shared/domain/library/upkeep/backup.ts';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { count } from '../../../ui/text/count.ts';

const items = (number: number) => count(number, 'item', 'items');

const reasons: Record<BackupReason, string> = {
  daily: 'Daily',
  manual: 'By request',
  migration: 'Before an update',
  restore: 'Before a restore',
};

/** English texts of backups. */
export const texts = {
  create: 'Back up now',
  list: 'Backups',
  none: 'No backups yet. Atelier makes the first one today.',
  total: (number: number, bytes: number) => `${count(number, 'backup', 'backups')}, ${formatBytes(bytes)}`,
  reasons,
  facts: (itemCount: number, bytes: number) => `${items(itemCount)}, ${formatBytes(bytes)}`,
  restore: 'Restore',
  restoreNamed: (when: string) => `Restore backup of ${when}`,
  remove: (when: string) => `Delete backup of ${when}`,
  removeTitle: 'Delete this backup?',
  removeText: (when: string) => `The backup of ${when} can’t be brought back. The library stays as it is.`,
  removeConfirm: 'Delete backup',
  removeCancel: 'Keep backup',
  dialogTitle: (when: string) => `Restore the backup of ${when}?`,
  comparing: 'Comparing the backup with the library',
  index: 'Library index',
  settings: 'Settings',
  indexChanges: (changes: BackupComparison): string[] => indexChanges(changes),
  settingsChanges: (number: number) =>
    number === 0 ? 'No settings change.' : `${count(number, 'setting changes', 'settings change')}.`,
  safety: 'What you have now is backed up first. Atelier restarts.',
  confirm: 'Restore and restart',
  cancel: 'Keep current library',
  pending: 'Atelier restores a backup at its next start',
  pendingWhy: 'It couldn’t start alone. Quit other Atelier processes, then restart.',
  restart: 'Restart Atelier',
  cancelRestore: 'Cancel restore',
  restored: (when: string) => `Restored the backup of ${when}. The library as it was before is in the list too.`,
  restoredGone: 'Restored a backup. The library as it was before is in the list.',
  notRestored: 'Couldn’t restore the backup',
  notRemoved: 'Couldn’t delete the backup',
} as const;

function indexChanges(changes: BackupComparison): string[] {
  const { createdSince, deletedSince, changedSince, voicesCreatedSince, voicesDeletedSince } = changes;
  const lines = [
    createdSince > 0 ? `${items(createdSince)} created since then no longer listed. Their files stay on disk.` : null,
    deletedSince > 0 ? `${items(deletedSince)} deleted since then listed again, without the media files.` : null,
    changedSince > 0 ? `${items(changedSince)} changed since then as before the change.` : null,
    voicesCreatedSince > 0
      ? `${count(voicesCreatedSince, 'voice', 'voices')} added since then no longer listed.`
      : null,
    voicesDeletedSince > 0 ? `${count(voicesDeletedSince, 'voice', 'voices')} deleted since then listed again.` : null,
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines : ['No items or voices change.'];
}
