import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { searchTokens } from '../../../../shared/domain/library/search/parse-search.ts';
import { api } from '../../../api/client.ts';
import { colourLabel } from '../../../ui/items/colours/colour-texts.ts';
import { texts } from '../texts.ts';
import { useImages } from './images-store.ts';

const filterOf = (like: string | null) => (like === null ? undefined : searchTokens(like, 0)[0]?.filter);

/** The colour that images are searched by; null where none is. */
export function likedColour(like: string | null): string | null {
  const filter = filterOf(like);
  return filter?.by === 'colour' ? filter.colour : null;
}

/** What images are searched by, in words. */
export function useLikeTitle(): string {
  const like = useImages((state) => state.like);
  const filter = filterOf(like);
  const id = filter?.by === 'similar' ? (filter.id as ItemId) : null;
  const rows = useQuery(
    api.library.rows.queryOptions({ input: { ids: id === null ? [] : [id] }, enabled: id !== null }),
  );
  if (filter?.by === 'colour') return texts.gallery.ofColour(colourLabel(filter.colour));
  const title = rows.data?.[0]?.title;
  return title === undefined ? texts.gallery.similarHead : texts.gallery.similarTo(title);
}
