import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PLAYBACK_EXTENSIONS, type DerivedPaths } from './worker/worker-protocol.ts';

/** Removes what was made of a recording. */
export async function removeDerived(paths: DerivedPaths): Promise<void> {
  const copies = Object.values(PLAYBACK_EXTENSIONS).map((extension) => `${paths.playback}${extension}`);
  for (const file of [paths.peaks, paths.analysis, ...copies]) await rm(file, { force: true });
}

/** The copy that is played; null where there is none. */
export function playbackCopy({ playback }: DerivedPaths) {
  return (
    existing(`${playback}${PLAYBACK_EXTENSIONS.packets}`, 'audio/mp4') ??
    existing(`${playback}${PLAYBACK_EXTENSIONS.decoded}`, 'audio/wav')
  );
}

/** A file that is there, as it is served. */
export function existing(file: string, contentType: string) {
  return existsSync(file) ? { file, contentType } : null;
}
