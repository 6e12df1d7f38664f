import { IconArrowUp, IconMicrophone, IconNotes, IconPlayerStopFilled } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { sendMessage, stopAnswer } from '../conversation/chat-actions.ts';
import { useDraft } from '../conversation/use-draft.ts';
import type { SeenItem } from '../conversation/use-seen-item.ts';
import { DictationBar } from '../dictation/dictation-bar.tsx';
import { DictationProblem } from '../dictation/dictation-problem.tsx';
import { DICTATION_TEXTS } from '../dictation/dictation-texts.ts';
import { PromptDialog } from '../prompts/prompt-dialog.tsx';
import { PROMPT_TEXTS } from '../prompts/prompt-texts.ts';
import { texts } from '../texts.ts';
import { AttachMenu } from './attach-menu.tsx';
import { AttachedItems } from './attached-items.tsx';
import classes from './composer.module.css';
import { MessageField } from './message-field.tsx';
import { EffortSelect, ModelSelect } from './model-select.tsx';
import { SeenChip } from './seen-chip.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useMessageDictation } from './use-message-dictation.ts';
import { usePromptLibrary } from './use-prompt-library.ts';

const words = texts.composer;

type Composing = { chat: Conversation; seen?: SeenItem | null; takesFiles?: boolean };

/**
 * Where a message is written: what goes along with it, who answers, and Send or Stop. Enter sends, Shift+Enter is a new line. `seen` is
 * what is open beside the chat; `takesFiles`: what is dropped on the window goes along.
 */
export function Composer({ chat, seen = null, takesFiles = false }: Composing) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, change, send: sendDraft } = useDraft(chat.id, chat.draft);
  const prompts = usePromptLibrary(field);
  const dictation = useMessageDictation(field);
  useActions({ 'chat.prompts': { run: prompts.open }, 'chat.dictate': dictation.action });
  const { text, attachments } = draft;
  useFileDrop(takesFiles, (ids) => change({ attachments: [...new Set([...attachments, ...ids])] }));
  const detach = (id: ItemId) => change({ attachments: without(attachments, id) });
  const isAnswering = chat.messages.at(-1)?.state === 'answering';
  const canSend = !isAnswering && (text.trim() !== '' || attachments.length > 0);
  const told = seen && !seen.isHidden ? { openItem: seen.id } : {};
  const send = async () => {
    if (canSend) await sendDraft(() => sendMessage({ id: chat.id, text, attachments, ...told, isDraft: true }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) void send();
    else if (event.key === 'Escape' && isAnswering) void stopAnswer(chat.id);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.room}>
      <div className={classes.composer}>
        {seen ? <SeenChip seen={seen} /> : null}
        <AttachedItems ids={attachments} engine={chat.settings.engine} remove={detach} />
        <DictationProblem dictation={dictation} />
        <MessageField
          field={field}
          text={text}
          change={(next) => change({ text: next })}
          press={press}
          choosePrompt={prompts.choose}
        />
        {dictation.isUnderWay ? <DictationBar dictation={dictation} /> : null}
        <div className={classes.foot} hidden={dictation.isUnderWay}>
          <AttachMenu
            attached={attachments}
            attach={(id) => change({ attachments: [...without(attachments, id), id] })}
          />
          <IconButton size="1.875rem" aria-label={PROMPT_TEXTS.open} onClick={prompts.open}>
            <IconNotes size={17} stroke={1.6} />
          </IconButton>
          <IconButton size="1.875rem" aria-label={DICTATION_TEXTS.start} onClick={() => void dictation.start()}>
            <IconMicrophone size={17} stroke={1.6} />
          </IconButton>
          <ModelSelect chat={chat} />
          <EffortSelect chat={chat} />
          <span className={classes.space} />
          <SendOrStop
            stop={isAnswering ? () => void stopAnswer(chat.id) : null}
            send={canSend ? () => void send() : null}
          />
        </div>
      </div>
      <PromptDialog view={prompts.view} show={prompts.show} insert={prompts.insert} />
    </div>
  );
}

const without = (ids: readonly ItemId[], id: ItemId): ItemId[] => ids.filter((each) => each !== id);

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
