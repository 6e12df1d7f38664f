import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { ToggleChip } from '../../../../ui/chips/toggle-chip.tsx';
import { VirtualGrid } from '../../../../ui/collection/grid/virtual-grid.tsx';
import { SearchField } from '../../../../ui/collection/search-field.tsx';
import { type AttachDesk, useAttachDesk } from '../../composer/attaching/attach-desk.ts';
import { ATTACHABLE, type Attachable, attachableQuery } from '../../composer/attaching/attachable.ts';
import { texts } from '../../texts.ts';
import { TrayItem } from './tray-item.tsx';
import classes from './tray.module.css';

const words = texts.dock.tray;
const TYPING_MS = 150;
const SHOWN_ITEMS = 60;
const MIN_CARD_PX = 96;
/** Of a tile, and of the two lines below it. */
const TILE_SHAPE = 0.5;
const WORDS_PX = 42;

/** The library beside the message that is written: a click, a key or a drag takes an item along with it. */
export function LibraryTray() {
  const desk = useAttachDesk((state) => state.desk);
  return desk ? <Tray desk={desk} /> : null;
}

function Tray({ desk }: { desk: AttachDesk }) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Attachable>('all');
  const [typed] = useDebouncedValue(search.trim(), TYPING_MS);
  const input = { query: attachableQuery(kind, typed), sort: 'newest' as const, offset: 0, limit: SHOWN_ITEMS };
  const found = useQuery({ ...api.library.list.queryOptions({ input }), placeholderData: keepPreviousData });
  const [at, setAt] = useState(0);
  const rows = found.data ?? [];
  const tabStop = Math.min(at, rows.length - 1);
  return (
    <section className={classes.tray} aria-label={words.label}>
      <SearchField label={texts.composer.find} value={search} onChange={setSearch} />
      <div className={classes.kinds} role="group" aria-label={words.kinds}>
        {ATTACHABLE.map((each) => (
          <ToggleChip key={each} name={words.of[each]} isOn={kind === each} toggle={() => setKind(each)} />
        ))}
      </div>
      {rows.length > 0 ? (
        <div className={classes.items}>
          <VirtualGrid
            label={words.grid}
            items={rows}
            minCellPx={MIN_CARD_PX}
            cellHeightPx={(widthPx) => widthPx * TILE_SHAPE + WORDS_PX}
            isMultiple
            cell={(row, place, move) => (
              <TrayItem
                key={row.id}
                row={row}
                at={place}
                isTabStop={place === tabStop}
                isAttached={desk.ids.includes(row.id)}
                toggle={() => (desk.ids.includes(row.id) ? desk.detach(row.id) : desk.attach([row.id]))}
                move={move}
                noteFocus={() => setAt(place)}
              />
            )}
          />
        </div>
      ) : null}
      {found.isSuccess && rows.length === 0 ? (
        <p className={classes.nothing} role="status">
          {typed === '' ? words.none[kind] : texts.composer.nothing}
        </p>
      ) : null}
    </section>
  );
}
