import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Backup } from '../../../../shared/domain/library/upkeep/backup.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { SettingRow } from '../setting-row.tsx';
import settings from '../settings.module.css';
import { BackupList } from './backup-list.tsx';
import { texts } from './backup-texts.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { RestoreState } from './restore-state.tsx';

/** Backups of index and settings: make one, restore one. */
export function BackupsRow() {
  const overview = useQuery(api.backups.list.queryOptions());
  const create = useMutation({ mutationFn: () => client.backups.create() });
  const [chosen, setChosen] = useState<Backup | null>(null);
  const { data } = overview;
  return (
    <SettingRow id="backups" isWide>
      <div className={settings.stack}>
        {data ? <RestoreState overview={data} /> : null}
        <div className={settings.line}>
          <Button onClick={() => create.mutate()} loading={create.isPending}>
            {texts.create}
          </Button>
          <span className={settings.description} role="status">
            {data ? summary(data.backups) : null}
          </span>
        </div>
        {create.error ? (
          <FailureNotice failure={apiFailure(create.error)} steps={{ retry: () => create.mutate() }} />
        ) : null}
        {overview.error ? (
          <FailureNotice failure={apiFailure(overview.error)} steps={{ retry: () => void overview.refetch() }} />
        ) : null}
        {data && data.backups.length > 0 ? <BackupList backups={data.backups} restore={setChosen} /> : null}
      </div>
      {chosen ? <RestoreDialog key={chosen.id} backup={chosen} close={() => setChosen(null)} /> : null}
    </SettingRow>
  );
}

function summary(backups: readonly Backup[]): string {
  if (backups.length === 0) return texts.none;
  const bytes = backups.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return texts.total(backups.length, bytes);
}
