import type { GeneratedSong, LyricsAnswer, LyricsRequest } from '../../../shared/domain/music/song-generation.ts';
import type { SongRecipe } from '../../../shared/domain/recipe/song-recipe.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { GenerationDesk } from '../generation/generation-desk.ts';
import type { Generations } from '../generation/generations.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';
import type { ServiceClients } from '../service/service-clients.ts';

/** Songs that are generated. Each take becomes an item of the library with its recipe, which its file holds, too. */
export interface Music extends GenerationDesk<SongRecipe, GeneratedSong> {
  /**
   * Lets the service write lyrics. Nothing is stored. Throws INVALID_INPUT where the lyrics to be changed are empty, and what a
   * request throws.
   */
  writeLyrics(request: LyricsRequest, options?: { signal?: AbortSignal | undefined }): Promise<LyricsAnswer>;
}

/** What music needs beside the context. */
export type MusicNeighbours = {
  generations: Generations;
  jobs: Pick<Jobs, 'resume'>;
  library: Pick<Library, 'get' | 'mediaFile'>;
  service: (engine: EngineChoice) => Pick<ServiceClients, 'music'>;
};
