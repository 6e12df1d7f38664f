import { expect, it } from 'vitest';
import type { BackupId } from '../../../shared/domain/ids.ts';
import type { Backup, BackupReason } from '../../../shared/domain/library/upkeep/backup.ts';
import { hasBackupOfToday, outdatedBackups } from './kept-backups.ts';

// A Wednesday, at noon of the time zone that the test runs in.
const NOW = new Date(2026, 3, 15, 12).getTime();
const backup = (day: number, reason: BackupReason = 'daily', hour = 9): Backup => ({
  id: `${reason}-${day}-${hour}` as BackupId,
  reason,
  createdAtMs: new Date(2026, 3, 15 - day, hour).getTime(),
  version: '1',
  itemCount: 1,
  sizeBytes: 1,
});
const keptDays = (backups: Backup[]) => {
  const gone = new Set(outdatedBackups(backups, NOW));
  return backups.filter((each) => !gone.has(each)).map(({ id }) => id);
};

it('keeps the newest of each of the last 7 days and of the last 4 weeks', () => {
  const daily = Array.from({ length: 60 }, (_, day) => backup(day));
  // Days 0 to 6, the Sunday before those, and the Sundays of the two weeks before that.
  expect(keptDays(daily)).toEqual([0, 1, 2, 3, 4, 5, 6, 10, 17].map((day) => `daily-${day}-9`));
});

it('keeps one of several of one day, and the only one of a week whatever its day', () => {
  expect(keptDays([backup(0, 'daily', 8), backup(0, 'daily', 11), backup(20), backup(40)])).toEqual([
    'daily-0-11',
    'daily-20-9',
  ]);
});

it('keeps those before a new version or a restore for 4 weeks, and those of the user for ever', () => {
  const special = [backup(27, 'migration'), backup(28, 'migration'), backup(3, 'restore'), backup(400, 'manual')];
  expect(keptDays(special)).toEqual(['migration-27-9', 'restore-3-9', 'manual-400-9']);
});

it('is due again with each new day', () => {
  expect(hasBackupOfToday([backup(0, 'daily', 0)], NOW)).toBe(true);
  expect(hasBackupOfToday([backup(1, 'daily', 23), backup(0, 'manual')], NOW)).toBe(false);
});
