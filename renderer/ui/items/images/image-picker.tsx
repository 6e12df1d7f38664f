import { Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { type GridMove, VirtualGrid } from '../../collection/grid/virtual-grid.tsx';
import { SearchField } from '../../collection/search-field.tsx';
import { ItemImage } from './item-image.tsx';
import { PANEL_ICONS } from '../../kinds/panel-icons.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import parts from '../../generation-form/form-parts.module.css';
import classes from './image-picker.module.css';
import { texts } from '../items-texts.ts';

const words = texts.picker;
const MOST = 200;
const TYPING_MS = 150;
const MIN_CARD_PX = 112;

type Props = { title: string; isOpen: boolean; close: () => void; choose: (id: ItemId) => Promise<void> | void };

/** Chooses one of the images of the library; `choose` gets it before the dialog closes. */
export function ImagePicker({ title, isOpen, close, choose }: Props) {
  return (
    <Modal opened={isOpen} onClose={close} title={title} size="40rem">
      {isOpen ? <Picker close={close} choose={choose} /> : null}
    </Modal>
  );
}

function Picker({ close, choose }: Pick<Props, 'close' | 'choose'>) {
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search.trim(), TYPING_MS);
  const found = useQuery({
    ...api.library.list.queryOptions({ input: { query: `kind:image ${query}`, limit: MOST } }),
    placeholderData: keepPreviousData,
  });
  const rows = found.data ?? [];
  const take = async (id: ItemId) => {
    await choose(id);
    close();
  };
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
            <PickedCell key={row.id} row={row} at={at} move={move} choose={() => void take(row.id)} />
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

function PickedCell(props: { row: LibraryRow; at: number; move: GridMove; choose: () => void }) {
  const { row, at, move, choose } = props;
  const press = (event: KeyboardEvent) => {
    const next = move(event.key, at);
    if (next !== null) focusPicked(next);
    else if (event.key === 'Enter' || event.key === ' ') choose();
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
      onClick={choose}
      onKeyDown={press}
    >
      {row.mediaState === 'ready' ? (
        <ItemImage
          isTile
          address={mediaUrl.thumbnail(row.id)}
          missing={<PANEL_ICONS.images size={22} stroke={1.25} />}
        />
      ) : (
        <PANEL_ICONS.images size={22} stroke={1.25} />
      )}
    </div>
  );
}

function focusPicked(at: number): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-picked-at="${at}"]`)?.focus());
}
