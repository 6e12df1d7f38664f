import { useEffect, useEffectEvent } from 'react';
import { replaceRoute, useRoute } from '../../../ui/layout/navigation.ts';
import { useGalleryState } from './gallery-context.tsx';
import type { SongCell } from './song-cells.ts';
import { openTake, useSongs } from './songs-store.ts';

/**
 * Opens what the address names once it is there: a take by its ID, or the first take of a job (`job/<id>`). A song that is older
 * than what the panel shows is looked at in the Library.
 */
export function useOpenedSong(): void {
  const { panel, path } = useRoute();
  const { gallery } = useGalleryState();
  const [first = '', second = ''] = panel === 'music' ? path : [];
  const address = first === 'job' ? second : first;
  const open = useEffectEvent(() => {
    if (!gallery || address === '') return;
    if (useSongs.getState().filter !== 'all') {
      useSongs.setState({ filter: 'all' });
      return;
    }
    const isMeant = (cell: SongCell) =>
      first === 'job' ? cell.generation?.jobId === address : cell.kind === 'item' && cell.id === address;
    const found = gallery.cells.find(isMeant);
    if (found?.kind === 'item') openTake(found.id);
    if (found || first === 'job') replaceRoute('music');
    else replaceRoute('library', address);
  });
  useEffect(() => open(), [address, gallery]);
}
