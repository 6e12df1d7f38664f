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
  const [busy, setBusy] = useState<'finding' | 'creating' | null>(null);
  if (!moves?.isMissing) return null;
  const run = async (name: 'finding' | 'creating', step: () => Promise<void>) => {
    setBusy(name);
    await step();
    setBusy(null);
  };
  return (
    <ErrorNotice what={words.what} why={words.why}>
      <Button
        size="compact-sm"
        loading={busy === 'finding'}
        disabled={busy !== null}
        onClick={() => void run('finding', findLibraryFolder)}
      >
        {words.find}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        loading={busy === 'creating'}
        disabled={busy !== null}
        onClick={() => void run('creating', () => createEmptyLibrary(moves.folder))}
      >
        {words.create}
      </Button>
    </ErrorNotice>
  );
}
