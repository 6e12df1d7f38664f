import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { noteStep, type UndoStep } from '../../../ui/items/actions/undo-steps.ts';
import { attempt } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import type { ChatOrder } from './group-chats.ts';

/** The order of the list, kept over restarts. The places themselves are core’s. */
export const useChatOrder = create<{ order: ChatOrder }>()(
  persist((): { order: ChatOrder } => ({ order: 'newest' }), { name: 'atelier.chat-order', version: 1 }),
);

/** Moves a chat before another one of a group, or to its end; that can be undone. `rows` are the group as it is. */
export function moveChat(rows: readonly ConversationRow[], id: ItemId, before: ItemId | null): void {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return;
  const back = rows[at + 1]?.id ?? null;
  void attempt(texts.failures.move, async () => {
    noteStep(await move({ id, label: texts.order.moved(row.title) }, before, back));
    announce(texts.order.moved(row.title));
  });
}

async function move(
  chat: { id: ItemId; label: string },
  before: ItemId | null,
  back: ItemId | null,
): Promise<UndoStep> {
  const { id, label } = chat;
  await client.conversations.move({ id, before });
  return { label, undo: () => move(chat, back, before) };
}
