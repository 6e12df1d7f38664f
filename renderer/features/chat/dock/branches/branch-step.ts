import type { ConversationBranch } from '../../../../../shared/domain/conversation/branches.ts';

/**
 * Where a key leads in a tree of branches, as an index: up and down by a row, left to what a branch leads away from, right to the first
 * that leads away from it. The one it is at where there is nothing; null for other keys.
 */
export function branchStep(rows: readonly Pick<ConversationBranch, 'level'>[], at: number, key: string): number | null {
  const level = rows[at]?.level ?? 0;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft': {
      const from = rows.slice(0, at).findLastIndex((row) => row.level < level);
      return from < 0 ? at : from;
    }
    case 'ArrowRight':
      return (rows[at + 1]?.level ?? 0) > level ? at + 1 : at;
    default:
      return null;
  }
}
