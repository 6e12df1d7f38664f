import type { ConversationValues } from './chat-values.ts';
import type { ToolDecision, ToolRule } from '../../../../shared/domain/conversation/tool-approval.ts';
import type { ItemId, MessageId } from '../../../../shared/domain/ids.ts';
import type { ToolName } from '../../../../shared/domain/tools/tools.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';

const words = texts.failures;

/** Runs what a button is for; a failure becomes a toast. Resolves with whether it worked. */
export async function attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    showFailureToast(what, error);
    return false;
  }
}

/** The field takes the keyboard once it is there. */
export function focusComposer(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-chat-message]')?.focus());
}

/** Sends a message; false where it was refused and is still to be sent. */
export const sendMessage = (message: {
  id: ItemId;
  text: string;
  attachments: readonly ItemId[];
  replaces?: MessageId;
  /** What the model is told is open. */
  openItem?: ItemId;
  /** It was what is written in the chat, which is empty then. */
  isDraft?: boolean;
}): Promise<boolean> =>
  attempt(words.send, () => client.conversations.send({ ...message, attachments: [...message.attachments] }));

export const regenerate = (messageId: MessageId) =>
  attempt(words.answer, () => client.conversations.regenerate({ messageId }));

export const continueAnswer = (messageId: MessageId) =>
  attempt(words.resume, () => client.conversations.continue({ messageId }));

export const stopAnswer = (id: ItemId) => attempt(words.update, () => client.conversations.stop({ id }));

export const showVersion = (messageId: MessageId) =>
  attempt(words.update, () => client.conversations.showVersion({ messageId }));

export const decide = (messageId: MessageId, callId: string, decision: ToolDecision) =>
  attempt(words.decide, () => client.conversations.decide({ messageId, callId, decision }));

export const undoCall = (messageId: MessageId, callId: string) =>
  attempt(words.undo, () => client.conversations.undoCall({ messageId, callId }));

export const updateChat = (id: ItemId, values: ConversationValues) =>
  attempt(words.update, () => client.conversations.update({ id, values }));

/** Archives several chats. */
export const archiveChats = (ids: readonly ItemId[]) =>
  attempt(words.update, () =>
    Promise.all(ids.map((id) => client.conversations.update({ id, values: { isArchived: true } }))),
  );

export const setToolRule = (id: ItemId, tool: ToolName, rule: ToolRule | null) =>
  attempt(words.update, () => client.conversations.setToolRule({ id, tool, rule }));

export const renameChat = (id: ItemId, title: string) =>
  attempt(words.rename, () => client.library.rename({ id, title }));

/** A chat of its own with the messages up to this one. */
export const branchFrom = (messageId: MessageId) =>
  attempt(words.branch, async () => {
    const { id } = await client.conversations.branch({ messageId });
    navigate('chat', id);
    announce(texts.message.branched);
  });
