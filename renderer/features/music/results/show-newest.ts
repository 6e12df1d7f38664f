import type { GenerationId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { askedHere, NO_SEARCH, useSongs } from './songs-store.ts';

/** Shows the places of what was just asked for, whatever was looked for before. */
export async function showNewest(id: GenerationId): Promise<void> {
  askedHere.add(id);
  await queryClient.invalidateQueries({ queryKey: api.music.list.key() });
  useSongs.setState(NO_SEARCH);
  requestAnimationFrame(() => document.querySelector('[data-song-list]')?.scrollTo({ top: 0 }));
}
