import path from 'node:path';
import { conversationMarkdown } from '../../../../shared/domain/conversation/conversation-markdown.ts';
import type { ConversationFormat } from '../../../../shared/domain/conversation/conversation-export.ts';
import { safeFileName } from '../../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { writeNewFile } from '../../files/new-files.ts';
import type { ConversationsDeps } from '../conversations-deps.ts';
import { shownConversation } from '../shown-conversation.ts';
import { findConversation } from '../stored/conversation-table.ts';
import { selectMessages } from '../stored/message-table.ts';
import { conversationJson } from './conversation-json.ts';

/** See Conversations.render. */
export function renderConversation(
  deps: ConversationsDeps,
  { id, format }: { id: ItemId; format: ConversationFormat },
): { text: string; fileName: string } {
  const head = findConversation(deps.db, id);
  const text = format === 'md' ? conversationMarkdown(shownConversation(deps, id)) : wholeAsJson(deps, id);
  return { text, fileName: safeFileName(head.title, format) };
}

function wholeAsJson({ db, answers }: ConversationsDeps, id: ItemId): string {
  const messages = selectMessages(db, 'WHERE conversation_id = :id ORDER BY row', { id });
  // What is under way is further than what was stored of it.
  const now = messages.map((message) => ({
    ...message,
    parts: [...(answers.live(message.id)?.parts ?? message.parts)],
  }));
  return conversationJson(findConversation(db, id), now);
}

/** See Conversations.export. */
export async function exportConversation(
  deps: ConversationsDeps,
  { folder: given, ...what }: { id: ItemId; format: ConversationFormat; folder?: string | undefined },
): Promise<{ fileName: string; folder: string } | null> {
  findConversation(deps.db, what.id);
  const chosen = given ?? (await deps.shell.chooseFolder('Choose an export folder'));
  if (chosen === null) return null;
  const folder = path.resolve(chosen);
  const { text, fileName } = renderConversation(deps, what);
  return { fileName: await writeNewFile(folder, fileName, text), folder };
}
