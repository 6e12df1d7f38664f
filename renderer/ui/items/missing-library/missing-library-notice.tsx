import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { ErrorNotice } from '../../feedback/failures/error-notice.tsx';
import { createEmptyLibrary, findLibraryFolder } from './missing-library.ts';
import { missingLibraryTexts as words } from './missing-library-texts.ts';

/** What to do where the library's folder is missing; nothing where it is there. */
export function MissingLibraryNotice() {
  // Nothing tells when somebody moves a folder, so that each look asks.
  const moves = useQuery({ ...api.app.libraryMoves.queryOptions(), staleTime: 0, refetchOnWindowFocus: true }).data;
  const [isBusy, setIsBusy] = useState(false);
  if (!moves?.isMissing) return null;
  const run = async (step: () => Promise<void>) => {
    setIsBusy(true);
    await step();
    setIsBusy(false);
  };
  return (
    <ErrorNotice what={words.what} why={words.why}>
      <Button size="compact-sm" loading={isBusy} onClick={() => void run(findLibraryFolder)}>
        {words.find}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={isBusy}
        onClick={() => void run(() => createEmptyLibrary(moves.folder))}
      >
        {words.create}
      </Button>
    </ErrorNotice>
  );
}
