import { Button, Popover } from '@mantine/core';
import { IconCheck, IconPaperclip, IconUpload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';
import classes from './composer.module.css';
import { ItemLook } from '../../../ui/items/item-look.tsx';
import { attachableQuery } from './attaching/attachable.ts';
import { ATTACHED_FILES, type AttachedFiles } from './attaching/use-attached-files.ts';

const words = texts.composer;
const SHOWN_ITEMS = 30;
const ACCEPTED = ATTACHED_FILES.map((ending) => `.${ending}`).join(',');

type Props = { attached: readonly ItemId[]; files: AttachedFiles; detach: (id: ItemId) => void };

/** Chooses items of the library for the next message, or files of the disk. It stays open, so that several items can be chosen. */
export function AttachMenu({ attached, files, detach }: Props) {
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chooseFiles = () => {
    setOpen(false);
    input.current?.click();
  };
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position="top-start" width="20rem" trapFocus returnFocus>
        <Popover.Target>
          <IconButton size="1.875rem" aria-label={words.attach} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconPaperclip size={17} stroke={1.6} />
          </IconButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={words.attach}>
          {isOpen ? (
            <>
              <Items attached={attached} toggle={(id) => (attached.includes(id) ? detach(id) : files.attach([id]))} />
              <Button
                className={classes.fromDisk ?? ''}
                variant="default"
                size="compact-sm"
                fullWidth
                leftSection={<IconUpload size={15} stroke={1.6} aria-hidden />}
                onClick={chooseFiles}
              >
                {words.chooseFiles}
              </Button>
            </>
          ) : null}
        </Popover.Dropdown>
      </Popover>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // The same files can be chosen again.
          currentTarget.value = '';
          if (chosen.length > 0) files.take(chosen);
        }}
      />
    </>
  );
}

function Items({ attached, toggle }: { attached: readonly ItemId[]; toggle: (id: ItemId) => void }) {
  const [search, setSearch] = useState('');
  const input = { query: attachableQuery('all', search), sort: 'newest' as const, offset: 0, limit: SHOWN_ITEMS };
  const found = useQuery({ ...api.library.list.queryOptions({ input }), placeholderData: keepPreviousData });
  return (
    <>
      <SearchField label={words.find} value={search} onChange={setSearch} isFirst />
      <ul className={classes.items}>
        {(found.data ?? []).map((row) => {
          const { id, title } = row;
          const isAttached = attached.includes(id);
          return (
            <li key={id}>
              <button type="button" aria-pressed={isAttached} onClick={() => toggle(id)}>
                <ItemLook row={row} className={classes.look} />
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
