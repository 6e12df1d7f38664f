import { useState } from 'react';
import { rowUnder, selectionOfClick, selectionOfKey } from '../../../renderer/ui/collection/list/list-events.ts';
import { type ListSelection, NO_SELECTION, selectOne } from '../../../renderer/ui/collection/list/list-selection.ts';
import { useShownRow, useVirtualList, VirtualRows } from '../../../renderer/ui/collection/list/virtual-list.tsx';

const ROWS = Array.from({ length: 10_000 }, (_, at) => ({ id: `row-${at + 1}` }));
const ORDER = ROWS.map(({ id }) => id);

/** Ten thousand lines that are selected by click and key. */
export function Lines() {
  const [selection, setSelection] = useState<ListSelection<string>>(NO_SELECTION);
  const list = useVirtualList({ rows: ROWS, rowPx: 32, overscan: 4 });
  const { scroller } = list;
  useShownRow(list, { current: selection.primary, isEditing: false, indexOf: (id) => ORDER.indexOf(id) });
  return (
    <>
      <h1>Lines</h1>
      <div
        ref={scroller}
        role="listbox"
        aria-label="Lines"
        aria-multiselectable
        tabIndex={selection.primary === null ? 0 : -1}
        style={{ flex: 1, minHeight: 0, overflow: 'auto', contain: 'strict' }}
        onKeyDown={(event) => {
          const moved = selectionOfKey(event, { selection, order: ORDER, page: 10 });
          if (!moved) return;
          event.preventDefault();
          setSelection(moved);
        }}
        onClick={(event) => {
          const line = rowUnder<string>(event);
          if (!line) return;
          setSelection(selectionOfClick(event, line.id, { selection, order: ORDER }) ?? selectOne(line.id));
        }}
      >
        <VirtualRows list={list}>
          {({ measure, index, offsetPx }) => {
            const { id } = ROWS[index] ?? { id: '' };
            return (
              <div
                key={id}
                ref={measure}
                role="option"
                aria-selected={selection.ids.has(id)}
                aria-posinset={index + 1}
                aria-setsize={ROWS.length}
                tabIndex={selection.primary === id ? 0 : -1}
                data-line={id}
                data-index={index}
                style={{ position: 'absolute', transform: `translateY(${offsetPx}px)`, height: 32, width: '100%' }}
              >
                Line {index + 1}
              </div>
            );
          }}
        </VirtualRows>
      </div>
      <p>{selection.ids.size} selected</p>
    </>
  );
}
