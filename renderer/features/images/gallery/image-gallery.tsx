import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useSettings } from '../../../api/settings/settings.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import type { GridGroup } from '../../../ui/collection/grid/use-grid-rows.ts';
import { type GridMove, VirtualGrid } from '../../../ui/collection/grid/virtual-grid.tsx';
import { draggedWith, dragOut } from '../../../ui/items/actions/take-out.ts';
import { dragOptions } from '../../../ui/items/exporting/export-store.ts';
import { openImageMenu } from '../actions/image-menu.ts';
import type { Gallery, GalleryCell, GalleryGroup } from '../results/image-cells.ts';
import { focusCell, selectedIds, useImages } from '../results/images-store.ts';
import { boxCells, moveToCell, selectCell, toggleCell } from '../results/select-cells.ts';
import { texts } from '../texts.ts';
import { GroupHeading } from './group-heading.tsx';
import { GalleryCellView } from './image-cells.tsx';

/** Height of a card by its width. */
const CARD_SHAPE = 3 / 4;
const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };

/** The images, request by request. Arrows select, Space and Enter look, letters reuse. */
export function ImageGallery({ gallery }: { gallery: Gallery }) {
  const { cells } = gallery;
  const cardPx = useImages((state) => state.cardPx);
  const at = useImages((state) => state.at);
  const shownAt = useImages((state) => state.shownAt);
  const scale = useSettings().appearance.textScale / 100;
  const tabStop = Math.min(at, cells.length - 1);
  const groups = useMemo(() => gallery.groups.map(headed), [gallery.groups]);
  return (
    <VirtualGrid
      label={texts.gallery.label}
      items={cells}
      minCellPx={cardPx * scale}
      cellHeightPx={(widthPx) => widthPx * CARD_SHAPE}
      groups={groups}
      isMultiple
      shown={shownAt}
      box={boxCells(cells)}
      cell={(cell, place, move) => (
        <GalleryCellView
          key={cell.key}
          cell={cell}
          at={place}
          isTabStop={place === tabStop}
          onClick={(event) => selectCell(cells, place, event)}
          onDoubleClick={() => run('library.quickLook', cells, place)}
          onKeyDown={(event) => press(event, { cells, at: place, move })}
          onContextMenu={(event) => showMenu(event, cells, place)}
          onDragStart={(event) => {
            if (cell.kind === 'item')
              void dragOut(event, { ids: draggedWith(cell.id, selectedIds()), options: dragOptions('images') });
          }}
        />
      )}
    />
  );
}

const headed = (group: GalleryGroup): GridGroup => ({
  key: group.key,
  count: group.cells.length,
  heading: <GroupHeading group={group} />,
});

/** The menu is for all that is selected; an image beside them is selected first. */
function showMenu(event: MouseEvent<HTMLElement>, cells: readonly GalleryCell[], at: number): void {
  const cell = cells[at];
  if (cell?.kind !== 'item') return;
  if (!useImages.getState().selection.ids.has(cell.id)) selectCell(cells, at, PLAIN);
  event.currentTarget.focus({ preventScroll: true });
  openImageMenu(event, texts.card.menu(cell.row?.title ?? ''));
}

type Place = { cells: readonly GalleryCell[]; at: number; move: GridMove };

/** A key on a cell. */
function press(event: KeyboardEvent, { cells, at, move }: Place): void {
  if (event.target !== event.currentTarget || event.altKey) return;
  const isMod = event.ctrlKey || event.metaKey;
  const next = isMod ? null : move(event.key, at);
  if (next !== null) {
    moveToCell(cells, next, event);
    focusCell(next);
  } else if (event.key === ' ' && isMod) toggleCell(cells, at);
  else if ((event.key === ' ' || event.key === 'Enter') && !isMod) run('library.quickLook', cells, at);
  else if (event.key === 'Delete' && !isMod) run('file.moveToBin', cells, at);
  else if (event.key.toLowerCase() === 'a' && isMod) actionRegistry.run('library.selectAll');
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** A command that is for the selection begins by selecting what has the keyboard. */
function run(command: CommandId, cells: readonly GalleryCell[], at: number): void {
  const cell = cells[at];
  if (cell?.kind !== 'item') return;
  // The command knows the selection once it has been rendered; a frame later another key may have changed it.
  if (!useImages.getState().selection.ids.has(cell.id)) flushSync(() => selectCell(cells, at, PLAIN));
  actionRegistry.run(command);
}
