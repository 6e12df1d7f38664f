import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { DEFAULT_WATCH_PRESET } from '../../../../shared/domain/library/watch-folder.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { SettingRow } from '../setting-row.tsx';
import settings from '../settings.module.css';
import { WatchFolderCard } from './watch-folder-card.tsx';
import classes from './watch-folders.module.css';
import { texts } from './watch-texts.ts';

/** Folders whose new files are imported. */
export function WatchFoldersRow() {
  const folders = useQuery(api.watchFolders.list.queryOptions());
  const add = useMutation({ mutationFn: () => client.watchFolders.choose({ preset: DEFAULT_WATCH_PRESET }) });
  return (
    <SettingRow id="watchFolders" isWide>
      <div className={settings.stack}>
        {folders.data && folders.data.length > 0 ? (
          <ul className={classes.list} aria-label={texts.list}>
            {folders.data.map((folder) => (
              <WatchFolderCard key={folder.id} folder={folder} />
            ))}
          </ul>
        ) : null}
        <div className={settings.line}>
          <Button onClick={() => add.mutate()} loading={add.isPending}>
            {texts.add}
          </Button>
          {folders.data?.length === 0 ? <span className={settings.description}>{texts.none}</span> : null}
        </div>
        {add.error ? <FailureNotice failure={apiFailure(add.error)} steps={{ retry: () => add.mutate() }} /> : null}
        {folders.error ? (
          <FailureNotice failure={apiFailure(folders.error)} steps={{ retry: () => void folders.refetch() }} />
        ) : null}
      </div>
    </SettingRow>
  );
}
