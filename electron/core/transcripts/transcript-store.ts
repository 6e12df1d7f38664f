import { applyPatch, type TranscriptContent } from '../../../shared/domain/transcript/apply-patch.ts';
import type { ItemId, SegmentId } from '../../../shared/domain/ids.ts';
import type { TranscriptChange } from '../../../shared/domain/transcript/transcript-change.ts';
import type { TranscriptPatch } from '../../../shared/domain/transcript/transcript-edit.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db, Tx } from '../database/database.ts';
import { createRevisionCache } from '../database/revision-cache.ts';
import { loadContent, storePatch } from './content-table.ts';
import { findHead, type HeadUpdate, type TranscriptHead, updateHead } from './transcript-table.ts';

const CACHED_TRANSCRIPTS = 3;
/** Revisions kept for readers that catch up; who is further behind reads the whole. */
const KEPT_REVISIONS = 300;

/** Inside a change: what is there, and the ways to alter it. */
export type TranscriptChanging = {
  tx: Tx;
  head: TranscriptHead;
  content: TranscriptContent;
  /** Stores a patch as the next revision; at most once in a change. */
  commit(patch: TranscriptPatch, options: CommitOptions): TranscriptChange;
  /** Alters columns of the head that are no revision (state, progress). */
  updateHead(update: HeadUpdate): void;
};

/**
 * How a patch is stored. `undoPosition` and `stepCount` after it; lines whose speaker a person chose in it, or, where it is
 * `isRestoring`, all of its lines whose speaker a person had chosen then.
 */
export type CommitOptions = {
  label: string;
  undoPosition?: number;
  stepCount?: number;
  chosenByUser?: ReadonlySet<SegmentId>;
  isRestoring?: boolean;
};

/** Lines, speakers and revisions of transcripts; every change is one transaction and one revision. */
export interface TranscriptStore {
  content(head: TranscriptHead): TranscriptContent;
  change<Result>(id: ItemId, work: (changing: TranscriptChanging) => Result): Result;
  /** Changes after `revision`, or null when the whole must be read again. */
  changesAfter(head: TranscriptHead, revision: number): TranscriptChange[] | null;
}

type Written = { revision: number; content: TranscriptContent };

/** Builds the store. The cache is checked against the stored revision, since another process may write too. */
export function createTranscriptStore({ db, changes }: { db: Db; changes: Changes }): TranscriptStore {
  const cache = createRevisionCache<ItemId, TranscriptContent>(CACHED_TRANSCRIPTS);
  const content = (head: TranscriptHead, from: Db | Tx = db) => {
    const cached = cache.find(head.id, head.revision);
    if (cached) return cached;
    const loaded = loadContent(from, head.id);
    cache.keep(head.id, head.revision, loaded);
    return loaded;
  };
  return {
    content: (head) => content(head),
    change: (id, work) => {
      let written = null as Written | null;
      const result = db.write((tx) => {
        const head = findHead(tx, id);
        const present = content(head, tx);
        const commit: TranscriptChanging['commit'] = (patch, options) => {
          const change = commitPatch(tx, head, { patch, options });
          written = { revision: change.revision, content: applyPatch(present, patch) };
          return change;
        };
        return work({ tx, head, content: present, commit, updateHead: (update) => updateHead(tx, id, update) });
      });
      // Only now: a transaction that was rolled back must leave no trace in memory.
      if (written) cache.keep(id, written.revision, written.content);
      changes.publish('transcripts', [id]);
      return result;
    },
    changesAfter: (head, revision) => changesAfter(db, head, revision),
  };
}

function commitPatch(
  tx: Tx,
  head: TranscriptHead,
  { patch, options }: { patch: TranscriptPatch; options: CommitOptions },
): TranscriptChange {
  const undoPosition = options.undoPosition ?? head.undoPosition;
  const stepCount = options.stepCount ?? head.stepCount;
  const revision = head.revision + 1;
  const { chosenByUser = new Set(), isRestoring = false } = options;
  storePatch(tx, head.id, { patch, chosenByUser, isRestoring });
  updateHead(tx, head.id, { revision, undoPosition });
  tx.run('UPDATE items SET updated_at_ms = :now WHERE id = :id', { id: head.id, now: Date.now() });
  const change: TranscriptChange = {
    id: head.id,
    revision,
    patch,
    label: options.label,
    canUndo: undoPosition > 0,
    canRedo: undoPosition < stepCount,
  };
  tx.run(
    `INSERT INTO revisions (transcript_id, revision, label, patch, can_undo, can_redo)
     VALUES (:id, :revision, :label, :patch, :canUndo, :canRedo)`,
    {
      id: head.id,
      revision,
      label: options.label,
      patch: JSON.stringify(patch),
      canUndo: change.canUndo ? 1 : 0,
      canRedo: change.canRedo ? 1 : 0,
    },
  );
  tx.run('DELETE FROM revisions WHERE transcript_id = :id AND revision <= :old', {
    id: head.id,
    old: revision - KEPT_REVISIONS,
  });
  return change;
}

type RevisionRow = { revision: number; label: string; patch: string; can_undo: number; can_redo: number };

function changesAfter(db: Db, head: TranscriptHead, revision: number): TranscriptChange[] | null {
  if (revision > head.revision) return null;
  const rows = db.all<RevisionRow>(
    'SELECT * FROM revisions WHERE transcript_id = :id AND revision > :revision ORDER BY revision',
    { id: head.id, revision },
  );
  if (rows.length !== head.revision - revision) return null;
  return rows.map((row) => ({
    id: head.id,
    revision: row.revision,
    patch: JSON.parse(row.patch) as TranscriptPatch,
    label: row.label,
    canUndo: row.can_undo === 1,
    canRedo: row.can_redo === 1,
  }));
}
