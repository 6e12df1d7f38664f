import { useState } from 'react';
import { VirtualGrid } from '../../../renderer/ui/collection/grid/virtual-grid.tsx';

const ITEMS = Array.from({ length: 10_000 }, (_, at) => `Item ${at + 1}`);

/** Ten thousand cells that are walked through by keys. */
export function Grid() {
  const [current, setCurrent] = useState(0);
  return (
    <>
      <h1>Grid</h1>
      <VirtualGrid
        label="Items"
        items={ITEMS}
        minCellPx={140}
        cellHeightPx={() => 100}
        cell={(item, at, move) => (
          <div
            key={item}
            role="gridcell"
            tabIndex={at === current ? 0 : -1}
            data-at={at}
            style={{ height: 100 }}
            onKeyDown={(event) => {
              const next = move(event.key, at);
              if (next === null) return;
              event.preventDefault();
              setCurrent(next);
              // The cell may come into being only after scrolling.
              requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus());
            }}
          >
            {item}
          </div>
        )}
      />
    </>
  );
}
