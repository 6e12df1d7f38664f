import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import type { WatchFolder } from '../../../../shared/domain/library/watch-folder.ts';

/** Each watch folder, and its files that failed. */
export function watchLines(folders: readonly WatchFolder[]): string[] {
  if (folders.length === 0) return ['No watch folders. Add them in Settings.'];
  return folders.flatMap(({ path, isPaused, preset, importedCount, failures }) => [
    `${path}  ${isPaused ? 'paused' : 'watched'}, ${preset.transcribes ? 'transcribes' : 'only imports'}, ${importedCount} imported`,
    ...failures.map(({ name, failure }) => `  ${name}: ${failureSentences(failure)}`),
  ]);
}
