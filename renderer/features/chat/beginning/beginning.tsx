import { Button } from '@mantine/core';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { GENERAL_STARTERS } from '../../../../shared/domain/conversation/assistants/starters.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { sendMessage } from '../conversation/chat-actions.ts';
import { useModels } from '../conversation/use-conversation.ts';
import { texts } from '../texts.ts';
import { beginChat } from './begin-chat.ts';
import classes from './beginning.module.css';
import { useFirstModel } from './use-first-model.ts';

const words = texts.empty;

/** Nothing was said yet: what who answers can and cannot do, and requests to begin with. */
export function Beginning({ chat }: { chat: Conversation | null }) {
  const first = useFirstModel();
  const { engine, model } = chat?.settings ?? first;
  const kind = useModels(engine).data?.find((each) => each.model === model)?.kind;
  const prompts = chat && chat.settings.starters.length > 0 ? chat.settings.starters : GENERAL_STARTERS;
  const ask = (text: string) =>
    chat ? sendMessage({ id: chat.id, text, attachments: [] }) : beginChat({ text, attachments: [] });
  return (
    <EmptyState
      icon={PANEL_ICONS.chat}
      title={words.title}
      isLong
      text={words[kind ?? (engine === 'cloud' ? 'cloud' : 'studio')]}
    >
      <ul className={classes.prompts}>
        {prompts.map((prompt) => (
          <li key={prompt}>
            <Button variant="default" aria-label={words.use(prompt)} onClick={() => void ask(prompt)}>
              {prompt}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
