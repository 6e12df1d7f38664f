import { useMemo } from 'react';
import { useKeptCell } from '../../../ui/collection/kept-focus/use-kept-cell.ts';
import type { SongGallery } from '../results/song-cells.ts';
import { texts } from '../texts.ts';
import classes from './list.module.css';
import { SongRow } from './song-row.tsx';

/** The songs, newest first, each with its takes. Arrows go from take to take. */
export function SongList({ gallery }: { gallery: SongGallery }) {
  useKeptCell(
    'data-take',
    useMemo(() => gallery.cells.flatMap((cell) => (cell.kind === 'item' ? [cell.id] : [])), [gallery.cells]),
  );
  return (
    <ul className={classes.list} aria-label={texts.list.label} data-song-list>
      {gallery.groups.map((group) => (
        <SongRow key={group.key} group={group} />
      ))}
    </ul>
  );
}
