import { Textarea } from '@mantine/core';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { sendMessage, stopAnswer } from '../conversation/chat-actions.ts';
import { useDraft } from '../conversation/use-draft.ts';
import type { SeenItem } from '../conversation/use-seen-item.ts';
import { texts } from '../texts.ts';
import { AttachMenu } from './attach-menu.tsx';
import { AttachedItems } from './attached-items.tsx';
import classes from './composer.module.css';
import { EffortSelect, ModelSelect } from './model-select.tsx';
import { SeenChip } from './seen-chip.tsx';

const words = texts.composer;
/** The frame around all of it has the border. */
const BARE = { input: classes.bare ?? '' };

/**
 * Where a message is written: what goes along with it, who answers, and Send or Stop. Enter sends, Shift+Enter is a new line. `seen` is
 * what is open beside the chat.
 */
export function Composer({ chat, seen = null }: { chat: Conversation; seen?: SeenItem | null }) {
  const { draft, change, clear } = useDraft(chat.id, chat.draft);
  const { text, attachments } = draft;
  const isAnswering = chat.messages.at(-1)?.state === 'answering';
  const canSend = !isAnswering && (text.trim() !== '' || attachments.length > 0);
  const told = seen && !seen.isHidden ? { openItem: seen.id } : {};
  const send = async () => {
    if (canSend && (await sendMessage({ id: chat.id, text, attachments, ...told }))) clear();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) void send();
    else if (event.key === 'Escape' && isAnswering) void stopAnswer(chat.id);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.room}>
      <div className={classes.composer}>
        {seen ? <SeenChip seen={seen} /> : null}
        <AttachedItems
          ids={attachments}
          remove={(id) => change({ attachments: attachments.filter((each) => each !== id) })}
        />
        <Textarea
          variant="unstyled"
          classNames={BARE}
          autosize
          minRows={1}
          maxRows={12}
          data-chat-message
          aria-label={words.label}
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          onKeyDown={press}
        />
        <div className={classes.foot}>
          <AttachMenu
            attached={attachments}
            attach={(id) => change({ attachments: [...attachments.filter((each) => each !== id), id] })}
          />
          <ModelSelect chat={chat} />
          <EffortSelect chat={chat} />
          <span className={classes.space} />
          <SendOrStop
            stop={isAnswering ? () => void stopAnswer(chat.id) : null}
            send={canSend ? () => void send() : null}
          />
        </div>
      </div>
    </div>
  );
}

/** `stop` is null while nothing is being answered, `send` while nothing can be sent. */
function SendOrStop({ stop, send }: { stop: (() => void) | null; send: (() => void) | null }) {
  const className = classes.send ?? '';
  if (stop) {
    return (
      <IconButton className={className} size="1.875rem" aria-label={words.stop} onClick={stop}>
        <IconPlayerStopFilled size={15} />
      </IconButton>
    );
  }
  return (
    <IconButton className={className} size="1.875rem" aria-label={words.send} disabled={!send} onClick={() => send?.()}>
      <IconArrowUp size={17} stroke={1.8} />
    </IconButton>
  );
}
