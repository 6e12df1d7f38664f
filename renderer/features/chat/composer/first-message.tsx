import { IconArrowUp, IconNotes } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { create } from 'zustand';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { newChat } from '../conversation/chat-actions.ts';
import { PromptDialog } from '../prompts/prompt-dialog.tsx';
import { PROMPT_TEXTS } from '../prompts/prompt-texts.ts';
import { texts } from '../texts.ts';
import classes from './composer.module.css';
import { MessageField } from './message-field.tsx';
import { usePromptLibrary } from './use-prompt-library.ts';

/** What is written before there is a chat; it survives a look at another panel. */
const useFirstMessage = create(() => ({ text: '', isSending: false }));

/** Where no chat is open, the message with which one begins. Nothing is created until it is sent. */
export function FirstMessage() {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, isSending } = useFirstMessage();
  const prompts = usePromptLibrary(field);
  useActions({ 'chat.prompts': { run: prompts.open } });
  const canSend = text.trim() !== '' && !isSending;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (canSend) void begin(text);
  };
  return (
    <div className={classes.room}>
      <div className={classes.composer}>
        <MessageField
          field={field}
          text={text}
          change={(next) => useFirstMessage.setState({ text: next })}
          press={press}
          choosePrompt={prompts.choose}
        />
        <div className={classes.foot}>
          <IconButton size="1.875rem" aria-label={PROMPT_TEXTS.open} onClick={prompts.open}>
            <IconNotes size={17} stroke={1.6} />
          </IconButton>
          <span className={classes.space} />
          <IconButton
            className={classes.send ?? ''}
            size="1.875rem"
            aria-label={texts.composer.send}
            disabled={!canSend}
            onClick={() => void begin(text)}
          >
            <IconArrowUp size={17} stroke={1.8} />
          </IconButton>
        </div>
      </div>
      <PromptDialog view={prompts.view} show={prompts.show} insert={prompts.insert} />
    </div>
  );
}

async function begin(text: string): Promise<void> {
  useFirstMessage.setState({ isSending: true });
  const isBegun = await newChat(text);
  useFirstMessage.setState(isBegun ? { text: '', isSending: false } : { isSending: false });
}
