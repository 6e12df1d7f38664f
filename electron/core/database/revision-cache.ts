/** Contents of documents kept in memory, each with the revision that it is of: an edit must not read ten thousand lines again. */
export interface RevisionCache<Id, Content> {
  /** The content if it is that of `revision`; another process may have written since. */
  find(id: Id, revision: number): Content | undefined;
  keep(id: Id, revision: number, content: Content): void;
}

/** A cache of the `size` documents that were kept last. */
export function createRevisionCache<Id, Content>(size: number): RevisionCache<Id, Content> {
  const kept = new Map<Id, { revision: number; content: Content }>();
  return {
    find: (id, revision) => {
      const found = kept.get(id);
      return found?.revision === revision ? found.content : undefined;
    },
    keep: (id, revision, content) => {
      kept.delete(id);
      kept.set(id, { revision, content });
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    },
  };
}
