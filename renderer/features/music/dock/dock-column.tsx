import { Inspector } from '../../../ui/layout/inspector/inspector.tsx';
import { useOpenTake } from '../results/gallery-context.tsx';
import { texts } from '../texts.ts';
import { SongDetailsView } from './song-details-view.tsx';
import { SongLyrics } from './song-lyrics.tsx';

/** The inspector: lyrics and details of the open take. */
export function DockColumn() {
  const open = useOpenTake();
  const { details, lyrics, none } = texts.dock;
  return (
    <Inspector
      item={open?.id ?? null}
      tabs={[
        {
          id: 'details',
          label: details,
          content: open ? <SongDetailsView key={open.id} cell={open} /> : null,
          nothing: none,
        },
        { id: 'lyrics', label: lyrics, content: open ? <SongLyrics key={open.id} cell={open} /> : null, nothing: none },
      ]}
    />
  );
}
