import { randomUUID } from 'node:crypto';
import { CONVERSATION_LIMITS } from '../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { AttachmentPart, MessagePart } from '../../../shared/domain/conversation/message.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, MessageId } from '../../../shared/domain/ids.ts';
import { attachItem } from './answering/attach-items.ts';
import { type AnswerStart, beginAnswer, checkAnswer, checkIdle, newAnswer } from './begin-answer.ts';
import type { NewMessage } from './conversations.ts';
import type { Db } from '../database/database.ts';
import type { ConversationsDeps } from './conversations-deps.ts';
import { findConversation, updateConversation, updateDraft } from './stored/conversation-table.ts';
import { findMessage, insertMessage, type StoredMessage, updateAnswer } from './stored/message-table.ts';

/** The longest title that a first message gives. */
const TITLE_CHARACTERS = 60;
const CAN_GO_ON: readonly StoredMessage['state'][] = ['incomplete', 'stopped', 'interrupted', 'failed'];

/** Stores a message and begins its answer, see Conversations.send. */
export async function sendMessage(
  deps: ConversationsDeps,
  { id, text, attachments, replaces, openItem, isDraft = false }: NewMessage,
): Promise<{ messageId: MessageId; answerId: MessageId }> {
  checkText(text, attachments);
  await checkAnswer(deps, id);
  const attached: MessagePart[] = [];
  const takesClips = findConversation(deps.db, id).settings.engine === 'cloud';
  for (const each of new Set(attachments)) attached.push((await attachItem(deps.sources, each, { takesClips })).part);
  if (openItem !== undefined && !attachments.includes(openItem)) attached.push(seenItem(deps, openItem));
  const parts: MessagePart[] = [{ type: 'text', text: text.trim() }, ...attached];
  // Again: key and attachments took their time, and another window may have been quicker.
  checkIdle(deps, id);
  const message = newMessage(deps, { id, parts, replaces });
  const answer = newAnswer(deps, message);
  deps.db.writeSynced((tx) => {
    insertMessage(tx, message);
    insertMessage(tx, answer);
    if (isDraft) updateDraft(tx, id, { text: '', attachments: [] });
    if (findConversation(tx, id).isTitled) return;
    tx.run('UPDATE items SET title = :title WHERE id = :id', { id, title: titleOf(text) });
    updateConversation(tx, id, { isTitled: true });
  });
  begin(deps, { message: answer, parts: [], limitFactor: 1 });
  return { messageId: message.id, answerId: answer.id };
}

/** Another version of an answer, see Conversations.regenerate. */
export async function regenerateAnswer(
  deps: ConversationsDeps,
  messageId: MessageId,
): Promise<{ answerId: MessageId }> {
  const before = findMessage(deps.db, messageId);
  const { parentId, conversationId, role } = before;
  if (role !== 'assistant' || parentId === null) throw reasonedFailure('CONFLICT', 'chat_no_answer');
  await checkAnswer(deps, conversationId);
  checkIdle(deps, conversationId);
  const answer = newAnswer(deps, { id: parentId, conversationId });
  deps.db.writeSynced((tx) => insertMessage(tx, answer));
  begin(deps, { message: answer, parts: [], limitFactor: 1 });
  return { answerId: answer.id };
}

/** Goes on with an answer, see Conversations.continue. */
export async function continueAnswer(deps: ConversationsDeps, messageId: MessageId): Promise<void> {
  await checkAnswer(deps, unfinishedAnswer(deps, messageId).conversationId);
  // As it is now: while the key was read, another window may have gone on with it.
  const before = unfinishedAnswer(deps, messageId);
  checkIdle(deps, before.conversationId);
  const message = { ...before, state: 'answering', incomplete: null, failure: null, owner: deps.owner } as const;
  deps.db.writeSynced((tx) => updateAnswer(tx, message));
  begin(deps, {
    message,
    parts: before.parts,
    limitFactor: before.incomplete === 'max_output_tokens' ? 2 : 1,
  });
}

/** The last answer of its chat, where there is more to say. Throws CONFLICT. */
function unfinishedAnswer({ db }: ConversationsDeps, messageId: MessageId): StoredMessage {
  const message = findMessage(db, messageId);
  const { leafId } = findConversation(db, message.conversationId);
  if (message.role === 'assistant' && CAN_GO_ON.includes(message.state) && leafId === messageId) return message;
  throw reasonedFailure('CONFLICT', 'chat_no_answer');
}

function begin(deps: ConversationsDeps, start: AnswerStart): void {
  beginAnswer(deps, start);
  deps.changes.publish('conversations', [start.message.conversationId]);
  deps.changes.publish('library', [start.message.conversationId]);
}

function checkText(text: string, attachments: readonly ItemId[]): void {
  const limits = CONVERSATION_LIMITS;
  if (text.trim() === '' && attachments.length === 0) throw reasonedFailure('INVALID_INPUT', 'message_empty');
  if (text.length > limits.textCharacters || attachments.length > limits.attachments) {
    throw reasonedFailure('INVALID_INPUT', 'message_too_long', {
      characters: limits.textCharacters,
      items: limits.attachments,
    });
  }
}

function seenItem({ sources }: ConversationsDeps, id: ItemId): AttachmentPart {
  const { item } = sources.library.details({ id });
  return { type: 'attachment', itemId: id, kind: item.kind, title: item.title, state: 'seen', characters: null };
}

function newMessage(
  { db, now }: ConversationsDeps,
  { id, parts, replaces }: { id: ItemId; parts: MessagePart[]; replaces: MessageId | undefined },
): StoredMessage {
  const nowMs = now();
  return {
    id: randomUUID() as MessageId,
    conversationId: id,
    parentId: replaces === undefined ? findConversation(db, id).leafId : parentOf(db, { id, replaces }),
    role: 'user',
    state: 'complete',
    parts,
    incomplete: null,
    failure: null,
    model: null,
    usage: null,
    owner: null,
    createdAtMs: nowMs,
    finishedAtMs: nowMs,
  };
}

/** What the message that is replaced answers. Throws NOT_FOUND for one of another chat, too. */
function parentOf(db: Db, { id, replaces }: { id: ItemId; replaces: MessageId }): MessageId | null {
  const { conversationId, parentId } = findMessage(db, replaces);
  if (conversationId !== id) throw new Failure('NOT_FOUND', 'This message is in another chat.', { id: replaces });
  return parentId;
}

/** The first line of a message, cut at a word. */
function titleOf(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() || 'Attachments';
  if (line.length <= TITLE_CHARACTERS) return line;
  const cut = line.slice(0, TITLE_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 30)).trimEnd()}…`;
}
