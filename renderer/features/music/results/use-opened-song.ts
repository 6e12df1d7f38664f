import { useEffect, useEffectEvent } from 'react';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { playItem } from '../../../ui/items/play-item.ts';
import { replaceRoute, useRoute } from '../../../ui/layout/navigation.ts';
import { useGalleryState } from './gallery-context.tsx';
import { texts } from '../texts.ts';
import type { SongCell, TakeCell } from './song-cells.ts';
import { NO_SEARCH, openTake, useSongs } from './songs-store.ts';

/**
 * Opens what the address names once it is there: a take by its ID, at a line of its lyrics where one was found, or the first take
 * of a job (`job/<id>`). A song that is older than what the panel shows is looked at in the Library.
 */
export function useOpenedSong(): void {
  const { panel, path } = useRoute();
  const { gallery } = useGalleryState();
  const [first = '', second = ''] = panel === 'music' ? path : [];
  const address = first === 'job' ? second : first;
  const open = useEffectEvent(() => {
    if (!gallery || address === '') return;
    const { filter, heard, words } = useSongs.getState();
    if (filter !== 'all' || heard !== null || words !== '') {
      useSongs.setState(NO_SEARCH);
      return;
    }
    const isMeant = (cell: SongCell) =>
      first === 'job' ? cell.generation?.jobId === address : cell.kind === 'item' && cell.id === address;
    const found = gallery.cells.find(isMeant);
    if (found?.kind === 'item') {
      openTake(found.id);
      if (first !== 'job' && second !== '') void playLine(found, second);
    }
    if (found || first === 'job') replaceRoute('music');
    else replaceRoute('library', address);
  });
  useEffect(() => open(), [address, gallery]);
}

/** Plays a take from a line that was found in its lyrics (`line-<number>`), where that has a time. */
async function playLine({ id, row }: TakeCell, lineId: string): Promise<void> {
  try {
    const { lines } = await client.music.lyrics({ id });
    const startMs = lines[Number(lineId.replace(/^line-/u, ''))]?.startMs ?? null;
    if (startMs !== null && row?.playable) playItem({ ...row, playable: row.playable }, startMs);
  } catch (error) {
    showFailureToast(texts.lyrics.notPlayed, error);
  }
}
