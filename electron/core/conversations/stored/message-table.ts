import { Failure, type FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import {
  type IncompleteReason,
  type Message,
  type MessagePart,
  type MessageState,
  textOfParts,
  type TokenUsage,
} from '../../../../shared/domain/conversation/message.ts';
import type { MessageNode } from '../../../../shared/domain/conversation/message-tree.ts';
import type { ConversationSettings } from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { ItemId, MessageId } from '../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../database/database.ts';

/** A message and where it belongs. `owner` is the program that answers it. */
export type StoredMessage = Message & { conversationId: ItemId; owner: string | null };

type MessageRow = {
  id: string;
  conversation_id: string;
  parent_id: string | null;
  role: string;
  state: string;
  parts: string;
  incomplete: string | null;
  failure: string | null;
  model: string | null;
  usage: string | null;
  owner: string | null;
  created_at_ms: number;
  finished_at_ms: number | null;
};

const fromRow = (row: MessageRow): StoredMessage => ({
  id: row.id as MessageId,
  conversationId: row.conversation_id as ItemId,
  parentId: row.parent_id as MessageId | null,
  role: row.role as Message['role'],
  state: row.state as MessageState,
  parts: JSON.parse(row.parts) as MessagePart[],
  incomplete: row.incomplete as IncompleteReason | null,
  failure: row.failure === null ? null : (JSON.parse(row.failure) as FailureRecord),
  model: row.model,
  usage: row.usage === null ? null : (JSON.parse(row.usage) as TokenUsage),
  owner: row.owner,
  createdAtMs: row.created_at_ms,
  finishedAtMs: row.finished_at_ms,
});

/** Messages by the rest of a SELECT ("WHERE … ORDER BY …"). */
export function selectMessages(
  db: Db | Tx,
  rest: string,
  parameters: Record<string, string | number | null>,
): StoredMessage[] {
  return db.all<MessageRow>(`SELECT * FROM messages ${rest}`, parameters).map(fromRow);
}

/** The message with that id. Throws NOT_FOUND. */
export function findMessage(db: Db | Tx, id: MessageId): StoredMessage {
  const [message] = selectMessages(db, 'WHERE id = :id', { id });
  if (!message) throw new Failure('NOT_FOUND', 'This message is no longer in the library.', { id });
  return message;
}

/** All messages of a conversation as a tree, in the order in which they were written. */
export function messageNodes(db: Db | Tx, conversationId: ItemId): MessageNode[] {
  const sql = 'SELECT id, parent_id AS parentId FROM messages WHERE conversation_id = :conversationId ORDER BY row';
  return db.all<MessageNode>(sql, { conversationId });
}

/** Messages by their ids, in the order of the ids. */
export function messagesOf(db: Db | Tx, ids: readonly MessageId[]): StoredMessage[] {
  const found = selectMessages(db, 'WHERE id IN (SELECT value FROM json_each(:ids))', { ids: JSON.stringify(ids) });
  const byId = new Map(found.map((message) => [message.id, message]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Stores a new message. */
export function insertMessage(tx: Tx, message: StoredMessage): void {
  tx.run(
    `INSERT INTO messages (id, conversation_id, parent_id, role, state, parts, text, incomplete, failure, model, usage, owner,
       created_at_ms, finished_at_ms)
     VALUES (:id, :conversationId, :parentId, :role, :state, :parts, :text, :incomplete, :failure, :model, :usage, :owner,
       :createdAtMs, :finishedAtMs)`,
    { ...message, ...jsonOf(message) },
  );
  const sql = 'UPDATE conversations SET leaf_id = :id, last_message_at_ms = :createdAtMs WHERE id = :conversationId';
  const { id, conversationId, createdAtMs } = message;
  tx.run(sql, { id, conversationId, createdAtMs });
}

/** Writes an answer as it is now. Its text is searched from its end on. */
export function updateAnswer(tx: Tx, message: StoredMessage): void {
  const { id, state, incomplete, model, owner, finishedAtMs } = message;
  tx.run(
    `UPDATE messages SET state = :state, parts = :parts, text = :text, incomplete = :incomplete, failure = :failure,
       model = :model, usage = :usage, owner = :owner, finished_at_ms = :finishedAtMs WHERE id = :id`,
    { id, state, incomplete, model, owner, finishedAtMs, ...jsonOf(message) },
  );
}

const jsonOf = ({ parts, failure, usage, state }: StoredMessage) => ({
  parts: JSON.stringify(parts),
  text: state === 'answering' ? '' : textOfParts(parts),
  failure: failure && JSON.stringify(failure),
  usage: usage && JSON.stringify(usage),
});

/** Counts what one request used. */
export function insertUsage(
  tx: Tx,
  used: { message: StoredMessage; settings: ConversationSettings; model: string; usage: TokenUsage; nowMs: number },
): void {
  const { message, settings, model, usage, nowMs } = used;
  tx.run(
    `INSERT INTO token_usage (conversation_id, message_id, at_ms, engine, model, tier, input_tokens, cached_tokens,
       output_tokens, reasoning_tokens)
     VALUES (:conversationId, :id, :nowMs, :engine, :model, :tier, :inputTokens, :cachedTokens, :outputTokens, :reasoningTokens)`,
    {
      conversationId: message.conversationId,
      id: message.id,
      nowMs,
      engine: settings.engine,
      model,
      tier: settings.tier,
      ...usage,
    },
  );
}
