import path from 'node:path';
import type {
  ConversationFormat,
  ConversationTextFormat,
} from '../../../../shared/domain/conversation/exporting/conversation-export.ts';
import { conversationMarkdown } from '../../../../shared/domain/conversation/exporting/conversation-markdown.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { safeFileName } from '../../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { writeNewFile } from '../../files/paths/new-files.ts';
import type { ConversationsDeps } from '../conversations-deps.ts';
import { shownConversation } from '../shown-conversation.ts';
import { findConversation } from '../stored/conversation-table.ts';
import { selectMessages } from '../stored/message-table.ts';
import { conversationJson } from './conversation-json.ts';

/** See Conversations.render. */
export async function renderConversation(
  deps: ConversationsDeps,
  { id, format }: { id: ItemId; format: ConversationTextFormat },
): Promise<string> {
  switch (format) {
    case 'md':
      return conversationMarkdown(shownConversation(deps, id));
    case 'html':
      return await asPage(deps, id);
    case 'json':
      return wholeAsJson(deps, id);
  }
}

/** What typesets formulas is large, and of no use until a page is wanted. */
async function asPage(deps: ConversationsDeps, id: ItemId): Promise<string> {
  const { conversationHtml } = await import('../../../../shared/domain/conversation/html/conversation-html.ts');
  return conversationHtml(shownConversation(deps, id));
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
export async function exportConversations(
  deps: ConversationsDeps,
  { ids, format, folder: given }: { ids: readonly ItemId[]; format: ConversationFormat; folder?: string | undefined },
): Promise<{ fileNames: string[]; folder: string } | null> {
  const heads = ids.map((id) => findConversation(deps.db, id));
  const chosen = given ?? (await deps.shell.chooseExportFolder('chats'));
  if (chosen === null) return null;
  const folder = path.resolve(chosen);
  const fileNames: string[] = [];
  // One after the other: each may be large, and a page that is printed takes a window.
  for (const { id, title } of heads) {
    const content = format === 'pdf' ? await asPdf(deps, id) : await renderConversation(deps, { id, format });
    fileNames.push(await writeNewFile(folder, safeFileName(title, format), content));
  }
  return { fileNames, folder };
}

async function asPdf(deps: ConversationsDeps, id: ItemId): Promise<Uint8Array> {
  const pdf = await deps.shell.printPdf(await asPage(deps, id));
  if (!pdf) throw reasonedFailure('CONFLICT', 'pdf_needs_window');
  return pdf;
}
