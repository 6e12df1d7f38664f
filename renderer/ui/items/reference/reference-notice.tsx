import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import { formatDayAndTime } from '../../time/formats.ts';
import { ErrorNotice } from '../../feedback/failures/error-notice.tsx';
import { acceptChange, downloadAgain, findFile, findInFolder } from './find-files.ts';
import { referenceTexts as words } from './reference-texts.ts';

type Shown = Pick<LibraryRow, 'id' | 'title' | 'reference' | 'sizeBytes'>;

/** Says that the file of an item is missing or has changed, and what to do; nothing for any other item. It looks once it is shown. */
export function ReferenceNotice({ row }: { row: Shown }) {
  useQuery({
    ...api.library.lookAtFile.queryOptions({ input: { id: row.id } }),
    enabled: row.reference !== null,
    staleTime: 0,
  });
  const isOwnMissing = useOwnMissing(row);
  const keptUntilMs = useKeptUntil(row, isOwnMissing);
  if (!isOwnMissing && (row.reference === null || row.reference === 'there')) return null;
  const isChanged = row.reference === 'changed';
  const missingWhy = isOwnMissing ? words.ownMissingWhy : words.missingWhy;
  const keptWhy = keptUntilMs === null ? missingWhy : words.keptWhy(formatDayAndTime(keptUntilMs));
  return (
    <ErrorNotice
      tone="warn"
      what={isChanged ? words.changed : words.missing}
      why={isChanged ? words.changedWhy : keptWhy}
    >
      {keptUntilMs === null ? null : <DownloadButton row={row} />}
      <Button size="compact-sm" variant={keptUntilMs === null ? 'filled' : 'subtle'} onClick={() => void findFile(row)}>
        {words.find}
      </Button>
      {isChanged ? (
        <Button size="compact-sm" variant="subtle" onClick={() => void acceptChange(row)}>
          {words.use}
        </Button>
      ) : (
        <FolderButton />
      )}
    </ErrorNotice>
  );
}

/** Whether a file that the library keeps is gone from its folder. */
function useOwnMissing({ id, reference, sizeBytes }: Shown): boolean {
  const { data } = useQuery({
    ...api.library.isFileMissing.queryOptions({ input: { id } }),
    enabled: reference === null && sizeBytes !== null,
    staleTime: 0,
  });
  return reference === null && data === true;
}

/** Until when the service keeps the file that is missing here; null where it does not. */
function useKeptUntil({ id }: Shown, isOwnMissing: boolean): number | null {
  const { data } = useQuery({
    ...api.library.downloadableUntil.queryOptions({ input: { id } }),
    enabled: isOwnMissing,
    staleTime: 0,
  });
  return isOwnMissing ? (data ?? null) : null;
}

function DownloadButton({ row }: { row: Shown }) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    await downloadAgain(row);
    setIsLoading(false);
  };
  return (
    <Button size="compact-sm" loading={isLoading} onClick={() => void download()}>
      {words.downloadAgain}
    </Button>
  );
}

/** Looks in a folder; a large one takes its time, and can be left. */
function FolderButton() {
  const [searching, setSearching] = useState<AbortController | null>(null);
  const search = async () => {
    const controller = new AbortController();
    setSearching(controller);
    await findInFolder(controller.signal);
    setSearching(null);
  };
  if (searching) {
    return (
      <Button size="compact-sm" variant="subtle" onClick={() => searching.abort()}>
        {words.stop}
      </Button>
    );
  }
  return (
    <Button size="compact-sm" variant="subtle" onClick={() => void search()}>
      {words.findInFolder}
    </Button>
  );
}
