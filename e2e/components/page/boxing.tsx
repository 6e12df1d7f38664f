import { useState } from 'react';
import { VirtualGrid } from '../../../renderer/ui/collection/grid/virtual-grid.tsx';
import {
  type ListSelection,
  NO_SELECTION,
  selectOne,
  selectionOfBox,
} from '../../../renderer/ui/collection/list/list-selection.ts';

const CELLS = Array.from({ length: 600 }, (_, at) => `Cell ${at + 1}`);
const GROUPS = [
  { key: 'today', count: 5, heading: 'Today' },
  { key: 'before', count: 595, heading: 'Before' },
];

/** Cells that are selected by a box, in two groups. */
export function Boxing() {
  const [selection, setSelection] = useState<ListSelection<string>>(NO_SELECTION);
  const [before, setBefore] = useState(selection);
  const [ends, setEnds] = useState(0);
  return (
    <>
      <h1>Boxing</h1>
      <p>
        {selection.ids.size} selected, {ends} boxes
      </p>
      <VirtualGrid
        label="Cells"
        items={CELLS}
        minCellPx={140}
        cellHeightPx={() => 100}
        groups={GROUPS}
        isMultiple
        box={{
          begin: () => setBefore(selection),
          select: (places, keys) =>
            setSelection(
              selectionOfBox(
                before,
                places.flatMap((place) => CELLS[place] ?? []),
                keys,
              ),
            ),
          end: () => setEnds(ends + 1),
          cancel: () => setSelection(before),
        }}
        cell={(cell, at) => (
          <div
            key={cell}
            role="gridcell"
            tabIndex={at === 0 ? 0 : -1}
            aria-selected={selection.ids.has(cell)}
            style={{ height: 100, outline: selection.ids.has(cell) ? '2px solid teal' : undefined }}
            onClick={() => setSelection(selectOne(cell))}
            onKeyDown={({ key }) => key === 'Enter' && setSelection(selectOne(cell))}
          >
            {cell}
          </div>
        )}
      />
    </>
  );
}
