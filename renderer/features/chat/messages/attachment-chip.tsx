import { IconAlertTriangle, IconEye } from '@tabler/icons-react';
import type { AttachmentPart } from '../../../../shared/domain/conversation/message.ts';
import { itemRoute } from '../../../ui/kinds/item-route.ts';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { formatRoute } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import classes from './messages.module.css';

const NOTES = { sent: null, seen: null, cut: texts.message.cut, 'left-out': texts.message.leftOut } as const;

/** An item that went along, opened where its kind is opened; says where not all of it was sent. */
export function AttachmentChip({ part }: { part: AttachmentPart }) {
  const { icon: Icon, name } = SHOWN_KINDS[part.kind];
  const route = itemRoute({ id: part.itemId, kind: part.kind });
  const isSilent = part.state === 'left-out' && part.kind === 'recording';
  const note = isSilent ? texts.message.notTranscribed : NOTES[part.state];
  const title = part.title === '' ? name : part.title;
  return (
    <li className={classes.chip}>
      {part.state === 'seen' ? (
        <IconEye size={14} stroke={1.6} role="img" aria-label={texts.message.seen} />
      ) : (
        <Icon size={14} stroke={1.6} aria-hidden />
      )}
      {route ? <a href={formatRoute(route)}>{title}</a> : <span>{title}</span>}
      {note === null ? null : (
        <span className={classes.chipNote}>
          <IconAlertTriangle size={13} stroke={1.6} aria-hidden />
          {note}
        </span>
      )}
    </li>
  );
}
