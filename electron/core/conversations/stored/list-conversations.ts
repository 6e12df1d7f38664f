import type {
  ConversationHit,
  ConversationRow,
  MonthUsage,
} from '../../../../shared/domain/conversation/conversation.ts';
import { lastWordsOf } from '../../../../shared/domain/conversation/answers/last-words.ts';
import type { UsedTokens } from '../../../../shared/domain/conversation/message.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db } from '../../database/database.ts';
import { searchTerms } from '../../database/search-terms.ts';
import { isItemBinned } from '../../organisation/organisation-table.ts';

/** Characters of the last message that a row shows. */
const LAST_WORDS = 160;
/** Tokens around the words that were found. */
const SNIPPET_WORDS = 16;

const LIST = `SELECT conversations.id, items.title, conversations.settings ->> '$.engine' AS engine,
    items.created_at_ms AS createdAtMs, last_message_at_ms AS lastMessageAtMs,
    is_pinned AS isPinned, is_archived AS isArchived, place, draft_text <> '' OR draft_attachments <> '[]' AS hasDraft,
    coalesce(substr((SELECT text FROM messages WHERE conversation_id = conversations.id AND text <> ''
      ORDER BY row DESC LIMIT 1), 1, ${LAST_WORDS}), '') AS lastWords,
    EXISTS (SELECT 1 FROM messages WHERE conversation_id = conversations.id AND state = 'answering') AS isAnswering,
    (SELECT json_group_array(folder) FROM (SELECT folder FROM organisation_folders
      WHERE subject_kind = 'item' AND subject_id = conversations.id ORDER BY folder)) AS folders
  FROM conversations JOIN items USING (id) WHERE NOT ${isItemBinned('conversations.id')}
  ORDER BY is_pinned DESC, last_message_at_ms DESC, items.row DESC`;

type Flags = 'isPinned' | 'isArchived' | 'isAnswering' | 'hasDraft';
type ListRow = Omit<ConversationRow, Flags | 'needsApproval' | 'folders'> & Record<Flags, number> & { folders: string };

/** All conversations outside the bin. `waiting` tells in which of them a tool waits for the user. */
export function listConversations(db: Db, waiting: (id: ItemId) => boolean): ConversationRow[] {
  return db.all<ListRow>(LIST).map((row) => ({
    ...row,
    lastWords: lastWordsOf(row.lastWords),
    isPinned: row.isPinned === 1,
    isArchived: row.isArchived === 1,
    isAnswering: row.isAnswering === 1,
    hasDraft: row.hasDraft === 1,
    needsApproval: waiting(row.id),
    folders: JSON.parse(row.folders) as string[],
  }));
}

const HITS = (condition: string, text: string, from: string) => `SELECT item_text.item_id AS id, items.title,
    messages.id AS messageId, ${text} AS text, coalesce(messages.created_at_ms, items.created_at_ms) AS atMs
  FROM ${from} JOIN items ON items.id = item_text.item_id AND items.kind = 'conversation'
  LEFT JOIN messages ON item_text.part = 'line' AND messages.row = item_text.source_row
  WHERE ${condition} AND NOT ${isItemBinned('items.id')} ORDER BY atMs DESC LIMIT :limit`;

/** Where the words of a query are in conversations outside the bin, the newest first. */
export function findInConversations(db: Db, { query, limit }: { query: string; limit: number }): ConversationHit[] {
  const terms = searchTerms(query);
  if (!terms) return [];
  const { match, like } = terms;
  const sql =
    match === null
      ? HITS(`item_text.text LIKE :words ESCAPE '\\'`, `substr(item_text.text, 1, 200)`, 'item_text')
      : HITS(
          'item_search MATCH :words',
          `snippet(item_search, 0, '', '', '…', ${SNIPPET_WORDS})`,
          'item_search JOIN item_text ON item_text.row = item_search.rowid',
        );
  return db
    .all<ConversationHit>(sql, { words: match ?? like, limit })
    .map((hit) => ({ ...hit, text: hit.text.replaceAll(/\s+/g, ' ').trim() }));
}

const SUMS = `sum(input_tokens) AS inputTokens, sum(cached_tokens) AS cachedTokens, sum(output_tokens) AS outputTokens,
  sum(reasoning_tokens) AS reasoningTokens`;

/** Tokens of all answers of a conversation by message, model and tier. A deleted message is an empty ID. */
export function usedBy(db: Db, id: ItemId): (UsedTokens & { messageId: string })[] {
  return db.all<UsedTokens & { messageId: string }>(
    `SELECT coalesce(message_id, '') AS messageId, engine, model, tier, ${SUMS} FROM token_usage
     WHERE conversation_id = :id GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
    { id },
  );
}

/** Tokens by month, engine, model and tier, the newest month first. */
export function usageByMonth(db: Db): MonthUsage[] {
  return db.all<MonthUsage>(
    `SELECT strftime('%Y-%m', at_ms / 1000, 'unixepoch', 'localtime') AS month, engine, model, tier, count(*) AS answers, ${SUMS}
     FROM token_usage GROUP BY 1, 2, 3, 4 ORDER BY month DESC, engine, model, tier`,
  );
}
