import type { MessagePart } from '../../../shared/domain/conversation/message.ts';
import type { ConversationsDeps } from './conversations-deps.ts';
import { selectMessages, updateAnswer } from './stored/message-table.ts';

/**
 * Ends answers that nobody works on any more, because their program is gone or could not store their end: what was stored so far
 * stays, and the message says that it was interrupted. Nothing is asked again by itself, for it would be billed again.
 */
export function endInterrupted({
  db,
  changes,
  owner,
  isLiving,
  answers,
}: Pick<ConversationsDeps, 'db' | 'changes' | 'owner' | 'isLiving' | 'answers'>): void {
  const left = selectMessages(db, `WHERE state = 'answering'`, {}).filter(
    (message) =>
      message.owner === null ||
      (message.owner === owner ? answers.live(message.id) === null : !isLiving(message.owner)),
  );
  if (left.length === 0) return;
  db.write((tx) => {
    for (const message of left) {
      updateAnswer(tx, { ...message, state: 'interrupted', owner: null, parts: endedParts(message.parts) });
    }
  });
  changes.publish(
    'conversations',
    left.map(({ conversationId }) => conversationId),
  );
}

/** The parts of an answer that nobody works on: a call in it waits for nobody. */
export const endedParts = (parts: readonly MessagePart[]): MessagePart[] =>
  parts.map((part) =>
    part.type === 'call' && (part.state === 'waiting' || part.state === 'running')
      ? { ...part, state: 'interrupted' }
      : part,
  );
