import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';
import classes from './composer.module.css';
import { ItemLook } from './item-look.tsx';

/** What goes along with the next message. */
export function AttachedItems(props: { ids: readonly ItemId[]; engine: EngineChoice; remove: (id: ItemId) => void }) {
  const { ids, engine, remove } = props;
  const rows = useQuery({ ...api.library.rows.queryOptions({ input: { ids: [...ids] } }), enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  const hasClip = (rows.data ?? []).some(({ id, kind }) => kind === 'clip' && ids.includes(id));
  return (
    <>
      <ul className={classes.chips} aria-label={texts.composer.attachments}>
        {(rows.data ?? [])
          .filter(({ id }) => ids.includes(id))
          .map((row) => {
            const { id, title } = row;
            return (
              <li key={id} className={classes.chip}>
                <ItemLook row={row} />
                <span>{title}</span>
                <IconButton size="1.25rem" aria-label={texts.composer.remove(title)} onClick={() => remove(id)}>
                  <IconX size={13} stroke={1.6} />
                </IconButton>
              </li>
            );
          })}
      </ul>
      {hasClip ? <p className={classes.note}>{texts.composer.clips[engine]}</p> : null}
    </>
  );
}
