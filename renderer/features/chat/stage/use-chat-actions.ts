import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { useUndoActions } from '../../../ui/items/actions/item-actions.ts';
import { binItem } from '../../../ui/kinds/item-bin.tsx';
import { beginChat } from '../beginning/begin-chat.ts';
import { focusComposer, regenerate, showVersion, stopAnswer } from '../conversation/chat-actions.ts';
import { leaveChat } from '../conversation/opened-chat.ts';
import { exportChats } from '../conversation/export/export-chat.ts';

/** What commands do with the open chat. */
export function useChatActions(chat: Conversation | null): void {
  const last = chat?.messages.at(-1) ?? null;
  const answer = last?.role === 'assistant' && last.state !== 'answering' ? last : null;
  const beside = (step: number) => (answer ? answer.versions[answer.versions.indexOf(answer.id) + step] : undefined);
  const step = (by: number) => {
    const id = beside(by);
    return { enabled: id !== undefined, run: () => id && void showVersion(id) };
  };
  const undoing = useUndoActions();
  useActions({
    ...undoing,
    'chat.new': { run: () => void beginChat() },
    'view.assistant': { run: focusComposer },
    'chat.again': { enabled: answer !== null, run: () => answer && void regenerate(answer.id) },
    'chat.stop': { enabled: last?.state === 'answering', run: () => chat && void stopAnswer(chat.id) },
    'chat.previousVersion': step(-1),
    'chat.nextVersion': step(1),
    'file.export': { enabled: chat !== null, run: () => chat && void exportChats([chat.id], 'md') },
    'file.moveToBin': {
      enabled: chat !== null,
      run: () => chat && void binItem({ id: chat.id, kind: 'conversation', title: chat.title }, leaveChat),
    },
  });
}
