import type { MessageId } from '../ids.ts';

/** A message as the tree knows it. Lists of them are in the order in which they were written. */
export type MessageNode = { id: MessageId; parentId: MessageId | null };

/** The messages that follow each message, in the order in which they were written; the first ones follow null. */
export function childrenOf(nodes: readonly MessageNode[]): ReadonlyMap<MessageId | null, readonly MessageId[]> {
  const children = new Map<MessageId | null, MessageId[]>();
  for (const { id, parentId } of nodes) {
    const following = children.get(parentId);
    if (following) following.push(id);
    else children.set(parentId, [id]);
  }
  return children;
}

/** The branch that ends with a message, from the first one on, each with all of its versions; empty for none. */
export function branchTo(
  nodes: readonly MessageNode[],
  leafId: MessageId | null,
): { id: MessageId; versions: readonly MessageId[] }[] {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
  const children = childrenOf(nodes);
  const branch: { id: MessageId; versions: readonly MessageId[] }[] = [];
  // A row that names itself among its forebears must not hang the window.
  const seen = new Set<MessageId>();
  for (let id = leafId; id !== null && parents.has(id) && !seen.has(id); id = parents.get(id) ?? null) {
    seen.add(id);
    branch.unshift({ id, versions: children.get(parents.get(id) ?? null) ?? [id] });
  }
  return branch;
}

/** The last message of the branch that goes on from a message, by the newest version each time. */
export function newestLeaf(nodes: readonly MessageNode[], id: MessageId): MessageId {
  const children = childrenOf(nodes);
  const seen = new Set<MessageId>([id]);
  let leaf = id;
  for (;;) {
    const next = children.get(leaf)?.at(-1);
    if (next === undefined || seen.has(next)) return leaf;
    seen.add(next);
    leaf = next;
  }
}
