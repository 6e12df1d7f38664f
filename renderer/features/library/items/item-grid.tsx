import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { type GridMove, VirtualGrid } from '../../../ui/collection/grid/virtual-grid.tsx';
import { type LibraryView, useLibrary } from '../library-store.ts';
import { arrangeByKey } from '../order/boards/arrange.ts';
import { openItemMenu } from '../order/item-menu.ts';
import { dragOut } from '../out/take-out.ts';
import { texts } from '../texts.ts';
import { dayGroups } from './day-groups.tsx';
import { boxItems } from './selection/box-items.ts';
import { useFound } from './found/found-context.tsx';
import type { FoundHead } from './found/found-query.ts';
import { EmptyCell, ItemCard, ItemLine } from './cells/item-cells.tsx';
import { openItem } from './open-item.ts';
import { leaveStack } from './stack-bar.tsx';
import { useKeptCell } from '../../../ui/collection/kept-focus/use-kept-cell.ts';
import { focusItem, selectAt, type Selectable, type SelectBy } from './selection/select-items.ts';

/** Title and facts under the tile, and the height of a line, at normal text size. */
const WORDS_PX = 44;
const LINE_PX = 36;
/** Height of a tile by its width. */
const TILE_SHAPE = 5 / 8;

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };

/** What is found, in the chosen view. Arrows select, with Alt move on a board; Space looks, Enter opens. */
export function ItemGrid() {
  const { head, rows, show } = useFound();
  const view = useLibrary((state) => state.view);
  const scale = useSettings().appearance.textScale / 100;
  const cardPx = useLibrary((state) => state.cardPx);
  const at = useLibrary((state) => state.at);
  const isLooking = useLibrary((state) => state.isLooking);
  const shownAt = useLibrary((state) => state.shownAt);
  const topAt = useLibrary((state) => state.topAt);
  const isList = view === 'list';
  const groups = useDayGroups(head, view);
  const search = head?.words ?? '';
  const found = { head, rows };
  const tabStop = Math.min(at, rows.length - 1);
  useKeptCell(
    'data-item',
    useMemo(() => rows.map((row) => row?.id ?? null), [rows]),
  );
  const Cell = isList ? ItemLine : ItemCard;
  return (
    <VirtualGrid
      label={texts.items.grid}
      items={rows}
      minCellPx={cardPx * scale}
      cellHeightPx={(widthPx) => (isList ? LINE_PX * scale : widthPx * TILE_SHAPE + WORDS_PX * scale)}
      isList={isList}
      groups={groups}
      isMultiple
      onDrawn={show}
      box={boxItems(found)}
      shown={isLooking ? at : shownAt}
      top={topAt}
      cell={(row, place, move) =>
        row === null ? (
          <EmptyCell key={`place-${place}`} isList={isList} />
        ) : (
          <Cell
            key={row.id}
            row={row}
            at={place}
            search={search}
            isTabStop={place === tabStop}
            onClick={(event) => void selectAt(found, place, event)}
            onDoubleClick={() => void openItem(row, search)}
            onDragStart={(event) => void dragOut(event, row.id)}
            onKeyDown={(event) => press(event, { row, at: place, move, found, search })}
            onContextMenu={(event) => showMenu(event, { row, at: place, found })}
          />
        )
      }
    />
  );
}

/** Days exist only where the order is one by date. */
function useDayGroups(head: FoundHead | undefined, view: LibraryView) {
  return useMemo(() => {
    const { days = [] } = head?.summary ?? {};
    return view === 'timeline' && head && days.length > 0 ? dayGroups(days, head.askedAtMs) : undefined;
  }, [head, view]);
}

type Place = { row: LibraryRow; at: number; found: Selectable };

/** The menu is for all that is selected; an item beside them is selected first. */
function showMenu(event: MouseEvent<HTMLElement>, { row, at, found }: Place): void {
  if (!useLibrary.getState().selection.ids.has(row.id)) {
    void selectAt(found, at, PLAIN);
  }
  openItemMenu(event, row);
}

/** A key on an item. */
function press(event: KeyboardEvent, place: Place & { move: GridMove; search: string }): void {
  const { row, at, move, found, search } = place;
  if (event.target !== event.currentTarget) return;
  if (event.altKey) {
    if (event.ctrlKey || event.metaKey || !arrangeByKey(event.key, at, found)) return;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const isMod = event.ctrlKey || event.metaKey;
  const next = isMod ? null : move(event.key, at);
  if (next !== null) void moveTo(found, next, event);
  else if (event.key === ' ' && isMod) void selectAt(found, at, event);
  else if (event.key === ' ' && !isMod) look(found, at);
  else if (event.key === 'Enter' && event.shiftKey && !isMod) run('library.playAll', found, at);
  else if (event.key === 'Enter' && !isMod) void openItem(row, search);
  else if (event.key === 'Escape' && useLibrary.getState().stack !== null) leaveStack();
  else if (event.key === 'Delete' && !isMod) run('file.moveToBin', found, at);
  else if (event.key.toLowerCase() === 'a' && isMod) actionRegistry.run('library.selectAll');
  else return;
  event.preventDefault();
  event.stopPropagation();
}

async function moveTo(found: Selectable, next: number, by: SelectBy): Promise<void> {
  const { shiftKey, ctrlKey, metaKey } = by;
  await selectAt(found, next, { shiftKey, ctrlKey, metaKey });
  focusItem(next);
}

/** A command that is for the selection begins by selecting what has the keyboard. */
function run(command: CommandId, found: Selectable, at: number): void {
  const { ids } = useLibrary.getState().selection;
  const id = found.rows[at]?.id;
  const isSelected = id !== undefined && ids.has(id);
  void (isSelected ? Promise.resolve() : selectAt(found, at, PLAIN)).then(() => actionRegistry.run(command));
}

function look(found: Selectable, at: number): void {
  const isSelected = useLibrary.getState().selection.ids.has(found.rows[at]?.id ?? ('' as LibraryRow['id']));
  void (isSelected ? Promise.resolve() : selectAt(found, at, PLAIN)).then(() =>
    useLibrary.setState({ isLooking: true, at }),
  );
}
