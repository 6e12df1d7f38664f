import { Inspector } from '../../../ui/layout/inspector/inspector.tsx';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { useConversation, useModels, useOpenChat } from '../conversation/use-conversation.ts';
import { useAttachDesk } from '../composer/attaching/attach-desk.ts';
import { texts } from '../texts.ts';
import { BranchTree } from './branches/branch-tree.tsx';
import { ChatSettings } from './chat-settings.tsx';
import { LibraryTray } from './tray/library-tray.tsx';
import { TokenTable } from './token-table.tsx';
import { ToolRules } from './tool-rules.tsx';

const words = texts.dock;

/** The inspector: what its next message can take along, what the open chat asks with, what it used, what it may do, and its branches. */
export function DockColumn() {
  const { id } = useOpenChat();
  const { data: chat } = useConversation(id);
  const hasTray = useAttachDesk(({ desk }) => desk !== null);
  const settings = id !== null && chat ? <ChatDock key={id} chat={chat} /> : null;
  const content =
    hasTray || settings ? (
      <>
        <LibraryTray />
        {settings}
      </>
    ) : null;
  const branches = id !== null && chat ? <BranchTree key={id} id={id} /> : null;
  return (
    <Inspector
      tabs={[
        { id: 'chat', label: words.tab, content, nothing: words.none },
        { id: 'branches', label: words.branches.tab, content: branches, nothing: words.none },
      ]}
    />
  );
}

function ChatDock({ chat }: { chat: Conversation }) {
  const { engine, model } = chat.settings;
  const kind = useModels(engine).data?.find((each) => each.model === model)?.kind;
  return (
    <>
      <ChatSettings chat={chat} />
      <TokenTable chat={chat} />
      <ToolRules chat={chat} />
      <PrivacyLine
        text={engine === 'cloud' ? words.cloud : kind === 'own' ? words.own : words.local}
        hasLeft={engine === 'cloud' || kind === 'own'}
      />
    </>
  );
}
