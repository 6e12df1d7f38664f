import { randomUUID } from 'node:crypto';
import { insertConversation } from '../../../../electron/core/conversations/stored/conversation-table.ts';
import { insertMessage } from '../../../../electron/core/conversations/stored/message-table.ts';
import type { Db } from '../../../../electron/core/database/database.ts';
import type { ItemId, MessageId } from '../../../../shared/domain/ids.ts';
import { NO_USAGE } from '../../../../shared/domain/conversation/message.ts';
import { inventedLine } from './plain-transcript.ts';

const MINUTE_MS = 60_000;
const LINES_AN_ANSWER = 6;

/** Stores a conversation of questions and answers of invented words, in Markdown, which nobody asked; gives its ID. */
export function storePlainConversation(
  db: Db,
  conversation: { messageCount: number; seed: number; title?: string; model?: string },
): ItemId {
  const { messageCount, seed, title = `Chat ${seed}`, model = 'none' } = conversation;
  const id = randomUUID() as ItemId;
  const settings = {
    engine: 'local' as const,
    model,
    effort: null,
    tier: 'standard' as const,
    instructions: '',
    maxOutputTokens: null,
    usesTools: true,
    starters: [],
  };
  db.write((tx) => {
    insertConversation(tx, { id, title, isTitled: true, settings, nowMs: Date.now() });
    let parentId: MessageId | null = null;
    for (let index = 0; index < messageCount; index += 1) {
      const isAnswer = index % 2 === 1;
      const messageId = randomUUID() as MessageId;
      insertMessage(tx, {
        id: messageId,
        conversationId: id,
        parentId,
        role: isAnswer ? 'assistant' : 'user',
        state: 'complete',
        parts: [{ type: 'text', text: textOf(index, { isAnswer, seed }) }],
        incomplete: null,
        failure: null,
        model: isAnswer ? model : null,
        usage: isAnswer ? NO_USAGE : null,
        owner: null,
        createdAtMs: Date.now() - (messageCount - index) * MINUTE_MS,
        finishedAtMs: Date.now() - (messageCount - index) * MINUTE_MS,
      });
      parentId = messageId;
    }
  });
  return id;
}

function textOf(index: number, { isAnswer, seed }: { isAnswer: boolean; seed: number }): string {
  const line = (at: number) => inventedLine((index + seed * 31) * LINES_AN_ANSWER + at);
  if (!isAnswer) return line(0);
  const lines = Array.from({ length: LINES_AN_ANSWER }, (_, at) => `- **${line(at)}**, \`${at}\``);
  return [`## ${line(0)}`, lines.join('\n'), line(1)].join('\n\n');
}
