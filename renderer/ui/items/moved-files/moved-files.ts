import { queryOptions } from '@tanstack/react-query';
import type { MovedFile } from '../../../../shared/domain/library/places/library-places.ts';
import { client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { movedFilesTexts as words } from './moved-files-texts.ts';

/** A look reads every folder of the library: no more often than this. */
const REST_MS = 60_000;

/**
 * Files of the library that somebody moved or renamed. No change of Atelier's own leads to a look, only the user who comes back
 * to the window.
 */
export const movedFiles = queryOptions({
  queryKey: ['moved-files'],
  queryFn: ({ signal }) => client.library.movedFiles(undefined, { signal }),
  staleTime: REST_MS,
  refetchOnWindowFocus: true,
});

/** What is to be said of them: of one its place, of several how many. */
export function movedFilesWords(moved: readonly MovedFile[]): string {
  const [first] = moved;
  return first && moved.length === 1 ? words.one(first.title, first.to) : words.several(moved.length);
}

/** Lets their items follow. */
export async function adoptMovedFiles(): Promise<void> {
  try {
    const adopted = await client.library.adoptMovedFiles();
    showToast({ message: words.updated(adopted.length) });
  } catch (error) {
    showFailureToast(words.notUpdated, error);
  } finally {
    await queryClient.invalidateQueries({ queryKey: movedFiles.queryKey });
  }
}

/** Looks once, when the window has opened, and offers to follow. Never throws. */
export async function offerMovedFiles(): Promise<void> {
  const moved = await queryClient.fetchQuery(movedFiles).catch(() => []);
  if (moved.length === 0) return;
  showToast({ message: movedFilesWords(moved), action: { label: words.update, run: () => void adoptMovedFiles() } });
}
