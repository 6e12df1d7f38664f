import { Button, SegmentedControl } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { FormerRows } from '../../../ui/items/former-libraries/former-rows.tsx';
import { MissingLibraryNotice } from '../../../ui/items/missing-library/missing-library-notice.tsx';
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
  const { unfinished } = useQuery(api.app.libraryMoves.queryOptions()).data ?? { unfinished: null };
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: api.app.key() });
  const move = useMutation({
    mutationFn: (continues: boolean) => client.app.moveLibrary({ continues }),
    onSettled: lookAgain,
  });
  const discard = useMutation({ mutationFn: () => client.app.discardMove(), onSettled: lookAgain });
  return (
    <SettingRow id="libraryFolder" isWide>
      <div className={classes.stack}>
        <div className={classes.line}>
          <span className={classes.path} data-selectable>
            {info?.libraryFolder}
          </span>
          <Button onClick={() => move.mutate(false)} loading={move.isPending}>
            {TEXTS.move}
          </Button>
        </div>
        <MissingLibraryNotice />
        {unfinished && !move.isPending ? (
          <ErrorNotice tone="warn" what={TEXTS.moveUnfinished} why={TEXTS.moveUnfinishedWhy(unfinished.folder)}>
            <Button size="compact-sm" onClick={() => move.mutate(true)}>
              {TEXTS.moveContinue}
            </Button>
            <Button size="compact-sm" variant="subtle" loading={discard.isPending} onClick={() => discard.mutate()}>
              {TEXTS.moveDiscard}
            </Button>
          </ErrorNotice>
        ) : null}
        <span className={classes.description} role="status">
          {move.isPending ? TEXTS.moving : move.data ? TEXTS.moved(move.data.libraryFolder) : null}
        </span>
        {move.error ? (
          <FailureNotice
            failure={apiFailure(move.error)}
            steps={{ retry: () => move.mutate(move.variables ?? false) }}
          />
        ) : null}
        {discard.error ? (
          <FailureNotice failure={apiFailure(discard.error)} steps={{ retry: () => discard.mutate() }} />
        ) : null}
        <FormerRows />
      </div>
    </SettingRow>
  );
}
