import type { MessageId } from '../ids.ts';
import { branchTo, childrenOf, type MessageNode } from './message-tree.ts';

/**
 * Messages in a row that nothing branches off between, by the first of them. `level` is 0 along the branch that is shown, and one more
 * for each fork that leads away from it. `version` of `versions` counts from 1; 1 of 1 for the beginning.
 */
export type BranchRun = {
  id: MessageId;
  level: number;
  isShown: boolean;
  messageCount: number;
  version: number;
  versions: number;
};

/** A run as it is listed: with who says its first message, the beginning of that, and when it was said. */
export type ConversationBranch = BranchRun & { role: 'user' | 'assistant'; words: string; createdAtMs: number };

type Open = Pick<BranchRun, 'id' | 'level' | 'version' | 'versions'>;

/**
 * The tree of a conversation from its beginning on. At a fork the other versions come first, each with what follows it, then the one
 * that is shown, or else the newest, on the level of what it follows: so the branch that is shown reads straight down.
 */
export function branchRuns(nodes: readonly MessageNode[], leafId: MessageId | null): BranchRun[] {
  const children = childrenOf(nodes);
  const shown = new Set(branchTo(nodes, leafId).map(({ id }) => id));
  const runs: BranchRun[] = [];
  // A row that names itself among its forebears must not hang the program.
  const seen = new Set<MessageId>();
  // What is still to be listed, the next one last. No recursion, as a chat may fork at each of thousands of messages.
  const open: Open[] = forkOf(children.get(null) ?? [], { shown, level: 0 });
  for (let next = open.pop(); next; next = open.pop()) {
    let [last, messageCount] = [next.id, 0];
    for (;;) {
      if (seen.has(last)) break;
      seen.add(last);
      messageCount += 1;
      const following = children.get(last) ?? [];
      const [only] = following;
      if (following.length !== 1 || only === undefined) {
        open.push(...forkOf(following, { shown, level: next.level }));
        break;
      }
      last = only;
    }
    if (messageCount > 0) runs.push({ ...next, isShown: shown.has(next.id), messageCount });
  }
  return runs;
}

/** The versions at a fork, in the order in which they are taken up from the end of a stack. */
function forkOf(ids: readonly MessageId[], { shown, level }: { shown: ReadonlySet<MessageId>; level: number }): Open[] {
  const straight = ids.find((id) => shown.has(id)) ?? ids.at(-1);
  const versions = ids.map((id, index) => ({ id, level: level + 1, version: index + 1, versions: ids.length }));
  const rest = versions.filter(({ id }) => id !== straight);
  return [...versions.filter(({ id }) => id === straight).map((each) => ({ ...each, level })), ...rest.toReversed()];
}
