import { Button } from '@mantine/core';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { GENERAL_STARTERS, STARTERS_OF_KIND } from '../../../../shared/domain/conversation/assistants/starters.ts';
import { sendMessage } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import classes from './pane.module.css';
import type { SeenItem } from '../conversation/use-seen-item.ts';

const words = texts.pane;

/** Nothing was said yet: what can be asked of what is open. */
export function PaneBeginning(props: { chat: Conversation; seen: SeenItem | null; hint?: string }) {
  const { chat, seen, hint = words.nothingOpen } = props;
  const told = seen?.isHidden ? null : seen;
  const { starters } = chat.settings;
  const fitting = (told ? STARTERS_OF_KIND[told.kind] : undefined) ?? GENERAL_STARTERS;
  const prompts = starters.length > 0 ? starters : fitting;
  const ask = (text: string) =>
    sendMessage({ id: chat.id, text, attachments: [], ...(told ? { openItem: told.id } : {}) });
  return (
    <div className={classes.beginning}>
      <p>{told ? words.about(told.title) : hint}</p>
      <ul>
        {prompts.map((prompt) => (
          <li key={prompt}>
            <Button
              className={classes.starter ?? ''}
              classNames={{ label: classes.starterLabel ?? '' }}
              variant="default"
              size="compact-sm"
              aria-label={texts.empty.use(prompt)}
              onClick={() => void ask(prompt)}
            >
              {prompt}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
