import type { Conversation } from '../../../shared/domain/conversation/conversation.ts';
import { branchTo } from '../../../shared/domain/conversation/message-tree.ts';
import { addUsage, NO_USAGE, type TokenUsage, type UsedTokens } from '../../../shared/domain/conversation/message.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { ConversationsDeps } from './conversations-deps.ts';
import { findConversation } from './stored/conversation-table.ts';
import { usedBy } from './stored/list-conversations.ts';
import { messageNodes, messagesOf } from './stored/message-table.ts';

/** A conversation with the messages of its branch, as far as they have come. Throws NOT_FOUND. */
export function shownConversation({ db, answers }: ConversationsDeps, id: ItemId): Conversation {
  const { leafId, isTitled: _isTitled, ...head } = findConversation(db, id);
  const branch = branchTo(messageNodes(db, id), leafId);
  const versions = new Map(branch.map((message) => [message.id, message.versions]));
  const stored = messagesOf(
    db,
    branch.map((message) => message.id),
  );
  const rows = usedBy(db, id);
  const byMessage = new Map<string, UsedTokens[]>();
  for (const { messageId, ...each } of rows) byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), each]);
  const messages = stored.map(({ conversationId: _of, owner: _owner, ...message }) => ({
    ...message,
    // What is under way is further than what was stored of it.
    parts: [...(answers.live(message.id)?.parts ?? message.parts)],
    versions: versions.get(message.id) ?? [message.id],
    used: byMessage.get(message.id) ?? [],
  }));
  return { ...head, messages, usage: sumOf(rows), used: sumsByModel(rows) };
}

const sumOf = (used: readonly UsedTokens[]): TokenUsage =>
  used.reduce<TokenUsage>((sum, each) => addUsage(sum, each) ?? sum, NO_USAGE);

function sumsByModel(used: readonly UsedTokens[]): UsedTokens[] {
  const sums = new Map<string, UsedTokens>();
  for (const { engine, model, tier, ...usage } of used) {
    const key = JSON.stringify([engine, model, tier]);
    sums.set(key, { engine, model, tier, ...(addUsage(sums.get(key) ?? NO_USAGE, usage) ?? NO_USAGE) });
  }
  return [...sums.values()];
}
