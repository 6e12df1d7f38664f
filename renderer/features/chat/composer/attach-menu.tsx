import { Popover } from '@mantine/core';
import { IconCheck, IconPaperclip } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { texts } from '../texts.ts';
import classes from './composer.module.css';

const words = texts.composer;
/** What a message can take along: text, images and clips. A recording goes along as its transcript. */
const KINDS = 'kind:transcript kind:script kind:image kind:recording kind:clip';
const SHOWN_ITEMS = 30;

/** Chooses items of the library for the next message. It stays open, so that several can be chosen. */
export function AttachMenu(props: { attached: readonly ItemId[]; attach: (id: ItemId) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" width="20rem" trapFocus returnFocus>
      <Popover.Target>
        <IconButton size="1.875rem" aria-label={words.attach} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconPaperclip size={17} stroke={1.6} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.attach}>{isOpen ? <Items {...props} /> : null}</Popover.Dropdown>
    </Popover>
  );
}

function Items({ attached, attach }: { attached: readonly ItemId[]; attach: (id: ItemId) => void }) {
  const [search, setSearch] = useState('');
  const input = { query: `${KINDS} ${search}`.trim(), sort: 'newest' as const, offset: 0, limit: SHOWN_ITEMS };
  const found = useQuery({ ...api.library.list.queryOptions({ input }), placeholderData: keepPreviousData });
  return (
    <>
      <SearchField label={words.find} value={search} onChange={setSearch} isFirst />
      <ul className={classes.items}>
        {(found.data ?? []).map(({ id, kind, title }) => {
          const { icon: Icon, name } = SHOWN_KINDS[kind];
          const isAttached = attached.includes(id);
          return (
            <li key={id}>
              <button type="button" aria-pressed={isAttached} onClick={() => attach(id)}>
                <Icon size={15} stroke={1.6} role="img" aria-label={name} />
                <span>{title}</span>
                {isAttached ? <IconCheck size={15} stroke={1.8} aria-hidden /> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {found.data?.length === 0 ? (
        <p className={classes.nothing} role="status">
          {words.nothing}
        </p>
      ) : null}
    </>
  );
}
