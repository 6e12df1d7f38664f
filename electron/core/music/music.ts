import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import type { SongEdit } from '../../../shared/domain/media/song-edit.ts';
import type { ItemId, JobId, SoundId } from '../../../shared/domain/ids.ts';
import type { LyricFormat } from '../../../shared/domain/music/lyrics/lyric-formats.ts';
import type { PreparedReference } from '../../../shared/domain/music/prepared-reference.ts';
import type { LiveSong } from '../../../shared/domain/music/live-song.ts';
import type { TimedLyrics } from '../../../shared/domain/music/lyrics/timed-lyrics.ts';
import type { GeneratedSong, LyricsAnswer, LyricsRequest } from '../../../shared/domain/music/song-generation.ts';
import type { SongRecipe } from '../../../shared/domain/recipe/song-recipe.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { GenerationDesk } from '../generation/generation-desk.ts';
import type { Generations } from '../generation/generations.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';
import type { Media } from '../media/media.ts';
import type { Sounds } from '../sounds/sounds.ts';
import type { ServiceClients } from '../service/service-clients.ts';

/** Songs that are generated. Each take becomes an item of the library with its recipe, which its file holds, too. */
export interface Music extends GenerationDesk<SongRecipe, GeneratedSong> {
  /**
   * Lets the service write lyrics. Nothing is stored. Throws INVALID_INPUT where the lyrics to be changed are empty, and what a
   * request throws.
   */
  writeLyrics(request: LyricsRequest, options?: { signal?: AbortSignal | undefined }): Promise<LyricsAnswer>;
  /** What the service still knows of the reference of a cover; null where that is nothing. Throws nothing for one that is gone. */
  preparedReference(input: { id: ItemId; engine?: EngineChoice | undefined }): PreparedReference | null;
  /**
   * Uploads the reference of a cover, unless the service knows it; null where the service cannot prepare any. Throws NOT_FOUND,
   * INVALID_INPUT for a sound that does not fit or on this computer, and what a request throws.
   */
  prepareReference(input: {
    id: ItemId;
    engine?: EngineChoice | undefined;
    signal?: AbortSignal | undefined;
  }): Promise<PreparedReference | null>;
  /** The takes whose sound comes in now. */
  live(): LiveSong[];
  /** The mp3 of such a take from its beginning, ending with it or when `signal` aborts; null where it doesn't grow (any more). */
  liveSound(input: { itemId: ItemId; signal?: AbortSignal | undefined }): AsyncIterable<Uint8Array> | null;
  /** An edited song as it would be written, as a kept sound. Throws NOT_FOUND, INVALID_INPUT, and what reading a song throws. */
  previewEdit(input: {
    id: ItemId;
    edit: SongEdit;
    signal?: AbortSignal | undefined;
  }): Promise<{ soundId: SoundId; durationMs: number }>;
  /** Adds an edited copy to the library, which knows from what it was made; the song stays as it is. Throws like previewEdit. */
  edit(input: { id: ItemId; edit: SongEdit; signal?: AbortSignal | undefined }): Promise<LibraryItem>;
  /** Sets an image of the library as the cover of a song, null takes it away; gives the one before. Throws NOT_FOUND, INVALID_INPUT. */
  setCover(input: { id: ItemId; imageId: ItemId | null }): { before: ItemId | null };
  /** The lyrics of a song, line by line, with times where they are known; no lines for an instrumental. Throws NOT_FOUND. */
  lyrics(input: { id: ItemId }): TimedLyrics;
  /**
   * Starts the task that finds out when lines are sung, with the local engine. Throws NOT_FOUND, INVALID_INPUT for a song
   * without lyrics, CONFLICT for one whose times are exact.
   */
  timeLyrics(input: { id: ItemId }): { jobId: JobId };
  /**
   * Writes the lines that have times into a folder, which the user chooses where none is given; null where the user does not.
   * Throws CONFLICT where no line has times, NOT_FOUND, and what writing a file throws.
   */
  exportLyrics(input: {
    id: ItemId;
    format: LyricFormat;
    folder?: string | undefined;
  }): Promise<{ fileName: string; folder: string } | null>;
}

/** What music needs beside the context. */
export type MusicNeighbours = {
  generations: Generations;
  jobs: Pick<Jobs, 'resume'>;
  queue: JobQueue;
  library: Pick<Library, 'get' | 'mediaFile' | 'whenRead' | 'addMade' | 'checkFolder'>;
  media: Pick<Media, 'planPieces' | 'encodePiece' | 'joinSounds' | 'editSong'>;
  sounds: Pick<Sounds, 'find' | 'add'>;
  service: (engine: EngineChoice) => Pick<ServiceClients, 'music' | 'transcription'>;
};
