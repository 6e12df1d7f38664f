import { Button, SegmentedControl } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { BackupsRow } from '../backups/backups-row.tsx';
import { ExportFolderRow } from '../file-names/export-folder-row.tsx';
import { FilePlacesRow } from '../file-names/file-places-row.tsx';
import { FileNamesRow } from '../file-names/file-names-row.tsx';
import { RecognitionRow } from '../recognition/recognition-row.tsx';
import { WatchFoldersRow } from '../watch-folders/watch-folders-row.tsx';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';
import { useSetting } from '../use-setting.ts';

/** Where the library is stored, and what keeps it safe. */
export function LibrarySection() {
  return (
    <>
      <FolderRow />
      <ImportRow />
      <WatchFoldersRow />
      <FilePlacesRow />
      <FileNamesRow />
      <ExportFolderRow />
      <RecognitionRow />
      <BackupsRow />
    </>
  );
}

const CHOICES = [
  { value: 'copy', label: TEXTS.importCopy },
  { value: 'reference', label: TEXTS.importReference },
] as const;

function ImportRow() {
  const { value, set, isChanged, onReset } = useSetting('library', 'importAs');
  return (
    <SettingRow id="importAs" isChanged={isChanged} onReset={onReset} isWide>
      <SegmentedControl
        data={[...CHOICES]}
        value={value}
        onChange={(next) => set(next as typeof value)}
        {...rowNames('importAs')}
      />
    </SettingRow>
  );
}

function FolderRow() {
  const info = useQuery(api.app.info.queryOptions()).data;
  const move = useMutation({
    mutationFn: () => client.app.moveLibrary(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.app.key() }),
  });
  return (
    <SettingRow id="libraryFolder" isWide>
      <div className={classes.stack}>
        <div className={classes.line}>
          <span className={classes.path} data-selectable>
            {info?.libraryFolder}
          </span>
          <Button onClick={() => move.mutate()} loading={move.isPending}>
            {TEXTS.move}
          </Button>
        </div>
        <span className={classes.description} role="status">
          {move.isPending ? TEXTS.moving : move.data ? TEXTS.moved(move.data.libraryFolder) : null}
        </span>
        {move.error ? <FailureNotice failure={apiFailure(move.error)} steps={{ retry: () => move.mutate() }} /> : null}
      </div>
    </SettingRow>
  );
}
