import { Button } from '@mantine/core';
import { IconTrashX } from '@tabler/icons-react';
import type { Backup } from '../../../../shared/domain/library/upkeep/backup.ts';
import { client } from '../../../api/client.ts';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import classes from './backups.module.css';
import { texts } from './backup-texts.ts';

/** Every backup, newest first. */
export function BackupList({ backups, restore }: { backups: readonly Backup[]; restore: (backup: Backup) => void }) {
  return (
    <ul className={classes.list} aria-label={texts.list}>
      {backups.map((backup) => (
        <BackupRow key={backup.id} backup={backup} restore={restore} />
      ))}
    </ul>
  );
}

function BackupRow({ backup, restore }: { backup: Backup; restore: (backup: Backup) => void }) {
  const when = formatDayAndTime(backup.createdAtMs);
  return (
    <li className={classes.backup}>
      <span className={classes.when}>{when}</span>
      <span className={classes.reason}>{texts.reasons[backup.reason]}</span>
      <span className={classes.facts}>{texts.facts(backup.itemCount, backup.sizeBytes)}</span>
      <Button size="compact-sm" aria-label={texts.restoreNamed(when)} onClick={() => restore(backup)}>
        {texts.restore}
      </Button>
      <IconButton size="1.5rem" aria-label={texts.remove(when)} onClick={() => void remove(backup, when)}>
        <IconTrashX size={15} stroke={1.6} />
      </IconButton>
    </li>
  );
}

async function remove({ id }: Backup, when: string): Promise<void> {
  const { removeTitle: title, removeConfirm, removeCancel: cancel } = texts;
  const question = { title, text: texts.removeText(when), confirm: removeConfirm, cancel, isDanger: true };
  if (!(await confirm(question))) return;
  await client.backups.remove({ id }).catch((error: unknown) => showFailureToast(texts.notRemoved, error));
}
