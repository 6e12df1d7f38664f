import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import { ErrorNotice } from '../../feedback/failures/error-notice.tsx';
import { acceptChange, findFile, findInFolder } from './find-files.ts';
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
  if (!isOwnMissing && (row.reference === null || row.reference === 'there')) return null;
  const isChanged = row.reference === 'changed';
  return (
    <ErrorNotice
      tone="warn"
      what={isChanged ? words.changed : words.missing}
      why={isChanged ? words.changedWhy : isOwnMissing ? words.ownMissingWhy : words.missingWhy}
    >
      <Button size="compact-sm" onClick={() => void findFile(row)}>
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
