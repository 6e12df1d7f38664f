import { useQuery } from '@tanstack/react-query';
import type { LibraryDetails } from '../../../../shared/domain/library/search/library-row.ts';
import { keyName } from '../../../../shared/domain/music/music-key.ts';
import { NO_SONG_DETAILS, type SongDetails, songDetailsSchema } from '../../../../shared/domain/music/song-details.ts';
import { type SongRecipe, songRecipeSchema } from '../../../../shared/domain/recipe/song-recipe.ts';
import { api } from '../../../api/client.ts';
import type { TakeCell } from './song-cells.ts';

/** All that is known of a take: its recipe, what the service said of it, and its item. */
export type KnownSong = { recipe: SongRecipe | null; details: SongDetails; library: LibraryDetails | undefined };

/** Tempo and key, as the service says them or else as they are heard, and energy as it is heard. */
export function musicOf(
  { tempoBpm, key }: Pick<SongDetails, 'tempoBpm' | 'key'>,
  library: LibraryDetails | undefined,
): Pick<SongDetails, 'tempoBpm' | 'key'> & { energy: number | null } {
  const heard = library?.music;
  return {
    tempoBpm: tempoBpm ?? heard?.tempoBpm ?? null,
    key: key ?? (heard?.key ? keyName(heard.key) : null),
    energy: heard?.energy ?? null,
  };
}

/** See KnownSong. A song that came from a file knows what its recipe says. */
export function useSongDetails(cell: TakeCell): KnownSong {
  const library = useQuery(api.library.details.queryOptions({ input: { id: cell.id } })).data;
  const stored = library?.item.recipe;
  const recipe = cell.generation?.recipe ?? songRecipeSchema.safeParse(stored).data ?? null;
  const details = cell.result ?? songDetailsSchema.safeParse({ ...NO_SONG_DETAILS, ...stored }).data;
  return { recipe, details: details ?? NO_SONG_DETAILS, library };
}
