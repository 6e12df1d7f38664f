import type { MessagePart } from '../../../shared/domain/conversation/message.ts';
import type { ConversationsDeps } from './conversations-deps.ts';
import { selectMessages, updateAnswer } from './stored/message-table.ts';

/**
 * Ends answers whose program is gone: what was said so far stays, and the message says that it was interrupted. Nothing is asked
 * again by itself, for it would be billed again.
 */
export function endInterrupted({
  db,
  changes,
  owner,
  isLiving,
}: Pick<ConversationsDeps, 'db' | 'changes' | 'owner' | 'isLiving'>): void {
  const left = selectMessages(db, `WHERE state = 'answering'`, {}).filter(
    (message) => message.owner !== owner && (message.owner === null || !isLiving(message.owner)),
  );
  if (left.length === 0) return;
  db.write((tx) => {
    for (const message of left) {
      updateAnswer(tx, { ...message, state: 'interrupted', owner: null, parts: message.parts.map(ended) });
    }
  });
  changes.publish(
    'conversations',
    left.map(({ conversationId }) => conversationId),
  );
}

const ended = (part: MessagePart): MessagePart =>
  part.type === 'call' && (part.state === 'waiting' || part.state === 'running')
    ? { ...part, state: 'interrupted' }
    : part;
