import { NumberInput, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { CONVERSATION_LIMITS } from '../../../../shared/domain/conversation/conversation-settings.ts';
import { updateChat } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

const words = texts.dock;
const LEAST_TOKENS = 16;

/** What every answer of the chat is asked with: kept with the chat, stored when a field is left. */
export function ChatSettings({ chat }: { chat: Conversation }) {
  const { id, settings } = chat;
  const [instructions, setInstructions] = useState(settings.instructions);
  const [limit, setLimit] = useState<number | string>(settings.maxOutputTokens ?? '');
  const [stored, setStored] = useState(settings);
  // Settings that came from elsewhere, as from an assistant, replace what the fields were filled in with.
  if (stored.instructions !== settings.instructions || stored.maxOutputTokens !== settings.maxOutputTokens) {
    setStored(settings);
    setInstructions(settings.instructions);
    setLimit(settings.maxOutputTokens ?? '');
  }
  const saveLimit = () => {
    const maxOutputTokens = typeof limit === 'number' && limit >= LEAST_TOKENS ? Math.round(limit) : null;
    setLimit(maxOutputTokens ?? '');
    if (maxOutputTokens !== settings.maxOutputTokens) void updateChat(id, { settings: { maxOutputTokens } });
  };
  return (
    <section className={classes.part}>
      <Textarea
        label={words.instructions}
        description={words.instructionsHint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={CONVERSATION_LIMITS.instructionsCharacters}
        value={instructions}
        onChange={(event) => setInstructions(event.currentTarget.value)}
        onBlur={() => instructions !== settings.instructions && void updateChat(id, { settings: { instructions } })}
      />
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
