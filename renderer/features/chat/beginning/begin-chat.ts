import { create } from 'zustand';
import type { ConversationDraft } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { attempt, focusComposer, sendMessage } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import { firstMessage } from './first-message-draft.ts';

/** Whether a chat is being begun: only one is at a time. */
export const useBeginning = create(() => ({ isUnderWay: false }));

/**
 * Creates a chat with the model that was chosen for it, sends `message` in it, if any, and opens it. What is written and was not sent
 * goes along as its draft; it stays where it is when there is no chat.
 */
export async function beginChat(message: ConversationDraft | null = null): Promise<void> {
  if (useBeginning.getState().isUnderWay) return;
  useBeginning.setState({ isUnderWay: true });
  await attempt(texts.failures.create, () => begin(message));
  useBeginning.setState({ isUnderWay: false });
}

async function begin(message: ConversationDraft | null): Promise<void> {
  const { model } = firstMessage.use.getState();
  const { id } = await client.conversations.create(model ? { settings: model } : {});
  const isSent = message !== null && (await sendMessage({ id, ...message }));
  const isKept = await keepRest(id, message, isSent);
  if (isKept) firstMessage.set(firstMessage.defaults);
  if (!isSent && !isKept) return;
  navigate('chat', id);
  focusComposer();
}

/** What is left to be said becomes the draft of the chat. Resolves with whether nothing of it can be lost. */
async function keepRest(id: ItemId, message: ConversationDraft | null, isSent: boolean): Promise<boolean> {
  const { text, attachments } = firstMessage.use.getState();
  const isWritten = text !== '' || attachments.length > 0;
  const isSame = !isWritten || (text === message?.text && attachments === message.attachments);
  const left = isWritten ? { text, attachments } : message;
  if (left === null || (isSent && isSame)) return true;
  const draft = { text: left.text, attachments: [...left.attachments] };
  return await attempt(texts.failures.draft, () => client.conversations.setDraft({ id, draft }));
}
