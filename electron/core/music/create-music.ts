import fs from 'node:fs';
import path from 'node:path';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { SongDetails } from '../../../shared/domain/music/song-details.ts';
import type { GeneratedSong } from '../../../shared/domain/music/song-generation.ts';
import type { CoreContext } from '../core-context.ts';
import { createGenerationDesk } from '../generation/generation-desk.ts';
import type { StoredResult } from '../generation/generation-table.ts';
import type { Music, MusicNeighbours } from './music.ts';
import { createLiveSongs } from './live-songs.ts';
import { editSongCopy, previewSongEdit } from './edit-song.ts';
import { setCover } from './set-cover.ts';
import { createPreparedReferences } from './references/prepared-references.ts';
import { prepareReference, shownReference } from './references/reference-desk.ts';
import { songKind } from './song-kind.ts';
import { exportLyrics, songLyrics } from './lyrics/song-lyrics.ts';
import { startTimingLyrics, timingWork } from './lyrics/time-lyrics.ts';

/** Builds the domain of music, and registers its kind of generation. */
export function createMusic(context: CoreContext, neighbours: MusicNeighbours): Music {
  const { generations, jobs, library, service, queue } = neighbours;
  const folder = path.join(context.folders.cache, 'heard-songs');
  if (context.isClearing) fs.rmSync(folder, { recursive: true, force: true });
  const timing = { ...context, ...neighbours, folder };
  queue.register('time-lyrics', timingWork(timing));
  const live = createLiveSongs();
  const references = createPreparedReferences(context, library);
  const desk = { ...context, references, service };
  const generator = generations.register(songKind(context.log, { library, live, references }));
  const shown = ({ facts, ...result }: StoredResult): GeneratedSong => ({ ...result, ...(facts as SongDetails) });
  return {
    ...createGenerationDesk(context, { generator, jobs, shown }),
    writeLyrics: async ({ engine, mode, ...request }, { signal } = {}) => {
      if (mode === 'edit' && request.lyrics.trim() === '') {
        throw reasonedFailure('INVALID_INPUT', 'song_lyrics_empty', { field: 'lyrics' });
      }
      const wireMode = mode === 'edit' ? 'edit' : 'write_full_song';
      const client = service(engine ?? context.settings().engine).music;
      return await client.writeLyrics({ ...request, mode: wireMode, ...(signal && { signal }) });
    },
    preparedReference: (input) => shownReference(desk, input),
    prepareReference: async (input) => await prepareReference(desk, input),
    live: () => live.list(),
    liveSound: ({ itemId, signal }) => live.bytesOf(itemId)?.read(signal) ?? null,
    previewEdit: async (input) => await previewSongEdit(timing, input),
    edit: async (input) => await editSongCopy(timing, input),
    setCover: (input) => setCover(timing, input),
    lyrics: ({ id }) => songLyrics(timing, id),
    timeLyrics: ({ id }) => startTimingLyrics(timing, id),
    exportLyrics: async (input) => await exportLyrics(timing, input),
  };
}
