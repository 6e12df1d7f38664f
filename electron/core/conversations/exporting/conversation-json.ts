import { textIn } from '../../../../shared/domain/failures/failure-data.ts';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { Message, MessagePart } from '../../../../shared/domain/conversation/message.ts';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';
import type { ConversationHead } from '../stored/conversation-table.ts';

/** To be counted up when the meaning of a field changes. */
const VERSION = 1;

/**
 * A conversation with all versions and branches as JSON: a tree of messages by `parentId`, in the order in which they were written,
 * of which `shownMessageId` ends the branch that is shown. Items are named by ID and title; there are no paths, and of failures only
 * codes, because their details may name files and addresses.
 */
export function conversationJson(head: ConversationHead, messages: readonly Message[]): string {
  const { id, title, settings, leafId } = head;
  const conversation = {
    format: 'atelier-conversation',
    version: VERSION,
    id,
    title,
    settings,
    shownMessageId: leafId,
    messages: messages.map(exportedMessage),
  };
  return `${JSON.stringify(conversation, null, 2)}\n`;
}

const exportedMessage = (message: Message) => ({
  id: message.id,
  parentId: message.parentId,
  role: message.role,
  state: message.state,
  incomplete: message.incomplete,
  failure: exportedFailure(message.failure),
  model: message.model,
  usage: message.usage,
  createdAt: iso(message.createdAtMs),
  finishedAt: iso(message.finishedAtMs),
  parts: message.parts.map(exportedPart),
});

function exportedPart(part: MessagePart) {
  if (part.type !== 'call') return part;
  const { answer, failure, arguments: input, ...call } = part;
  return { ...call, arguments: plain(input), answer: answer && plain(answer), failure: exportedFailure(failure) };
}

const exportedFailure = (failure: FailureRecord | null) =>
  failure && { code: failure.code, reason: textIn(failure.data, 'reason') };

/** What a model wrote as JSON, as far as it is. */
const plain = (json: string): unknown => parseJson(json) ?? json;

const iso = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());
