import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconFileOff, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { api } from '../../../api/client.ts';
import { useKeptRow } from '../../../ui/collection/kept-focus/use-kept-row.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { focusComposer } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import classes from './composer.module.css';
import { ItemLook } from '../../../ui/items/item-look.tsx';

type Props = { ids: readonly ItemId[]; engine: EngineChoice; remove: (id: ItemId) => void };

/** What goes along with the next message. */
export function AttachedItems(props: Props) {
  return props.ids.length === 0 ? null : <Attached {...props} />;
}

function Attached({ ids, engine, remove }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useKeptRow(list);
  const found = useQuery({
    ...api.library.rows.queryOptions({ input: { ids: [...ids] } }),
    placeholderData: keepPreviousData,
  });
  const rows = new Map(found.data?.map((row) => [row.id, row]));
  // What was just attached is read first.
  const isKnown = found.isSuccess && !found.isPlaceholderData;
  const shown = ids.filter((id) => isKnown || rows.has(id));
  const leave = (id: ItemId) => {
    if (ids.length === 1) focusComposer();
    remove(id);
  };
  const hasClip = ids.some((id) => rows.get(id)?.kind === 'clip');
  return (
    <>
      <ul ref={list} className={classes.chips} aria-label={texts.composer.attachments}>
        {shown.map((id) => (
          <Chip key={id} id={id} row={rows.get(id) ?? null} remove={() => leave(id)} />
        ))}
      </ul>
      {hasClip ? <p className={classes.note}>{texts.composer.clips[engine]}</p> : null}
    </>
  );
}

/** An item that was deleted since is still there to be taken off: nothing of it can go along. */
function Chip({ id, row, remove }: { id: ItemId; row: LibraryRow | null; remove: () => void }) {
  const title = row?.title ?? texts.composer.deleted;
  return (
    <li className={classes.chip} data-row-key={id} data-deleted={row === null || undefined}>
      {row ? <ItemLook row={row} className={classes.look} /> : <IconFileOff size={15} stroke={1.6} aria-hidden />}
      <span>{title}</span>
      <IconButton size="1.25rem" aria-label={texts.composer.remove(title)} onClick={remove}>
        <IconX size={13} stroke={1.6} />
      </IconButton>
    </li>
  );
}
