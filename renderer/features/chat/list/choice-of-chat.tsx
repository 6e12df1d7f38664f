import { Checkbox } from '@mantine/core';
import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { formatRoute } from '../../../ui/layout/navigation.ts';
import { chooseChat } from './list-store.ts';
import classes from './list.module.css';

/** A chat while chats are being chosen. Shift chooses all from the last one on. */
export function ChoiceOfChat(props: { row: ConversationRow; isChosen: boolean; order: readonly ItemId[] }) {
  const { row, isChosen, order } = props;
  return (
    <li
      className={sidebar.row}
      data-row-key={formatRoute({ panel: 'chat', path: [row.id] })}
      data-open={isChosen || undefined}
    >
      <Checkbox
        className={classes.choice ?? ''}
        classNames={{ labelWrapper: classes.choiceLabel ?? '' }}
        size="xs"
        label={row.title}
        checked={isChosen}
        data-row
        // A change does not tell the keys that were held.
        onChange={() => undefined}
        onClick={(event) => chooseChat(row.id, { extend: event.shiftKey, order })}
      />
    </li>
  );
}
