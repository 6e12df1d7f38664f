import { NumberInput, Switch } from '@mantine/core';
import { useState } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { CONVERSATION_LIMITS } from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import { startersOfText } from '../../../../shared/domain/conversation/assistants/starters.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { updateChat } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';
import { GrowingTextarea } from '../../../ui/text/growing-textarea.tsx';

const words = texts.dock;
const LEAST_TOKENS = 16;

/** What a field is filled in with, until what is stored of it changes, as by an assistant; other fields are left alone by that. */
function useStoredValue<Value>(stored: Value) {
  const [value, setValue] = useState(stored);
  const [last, setLast] = useState(stored);
  if (last !== stored) {
    setLast(stored);
    setValue(stored);
  }
  return [value, setValue] as const;
}

/** What every answer of the chat is asked with: kept with the chat, stored when a field is left. */
export function ChatSettings({ chat }: { chat: Conversation }) {
  const { id, settings } = chat;
  const [instructions, setInstructions] = useStoredValue(settings.instructions);
  const [limit, setLimit] = useStoredValue<number | string>(settings.maxOutputTokens ?? '');
  const saveLimit = () => {
    const maxOutputTokens = typeof limit === 'number' && limit >= LEAST_TOKENS ? Math.round(limit) : null;
    setLimit(maxOutputTokens ?? '');
    if (maxOutputTokens !== settings.maxOutputTokens) void updateChat(id, { settings: { maxOutputTokens } });
  };
  return (
    <section className={classes.part}>
      <GrowingTextarea
        label={words.instructions}
        description={words.instructionsHint}
        minRows={2}
        maxRows={8}
        maxLength={CONVERSATION_LIMITS.instructionsCharacters}
        value={instructions}
        onChange={(event) => setInstructions(event.currentTarget.value)}
        onBlur={() => instructions !== settings.instructions && void updateChat(id, { settings: { instructions } })}
      />
      <StartersField id={id} stored={settings.starters.join('\n')} />
      <NumberInput
        label={words.limit}
        description={words.limitHint}
        min={LEAST_TOKENS}
        max={CONVERSATION_LIMITS.mostOutputTokens}
        step={256}
        clampBehavior="blur"
        value={limit}
        onChange={setLimit}
        onBlur={saveLimit}
      />
      {settings.engine === 'cloud' ? (
        <Switch
          label={words.priority}
          description={words.priorityHint}
          checked={settings.tier === 'priority'}
          onChange={(event) =>
            void updateChat(id, { settings: { tier: event.currentTarget.checked ? 'priority' : 'standard' } })
          }
        />
      ) : null}
    </section>
  );
}

/** Starter prompts of the chat, one a line. */
function StartersField({ id, stored }: { id: ItemId; stored: string }) {
  const [text, setText] = useStoredValue(stored);
  const save = () => {
    const starters = startersOfText(text);
    setText(starters.join('\n'));
    if (starters.join('\n') !== stored) void updateChat(id, { settings: { starters } });
  };
  return (
    <GrowingTextarea
      label={words.starters}
      description={words.startersHint}
      minRows={2}
      maxRows={CONVERSATION_LIMITS.starters + 2}
      maxLength={CONVERSATION_LIMITS.starters * (CONVERSATION_LIMITS.starterCharacters + 1)}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
    />
  );
}
