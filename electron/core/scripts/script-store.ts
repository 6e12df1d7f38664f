import { applyScriptPatch } from '../../../shared/domain/script/apply-script-patch.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { ScriptPatch } from '../../../shared/domain/script/script-edit.ts';
import type { Pronunciation, ScriptChange } from '../../../shared/domain/script/script-views.ts';
import type { Script, ScriptContent } from '../../../shared/domain/script/script.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db, Tx } from '../database/database.ts';
import { createRevisionCache } from '../database/revision-cache.ts';
import { loadContent, storePatch } from './content-table.ts';
import { followEdit, type FollowedRows } from './editing/follow-edit.ts';
import { findHead, type ScriptHead } from './script-table.ts';

const CACHED_SCRIPTS = 3;

/** Inside a change: what is there, and the way to alter it. */
export type ScriptChanging = {
  tx: Tx;
  head: ScriptHead;
  content: ScriptContent;
  /** Stores a patch as the next revision; at most once in a change. */
  commit(patch: ScriptPatch, history: { label: string; undoPosition: number; stepCount: number }): ScriptChange;
};

/** Text, cast and settings of scripts; every change is one transaction and one revision. */
export interface ScriptStore {
  /** Throws NOT_FOUND. */
  script(id: ItemId): Script;
  /** For a look in passing: leaves the contents of the scripts that are worked on in memory. */
  read(head: ScriptHead): ScriptContent;
  change<Result>(id: ItemId, work: (changing: ScriptChanging) => Result): Result;
}

type Written = { revision: number; content: ScriptContent; followed: FollowedRows };
/** What a store is built on; `dictionary` gives all entries of all scopes. */
type StoreDeps = { db: Db; changes: Changes; dictionary(): readonly Pronunciation[] };

/** Builds the store. The cache is checked against the stored revision, since another process may write too. */
export function createScriptStore({ db, changes, dictionary }: StoreDeps): ScriptStore {
  const cache = createRevisionCache<ItemId, ScriptContent>(CACHED_SCRIPTS);
  const read = (head: ScriptHead, from: Db | Tx = db) => cache.find(head.id, head.revision) ?? loadContent(from, head);
  const contentOf = (head: ScriptHead, from: Db | Tx = db) => {
    const content = read(head, from);
    cache.keep(head.id, head.revision, content);
    return content;
  };
  return {
    script: (id) => {
      const head = findHead(db, id);
      return wholeScript(head, contentOf(head));
    },
    read: (head) => read(head),
    change: (id, work) => {
      let written = null as Written | null;
      let isRenamed = false;
      const result = db.write((tx) => {
        const head = findHead(tx, id);
        const content = contentOf(head, tx);
        const commit: ScriptChanging['commit'] = (patch, history) => {
          const change = commitPatch(tx, head, { patch, ...history });
          const after = applyScriptPatch(content, patch);
          const followed = followEdit(tx, id, { patch, before: content, after, dictionary: dictionary() });
          written = { revision: change.revision, content: after, followed };
          isRenamed = patch.title !== null;
          return change;
        };
        return work({ tx, head, content, commit });
      });
      // Only now: a transaction that was rolled back must leave no trace in memory.
      if (written) {
        cache.keep(id, written.revision, written.content);
        changes.publish('scripts', [id]);
        if (written.followed.takes) changes.publish('takes', [id]);
        if (written.followed.failures) changes.publish('generation', [id]);
      }
      if (isRenamed) changes.publish('library', [id]);
      return result;
    },
  };
}

function wholeScript(head: ScriptHead, content: ScriptContent): Script {
  const { id, revision, dubOf, createdAtMs, undoPosition, stepCount } = head;
  return { ...content, id, revision, canUndo: undoPosition > 0, canRedo: undoPosition < stepCount, dubOf, createdAtMs };
}

function commitPatch(
  tx: Tx,
  head: ScriptHead,
  change: { patch: ScriptPatch; label: string; undoPosition: number; stepCount: number },
): ScriptChange {
  const { patch, label, undoPosition, stepCount } = change;
  const { id } = head;
  const revision = head.revision + 1;
  storePatch(tx, id, patch);
  // After the patch: a new title counts the revision up by itself.
  tx.run('UPDATE scripts SET revision = :revision, undo_position = :undoPosition WHERE id = :id', {
    id,
    revision,
    undoPosition,
  });
  tx.run('UPDATE items SET updated_at_ms = :now WHERE id = :id', { id, now: Date.now() });
  return { id, revision, patch, label, canUndo: undoPosition > 0, canRedo: undoPosition < stepCount };
}
