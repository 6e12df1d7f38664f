import { branchRuns, type ConversationBranch } from '../../../../shared/domain/conversation/branches.ts';
import { lastWordsOf } from '../../../../shared/domain/conversation/answers/last-words.ts';
import type { Db } from '../../database/database.ts';
import type { ConversationHead } from './conversation-table.ts';
import { messageNodes } from './message-table.ts';

/** Characters of a message that a row shows. */
const FIRST_WORDS = 160;

type Words = Pick<ConversationBranch, 'id' | 'role' | 'words' | 'createdAtMs'>;

/** The branches of a conversation as a tree, see branchRuns. What is being answered has no words yet. */
export function listBranches(db: Db, { id, leafId }: Pick<ConversationHead, 'id' | 'leafId'>): ConversationBranch[] {
  const runs = branchRuns(messageNodes(db, id), leafId);
  const rows = db.all<Words>(
    `SELECT id, role, substr(text, 1, ${FIRST_WORDS}) AS words, created_at_ms AS createdAtMs FROM messages
     WHERE id IN (SELECT value FROM json_each(:ids))`,
    { ids: JSON.stringify(runs.map((run) => run.id)) },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return runs.flatMap((run) => {
    const row = byId.get(run.id);
    return row ? [{ ...row, ...run, words: lastWordsOf(row.words) }] : [];
  });
}
