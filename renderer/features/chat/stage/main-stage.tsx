import { IconSearch } from '@tabler/icons-react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { DocumentStage } from '../../../ui/collection/document-stage.tsx';
import { useOpenedRoute } from '../../../ui/collection/open-document.ts';
import { StageTitle } from '../../../ui/collection/stage-title.tsx';
import { HeaderBar } from '../../../ui/layout/panel-header.tsx';
import { StageCentre } from '../../../ui/layout/stage-parts.tsx';
import { AssistantMenu } from '../assistants/assistant-menu.tsx';
import { Beginning } from '../beginning/beginning.tsx';
import { FirstMessage } from '../beginning/first-message.tsx';
import { ChatComposer } from '../composer/chat-composer.tsx';
import { renameChat } from '../conversation/chat-actions.ts';
import { OPENED_CHAT } from '../conversation/opened-chat.ts';
import { useConversation, useOpenChat } from '../conversation/use-conversation.ts';
import { FoundMessages } from '../messages/found-messages.tsx';
import { texts } from '../texts.ts';
import { ChatMenu } from './chat-menu.tsx';
import { useChatActions } from './use-chat-actions.ts';

/** The main stage: the open chat, or how to begin one. */
export function MainStage() {
  const { id, messageId } = useOpenChat();
  useOpenedRoute('chat', id, OPENED_CHAT);
  const chat = useConversation(id);
  useChatActions(chat.data ?? null);
  return (
    <DocumentStage
      view={{ id, open: id === null ? null : (chat.data ?? null), error: chat.error, retry: () => void chat.refetch() }}
      title={texts.title}
      loading={texts.loading}
      beginning={<Beginning chat={null} />}
      end={<FirstMessage />}
    >
      {(open) => <OpenChat key={open.id} chat={open} target={messageId} id={open.id} />}
    </DocumentStage>
  );
}

function OpenChat({ chat, target, id }: { chat: Conversation; target: string | null; id: ItemId }) {
  return (
    <>
      <HeaderBar
        title={
          <StageTitle title={chat.title} fieldLabel={texts.titleField} rename={(title) => void renameChat(id, title)} />
        }
        facts={texts.messages(chat.messages.length)}
      >
        <CommandButton id="edit.find" icon={IconSearch} iconSize={16} />
        <AssistantMenu chat={chat} />
        <ChatMenu id={id} />
      </HeaderBar>
      {chat.messages.length === 0 ? (
        <StageCentre>
          <Beginning chat={chat} />
        </StageCentre>
      ) : (
        <FoundMessages chat={chat} target={target} />
      )}
      <ChatComposer chat={chat} isMain />
    </>
  );
}
