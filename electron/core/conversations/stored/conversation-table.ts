import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ConversationDraft } from '../../../../shared/domain/conversation/conversation.ts';
import type { ConversationSettings } from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { ToolRule } from '../../../../shared/domain/conversation/tool-approval.ts';
import type { ItemId, MessageId } from '../../../../shared/domain/ids.ts';
import type { ToolName } from '../../../../shared/domain/tools/tools.ts';
import type { Db, Tx } from '../../database/database.ts';
import { insertItem } from '../../library/items/item-table.ts';

/** A conversation without its messages. `isTitled`: it has its own title, and not that of a new one. */
export type ConversationHead = {
  id: ItemId;
  title: string;
  settings: ConversationSettings;
  leafId: MessageId | null;
  draft: ConversationDraft;
  toolRules: Partial<Record<ToolName, ToolRule>>;
  isTitled: boolean;
  isPinned: boolean;
  isArchived: boolean;
};

type HeadRow = {
  id: string;
  title: string;
  settings: string;
  leaf_id: string | null;
  draft_text: string;
  draft_attachments: string;
  tool_rules: string;
  is_titled: number;
  is_pinned: number;
  is_archived: number;
};

/** The head of a conversation. Throws NOT_FOUND. */
export function findConversation(db: Db | Tx, id: ItemId): ConversationHead {
  const sql = 'SELECT conversations.*, title FROM conversations JOIN items USING (id) WHERE id = :id';
  const row = db.get<HeadRow>(sql, { id });
  if (!row) throw new Failure('NOT_FOUND', 'This chat is no longer in the library.', { id });
  return {
    id: row.id as ItemId,
    title: row.title,
    // Chats of earlier versions have no starter prompts.
    settings: { starters: [], ...(JSON.parse(row.settings) as Partial<ConversationSettings>) } as ConversationSettings,
    leafId: row.leaf_id as MessageId | null,
    draft: { text: row.draft_text, attachments: JSON.parse(row.draft_attachments) as ItemId[] },
    toolRules: JSON.parse(row.tool_rules) as ConversationHead['toolRules'],
    isTitled: row.is_titled === 1,
    isPinned: row.is_pinned === 1,
    isArchived: row.is_archived === 1,
  };
}

/** Stores a new conversation together with its item. */
export function insertConversation(
  tx: Tx,
  {
    id,
    title,
    settings,
    isTitled,
    nowMs,
  }: Pick<ConversationHead, 'id' | 'title' | 'settings' | 'isTitled'> & { nowMs: number },
): void {
  const none = { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null, recipe: null };
  insertItem(tx, { id, kind: 'conversation', title, ...none });
  tx.run(
    `INSERT INTO conversations (id, settings, is_titled, last_message_at_ms) VALUES (:id, :settings, :isTitled, :nowMs)`,
    { id, settings: JSON.stringify(settings), isTitled: Number(isTitled), nowMs },
  );
}

const COLUMNS = {
  settings: 'settings',
  leafId: 'leaf_id',
  toolRules: 'tool_rules',
  isTitled: 'is_titled',
  isPinned: 'is_pinned',
  isArchived: 'is_archived',
} as const;

/** Writes what is given of a conversation's head. */
export function updateConversation(
  tx: Tx,
  id: ItemId,
  values: Partial<Pick<ConversationHead, keyof typeof COLUMNS>>,
): void {
  for (const [name, value] of Object.entries(values) as [keyof typeof COLUMNS, unknown][]) {
    const stored =
      typeof value === 'boolean' ? Number(value) : typeof value === 'object' && value ? JSON.stringify(value) : value;
    tx.run(`UPDATE conversations SET ${COLUMNS[name]} = :stored WHERE id = :id`, {
      id,
      stored: stored as string | number | null,
    });
  }
}

/** Writes the draft. */
export function updateDraft(tx: Tx, id: ItemId, { text, attachments }: ConversationDraft): void {
  tx.run('UPDATE conversations SET draft_text = :text, draft_attachments = :attachments WHERE id = :id', {
    id,
    text,
    attachments: JSON.stringify(attachments),
  });
}
