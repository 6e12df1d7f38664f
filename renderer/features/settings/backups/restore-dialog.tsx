import { Button, Checkbox, Group, Modal, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Backup, RestoreParts } from '../../../../shared/domain/library/upkeep/backup.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { api, client } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import classes from './backups.module.css';
import { texts } from './backup-texts.ts';

/** Asks what of a backup is to be restored, and says what that changes. Restoring restarts the app. */
export function RestoreDialog({ backup, close }: { backup: Backup; close: () => void }) {
  const { id } = backup;
  const comparison = useQuery(api.backups.compare.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }));
  const [parts, setParts] = useState<RestoreParts>({ index: true, settings: true });
  const restore = useMutation({
    mutationFn: () => client.backups.restore({ id, parts }),
    onSuccess: () => hostBridge().restart(),
  });
  const changes = comparison.data;
  const failure = comparison.error ?? restore.error;
  return (
    <Modal opened onClose={close} title={texts.dialogTitle(formatDayAndTime(backup.createdAtMs))} size="md">
      {changes ? (
        <>
          <Part label={texts.index} isChecked={parts.index} set={(index) => setParts({ ...parts, index })}>
            {texts.indexChanges(changes)}
          </Part>
          <Part label={texts.settings} isChecked={parts.settings} set={(on) => setParts({ ...parts, settings: on })}>
            {[texts.settingsChanges(changes.settingsChanged)]}
          </Part>
        </>
      ) : comparison.isPending ? (
        <Skeleton height="6rem" role="status" aria-label={texts.comparing} />
      ) : null}
      <Text size="sm" c="var(--text-2)">
        {texts.safety}
      </Text>
      {failure ? <FailureNotice failure={apiFailure(failure)} steps={{}} /> : null}
      <Group gap={6} mt={14} justify="flex-end">
        <Button variant="subtle" data-autofocus onClick={close}>
          {texts.cancel}
        </Button>
        <Button
          variant="filled"
          disabled={!changes || !(parts.index || parts.settings)}
          loading={restore.isPending || restore.isSuccess}
          onClick={() => restore.mutate()}
        >
          {texts.confirm}
        </Button>
      </Group>
    </Modal>
  );
}

function Part(props: { label: string; isChecked: boolean; set: (isChecked: boolean) => void; children: string[] }) {
  const { label, isChecked, set, children } = props;
  return (
    <div className={classes.part}>
      <Checkbox size="sm" label={label} checked={isChecked} onChange={(event) => set(event.currentTarget.checked)} />
      <ul className={classes.changes} data-off={!isChecked || undefined}>
        {children.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
