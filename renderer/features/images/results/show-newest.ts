import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { NO_SEARCH, useImages } from './images-store.ts';

/** Shows the places of what was just asked for, whatever was looked for before. */
export async function showNewest(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: api.images.list.key() });
  useImages.setState({ ...NO_SEARCH, shownAt: null });
  requestAnimationFrame(() => document.querySelector('[data-gallery] [role="grid"]')?.scrollTo({ top: 0 }));
}
