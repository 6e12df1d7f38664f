import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ShownMessage } from '../../../../shared/domain/conversation/message.ts';
import type { MessageId } from '../../../../shared/domain/ids.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showVersion } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import classes from './messages.module.css';

/** Which version of a message is shown, and the way to the others. Nothing where there is one. */
export function Versions({ message: { id, versions } }: { message: Pick<ShownMessage, 'id' | 'versions'> }) {
  if (versions.length < 2) return null;
  const at = versions.indexOf(id);
  return (
    <span className={classes.versions}>
      <Step label={texts.message.previous} to={versions[at - 1]} icon={IconChevronLeft} />
      <span>{texts.message.version(at + 1, versions.length)}</span>
      <Step label={texts.message.next} to={versions[at + 1]} icon={IconChevronRight} />
    </span>
  );
}

function Step({ label, to, icon: Icon }: { label: string; to: MessageId | undefined; icon: typeof IconChevronLeft }) {
  return (
    <IconButton size="1.625rem" aria-label={label} disabled={!to} onClick={() => to && void showVersion(to)}>
      <Icon size={15} stroke={1.6} />
    </IconButton>
  );
}
