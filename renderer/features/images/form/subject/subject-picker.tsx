import { Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../../api/client.ts';
import { mediaUrl } from '../../../../api/media-urls.ts';
import { type GridMove, VirtualGrid } from '../../../../ui/collection/grid/virtual-grid.tsx';
import { SearchField } from '../../../../ui/collection/search-field.tsx';
import { ItemImage } from '../../../../ui/items/item-image.tsx';
import { PANEL_ICONS } from '../../../../ui/kinds/panel-icons.ts';
import { setSubject } from '../../actions/reuse.ts';
import { formTexts } from '../../form-draft/form-texts.ts';
import parts from '../../../../ui/generation-form/form-parts.module.css';
import classes from './subject.module.css';

const words = formTexts.picker;
const MOST = 200;
const TYPING_MS = 150;
const MIN_CARD_PX = 112;

/** Chooses a subject reference among the images of the library. */
export function SubjectPicker({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} size="40rem">
      {isOpen ? <Picker close={close} /> : null}
    </Modal>
  );
}

function Picker({ close }: { close: () => void }) {
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search.trim(), TYPING_MS);
  const found = useQuery({
    ...api.library.list.queryOptions({ input: { query: `kind:image ${query}`, limit: MOST } }),
    placeholderData: keepPreviousData,
  });
  const rows = found.data ?? [];
  return (
    <div className={classes.picker}>
      <SearchField label={words.search} value={search} onChange={setSearch} isFirst />
      {rows.length > 0 ? (
        <VirtualGrid
          label={words.grid}
          items={rows}
          minCellPx={MIN_CARD_PX}
          cellHeightPx={(widthPx) => (widthPx * 3) / 4}
          cell={(row, at, move) => (
            <PickedCell key={row.id} row={row} at={at} move={move} choose={() => void choose(row, close)} />
          )}
        />
      ) : null}
      {found.isSuccess && rows.length === 0 ? (
        <p className={parts.hint} role="status">
          {query === '' ? words.none : words.noResults(query)}
        </p>
      ) : null}
    </div>
  );
}

async function choose({ id }: LibraryRow, close: () => void): Promise<void> {
  await setSubject(id);
  close();
}

function PickedCell(props: { row: LibraryRow; at: number; move: GridMove; choose: () => void }) {
  const { row, at, move, choose: take } = props;
  const press = (event: KeyboardEvent) => {
    const next = move(event.key, at);
    if (next !== null) focusPicked(next);
    else if (event.key === 'Enter' || event.key === ' ') take();
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="gridcell"
      tabIndex={at === 0 ? 0 : -1}
      className={classes.picked}
      aria-label={row.title}
      title={row.title}
      data-picked-at={at}
      onClick={take}
      onKeyDown={press}
    >
      {row.mediaState === 'ready' ? (
        <ItemImage address={mediaUrl.thumbnail(row.id)} missing={<PANEL_ICONS.images size={22} stroke={1.25} />} />
      ) : (
        <PANEL_ICONS.images size={22} stroke={1.25} />
      )}
    </div>
  );
}

function focusPicked(at: number): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-picked-at="${at}"]`)?.focus());
}
