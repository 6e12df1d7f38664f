import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { ScriptSettings } from '../../../shared/domain/script/script-settings.ts';
import type { Script } from '../../../shared/domain/script/script.ts';
import type { Db, Tx } from '../database/database.ts';
import { type StepTable, stepCountOf } from '../database/undo-steps.ts';
import { insertItem } from '../library/items/item-table.ts';

/** A script without its lines and cast. `undoPosition` steps of `stepCount` are applied. */
export type ScriptHead = {
  id: ItemId;
  title: string;
  settings: ScriptSettings;
  dubOf: Script['dubOf'];
  revision: number;
  undoPosition: number;
  stepCount: number;
  createdAtMs: number;
};

type HeadRow = {
  id: string;
  title: string;
  settings: string;
  dub_media_id: string | null;
  dub_transcript_id: string | null;
  revision: number;
  undo_position: number;
  step_count: number;
  created_at_ms: number;
};

/** Where the undo steps of scripts are. */
export const SCRIPT_STEPS: StepTable = { steps: 'script_undo_steps', owner: 'script_id' };

const HEAD = `SELECT scripts.*, items.title, items.created_at_ms,
    ${stepCountOf(SCRIPT_STEPS, 'scripts.id')} AS step_count
  FROM scripts JOIN items ON items.id = scripts.id WHERE scripts.id = :id`;

/** The head of a script. Throws NOT_FOUND. */
export function findHead(db: Db | Tx, id: ItemId): ScriptHead {
  const row = db.get<HeadRow>(HEAD, { id });
  if (!row) throw new Failure('NOT_FOUND', 'This script is no longer in the library.', { id });
  const mediaId = row.dub_media_id as ItemId | null;
  const transcriptId = row.dub_transcript_id as ItemId | null;
  return {
    id: row.id as ItemId,
    title: row.title,
    settings: JSON.parse(row.settings) as ScriptSettings,
    dubOf: mediaId !== null && transcriptId !== null ? { mediaId, transcriptId } : null,
    revision: row.revision,
    undoPosition: row.undo_position,
    stepCount: row.step_count,
    createdAtMs: row.created_at_ms,
  };
}

/** Stores a script without lines and cast together with its item. */
export function insertScript(
  tx: Tx,
  script: Pick<ScriptHead, 'id' | 'title' | 'settings' | 'dubOf'> & { sourceName: string | null },
): void {
  const { id, title, sourceName, settings, dubOf } = script;
  insertItem(tx, {
    id,
    kind: 'script',
    title,
    sourceName,
    sourcePath: null,
    sizeBytes: null,
    mediaFile: null,
    recipe: null,
  });
  tx.run(
    `INSERT INTO scripts (id, settings, dub_media_id, dub_transcript_id)
     VALUES (:id, :settings, :mediaId, :transcriptId)`,
    {
      id,
      settings: JSON.stringify(settings),
      mediaId: dubOf?.mediaId ?? null,
      transcriptId: dubOf?.transcriptId ?? null,
    },
  );
}
