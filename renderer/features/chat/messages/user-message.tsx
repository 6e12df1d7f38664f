import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { type ShownMessage, textOfParts } from '../../../../shared/domain/conversation/message.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { sendMessage } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import { AttachmentChip } from './attachment-chip.tsx';
import { CopyText } from './copy-text.tsx';
import classes from './messages.module.css';
import { Versions } from './versions.tsx';
import { GrowingTextarea } from '../../../ui/text/growing-textarea.tsx';

const words = texts.message;

/** What the user said, with what goes along. It can be sent again in other words: both versions are kept. */
export function UserMessage({ chatId, message }: { chatId: ItemId; message: ShownMessage; isLast: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const attachments = message.parts.filter((part) => part.type === 'attachment');
  const text = textOfParts(message.parts);
  return (
    <article className={classes.user} aria-label={words.you}>
      {isEditing ? (
        <EditForm chatId={chatId} message={message} close={() => setEditing(false)} />
      ) : (
        <div className={classes.bubble} data-selectable>
          {text === '' ? null : <p data-looked-through>{text}</p>}
          {attachments.length > 0 ? (
            <ul className={classes.chips}>
              {attachments.map((part) => (
                <AttachmentChip key={part.itemId} part={part} />
              ))}
            </ul>
          ) : null}
        </div>
      )}
      <div className={classes.foot} data-quiet hidden={isEditing}>
        <Versions message={message} />
        <CopyText text={text} />
        <IconButton size="1.625rem" aria-label={words.edit} onClick={() => setEditing(true)}>
          <IconPencil size={15} stroke={1.6} />
        </IconButton>
      </div>
    </article>
  );
}

function EditForm({ chatId, message, close }: { chatId: ItemId; message: ShownMessage; close: () => void }) {
  const [text, setText] = useState(textOfParts(message.parts));
  const attached = message.parts.filter((part) => part.type === 'attachment');
  const attachments = attached.filter(({ state }) => state !== 'seen').map(({ itemId }) => itemId);
  const seen = attached.find(({ state }) => state === 'seen');
  const told = seen ? { openItem: seen.itemId } : {};
  const resend = async () => {
    if (await sendMessage({ id: chatId, text, attachments, replaces: message.id, ...told })) close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && !event.shiftKey) void resend();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.editForm} data-returns-to={words.edit}>
      <GrowingTextarea
        aria-label={words.editing}
        maxRows={12}
        data-autofocus
        ref={(element) => void (element && document.activeElement !== element && element.focus())}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <div className={classes.editActions}>
        <Button size="compact-sm" variant="default" onClick={close}>
          {words.cancel}
        </Button>
        <Button
          size="compact-sm"
          disabled={text.trim() === '' && attachments.length === 0}
          onClick={() => void resend()}
        >
          {words.resend}
        </Button>
      </div>
    </div>
  );
}
