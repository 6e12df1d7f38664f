import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useImages } from './images-store.ts';

/** Shows the places of what was just asked for, whatever was looked for before. */
export async function showNewest(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: api.images.list.key() });
  useImages.setState({ filter: 'all', like: null, shownAt: null });
  requestAnimationFrame(() => document.querySelector('[data-gallery] [role="grid"]')?.scrollTo({ top: 0 }));
}
