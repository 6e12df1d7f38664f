import { Modal } from '@mantine/core';
import { IconPin, IconQuestionMark } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { VirtualGrid } from '../../../renderer/ui/collection/grid/virtual-grid.tsx';
import { useKeptCell } from '../../../renderer/ui/collection/kept-focus/use-kept-cell.ts';
import { DocumentRow } from '../../../renderer/ui/collection/sidebar/document-row.tsx';
import { SidebarGroup, SidebarList } from '../../../renderer/ui/collection/sidebar/sidebar-list.tsx';
import sidebar from '../../../renderer/ui/collection/sidebar/sidebar.module.css';
import { showToast } from '../../../renderer/ui/feedback/toasts/toasts.tsx';

const TITLES = ['One', 'Two', 'Three', 'Four'];

/** Rows that are pinned, asked about and deleted, and cells that are deleted: each time what had the keyboard goes. */
export function Keeping() {
  return (
    <>
      <h1>Keeping</h1>
      <KeptRows />
      <KeptCells />
    </>
  );
}

function KeptRows() {
  const [titles, setTitles] = useState(TITLES);
  const [pinned, setPinned] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (title: string) => {
    setTitles(titles.filter((each) => each !== title));
    showToast({ message: `${title} deleted`, action: { label: 'Undo', run: () => setTitles(titles) } });
  };
  const rows = (shown: readonly string[]) =>
    shown.map((title) => (
      <DocumentRow
        key={title}
        title={title}
        route={{ panel: 'chat', path: [title] }}
        isOpen={false}
        fieldLabel="Title"
        rename={(next) => setTitles(titles.map((each) => (each === title ? next : each)))}
        moveToBin={() => remove(title)}
        actions={[
          { label: 'Pin', icon: IconPin, key: 'P', run: () => setPinned([...pinned, title]) },
          { label: 'Ask', icon: IconQuestionMark, key: null, run: () => setAsked(title) },
        ]}
      >
        <span className={sidebar.title}>{title}</span>
      </DocumentRow>
    ));
  return (
    <>
      <SidebarList>
        <SidebarGroup title="Pinned">
          <ul className={sidebar.rows}>{rows(titles.filter((title) => pinned.includes(title)))}</ul>
        </SidebarGroup>
        <SidebarGroup title="Others">
          <ul className={sidebar.rows}>{rows(titles.filter((title) => !pinned.includes(title)))}</ul>
        </SidebarGroup>
      </SidebarList>
      <Modal opened={asked !== null} onClose={() => setAsked(null)} title={`About ${asked ?? ''}`}>
        <button type="button" onClick={() => setAsked(null)}>
          Agree
        </button>
        <button
          type="button"
          onClick={() => {
            setTitles(titles.filter((title) => title !== asked));
            setAsked(null);
          }}
        >
          Delete it
        </button>
      </Modal>
    </>
  );
}

const CELLS = Array.from({ length: 12 }, (_, at) => `Cell ${at + 1}`);

function KeptCells() {
  const [cells, setCells] = useState<readonly string[]>(CELLS);
  const [selected, setSelected] = useState<readonly string[]>([]);
  useKeptCell('data-cell', cells);
  const remove = (gone: readonly string[]) => {
    setCells(cells.filter((cell) => !gone.includes(cell)));
    setSelected([]);
  };
  const groups = useMemo(() => [{ key: 'all', count: cells.length, heading: <h2>All</h2> }], [cells]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <VirtualGrid
        label="Cells"
        items={cells}
        minCellPx={140}
        cellHeightPx={() => 60}
        groups={groups}
        cell={(cell) => (
          <div
            key={cell}
            role="gridcell"
            tabIndex={-1}
            data-cell={cell}
            aria-selected={selected.includes(cell)}
            style={{ height: 60 }}
            onKeyDown={(event) => {
              if (event.key === ' ') setSelected([...selected, cell]);
              else if (event.key === 'Delete') remove(selected.length > 0 ? selected : [cell]);
              else if (event.key === 'r') setCells(cells.toReversed());
              else return;
              event.preventDefault();
            }}
          >
            {cell}
          </div>
        )}
      />
      {selected.length > 0 ? (
        <div role="toolbar" aria-label="Selection">
          <button type="button" onClick={() => remove(selected)}>
            Delete selected
          </button>
        </div>
      ) : null}
      <input aria-label="Elsewhere" />
      <button type="button" onClick={() => remove(cells.slice(0, 1))}>
        Delete first
      </button>
    </div>
  );
}
