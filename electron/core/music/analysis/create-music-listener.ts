import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type HeardMusic, NO_MUSIC } from '../../../../shared/domain/music/heard-music.ts';
import { type BackgroundWork, workThrough } from '../../changes/work-through.ts';
import { type PauseDeps, pauseReason } from '../../background-recognition/pause-reason.ts';
import type { CoreContext } from '../../core-context.ts';
import type { Library } from '../../library/library.ts';
import type { Media } from '../../media/media.ts';
import { nextUnheard, playedMusic, storeHeardMusic } from './heard-music-table.ts';

/** What is longer is a talk or a concert. */
const LONGEST_RECORDING_MS = 15 * 60_000;

/** What analysing music needs beside the context. */
export type MusicListenerNeighbours = Pick<PauseDeps, 'presence' | 'engineUsedAtMs'> & {
  library: Pick<Library, 'mediaFile' | 'get'>;
  media: Pick<Media, 'analyseMusic'>;
};

/** Hears tempo, key and energy of songs and recordings, in the background, as long as background recognition might work too. */
export const createMusicListener = (context: CoreContext, neighbours: MusicListenerNeighbours): BackgroundWork =>
  workThrough(context, (signal) => analyseOne(context, neighbours, signal));

async function analyseOne(
  context: CoreContext,
  neighbours: MusicListenerNeighbours,
  signal: AbortSignal,
): Promise<boolean | 'later'> {
  const { db, changes, log } = context;
  const { library, media } = neighbours;
  const next = signal.aborted ? null : nextUnheard(db);
  if (next === null) return false;
  if (pauseReason({ ...context, ...neighbours }) !== null) return 'later';
  const { id, kind, durationMs } = next;
  const store = (music: HeardMusic) => {
    db.write((tx) => storeHeardMusic(tx, id, music));
    if (music !== NO_MUSIC) changes.publish('library', [id]);
  };
  if (kind === 'recording' && (durationMs ?? 0) > LONGEST_RECORDING_MS) {
    store(NO_MUSIC);
    return true;
  }
  try {
    const heard = await media.analyseMusic({ mediaId: id, ...sourceOf(library, id), signal });
    const played = playedMusic(db, id);
    const music = { ...heard, tempoBpm: played.tempoBpm ?? heard.tempoBpm, key: played.key ?? heard.key };
    // Of a talk nobody asks how energetic it is; a song is one, even without beat and key.
    const isMusic = kind === 'song' || music.tempoBpm !== null || music.key !== null;
    store(isMusic ? music : NO_MUSIC);
  } catch (error) {
    if (signal.aborted) return false;
    // Not heard again by itself: the same file would fail the same way.
    log.warn('Music could not be heard.', { item: id, code: failureRecord(error).code });
    store(NO_MUSIC);
  }
  return true;
}

function sourceOf(library: MusicListenerNeighbours['library'], id: ItemId): { file: string; track: number | null } {
  const { file } = library.mediaFile({ id, variant: 'original' });
  const { media } = library.get({ id });
  const track = media.state === 'ready' && media.facts.mediaType === 'audio' ? (media.facts.track ?? null) : null;
  return { file, track };
}
