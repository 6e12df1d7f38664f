import { useActions } from '../../../ui/actions/use-actions.ts';
import { resultActions, useUndoActions } from '../../../ui/items/actions/item-actions.ts';
import { seenAction } from '../../../ui/items/unread/mark-seen.ts';
import { binItems } from '../../../ui/items/actions/organise-items.ts';
import { playInOrder } from '../../../ui/items/play-item.ts';
import { sendTo } from '../../../ui/layout/send-to.ts';
import { openFileOf, revealItem } from '../../../ui/items/actions/take-out.ts';
import { openSongEditor } from '../editing/edit-store.ts';
import { useCells, useOpenTake, useTakesOf } from '../results/gallery-context.tsx';
import { openIds, openTake, useSongs } from '../results/songs-store.ts';
import { useLyricTimes } from '../results/use-song-lyrics.ts';
import { exportLyrics, timeLyrics } from './lyric-actions.ts';
import { swapTo } from './playback/play-take.ts';
import { reuseTake } from './reuse.ts';
import { generateVariations } from './variations.ts';

/** What the commands do in the panel, with the open take. */
export function useSongActions(): void {
  const open = useOpenTake();
  const takes = useTakesOf(open);
  const rows = useCells().flatMap((cell) => (cell.kind === 'item' && cell.row?.playable ? [cell.row] : []));
  const enabled = open !== null;
  const cells = useCells();
  const { hasTimes, canFind } = useLyricTimes(open?.id ?? null);
  useActions({
    ...useUndoActions(),
    ...resultActions({
      selectedIds: openIds,
      enabled,
      organised: open?.row?.organised ?? null,
      ask: (labelling) => useSongs.setState({ labelling }),
      bin: (ids) => void binItems(ids, () => openTake(null)),
      subject: 'songs',
    }),
    'library.markAllSeen': seenAction(
      'song',
      cells.some((cell) => cell.kind === 'item' && cell.row?.isNew),
    ),
    'library.openFile': { run: () => open && void openFileOf(open.id), enabled },
    'library.reveal': { run: () => open && void revealItem(open.id), enabled },
    'library.playAll': {
      run: () => playInOrder(rows, open?.id ?? null),
      enabled: rows.length > 0,
    },
    'music.useInCut': { run: () => open && sendTo('video', { musicItemId: open.id }), enabled },
    'music.reuse': { run: () => open && void reuseTake(open), enabled },
    'music.variations': { run: () => open && void generateVariations(open), enabled },
    'music.edit': { run: () => open && void openSongEditor(open.id), enabled: open?.row?.playable != null },
    'music.timeLyrics': { run: () => open && void timeLyrics(open.id), enabled: canFind },
    'music.exportLrc': { run: () => open && void exportLyrics(open.id, 'lrc'), enabled: hasTimes },
    'music.exportSrt': { run: () => open && void exportLyrics(open.id, 'srt'), enabled: hasTimes },
    'music.swapTake': {
      run: () => {
        const at = takes.findIndex(({ id }) => id === open?.id);
        const next = takes[(at + 1) % takes.length];
        if (next) swapTo(next, takes);
      },
      enabled: takes.length > 1,
    },
  });
}
