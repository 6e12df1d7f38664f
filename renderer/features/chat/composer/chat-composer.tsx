import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { sendMessage, stopAnswer, updateChat } from '../conversation/chat-actions.ts';
import { useDraft } from '../conversation/use-draft.ts';
import type { SeenItem } from '../conversation/use-seen-item.ts';
import { Composer } from './composer.tsx';

type Props = { chat: Conversation; seen?: SeenItem | null; isMain?: boolean };

/** Where the next message of a chat is written. Give it the chat’s id as its key. */
export function ChatComposer({ chat, seen = null, isMain = false }: Props) {
  const { id, settings } = chat;
  const { draft, change, send } = useDraft(id, chat.draft);
  const told = seen && !seen.isHidden ? { openItem: seen.id } : {};
  const isAnswering = chat.messages.at(-1)?.state === 'answering';
  return (
    <Composer
      draft={draft}
      change={change}
      attach={(ids) => change({ attachments: [...new Set([...draft.attachments, ...ids])] })}
      model={settings}
      choose={(values) => void updateChat(id, { settings: values })}
      send={() => send(() => sendMessage({ id, ...draft, ...told, isDraft: true }))}
      stop={isAnswering ? () => void stopAnswer(id) : null}
      seen={seen}
      isPriority={settings.engine === 'cloud' && settings.tier === 'priority'}
      isMain={isMain}
    />
  );
}
